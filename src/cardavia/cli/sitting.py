"""A person at the terminal and three bots: deals are played until the person leaves."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from cardavia.arena import Player
from cardavia.bots import so_far_in
from cardavia.bots.levels import Level, at_hand
from cardavia.cards import SEATS, Card, Seat
from cardavia.cli.choosing import an_example, picked, understood
from cardavia.cli.deal import settlement
from cardavia.cli.screen import Leave, Screen
from cardavia.match import Deal, Match, opening, secret_of
from cardavia.rules import Action, AnyGame, Choices, Pick, PlayCard, Refusal
from cardavia.words import Speaker
from cardavia.words.log import name_action, tell
from cardavia.words.refusals import explain


@dataclass(slots=True)
class Sitting:
    """One person's sitting. `key` fixes what the bots of this level draw; `speaker` speaks to the person's seat."""

    match: Match
    seat: Seat
    level: Level
    key: str
    speaker: Speaker
    screen: Screen
    _told: int = field(default=0, init=False)

    def run(self) -> None:
        """Play deal after deal; return when the person leaves."""
        try:
            while True:
                self._play()
                self._settle()
                self._go_on()
        except Leave:
            self._say("terminal-goodbye")

    @property
    def _game(self) -> AnyGame:
        return self.match.game

    @property
    def _deal(self) -> Deal:
        return self.match.deal

    def _play(self) -> None:
        self._told = 0
        self.screen.say("", self.screen.bold(self.speaker.say("terminal-deal", number=self.match.number)))
        self._say("terminal-promise", commitment=self.match.commitment)
        self._tell()
        while not self._deal.over:
            if self.seat in self._deal.actors:
                self._turn()
            else:
                seat = self._deal.actors[0]
                level = at_hand(self.level, self._game)
                bots = Player(level, f"{self.key} {self.match.number}", so_far_in(self.match))
                self._act(seat, bots.asked(self._deal, seat))
            self._tell()

    def _tell(self) -> None:
        """Tell what happened since the last time, as far as this seat may know."""
        for event in self._deal.events[self._told :]:
            if event.audience.admits(self.seat):
                self.screen.say_all(filter(None, [tell(self.speaker, event)]))
        self._told = len(self._deal.events)

    def _act(self, seat: Seat, action: Action) -> Refusal | None:
        answer = self.match.act(seat, action)
        if isinstance(answer, Refusal):
            return answer
        self.match = answer
        return None

    def _turn(self) -> None:
        """Show the table and ask until an action is accepted."""
        choices = self._game.choices(self._deal.state, self.seat)
        self._show(choices)
        while True:
            action = self._chosen(choices)
            if action is None:
                continue
            refused = self._act(self.seat, action)
            if refused is None:
                return
            explanation = explain(self.speaker, refused, choices)
            self.screen.say(" ".join(explanation.sentences))
            if explanation.rule in self._game.rules:
                clause = self.speaker.say("terminal-clause", rule=explanation.rule, game=self._game.name)
                self.screen.say(self.screen.faint(clause))

    def _chosen(self, choices: Choices) -> Action | None:
        typed = self.screen.ask(self.screen.bold(self.speaker.say("terminal-prompt")))
        if typed == "?":
            word = an_example(self._game, choices)
            self._say("terminal-help", code=next(iter(self._game.deck)).code, word=word)
            return None
        meant = understood(self._game, choices, typed)
        if isinstance(meant, Pick):
            codes = _codes(meant.proposed)
            typed = self.screen.ask(self.speaker.say("terminal-prompt-cards", size=meant.size, codes=codes))
            meant = picked(self._game, meant, typed)
        if meant is None:
            self._say("terminal-not-understood", text=typed)
        return meant

    def _show(self, choices: Choices) -> None:
        view = self._game.view(self._deal.state, self.seat)
        if view.trick:
            self._say("terminal-trick", cards="; ".join(self._laid(seat, card) for seat, card in view.trick))
        self._say("terminal-hand", cards=_codes(view.hand))
        self._say("terminal-choices")
        self.screen.say_all(self._listed(choices))

    def _laid(self, seat: Seat, card: Card) -> str:
        return self.speaker.say("terminal-card-by", card=card, seat=seat)

    def _listed(self, choices: Choices) -> Iterator[str]:
        say = self.speaker.say
        for number, action in enumerate(choices.actions, 1):
            facts: dict[str, Any] = {"number": number, "choice": name_action(self.speaker, action)}
            if isinstance(action, PlayCard):
                yield say("terminal-choice-card", code=action.card.code, **facts)
            else:
                yield say("terminal-choice", **facts)
        for number, pick in enumerate(choices.picks, len(choices.actions) + 1):
            cards = _codes(pick.cards)
            yield say("terminal-choice-pick", number=number, verb=pick.verb, size=pick.size, codes=cards)

    def _settle(self) -> None:
        self.screen.say_all(settlement(self.speaker, self._deal.sheet))
        opened = opening(self.match.secret, self.match.number)
        self.screen.say(self.screen.faint(self.speaker.say("terminal-opened", seed=opened.seed, salt=opened.salt)))
        totals = [self.speaker.say("terminal-total", seat=seat, points=self.match.totals[seat]) for seat in SEATS]
        self._say("terminal-totals", number=self.match.number, totals=", ".join(totals))

    def _go_on(self) -> None:
        """Deal the next deal, or begin another match when this one is over."""
        if self.match.goes_on:
            self.screen.ask(self.speaker.say("terminal-next-deal"))
            self.match = self.match.next_deal()
            return
        self._say("terminal-match-over")
        self._say_winners()
        self.screen.ask(self.speaker.say("terminal-restart"))
        self.key = f"{self.key} again"
        self.match = self.match.restart(secret_of(self.key))

    def _say_winners(self) -> None:
        totals = self.match.totals
        winners = [self.speaker.seat(seat) for seat in SEATS if totals[seat] == max(totals)]
        if len(winners) == len(SEATS):
            self._say("terminal-match-drawn")
        else:
            self._say("terminal-match-won", seats=tuple(winners))

    def _say(self, key: str, **facts: Any) -> None:
        self.screen.say(self.speaker.say(key, **facts))


def _codes(cards: tuple[Card, ...]) -> str:
    return " ".join(card.code for card in cards)

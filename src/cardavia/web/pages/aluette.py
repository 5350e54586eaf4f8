"""How Aluette looks on the table: nine tricks as rounds, and what is left of the named cards."""

from typing import Any

from cardavia.cards import Seat, Trick, partner
from cardavia.games.aluette import AluetteCard, AluetteView, rulebook
from cardavia.games.aluette.deck import DECK, Family
from cardavia.games.aluette.play import TRICKS
from cardavia.rules import CardPlayed, Event, RuleId
from cardavia.web.pages.pieces import CardsPanel, Laid, Marks, Panel, Pile, Row, TrackPanel
from cardavia.web.pages.preferences import Sort
from cardavia.web.pages.teller import Teller
from cardavia.web.pages.told import Tone


class AluetteFace:
    """Aluette's answers to `GameFace`."""

    sorts = tuple(Sort)
    has_partners = True

    def tone(self, card: AluetteCard) -> Tone:
        return Tone.TRUMP if card.name is not None else Tone.PLAIN

    def lie(self, cards: tuple[AluetteCard, ...], sort: Sort) -> tuple[AluetteCard, ...]:
        """Suits decide nothing in Aluette, so a hand lies by strength unless its suits are asked for."""
        match sort:
            case Sort.FALLING:
                return tuple(sorted(cards, key=lambda card: (-card.level, card.order)))
            case Sort.RISING:
                return tuple(sorted(cards, key=lambda card: (card.level, card.order)))
            case Sort.SUITS:
                return tuple(sorted(cards))

    def best(self, view: AluetteView) -> tuple[Seat, ...]:
        return view.highest

    def tied(self, trick: Trick[AluetteCard]) -> tuple[Seat, ...]:
        top = max(card.level for card in trick.cards)
        return tuple(seat for seat, card in trick.plays if card.level == top)

    def heading(self, event: Event) -> str | None:
        return None if isinstance(event, CardPlayed) else "log-deal" if _opens(event) else None

    def marks(self, teller: Teller, seat: Seat) -> Marks:
        view: AluetteView = teller.view
        facts = [teller.say("place-tricks", tricks=view.counts[seat])]
        if teller.sight.seat is not None and seat == partner(teller.sight.seat):
            facts.insert(0, teller.say("place-partner"))
        return Marks(facts=tuple(facts))

    def pile(self, teller: Teller, seat: Seat) -> str | None:  # noqa: ARG002 - tricks stay with their players
        return None

    def piles(self, teller: Teller) -> tuple[Pile, ...]:  # noqa: ARG002 - tricks stay with their players
        return ()

    def row(self, teller: Teller) -> Row | None:  # noqa: ARG002 - nothing lies in the middle but the trick
        return None

    def laid(self, teller: Teller) -> tuple[Laid, ...]:  # noqa: ARG002 - nothing is shown
        return ()

    def panels(self, teller: Teller) -> tuple[Panel, ...]:
        return (_track(teller), _still_out(teller))

    def asked(self, view: AluetteView, verb: str) -> dict[str, Any]:  # noqa: ARG002 - only cards are asked for
        return {}

    def shown_by(self, view: AluetteView, word: str) -> tuple[AluetteCard, ...]:  # noqa: ARG002 - nothing is shown
        return ()

    def order(self, words: tuple[str, ...]) -> tuple[str, ...]:
        return words

    def rule(self, verb: str) -> RuleId:  # noqa: ARG002 - only cards are asked for
        return rulebook.PLAY_FREE

    def void_rule(self, reason: str) -> RuleId:
        raise ValueError(f"no deal of Aluette is void: {reason!r}")


def _opens(event: Event) -> bool:
    return type(event).__name__ in {"DealOpened", "HandDealt", "TalonSetAside"}


def _track(teller: Teller) -> TrackPanel:
    view: AluetteView = teller.view
    rounds = []
    for number in range(1, TRICKS + 1):
        if number > len(view.tricks):
            rounds.append((str(number), teller.say("track-open", number=number), ""))
            continue
        taken_by = view.tricks[number - 1].taken_by
        if taken_by is None:
            rounds.append(("×", teller.say("track-spoiled", number=number), "is-spoiled"))
            continue
        ours = taken_by % 2 == (teller.sight.seat or 0) % 2
        said = teller.say("track-taken", number=number, seat=taken_by)
        rounds.append((teller.letter(taken_by), said, "is-us" if ours else "is-them"))
    return TrackPanel(teller.say("panel-track"), tuple(rounds))


def _still_out(teller: Teller) -> CardsPanel:
    view: AluetteView = teller.view
    played = [card for trick in view.tricks for card in trick.cards] + [card for _, card in view.trick]
    out = DECK.rest(view.hand, played, view.talon or ())
    named = sorted(
        (card for card in out if card.family in {Family.LUETTE, Family.DOUBLE}), key=lambda card: -card.level
    )
    return CardsPanel(teller.say("panel-still-out"), teller.pictures(tuple(named)), folded=True)

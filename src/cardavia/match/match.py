"""A match: deals with their seeds, dealers and totals, until the goal of the game.

Void deals are dealt again by the next dealer and do not count. A game that is a single deal (`match_over(1)`) may
go on with another deal, and its totals are then a running tally, nothing more.
"""

from dataclasses import dataclass, field, replace

from cardavia.cards import SEATS, Seat
from cardavia.match.commitment import Opening, opening
from cardavia.match.deal import Deal, deal_out
from cardavia.rules import Action, AnyGame, HouseRules, Refusal, ScoreSheet


@dataclass(frozen=True, slots=True)
class Result:
    """How one deal of a match ended: its number from 1, who dealt, and its score sheet."""

    number: int
    dealer: Seat
    sheet: ScoreSheet


@dataclass(frozen=True, slots=True)
class Match:
    """A match as far as it has come: the deal being played is number `number`, those before it are `past`.

    The secret fixes every deal of the match, so it is shown to nobody. A deal for `practice` has the cards of the
    one before it, and counts for nothing.
    """

    game: AnyGame
    house_rules: HouseRules
    secret: bytes = field(repr=False)
    number: int
    deal: Deal
    past: tuple[Result, ...] = ()
    practice: bool = False

    @property
    def commitment(self) -> str:
        """The promise of the deal being played: public from its start."""
        return opening(self.secret, self.number).commitment

    @property
    def opened(self) -> Opening | None:
        """The seed and salt that open the commitment, once the deal is over."""
        return opening(self.secret, self.number) if self.deal.over else None

    @property
    def results(self) -> tuple[Result, ...]:
        """Every deal that is over, void ones too, in order."""
        sheet = self.deal.sheet
        if sheet is None or self.practice:
            return self.past
        return (*self.past, Result(self.number, self.deal.dealer, sheet))

    @property
    def counted(self) -> int:
        """How many deals are over and were not void."""
        return sum(not result.sheet.void for result in self.results)

    @property
    def totals(self) -> tuple[int, ...]:
        """What each seat has scored in all, in whole points."""
        return tuple(sum(result.sheet.scores[seat] for result in self.results) for seat in SEATS)

    @property
    def over(self) -> bool:
        """Whether the goal is reached: the last deal is over, and it was the one that ends the match."""
        return self.deal.over and self.game.match_over(self.counted)

    @property
    def goes_on(self) -> bool:
        """Whether the next deal may be dealt: this one is over, and the match is not, or is a single deal."""
        return self.deal.over and (not self.over or self.game.match_over(1))

    def act(self, seat: Seat, action: Action) -> "Match | Refusal":
        """Return the match after this action of the deal being played, or why it may not be done."""
        answer = self.deal.act(seat, action)
        return answer if isinstance(answer, Refusal) else replace(self, deal=answer)

    def next_deal(self) -> "Match":
        """Return the match with the next deal dealt by the next dealer; raise `ValueError` when none is due."""
        if not self.goes_on:
            raise ValueError("no deal is due: ask `goes_on` first, and `restart` a match that is over")
        dealer = self.game.next_dealer(self.deal.dealer)
        following = replace(self, past=self.results, number=self.number + 1, practice=False)
        return _dealt(following, dealer)

    def again(self) -> "Match":
        """Return the match with its last cards dealt again, for practice; raise `ValueError` before their end."""
        if not self.deal.over:
            raise ValueError("this deal is still being played: the same cards are dealt again when it is over")
        return _dealt(replace(self, past=self.results, practice=True), self.deal.dealer)

    def restart(self, secret: bytes) -> "Match":
        """Return a new match of the same game with another secret: totals at zero, the dealer drawn anew."""
        return begin_match(self.game, self.house_rules, secret)


def begin_match(game: AnyGame, house_rules: HouseRules, secret: bytes) -> Match:
    """Return a match at its first deal; the first dealer is drawn from that deal's seed."""
    seed = opening(secret, 1).seed
    dealer = game.first_dealer(seed)
    return Match(game, house_rules, secret, 1, deal_out(game, house_rules, dealer, seed))


def _dealt(match: Match, dealer: Seat) -> Match:
    seed = opening(match.secret, match.number).seed
    return replace(match, deal=deal_out(match.game, match.house_rules, dealer, seed))

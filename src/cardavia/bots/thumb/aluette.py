"""Rules of thumb for Aluette: low in the first and second seat, force in the third, take cheaply in the fourth.

Levels are those of the deck: 19-16 the luettes, 15-12 the doubles, 11-8 the middle cards, 7-1 the small ones.
"""

from dataclasses import dataclass
from typing import Final

from cardavia.bots.thumb.book import Book
from cardavia.cards import SEATS, Seat, partner
from cardavia.games.aluette import AluetteCard, AluetteView
from cardavia.games.aluette.deck import DECK, LOWEST_LUETTE
from cardavia.games.aluette.play import TRICKS
from cardavia.rules import Action, PlayCard

FIRST_LATE_TRICK: Final = 6
FORCING_LEVEL: Final = 8
PARTNERS_GOOD_LEVEL: Final = 10


@dataclass(frozen=True, slots=True)
class Situation:
    """What a seat's view means when it has to play.

    `number` is the trick's, from 1; `place` how many have played to it; `top` the highest level in it, 0 before the
    first card; `on_top` the seats whose cards share that level; `unseen` the cards that others may hold.
    """

    seat: Seat
    hand: tuple[AluetteCard, ...]
    number: int
    place: int
    top: int
    on_top: tuple[Seat, ...]
    counts: tuple[int, ...]
    unseen: tuple[AluetteCard, ...]

    @property
    def is_last(self) -> bool:
        """Whether nobody plays after this seat."""
        return self.place == len(SEATS) - 1

    @property
    def is_spoiled(self) -> bool:
        """Whether two cards tie at the top so far."""
        return len(self.on_top) > 1

    @property
    def partner_leads(self) -> bool:
        """Whether the partner alone is on top."""
        return self.on_top == (partner(self.seat),)

    @property
    def winners(self) -> tuple[AluetteCard, ...]:
        """The cards above everything in the trick, cheapest first."""
        return tuple(card for card in self.hand if card.level > self.top)

    @property
    def spoilers(self) -> tuple[AluetteCard, ...]:
        """The cards that would tie with the highest in the trick."""
        return tuple(card for card in self.hand if card.level == self.top)

    @property
    def waste(self) -> AluetteCard:
        """The card to part with: the lowest, and of equals the one whose like nobody else can hold."""
        return min(self.hand, key=lambda card: (card.level, self.likes(card), card.order))

    def likes(self, card: AluetteCard) -> int:
        """Return how many cards of the same level others may hold."""
        return sum(other.level == card.level for other in self.unseen)

    @property
    def rival(self) -> int:
        """The most tricks an opponent has."""
        return max(self.counts[(self.seat + 1) % 4], self.counts[(self.seat + 3) % 4])

    @property
    def left(self) -> int:
        """How many tricks are still to be taken, this one included."""
        return TRICKS - self.number + 1


def situation(view: AluetteView) -> Situation:
    """Return what a view means; raise `ValueError` for the public, who plays nothing."""
    if view.seat is None:
        raise ValueError("the public plays no cards: give a seat's view")
    seen = [card for trick in view.tricks for card in trick.cards] + [card for _, card in view.trick]
    return Situation(
        seat=view.seat,
        hand=tuple(sorted(view.hand, key=lambda card: (card.level, card.order))),
        number=len(view.tricks) + 1,
        place=len(view.trick),
        top=max((card.level for _, card in view.trick), default=0),
        on_top=view.highest,
        counts=view.counts,
        unseen=DECK.rest(view.hand, seen, view.talon or ()),
    )


FIRST_STEPS: Final = frozenset(
    f"aluette.thumb.{name}" for name in ("lead-low-early", "fourth-cheap", "fourth-partner", "waste")
)
"""The few rules that a beginner knows."""

PLAY: Final[Book[Situation]] = Book()
"""Which card to play."""


@PLAY.thumb("aluette.thumb.block-leader")
def block_leader(now: Situation) -> Action | None:
    """Take or spoil at any price the trick that would give an opponent a count nobody can catch."""
    if now.place == 0 or now.is_spoiled or now.on_top[0] % 2 == now.seat % 2:
        return None
    after = now.counts[now.on_top[0]] + 1
    best_of_ours = max(now.counts[now.seat], now.counts[partner(now.seat)])
    if after < now.rival or after <= best_of_ours + now.left - 1 - now.rival // 3:
        return None
    return _play_cheapest(now.winners) or _play_cheapest(now.spoilers)


@PLAY.thumb("aluette.thumb.lead-high-late")
def lead_high_late(now: Situation) -> Action | None:
    """From the sixth trick on, lead the highest card."""
    return PlayCard(now.hand[-1]) if now.place == 0 and now.number >= FIRST_LATE_TRICK else None


@PLAY.thumb("aluette.thumb.lead-low-early")
def lead_low_early(now: Situation) -> Action | None:
    """In the first five tricks, lead the lowest card."""
    return PlayCard(now.hand[0]) if now.place == 0 else None


@PLAY.thumb("aluette.thumb.already-spoiled")
def already_spoiled(now: Situation) -> Action | None:
    """Two cards tie on top already: throw the lowest; late in the deal take it when a cheap card does."""
    if not now.is_spoiled:
        return None
    cheap = [card for card in now.winners if card.level < LOWEST_LUETTE]
    return PlayCard(cheap[0]) if now.is_last and cheap and now.number >= FIRST_LATE_TRICK else PlayCard(now.waste)


@PLAY.thumb("aluette.thumb.fourth-partner")
def fourth_partner(now: Situation) -> Action | None:
    """Last to play, and the partner is on top: throw the lowest card."""
    return PlayCard(_below(now) or now.waste) if now.is_last and now.partner_leads else None


@PLAY.thumb("aluette.thumb.spoil-cheap")
def spoil_cheap(now: Situation) -> Action | None:
    """Last to play, an equal card is there, and only a luette would win: spoil, and keep the luette."""
    if not now.is_last or not now.spoilers or not now.winners:
        return None
    return PlayCard(now.spoilers[0]) if now.winners[0].level >= LOWEST_LUETTE else None


@PLAY.thumb("aluette.thumb.fourth-cheap")
def fourth_cheap(now: Situation) -> Action | None:
    """Last to play: take the trick with the cheapest card that does it."""
    return _play_cheapest(now.winners) if now.is_last else None


@PLAY.thumb("aluette.thumb.spoil-cannot-win")
def spoil_cannot_win(now: Situation) -> Action | None:
    """Last to play, and nothing wins: an equal card spoils the trick."""
    return _play_cheapest(now.spoilers) if now.is_last else None


@PLAY.thumb("aluette.thumb.third-min")
def third_min(now: Situation) -> Action | None:
    """Third to play: a card of Valet height or more that beats, so that the last seat does not win cheaply."""
    if now.place != 2 or (now.partner_leads and now.top >= PARTNERS_GOOD_LEVEL):
        return None
    return _play_cheapest(tuple(card for card in now.winners if card.level >= FORCING_LEVEL))


@PLAY.thumb("aluette.thumb.second-low")
def second_low(now: Situation) -> Action | None:
    """Second to play: low until the sixth trick, from then on cover when a cheap card does."""
    if now.place != 1:
        return None
    cheap = tuple(card for card in now.winners if card.level < LOWEST_LUETTE)
    return _play_cheapest(cheap) if now.number >= FIRST_LATE_TRICK else PlayCard(now.waste)


@PLAY.thumb("aluette.thumb.waste")
def waste(now: Situation) -> Action | None:
    """Nothing is to be gained: part with the lowest card, and keep those that could still spoil."""
    return PlayCard(now.waste)


def _play_cheapest(cards: tuple[AluetteCard, ...]) -> Action | None:
    return PlayCard(cards[0]) if cards else None


def _below(now: Situation) -> AluetteCard | None:
    """Return the card to part with among those that neither take nor spoil the trick."""
    low = [card for card in now.hand if card.level < now.top]
    return min(low, key=lambda card: (card.level, now.likes(card), card.order), default=None)

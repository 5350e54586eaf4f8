"""Where each card that a seat cannot see may lie, by every hard fact its view shows.

The facts: hands and tricks seen; a card that would have made a past play wrong was not in that hand; the chien that
was shown is with the taker; the ecart was legal; a poignee shown was in that hand and met its rules.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeAlias

from cardavia.cards import SEATS, Seat
from cardavia.games.french_tarot import play
from cardavia.games.french_tarot.chien import ECART_SIZE
from cardavia.games.french_tarot.dealing import CHIEN_SIZE
from cardavia.games.french_tarot.deck import DECK, EXCUSE, Cards, TarotCard, among
from cardavia.games.french_tarot.placing import Places, Rooms
from cardavia.games.french_tarot.view import FrenchTarotView

APART: Final = len(SEATS)
"""The place beside the four hands: the hidden chien, or the hidden part of the ecart."""

Fact: TypeAlias = Callable[[TarotCard], bool]
"""A fact about one place: whether it rules out that a card lies there."""


@dataclass(frozen=True, slots=True)
class Unseen:
    """The unseen cards, each with the places where it may lie, and how many cards each place takes."""

    allowed: Mapping[TarotCard, Places]
    rooms: Rooms


def unseen(view: FrenchTarotView) -> Unseen:
    """Return where the cards that this view does not show may lie."""
    rooms = (*(0 if seat == view.seat else view.cards_left[seat] for seat in SEATS), _room_apart(view))
    facts = [tuple(_facts(view, place)) if room else () for place, room in enumerate(rooms)]
    allowed = {
        card: tuple(
            place
            for place, room in enumerate(rooms)
            if room and not any(excludes(card) for excludes in facts[place])
        )
        for card in DECK.rest(view.hand, view.ecart or view.aside or (), played_cards(view))
    }
    return Unseen(allowed, rooms)


def plays(view: FrenchTarotView) -> Iterator[tuple[Seat, Cards, TarotCard]]:
    """Return each play seen: the seat, the trick as it found it, and the card."""
    for trick in (*(trick.plays for trick in view.tricks), view.trick):
        cards = tuple(card for _, card in trick)
        for place, (seat, card) in enumerate(trick):
            yield seat, cards[:place], card


def played_cards(view: FrenchTarotView) -> Cards:
    """Return the cards played so far."""
    return tuple(card for _, _, card in plays(view))


def _room_apart(view: FrenchTarotView) -> int:
    if view.chien is None:
        return CHIEN_SIZE
    if view.aside is None or view.ecart is not None:
        return 0
    return ECART_SIZE - len(view.aside)


def _facts(view: FrenchTarotView, place: int) -> Iterator[Fact]:
    yield from _facts_of_plays(view, place)
    yield from _facts_of_chien(view, place)
    for seat, shown in view.poignees:
        yield from _facts_of_poignee(view, place, seat, shown)


def _facts_of_plays(view: FrenchTarotView, place: int) -> Iterator[Fact]:
    # Duties bind by single cards, so each card can be asked alone whether it would have made a play wrong.
    for seat, before, card in plays(view):
        lead = play.lead_of(before)
        if seat == place and lead is not None and play.is_second_best(card, lead):
            yield partial(_would_have_bound, before, card)


def _would_have_bound(before: Cards, played: TarotCard, card: TarotCard) -> bool:
    return play.refused((card, played), before, played) is not None


def _facts_of_chien(view: FrenchTarotView, place: int) -> Iterator[Fact]:
    chien = view.chien
    if chien is None:
        return
    if place not in {view.taker, APART}:
        yield lambda card: among(card, chien)
    if place == APART:
        yield lambda card: not _may_hide(card)
    if place == view.taker and view.aside:
        # Whoever lays trumps aside has laid aside all the plain cards that may go (tarot.chien.plain-first).
        yield _may_hide


def _may_hide(card: TarotCard) -> bool:
    """Say whether the card may lie unseen in an ecart: trumps there are shown, and Kings and bouts never go."""
    return card.is_plain and not card.is_king


def _facts_of_poignee(view: FrenchTarotView, place: int, seat: Seat, shown: Cards) -> Iterator[Fact]:
    with_laid_trumps = any(among(card, shown) for card in view.aside or ())
    if place != seat:
        yield lambda card: among(card, shown) or (with_laid_trumps and card.is_king)
    elif among(EXCUSE, shown):  # so every trump of the hand was shown
        yield lambda card: card.is_trump and not among(card, shown)
    elif not view.house_rules.poignee_chosen:  # so the highest were shown
        lowest = min(card.strength for card in shown)
        yield lambda card: card.is_trump and card.strength > lowest and not among(card, shown)

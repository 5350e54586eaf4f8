"""Rules of thumb for the cards of Tarocchino: cash Kings, trump always, give to the partner, save the Begato."""

from typing import Final

from cardavia.bots.thumb.book import Book
from cardavia.bots.thumb.tarocchino.situation import Situation, least, most
from cardavia.bots.thumb.tarocchino.worth import worth
from cardavia.cards import SEATS, side_of
from cardavia.games.tarocchino.deck import ANGEL, BEGATO, WORLD, Rank, TarocchinoCard
from cardavia.rules import Action, PlayCard

COSTLY: Final = 20
"""From this worth on a card is rather spared by the Matto."""
MANY_TRUMPS: Final = 8
LATE: Final = 8

PLAY: Final[Book[Situation]] = Book()


@PLAY.thumb("tarocchino.thumb.lead-king")
def lead_king(now: Situation) -> Action | None:
    """Cash a King, or the master of a suit, while no opponent is known to be void in it."""
    if not now.leads:
        return None
    masters = tuple(
        card
        for card in now.others
        if not card.is_trump and card.suit and now.is_master(card) and not _is_ruffed(now, card)
    )
    rich = tuple(card for card in masters if worth(card) >= COSTLY)
    return PlayCard(most(rich)) if rich else None


@PLAY.thumb("tarocchino.thumb.draw-trumps")
def draw_trumps(now: Situation) -> Action | None:
    """Draw the opponents' trumps with eight or more and a master among them."""
    if not now.leads or not now.unseen_trumps:
        return None
    trumps = tuple(card for card in now.others if card.is_trump)
    masters = [card for card in trumps if now.is_master(card)]
    return (
        PlayCard(max(masters, key=lambda card: card.strength)) if masters and len(trumps) >= MANY_TRUMPS else None
    )


@PLAY.thumb("tarocchino.thumb.lead-long")
def lead_long(now: Situation) -> Action | None:
    """Lead a worthless card of the longest suit: it finds voids and draws trumps; never a Queen."""
    if not now.leads:
        return None
    plain = tuple(card for card in now.others if not card.is_trump and card.rank is not Rank.QUEEN)
    if not plain:
        return None
    return PlayCard(min(plain, key=lambda card: (worth(card) >= COSTLY, -_length(now, card), worth(card))))


@PLAY.thumb("tarocchino.thumb.lead-last")
def lead_last(now: Situation) -> Action | None:
    """With nothing better to lead: the least worth of what is left, and the Matto when nothing else is."""
    return PlayCard(least(now.others) if now.others else now.playable[0]) if now.leads else None


@PLAY.thumb("tarocchino.thumb.begato-home")
def begato_home(now: Situation) -> Action | None:
    """Take a plain trick with the Begato where no opponent behind can trump it, or give it to the partner's."""
    begato = next((card for card in now.others if card.code == BEGATO), None)
    if begato is None:
        return None
    if begato in now.winners and not now.foes_behind:
        return PlayCard(begato)
    return PlayCard(begato) if now.is_ours and now.is_sure else None


@PLAY.thumb("tarocchino.thumb.give")
def give(now: Situation) -> Action | None:
    """Give the partner's sure trick the card most worth bringing home, but no Angel or World."""
    if not now.is_ours or not now.is_sure:
        return None
    free = tuple(card for card in now.others if card.code not in {ANGEL, WORLD} and not _is_needed(now, card))
    return PlayCard(most(free)) if free else None


@PLAY.thumb("tarocchino.thumb.win-cheap")
def win_cheap(now: Situation) -> Action | None:
    """Last to play: take the trick with the cheapest card that does it, and bring a figure home with it."""
    if not now.is_last or now.is_ours or not now.winners:
        return None
    plain = tuple(card for card in now.winners if not card.is_trump)
    return PlayCard(most(plain) if plain else now.winners[0])


@PLAY.thumb("tarocchino.thumb.king-second")
def king_second(now: Situation) -> Action | None:
    """Play the King on the first round of its suit, while no later opponent is known to be void."""
    masters = tuple(card for card in now.winners if not card.is_trump and now.is_master(card))
    safe = tuple(card for card in masters if not _is_ruffed(now, card))
    return PlayCard(most(safe)) if safe and not now.is_ours else None


@PLAY.thumb("tarocchino.thumb.matto-when")
def matto_when(now: Situation) -> Action | None:
    """Play the Matto rather than lose a card worth keeping."""
    if now.matto is None or now.leads or not now.others:
        return None
    lost = not (now.is_ours and now.is_sure)
    return PlayCard(now.matto) if lost and worth(least(now.others)) >= COSTLY else None


@PLAY.thumb("tarocchino.thumb.ruff-always")
def ruff_always(now: Situation) -> Action | None:
    """Trump the opponents' tricks, even for little, with the lowest trump that takes them."""
    if now.is_ours:
        return None
    trumps = tuple(card for card in now.winners if card.is_trump and worth(card) < COSTLY)
    return PlayCard(trumps[0]) if trumps else None


@PLAY.thumb("tarocchino.thumb.throw-away")
def throw_away(now: Situation) -> Action | None:
    """Give the card least worth owning to a trick that is not surely the pair's."""
    return PlayCard(least(now.others) if now.others else now.playable[0])


def _length(now: Situation, card: TarocchinoCard) -> int:
    """Return how many cards of this card's suit the hand holds."""
    return sum(held.suit is card.suit for held in now.view.hand)


def _is_ruffed(now: Situation, card: TarocchinoCard) -> bool:
    """Say whether an opponent who has still to play is known to be void in this card's suit, and may trump."""
    foes = now.foes_behind if now.view.trick else [seat for seat in SEATS if side_of(seat) != side_of(now.seat)]
    return card.suit is not None and any(now.may_ruff(foe, card.suit) for foe in foes)


def _is_needed(now: Situation, card: TarocchinoCard) -> bool:
    """Say whether this card will take a trick of its own later: a King early, a trump while others are out."""
    if card.is_trump:
        return now.is_master(card) and bool(now.unseen_trumps)
    return now.is_master(card) and card.is_king and now.number < LATE

"""Rules of thumb for the defence: make the taker trump, charge the partners' tricks, shield the Petit."""

from typing import Final

from cardavia.bots.thumb.book import Book
from cardavia.bots.thumb.french_tarot.situation import LAST_TRICK, Situation, cheapest, dearest
from cardavia.bots.thumb.french_tarot.taker import HONOUR_POINTS
from cardavia.bots.thumb.french_tarot.weighing import LOWEST_BIG_TRUMP, T21
from cardavia.games.french_tarot.deck import PLAIN_SUITS
from cardavia.rules import Action, PlayCard

STRONG: Final = 7
SHORT: Final = 2

DEFENCE: Final[Book[Situation]] = Book()


@DEFENCE.thumb("tarot.thumb.def-feed-excuse-late")
def excuse_in_time(now: Situation) -> Action | None:
    """Play the Excuse in the seventeenth trick at the latest: in the last it is lost."""
    return PlayCard(now.excuse) if now.excuse and now.number == LAST_TRICK - 1 else None


@DEFENCE.thumb("tarot.thumb.def-petit-home")
def petit_home(now: Situation) -> Action | None:
    """Bring the Petit home: on a trick that a partner surely wins, or with a ruff the taker can no longer beat."""
    petit = next((card for card in now.playable if card.is_petit), None)
    if petit is None or now.leads or not now.taker_has_played:
        return None
    wins_alone = petit in now.winners and now.is_last
    return PlayCard(petit) if wins_alone or _is_safe(now) else None


@DEFENCE.thumb("tarot.thumb.def-return-void")
def return_void(now: Situation) -> Action | None:
    """Lead the suit in which the taker is void, again and again."""
    if not now.leads:
        return None
    known = tuple(card for card in now.plain if card.suit in now.void_of_taker)
    return PlayCard(cheapest(known)) if known else None


@DEFENCE.thumb("tarot.thumb.def-lead-marriage")
def lead_marriage(now: Situation) -> Action | None:
    """Lead the King or Dame of a suit that holds both: it finds the void without a loss."""
    if not now.leads:
        return None
    pairs = [now.held(suit) for suit in PLAIN_SUITS if suit not in now.led_by_taker]
    marriages = [held for held in pairs if len(held) > 1 and held[0].is_king and held[1].points == 7]
    return PlayCard(marriages[0][1]) if marriages else None


@DEFENCE.thumb("tarot.thumb.def-weak-lead")
def weak_lead(now: Situation) -> Action | None:
    """Lead the shortest suit with few trumps, a long and rich one with more; never the taker's own."""
    if not now.leads or not now.plain:
        return None
    suits = [suit for suit in PLAIN_SUITS if now.held(suit)]
    open_suits = [suit for suit in suits if suit not in now.led_by_taker] or suits
    weak = len(now.trumps) < STRONG - SHORT
    chosen = min(open_suits, key=lambda suit: len(now.held(suit)) if weak else -len(now.held(suit)))
    return PlayCard(now.held(chosen)[-1])


@DEFENCE.thumb("tarot.thumb.def-trump-lead")
def trump_lead(now: Situation) -> Action | None:
    """With nothing but trumps left, lead the lowest that is not the Petit."""
    if not now.leads:
        return None
    low = tuple(card for card in now.trumps if not card.is_petit)
    return PlayCard((low or now.trumps)[-1]) if now.trumps else PlayCard(now.playable[0])


@DEFENCE.thumb("tarot.thumb.def-charge")
def charge(now: Situation) -> Action | None:
    """Give the dearest card to a trick that is safely a partner's: no bout, the 21 takes its own."""
    if now.leads or not _is_safe(now):
        return None
    cards = tuple(card for card in now.playable if not card.is_bout)
    return PlayCard(dearest(cards)) if cards else None


@DEFENCE.thumb("tarot.thumb.def-cover")
def cover(now: Situation) -> Action | None:
    """Take from the taker a trick that he has played to: with the dearest card of the suit, or the lowest trump."""
    if now.leads or not now.taker_has_played or now.is_ours:
        return None
    winners = tuple(card for card in now.winners if not card.is_petit)
    if not winners:
        return None
    return PlayCard(winners[0] if winners[0].is_trump else dearest(winners))


@DEFENCE.thumb("tarot.thumb.def-excuse")
def excuse(now: Situation) -> Action | None:
    """Play the Excuse to shield an honour or a big trump from a trick that goes to the taker."""
    if now.excuse is None or now.leads or now.is_ours:
        return None
    others = tuple(card for card in now.playable if not card.is_excuse)
    least = cheapest(others)
    wasted = least.points >= HONOUR_POINTS or (least.is_trump and LOWEST_BIG_TRUMP <= least.strength < T21)
    return PlayCard(now.excuse) if least not in now.winners and wasted else None


@DEFENCE.thumb("tarot.thumb.def-before-taker")
def before_taker(now: Situation) -> Action | None:
    """Before the taker, rise with the King where he is not known to be void."""
    if now.leads or now.taker_has_played:
        return None
    kings = tuple(card for card in now.winners if card.is_king and card.suit not in now.void_of_taker)
    return PlayCard(kings[0]) if kings else None


@DEFENCE.thumb("tarot.thumb.def-no-charge")
def no_charge(now: Situation) -> Action | None:
    """Give the cheapest card to a trick that is still open to the taker, or his."""
    cards = tuple(card for card in now.playable if not card.is_excuse)
    kept = tuple(card for card in cards if not card.is_petit)
    return PlayCard(cheapest(kept or cards or now.playable))


def _is_safe(now: Situation) -> bool:
    """Say whether the trick surely goes to the defence as it lies."""
    if not now.is_ours or now.winning is None:
        return False
    if now.taker_has_played:
        return True
    best = now.winning[1]
    taker_follows = best.is_plain and best.suit not in now.void_of_taker
    return (best.is_trump and now.is_master(best)) or (
        taker_follows and now.is_master(best) and best.suit in now.led_by_taker
    )

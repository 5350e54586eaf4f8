"""Rules of thumb for the taker's cards: run the long suit, hunt the Petit, bring one's own home, ruff cheaply."""

from typing import Final

from cardavia.bots.thumb.book import Book
from cardavia.bots.thumb.french_tarot.situation import LAST_TRICK, Situation, cheapest, dearest
from cardavia.bots.thumb.french_tarot.weighing import LOWEST_BIG_TRUMP
from cardavia.games.french_tarot.deck import PLAIN_SUITS, TarotCard
from cardavia.rules import Action, PlayCard

LONG: Final = 5
MANY_TRUMPS: Final = 8
HUNTING_COUNT: Final = 21
HUNTING_MASTERS: Final = 3
KING_POINTS: Final = 9
HONOUR_POINTS: Final = 5

TAKER: Final[Book[Situation]] = Book()


@TAKER.thumb("tarot.thumb.end-excuse")
def excuse_in_time(now: Situation) -> Action | None:
    """Play the Excuse in the seventeenth trick at the latest: in the last it is lost."""
    return PlayCard(now.excuse) if now.excuse and now.number == LAST_TRICK - 1 else None


@TAKER.thumb("tarot.thumb.taker-petit-home")
def petit_home(now: Situation) -> Action | None:
    """Take a trick with the Petit where nobody can overtake it."""
    petit = next((card for card in now.winners if card.is_petit), None)
    if petit is None or now.leads:
        return None
    return PlayCard(petit) if now.is_last or not now.unseen_trumps else None


@TAKER.thumb("tarot.thumb.taker-hunt")
def hunt(now: Situation) -> Action | None:
    """Lead master trumps when the Petit is out and there are enough of them to make it fall."""
    if not now.leads or not now.petit_is_out or not now.trumps or now.trumps[0] not in now.playable:
        return None
    masters = _masters(now)
    big = sum(card.strength >= LOWEST_BIG_TRUMP for card in now.trumps)
    enough = len(masters) >= HUNTING_MASTERS or 3 * big + len(now.trumps) >= HUNTING_COUNT
    return PlayCard(masters[0]) if masters and enough else None


@TAKER.thumb("tarot.thumb.taker-masters-home")
def masters_home(now: Situation) -> Action | None:
    """When no trump is out any more, lead the master cards, the dearest first."""
    if not now.leads or now.unseen_trumps:
        return None
    masters = tuple(card for card in now.plain if now.is_master(card))
    return PlayCard(dearest(masters)) if masters else None


@TAKER.thumb("tarot.thumb.taker-full-hand")
def full_hand(now: Situation) -> Action | None:
    """With many trumps from the top, draw those of the defence."""
    if not now.leads or len(now.trumps) < MANY_TRUMPS:
        return None
    masters = _masters(now)
    return PlayCard(masters[0]) if 5 * len(masters) > 3 * len(now.unseen_trumps) > 0 else None


@TAKER.thumb("tarot.thumb.taker-long")
def long_suit(now: Situation) -> Action | None:
    """Lead the long suit, its King first: each round makes a defender trump in front of the others."""
    if not now.leads or not now.plain:
        return None
    longest = max((now.held(suit) for suit in PLAIN_SUITS), key=len)
    if len(longest) < LONG and now.number > 1:
        return None
    if not longest:
        return None
    top = longest[0]
    return PlayCard(top if now.is_master(top) else longest[-1])


@TAKER.thumb("tarot.thumb.taker-keep-entries")
def keep_entries(now: Situation) -> Action | None:
    """Otherwise lead a low card of the longest suit, and let the defence open suits with a short honour."""
    if not now.leads:
        return None
    if not now.plain:
        return PlayCard(_trump_to_lead(now)) if now.trumps else PlayCard(now.playable[0])
    return PlayCard(max(now.plain, key=lambda card: (-card.points, len(now.held(card.suit or PLAIN_SUITS[0])))))


@TAKER.thumb("tarot.thumb.taker-ruff-last")
def ruff_last(now: Situation) -> Action | None:
    """Last to play: take the trick as cheaply as trumps allow, and with the dearest card of the suit led."""
    if not now.is_last or not now.winners:
        return None
    return PlayCard(now.winners[0] if now.winners[0].is_trump else dearest(now.winners))


@TAKER.thumb("tarot.thumb.taker-excuse")
def excuse(now: Situation) -> Action | None:
    """Play the Excuse rather than lose an honour, or waste a big trump on a lost trick."""
    if now.excuse is None or now.leads:
        return None
    others = tuple(card for card in now.playable if not card.is_excuse)
    least = cheapest(others)
    loses = least not in now.winners
    wasted = least.points >= HONOUR_POINTS or (least.is_trump and least.strength >= LOWEST_BIG_TRUMP)
    return PlayCard(now.excuse) if loses and wasted else None


@TAKER.thumb("tarot.thumb.king-walks")
def king_walks(now: Situation) -> Action | None:
    """Put the master of the suit led on its first round: it is seldom trumped then."""
    masters = tuple(card for card in now.winners if card.is_plain and now.is_master(card))
    return PlayCard(dearest(masters)) if masters and not now.leads else None


@TAKER.thumb("tarot.thumb.taker-ruff-not-last")
def ruff_not_last(now: Situation) -> Action | None:
    """Trump with the lowest trump there may be; with a master when a King lies there and others may overtrump."""
    trumps = tuple(card for card in now.winners if card.is_trump and not card.is_petit)
    if not trumps or now.leads:
        return None
    rich = any(card.points >= KING_POINTS for _, card in now.view.trick)
    return PlayCard(trumps[-1] if rich and now.is_master(trumps[-1]) else trumps[0])


@TAKER.thumb("tarot.thumb.lose-cheaply")
def lose_cheaply(now: Situation) -> Action | None:
    """Give the cheapest card to a trick that is lost."""
    return PlayCard(cheapest(tuple(card for card in now.playable if not card.is_excuse) or now.playable))


def _masters(now: Situation) -> tuple[TarotCard, ...]:
    """Return the trumps above every one that is out, the highest first."""
    out = max((card.strength for card in now.unseen_trumps), default=0)
    return tuple(card for card in now.trumps if card.strength > out)


def _trump_to_lead(now: Situation) -> TarotCard:
    """Return a trump to lead when nothing else is left: a master, else the lowest that is not the Petit."""
    masters = _masters(now)
    low = tuple(card for card in now.trumps if not card.is_petit)
    if masters and len(masters) == len(now.trumps) and any(card.is_petit for card in now.trumps):
        return masters[0]
    return masters[0] if masters else (low or now.trumps)[-1]

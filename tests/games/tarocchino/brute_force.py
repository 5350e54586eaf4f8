"""Tarocchino once more, from the rulebook alone and in another way: to compare with, sharing nothing with the game.

Cards are their codes. A sequence is built in every way there is, and the longest that is allowed counts.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import product

SUITS = "DCBS"
SUBJECTS = ["MO", "SO", "LU"]
RUN = [f"T{number}" for number in range(16, 4, -1)]
MOORS = ["M1", "M2", "M3", "M4"]
TRUMPS = ["AN", *SUBJECTS, *RUN, *MOORS, "BE"]
DEARER = {"R": 5, "Q": 4, "C": 3, "F": 2}
DECK = [suit + rank for suit in SUITS for rank in ("1", "6", "7", "8", "9", "10", "F", "C", "Q", "R")]
DECK += ["BE", *MOORS, *reversed(RUN), "LU", "SO", "MO", "AN", "MA"]


def value(code: str) -> int:
    """Return what a card counts, in half-points."""
    points = 5 if code in ("AN", "MO", "BE", "MA") else 1 if code in TRUMPS else DEARER.get(code[1:], 1)
    return 2 * points - 1


def suit_of(code: str) -> str:
    return "" if code == "MA" else "T" if code in TRUMPS else code[0]


def height(code: str) -> int:
    """Return how high a card stands within its suit; Moors are level."""
    if code in TRUMPS:
        return -TRUMPS.index("M1" if code in MOORS else code)
    ranks = "RQCF" + ("09876" + "1" if code[0] in "BS" else "1" + "67890")
    return -ranks.index(code[-1])


def led(trick: Sequence[str]) -> str:
    return next((suit_of(code) for code in trick if code != "MA"), "")


def allowed(hand: Iterable[str], trick: Sequence[str]) -> set[str]:
    cards = set(hand)
    follow = {code for code in cards if suit_of(code) == led(trick) != ""}
    trumps = {code for code in cards if code in TRUMPS} if led(trick) else set()
    return (follow or trumps or cards) | (cards & {"MA"})


def winner(trick: Sequence[str]) -> int:
    """Return the place of the card that takes the trick: each card is held against the best before it."""
    best = 0
    for place, code in enumerate(trick):
        champion = trick[best]
        if champion == "MA":
            best = place
        elif suit_of(code) == suit_of(champion):
            if height(code) > height(champion) or (code in MOORS and champion in MOORS):
                best = place
        elif code in TRUMPS:
            best = place
    return best


def _ways(cards: set[str], places: Sequence[str]) -> Iterator[tuple[set[str], int]]:
    """Yield every use of the contatori: the places they fill, and how many of them are left as further cards."""
    missing = [place for place in places if place not in cards]
    held = [code for code in ("BE", "MA") if code in cards]
    for use in product(["", *missing], repeat=len(held)):
        filled = [place for place in use if place]
        if len(set(filled)) == len(filled):
            yield set(filled), len(held) - len(filled)


def grande(cards: set[str], *, barred: bool = False, only_real_five: bool = False) -> int:
    """Return the length of the longest Grande, 0 for none."""
    best = 0
    for filled, further in _ways(cards, [*SUBJECTS, *RUN]):
        real = [code for code in SUBJECTS if code in cards]
        tops = [code for code in SUBJECTS if code in cards or code in filled]
        if "AN" not in cards or not real or len(tops) < 2:
            continue
        run: list[str] = []
        for code in RUN:
            before = run[-1] if run else (tops[-1] if barred else "")
            if (code not in cards and code not in filled) or (code in filled and before in filled):
                break
            run.append(code)
        if len(filled) > len([code for code in (*tops, *run) if code in filled]):
            continue
        joined = run[-1:] == ["T5"] and not (only_real_five and "T5" in filled)
        moors = len([code for code in MOORS if code in cards]) if joined else 0
        best = max(best, 1 + len(tops) + len(run) + moors + further)
    return best


def suit(cards: set[str], letter: str) -> int:
    """Return the length of the longest sequence of a suit, 0 for none."""
    best = 0
    courts = [letter + rank for rank in "QCF"]
    for filled, further in _ways(cards, courts):
        real = [code for code in courts if code in cards]
        if letter + "R" in cards and real and len(real) + len(filled) >= 2:
            best = max(best, 1 + len(real) + len(filled) + (letter + "1" in cards) + further)
    return best


def level(cards: set[str], places: Sequence[str]) -> int:
    """Return the length of the longest sequence of Aces or Moors, 0 for none."""
    best = 0
    for filled, further in _ways(cards, places):
        real = [code for code in places if code in cards]
        length = len(real) + len(filled) + further
        if len(real) >= 2 and length >= 3:
            best = max(best, length)
    return best


def lengths(cards: Iterable[str], build: Callable[[set[str]], int] = grande) -> dict[str, int]:
    """Return the length of every sequence there is."""
    held = set(cards)
    found = {"grande": build(held)}
    found |= dict(zip(("coins", "cups", "batons", "swords"), (suit(held, letter) for letter in SUITS), strict=True))
    found |= {"aces": level(held, [letter + "1" for letter in SUITS]), "moors": level(held, MOORS)}
    return {kind: length for kind, length in found.items() if length}


def sets(cards: Iterable[str]) -> dict[str, int]:
    """Return the number of cards of every set there is."""
    held = set(cards)
    fours = {"tarocchi": ["AN", "MO", "BE", "MA"]}
    for kind, rank in (("kings", "R"), ("queens", "Q"), ("knights", "C"), ("jacks", "F")):
        fours[kind] = [letter + rank for letter in SUITS]
    counts = {kind: len(held.intersection(four)) for kind, four in fours.items()}
    return {kind: count for kind, count in counts.items() if count >= 3}


def score(cards: Iterable[str], build: Callable[[set[str]], int] = grande) -> int:
    """Return what the combinations of these cards score, in whole points."""
    held = set(cards)
    worth = {"tarocchi": 18, "kings": 17, "queens": 14, "knights": 13, "jacks": 12}
    of_sets = [worth[kind] * (2 if count == 4 else 1) for kind, count in sets(held).items()]
    of_sequences = [5 * length - 5 for length in lengths(held, build).values()]
    return sum(sum(part) * (2 if len(part) > 2 else 1) for part in (of_sets, of_sequences))


def reference_grande(cards: set[str]) -> int:
    """Return the length of the Grande by the rulebook's reference, word for word."""
    c = len(cards & {"BE", "MA"})
    w = len(cards & set(SUBJECTS))
    if "AN" not in cards or w < 1 or w + c < 2:
        return 0
    fill = 1 if w == 1 else 0
    free = c - fill
    length = 1 + w + fill
    last_was_fill = False
    complete = True
    for n in range(16, 4, -1):
        if f"T{n}" in cards:
            length, last_was_fill = length + 1, False
        elif free > 0 and not last_was_fill:
            free, length, last_was_fill = free - 1, length + 1, True
        else:
            complete = False
            break
    if complete:
        length += len(cards & set(MOORS))
    return length + free


@cache
def quick_score(cards: frozenset[str]) -> int:
    """Return the score with the reference for the Grande, where many piles are compared."""
    return score(cards, reference_grande)


EQUALS = [letter + number for number in ("6", "7", "8", "9", "10") for letter in SUITS]
EQUALS += [*reversed(RUN), *MOORS, "LU", "SO", *(letter + "1" for letter in SUITS)]
EQUALS += [letter + rank for letter in SUITS for rank in "FCQR"] + ["BE", "MO", "AN"]


def price(tricks: Sequence[str], discards: Sequence[str]) -> str:
    """Return the card handed over for the Matto: every step of the clause, one after the other."""
    candidates = [code for code in tricks if value(code) == 1]
    if not candidates:
        candidates = [code for code in discards if value(code) == 1]
    if not candidates:
        lowest = min(value(code) for code in [*tricks, *discards])
        candidates = [code for code in tricks if value(code) == lowest]
        candidates = candidates or [code for code in discards if value(code) == lowest]
    pile = frozenset([*tricks, *discards, "MA"])

    def own_score(cards: frozenset[str]) -> int:
        return sum(value(code) for code in cards) + 2 * quick_score(cards)

    losses = {code: own_score(pile) - own_score(pile - {code}) for code in candidates}
    return next(code for code in EQUALS if losses.get(code) == min(losses.values()))


def settle(
    dealer: int,
    discards: Sequence[str],
    declared: Iterable[tuple[int, Sequence[str]]],
    tricks: Sequence[tuple[int, Sequence[str]]],
) -> dict[str, object]:
    """Return the outcome of a deal, from its tricks: who led, and the cards in order."""
    takers = [(leader + winner(cards)) % 4 for leader, cards in tricks]
    won: list[list[str]] = [[], []]
    for taker, (_, cards) in zip(takers, tricks, strict=True):
        won[taker % 2] += cards
    own_discards: list[list[str]] = [[], []]
    holder = dealer % 2 if won[dealer % 2] else 1 - dealer % 2
    own_discards[holder] = list(discards)
    handed = None
    for taker, (leader, cards) in zip(takers, tricks, strict=True):
        if "MA" in cards:
            owner = (leader + list(cards).index("MA")) % 2
            if owner != taker % 2 and won[owner]:
                handed = price(won[owner], own_discards[owner])
                won[taker % 2].remove("MA")
                won[taker % 2].append(handed)
                (won[owner] if handed in won[owner] else own_discards[owner]).remove(handed)
                won[owner].append("MA")
                break
    piles = [won[side] + own_discards[side] for side in (0, 1)]
    opening = [0, 0]
    for seat, hand in declared:
        opening[seat % 2] += quick_score(frozenset(hand))
    points = [sum(value(code) for code in pile) // 2 for pile in piles]
    last = [6 if takers[-1] % 2 == side else 0 for side in (0, 1)]
    captured = [quick_score(frozenset(pile)) for pile in piles]
    totals = [sum(parts) for parts in zip(points, last, opening, captured, strict=True)]
    return {
        "tricks": takers,
        "card_points": points,
        "last_trick": last,
        "matto_price": handed,
        "opening": opening,
        "captured": captured,
        "totals": totals,
    }


def lines(
    hands: Sequence[frozenset[str]], leader: int, trick: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[int, tuple[str, ...]], ...]]:
    """Yield every way to play these last cards, as the tricks that come of it."""
    if len(trick) == 4:
        ends = (leader + winner(trick)) % 4
        yield from (((leader, trick), *rest) for rest in lines(hands, ends))
        return
    seat = (leader + len(trick)) % 4
    if not hands[seat]:
        yield ()
        return
    for code in sorted(allowed(hands[seat], trick)):
        left = [hand - {code} if other == seat else hand for other, hand in enumerate(hands)]
        yield from lines(left, leader, (*trick, code))

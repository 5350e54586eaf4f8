"""The score sheet of a deal: counting the cards, the opening and the captured combinations, the totals.

Rules: tarocchino.settlement.cards, last-trick, matto-kept, matto-price, no-trick-matto, no-trick-discard, total,
tarocchino.dealing.discard-side, tarocchino.declarations.score, and those of the combinations.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from cardavia.cards import SEATS, SIDES, Seat, Side, Trick, side_of
from cardavia.games.tarocchino import declarations, rulebook, settlement
from cardavia.games.tarocchino.combinations import Combination, Combinations, Kind, find
from cardavia.games.tarocchino.deck import THE_MATTO, TarocchinoCard, half_points
from cardavia.games.tarocchino.declarations import Declaration, ScoredHand
from cardavia.games.tarocchino.house_rules import DeclaredHands, TarocchinoHouseRules
from cardavia.games.tarocchino.settlement import Piles
from cardavia.rules import Facts, Line, RuleId, ScoreSheet, Section, Unit

SIDE_COLUMNS: Final = tuple(f"side-{side}" for side in SIDES)
SEAT_COLUMNS: Final = tuple(f"seat-{seat}" for seat in SEATS)

_SEQUENCE_RULES: Final[Mapping[Kind, RuleId]] = {
    Kind.GRANDE: rulebook.COMBINATIONS_GRANDE,
    Kind.ACES: rulebook.COMBINATIONS_ACES,
    Kind.MOORS: rulebook.COMBINATIONS_MOORS,
}


@dataclass(frozen=True, slots=True)
class Result:
    """What the lines are about: the piles, what each holds, and the hands that were declared."""

    tricks: tuple[Trick[TarocchinoCard], ...]
    discards: tuple[TarocchinoCard, ...]
    piles: Piles
    captured: tuple[Combinations, ...]
    declared: tuple[ScoredHand, ...]

    @property
    def card_points(self) -> tuple[int, ...]:
        """What the cards of each side count, in whole points: each side has an even number of them."""
        return tuple(half_points(pile) // 2 for pile in self.piles.counted)

    @property
    def opening(self) -> tuple[int, ...]:
        """What the declared hands of each side score."""
        return tuple(sum(hand.combinations.total for hand in self.declared if hand.side == side) for side in SIDES)

    @property
    def totals(self) -> tuple[int, ...]:
        """What the deal is worth to each side (tarocchino.settlement.total)."""
        last = settlement.last_trick(self.tricks)
        parts = (self.card_points, last, self.opening, tuple(found.total for found in self.captured))
        return tuple(sum(side) for side in zip(*parts, strict=True))


def score_sheet(
    house_rules: TarocchinoHouseRules,
    dealer: Seat,
    discards: tuple[TarocchinoCard, ...],
    declared: Sequence[Declaration],
    tricks: tuple[Trick[TarocchinoCard], ...],
) -> ScoreSheet:
    """Return the score sheet of a deal with these fifteen tricks."""
    piles = settlement.settled(tricks, dealer, discards, house_rules)
    captured = tuple(find(pile, house_rules) for pile in piles.counted)
    result = Result(tricks, discards, piles, captured, declarations.scored(declared, house_rules))
    apart = house_rules.declared_hands is DeclaredHands.APART
    opening = (_opening_apart(result) if apart else _opening_together(result)) if result.declared else None
    sections = (_cards(result, dealer), opening, _captured(result), _totals(result))
    return ScoreSheet(
        sections=tuple(section for section in sections if section is not None),
        scores=tuple(result.totals[side_of(seat)] for seat in SEATS),
        outcome=outcome(result),
    )


def outcome(result: Result) -> Mapping[str, Any]:
    """Return the outcome as the record format writes it."""
    price = result.piles.price
    return {
        "tricks": [trick.taken_by for trick in result.tricks],
        "card_points": list(result.card_points),
        "last_trick": list(settlement.last_trick(result.tricks)),
        "matto_price": None if price is None else price.code,
        "opening": list(result.opening),
        "captured": [found.total for found in result.captured],
        "totals": list(result.totals),
    }


def _cards(result: Result, dealer: Seat) -> Section:
    piles = result.piles
    lines = [
        Line(
            rulebook.SETTLEMENT_CARDS, "tricks", tuple(half_points(pile) for pile in piles.tricks), Unit.HALF_POINTS
        ),
        _discards(result, dealer),
        *_matto(result),
        Line(
            rulebook.SETTLEMENT_CARDS,
            "card-points",
            tuple(half_points(pile) for pile in piles.counted),
            Unit.HALF_POINTS,
        ),
    ]
    return Section("cards", SIDE_COLUMNS, tuple(lines))


def _discards(result: Result, dealer: Seat) -> Line:
    side = result.piles.discard_side
    kept = side == side_of(dealer)
    rule = rulebook.DEALING_DISCARD_SIDE if kept else rulebook.SETTLEMENT_NO_TRICK_DISCARD
    label = "discards" if kept else "discards-lost"
    amounts = _on_side(side, half_points(result.discards))
    return Line(rule, label, amounts, Unit.HALF_POINTS, (("seat", dealer), ("cards", result.discards)))


def _matto(result: Result) -> list[Line]:
    keeper, price = result.piles.keeper, result.piles.price
    debtor, player = settlement.matto_debtor(result.tricks), settlement.matto_player(result.tricks)
    if debtor is None or player is None:
        return []
    facts: Facts = (("seat", player), ("card", THE_MATTO))
    if keeper is None or price is None:
        return [Line(rulebook.SETTLEMENT_NO_TRICK_MATTO, "matto-lost", (None, None), Unit.HALF_POINTS, facts)]
    return [
        Line(rulebook.SETTLEMENT_MATTO_KEPT, "matto-kept", _to(keeper, THE_MATTO), Unit.HALF_POINTS, facts),
        Line(
            rulebook.SETTLEMENT_MATTO_PRICE,
            "matto-price",
            _to(1 - keeper, price),
            Unit.HALF_POINTS,
            (("seat", player), ("card", price)),
        ),
    ]


def _opening_apart(result: Result) -> Section:
    lines = [
        line
        for hand in result.declared
        for line in _combinations(hand.combinations, SEATS.index(hand.seats[0]), len(SEATS))
    ]
    totals = [0] * len(SEATS)
    for hand in result.declared:
        totals[hand.seats[0]] = hand.combinations.total
    total = Line(rulebook.DECLARATIONS_SCORE, "opening", tuple(totals), Unit.POINTS)
    return Section("opening", SEAT_COLUMNS, (*lines, total))


def _opening_together(result: Result) -> Section:
    lines = [line for hand in result.declared for line in _combinations(hand.combinations, hand.side, len(SIDES))]
    total = Line(rulebook.DECLARATIONS_SCORE, "opening", result.opening, Unit.POINTS)
    return Section("opening", SIDE_COLUMNS, (*lines, total))


def _captured(result: Result) -> Section:
    lines = [line for side in SIDES for line in _combinations(result.captured[side], side, len(SIDES))]
    totals = tuple(found.total for found in result.captured)
    total = Line(rulebook.SETTLEMENT_TOTAL, "captured", totals, Unit.POINTS)
    return Section("captured", SIDE_COLUMNS, (*lines, total))


def _combinations(found: Combinations, column: int, columns: int) -> list[Line]:
    def line(rule: RuleId, label: str, points: int, facts: Facts) -> Line:
        amounts = tuple(points if place == column else None for place in range(columns))
        return Line(rule, label, amounts, Unit.POINTS, facts)

    def laid(combination: Combination, rule: RuleId) -> Line:
        facts: Facts = (("length", combination.length), ("cards", combination.cards))
        return line(rule, combination.kind.value, combination.points, facts)

    lines = [laid(combination, rulebook.COMBINATIONS_SETS) for combination in found.sets]
    if found.sets_doubled:
        facts: Facts = (("count", len(found.sets)),)
        lines.append(line(rulebook.COMBINATIONS_SETS_DOUBLED, "sets-doubled", found.sets_points, facts))
    for combination in found.sequences:
        rule = _SEQUENCE_RULES.get(combination.kind, rulebook.COMBINATIONS_SUIT)
        lines.append(laid(combination, rule))
    if found.sequences_doubled:
        facts = (("count", len(found.sequences)),)
        rule = rulebook.COMBINATIONS_SEQUENCES_DOUBLED
        lines.append(line(rule, "sequences-doubled", found.sequences_points, facts))
    return lines


def _totals(result: Result) -> Section:
    captured = tuple(found.total for found in result.captured)
    last = settlement.last_trick(result.tricks)
    lines = (
        Line(rulebook.SETTLEMENT_CARDS, "total-cards", result.card_points, Unit.POINTS),
        Line(rulebook.SETTLEMENT_LAST_TRICK, "last-trick", last, Unit.POINTS),
        Line(rulebook.DECLARATIONS_SCORE, "total-opening", result.opening, Unit.POINTS),
        Line(rulebook.SETTLEMENT_TOTAL, "total-captured", captured, Unit.POINTS),
        Line(rulebook.SETTLEMENT_TOTAL, "total", result.totals, Unit.POINTS, (("winner", _winner(result)),)),
    )
    return Section("totals", SIDE_COLUMNS, lines)


def _winner(result: Result) -> str:
    winner = settlement.winner(result.totals)
    return "draw" if winner is None else SIDE_COLUMNS[winner]


def _on_side(side: Side, amount: int) -> tuple[int | None, ...]:
    return tuple(amount if side == own else None for own in SIDES)


def _to(side: Side, card: TarocchinoCard) -> tuple[int | None, ...]:
    return tuple(card.points if side == own else -card.points for own in SIDES)

"""The score sheet of a deal: its tricks, then its points, each line citing its rule.

Rules: aluette.play.highest, aluette.play.spoiled, aluette.scoring.most-tricks, aluette.scoring.first-to-reach,
aluette.scoring.all-spoiled, aluette.scoring.mordienne, aluette.scoring.mordienne-of-nine.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from cardavia.cards import SEATS, SIDES, Seat, Trick, side_of
from cardavia.games.aluette import rulebook, scoring
from cardavia.games.aluette.deck import AluetteCard
from cardavia.games.aluette.house_rules import AluetteHouseRules
from cardavia.games.aluette.play import TRICKS
from cardavia.rules import Facts, Line, RuleId, ScoreSheet, Section, Unit

SEAT_COLUMNS: Final = tuple(f"seat-{seat}" for seat in SEATS)
SIDE_COLUMNS: Final = tuple(f"side-{side}" for side in SIDES)


def score_sheet(tricks: Sequence[Trick[AluetteCard]], house_rules: AluetteHouseRules) -> ScoreSheet:
    """Return the score sheet of a deal with these nine tricks."""
    takers = [trick.taken_by for trick in tricks]
    points = scoring.points(takers, house_rules)
    return ScoreSheet(
        sections=(_tricks(tricks), _points(takers, house_rules)),
        scores=tuple(points[side_of(seat)] for seat in SEATS),
        outcome=outcome(takers, house_rules),
    )


def outcome(takers: Sequence[Seat | None], house_rules: AluetteHouseRules) -> Mapping[str, Any]:
    """Return the outcome as the record format writes it."""
    best = scoring.winner(takers)
    return {
        "tricks": list(takers),
        "counts": list(scoring.counts(takers)),
        "winner": best,
        "mordienne": best is not None and scoring.is_mordienne(takers, best, house_rules),
        "points": list(scoring.points(takers, house_rules)),
    }


def _tricks(tricks: Sequence[Trick[AluetteCard]]) -> Section:
    lines = [_trick(number, trick) for number, trick in enumerate(tricks, 1)]
    counts = scoring.counts([trick.taken_by for trick in tricks])
    total = Line(rulebook.PLAY_NINE_TRICKS, "tricks", counts, Unit.TRICKS)
    return Section("tricks", SEAT_COLUMNS, (*lines, total))


def _trick(number: int, trick: Trick[AluetteCard]) -> Line:
    top = max(card.level for card in trick.cards)
    best = tuple(card for card in trick.cards if card.level == top)
    if trick.taken_by is None:
        facts: Facts = (("number", number), ("cards", best))
        return Line(rulebook.PLAY_SPOILED, "trick-spoiled", (None,) * len(SEATS), Unit.TRICKS, facts)
    amounts = tuple(1 if seat == trick.taken_by else None for seat in SEATS)
    return Line(rulebook.PLAY_HIGHEST, "trick-taken", amounts, Unit.TRICKS, (("number", number), ("card", best[0])))


def _points(takers: Sequence[Seat | None], house_rules: AluetteHouseRules) -> Section:
    best = scoring.winner(takers)
    if best is None:
        lines = [Line(rulebook.SCORING_ALL_SPOILED, "all-spoiled", (0, 0), Unit.POINTS)]
    else:
        lines = [_winner(takers, best)]
        if scoring.is_mordienne(takers, best, house_rules):
            lines.append(_mordienne(takers, best))
    points = scoring.points(takers, house_rules)
    return Section("points", SIDE_COLUMNS, (*lines, Line(lines[-1].rule, "points", points, Unit.POINTS)))


def _winner(takers: Sequence[Seat | None], best: Seat) -> Line:
    tricks = scoring.counts(takers)[best]
    facts: Facts = (("seat", best), ("tricks", tricks))
    if len(scoring.tied_for_most(takers)) == 1:
        return _for_side(rulebook.SCORING_MOST_TRICKS, "most-tricks", best, scoring.POINTS, facts)
    reached = ("number", scoring.reached_at(takers, best, tricks))
    return _for_side(rulebook.SCORING_FIRST_TO_REACH, "first-to-reach", best, scoring.POINTS, (*facts, reached))


def _mordienne(takers: Sequence[Seat | None], best: Seat) -> Line:
    run = scoring.last_run(takers, best)
    more = scoring.MORDIENNE_POINTS - scoring.POINTS
    facts: Facts = (("seat", best), ("tricks", run), ("number", TRICKS - run + 1))
    if run == TRICKS:
        return _for_side(rulebook.SCORING_MORDIENNE_OF_NINE, "mordienne-of-nine", best, more, facts)
    return _for_side(rulebook.SCORING_MORDIENNE, "mordienne", best, more, facts)


def _for_side(rule: RuleId, label: str, seat: Seat, points: int, facts: Facts) -> Line:
    amounts = tuple(points if side == side_of(seat) else 0 for side in SIDES)
    return Line(rule, label, amounts, Unit.POINTS, facts)

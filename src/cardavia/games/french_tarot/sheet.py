"""The score sheet: the settlement line by line, and the outcome as a record writes it.

Three sections: `card-points` counts the cards of both sides (half-points), `contract` measures the taker's points
against the target, `payment` adds up what each defender pays the taker.
"""

from collections.abc import Iterator
from typing import Any, Final

from cardavia.cards import SEATS
from cardavia.games.french_tarot import rulebook
from cardavia.games.french_tarot.bidding import Contract, side_of
from cardavia.games.french_tarot.deck import DECK, EXCUSE, half_points
from cardavia.games.french_tarot.house_rules import FrenchTarotHouseRules
from cardavia.games.french_tarot.play import TRICKS
from cardavia.games.french_tarot.scoring import (
    BASE,
    Count,
    Deed,
    Settlement,
    chelem_announced_term,
    chelem_taken_term,
    count,
    settlement,
    tricks_taken,
)
from cardavia.rules import Facts, Line, RuleId, ScoreSheet, Section, Unit

_WHOLE_DECK: Final = half_points(DECK)
_APART: Final = {
    Contract.PRISE: ("ecart", rulebook.CHIEN_DISCARD_SIX),
    Contract.GARDE: ("ecart", rulebook.CHIEN_DISCARD_SIX),
    Contract.GARDE_SANS: ("chien", rulebook.CHIEN_SANS),
    Contract.GARDE_CONTRE: ("chien", rulebook.CHIEN_CONTRE),
}
"""What the six cards set apart are called, and the rule that says whose they are."""


def score_sheet(deed: Deed, house_rules: FrenchTarotHouseRules) -> ScoreSheet:
    """Return the score sheet of a deal played to its end."""
    counted = count(deed)
    settled = settlement(deed, counted, house_rules)
    scores = tuple(settled.score_of(side_of(seat, deed.taker)) for seat in SEATS)
    sections = (
        Section("card-points", ("taker", "defence"), tuple(_counting(deed, counted))),
        Section("contract", ("points",), _measuring(settled)),
        Section("payment", ("each-defender",), tuple(_paying(deed, settled, house_rules))),
    )
    return ScoreSheet(sections, scores, _outcome(deed, settled, scores))


def void_sheet(reason: str) -> ScoreSheet:
    """Return the score sheet of a void deal: nobody scores."""
    return ScoreSheet((), (0,) * len(SEATS), {"void": str(reason)})


def _counting(deed: Deed, counted: Count) -> Iterator[Line]:
    def line(rule: RuleId, label: str, taker: int, both_sides: int) -> Line:
        return Line(rule, label, (taker, both_sides - taker), Unit.HALF_POINTS)

    played = EXCUSE.points if counted.excuse is not None else 0
    yield line(rulebook.SCORING_COUNT, "tricks", counted.tricks, _WHOLE_DECK - played - counted.apart)
    if counted.excuse is not None:
        yield line(counted.excuse.rule, "excuse", counted.of_excuse, played)
        if counted.exchanged:
            yield line(counted.excuse.rule, "excuse-half", counted.exchanged, 0)
    label, rule = _APART[deed.contract]
    yield line(rule, label, counted.of_apart, counted.apart)
    yield line(rulebook.SCORING_COUNT, "card-points", counted.total, _WHOLE_DECK)


def _measuring(settled: Settlement) -> tuple[Line, ...]:
    measure = (("points", settled.points), ("target", settled.target), ("bouts", settled.bouts))
    made = ("made", _yes_or_no(settled.made))
    return (
        Line(rulebook.SCORING_BASE, "base", (BASE,), Unit.POINTS),
        Line(rulebook.SCORING_TARGET, "difference", (settled.difference,), Unit.POINTS, (*measure, made)),
        Line(rulebook.SCORING_BASE, "sum", (settled.worth,), Unit.POINTS),
    )


def _paying(deed: Deed, settled: Settlement, house_rules: FrenchTarotHouseRules) -> Iterator[Line]:
    def line(rule: RuleId, label: str, amount: int, *facts: tuple[str, str | int]) -> Line:
        return Line(rule, label, (amount,), Unit.POINTS, facts)

    made = ("made", _yes_or_no(settled.made))
    multiplier = ("multiplier", settled.contract.multiplier)
    taken = tricks_taken(deed.tricks, deed.taker)
    announced = chelem_announced_term(deed.chelem, taken)
    took_all = chelem_taken_term(deed.chelem, taken, house_rules)
    contract: Facts = (("contract", settled.contract.value), multiplier, ("worth", settled.worth), made)
    yield Line(rulebook.BIDDING_CONTRACTS, "contract", (settled.base,), Unit.POINTS, contract)
    if settled.petit_au_bout:
        yield line(rulebook.SCORING_PETIT_AU_BOUT, "petit-au-bout", settled.petit_term, multiplier)
    if settled.poignees:
        shown = ("shown", len(deed.poignees))
        yield line(rulebook.SCORING_POIGNEE, "poignees", settled.poignee_term, shown, made)
    if announced:
        succeeded = ("made", _yes_or_no(taken == TRICKS))
        yield line(rulebook.SCORING_CHELEM, "chelem-announced", announced, succeeded)
    if took_all:
        side = ("side", "taker" if took_all > 0 else "defence")
        yield line(rulebook.SCORING_CHELEM, "chelem-taken", took_all, side)
    yield line(rulebook.SCORING_SETTLEMENT, "per-defender", settled.per_defender)


def _outcome(deed: Deed, settled: Settlement, scores: tuple[int, ...]) -> dict[str, Any]:
    return {
        "taker": deed.taker,
        "contract": settled.contract.value,
        "tricks": [trick.taken_by for trick in deed.tricks],
        "bouts": settled.bouts,
        "card_points": settled.points,
        "target": settled.target,
        "made": settled.made,
        "petit_au_bout": settled.petit_au_bout,
        "poignees": settled.poignees,
        "chelem": settled.chelem,
        "per_defender": settled.per_defender,
        "scores": list(scores),
    }


def _yes_or_no(truth: object) -> str:
    return "yes" if truth else "no"

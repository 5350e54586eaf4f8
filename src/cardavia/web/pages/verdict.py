"""How a deal ended, in a headline: whether it was made, kept apart from who pays whom in the end."""

from dataclasses import dataclass
from typing import Any

from cardavia.cards import side_of
from cardavia.rules import ScoreSheet
from cardavia.web.pages.pieces import Clause
from cardavia.web.pages.teller import Teller


@dataclass(frozen=True, slots=True)
class Gauge:
    """Points on a rail: what was taken, what was needed, and how many there are."""

    taken: int
    target: int
    most: int
    label: str


@dataclass(frozen=True, slots=True)
class Verdict:
    """The headline of a score sheet. `amount` is what the visitor's seat scored, `is_gain` its sign."""

    over: str
    title: str
    text: str
    amount: str
    amount_text: str
    is_gain: bool
    gauge: Gauge | None = None
    clause: Clause | None = None


def verdict(told: Teller, sheet: ScoreSheet) -> Verdict:
    """Return the headline of a deal that is over, or void."""
    if sheet.void:
        reason = str(sheet.outcome["void"])
        text = told.say(f"void-{told.speaker.prefix}-{reason}")
        clause = told.clause(told.face.void_rule(reason))
        return Verdict("", told.say("verdict-void"), text, "", "", is_gain=False, clause=clause)
    match told.sight.game.name:
        case "aluette":
            return _aluette(told, sheet.outcome)
        case "french-tarot":
            return _french_tarot(told, sheet)
        case "tarocchino":
            return _tarocchino(told, sheet.outcome)
        case name:
            raise ValueError(f"write the headline of {name!r}")


def _aluette(told: Teller, outcome: Any) -> Verdict:
    own = side_of(told.sight.seat or 0)
    winner = outcome["winner"]
    if winner is None:
        return Verdict(
            "", told.say("verdict-aluette-none"), told.say("verdict-aluette-none.text"), "", "", is_gain=False
        )
    ours = side_of(winner) == own
    points = outcome["points"][side_of(winner)]
    key = "verdict-aluette-mordienne" if outcome["mordienne"] else "verdict-aluette-won"
    return Verdict(
        over=told.say(f"{key}.over"),
        title=told.say("verdict-side-ours" if ours else "verdict-side-theirs"),
        text=told.say(key, seat=winner, tricks=outcome["counts"][winner]),
        amount=told.speaker.figures.signed(points),
        amount_text=told.say("verdict-to-us" if ours else "verdict-to-them"),
        is_gain=ours,
    )


def _french_tarot(told: Teller, sheet: ScoreSheet) -> Verdict:
    outcome = sheet.outcome
    taker, made = outcome["taker"], outcome["made"]
    points, target = outcome["card_points"], outcome["target"]
    seat = told.sight.seat or 0
    own, each = sheet.scores[seat], abs(outcome["per_defender"])
    difference = abs(points - target)
    contract = told.say("verdict-tarot-contract", contract=outcome["contract"], seat=taker)
    paid = "verdict-tarot-received" if outcome["per_defender"] >= 0 else "verdict-tarot-paid"
    return Verdict(
        over=contract,
        title=told.say("verdict-tarot-made" if made else "verdict-tarot-failed", seat=taker, difference=difference),
        text=told.say("verdict-tarot-text", points=points, bouts=outcome["bouts"], target=target),
        amount=told.speaker.figures.signed(own),
        amount_text=told.say(paid, seat=taker, each=each),
        is_gain=own > 0,
        gauge=Gauge(points, target, 91, told.say("verdict-tarot-gauge", points=points, target=target)),
    )


def _tarocchino(told: Teller, outcome: Any) -> Verdict:
    own = side_of(told.sight.seat or 0)
    totals = outcome["totals"]
    difference = totals[own] - totals[1 - own]
    key = "verdict-draw" if not difference else "verdict-side-ours" if difference > 0 else "verdict-side-theirs"
    return Verdict(
        over="",
        title=told.say(key),
        text=told.say("verdict-tarocchino-text", ours=totals[own], theirs=totals[1 - own]),
        amount=told.speaker.figures.signed(difference),
        amount_text=told.say("verdict-difference"),
        is_gain=difference > 0,
    )

"""A deal as a page that can be read: its story, cards, what was laid aside and declared, tricks, sheet, outcome.

A transcript is also a record: the cards and the actions can be read back from it.
"""

import json
import re
from collections.abc import Iterator, Sequence

from cardavia.cards import SEATS, Dealt, Seat
from cardavia.games.tarocchino import TAROCCHINO, TarocchinoCard, TarocchinoState
from cardavia.games.tarocchino.combinations import Combinations
from cardavia.games.tarocchino.declarations import Answer, order
from cardavia.rules import Line, ScoreSheet, Section
from tests.games.tarocchino.table import after, cards, codes, opened


def written(story: str, dealer: Seat, dealt: Dealt[TarocchinoCard], words: Sequence[str]) -> str:
    """Return the transcript of a deal in which these words are said, each by the seat that is to act."""
    state = after(opened(dealt, dealer), *words)
    sheet = TAROCCHINO.settle(state)
    assert sheet is not None
    parts = [
        [*story.strip().splitlines(), "", f"Seat {dealer} deals."],
        [f"seat {seat}  {codes(dealt.hands[seat])}" for seat in SEATS],
        [f"{dealer} lays aside  {codes(state.discards)}", *_answers(state)],
        list(_tricks(state)),
        *([_title(section), *map(_line, section.lines)] for section in sheet.sections),
        [_outcome(sheet)],
    ]
    return "\n\n".join("\n".join(part) for part in parts) + "\n"


def again(transcript: str) -> str:
    """Return the transcript of the same deal, played once more from the cards and the actions of this one."""
    story, _, rest = transcript.partition("\n\nSeat ")
    hands = tuple(cards(line) for line in re.findall(r"^seat \d  (.*)$", rest, re.MULTILINE))
    (aside,) = re.findall(r"^\d lays aside  (.*)$", rest, re.MULTILINE)
    answers = re.findall(r"^\d (declares|passes) ", rest, re.MULTILINE)
    tricks = re.findall(r"^trick +\d+  (.*?)  ", rest, re.MULTILINE)
    words = [
        f"discard {aside}",
        *("declare yes" if answer == "declares" else "declare no" for answer in answers),
        *(f"play {card}" for trick in tricks for card in re.findall(r"\d:(\w+)", trick)),
    ]
    return written(story, int(rest[0]), Dealt(hands, ()), words)


def _answers(state: TarocchinoState) -> Iterator[str]:
    for seat in order(state.dealer):
        held = state.opening[seat]
        if state.answers[seat] is Answer.YES:
            yield f"{seat} declares  {_held(held)}"
        elif state.answers[seat] is Answer.NO:
            yield f"{seat} passes and holds  {_held(held)}"


def _held(found: Combinations) -> str:
    kinds = (f"{one.kind} ({codes(one.cards)})" for one in (*found.sets, *found.sequences))
    return f"{', '.join(kinds)}: {found.total}"


def _tricks(state: TarocchinoState) -> Iterator[str]:
    for number, trick in enumerate(state.tricks, 1):
        plays = " ".join(f"{seat}:{card}" for seat, card in trick.plays)
        yield f"trick {number:2}  {plays}  {trick.taken_by} takes it"


def _title(section: Section) -> str:
    return f"{section.label}  [{' '.join(section.columns)}]"


def _line(line: Line) -> str:
    amounts = " ".join("-" if amount is None else str(amount) for amount in line.amounts)
    facts = "".join(f"  {name} {_fact(value)}" for name, value in line.facts)
    return f"{line.label}  {amounts} {line.unit.value}  {line.rule}{facts}"


def _fact(value: object) -> str:
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _outcome(sheet: ScoreSheet) -> str:
    return json.dumps(sheet.outcome)

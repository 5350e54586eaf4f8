"""A deal as a page that can be read: its story, the cards, the nine tricks, the score sheet, the outcome.

A transcript is also a record: the cards and the plays can be read back from it.
"""

import json
import re
from collections.abc import Iterator

from cardavia.cards import SEATS, Dealt, Seat, Trick
from cardavia.games.aluette import ALUETTE, AluetteCard, AluetteState
from cardavia.rules import Line, PlayCard, ScoreSheet
from tests.games.aluette.table import RULEBOOK, cards


def written(story: str, dealer: Seat, dealt: Dealt[AluetteCard], plays: str) -> str:
    """Return the transcript of a deal played so."""
    state = ALUETTE.start(ALUETTE.open(RULEBOOK, dealer, dealt))
    for card in cards(plays):
        (seat,) = ALUETTE.actors(state)
        for event in ALUETTE.decide(state, seat, PlayCard(card)):
            state = ALUETTE.evolve(state, event)
    sheet = ALUETTE.settle(state)
    assert sheet is not None
    parts = [
        [*story.splitlines(), "", f"Seat {dealer} deals."],
        list(_cards(dealt)),
        list(_tricks(state)),
        list(_sheet(sheet)),
        [json.dumps(sheet.outcome)],
    ]
    return "\n\n".join("\n".join(part) for part in parts) + "\n"


def again(transcript: str) -> str:
    """Return the transcript of the same deal, played once more from the cards and the plays of this one."""
    story, _, rest = transcript.partition("\n\nSeat ")
    dealer = int(rest[0])
    hands = tuple(cards(line) for line in re.findall(r"^seat \d  (.*)$", rest, re.MULTILINE))
    (talon,) = re.findall(r"^unused  (.*)$", rest, re.MULTILINE)
    tricks = re.findall(r"^trick \d  (.*?)  ", rest, re.MULTILINE)
    plays = " ".join(card for trick in tricks for card in re.findall(r"\d:(\w+)", trick))
    return written(story, dealer, Dealt(hands, cards(talon)), plays)


def _cards(dealt: Dealt[AluetteCard]) -> Iterator[str]:
    for seat in SEATS:
        yield f"seat {seat}  {_codes(dealt.hands[seat])}"
    yield f"unused  {_codes(dealt.talon)}"


def _tricks(state: AluetteState) -> Iterator[str]:
    for number, trick in enumerate(state.tricks, 1):
        plays = " ".join(f"{seat}:{card}" for seat, card in trick.plays)
        yield f"trick {number}  {plays}  {_end(trick)}"


def _end(trick: Trick[AluetteCard]) -> str:
    return f"spoiled, {trick.leader} leads again" if trick.taken_by is None else f"{trick.taken_by} takes it"


def _sheet(sheet: ScoreSheet) -> Iterator[str]:
    yield f"tricks of the seats  {_amounts(sheet.sections[0].lines[-1])}"
    for line in sheet.sections[1].lines:
        facts = "".join(f"  {name} {value}" for name, value in line.facts)
        yield f"{line.label}  {_amounts(line)}  {line.rule}{facts}"


def _amounts(line: Line) -> str:
    return " ".join(str(amount) for amount in line.amounts)


def _codes(held: tuple[AluetteCard, ...]) -> str:
    return " ".join(card.code for card in held)

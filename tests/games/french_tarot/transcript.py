"""A deal as a page that can be read: its story, the cards, what was said, the tricks, the score sheet, the outcome.

A transcript is also a record: the cards, the words and the plays can be read back from it.
"""

import json
import re
from collections.abc import Iterator, Sequence

from cardavia.cards import SEATS, Dealt, Seat
from cardavia.games.french_tarot import FRENCH_TAROT
from cardavia.games.french_tarot.deck import TarotCard
from cardavia.match.deal import Deal, begin
from cardavia.rules import Line, PlayCard, ScoreSheet
from tests.games.french_tarot.table import RULEBOOK, after, cards, codes


def written(story: str, dealer: Seat, dealt: Dealt[TarotCard], said: Sequence[str]) -> str:
    """Return the transcript of a deal in which this was said and played."""
    deal = after(begin(FRENCH_TAROT, RULEBOOK, dealer, dealt), *said)
    sheet = deal.sheet
    assert sheet is not None
    parts = [
        [*story.splitlines(), "", f"Seat {dealer} deals."],
        list(_cards(dealt)),
        list(_words(deal)),
        list(_tricks(deal)),
        *([[*_section(sheet, place)] for place in range(len(sheet.sections))]),
        [json.dumps(sheet.outcome)],
    ]
    return "\n\n".join("\n".join(part) for part in parts if part) + "\n"


def again(transcript: str) -> str:
    """Return the transcript of the same deal, played once more from what this one says."""
    story, _, rest = transcript.partition("\n\nSeat ")
    hands = tuple(cards(line) for line in re.findall(r"^seat \d  (.*)$", rest, re.MULTILINE))
    (chien,) = re.findall(r"^chien   (.*)$", rest, re.MULTILINE)
    return written(story, int(rest[0]), Dealt(hands, cards(chien)), list(_said(rest)))


def _said(rest: str) -> Iterator[str]:
    words = re.findall(r"^\d (?:bid|discard|chelem|poignee) .*$", rest, re.MULTILINE)
    yield from (word for word in words if " poignee " not in word)
    poignees = {word[0]: word for word in words if " poignee " in word}
    for trick in re.findall(r"^trick +\d+  (.*?)  ", rest, re.MULTILINE):
        for play in trick.split():
            seat, _, card = play.partition(":")
            if seat in poignees:
                yield poignees.pop(seat)
            yield f"{seat} play {card}"


def _cards(dealt: Dealt[TarotCard]) -> Iterator[str]:
    for seat in SEATS:
        yield f"seat {seat}  {codes(dealt.hands[seat])}"
    yield f"chien   {codes(dealt.talon)}"


def _words(deal: Deal) -> Iterator[str]:
    for seat, action in deal.actions:
        if not isinstance(action, PlayCard):
            yield f"{seat} {deal.game.word(action)}"


def _tricks(deal: Deal) -> Iterator[str]:
    for number, trick in enumerate(deal.game.view(deal.state, None).tricks, 1):
        plays = " ".join(f"{seat}:{card}" for seat, card in trick.plays)
        yield f"trick {number:2}  {plays}  {trick.taken_by} takes it"


def _section(sheet: ScoreSheet, place: int) -> Iterator[str]:
    section = sheet.sections[place]
    yield f"{section.label} ({', '.join(section.columns)})"
    for line in section.lines:
        facts = "".join(f"  {name} {value}" for name, value in line.facts)
        yield f"  {line.label}  {_amounts(line)}  {line.rule}{facts}"


def _amounts(line: Line) -> str:
    return " ".join(str(amount) for amount in line.amounts)

"""The referee: replays records from their hands and actions, and says of each what became of it.

It reads lines of bytes and keeps none of them, so a million records take the memory of one.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, BinaryIO, TypeAlias

from cardavia.games import GAMES
from cardavia.match.hearing import heard, offers
from cardavia.match.malformed import Malformed
from cardavia.match.outcome import differences
from cardavia.match.record import Record, read_record
from cardavia.match.strict_json import MOST_BYTES
from cardavia.rules import AnyGame, Refusal

Verdict: TypeAlias = dict[str, Any]
"""What is said of one line, ready for JSON."""

Explain: TypeAlias = Callable[[Malformed], str]
"""Puts into words what is wrong with a record."""


def referee(lines: Iterable[bytes], explain: Explain, games: Mapping[str, AnyGame] = GAMES) -> Iterator[Verdict]:
    """Yield a verdict for each line that holds more than white space; lines are numbered from 1."""
    for number, line in enumerate(lines, 1):
        if line.strip():
            yield {"line": number, **judge(line, explain, games)}


def is_clean(verdict: Verdict) -> bool:
    """Say whether a record is in order: well-formed, legal, and what it says of its end is true."""
    return bool(verdict["ok"]) and "differs" not in verdict


def judge(line: bytes, explain: Explain, games: Mapping[str, AnyGame] = GAMES) -> Verdict:
    """Return the verdict on one record."""
    try:
        record = read_record(line, games)
    except Malformed as malformed:
        return {"ok": False, "rule": malformed.rule, "why": explain(malformed)}
    return _replay(record)


def lines_of(source: BinaryIO) -> Iterator[bytes]:
    """Yield the lines of a binary file. One that is too long to be read is cut, and found too long when judged."""
    while line := source.readline(MOST_BYTES + 1):
        yield line
        if len(line) > MOST_BYTES:
            _skip_the_rest(source, line)


def _skip_the_rest(source: BinaryIO, line: bytes) -> None:
    while line and not line.endswith(b"\n"):
        line = source.readline(MOST_BYTES)


def _replay(record: Record) -> Verdict:
    # The state alone is kept: a `Deal` would carry every event and action of its past along.
    game, evolve = record.game, record.game.evolve
    state = record.begin().state
    for at, said in enumerate(record.actions):
        answer = heard(game, state, said)
        if isinstance(answer, Refusal):
            allowed = [word.partition(" ")[2] for word in offers(game, state)]
            return {"ok": False, "at": at, "rule": answer.rule, "allowed": allowed}
        for event in answer[2]:
            state = evolve(state, event)
    return _standing(game, state, record.outcome)


def _standing(game: AnyGame, state: Any, found: Mapping[str, Any] | None) -> Verdict:
    sheet = game.settle(state)
    if sheet is None:
        unfinished = {"to_act": list(game.actors(state)), "choices": list(offers(game, state))}
        verdict: Verdict = {"ok": True, "unfinished": unfinished}
        differs = [] if found is None else ["outcome"]
    else:
        verdict = {"ok": True, "outcome": sheet.outcome}
        differs = [] if found is None else differences(found, sheet.outcome)
    return {**verdict, "differs": differs} if differs else verdict

"""The example records, as deals replayed by the chapters as far as they go."""

from collections.abc import Iterator
from pathlib import Path

from cardavia.match import Deal, Malformed, read_record
from cardavia.rules import AnyGame, PlayCard

FOLDER = Path(__file__).parents[1] / "records"


def deals_of(game: AnyGame) -> Iterator[Deal]:
    """Yield every example of this game, as it was after its last legal action."""
    for path in sorted(FOLDER.glob("*.jsonl")):
        if "expected" in path.name:
            continue
        for line in path.read_bytes().splitlines():
            try:
                record = read_record(line)
            except Malformed:
                continue
            if record.game is game:
                yield _last(record.begin(), record.actions)


def moments_of(deal: Deal) -> Iterator[Deal]:
    """Yield the deal at every moment when a seat is to play a card, and nothing else."""
    for moment in deal.replayed():
        for seat in moment.actors:
            choices = moment.game.choices(moment.state, seat)
            if choices.actions and not choices.picks and all(isinstance(a, PlayCard) for a in choices.actions):
                yield moment


def _last(deal: Deal, actions: tuple[str, ...]) -> Deal:
    for said in actions:
        answer = deal.hear(said)
        if not isinstance(answer, Deal):
            break
        deal = answer
    return deal

"""`cardavia solve`: the exact value of every card at some point of a record."""

import sys
from argparse import Namespace
from collections.abc import Iterator

from cardavia.cli.command import Commands, Say, add_number
from cardavia.cli.complaint import Complaint
from cardavia.cli.referee import explain, opened, read_lines
from cardavia.engine import solve
from cardavia.match import Deal, Malformed, read_record
from cardavia.rules import PlayCard, Refusal
from cardavia.words import ENGLISH, Company, speak

NODES = 30_000_000
"""How many positions are looked at unless told: some ten seconds."""

_ALONE = frozenset({"french-tarot"})
"""The games in which a value is a seat's own score, and no difference of sides."""


def add(commands: Commands, say: Say) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser("solve", help=say("command-solve"), description=say("command-solve.description"))
    parser.add_argument("file", metavar="RECORD", help=say("command-solve.file"))
    parser.add_argument("--at", type=int, required=True, metavar="N", help=say("command-solve.at"))
    add_number(parser, "--nodes", say("command-solve.nodes"), default=NODES)
    parser.set_defaults(run=run)


def run(options: Namespace) -> int:
    """Print every card with its value, the best first; return 0."""
    deal = _replayed(options.file, options.at)
    cards = [
        action.card
        for seat in deal.actors
        for action in deal.game.choices(deal.state, seat).actions
        if isinstance(action, PlayCard)
    ]
    if not cards:
        raise Complaint("command-solve-no-card", number=options.at)
    values = solve(deal.game, deal.state, options.nodes)
    if values is None:
        raise Complaint("command-solve-too-long", number=options.nodes)
    sys.stdout.writelines(f"{line}\n" for line in _told(deal, {card: values[card] for card in cards}))
    return 0


def _replayed(name: str, at: int) -> Deal:
    """Return the deal of the first record after so many of its actions."""
    with opened(name) as source:
        line = next((line for line in read_lines(source, name) if line.strip()), b"")
    try:
        record = read_record(line)
    except Malformed as malformed:
        raise Complaint("command-solve-no-record", name=name, reason=explain(malformed)) from None
    if not 0 <= at <= len(record.actions):
        raise Complaint("command-solve-so-far", number=len(record.actions))
    deal = record.begin()
    for number, said in enumerate(record.actions[:at]):
        after = deal.hear(said)
        if isinstance(after, Refusal):
            raise Complaint("command-solve-illegal", number=number, word=said, id=after.rule)
        deal = after
    return deal


def _told(deal: Deal, values: dict[object, int]) -> Iterator[str]:
    speaker = speak(ENGLISH.code).at(deal.game.prefix, Company(clockwise=deal.game.clockwise))
    head = "command-solve-seat" if deal.game.name in _ALONE else "command-solve-side"
    yield speaker.say(head, seat=deal.actors[0])
    for card in sorted(values, key=lambda card: -values[card]):
        yield speaker.say("command-solve-card", card=card, points=values[card])

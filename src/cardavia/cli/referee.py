"""`cardavia referee`: judges records of deals, line by line."""

import json
import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import BinaryIO

from cardavia.cli.command import Commands, Say
from cardavia.cli.complaint import Complaint
from cardavia.match import Malformed, is_clean, lines_of, referee
from cardavia.words import speak


def add(commands: Commands, say: Say) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "referee",
        help=say("command-referee"),
        description=say("command-referee.description"),
        epilog=say("command-referee.status"),
    )
    parser.add_argument("file", nargs="?", default="-", metavar="FILE", help=say("command-referee.file"))
    parser.set_defaults(run=run)


def run(options: Namespace) -> int:
    """Write a verdict for each record; return 0 when all are clean, else 1."""
    name: str = options.file
    clean = True
    with opened(name) as source:
        for verdict in referee(read_lines(source, name), explain):
            clean &= is_clean(verdict)
            sys.stdout.write(json.dumps(verdict) + "\n")
            sys.stdout.flush()  # so that whoever writes record by record reads verdict by verdict
    return 0 if clean else 1


def explain(malformed: Malformed) -> str:
    """Return what is wrong with a record, and what to write instead, in a sentence."""
    return speak("en").say(f"record-{malformed.fault}", key=malformed.key, **malformed.facts)


def opened(name: str) -> AbstractContextManager[BinaryIO]:
    """Return the file of this name, standard input for -, to read bytes from; raise `Complaint` when it cannot."""
    if name == "-":
        if sys.stdin is None:
            raise Complaint("command-no-input")
        return nullcontext(sys.stdin.buffer)
    try:
        return Path(name).open("rb")
    except (OSError, ValueError) as error:  # ValueError: a name with a null in it
        raise _unreadable(name, error) from None


def read_lines(source: BinaryIO, name: str) -> Iterator[bytes]:
    """Yield the lines of the source of this name; raise `Complaint` when it cannot be read to its end."""
    try:
        yield from lines_of(source)
    except OSError as error:
        raise _unreadable(name, error) from None


def _unreadable(name: str, error: Exception) -> Complaint:
    reason = getattr(error, "strerror", None) or str(error)
    return Complaint("command-cannot-read", name=name, reason=reason)

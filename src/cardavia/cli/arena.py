"""`cardavia arena`: two players meet on the same cards, and their difference is measured."""

import json
import secrets
import sys
from argparse import Namespace
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from cardavia.arena import (
    CONTESTANTS,
    Board,
    Journal,
    OtherTermsError,
    Terms,
    Unit,
    contestant,
    play_boards,
    sum_up,
)
from cardavia.cli.command import Commands, Say, add_game, add_number, add_seed
from cardavia.cli.complaint import Complaint
from cardavia.cli.progress import Progress
from cardavia.words import ENGLISH, speak


def add(commands: Commands, say: Say) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser("arena", help=say("command-arena"), description=say("command-arena.description"))
    for player in ("a", "b"):
        parser.add_argument(player, choices=CONTESTANTS, metavar=player.upper(), help=say("command-arena.player"))
    add_game(parser, say("command-arena.game"))
    boards = parser.add_mutually_exclusive_group(required=True)
    add_number(boards, "--deals", say("command-arena.deals"))
    add_number(boards, "--matches", say("command-arena.matches"))
    add_seed(parser, say("command-arena.seed"))
    add_number(parser, "--jobs", say("command-arena.jobs"), default=1)
    add_number(parser, "--budget-a", say("command-arena.budget"))
    add_number(parser, "--budget-b", say("command-arena.budget"))
    parser.add_argument("--output", type=Path, metavar="FILE", help=say("command-arena.output"))
    parser.add_argument("--resume", action="store_true", help=say("command-arena.resume"))
    parser.set_defaults(run=run)


def run(options: Namespace) -> int:
    """Play, say how it came out, and write the result; return 0, or 1 when a rule was broken."""
    terms = _terms(options)
    if options.resume and (options.output is None or options.seed is None):
        raise Complaint("command-arena-resume-what")
    progress = Progress(terms.boards)
    if options.output is None:
        boards = list(progress.through(_from(terms, range(terms.boards), options.jobs)))
        result = sum_up(terms, boards)
        sys.stdout.write(_told(result))
    else:
        try:
            result = _kept(terms, options, progress)
        except OSError as fault:
            raise Complaint("command-cannot-write", name=str(fault.filename), reason=str(fault.strerror)) from None
    sys.stderr.write(_said(terms, result) + "\n")
    return int(any(player["violations"] for player in result["players"].values()))


def _terms(options: Namespace) -> Terms:
    return Terms(
        contestant(options.a, options.budget_a),
        contestant(options.b, options.budget_b),
        options.game,
        secrets.token_hex(16) if options.seed is None else options.seed,
        options.deals or options.matches,
        Unit.DEAL if options.deals else Unit.MATCH,
    )


def _kept(terms: Terms, options: Namespace, progress: Progress) -> dict[str, Any]:
    """Play with a journal beside the output; return the result, which is written there."""
    output: Path = options.output
    path = output.with_name(f"{output.name}.journal")
    journal = Journal(path, terms)
    boards = _played_before(journal, path, resume=options.resume)
    progress.begin(len(boards))
    played = {board.number for board in boards}
    missing = [number for number in range(terms.boards) if number not in played]
    for board in progress.through(_from(terms, missing, options.jobs)):
        journal.add(board)
        boards.append(board)
    result = sum_up(terms, boards)
    output.write_text(_told(result), encoding="utf-8")
    journal.remove()
    return result


def _played_before(journal: Journal, path: Path, *, resume: bool) -> list[Board]:
    if not path.exists():
        return []
    if not resume:
        raise Complaint("command-arena-begun", name=str(path))
    try:
        return journal.boards()
    except OtherTermsError:
        raise Complaint("command-arena-other-terms", name=str(path)) from None


def _from(terms: Terms, numbers: Iterable[int], jobs: int) -> Iterator[Board]:
    with closing(play_boards(terms, numbers, jobs)) as boards:
        yield from boards


def _told(result: dict[str, Any]) -> str:
    return json.dumps(result, indent=2, ensure_ascii=False) + "\n"


def _said(terms: Terms, result: dict[str, Any]) -> str:
    difference = {name: f"{value:+.3f}" for name, value in result["difference"].items()}
    return speak(ENGLISH.code).say(
        "command-arena-difference",
        first=terms.a.name,
        second=terms.b.name,
        mean=difference["mean"],
        low=difference["low"],
        high=difference["high"],
        number=terms.boards,
        won=f"{result['won']['mean']:.3f}",
    )

"""The entry of the command line."""

import contextlib
import io
import os
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from typing import Final

from cardavia import __version__
from cardavia.cli import arena, art, bench, deal, play, referee, rules, serve, solve, warm
from cardavia.cli.complaint import Complaint
from cardavia.words import speak

FAILED: Final = 2
"""The status of a command that could not do what it was asked."""

INTERRUPTED: Final = 130
"""The status after control and C, as shells have it."""

UNHEARD: Final = 141
"""The status when nobody reads the output any more, as shells have it."""

COMMANDS: Final = (serve, play, deal, rules, referee, solve, arena, bench, warm, art)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command that these arguments name (those of the process if `None`) and return its exit status."""
    _write_what_the_terminal_cannot_as_question_marks()
    parser = build_parser()
    options = parser.parse_args(arguments)
    try:
        status: int = options.run(options)
        sys.stdout.flush()
    except Complaint as complaint:
        sys.stderr.write(speak("en").say("command-error", reason=str(complaint)) + "\n")
        return FAILED
    except BrokenPipeError:
        _let_the_rest_of_the_output_go()
        return UNHEARD
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def build_parser() -> ArgumentParser:
    """Return the parser of the whole command line."""
    say = speak("en").say
    parser = ArgumentParser("cardavia", description=say("command"), epilog=say("command.more"))
    parser.add_argument(
        "--version", action="version", version=f"cardavia {__version__}", help=say("command.version")
    )
    serve.add_options(parser, say)
    commands = parser.add_subparsers(title=say("command.commands"), metavar="COMMAND")
    for command in COMMANDS:
        command.add(commands, say)
    return parser


def _write_what_the_terminal_cannot_as_question_marks() -> None:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def _let_the_rest_of_the_output_go() -> None:
    """Point standard output nowhere, so that the interpreter's last flush fails on no closed pipe."""
    with contextlib.suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

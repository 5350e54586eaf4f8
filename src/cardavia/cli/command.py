"""What the commands' parsers are made with."""

from argparse import ArgumentParser, ArgumentTypeError, _ActionsContainer, _SubParsersAction
from collections.abc import Callable
from typing import TypeAlias

from cardavia.cards import SEATS
from cardavia.games import GAMES
from cardavia.words import ENGLISH, LANGUAGES, speak

Commands: TypeAlias = "_SubParsersAction[ArgumentParser]"
Say: TypeAlias = Callable[..., str]

FIRST_GAME = next(iter(GAMES))


def add_game(parser: ArgumentParser, help_text: str) -> None:
    """Add `--game`, one of the games by name; the first of them if it is not given."""
    parser.add_argument("--game", choices=list(GAMES), default=FIRST_GAME, help=help_text)


def add_seat(parser: ArgumentParser, flag: str, help_text: str) -> None:
    """Add a flag that takes a seat, `None` if it is not given."""
    parser.add_argument(flag, type=int, choices=SEATS, metavar="N", help=help_text)


def add_seed(parser: ArgumentParser, help_text: str) -> None:
    """Add `--seed`, any Unicode text."""
    parser.add_argument("--seed", type=_unicode, metavar="TEXT", help=help_text)


def add_number(parser: _ActionsContainer, flag: str, help_text: str, default: int | None = None) -> None:
    """Add a flag that takes a whole number from 1."""
    parser.add_argument(flag, type=_from_one, default=default, metavar="N", help=help_text)


def add_language(parser: ArgumentParser, help_text: str) -> None:
    """Add `--language`, one of those that Cardavia speaks."""
    parser.add_argument("--language", choices=list(LANGUAGES), default=ENGLISH.code, help=help_text)


def _unicode(text: str) -> str:
    """Return the text; refuse one whose bytes were no UTF-8, which no seed can be made of."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise ArgumentTypeError(speak(ENGLISH.code).say("command-no-text", name=ascii(text))) from None
    return text


def _from_one(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 10 and int(text) > 0):
        raise ArgumentTypeError(speak(ENGLISH.code).say("command-no-number", name=text))
    return int(text)

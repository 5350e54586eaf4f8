"""`cardavia art`: prints the card faces into a folder, or a whole deck on one sheet."""

import sys
from argparse import Namespace
from pathlib import Path

from platformdirs import user_cache_path

from cardavia.art import DECKS, Contrast, Style, Suits
from cardavia.art.build import build
from cardavia.art.sheet import NoPainterError, paint, sheet
from cardavia.cli.command import Commands, Say
from cardavia.cli.complaint import Complaint

BUILD, SHEET = "build", "sheet"


def add(commands: Commands, say: Say) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser("art", help=say("command-art"), description=say("command-art.description"))
    parser.add_argument("what", choices=(BUILD, SHEET), help=say("command-art.what"))
    parser.add_argument("--deck", choices=list(DECKS), help=say("command-art.deck"))
    parser.add_argument("-o", "--output", type=Path, metavar="PATH", help=say("command-art.output"))
    parser.add_argument("--letters", metavar="LETTERS", help=say("command-art.letters"))
    parser.add_argument("--suits", choices=[one.value for one in Suits], help=say("command-art.suits"))
    parser.add_argument("--contrast", choices=[one.value for one in Contrast], help=say("command-art.contrast"))
    parser.set_defaults(run=run)


def run(options: Namespace) -> int:
    """Print what was asked for; return 0."""
    decks = list(DECKS) if options.deck is None else [options.deck]
    try:
        if options.what == BUILD:
            _build(decks, options)
        else:
            _sheet(decks[0], options)
    except ValueError:
        raise Complaint("command-letters", letters=options.letters) from None
    except OSError as fault:
        raise Complaint("command-cannot-write", name=str(fault.filename), reason=str(fault.strerror)) from None
    return 0


def _build(decks: list[str], options: Namespace) -> None:
    folder = options.output or user_cache_path("cardavia") / "art"
    for deck in decks:
        manifest = build(deck, folder, _style(options))
        sys.stdout.writelines(f"{folder / name}\n" for name in manifest.files.values())


def _sheet(deck: str, options: Namespace) -> None:
    svg = sheet(deck, _style(options))
    if options.output is None:
        sys.stdout.write(svg + "\n")
    elif options.output.suffix == ".png":
        try:
            options.output.write_bytes(paint(svg))
        except NoPainterError:
            raise Complaint("command-no-painter") from None
    else:
        options.output.write_text(svg, encoding="utf-8")


def _style(options: Namespace) -> Style:
    plain = Style()
    letters = options.letters or plain.letters
    if letters and not (letters.isascii() and letters.isalpha()):
        raise Complaint("command-letters", letters=letters)
    return Style(
        letters.upper(),
        Suits(options.suits) if options.suits else plain.suits,
        Contrast(options.contrast) if options.contrast else plain.contrast,
    )

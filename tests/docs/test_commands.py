"""The commands and options that pages name exist, and the page on the command line names those that exist."""

import re
from argparse import ArgumentParser, _SubParsersAction

import pytest

from cardavia.cli.main import build_parser
from tests.docs.test_links import PAGES
from tests.frame.sources import ROOT

PAGE = ROOT / "docs" / "command-line.md"
HEADING = re.compile(r"^## `(cardavia(?: \w+)?)`$", re.MULTILINE)
USED = re.compile(r"`cardavia ([a-z]+)((?: [^`]*)?)`|^\$ cardavia ([a-z]+)(.*)$", re.MULTILINE)
OPTION = re.compile(r"--[a-z][a-z-]*")
EVERYWHERE = {"--help", "--version"}


def parsers() -> dict[str, ArgumentParser]:
    """Return the parser of each command, of the bare one too."""
    bare = build_parser()
    (commands,) = (action for action in bare._actions if isinstance(action, _SubParsersAction))
    return {"cardavia": bare, **{f"cardavia {name}": parser for name, parser in commands.choices.items()}}


def own_options(command: str) -> set[str]:
    """Return a command's own options: the bare command takes those of `serve` as well."""
    own = options(parsers()[command]) - {"--help"}
    return own - options(parsers()["cardavia serve"]) if command == "cardavia" else own


def options(parser: ArgumentParser) -> set[str]:
    return {option for action in parser._actions for option in action.option_strings if option.startswith("--")}


def described() -> dict[str, set[str]]:
    """Return the options that the page describes, by command."""
    _, *parts = HEADING.split(PAGE.read_text(encoding="utf-8"))
    return {
        command: {found[0] for row in text.splitlines() if (found := OPTION.findall(row)) and row.startswith("|")}
        for command, text in zip(parts[::2], parts[1::2], strict=True)
    }


def test_every_command_is_described_in_its_order() -> None:
    assert list(described()) == list(parsers())


@pytest.mark.parametrize("command", parsers())
def test_every_option_is_described_and_no_other(command: str) -> None:
    assert described()[command] == own_options(command)


def test_alone_it_serves() -> None:
    assert options(parsers()["cardavia serve"]) <= options(parsers()["cardavia"])


def test_commands_that_pages_name_exist_with_their_options() -> None:
    strange = []
    for page in PAGES:
        for name, rest, typed, more in USED.findall(page.read_text(encoding="utf-8")):
            parser = parsers().get(f"cardavia {name or typed}")
            known = options(parser) | EVERYWHERE if parser else set()
            if parser is None or not set(OPTION.findall(rest or more)) <= known:
                strange.append(f"{page.relative_to(ROOT)}: cardavia {name or typed}{rest or more}")
    assert strange == []

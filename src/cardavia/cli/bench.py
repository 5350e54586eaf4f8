"""`cardavia bench`: how fast everything is on this machine, in one table."""

import sys
from argparse import Namespace
from collections.abc import Iterable, Iterator

from cardavia.cli.command import Commands, Say
from cardavia.cli.complaint import Complaint
from cardavia.cli.progress import Progress
from cardavia.games import GAMES
from cardavia.speed import Measure, Peer, cards_a_second, measures, peers
from cardavia.words import ENGLISH, speak
from cardavia.words.book import open_book


def add(commands: Commands, say: Say) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser("bench", help=say("command-bench"), description=say("command-bench.description"))
    parser.add_argument("games", nargs="*", metavar="GAME", help=say("command-bench.games"))
    parser.add_argument("--peers", action="store_true", help=say("command-bench.peers"))
    parser.set_defaults(run=run)


def run(options: Namespace) -> int:
    """Measure, and print the table; return 0."""
    unknown = [name for name in options.games if name not in GAMES]
    if unknown:
        raise Complaint("command-bench-unknown", id=unknown[0], near=tuple(GAMES))
    games = options.games or list(GAMES)
    others = peers() if options.peers else ()
    progress = Progress(len(games) * len(measures()) + len(others))
    rows = [*_heading(games), *_measured(games, progress), *_compared(games, others, progress)]
    sys.stdout.writelines(f"{row}\n" for row in rows)
    return 0


def _heading(games: list[str]) -> Iterator[str]:
    yield _row("", (open_book(name, ENGLISH).title for name in games))
    yield "|---" * (len(games) + 1) + "|"


def _measured(games: list[str], progress: Progress) -> Iterator[str]:
    for measure in measures():
        cells = list(progress.through(_figure(measure, game) for game in games))
        if any(cells):
            yield _row(speak(ENGLISH.code).say(f"command-bench-{measure.what}", **measure.facts), cells)


def _figure(measure: Measure, game: str) -> str:
    return measure.take(game) if game in measure.games else ""


def _compared(games: list[str], others: tuple[Peer, ...], progress: Progress) -> Iterator[str]:
    """Yield a row for each peer: how many times as many cards each game's twin plays."""
    say = speak(ENGLISH.code).say
    own = {game: cards_a_second(game) for game in games} if others else {}
    for peer in progress.through(others):
        try:
            rate = peer.rate()
        except ImportError:
            yield _row(say("command-bench-missing", name=peer.name, package=peer.package), [""] * len(games))
            continue
        label = say(f"command-bench-{peer.how}", name=peer.name, rate=f"{rate / 1e6:.3f}")
        yield _row(label, (f"{own[game] / rate:.1f}" for game in games))


def _row(label: str, cells: Iterable[str]) -> str:
    return "| " + " | ".join([label, *cells]) + " |"

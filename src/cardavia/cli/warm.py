"""`cardavia warm`: compiles the engines ahead, so that nobody waits for them later."""

import sys
from argparse import Namespace
from time import perf_counter

from cardavia.cli.command import Commands, Say
from cardavia.cli.progress import Progress
from cardavia.engine import warm
from cardavia.engine.compiler import cache_folder
from cardavia.games import GAMES
from cardavia.words import ENGLISH, speak


def add(commands: Commands, say: Say) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser("warm", help=say("command-warm"), description=say("command-warm.description"))
    parser.add_argument("--game", choices=list(GAMES), help=say("command-warm.game"))
    parser.set_defaults(run=run)


def run(options: Namespace) -> int:
    """Compile what is not compiled yet; return 0."""
    games = [GAMES[options.game]] if options.game else list(GAMES.values())
    progress = Progress(len(games))
    begun = perf_counter()
    warm(games, lambda *_: progress.step())
    taken = f"{perf_counter() - begun:.1f}"
    said = speak(ENGLISH.code).say("command-warm-done", seconds=taken, name=str(cache_folder()))
    sys.stdout.write(f"{said}\n")
    return 0

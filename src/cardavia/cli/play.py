"""`cardavia play --terminal`: a person against three bots."""

import secrets
from argparse import Namespace

from cardavia.bots.levels import DEFAULT_LEVELS, LEVELS
from cardavia.cli.command import Commands, Say, add_game, add_language, add_seat, add_seed
from cardavia.cli.complaint import Complaint
from cardavia.cli.screen import Screen
from cardavia.cli.sitting import Sitting
from cardavia.engine import warm_in_background
from cardavia.games import GAMES
from cardavia.match import begin_match, secret_of
from cardavia.words import LANGUAGES, Company, speak
from cardavia.words.book import open_book


def add(commands: Commands, say: Say) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser("play", help=say("command-play"), description=say("command-play.description"))
    parser.add_argument("--terminal", action="store_true", help=say("command-play.terminal"))
    add_game(parser, say("command-play.game"))
    add_seed(parser, say("command-play.seed"))
    add_seat(parser, "--seat", say("command-play.seat"))
    parser.add_argument("--level", choices=list(LEVELS), default=DEFAULT_LEVELS[0], help=say("command-play.level"))
    add_language(parser, say("command-play.language"))
    parser.set_defaults(run=run)


def run(options: Namespace) -> int:
    """Play until the person leaves; return 0."""
    if not options.terminal:
        raise Complaint("command-say-terminal")
    game = GAMES[options.game]
    seat = options.seat or 0
    seed = secrets.token_hex(16) if options.seed is None else options.seed
    speaker = speak(options.language).at(game.prefix, Company(seen_from=seat, clockwise=game.clockwise))
    screen = Screen()
    title = open_book(game.name, LANGUAGES[options.language]).title
    screen.say(speaker.say("terminal-welcome", game=title), speaker.say("terminal-seed", seed=seed))
    match = begin_match(game, game.house_rules(), secret_of(seed))
    if LEVELS[options.level].searches:
        warm_in_background([game])
    Sitting(match, seat, LEVELS[options.level], seed, speaker, screen).run()
    return 0

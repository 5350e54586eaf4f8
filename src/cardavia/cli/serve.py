"""`cardavia serve`, and `cardavia` alone: the table in the browser."""

import sys
from argparse import ArgumentParser, Namespace
from typing import Final

from cardavia.cli.command import Commands, Say
from cardavia.cli.complaint import Complaint
from cardavia.web.configuration import Configuration, default_database
from cardavia.web.serve import Address, CannotServe, bound, open_browser, serve
from cardavia.words import speak

HOST: Final = "127.0.0.1"
PORT: Final = 8321
REQUESTS_A_MINUTE: Final = 600


def add(commands: Commands, say: Say) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser("serve", help=say("command-serve"), description=say("command-serve.description"))
    add_options(parser, say)


def add_options(parser: ArgumentParser, say: Say) -> None:
    """Add the options of serving, which `cardavia` alone takes too."""
    parser.add_argument("--host", default=HOST, help=say("command-serve.host"))
    parser.add_argument("--port", type=int, default=PORT, metavar="N", help=say("command-serve.port"))
    parser.add_argument("--workers", type=int, default=1, metavar="N", help=say("command-serve.workers"))
    parser.add_argument("--bot-workers", type=int, default=1, metavar="N", help=say("command-serve.bot-workers"))
    parser.add_argument("--database", metavar="URL", help=say("command-serve.database"))
    parser.add_argument("--origin", action="append", default=[], metavar="URL", help=say("command-serve.origin"))
    parser.add_argument("--rate", type=int, default=REQUESTS_A_MINUTE, metavar="N", help=say("command-serve.rate"))
    parser.add_argument("--no-browser", action="store_true", help=say("command-serve.no-browser"))
    parser.set_defaults(run=run)


def run(options: Namespace) -> int:
    """Serve until stopped; return 0."""
    try:
        listening, address = bound(Address(options.host, options.port))
        print(speak("en").say("command-serve-open", address=address.url), file=sys.stderr, flush=True)
        if not options.no_browser:
            open_browser(address.url)
        serve(_configuration(options), listening, options.workers)
    except CannotServe as error:
        raise Complaint(f"command-serve-{error.reason}", fact=error.fact) from error
    return 0


def _configuration(options: Namespace) -> Configuration:
    return Configuration(
        database=options.database or default_database(),
        bot_workers=options.bot_workers,
        secure_cookies=any(origin.startswith("https:") for origin in options.origin),
        requests_a_minute=options.rate,
        origins=tuple(options.origin),
    )

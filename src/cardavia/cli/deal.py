"""`cardavia deal`: deals the cards of a seed, lets bots play them, and prints what happened."""

import json
import secrets
import sys
from argparse import Namespace
from collections.abc import Iterator

from cardavia.arena import Player
from cardavia.bots.levels import PLAYERS
from cardavia.cards import SEATS, Card
from cardavia.cli.command import Commands, Say, add_game, add_seat, add_seed
from cardavia.games import GAMES
from cardavia.match import Deal, deal_out, to_plain
from cardavia.rules import Refusal, ScoreSheet
from cardavia.words import ENGLISH, Company, Speaker, speak
from cardavia.words.book import open_book
from cardavia.words.log import tell
from cardavia.words.sheet import as_lines, tell_sheet, tell_void


def add(commands: Commands, say: Say) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser("deal", help=say("command-deal"), description=say("command-deal.description"))
    add_game(parser, say("command-deal.game"))
    add_seed(parser, say("command-deal.seed"))
    parser.add_argument("--players", choices=list(PLAYERS), default="chance", help=say("command-deal.players"))
    add_seat(parser, "--dealer", say("command-deal.dealer"))
    parser.add_argument("--record", action="store_true", help=say("command-deal.record"))
    parser.set_defaults(run=run)


def run(options: Namespace) -> int:
    """Deal, play, print; return 0."""
    game = GAMES[options.game]
    seed = secrets.token_hex(16) if options.seed is None else options.seed
    dealer = game.first_dealer(seed) if options.dealer is None else options.dealer
    deal = played_out(deal_out(game, game.house_rules(), dealer, seed), Player(PLAYERS[options.players], seed))
    lines = iter([json.dumps(to_plain(deal, seed=seed))]) if options.record else transcript(deal, seed)
    sys.stdout.writelines(f"{line}\n" for line in lines)
    return 0


def played_out(deal: Deal, player: Player) -> Deal:
    """Return the deal as this bot plays it from all four seats; raise `RuntimeError` when it breaks a rule."""
    while not deal.over:
        seat = deal.actors[0]
        after = deal.act(seat, player.asked(deal, seat))
        if isinstance(after, Refusal):
            raise RuntimeError(f"the bot in seat {seat} broke {after.rule}: it must answer with one of its choices")
        deal = after
    return deal


def transcript(deal: Deal, seed: str) -> Iterator[str]:
    """Yield the lines of a finished deal, told to somebody who sits in no seat and sees every card."""
    game = deal.game
    speaker = speak(ENGLISH.code).at(game.prefix, Company(clockwise=game.clockwise))
    yield speaker.say("transcript-title", game=open_book(game.name, ENGLISH).title, seed=seed)
    yield ""
    for seat in SEATS:
        yield speaker.say("transcript-hand", seat=seat, codes=_codes(deal.cards.hands[seat]))
    if deal.cards.talon:
        yield speaker.say("transcript-talon", codes=_codes(deal.cards.talon))
    yield ""
    yield from filter(None, (tell(speaker, event) for event in deal.events))
    yield from settlement(speaker, deal.sheet)


def settlement(speaker: Speaker, sheet: ScoreSheet | None) -> Iterator[str]:
    """Yield the lines of a score sheet, or why the deal is void; nothing while the deal is played."""
    if sheet is None:
        return
    yield ""
    if sheet.void:
        yield tell_void(speaker, sheet)
        return
    for block in tell_sheet(speaker, sheet):
        yield from as_lines(block)
        yield ""
    yield speaker.say("transcript-scores")
    for seat in SEATS:
        yield speaker.say("transcript-score", seat=seat, points=sheet.scores[seat])


def _codes(cards: tuple[Card, ...]) -> str:
    return " ".join(card.code for card in cards)

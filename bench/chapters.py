"""How fast the chapters are, which are written to be read: deals by chance, views, worlds, events, records."""

import json
from collections.abc import Callable, Mapping
from typing import Final

from cardavia.bots import Budget, Chance, question_for
from cardavia.cards import SEATS, Stream
from cardavia.match import Deal, deal_out, referee, to_plain
from cardavia.rules import AnyGame, Refusal
from cardavia.words import Company, speak
from cardavia.words.log import tell

DEALS: Final = 20
NO_THOUGHT: Final = Budget(0)


def measures(game: AnyGame) -> Mapping[str, Callable[[], int]]:
    """Return what is measured of a game by name: work that returns how many things it did."""
    played = [_played(game, str(seed)) for seed in range(DEALS)]
    records = [json.dumps(to_plain(deal)).encode() for deal in played]
    moments = [deal.at(len(deal.actions) // 2) for deal in played]
    return {
        "deals played by chance": lambda: len([_played(game, str(seed)) for seed in range(DEALS)]),
        "views": lambda: len([game.view(moment.state, seat) for moment in moments for seat in SEATS]),
        "worlds imagined": lambda: len([_imagined(game, moment) for moment in moments]),
        "records judged": lambda: len(list(referee(records, str))),
        "events told": lambda: sum(_told(game, deal) for deal in played),
    }


def _played(game: AnyGame, seed: str) -> Deal:
    """Return a deal played by chance to its end, which a void deal has at once."""
    deal = deal_out(game, game.house_rules(), game.first_dealer(seed), seed)
    rng, chance = Stream(seed, "bench"), Chance(game)
    while not deal.over:
        seat = deal.actors[0]
        answer = chance.choose(question_for(game, deal.state, seat), NO_THOUGHT, rng)
        after = deal.act(seat, answer.action)
        if isinstance(after, Refusal):
            raise AssertionError(f"what was offered is refused: {after}")
        deal = after
    return deal


def _imagined(game: AnyGame, moment: Deal) -> object:
    return game.imagine(game.view(moment.state, 0), Stream("world", "bench"))


def _told(game: AnyGame, deal: Deal) -> int:
    speaker = speak("en").at(game.prefix, Company(seen_from=0, clockwise=game.clockwise))
    return len([tell(speaker, event) for event in deal.events])

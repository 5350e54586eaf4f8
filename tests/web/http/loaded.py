"""Tables at which four persons play a deal whose cards we choose, written as a log of the house.

A match deals from its secret. Here some seeds deal what we want (`loading`), so that everything else, the fold of
the log included, is the house's own way.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from itertools import count
from typing import Any

import pytest

from cardavia.cards import SEATS, Dealt, Seat
from cardavia.match import Deal, begin_match, match, opening
from cardavia.match.deal import begin, deal_out
from cardavia.rules import AnyGame, HouseRules, Refusal
from cardavia.tables import log
from cardavia.tables.following import dealt, moved_by
from cardavia.tables.store import Sitting
from cardavia.tables.table import Table, fold

NAME = "loaded"
INVITATION = "an-invitation-that-nobody-guesses"
PERSONS = ("Ann", "Bob", "Cid", "Dot")
_LOADED: dict[str, Dealt[Any]] = {}


def guest(seat: Seat) -> str:
    """Return the guest that sits in a seat of a loaded table."""
    return f"guest-of-seat-{seat}-of-a-loaded-table"


SEATED = tuple(Sitting(seat, guest(seat), seated=True) for seat in SEATS)
"""Who sits at a loaded table, as the store's projection has it."""


@contextmanager
def loading() -> Iterator[None]:
    """Let loaded seeds deal their cards."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(match, "deal_out", _deal_out)
        yield
    _LOADED.clear()


def _deal_out(game: AnyGame, house_rules: HouseRules, dealer: Seat, seed: str) -> Deal:
    cards = _LOADED.get(seed)
    return deal_out(game, house_rules, dealer, seed) if cards is None else begin(game, house_rules, dealer, cards)


def secret_for(deal: Deal, world: str) -> str:
    """Return a secret of this world whose first deal has this deal's dealer, and load its seed with the cards."""
    for number in count():
        secret = sha256(f"{world} {number}".encode()).hexdigest()
        seed = opening(bytes.fromhex(secret), 1).seed
        if deal.game.first_dealer(seed) == deal.dealer:
            _LOADED[seed] = deal.cards
            return secret
    raise AssertionError("unreachable: every fourth seed has this dealer")


def steps(deal: Deal, world: str, name: str = NAME) -> list[list[log.Entry]]:
    """Return the log of a table where this deal is played: the opening, then what each action adds."""
    secret = secret_for(deal, world)
    levels = ("family-table",) * len(SEATS)
    rules = dict(deal.house_rules.changed())
    invitation, bot_key = f"{INVITATION}-{name}", sha256(world.encode()).hexdigest()
    opened = log.TableOpened(deal.game.name, rules, guest(0), levels, invitation, bot_key)
    first: list[log.Entry] = [opened, *(log.SeatTaken(seat, guest(seat), PERSONS[seat]) for seat in SEATS)]
    begun = begin_match(deal.game, deal.house_rules, bytes.fromhex(secret))
    first += [log.MatchBegun(secret), *dealt(begun)]
    table, found = fold(name, first), [first]
    for seat, action in deal.actions:
        added = moved(table, seat, deal.game.word(action))
        found.append(added)
        table = table.after(added)
    return found


def moved(table: Table, seat: Seat, word: str) -> list[log.Entry]:
    """Return what a word adds that is allowed."""
    entries = moved_by(table, seat, word)
    if isinstance(entries, Refusal):
        raise AssertionError(f"seat {seat} may not say {word!r}: {entries.rule}")
    return list(entries)

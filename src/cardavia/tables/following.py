"""What follows at a table, from a word, from dealing, from a claim: the entries to add to its log."""

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TypeAlias

from cardavia.cards import Seat
from cardavia.match import Match, begin_match, opening
from cardavia.rules import PlayCard, Refusal
from cardavia.tables import log
from cardavia.tables.table import Table

Chance: TypeAlias = Callable[[int], str]
"""Returns so many bytes that nobody can foresee, as hexadecimal digits."""


def moved_by(table: Table, seat: Seat, word: str) -> Sequence[log.Entry] | Refusal:
    """Return the entries that follow when a seat says this word, or why it may not."""
    before = table.playing.deal
    after = before.hear(f"{seat} {word}")
    if isinstance(after, Refusal):
        return after
    events = after.events[len(before.events) :]
    moved = log.DealMoved(seat, word, tuple(map(table.game.notation.write_event, events)))
    return (moved, *_closed(replace(table.playing, deal=after)))


def may_claim(table: Table, seat: Seat) -> bool:
    """Say whether this seat may claim the rest of the tricks."""
    return table.match is not None and table.game.claim(table.game.view(table.match.deal.state, seat)) is not None


def rest_when_agreed(table: Table) -> Sequence[log.Entry]:
    """Return the remaining plays, as ordinary ones, once every other person who plays has agreed to a claim."""
    if table.claim is None or not table.claim.agreed.issuperset(set(table.present) - {table.claim.seat}):
        return ()
    claimant, game = table.claim.seat, table.game
    entries: list[log.Entry] = []
    led = list(game.claim(game.view(table.playing.deal.state, claimant)) or ())
    while (seat := table.actor) is not None:
        action = (
            PlayCard(led.pop(0)) if seat == claimant else game.choices(table.playing.deal.state, seat).actions[0]
        )
        moved = moved_by(table, seat, game.word(action))
        if isinstance(moved, Refusal):
            raise RuntimeError(f"a claim led to a card that {moved.rule} forbids")
        entries.extend(moved)
        table = table.after(moved)
    return entries


def begun(table: Table, chance: Chance) -> Sequence[log.Entry]:
    """Return the entries of a match that begins with a fresh secret."""
    secret = chance(32)
    house_rules = table.game.house_rules.read(table.opened.house_rules)
    match = begin_match(table.game, house_rules, bytes.fromhex(secret))
    return (log.MatchBegun(secret), *dealt(match))


def dealt(match: Match) -> Sequence[log.Entry]:
    """Return the entries of a deal that begins; it closes at once when it is void."""
    events = tuple(map(match.game.notation.write_event, match.deal.events))
    begun = log.DealBegun(match.number, match.deal.dealer, match.commitment, match.practice, events)
    return (begun, *_closed(match))


def _closed(match: Match) -> Sequence[log.Entry]:
    if not match.deal.over:
        return ()
    opened = opening(match.secret, match.number)
    return (log.DealClosed(opened.seed, opened.salt, time.time()),)

"""What a seat cannot see changes nothing that it is answered, to the byte.

One deal stands at the same table of two houses. They differ in what one seat cannot know: the cards are imagined
from its view, and with them who was asked for a poignee or a combination, and what was laid aside. Everything that
this seat asks is answered alike, but for the promise of the cards, which is masked.
"""

from itertools import pairwise
from pathlib import Path

import pytest

from cardavia.cards import SEATS, Seat
from cardavia.games import GAMES
from cardavia.match import Deal, opening
from cardavia.tables import log
from cardavia.tables.store import Standing
from tests.battery.sittings import SEEDS, Sitting, play
from tests.web.http.asks import Answer, everything, masked
from tests.web.http.door import Door, door
from tests.web.http.loaded import INVITATION, SEATED, steps
from tests.web.http.worlds import another, seen

MOMENTS = 2
"""At so many moments of an ordinary course each seat is asked, and at as many that hold a secret decision."""

MORE_SEEDS = {"aluette": (), "french-tarot": ("144",), "tarocchino": ()}
"""Deals in which another seat than in the battery's keeps a poignee to itself."""


def moments(game: str, seat: Seat) -> list[Deal]:
    """Return deals on the way: evenly spread, and around what others decide in secret."""
    seeds = (*SEEDS[game], *MORE_SEEDS[game])
    played = [play(Sitting(game, GAMES[game].house_rules(), seed)) for seed in seeds]
    spread = played[seat % len(played)]
    found = [spread[(len(spread) - 2) * (2 * n + 1) // (2 * MOMENTS)] for n in range(MOMENTS)]
    secret = [deal for course in reversed(played) for deal in secret_decisions(course, seat)]
    return found + secret[:MOMENTS]


def secret_decisions(course: tuple[Deal, ...], seat: Seat) -> list[Deal]:
    """Return the moments before and after another seat decided something that this one does not notice."""
    return [
        deal
        for before, after in pairwise(course)
        if seat not in before.actors and not after.over and seen(before, seat) == seen(after, seat)
        for deal in (before, after)
    ]


def to_act(seat: Seat) -> Deal:
    """Return a deal of Aluette on its way in which this seat is to act."""
    course = play(Sitting("aluette", GAMES["aluette"].house_rules(), SEEDS["aluette"][0]))
    return [deal for deal in course if seat in deal.actors][2]


async def answered(house: Door, deal: Deal, world: str, name: str, seat: Seat) -> list[Answer]:
    """Lay the deal out at a new table of the house, and return what the seat is answered about it."""
    service = house.house.service
    first, *others = steps(deal, world, name)
    entries = [*first, *(entry for step in others for entry in step)]
    standing = Standing(deal.game.name, f"{INVITATION}-{name}", "person", over=False, sittings=SEATED)
    await service.store.append(name, 0, entries, standing)
    story = await service.story(name)
    secret = next(entry.secret for entry in entries if isinstance(entry, log.MatchBegun))
    promise = opening(bytes.fromhex(secret), 1).commitment
    return masked(await everything(house, story, seat, told=0), (promise,))


@pytest.mark.usefixtures("loaded_cards")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("game", GAMES)
async def test_a_seat_is_answered_alike_in_worlds_it_cannot_tell_apart(
    game: str, seat: Seat, template: Path, tmp_path: Path
) -> None:
    cookies: dict[str, str] = {}
    async with (
        door(template, tmp_path / "a.db", cookies) as here,
        door(template, tmp_path / "b.db", cookies) as there,
    ):
        for number, deal in enumerate(moments(game, seat)):
            world = another(deal, seat, f"{game} {seat} {number}")
            assert world.cards != deal.cards
            name = f"table-{number}"
            true = await answered(here, deal, "true", name, seat)
            imagined = await answered(there, world, "imagined", name, seat)
            assert imagined == true


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("game", ["french-tarot", "tarocchino"])
def test_the_worlds_hold_decisions_that_a_seat_does_not_notice(game: str, seat: Seat) -> None:
    assert moments(game, seat)[MOMENTS:]


@pytest.mark.usefixtures("loaded_cards")
async def test_who_holds_other_cards_in_the_other_world_is_answered_otherwise(
    template: Path, tmp_path: Path
) -> None:
    deal = to_act(0)
    world = another(deal, 0, "otherwise")
    async with door(template, tmp_path / "a.db", {}) as here, door(template, tmp_path / "b.db", {}) as there:
        true = await answered(here, deal, "true", "table", 1)
        imagined = await answered(there, world, "imagined", "table", 1)
    assert true != imagined


@pytest.mark.usefixtures("loaded_cards")
async def test_a_seat_is_answered_in_every_way_there_is(template: Path, tmp_path: Path) -> None:
    async with door(template, tmp_path / "a.db", {}) as here:
        answers = await answered(here, to_act(0), "true", "table", 0)
    assert {one.status for one in answers} == {200, 303, 404, 409, 422}

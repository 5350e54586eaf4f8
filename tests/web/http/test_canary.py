"""Nothing that a seat is served names a card it has not seen before the deal is over.

Four persons play a deal of each game, two through the API and two through the pages; on the way each of them looks
at everything, and tries what is not allowed.
"""

import io
from pathlib import Path
from typing import Any

import pytest

from cardavia.cards import SEATS, Seat
from cardavia.games import GAMES
from cardavia.match import Deal
from cardavia.tables.store import Standing
from cardavia.tables.story import Story
from tests.battery.sittings import SEEDS, Sitting, play
from tests.web.http.asks import Answer, looks, tries
from tests.web.http.canaries import betrayed, hidden_from
from tests.web.http.door import Door, door
from tests.web.http.loaded import INVITATION, NAME, SEATED, guest, steps

STRIDE = 13
"""Everybody looks around at every so many-th step."""


async def laid_out(house: Door, deal: Deal) -> Story:
    """Lay the first cards of a deal out at a table with four persons."""
    first = steps(deal, "canary")[0]
    standing = Standing(deal.game.name, f"{INVITATION}-{NAME}", "person", over=False, sittings=SEATED)
    await house.house.service.store.append(NAME, 0, first, standing)
    return await house.house.service.story(NAME)


async def said(house: Door, story: Story, seat: Seat, word: str) -> str:
    """Say a word that is allowed, through the API from even seats and through the page from odd ones."""
    seen = story.last(seat)
    if seat % 2 == 0:
        answer = await house.send(guest(seat), f"/api/tables/{NAME}/act", {"word": word, "seen": seen})
        assert answer.status_code == 200, answer.text
    else:
        verb, *cards = word.split()
        fields: dict[str, Any] = {"verb": verb, "card": cards} if verb in {"play", "discard"} else {"word": word}
        answer = await house.post(guest(seat), f"/tables/{NAME}/act", {**fields, "seen": seen})
        assert answer.status_code == 303, answer.text
    return answer.text


def leaks(story: Story, seat: Seat | None, answers: list[Answer]) -> list[tuple[str, list[str]]]:
    """Return which answers to this seat betray which cards."""
    deal = story.table.playing.deal
    hidden = hidden_from(deal, seat)
    found = []
    for one in answers:
        tried = one.asked.split() if one.asked.startswith(("act ", "post ")) else ()
        found.append((one.asked, betrayed(one.body + str(one.headers), story.table.game, hidden, tried)))
    return [(asked, cards) for asked, cards in found if cards]


@pytest.mark.usefixtures("loaded_cards")
@pytest.mark.parametrize("game", GAMES)
async def test_nothing_served_to_a_seat_names_a_card_it_has_not_seen(
    game: str, template: Path, tmp_path: Path, written_log: io.StringIO
) -> None:
    deal = play(Sitting(game, GAMES[game].house_rules(), SEEDS[game][0]))[-1]
    told = dict.fromkeys(SEATS, 0)
    async with door(template, tmp_path / "house.db", {}) as house:
        story = await laid_out(house, deal)
        for number, (seat, action) in enumerate(deal.actions):
            if number % STRIDE == 0 or number == len(deal.actions) - 1:
                for eyes in SEATS:
                    assert leaks(story, eyes, await looks(house, story, eyes, told[eyes])) == []
                    told[eyes] = story.last(eyes)
                trying = number % len(SEATS)
                assert leaks(story, trying, await tries(house, story, trying)) == []
                metrics = (await house.get(None, "/metrics")).text
                public = [Answer("metrics", 200, (), metrics), Answer("log", 200, (), written_log.getvalue())]
                assert leaks(story, None, public) == []
                written_log.truncate(written_log.seek(0))
            await said(house, story, seat, deal.game.word(action))
            story = await house.house.service.story(NAME)
    assert story.table.playing.deal.over


@pytest.mark.usefixtures("loaded_cards")
@pytest.mark.parametrize("game", GAMES)
async def test_a_stranger_is_shown_no_card_at_all(game: str, template: Path, tmp_path: Path) -> None:
    deal = play(Sitting(game, GAMES[game].house_rules(), SEEDS[game][0]))[-1]
    cards = [card.code for card in deal.game.deck]
    async with door(template, tmp_path / "house.db", {}) as house:
        await laid_out(house, deal)
        for path in ("", "/region", "/events", "/score", "/verify"):
            answer = await house.get("stranger", f"/tables/{NAME}{path}")
            assert answer.status_code == 403
            assert betrayed(answer.text, deal.game, cards) == []
        joining = await house.get("stranger", f"/join/{INVITATION}-{NAME}")
        assert joining.status_code == 200
        assert betrayed(joining.text, deal.game, cards) == []


@pytest.mark.usefixtures("loaded_cards")
@pytest.mark.parametrize("game", GAMES)
async def test_the_canary_sings_when_another_seats_answers_are_shown(
    game: str, template: Path, tmp_path: Path
) -> None:
    deal = play(Sitting(game, GAMES[game].house_rules(), SEEDS[game][0]))[-1]
    async with door(template, tmp_path / "house.db", {}) as house:
        story = await laid_out(house, deal)
        answers = await looks(house, story, 1, told=0)
        sung = dict(leaks(story, 0, answers))
    hand = {card.code for card in deal.cards.hands[1]}
    for path in (f"/tables/{NAME}", f"/tables/{NAME}/region", f"/api/tables/{NAME}/view"):
        assert set(sung[path]) >= hand


def test_the_canary_knows_cards_by_name_and_by_picture() -> None:
    aluette = GAMES["aluette"]
    assert betrayed("You see Monsieur (3 of coins)", aluette, ["D3", "D4"]) == ["D3"]
    assert betrayed('<img src="/art/v/aluette/RCV-two-day/D4.svg">', aluette, ["D3", "D4"]) == ["D4"]
    assert betrayed("nothing of the sort", aluette, ["D3", "D4"]) == []

"""Everything a seat may ask about its table, and what it is answered."""

import re
from dataclasses import dataclass

from httpx import Response

from cardavia.cards import Card, Seat
from cardavia.rules import UnknownWord
from cardavia.tables.story import Story
from tests.web.http.door import Door
from tests.web.http.loaded import guest

WORDS = {
    "aluette": ("play D3", "play", "bid garde", "nonsense"),
    "french-tarot": ("play T1", "play SR", "bid prise", "bid pass", "poignee no", "chelem no", "discard S1"),
    "tarocchino": ("play IM", "play B", "declare yes", "declare no", "discard B", "nonsense"),
}
"""What a seat tries, whatever is due."""

_CHANGES = {"date"}


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer as it goes over the wire. `asked` says what was asked, for messages of tests."""

    asked: str
    status: int
    headers: tuple[tuple[str, str], ...]
    body: str


def answer(asked: str, response: Response) -> Answer:
    """Return an answer without what no answer repeats."""
    kept = tuple((name, value) for name, value in response.headers.items() if name not in _CHANGES)
    return Answer(asked, response.status_code, kept, response.text)


async def everything(door: Door, story: Story, seat: Seat, told: int) -> list[Answer]:
    """Return every answer to who sits in this seat; of the live channel, what comes after number `told`."""
    looked = await looks(door, story, seat, told)
    return looked + await tries(door, story, seat)


async def looks(door: Door, story: Story, seat: Seat, told: int) -> list[Answer]:
    """Return the answers to everything that a seat may look at."""
    who, table = guest(seat), story.table.name
    last = story.last(seat)
    page, api = f"/tables/{table}", f"/api/tables/{table}"
    paths = [
        page,
        f"{page}/region",
        f"{page}/region?at={max(last - 2, 1)}",
        f"{page}/region?at={last // 2}",
        f"{page}?pick=0",
        f"{page}?hint=1",
        f"{page}/score",
        f"{page}/verify",
        "/",
        "/history",
        f"/history/{table}-1",
        f"/history/{table}-1/record",
        "/history/records",
        f"/join/{story.table.opened.invitation}",
        api,
        f"{api}/view",
        f"{api}/events?after=0",
        f"{api}/deals",
        f"{api}/deals/1/record",
    ]
    found = [answer(path, await door.get(who, path)) for path in paths]
    if told < last:
        path = f"{page}/events?after={told}"
        found.append(Answer(path, 200, (), (await door.stream(who, path, last)).decode()))
    return found


async def tries(door: Door, story: Story, seat: Seat) -> list[Answer]:
    """Return the answers to everything a seat tries that it may not do: refused, late, out of turn, malformed."""
    who, table, seen = guest(seat), story.table.name, story.last(seat)
    found = []
    for word in words(story, seat):
        body = {"word": word, "seen": seen}
        found.append(answer(f"act {word}", await door.send(who, f"/api/tables/{table}/act", body)))
    for word in words(story, seat)[:3]:
        fields = {"word": word, "seen": seen}
        response = await door.post(who, f"/tables/{table}/act", fields, **{"x-cardavia": "region"})
        found.append(answer(f"post {word}", response))
    path = f"/tables/{table}/act"
    found.append(answer("post nothing", await door.post(who, path, {"seen": seen})))
    late = {"word": f"play {held(story, seat)}", "seen": 1}
    found.append(answer("post late", await door.post(who, path, late)))
    if seat not in story.table.playing.deal.actors:
        for what in ("claim", "forced"):
            found.append(answer(what, await door.post(who, f"/tables/{table}/{what}", {"seen": seen})))
    return found


def words(story: Story, seat: Seat) -> list[str]:
    """Return words that are not allowed now: the usual ones, and playing the first card of the hand."""
    deal, game = story.table.playing.deal, story.table.game
    tried = [*WORDS[game.name], f"play {held(story, seat)}"]
    if seat not in deal.actors:
        return tried
    return [word for word in tried if not _is_allowed(story, seat, word)]


def held(story: Story, seat: Seat) -> str:
    """Return the first card of a hand; of an empty hand, the first of the deck."""
    game = story.table.game
    hand = game.view(story.table.playing.deal.state, seat).hand
    card: Card = next(iter(hand), next(iter(game.deck)))
    return card.code


def _is_allowed(story: Story, seat: Seat, word: str) -> bool:
    deal, game = story.table.playing.deal, story.table.game
    try:
        return game.refuse(deal.state, seat, game.read(word)) is None
    except UnknownWord:
        return False


def masked(answers: list[Answer], secrets: tuple[str, ...]) -> list[Answer]:
    """Return the answers with these texts blotted out: what differs between worlds by right."""
    blot = re.compile("|".join(map(re.escape, secrets)))
    return [Answer(one.asked, one.status, one.headers, blot.sub("#", one.body)) for one in answers]

"""Deals of the past: those a guest played to their end, and those whose records they brought along."""

import json
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from fastapi import HTTPException

from cardavia.cards import Seat
from cardavia.games import GAMES
from cardavia.match import Deal, Malformed, read_record, to_plain
from cardavia.rules import Refusal
from cardavia.tables.finished import Finished, finished
from cardavia.tables.service import NotAllowed
from cardavia.tables.story import Story
from cardavia.web.house import House
from cardavia.web.pages.game_faces import GAME_FACES
from cardavia.web.pages.history import PastDeal, Replayed
from cardavia.web.pages.sight import Occupant, Sitter
from cardavia.web.sessions import Guest
from cardavia.web.sights import sitters
from cardavia.words import Speaker
from cardavia.words.refusals import explain

LONGEST_LABEL = 200
MOST_FAULTS = 20
"""What is wrong is told of so many lines of a file: nobody reads more."""
MOST_TABLES = 60
"""How many tables the history goes back."""


@dataclass(frozen=True, slots=True)
class Found:
    """A finished deal, who sat there, and whose eyes it is seen with."""

    deal: Deal
    seat: Seat
    sitters: tuple[Sitter, ...]
    record: dict[str, Any]


async def played(house: House, guest: Guest) -> list[tuple[Story, Seat, Finished]]:
    """Return the deals of tables where the guest sits or sat, the last first."""
    found = []
    for kept in (await house.service.store.history(guest.name))[:MOST_TABLES]:
        story = await house.service.story(kept.table)
        found += [(story, kept.seat, past) for past in reversed(finished(story))]
    return found


async def past_deals(house: House, guest: Guest) -> list[PastDeal]:
    """Return what the history lists: the guest's deals, then the records they brought along."""
    rows = [
        PastDeal(
            deal=f"{story.table.name}-{past.place}",
            game=past.match.game,
            ended=_moment(past.closed.ended),
            names=_others(story, seat),
            score=past.sheet.scores[seat],
            void=past.sheet.void,
            table=story.table.name,
        )
        for story, seat, past in await played(house, guest)
    ]
    for brought in await house.service.store.records(guest.name):
        game, void = GAMES[brought.record["game"]], "void" in brought.record["outcome"]
        rows.append(PastDeal(brought.name, game, _moment(brought.at), (), None, void))
    return sorted(rows, key=lambda row: row.ended, reverse=True)


async def find(house: House, guest: Guest, name: str, speaker: Speaker) -> Found:
    """Return the finished deal of this name among the guest's own; raise 404 when there is none."""
    brought = await house.service.store.record(guest.name, name)
    if brought is not None:
        nobody = tuple(Sitter("", Occupant.BOT) for _ in range(4))
        return Found(_replayed_record(brought.record), 0, nobody, brought.record)
    table, _, place = name.rpartition("-")
    seat = await house.service.store.seat_at(guest.name, table)
    if seat is None:
        raise HTTPException(404)
    story = await house.service.story(table)
    past = next((past for past in finished(story) if str(past.place) == place), None)
    if past is None:
        raise HTTPException(404)
    return Found(past.match.deal, seat, sitters(story.table, speaker), past.record)


async def own_table(house: House, guest: Guest, table: str) -> tuple[Story, Seat]:
    """Return a table's story and the seat where the guest sits or sat; raise `NotAllowed` for who never did."""
    story = await house.service.story(table)
    seat = story.table.seat_of(guest.name)
    if seat is None:
        seat = await house.service.store.seat_at(guest.name, table)
    if seat is None:
        raise NotAllowed("not-your-seat")
    return story, seat


def judged(content: bytes, speaker: Speaker) -> tuple[list[dict[str, Any]], tuple[str, ...]]:
    """Return the records in a file of JSON lines as we write them, and what is wrong with which line, in words.

    Nothing of a record is kept as it was sent: cards and actions are played again, the outcome is worked out anew.
    """
    good: list[dict[str, Any]] = []
    faults: list[str] = []
    for number, line in enumerate(content.splitlines(), 1):
        if len(faults) == MOST_FAULTS:
            break
        if not line.strip():
            continue
        found = _read(line, speaker)
        if isinstance(found, str):
            faults.append(speaker.say("history-fault", line=number, why=found))
        else:
            good.append(found)
    return good, tuple(faults)


def replayed(name: str, deal: Deal, step: int, seat: Seat, seated: tuple[Sitter, ...]) -> Replayed:
    """Return a deal after so many of its actions, with all hands open."""
    then = deal.at(step)
    game = deal.game
    views = [game.view(then.state, each) for each in range(4)]
    return Replayed(
        deal=name,
        game=game,
        dealer=deal.dealer,
        seat=seat,
        sitters=seated,
        dealt=deal.cards,
        hands=tuple(view.hand for view in views),
        trick=views[0].trick,
        best=GAME_FACES[game.name].best(views[0]),
        events=then.events,
        step=step,
        steps=len(deal.actions),
        sheet=then.sheet,
    )


def _read(line: bytes, speaker: Speaker) -> dict[str, Any] | str:
    """Return the record of this line, or what is wrong with it."""
    try:
        record = read_record(line)
    except Malformed as malformed:
        return speaker.say(f"record-{malformed.fault}", key=malformed.key, **malformed.facts)
    deal = record.begin()
    for said in record.actions:
        answer = deal.hear(said)
        if isinstance(answer, Refusal):
            return _refused(speaker, said, answer, deal)
        deal = answer
    if not deal.over:
        return speaker.say("history-unfinished")
    return to_plain(deal, match=_shown(record.match), number=record.number, seed=_shown(record.seed))


def _shown(label: str | None) -> str | None:
    """Return a label of a record if it can be kept and shown."""
    return label if label is not None and label.isprintable() and len(label) <= LONGEST_LABEL else None


def _refused(speaker: Speaker, said: str, refused: Refusal, deal: Deal) -> str:
    seat = deal.actors[0] if deal.actors else 0
    told = explain(speaker.at(deal.game.prefix), refused, deal.game.choices(deal.state, seat))
    return speaker.say("history-refused", action=said, why=" ".join(told.sentences))


def _replayed_record(plain: dict[str, Any]) -> Deal:
    record = read_record(json.dumps(plain).encode())
    deal = record.begin()
    for said in record.actions:
        answer = deal.hear(said)
        if isinstance(answer, Refusal):
            raise ValueError(f"a kept record became illegal: {answer.rule}")
        deal = answer
    return deal


def _others(story: Story, own: Seat) -> tuple[str, ...]:
    persons = enumerate(story.table.persons)
    return tuple(person.name for seat, person in persons if person is not None and seat != own)


def _moment(seconds: float) -> datetime:
    return datetime.fromtimestamp(seconds, UTC)

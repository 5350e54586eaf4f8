"""Both stores: what is appended, what the projections answer, and how an older database is brought up to date."""

import asyncio
import time
from collections.abc import Sequence
from uuid import uuid4

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, text

from cardavia.tables import log
from cardavia.tables import store as stores
from cardavia.tables.database import connected
from cardavia.tables.migrate import configuration
from cardavia.tables.schema import METADATA, TABLES
from cardavia.tables.store import MOST_RECORDS, Conflict, Sitting, Standing, Store

LEVELS = ("family-table",) * 4


def fresh() -> str:
    """Return a name that no other test uses."""
    return uuid4().hex


def standing(
    table: str, waits_for: str = "nobody", *, over: bool = False, sittings: Sequence[Sitting] = ()
) -> Standing:
    return Standing("aluette", f"invitation-{table}", waits_for, over, tuple(sittings))


def opening(host: str) -> list[log.Entry]:
    return [log.TableOpened("aluette", {}, host, LEVELS, fresh(), "00" * 32), log.SeatTaken(0, host, "Ann")]


async def opened(store: Store, host: str, waits_for: str = "nobody", *, over: bool = False) -> str:
    table = fresh()[:16]
    sat = [Sitting(0, host, seated=True)]
    await store.append(table, 0, opening(host), standing(table, waits_for, over=over, sittings=sat))
    return table


async def test_of_two_who_know_the_same_entry_one_appends_and_the_other_is_told(store: Store) -> None:
    table = await opened(store, fresh())
    covering = [[log.SeatCovered(seat), log.SeatResumed(seat)] for seat in range(4)]
    tries = (store.append(table, 2, entries, standing(table)) for entries in covering)
    answers = await asyncio.gather(*tries, return_exceptions=True)
    assert sorted(type(answer).__name__ for answer in answers) == ["Conflict", "Conflict", "Conflict", "int"]
    assert len(await store.read(table)) == 4


async def test_what_conflicts_is_not_stored_in_part(store: Store) -> None:
    table = await opened(store, fresh())
    await store.append(table, 2, [log.SeatCovered(0)], standing(table, "bot"))
    with pytest.raises(Conflict):
        await store.append(table, 1, [log.SeatResumed(0), log.SeatResumed(0)], standing(table, "person"))
    assert (await store.read(table))[2:] == [log.SeatCovered(0)]
    assert table in await store.left_waiting(time.time())


async def test_every_kind_of_entry_is_read_back_as_it_was(store: Store) -> None:
    table = await opened(store, fresh())
    event = {"event": "CardPlayed", "seat": 1, "card": "D3"}
    entries: list[log.Entry] = [
        *(log.SeatGivenUp(1), log.SeatCovered(2), log.SeatResumed(2), log.LevelChosen(3, "first-steps")),
        log.MatchBegun("ab" * 32),
        log.DealBegun(1, 2, "c" * 64, practice=False, events=(event, event)),
        log.DealMoved(1, "play D3", (event,)),
        log.DealClosed("seed", "salt", 1.5),
        *(log.RestClaimed(1), log.ClaimAnswered(2, agreed=True)),
    ]
    await store.append(table, 2, entries, standing(table))
    assert await store.read(table, 2) == entries
    assert await store.read(table, 9) == entries[7:]
    assert await store.read("nowhere") == []


async def test_a_guests_tables_are_listed_with_the_last_changed_first(store: Store) -> None:
    ann = fresh()
    first, second = await opened(store, ann), await opened(store, ann)
    await store.append(first, 2, [log.SeatCovered(0)], standing(first))
    assert [kept.table for kept in await store.history(ann)] == [first, second]
    assert [kept.table for kept in await store.history(ann, limit=1)] == [first]
    assert (await store.seat_at(ann, first), await store.seat_at("nobody", first)) == (0, None)


async def test_a_running_table_is_one_where_the_guest_sits_and_the_match_is_not_over(store: Store) -> None:
    ann = fresh()
    assert await store.running(ann) is None
    table = await opened(store, ann)
    await opened(store, ann, over=True)
    assert await store.running(ann) == table
    gone = [Sitting(0, ann, seated=False)]
    await store.append(table, 2, [log.SeatGivenUp(0)], standing(table, sittings=gone))
    assert await store.running(ann) is None
    assert await store.seat_at(ann, table) == 0


async def test_an_invitation_leads_to_its_table(store: Store) -> None:
    table = await opened(store, fresh())
    assert await store.invited(f"invitation-{table}") == table
    assert await store.invited("made up") is None


async def test_the_last_sign_of_life_counts(store: Store) -> None:
    table = fresh()[:16]
    await store.heard([(table, 1, 10.0), (table, 2, 11.0)])
    await store.heard([(table, 1, 20.0)])
    await store.heard([])
    assert await store.last_heard(table) == {1: 20.0, 2: 11.0}


async def test_persons_are_waited_for_only_where_a_person_waits(store: Store) -> None:
    table, other = await opened(store, fresh(), "person"), await opened(store, fresh(), "bot")
    awaited = await store.awaiting_persons(time.time())
    assert table in awaited
    assert other not in awaited
    assert table not in await store.awaiting_persons(time.time() - 60)


async def test_the_bots_of_a_table_are_left_to_the_server_that_changed_it_while_it_lives(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stores, "_ALIVE_SECONDS", 600.0)  # however slow the machine
    one, other = await Store.open(store_url), await Store.open(store_url)
    table = await opened(one, fresh(), "bot")
    await one.beat()
    assert table in await one.left_waiting(time.time())
    assert table not in await other.left_waiting(time.time())
    await one.append(table, 2, [log.SeatCovered(0)], standing(table, "bot"))
    assert table not in await one.left_waiting(time.time() - 60)
    assert table not in await other.left_waiting(time.time())
    if one.is_shared:
        await one.close()
        assert table in await other.left_waiting(time.time())
    await other.close()


async def test_of_very_many_records_the_newest_are_kept(store: Store) -> None:
    ann = fresh()
    await store.keep_records(ann, [{"number": number} for number in range(MOST_RECORDS)])
    await store.keep_records(ann, [{"number": -1}, {"number": -2}])
    await store.keep_records(ann, [])
    kept = await store.records(ann)
    assert [record.record["number"] for record in kept[:3]] == [-2, -1, MOST_RECORDS - 1]
    assert len(kept) == MOST_RECORDS
    assert await store.record(ann, kept[0].name) == kept[0]
    assert await store.record("bob", kept[0].name) is None


async def test_the_house_keeps_the_first_of_several_values(store: Store) -> None:
    name = fresh()
    values = await asyncio.gather(*(store.kept(name, str(value)) for value in range(5)))
    assert len(set(values)) == 1


async def test_what_is_forgotten_is_gone_and_the_rest_stays(store: Store) -> None:
    ann = fresh()
    old = await opened(store, ann)
    passed = time.time()
    new = await opened(store, ann)
    assert await store.forget(passed) >= 1
    assert [kept.table for kept in await store.history(ann)] == [new]
    assert await store.read(old) == []


def _of_before(connection: Connection) -> None:
    """Make the database of the first version, with a table in it."""
    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, "0001")
    row = {"table": "old", "game": "aluette", "invitation": "i", "seq": 0, "waits_for": "bot", "changed": 1.0}
    connection.execute(insert(TABLES).values(row))


def _differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), METADATA))


async def emptied(url: str) -> str:
    """Return the address of a database of the same kind with nothing in it."""
    if url.startswith("sqlite"):
        return url.replace("tables.db", f"{fresh()}.db")
    database = connected(url)
    await database.change(lambda connection: connection.execute(text("drop schema public cascade")))
    await database.change(lambda connection: connection.execute(text("create schema public")))
    await database.close()
    return url


async def test_an_older_database_is_brought_up_to_date_and_is_as_the_schema_says(store_url: str) -> None:
    url = await emptied(store_url)
    database = connected(url)
    await database.change(_of_before)
    await database.close()
    store = await Store.open(url)
    assert await store.left_waiting(time.time()) == ["old"]
    await store.close()
    database = connected(url)
    assert await database.look(_differences) == []
    await database.close()


async def test_an_address_of_another_database_is_refused() -> None:
    with pytest.raises(ValueError, match="sqlite:///FILE or postgresql"):
        await Store.open("mysql://house/tables")

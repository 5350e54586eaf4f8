"""The tests' own PostgreSQL: a new database each time, on a server that nobody else sees."""

import asyncio
from pathlib import Path

import asyncpg
import pytest

from tests import postgres
from tests.postgres import Cluster


async def tables_of(url: str) -> list[str]:
    connection = await asyncpg.connect(url)
    try:
        found = await connection.fetch("select tablename from pg_tables where schemaname = 'public'")
        await connection.execute("create table left_behind ()")
    finally:
        await connection.close()
    return [str(row["tablename"]) for row in found]


@pytest.mark.parametrize("test", ["one", "another"])
def test_every_test_finds_an_empty_database(postgres_url: str, test: str) -> None:
    assert asyncio.run(tables_of(postgres_url)) == []


def test_the_server_is_reached_by_its_socket_alone(postgres_cluster: Cluster) -> None:
    assert postgres_cluster.url("x").endswith(f"?host={str(postgres_cluster.folder).replace('/', '%2F')}")


def test_a_program_that_fails_says_why(postgres_cluster: Cluster) -> None:
    with pytest.raises(RuntimeError, match=r'dropdb failed: .*database "absent" does not exist'):
        postgres_cluster.ask("dropdb", "absent")


def test_where_there_is_no_postgresql_the_tests_say_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "glob", lambda *_: iter(()))
    monkeypatch.setenv("PATH", "")
    with pytest.raises(RuntimeError, match="apt-get install postgresql"):
        postgres.programs()

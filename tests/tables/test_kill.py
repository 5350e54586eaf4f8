"""A house that is killed at any moment loses nothing, doubles nothing, and every table goes on."""

from pathlib import Path

from tests.tables.killing import Report, kill_often

KILLS, TABLES = 3, 6


def held(report: Report) -> bool:
    return report.actions > 20 and (report.lost, report.doubled, report.stuck) == (0, 0, 0)


async def test_nothing_is_lost_or_doubled_on_sqlite(tmp_path: Path) -> None:
    report = await kill_often(f"sqlite:///{tmp_path}/house.db", KILLS, TABLES, seed=1)
    assert held(report), report


async def test_nothing_is_lost_or_doubled_on_postgresql(postgres_url: str) -> None:
    report = await kill_often(postgres_url, KILLS, TABLES, seed=2)
    assert held(report), report

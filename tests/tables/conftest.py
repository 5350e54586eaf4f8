"""A house with one table service, on a store of its own."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cardavia.games import GAMES
from cardavia.tables.bus import Bus
from cardavia.tables.driver import Driver, Question
from cardavia.tables.service import Service
from cardavia.tables.store import Store


async def first_choice(question: Question) -> str:
    """Answer with the first thing offered."""
    game = GAMES[question.game]
    if question.choices.actions:
        return game.word(question.choices.actions[0])
    pick = question.choices.picks[0]
    return f"{pick.verb} {' '.join(card.code for card in pick.proposed)}"


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[Service]:
    store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
    yield Service(store, Bus())
    await store.close()


@pytest.fixture
async def driven(service: Service) -> AsyncIterator[Service]:
    driver = Driver(service, first_choice, first_choice)
    yield service
    await driver.stop()

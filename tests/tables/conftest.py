"""A house with one table service, on a store of each kind."""

from collections.abc import AsyncIterator
from uuid import uuid4

import pytest

from cardavia.games import GAMES
from cardavia.tables.bus import Bus
from cardavia.tables.driver import Driver, Errand
from cardavia.tables.service import Service
from cardavia.tables.store import Store
from tests.chance import chance
from tests.postgres import Cluster


async def first_choice(errand: Errand) -> str:
    """Answer with the first thing offered."""
    game, choices = GAMES[errand.game], errand.question.choices
    if choices.actions:
        return game.word(choices.actions[0])
    pick = choices.picks[0]
    return pick.word(pick.proposed)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def store_url(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of a store of each kind; tables of its tests have names of their own and do not meet."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path_factory.mktemp('store')}/tables.db"
    cluster: Cluster = request.getfixturevalue("postgres_cluster")
    database = f"test_{uuid4().hex}"
    cluster.ask("createdb", database)
    return cluster.url(database)


@pytest.fixture
async def store(store_url: str) -> AsyncIterator[Store]:
    store = await Store.open(store_url)
    yield store
    await store.close()


@pytest.fixture
async def service(store: Store) -> Service:
    return Service(store, Bus(), chance())


@pytest.fixture
async def driven(service: Service) -> AsyncIterator[Service]:
    driver = Driver(service, first_choice, first_choice)
    yield service
    await driver.stop()

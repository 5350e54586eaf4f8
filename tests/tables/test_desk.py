"""The desk where bots think: nobody waits while engines compile, and who searches does so once they are."""

import asyncio
import os
import time
from collections.abc import AsyncIterator
from concurrent.futures import Executor, Future
from contextlib import closing
from typing import Any

import pytest

from cardavia.bots import question_for
from cardavia.games import GAMES
from cardavia.match import deal_out
from cardavia.rules import AnyGame
from cardavia.tables import desk as desks
from cardavia.tables.desk import Advice, Desk, advice, quick
from cardavia.tables.driver import Errand

ALUETTE = GAMES["aluette"]
TAROT = GAMES["french-tarot"]
COMPILING_SECONDS = 1200
"""An engine is compiled in half a minute, behind everything else that a busy machine does."""


def errand(level: str, game: AnyGame = TAROT) -> Errand:
    deal = deal_out(game, game.house_rules(), 0, "desk")
    (seat,) = deal.actors
    return Errand(game.name, level, question_for(game, deal.state, seat), "seed")


@pytest.fixture
async def desk() -> AsyncIterator[Desk]:
    desk = Desk(1)
    yield desk
    desk.close()


async def weighed(desk: Desk) -> Advice:
    while not (advice := await desk.advise(errand("master"))).candidates:
        await asyncio.sleep(0.05)
    return advice


class Asleep(Executor):
    """Workers that never come."""

    def submit(self, *_: Any, **__: Any) -> "Future[Any]":
        return Future()


class Awake(Executor):
    """Workers that are there at once, and answer nothing of use."""

    def submit(self, *_: Any, **__: Any) -> "Future[Any]":
        done: Future[Any] = Future()
        done.set_result(None)
        return done


def compile_for_ever(game: str) -> None:
    time.sleep(3600)


@pytest.mark.parametrize("workers", [Asleep, Awake])
async def test_the_first_answer_does_not_wait_for_workers_nor_for_engines(
    workers: type[Executor], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desks, "ProcessPoolExecutor", lambda *_, **__: workers())
    monkeypatch.setattr(desks, "_compile", compile_for_ever)
    with closing(Desk(1)) as desk:
        assert await desk.ask(errand("master")) == quick(errand("master"))
        advice = await desk.advise(errand("master"))
    assert advice.word == quick(errand("master"))
    assert not advice.candidates


def die_while_compiling(game: str) -> None:
    os._exit(9)


async def test_an_engine_whose_compiling_fails_is_compiled_again_but_not_for_ever(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(desks, "ProcessPoolExecutor", lambda *_, **__: Awake())
    monkeypatch.setattr(desks, "_compile", die_while_compiling)
    with closing(Desk(1)) as desk:
        for _ in range(5):
            assert await desk.ask(errand("master")) == quick(errand("master"))
            desk._compilers["french-tarot"].join()
    assert [record.message for record in caplog.records if record.name == desks.__name__] == [
        "compiling the engine of french-tarot ended with 9; it begins again"
    ] * 2


async def test_once_the_engine_is_compiled_advice_weighs_the_choices(desk: Desk) -> None:
    advice = await asyncio.wait_for(weighed(desk), COMPILING_SECONDS)
    assert advice.candidates[0].word == advice.word
    assert len(advice.candidates) > 1
    assert await desk.ask(errand("master")) == advice.word


async def test_without_workers_the_stand_in_answers() -> None:
    desk = Desk(0)
    assert await desk.ask(errand("master")) == quick(errand("master"))
    assert not (await desk.advise(errand("master"))).candidates


def test_the_scores_that_are_expected_keep_their_fractions() -> None:
    expected = [candidate.expected for candidate in advice(errand("master", ALUETTE)).candidates]
    assert any(score != round(score) for score in expected)

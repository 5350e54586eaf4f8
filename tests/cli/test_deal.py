"""`cardavia deal`: the same seed, the same deal, readable or as a record."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from cardavia.arena import Player
from cardavia.bots import Answer, Budget, Question
from cardavia.bots.levels import Level
from cardavia.cards import Stream
from cardavia.cli.deal import played_out
from cardavia.games import GAMES
from cardavia.match import deal_out, from_plain, is_clean, judge

Run = Callable[..., Any]


@pytest.mark.parametrize("game", list(GAMES))
def test_the_same_seed_gives_the_same_deal(run: Run, game: str) -> None:
    assert (
        run("deal", "--game", game, "--seed", "museum").out == run("deal", "--game", game, "--seed", "museum").out
    )


def test_without_a_seed_one_is_drawn(run: Run) -> None:
    first, second = (json.loads(run("deal", "--record").out)["seed"] for _ in range(2))
    assert first != second


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("seed", ["a", "b", "c", "d", "été 王"])
def test_the_record_of_a_deal_is_in_order(run: Run, game: str, seed: str) -> None:
    ran = run("deal", "--game", game, "--seed", seed, "--record")
    assert is_clean(judge(ran.out.encode(), str)), ran.out


@pytest.mark.parametrize("game", list(GAMES))
def test_the_record_has_the_cards_of_its_seed(run: Run, game: str) -> None:
    record = from_plain(json.loads(run("deal", "--game", game, "--seed", "museum", "--record").out))
    assert record.cards == GAMES[game].deal("museum", GAMES[game].first_dealer("museum"))


def test_the_dealer_may_be_named(run: Run) -> None:
    assert [json.loads(run("deal", "--dealer", str(n), "--record").out)["dealer"] for n in range(4)] == [0, 1, 2, 3]


def test_a_transcript_begins_with_game_and_seed(run: Run) -> None:
    assert run("deal", "--game", "aluette", "--seed", "museum").lines[0] == "Aluette, dealt from the seed “museum”"


def test_a_transcript_shows_every_hand_and_what_was_not_dealt(run: Run) -> None:
    assert run("deal", "--game", "aluette", "--seed", "museum").lines[2:7] == [
        "Seat 1: D8 C1 CC B3 B5 BV BR S8 SV",
        "Seat 2: D3 D5 D6 DV DC C7 B1 S3 S4",
        "Seat 3: D1 D2 D9 DR C3 CR B8 S9 SC",
        "Seat 4: D7 C2 C5 C6 CV B4 B7 BC SR",
        "Not dealt: D4 C4 C8 C9 B2 B6 B9 S1 S2 S5 S6 S7",
    ]


def test_a_transcript_tells_every_card_played(run: Run) -> None:
    assert sum(" plays " in line for line in run("deal", "--game", "aluette", "--seed", "museum").lines) == 36


def test_a_transcript_ends_with_the_scores(run: Run) -> None:
    assert run("deal", "--game", "aluette", "--seed", "museum").lines[-5:] == [
        "Scores",
        "Seat 1: +1",
        "Seat 2: 0",
        "Seat 3: +1",
        "Seat 4: 0",
    ]


def test_no_colours_are_written_to_a_file(run: Run) -> None:
    assert "\x1b" not in run("deal", "--seed", "museum").out


def test_a_bot_that_breaks_a_rule_is_not_played_on() -> None:
    game = GAMES["aluette"]

    class Cheat:
        def choose(self, question: Question, budget: Budget, rng: Stream) -> Answer:
            stranger = next(card for card in game.deck if card not in question.view.hand)
            return Answer(game.read(f"play {stranger}"))

    fresh = deal_out(game, game.house_rules(), 3, "museum")
    with pytest.raises(RuntimeError, match=r"seat 0 broke aluette\.play\.own-cards"):
        played_out(fresh, Player(Level(lambda _: Cheat(), Budget(0)), "key"))


VOID = {"void-462": "Petit sec: a hand held the Petit as its only trump", "void-762": "Everybody passed."}


@pytest.mark.parametrize("seed", VOID)
def test_a_void_deal_ends_with_the_reason(run: Run, seed: str) -> None:
    last = run("deal", "--game", "french-tarot", "--seed", seed, "--players", "chance").lines[-1]
    assert last.startswith(VOID[seed])


@pytest.mark.parametrize("seed", VOID)
def test_the_record_of_a_void_deal_is_in_order(run: Run, seed: str) -> None:
    ran = run("deal", "--game", "french-tarot", "--seed", seed, "--players", "chance", "--record")
    assert is_clean(judge(ran.out.encode(), str))

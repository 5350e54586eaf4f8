"""What a person types, understood."""

import pytest

from cardavia.cli.choosing import picked, understood
from cardavia.games import GAMES
from cardavia.games.aluette import Aluette
from cardavia.rules import Action, AnyGame, Choices, Pick, PlayCard, UnknownWord


def read_lay(word: str) -> Action:
    """Read "lay <cards>", or what Aluette reads."""
    if not word.startswith("lay "):
        return GAMES["aluette"].read(word)
    codes = word.split(" ")[1:]
    if not all(code in Aluette.deck for code in codes):
        raise UnknownWord(word)
    return PlayCard(Aluette.deck[codes[-1]])


class LayingAside(Aluette):
    """Aluette with another word; the last card laid aside stands for all."""

    read = staticmethod(read_lay)  # type: ignore[assignment]


GAME: AnyGame = LayingAside()
PICK = Pick("lay", 2, GAME.deck.read("D1 D2 D3"), (), GAME.deck.read("D1 D2"))
CHOICES = Choices((GAME.read("play D1"), GAME.read("play C2")), (PICK,))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("1", GAME.read("play D1")),
        ("2", GAME.read("play C2")),
        ("02", GAME.read("play C2")),
        ("3", PICK),
        ("c2", GAME.read("play C2")),
        ("C2", GAME.read("play C2")),
        ("S9", GAME.read("play S9")),
        ("play S9", GAME.read("play S9")),
        ("play  S9", GAME.read("play S9")),
        ("lay D1 D2", GAME.read("play D2")),
    ],
)
def test_numbers_codes_and_words_are_understood(typed: str, meant: Action | Pick) -> None:
    assert understood(GAME, CHOICES, typed) == meant


@pytest.mark.parametrize(
    "typed", ["", "0", "4", "-1", "1.0", "٢", "²", "9" * 5_000, "Z9", "play", "knock twice", "\udc00"]
)
def test_what_means_nothing_is_not_guessed_at(typed: str) -> None:
    assert understood(GAME, CHOICES, typed) is None


@pytest.mark.parametrize(
    ("typed", "last"),
    [("", "D2"), ("D2 D3", "D3"), ("d2 d3", "D3"), ("D2, D3", "D3"), ("D3", "D3"), ("D3 S9", "S9")],
)
def test_a_pick_takes_the_cards_typed_or_those_proposed(typed: str, last: str) -> None:
    assert picked(GAME, PICK, typed) == GAME.read(f"play {last}")


def test_a_pick_of_unknown_cards_means_nothing() -> None:
    assert picked(GAME, PICK, "Z9") is None

"""The deck: 48 cards, and which of them beats which."""

import pickle
from copy import copy, deepcopy

import pytest

from cardavia.games.aluette import ALUETTE
from cardavia.games.aluette.deck import DECK, Family, card_of

RANKING = """
    D3
    C3
    D2
    C2
    C9
    D9
    B2
    S2
    D1 C1 B1 S1
    DR CR BR SR
    DC CC BC SC
    DV CV BV SV
    B9 S9
    D8 C8 B8 S8
    D7 C7 B7 S7
    D6 C6 B6 S6
    D5 C5 B5 S5
    D4 C4 B4 S4
    B3 S3
"""


@pytest.mark.rule("aluette.deck.cards")
def test_the_deck_has_every_rank_but_the_ten_in_four_suits() -> None:
    assert [card.code for card in DECK] == [suit + rank for suit in "DCBS" for rank in "123456789VCR"]


@pytest.mark.rule("aluette.deck.rank")
def test_the_levels_are_those_of_the_rulebook_from_monsieur_down() -> None:
    lines = RANKING.strip().splitlines()
    expected = {code: 19 - row for row, line in enumerate(lines) for code in line.split()}
    assert {card.code: card.level for card in DECK} == expected


@pytest.mark.rule("aluette.deck.rank")
def test_the_eight_highest_cards_have_names_and_stand_alone() -> None:
    named = sorted((card for card in DECK if card.name), key=lambda card: -card.level)
    assert [(card.code, str(card.name)) for card in named] == [
        ("D3", "monsieur"),
        ("C3", "madame"),
        ("D2", "borgne"),
        ("C2", "vache"),
        ("C9", "grand-neuf"),
        ("D9", "petit-neuf"),
        ("B2", "deux-de-chene"),
        ("S2", "deux-d-ecrit"),
    ]


@pytest.mark.parametrize(
    ("family", "codes"),
    [
        (Family.LUETTE, "D2 D3 C2 C3"),
        (Family.DOUBLE, "D9 C9 B2 S2"),
        (Family.MIDDLE, "D1 DV DC DR C1 CV CC CR B1 BV BC BR S1 SV SC SR"),
        (Family.SMALL, "D4 D5 D6 D7 D8 C4 C5 C6 C7 C8 B3 B4 B5 B6 B7 B8 B9 S3 S4 S5 S6 S7 S8 S9"),
    ],
)
def test_the_families_are_the_traditional_ones(family: Family, codes: str) -> None:
    assert tuple(card for card in DECK if card.family is family) == DECK.read(codes)


@pytest.mark.parametrize("card", DECK, ids=str)
def test_a_card_comes_back_from_a_pickle_and_a_copy_as_the_same_object(card: object) -> None:
    assert pickle.loads(pickle.dumps(card)) is copy(card) is deepcopy(card) is card


def test_a_card_is_found_by_its_code() -> None:
    assert card_of("D3") is ALUETTE.deck["D3"]

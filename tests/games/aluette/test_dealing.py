"""Dealing: nine cards each, three at a time; who deals first, and who deals next."""

import pytest

from cardavia.cards import Stream
from cardavia.games.aluette import ALUETTE


@pytest.mark.rule("aluette.dealing.packets")
def test_three_cards_at_a_time_go_round_from_the_seat_after_the_dealer() -> None:
    shuffled = Stream("cow", "deal").shuffled(ALUETTE.deck.cards)
    dealt = ALUETTE.deal("cow", 1)
    assert dealt.hands[2] == tuple(sorted(shuffled[0:3] + shuffled[12:15] + shuffled[24:27]))
    assert dealt.hands[1] == tuple(sorted(shuffled[9:12] + shuffled[21:24] + shuffled[33:36]))

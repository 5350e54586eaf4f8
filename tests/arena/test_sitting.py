"""How a board is played: who sits where, on which cards, with which random numbers, and what breaks a rule."""

from dataclasses import dataclass
from typing import Any

import pytest

from cardavia.arena import Contestant, Terms, Unit, play_board
from cardavia.arena.player import drawn_by
from cardavia.bots import Budget, Chance, question_for
from cardavia.cards import SEATS
from cardavia.games import GAMES
from cardavia.match import Deal
from cardavia.rules import Action, PlayCard


@dataclass(frozen=True, slots=True)
class Asked:
    """One question to a player."""

    name: str
    seat: int
    at: int
    dealer: int
    cards: Any
    drawn: int


NOTES: list[Asked] = []


class Watched(Contestant):
    """Plays by chance, and notes what it is asked."""

    def seated(self, key: str, so_far: Any = None) -> Any:
        return _Noting(self.name, key)


class Cheat(Contestant):
    """Plays by chance as long as it must not play a card, and then one that it does not hold."""

    def seated(self, key: str, so_far: Any = None) -> Any:
        return _Cheating(self.name, key)


@dataclass(frozen=True)
class _Noting:
    name: str
    key: str

    def asked(self, deal: Deal, seat: int) -> Action:
        drawn = drawn_by(self.key, deal, seat).below(2**32)
        NOTES.append(Asked(self.name, seat, len(deal.actions), deal.dealer, deal.cards, drawn))
        question = question_for(deal.game, deal.state, seat)
        return Chance(deal.game).choose(question, Budget(0), drawn_by(self.key, deal, seat)).action


class _Cheating(_Noting):
    def asked(self, deal: Deal, seat: int) -> Action:
        stranger = next(card for card in deal.game.deck if card not in deal.state.hands[seat])
        honest = super().asked(deal, seat)
        return PlayCard(stranger) if isinstance(honest, PlayCard) else honest


def watched(game: str, number: int, unit: Unit = Unit.DEAL) -> list[Asked]:
    NOTES.clear()
    play_board(Terms(Watched("first", 0), Watched("second", 0), game, "seats", 9, unit), number)
    return list(NOTES)


def sittings(notes: list[Asked]) -> tuple[list[Asked], list[Asked]]:
    """Return the questions of the two sittings: the second begins where a deal begins again."""
    again = next(place for place, note in enumerate(notes) if place and note.at == 0)
    return notes[:again], notes[again:]


def held(notes: list[Asked], name: str) -> set[int]:
    return {note.seat for note in notes if note.name == name}


@pytest.mark.parametrize("game", ["aluette", "tarocchino"])
def test_partners_sit_opposite_and_exchange_with_the_others(game: str) -> None:
    there, back = sittings(watched(game, 0))
    assert (held(there, "first"), held(back, "first")) == ({0, 2}, {1, 3})


def test_in_french_tarot_every_two_seats_are_held_by_each_in_turn() -> None:
    ways = [held(sitting, "first") for number in range(3) for sitting in sittings(watched("french-tarot", number))]
    assert ways == [{0, 2}, {1, 3}, {0, 1}, {2, 3}, {0, 3}, {1, 2}]


@pytest.mark.parametrize("game", GAMES)
def test_both_sittings_have_the_same_cards_dealer_and_random_numbers(game: str) -> None:
    def asked(notes: list[Asked]) -> list[tuple[Any, ...]]:
        return [(note.seat, note.at, note.dealer, note.cards, note.drawn) for note in notes]

    there, back = sittings(watched(game, 1))
    assert asked(there) == asked(back)


def test_every_decision_draws_numbers_of_its_own() -> None:
    there, _ = sittings(watched("aluette", 0))
    assert len({note.drawn for note in there}) == len(there)


def test_other_boards_have_other_cards_and_the_next_dealer() -> None:
    first, second = watched("aluette", 0)[0], watched("aluette", 1)[0]
    assert (first.cards != second.cards, first.dealer, second.dealer) == (True, 0, 1)


def test_the_deals_of_a_match_have_cards_of_their_own() -> None:
    assert len({note.cards.hands for note in watched("aluette", 0, Unit.MATCH)}) == 5


def test_what_breaks_a_rule_is_counted_and_the_deal_goes_on() -> None:
    board = play_board(Terms(Cheat("cheat", 0), Watched("honest", 0), "aluette", "cheat", 1), 0)
    assert (board.sides["a"].violations, board.sides["b"].violations) == (36, 0)


def test_contracts_are_put_down_to_who_took_them() -> None:
    terms = Terms(Contestant("family-table", 0), Contestant("chance", 0), "french-tarot", "contracts", 9)
    boards = [play_board(terms, number) for number in range(4)]
    played = sum(board.deals - board.void for board in boards)
    assert sum(len(board.sides[name].contracts) for board in boards for name in "ab") == played
    assert all(board.sides["b"].contracts for board in boards)


def test_every_decision_is_timed() -> None:
    board = play_board(Terms(Contestant("chance", 0), Contestant("chance", 0), "aluette", "timed", 1), 0)
    assert [len(board.sides[name].took) for name in "ab"] == [36, 36]
    assert len(SEATS) * 9 == 36

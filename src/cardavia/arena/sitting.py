"""How a board is played: the same cards several times, with the two players in each other's seats.

Every board has two sittings, and in the second one each seat is held by the other player. In a game of partners the
sides are exchanged. In French Tarot, where sides form in the auction, each player holds two seats; which two goes
round with the boards, so that all six ways of sitting are met equally often.

The random numbers of a decision are keyed by deal, seat and decision, never by player. A player against itself
therefore plays the same deal twice and comes out exactly even, whatever it draws.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from time import process_time_ns
from typing import Final

from cardavia.arena.board import A, B, Board, Side, Terms, Unit
from cardavia.arena.player import Seated, drawn_by
from cardavia.bots import Budget, Chance, SoFar, question_for, so_far_in
from cardavia.cards import SEATS
from cardavia.games import GAMES
from cardavia.match import Deal, begin_match, deal_out, secret_of
from cardavia.rules import Refusal

PARTNERS: Final = ("abab",)
ALL_WAYS: Final = ("abab", "aabb", "abba")
"""Who holds the seats from 0 to 3; the second sitting has the letters exchanged."""

_WAYS: Final[Mapping[str, tuple[str, ...]]] = {"french-tarot": ALL_WAYS}
_EXCHANGED: Final = str.maketrans("ab", "ba")
_NO_THOUGHT: Final = Budget(worlds=0)


def play_board(terms: Terms, number: int) -> Board:
    """Return what came of the board of this number, from 0."""
    board = Board(number)
    ways = _WAYS.get(terms.game, PARTNERS)
    way = ways[number % len(ways)]
    sittings = (way, way.translate(_EXCHANGED))
    for seats in sittings:
        margin = _sit(terms, board, seats)
        board.difference += margin / (len(sittings) * len(SEATS) / 2)
        board.won += (0.5 if margin == 0 else float(margin > 0)) / len(sittings)
    return board


def _sit(terms: Terms, board: Board, seats: str) -> int:
    """Play one sitting; return what the seats of `a` scored in all, less what those of `b` did."""
    margin = 0
    for deal in _deals(terms, board, seats):
        sheet = deal.sheet
        if sheet is None:
            raise RuntimeError(f"board {board.number} ended before its score sheet")
        board.deals += 1
        board.void += sheet.void
        margin += sum(sheet.scores[seat] if seats[seat] == A else -sheet.scores[seat] for seat in SEATS)
        if "contract" in sheet.outcome:
            taken = (str(sheet.outcome["contract"]), bool(sheet.outcome["made"]))
            board.sides[seats[sheet.outcome["taker"]]].contracts.append(taken)
    return margin


def _deals(terms: Terms, board: Board, seats: str) -> Iterator[Deal]:
    """Yield the finished deals of one sitting."""
    game, key = GAMES[terms.game], f"{terms.seed}/{board.number}"
    if terms.unit is Unit.DEAL:
        fresh = deal_out(game, game.house_rules(), board.number % len(SEATS), key)
        yield _Sitting(terms, board, seats, key).played(fresh)
        return
    match = begin_match(game, game.house_rules(), secret_of(key))
    while True:
        sitting = _Sitting(terms, board, seats, f"{key}/{match.number}", so_far_in(match))
        match = replace(match, deal=sitting.played(match.deal))
        yield match.deal
        if match.over:
            return
        match = match.next_deal()


class _Sitting:
    """The two players at one deal, each in its seats."""

    def __init__(self, terms: Terms, board: Board, seats: str, key: str, so_far: SoFar | None = None) -> None:
        self._key = key
        self._sides: list[Side] = [board.sides[name] for name in seats]
        players: dict[str, Seated] = {A: terms.a.seated(key, so_far), B: terms.b.seated(key, so_far)}
        self._players = [players[name] for name in seats]

    def played(self, deal: Deal) -> Deal:
        """Return the deal as they play it to its end."""
        while not deal.over:
            deal = self._acted(deal)
        return deal

    def _acted(self, deal: Deal) -> Deal:
        """Return the deal after the next action. What breaks a rule is counted, and chance acts instead."""
        seat = deal.actors[0]
        side = self._sides[seat]
        begun = process_time_ns()
        action = self._players[seat].asked(deal, seat)
        side.took.append((process_time_ns() - begun) // 1000)
        after = deal.act(seat, action)
        if isinstance(after, Refusal):
            side.violations += 1
            question = question_for(deal.game, deal.state, seat)
            instead = Chance(deal.game).choose(question, _NO_THOUGHT, drawn_by(self._key, deal, seat))
            after = deal.act(seat, instead.action)
        if isinstance(after, Refusal):
            raise RuntimeError(f"what the game offers seat {seat} breaks {after.rule}: see what `choices` answers")
        return after

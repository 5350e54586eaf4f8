"""An action as a record writes it ("2 play S4"), heard: what it means and what follows, or why it may not be done.

The form is judged first, then the seat, which nobody has once the deal is over, then the word, then its arguments.
"""

import re
from typing import Any, Final, TypeAlias

from cardavia.cards import Seat
from cardavia.rules import WRONG_WORD, Action, AnyGame, Choices, Event, Refusal, UnknownWord, refusal

Accepted: TypeAlias = tuple[Seat, Action, tuple[Event, ...]]
"""Who does what, and what follows."""

_SAID: Final = re.compile("([0-3]) ([^ ]+(?: [^ ]+)*)")


def heard(game: AnyGame, state: Any, said: str) -> Accepted | Refusal:
    """Return what an action means in this state, or why it may not be done."""
    form = _SAID.fullmatch(said)
    if form is None:
        return refusal(WRONG_WORD, word=said)
    seat, word = int(form[1]), form[2]
    try:
        action = game.read(word)
    except UnknownWord:
        return game.refuse_seat(state, seat) or refusal(WRONG_WORD, word=word)
    answer = decided(game, state, seat, action)
    return answer if isinstance(answer, Refusal) else (seat, action, answer)


def decided(game: AnyGame, state: Any, seat: Seat, action: Action) -> tuple[Event, ...] | Refusal:
    """Return what follows from an action, or why it may not be done.

    `decide` asks `refuse` by itself, so asking that here as well would double the work of every legal action.
    """
    try:
        return game.decide(state, seat, action)
    except ValueError:
        refused = game.refuse(state, seat, action)
        if refused is None:
            raise
        return refused


def offers(game: AnyGame, state: Any) -> tuple[str, ...]:
    """Return the choices of whoever is to act, as words; of a pick, the single cards that may be used."""
    return tuple(word for seat in game.actors(state) for word in offered(game, game.choices(state, seat)))


def offered(game: AnyGame, choices: Choices) -> tuple[str, ...]:
    """Return choices as words: "play S4" for an action, "discard S4" for each card of a pick, none twice.

    The cards of several picks stand together, in deck order.
    """
    actions = [game.word(action) for action in choices.actions]
    picked = sorted({(pick.verb, card) for pick in choices.picks for card in pick.cards})
    return (*actions, *(f"{verb} {card.code}" for verb, card in picked))

"""Rules of thumb for Tarocchino: the discard, the declaration, the play."""

from typing import Final

from cardavia.bots.thumb.tarocchino.before import DECLARE, DISCARD, Declaring, Discarding
from cardavia.bots.thumb.tarocchino.playing import PLAY
from cardavia.bots.thumb.tarocchino.situation import Situation
from cardavia.games.tarocchino.deck import TarocchinoCard
from cardavia.games.tarocchino.view import TarocchinoView
from cardavia.rules import Action, Choices, PlayCard

FIRST_STEPS: Final = frozenset(
    f"tarocchino.thumb.{name}"
    for name in ("discard-figures", "declare", "hide", "lead-long", "lead-last", "win-cheap", "throw-away")
)
"""The few rules that a beginner knows."""


def advice(view: TarocchinoView, choices: Choices, known: frozenset[str] | None) -> tuple[str, Action]:
    """Return what the book advises, and the id of the rule that speaks for it."""
    if view.seat is None:
        raise ValueError("the public does not act: give a seat's view")
    if choices.picks:
        return DISCARD.advice(Discarding(view.hand, choices.picks[0], view.house_rules), known)
    if view.to_declare is not None:
        return DECLARE.advice(Declaring(view.to_declare), known)
    cards = (action.card for action in choices.actions if isinstance(action, PlayCard))
    playable = tuple(card for card in cards if isinstance(card, TarocchinoCard))
    return PLAY.advice(Situation(view, view.seat, playable), known)

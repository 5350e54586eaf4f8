"""Rules of thumb for French Tarot: the auction, the ecart, the taker's cards, the defence's cards."""

from typing import Final

from cardavia.bots.thumb.french_tarot.bidding import BIDDING, CHELEM, POIGNEE, Speaking
from cardavia.bots.thumb.french_tarot.defence import DEFENCE
from cardavia.bots.thumb.french_tarot.ecart import ECART, Choosing
from cardavia.bots.thumb.french_tarot.situation import Situation
from cardavia.bots.thumb.french_tarot.taker import TAKER
from cardavia.games.french_tarot.bidding import Bid
from cardavia.games.french_tarot.deck import TarotCard
from cardavia.games.french_tarot.declarations import AnnounceChelem, DeclinePoignee, ForgoChelem
from cardavia.games.french_tarot.view import FrenchTarotView
from cardavia.rules import Action, Choices, PlayCard

FIRST_STEPS: Final = frozenset(
    f"tarot.thumb.{name}"
    for name in (
        "bid-calibrated",
        "bid-count",
        "chelem-forgo",
        "poignee-keep",
        "ecart-forced",
        "ecart-void",
        "taker-long",
        "taker-keep-entries",
        "taker-ruff-last",
        "taker-ruff-not-last",
        "lose-cheaply",
        "def-weak-lead",
        "def-trump-lead",
        "def-cover",
        "def-no-charge",
    )
)
"""The few rules that a beginner knows."""


def advice(view: FrenchTarotView, choices: Choices, known: frozenset[str] | None) -> tuple[str, Action]:
    """Return what the book advises, and the id of the rule that speaks for it."""
    seat, kinds = view.seat, {type(action) for action in choices.actions}
    if seat is None:
        raise ValueError("the public does not act: give a seat's view")
    speaking = Speaking(view.hand, choices, is_taker=seat == view.taker)
    if Bid in kinds:
        return BIDDING.advice(speaking, known)
    if DeclinePoignee in kinds:
        return POIGNEE.advice(speaking, known)
    if kinds & {AnnounceChelem, ForgoChelem}:
        return CHELEM.advice(speaking, known)
    if choices.picks:
        return ECART.advice(Choosing(view.hand, choices.picks[0]), known)
    cards = (action.card for action in choices.actions if isinstance(action, PlayCard))
    playable = tuple(card for card in cards if isinstance(card, TarotCard))
    taker = seat if view.taker is None else view.taker
    book = TAKER if seat == taker else DEFENCE
    return book.advice(Situation(view, seat, taker, playable), known)

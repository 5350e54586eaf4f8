"""The visitor's own hand: a radio group to play from, or a group of boxes to lay cards aside."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from cardavia.cards import Card
from cardavia.rules import Pick, PlayCard
from cardavia.web.pages.pieces import Picture
from cardavia.web.pages.preferences import Switch
from cardavia.web.pages.teller import Teller

MANY: Final = 20
"""From so many cards the hand lies in two rows, so that every corner can be hit."""


class HandKind(StrEnum):
    """What the cards are for just now."""

    PLAY = "play"
    PICK = "pick"
    REST = "rest"


@dataclass(frozen=True, slots=True)
class HeldCard:
    """One card of the hand.

    `is_open`: it may be played or picked. `is_locked`: it cannot be chosen or left out, and `is_due` says which: it
    goes in any case. `why` is the key of its refusal, `act` the button's words once the card is chosen.
    """

    picture: Picture
    name: str
    act: str
    is_open: bool
    is_locked: bool = False
    is_due: bool = False
    checked: bool = False
    why: str | None = None


@dataclass(frozen=True, slots=True)
class Hand:
    """The hand as it lies. `refused` while a refusal is shown, `lit` when the open cards always glow."""

    kind: HandKind
    legend: str
    cards: tuple[HeldCard, ...]
    refused: bool = False
    lit: bool = False

    @property
    def is_many(self) -> bool:
        """Whether it lies in two rows on a wide table."""
        return len(self.cards) >= MANY


def hand(teller: Teller) -> Hand | None:
    """Return the hand of the seat, `None` for the public and for an empty hand."""
    cards = teller.face.lie(teller.view.hand, teller.frame.preferences.sort)
    if not cards:
        return None
    pick = picked(teller)
    if pick is not None:
        return _picking(teller, cards, pick)
    playable = tuple(action.card for action in teller.sight.choices.actions if isinstance(action, PlayCard))
    return _playing(teller, cards, playable) if playable else _resting(teller, cards)


def picked(teller: Teller) -> Pick | None:
    """Return the pick that the page is to put together: the only one there is, or the one asked for."""
    choices = teller.sight.choices
    if not choices.actions and len(choices.picks) == 1:
        return choices.picks[0]
    wanted = teller.sight.pick
    return choices.picks[wanted] if wanted is not None and wanted < len(choices.picks) else None


def chosen(teller: Teller, pick: Pick) -> tuple[Card, ...]:
    """Return the cards of a pick that are ticked: those just sent, else those that have to go."""
    refused = teller.sight.refused
    if refused is not None and refused.word.startswith(f"{pick.verb} "):
        sent = set(refused.word.split(" ")[1:])
        return tuple(card for card in pick.cards if card.code in sent)
    return pick.proposed if teller.sight.pick is not None else pick.must


def keys(teller: Teller) -> Mapping[str, str]:
    """Return the keys of the refusals on this page, by word: words refused alike share one."""
    refusals = dict(teller.sight.refusals)
    if teller.sight.refused is not None:
        refusals[teller.sight.refused.word] = teller.sight.refused.refusal
    distinct = list(dict.fromkeys(refusals.values()))
    return {word: f"why-{distinct.index(refusal)}" for word, refusal in refusals.items()}


def _playing(teller: Teller, cards: tuple[Card, ...], playable: tuple[Card, ...]) -> Hand:
    refused = teller.sight.refused
    why = keys(teller)
    held = tuple(
        HeldCard(
            picture=teller.picture(card),
            name=teller.speaker.card(card),
            act=teller.say("act-play", card=card),
            is_open=card in playable,
            checked=refused.word == f"play {card.code}" if refused else playable == (card,),
            why=why.get(f"play {card.code}"),
        )
        for card in cards
    )
    legend = teller.say("hand-legend", cards=len(cards))
    is_refused = refused is not None and refused.word.startswith("play ")
    return Hand(HandKind.PLAY, legend, held, is_refused, teller.frame.preferences.on(Switch.LIT))


def _picking(teller: Teller, cards: tuple[Card, ...], pick: Pick) -> Hand:
    ticked = chosen(teller, pick)
    more = tuple(card for card in pick.cards if card not in cards)
    held = tuple(_pickable(teller, card, pick, ticked) for card in (*cards, *more))
    return Hand(HandKind.PICK, teller.say("hand-legend-pick", cards=len(cards), size=pick.size), held)


def _pickable(teller: Teller, card: Card, pick: Pick, ticked: tuple[Card, ...]) -> HeldCard:
    due, is_open = card in pick.must, card in pick.cards
    key = "card-due" if due else None if is_open else "card-stays"
    name = teller.speaker.card(card)
    return HeldCard(
        picture=teller.picture(card),
        name=teller.say(key, card=card) if key else name,
        act="",
        is_open=is_open,
        is_locked=due or not is_open,
        is_due=due,
        checked=card in ticked,
        why=keys(teller).get(f"{pick.verb} {card.code}"),
    )


def _resting(teller: Teller, cards: tuple[Card, ...]) -> Hand:
    held = tuple(HeldCard(teller.picture(card), teller.speaker.card(card), "", is_open=False) for card in cards)
    return Hand(HandKind.REST, teller.say("hand-legend", cards=len(cards)), held)

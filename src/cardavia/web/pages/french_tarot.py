"""How French Tarot looks on the table: bids, the chien, poignees, and what each side has won."""

from typing import Any, Final

from cardavia.cards import Seat, Trick
from cardavia.games.french_tarot import rulebook
from cardavia.games.french_tarot.bidding import Bid, Contract
from cardavia.games.french_tarot.chien import ECART_SIZE
from cardavia.games.french_tarot.deck import Suit, TarotCard, half_points
from cardavia.games.french_tarot.declarations import BONUS, Chelem, displayed
from cardavia.games.french_tarot.play import winner
from cardavia.games.french_tarot.scoring import TARGETS
from cardavia.games.french_tarot.state import Phase
from cardavia.games.french_tarot.view import FrenchTarotView
from cardavia.rules import Event, RuleId
from cardavia.web.pages.pieces import (
    CardsPanel,
    ContractPanel,
    DeclaredHand,
    DeclaredPanel,
    Laid,
    Marks,
    Panel,
    Picture,
    Pile,
    Row,
)
from cardavia.web.pages.preferences import Sort
from cardavia.web.pages.spots import Spot
from cardavia.web.pages.teller import Teller
from cardavia.web.pages.told import Tone
from cardavia.words.log import name_action

MOST_IN_HEAP: Final = 4
_RED: Final = {Suit.HEARTS, Suit.DIAMONDS}
_SUITS: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""Black and red by turns, so that neighbours in a hand are told apart."""

_HEADINGS: Final = {
    "DealOpened": "log-deal",
    "HandDealt": "log-deal",
    "BidMade": "log-bidding",
    "TakerNamed": "log-bidding",
    "EveryonePassed": "log-bidding",
    "ChienShown": "log-chien",
    "EcartLaid": "log-chien",
    "EcartMade": "log-chien",
    "ChelemAnnounced": "log-declarations",
    "ChelemForgone": "log-declarations",
}
_RULES: Final = {
    "bid": rulebook.BIDDING_ONCE,
    "discard": rulebook.CHIEN_DISCARD_SIX,
    "chelem": rulebook.DECLARATIONS_CHELEM,
    "poignee": rulebook.DECLARATIONS_POIGNEE,
}
_VOID_RULES: Final = {"petit-sec": rulebook.DEALING_PETIT_SEC, "all-pass": rulebook.BIDDING_ALL_PASS}
_BIDS: Final = ("bid pass", *(f"bid {contract}" for contract in Contract))


class FrenchTarotFace:
    """French Tarot's answers to `GameFace`."""

    sorts = tuple(Sort)
    has_partners = False

    def tone(self, card: TarotCard) -> Tone:
        if not card.is_plain:
            return Tone.TRUMP
        return Tone.RED if card.suit in _RED else Tone.PLAIN

    def lie(self, cards: tuple[TarotCard, ...], sort: Sort) -> tuple[TarotCard, ...]:
        """Return the Excuse and the trumps first, then the suits, each from the top; or the other way round."""
        match sort:
            case Sort.FALLING:
                return tuple(sorted(cards, key=_trumps_first))
            case Sort.RISING:
                return tuple(sorted(cards, key=_trumps_first, reverse=True))
            case Sort.SUITS:
                return tuple(sorted(cards, key=lambda card: (not card.is_plain, *_trumps_first(card))))

    def best(self, view: FrenchTarotView) -> tuple[Seat, ...]:
        trick = tuple(card for _, card in view.trick)
        return (winner(view.leader, trick),) if any(not card.is_excuse for card in trick) else ()

    def tied(self, trick: Trick[TarotCard]) -> tuple[Seat, ...]:
        raise ValueError(f"no trick of French Tarot is spoiled: {trick!r}")

    def heading(self, event: Event) -> str | None:
        return _HEADINGS.get(type(event).__name__)

    def marks(self, teller: Teller, seat: Seat) -> Marks:
        view: FrenchTarotView = teller.view
        if view.phase is Phase.BIDDING:
            return Marks(facts=_spoken(teller, seat))
        tricks = (_tricks(teller, seat),) if view.tricks or view.trick else ()
        if view.taker == seat:
            return Marks(teller.say("seal-taker"), (*tricks, *_announced(teller)))
        return Marks(facts=tricks)

    def pile(self, teller: Teller, seat: Seat) -> str | None:
        return "ne" if seat == teller.view.taker else "nw"

    def piles(self, teller: Teller) -> tuple[Pile, ...]:
        view: FrenchTarotView = teller.view
        if view.taker is None or not (view.tricks or view.trick or view.aside is not None):
            return ()
        taken = sum(trick.taken_by == view.taker for trick in view.tricks)
        theirs = len(view.tricks) - taken
        defence = Pile("nw", _heaps(theirs), teller.say("pile-defence"), teller.say("pile-tricks", tricks=theirs))
        return (defence, _taker_pile(teller, taken))

    def row(self, teller: Teller) -> Row | None:
        view: FrenchTarotView = teller.view
        if view.phase is Phase.BIDDING:
            back = Picture("", teller.faces.back(), "")
            return Row(teller.say("chien-hidden"), (back,) * ECART_SIZE)
        if view.phase is Phase.ECART and view.chien is not None:
            return Row(teller.say("chien-shown"), teller.pictures(view.chien))
        if view.phase is Phase.CHELEM and view.aside:
            return Row(teller.say("ecart-trumps"), teller.pictures(view.aside))
        return None

    def laid(self, teller: Teller) -> tuple[Laid, ...]:
        view: FrenchTarotView = teller.view
        if view.tricks:
            return ()
        return tuple(
            Laid(teller.spot(seat), teller.say("poignee-of", seat=seat), teller.pictures(displayed(cards)))
            for seat, cards in view.poignees
            if teller.spot(seat) is not Spot.SOUTH
        )

    def panels(self, teller: Teller) -> tuple[Panel, ...]:
        view: FrenchTarotView = teller.view
        panels: list[Panel] = [_contract(teller)]
        if view.poignees:
            panels.append(_poignees(teller))
        if view.aside:
            panels.append(CardsPanel(teller.say("ecart-trumps"), teller.pictures(view.aside), folded=False))
        if view.ecart:
            points = teller.speaker.figures.halves(half_points(view.ecart))
            title = teller.say("panel-ecart", points=points)
            panels.append(CardsPanel(title, teller.pictures(view.ecart), folded=True))
        return tuple(panels)

    def asked(self, view: FrenchTarotView, verb: str) -> dict[str, Any]:
        if verb != "bid":
            return {}
        bouts = sum(card.is_bout for card in view.hand)
        return {"bouts": bouts, "target": TARGETS[bouts]}

    def shown_by(self, view: FrenchTarotView, word: str) -> tuple[TarotCard, ...]:  # noqa: ARG002 - picks say it
        return ()

    def order(self, words: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(sorted(words, key=lambda word: _BIDS.index(word) if word in _BIDS else 0))

    def rule(self, verb: str) -> RuleId:
        return _RULES[verb]

    def void_rule(self, reason: str) -> RuleId:
        return _VOID_RULES[reason]


def _trumps_first(card: TarotCard) -> tuple[int, int]:
    if card.is_excuse:
        return (-2, 0)
    return (-1 if card.is_trump else _SUITS.index(card.suit or Suit.SPADES), -card.strength)


def _tricks(teller: Teller, seat: Seat) -> str:
    tricks = sum(trick.taken_by == seat for trick in teller.view.tricks)
    return teller.say("place-tricks", tricks=tricks)


def _announced(teller: Teller) -> tuple[str, ...]:
    return (teller.say("place-chelem"),) if teller.view.chelem is Chelem.ANNOUNCED else ()


def _spoken(teller: Teller, seat: Seat) -> tuple[str, ...]:
    said = [contract for speaker, contract in teller.view.bids if speaker == seat]
    return tuple(name_action(teller.speaker, Bid(contract)) for contract in said)


def _heaps(tricks: int) -> tuple[int, ...]:
    return (min(MOST_IN_HEAP, tricks),) if tricks else ()


def _taker_pile(teller: Teller, taken: int) -> Pile:
    view: FrenchTarotView = teller.view
    aside = view.contract is not None and view.contract is not Contract.GARDE_CONTRE
    key = "pile-tricks" if not aside else "pile-ecart" if view.contract.shows_chien else "pile-chien"  # type: ignore[union-attr]
    heaps = (*((MOST_IN_HEAP,) if aside else ()), *_heaps(taken))
    return Pile("ne", heaps, teller.say("seal-taker"), teller.say(key, tricks=taken))


def _contract(teller: Teller) -> ContractPanel:
    view: FrenchTarotView = teller.view
    if view.contract is None or view.taker is None:
        return _auction(teller)
    taken = sum(trick.taken_by == view.taker for trick in view.tricks)
    counts = ((teller.say("seal-taker"), taken), (teller.say("pile-defence"), len(view.tricks) - taken))
    sides = tuple((name, str(count), teller.say("unit-tricks", tricks=count)) for name, count in counts)
    return ContractPanel(
        title=name_action(teller.speaker, Bid(view.contract)),
        mark=f"×{view.contract.multiplier}",
        seal=teller.name(view.taker),
        text=teller.say("contract-alone", seat=view.taker),
        sides=sides if view.tricks or view.trick else (),
    )


def _auction(teller: Teller) -> ContractPanel:
    made = [(seat, contract) for seat, contract in teller.view.bids if contract is not None]
    if teller.view.void is not None:
        return ContractPanel(teller.say("seal-void"))
    if not made:
        return ContractPanel(teller.say("auction-open"), text=teller.say("auction-open.why"))
    seat, contract = made[-1]
    return ContractPanel(
        title=name_action(teller.speaker, Bid(contract)),
        mark=f"×{contract.multiplier}",
        seal=teller.name(seat),
        text=teller.say("auction-highest"),
    )


def _poignees(teller: Teller) -> DeclaredPanel:
    hands = tuple(
        DeclaredHand(
            who=teller.name(seat),
            total=teller.speaker.figures.whole(BONUS[len(cards)]),
            pictures=teller.pictures(displayed(cards)),
            lines=(),
        )
        for seat, cards in teller.view.poignees
    )
    return DeclaredPanel(teller.say("panel-poignees"), hands)

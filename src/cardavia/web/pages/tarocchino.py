"""How Tarocchino looks on the table: combinations declared and added up, and what each side has won."""

from typing import Any, Final

from cardavia.cards import SIDES, Seat, Side, Trick, partner, side_of
from cardavia.games.tarocchino import rulebook
from cardavia.games.tarocchino.combinations import Combinations
from cardavia.games.tarocchino.deck import Suit, TarocchinoCard
from cardavia.games.tarocchino.declarations import points
from cardavia.games.tarocchino.view import TarocchinoView
from cardavia.rules import Event, RuleId
from cardavia.web.pages.pieces import (
    CardsPanel,
    ContractPanel,
    DeclaredHand,
    DeclaredPanel,
    Laid,
    Marks,
    Panel,
    Pile,
    Row,
)
from cardavia.web.pages.preferences import Sort
from cardavia.web.pages.spots import Spot
from cardavia.web.pages.teller import Teller
from cardavia.web.pages.told import Tone

MOST_IN_HEAP: Final = 4
_SUITS: Final = (Suit.SWORDS, Suit.CUPS, Suit.BATONS, Suit.COINS)
_RULES: Final = {"discard": rulebook.DEALING_DISCARD, "declare": rulebook.DECLARATIONS_ALL_OR_NOTHING}
_HEADINGS: Final = {
    "DealOpened": "log-deal",
    "HandDealt": "log-deal",
    "CardsLaidAside": "log-deal",
    "DiscardMade": "log-deal",
    "CombinationsDeclared": "log-declarations",
    "DeclarationPassed": "log-declarations",
}


class TarocchinoFace:
    """Tarocchino's answers to `GameFace`."""

    sorts = tuple(Sort)
    has_partners = True

    def tone(self, card: TarocchinoCard) -> Tone:
        return Tone.PLAIN if card.rank is not None else Tone.TRUMP

    def lie(self, cards: tuple[TarocchinoCard, ...], sort: Sort) -> tuple[TarocchinoCard, ...]:
        """Return the Matto and the trumps first, then the suits, each from the top; or the other way round."""
        match sort:
            case Sort.FALLING:
                return tuple(sorted(cards, key=_trumps_first))
            case Sort.RISING:
                return tuple(sorted(cards, key=_trumps_first, reverse=True))
            case Sort.SUITS:
                return tuple(sorted(cards, key=lambda card: (card.rank is None, *_trumps_first(card))))

    def best(self, view: TarocchinoView) -> tuple[Seat, ...]:
        return () if view.winning is None else (view.winning,)

    def tied(self, trick: Trick[TarocchinoCard]) -> tuple[Seat, ...]:
        raise ValueError(f"no trick of Tarocchino is spoiled: {trick!r}")

    def heading(self, event: Event) -> str | None:
        return _HEADINGS.get(type(event).__name__)

    def marks(self, teller: Teller, seat: Seat) -> Marks:
        view: TarocchinoView = teller.view
        facts = []
        if teller.sight.seat is not None and seat == partner(teller.sight.seat):
            facts.append(teller.say("place-partner"))
        shown = next((made.combinations.total for made in view.declared if made.seat == seat), None)
        if shown is not None:
            facts.append(teller.say("place-shows", points=shown))
        return Marks(facts=tuple(facts))

    def pile(self, teller: Teller, seat: Seat) -> str | None:
        return "ne" if side_of(seat) == side_of(teller.sight.seat or 0) else "nw"

    def piles(self, teller: Teller) -> tuple[Pile, ...]:
        own = (teller.sight.seat or 0) % 2
        return (_pile(teller, "nw", 1 - own), _pile(teller, "ne", own)) if teller.view.tricks else ()

    def row(self, teller: Teller) -> Row | None:  # noqa: ARG002 - nothing lies in the middle but the trick
        return None

    def laid(self, teller: Teller) -> tuple[Laid, ...]:
        view: TarocchinoView = teller.view
        if view.tricks:
            return ()
        return tuple(
            Laid(teller.spot(made.seat), teller.say("declared-by", seat=made.seat), teller.pictures(_shown(made)))
            for made in view.declared
            if teller.spot(made.seat) is not Spot.SOUTH
        )

    def panels(self, teller: Teller) -> tuple[Panel, ...]:
        view: TarocchinoView = teller.view
        panels: list[Panel] = [_sides(teller)]
        if view.declared:
            panels.append(_declared(teller))
        if view.discards:
            panels.append(CardsPanel(teller.say("panel-discards"), teller.pictures(view.discards), folded=True))
        return tuple(panels)

    def asked(self, view: TarocchinoView, verb: str) -> dict[str, Any]:
        if verb != "declare" or view.to_declare is None:
            return {}
        return {"points": view.to_declare.combinations.total}

    def shown_by(self, view: TarocchinoView, word: str) -> tuple[TarocchinoCard, ...]:
        if word != "declare yes" or view.to_declare is None:
            return ()
        return tuple(sorted(view.to_declare.combinations.cards, key=_trumps_first))

    def order(self, words: tuple[str, ...]) -> tuple[str, ...]:
        return words

    def rule(self, verb: str) -> RuleId:
        return _RULES[verb]

    def void_rule(self, reason: str) -> RuleId:
        raise ValueError(f"no deal of Tarocchino is void: {reason!r}")


def lines(teller: Teller, combinations: Combinations) -> tuple[tuple[str, str], ...]:
    """Return the combinations with their points, doublings as lines of their own."""
    whole = teller.speaker.figures.whole
    found = [
        (teller.say(f"combination-{made.kind}", length=made.length), whole(made.points))
        for made in (*combinations.sets, *combinations.sequences)
    ]
    if combinations.sets_doubled:
        found.append((teller.say("combination-sets-doubled"), "×2"))
    if combinations.sequences_doubled:
        found.append((teller.say("combination-sequences-doubled"), "×2"))
    return tuple(found)


def _trumps_first(card: TarocchinoCard) -> tuple[int, int, int]:
    if card.is_matto:
        return (-2, 0, 0)
    return (-1 if card.is_trump else _SUITS.index(card.suit or Suit.SWORDS), -card.strength, card.order)


def _shown(made: Any) -> tuple[TarocchinoCard, ...]:
    return tuple(sorted(made.combinations.cards, key=_trumps_first))


def _pile(teller: Teller, corner: str, side: Side) -> Pile:
    taken = teller.view.tricks_taken[side]
    heaps = (min(MOST_IN_HEAP, taken),) if taken else ()
    return Pile(corner, heaps, teller.speaker.side(side, "label"), teller.say("pile-tricks", tricks=taken))


def _sides(teller: Teller) -> ContractPanel:
    view: TarocchinoView = teller.view
    scored = points(view.declared, view.house_rules)
    own = side_of(teller.sight.seat or 0)
    order = (own, *(side for side in SIDES if side != own))
    unit = teller.say("unit-declared")
    sides = tuple((teller.speaker.side(s, "label"), teller.speaker.figures.whole(scored[s]), unit) for s in order)
    return ContractPanel(title="", sides=sides)


def _declared(teller: Teller) -> DeclaredPanel:
    hands = tuple(
        DeclaredHand(
            who=teller.name(made.seat),
            total=teller.speaker.figures.whole(made.combinations.total),
            pictures=teller.pictures(_shown(made)),
            lines=lines(teller, made.combinations),
        )
        for made in teller.view.declared
    )
    return DeclaredPanel(teller.say("panel-declared"), hands)

"""The worked examples of the book: given an example's fields, the chapters work out the fields that answer it.

| kind | given | answered |
|---|---|---|
| `order` | `cards` of one suit | `highest_first`, equal Moors in deck order |
| `points` | `cards` | `half_points` |
| `dealing` | `dealer` | `receives`: the number of cards of each seat; `declares`: the seats in order; `leads` |
| `laid-aside` | `hand` | `allowed` |
| `combinations` | `cards`; `house_rules` | `sets`, `sequences` as laid; `set_points`, `sequence_points`; `total` |
| `declarations` | `dealer`, `hands`, `passes`; `house_rules` | `asked`: the seats; `shown`: cards; `opening` |
| `play` | `hand`, `trick` | `allowed` |
| `refusal` | `hand`, `trick`, `card` | `refused`: the rule |
| `trick` | `leader`, `trick` | `winning`: a card; `taken_by`: its seat |
| `price` | `tricks`, `discards`: cards of the pair that pays; `house_rules` | `price` |
| `settlement` | `dealer`, `leaders`, `tricks`, `discards` | `piles`, `half_points`, `last_trick`, `captured` |
| `total` | `card_points`, `last_trick`, `opening`, `captured` | `totals`; `winners`: the seats |

Cards are written as codes with spaces between them; what belongs to sides or seats is a list of two or four. A
settlement also answers `price` where one is due; `refused` and `winners` are absent where there is none. Points of
combinations stand before doubling, in `total` after it.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from cardavia.cards import SEATS, Seat, Trick, side_of
from cardavia.games.tarocchino import dealing, declarations, play, settlement
from cardavia.games.tarocchino.combinations import find
from cardavia.games.tarocchino.deck import DECK, TarocchinoCard, half_points
from cardavia.games.tarocchino.declarations import Declaration
from cardavia.games.tarocchino.house_rules import STANDARD, TarocchinoHouseRules

Facts = Mapping[str, Any]
Answer = dict[str, Any]


def example(facts: Facts) -> Facts:
    """Return the answering fields of this example; raise `ValueError` for a kind there is none of."""
    kind = str(facts["kind"])
    if kind not in _KINDS:
        raise ValueError(f"no kind of example: {kind!r}. There are {', '.join(_KINDS)}")
    return _KINDS[kind](facts)


def _order(facts: Facts) -> Answer:
    cards = sorted(DECK.read(facts["cards"]), key=lambda card: (-card.strength, card.order))
    return {"highest_first": _codes(cards)}


def _points(facts: Facts) -> Answer:
    return {"half_points": half_points(DECK.read(facts["cards"]))}


def _dealing(facts: Facts) -> Answer:
    dealer = facts["dealer"]
    return {
        "receives": [len(hand) for hand in dealing.deal("example", dealer).hands],
        "declares": list(declarations.order(dealer)),
        "leads": play.first_leader(dealer),
    }


def _laid_aside(facts: Facts) -> Answer:
    hand = DECK.read(facts["hand"])
    return {"allowed": _codes([card for card in hand if dealing.may_be_laid_aside(card)])}


def _combinations(facts: Facts) -> Answer:
    found = find(DECK.read(facts["cards"]), _house_rules(facts))
    return {
        "sets": [_codes(combination.cards) for combination in found.sets],
        "set_points": [combination.points for combination in found.sets],
        "sequences": [_codes(combination.cards) for combination in found.sequences],
        "sequence_points": [combination.points for combination in found.sequences],
        "total": found.total,
    }


def _declarations(facts: Facts) -> Answer:
    house_rules = _house_rules(facts)
    hands = [find(DECK.read(hand), house_rules) for hand in facts["hands"]]
    asked = [seat for seat in declarations.order(facts["dealer"]) if hands[seat]]
    declared = [Declaration(seat, hands[seat]) for seat in asked if seat not in facts["passes"]]
    shown = {made.seat: _codes(made.combinations.cards) for made in declared}
    return {
        "asked": asked,
        "shown": [shown.get(seat, "") for seat in SEATS],
        "opening": list(declarations.points(declared, house_rules)),
    }


def _play(facts: Facts) -> Answer:
    return {"allowed": _codes(play.allowed(sorted(DECK.read(facts["hand"])), DECK.read(facts["trick"])))}


def _refusal(facts: Facts) -> Answer:
    refused = play.refused(DECK.read(facts["hand"]), DECK.read(facts["trick"]), DECK[facts["card"]])
    return {} if refused is None else {"refused": refused.rule}


def _trick(facts: Facts) -> Answer:
    trick = _finished(facts["leader"], facts["trick"])
    if trick.taken_by is None:
        return {}
    return {"winning": trick.card_of(trick.taken_by).code, "taken_by": trick.taken_by}


def _price(facts: Facts) -> Answer:
    tricks, discards = DECK.read(facts["tricks"]), DECK.read(facts["discards"])
    return {"price": settlement.matto_price(tricks, discards, _house_rules(facts)).code}


def _settlement(facts: Facts) -> Answer:
    house_rules = _house_rules(facts)
    tricks = [_finished(*led) for led in zip(facts["leaders"], facts["tricks"], strict=True)]
    piles = settlement.settled(tricks, facts["dealer"], DECK.read(facts["discards"]), house_rules)
    answer: Answer = {
        "piles": [_codes(sorted(pile)) for pile in piles.counted],
        "half_points": [half_points(pile) for pile in piles.counted],
        "last_trick": list(settlement.last_trick(tricks)),
        "captured": [find(pile, house_rules).total for pile in piles.counted],
    }
    return answer if piles.price is None else {**answer, "price": piles.price.code}


def _total(facts: Facts) -> Answer:
    parts = [facts[part] for part in ("card_points", "last_trick", "opening", "captured")]
    totals = [sum(side) for side in zip(*parts, strict=True)]
    winner = settlement.winner(totals)
    if winner is None:
        return {"totals": totals}
    return {"totals": totals, "winners": [seat for seat in SEATS if side_of(seat) == winner]}


def _codes(cards: Sequence[TarocchinoCard]) -> str:
    return " ".join(card.code for card in cards)


def _house_rules(facts: Facts) -> TarocchinoHouseRules:
    return TarocchinoHouseRules.read(facts["house_rules"]) if "house_rules" in facts else STANDARD


def _finished(leader: Seat, codes: str) -> Trick[TarocchinoCard]:
    cards = DECK.read(codes)
    return Trick(leader, cards, play.winning(leader, cards))


_KINDS: Final[Mapping[str, Callable[[Facts], Answer]]] = {
    "order": _order,
    "points": _points,
    "dealing": _dealing,
    "laid-aside": _laid_aside,
    "combinations": _combinations,
    "declarations": _declarations,
    "play": _play,
    "refusal": _refusal,
    "trick": _trick,
    "price": _price,
    "settlement": _settlement,
    "total": _total,
}

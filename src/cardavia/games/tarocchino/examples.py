"""The worked examples of the book: given an example's fields, the chapters work out the fields that answer it.

| kind | given | answered |
|---|---|---|
| `order` | `cards` of one suit | `highest_first`, equal Moors in deck order |
| `points` | `cards` | `half_points` |
| `dealing` | `dealer` | `cards`: the number each seat receives; `declares`: the seats in order; `leads` |
| `discard` | `hand` | `allowed` |
| `combinations` | `cards`; `house_rules` | `sets`, `sequences`: kind, length, points; `stand_ins`; `total` |
| `declarations` | `dealer`, `hands`, `passes`: seats; `house_rules` | `asked`: seats; `shown`: cards; `points` |
| `play` | `hand`, `trick` | `allowed` |
| `refusal` | `hand`, `trick`, `card` | `refused`: the rule |
| `trick` | `leader`, `trick` | `taken_by`: the seat; `winning`: its card |
| `price` | `tricks`, `discards`: cards of the pair that pays; `house_rules` | `price` |
| `settlement` | `dealer`, `discards`, `tricks`: leader, cards | `piles`, `half_points`, `last_trick`, `captured`, `price` |
| `total` | `card_points`, `last_trick`, `opening`, `captured` | `totals`; `winner`: the side |

Cards are written as codes with spaces between them; what belongs to sides is a list of two. `price` of a settlement
and `winner` are absent where there is none.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from cardavia.cards import SEATS, Trick
from cardavia.games.tarocchino import dealing, declarations, play, settlement
from cardavia.games.tarocchino.combinations import Combination, find
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
        "cards": [len(hand) for hand in dealing.deal("example", dealer).hands],
        "declares": list(declarations.order(dealer)),
        "leads": play.first_leader(dealer),
    }


def _discard(facts: Facts) -> Answer:
    hand = DECK.read(facts["hand"])
    return {"allowed": _codes([card for card in hand if dealing.may_be_laid_aside(card)])}


def _combinations(facts: Facts) -> Answer:
    found = find(DECK.read(facts["cards"]), _house_rules(facts))
    filled = (stand_in for sequence in found.sequences for stand_in in sequence.stand_ins)
    return {
        "sets": [_combination(combination) for combination in found.sets],
        "sequences": [_combination(combination) for combination in found.sequences],
        "stand_ins": [f"{stand_in.card} {stand_in.place}" for stand_in in filled],
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
        "points": list(declarations.points(declared, house_rules)),
    }


def _play(facts: Facts) -> Answer:
    return {"allowed": _codes(play.allowed(sorted(DECK.read(facts["hand"])), DECK.read(facts["trick"])))}


def _refusal(facts: Facts) -> Answer:
    refused = play.refused(DECK.read(facts["hand"]), DECK.read(facts["trick"]), DECK[facts["card"]])
    return {} if refused is None else {"refused": refused.rule}


def _trick(facts: Facts) -> Answer:
    trick = _finished(f"{facts['leader']} {facts['trick']}")
    winning = "" if trick.taken_by is None else trick.card_of(trick.taken_by).code
    return {"taken_by": trick.taken_by, "winning": winning}


def _price(facts: Facts) -> Answer:
    tricks, discards = DECK.read(facts["tricks"]), DECK.read(facts["discards"])
    return {"price": settlement.matto_price(tricks, discards, _house_rules(facts)).code}


def _settlement(facts: Facts) -> Answer:
    house_rules = _house_rules(facts)
    tricks = [_finished(trick) for trick in facts["tricks"]]
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
    return {"totals": totals} if winner is None else {"totals": totals, "winner": winner}


def _codes(cards: Sequence[TarocchinoCard]) -> str:
    return " ".join(card.code for card in cards)


def _combination(combination: Combination) -> str:
    return f"{combination.kind} {combination.length} {combination.points}"


def _house_rules(facts: Facts) -> TarocchinoHouseRules:
    return TarocchinoHouseRules.read(facts["house_rules"]) if "house_rules" in facts else STANDARD


def _finished(written: str) -> Trick[TarocchinoCard]:
    leader, codes = written.split(" ", 1)
    cards = DECK.read(codes)
    return Trick(int(leader), cards, play.winning(int(leader), cards))


_KINDS: Final[Mapping[str, Callable[[Facts], Answer]]] = {
    "order": _order,
    "points": _points,
    "dealing": _dealing,
    "discard": _discard,
    "combinations": _combinations,
    "declarations": _declarations,
    "play": _play,
    "refusal": _refusal,
    "trick": _trick,
    "price": _price,
    "settlement": _settlement,
    "total": _total,
}

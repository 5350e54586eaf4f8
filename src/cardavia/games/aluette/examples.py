"""The worked examples of the book: given an example's fields, the chapters work out the fields that answer it.

| kind | given | answered |
|---|---|---|
| `rank` | `cards` | `levels`, highest first; `equal`: whether some are |
| `dealing` | `dealer` | `receives`: the seats in the order of a round of packets; `leads`; `deals_next` |
| `play` | `hand` | `allowed` |
| `refusal` | `hand`, `card`, `seat`, `turn` | `refused`: the rule |
| `trick` | `leader`, `trick` | `taken_by`, `spoiled`, `leads` |
| `deal` | `tricks`: the takers, `-` for a spoiled one; `house_rules` | `counts`, `points`, `mordienne`, `winner` |
| `match` | `first_pair`, `second_pair`: their points, deal by deal | `totals`, `over`, `winners`: seats |

`taken_by`, `winner` and `winners` are absent when there is none.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from cardavia.cards import SEATS, from_seat, next_seat, side_of
from cardavia.games.aluette import dealing, play, scoring
from cardavia.games.aluette import match as matches
from cardavia.games.aluette.deck import DECK
from cardavia.games.aluette.house_rules import AluetteHouseRules

SPOILED: Final = "-"

Answer = dict[str, Any]


def example(facts: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the answering fields of this example; raise `ValueError` for a kind there is none of."""
    kind = str(facts["kind"])
    if kind not in _KINDS:
        raise ValueError(f"no kind of example: {kind!r}. There are {', '.join(_KINDS)}")
    return _KINDS[kind](facts)


def _rank(facts: Mapping[str, Any]) -> Answer:
    levels = [card.level for card in DECK.read(facts["cards"])]
    return {"levels": sorted(levels, reverse=True), "equal": len(set(levels)) < len(levels)}


def _dealing(facts: Mapping[str, Any]) -> Answer:
    dealer = facts["dealer"]
    return {
        "receives": list(from_seat(next_seat(dealer))),
        "leads": play.first_leader(dealer),
        "deals_next": dealing.next_dealer(dealer),
    }


def _play(facts: Mapping[str, Any]) -> Answer:
    hand = DECK.read(facts["hand"])
    allowed = [card for card in sorted(hand) if play.refused(hand, card) is None]
    return {"allowed": " ".join(card.code for card in allowed)}


def _refusal(facts: Mapping[str, Any]) -> Answer:
    if facts["seat"] != facts["turn"]:
        return {"refused": play.refused_turn(facts["turn"]).rule}
    refused = play.refused(DECK.read(facts["hand"]), DECK[facts["card"]])
    return {} if refused is None else {"refused": refused.rule}


def _trick(facts: Mapping[str, Any]) -> Answer:
    leader = facts["leader"]
    taken_by = play.taker(leader, DECK.read(facts["trick"]))
    answer: Answer = {"spoiled": taken_by is None, "leads": play.next_leader(leader, taken_by)}
    return answer if taken_by is None else {"taken_by": taken_by, **answer}


def _deal(facts: Mapping[str, Any]) -> Answer:
    takers = [None if seat == SPOILED else int(seat) for seat in facts["tricks"].split()]
    house_rules = AluetteHouseRules.read(facts.get("house_rules", {}))
    best = scoring.winner(takers)
    answer: Answer = {
        "counts": list(scoring.counts(takers)),
        "mordienne": best is not None and scoring.is_mordienne(takers, best, house_rules),
        "points": list(scoring.points(takers, house_rules)),
    }
    return answer if best is None else {"winner": best, **answer}


def _match(facts: Mapping[str, Any]) -> Answer:
    totals = [sum(facts["first_pair"]), sum(facts["second_pair"])]
    over = matches.match_over(len(facts["first_pair"]))
    leading = matches.leading_side(totals)
    answer: Answer = {"totals": totals, "over": over}
    if not over or leading is None:
        return answer
    return {**answer, "winners": [seat for seat in SEATS if side_of(seat) == leading]}


_KINDS: Final[Mapping[str, Callable[[Mapping[str, Any]], Answer]]] = {
    "rank": _rank,
    "dealing": _dealing,
    "play": _play,
    "refusal": _refusal,
    "trick": _trick,
    "deal": _deal,
    "match": _match,
}

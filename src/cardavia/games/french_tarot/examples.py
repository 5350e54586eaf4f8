"""The worked examples of the book: given an example's fields, the chapters work out the fields that answer it.

Cards are codes with spaces between them. A field that has no answer is left out.

| kind | given | answered |
|---|---|---|
| `rank` | `cards` | `order`: the highest first |
| `points` | `cards` | `half_points` |
| `petit-sec` | `hand` | `void` |
| `auction` | `dealer`, `bids` | while it lasts `turn`, `open`; then `taker`, `contract`, `multiplier`, or `void` |
| `discard` | `hand` (24 cards) | `open`: what may be laid aside; `forced`: what must |
| `ecart` | `hand` (24 cards), `laid` | `shown`: the trumps shown, or `refused`: the rule |
| `chelem` | `announced`, `taker_tricks` | `chelem`: the term from the taker's side |
| `poignee` | `hand`, `aside` (trumps laid aside) | `open`: the levels |
| `shown` | `hand`, `aside`, `shown` | `displayed`: the order, or `refused` |
| `lead` | `dealer`, `taker`, `chelem` (announced) | `leads` |
| `play` | `hand`, `trick` | `allowed` |
| `refusal` | `hand`, `trick`, `card` | `refused` |
| `trick` | `leader`, `trick` | `taken_by` |
| `excuse` | `number` of the trick, `played_by`, `taken_by` (sides) | `goes_to`, `half_point_to` |
| `last-trick` | `taker`, `leader`, `trick`, `swept` (the leader's side took all tricks before) | `taken_by` |
| `target` | `bouts` | `target` |
| `count` | `tricks` (without the Excuse), `aside` | `half_points`, `bouts` |
| `petit` | `taker`, `leaders` of the two tricks, `seventeenth`, `last`, `swept` | `petit_au_bout` |
| `score` | the fields of `Settlement` | `made`, `per_defender`, and the scores of the `taker` and a `defender` |
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, TypeAlias

from cardavia.cards import SEATS, Card, Seat, Trick, from_seat, next_seat
from cardavia.games.french_tarot import bidding, chien, declarations, play, scoring
from cardavia.games.french_tarot.bidding import BidMade, Contract, Side, Spoken, TakerNamed
from cardavia.games.french_tarot.dealing import is_petit_sec
from cardavia.games.french_tarot.deck import DECK, Cards, TarotCard, half_points
from cardavia.games.french_tarot.declarations import Chelem
from cardavia.games.french_tarot.excuse import fate, taken_by
from cardavia.games.french_tarot.house_rules import FrenchTarotHouseRules
from cardavia.games.french_tarot.state import Tricks
from cardavia.rules import Refusal

Given: TypeAlias = Mapping[str, Any]
Answer: TypeAlias = dict[str, Any]

_RULEBOOK: Final = FrenchTarotHouseRules()


def example(facts: Given) -> Answer:
    """Return the answering fields of this example; raise `ValueError` for a kind there is none of."""
    kind = str(facts["kind"])
    if kind not in _KINDS:
        raise ValueError(f"no kind of example: {kind!r}. There are {', '.join(_KINDS)}")
    return _KINDS[kind](facts)


def _rank(facts: Given) -> Answer:
    order: list[TarotCard] = sorted(_cards(facts, "cards"), key=_highest_first)
    return {"order": _codes(order)}


def _highest_first(card: TarotCard) -> int:
    return -card.strength


def _points(facts: Given) -> Answer:
    return {"half_points": half_points(_cards(facts, "cards"))}


def _petit_sec(facts: Given) -> Answer:
    return {"void": is_petit_sec(_cards(facts, "hand"))}


def _auction(facts: Given) -> Answer:
    seats = from_seat(next_seat(facts["dealer"]))
    words = [None if word == "pass" else Contract(word) for word in facts["bids"].split()]
    spoken: tuple[Spoken, ...] = tuple(zip(seats, words, strict=False))
    *before, (last, word) = spoken
    events = bidding.following(last, tuple(before), word)
    match events[-1]:
        case TakerNamed(seat=taker, contract=contract):
            return {"taker": taker, "contract": contract.value, "multiplier": contract.multiplier}
        case BidMade():
            open_words = (bid.contract for bid in bidding.open_bids(spoken))
            return {
                "turn": seats[len(spoken)],
                "open": " ".join("pass" if contract is None else contract.value for contract in open_words),
            }
        case _:
            return {"void": True}


def _discard(facts: Given) -> Answer:
    pick = chien.open_discard(_cards(facts, "hand"))
    return {"open": _codes(pick.cards), "forced": _codes(pick.must)}


def _ecart(facts: Given) -> Answer:
    laid = _cards(facts, "laid")
    refused = chien.refused(_cards(facts, "hand"), laid)
    return _refused(refused) or {"shown": _codes(chien.shown_trumps(laid))}


def _chelem(facts: Given) -> Answer:
    chelem, taken = _announced(facts["announced"]), facts["taker_tricks"]
    announced = scoring.chelem_announced_term(chelem, taken)
    return {"chelem": announced + scoring.chelem_taken_term(chelem, taken, _RULEBOOK)}


def _poignee(facts: Given) -> Answer:
    ways = declarations.open_poignees(_cards(facts, "hand"), _cards(facts, "aside"), _RULEBOOK)
    return {"open": " ".join(str(level) for level in sorted({way.size for way in ways}))}


def _shown(facts: Given) -> Answer:
    shown = _cards(facts, "shown")
    refused = declarations.refused(_cards(facts, "hand"), _cards(facts, "aside"), shown, _RULEBOOK)
    return _refused(refused) or {"displayed": _codes(declarations.displayed(shown))}


def _lead(facts: Given) -> Answer:
    return {"leads": play.first_leader(facts["dealer"], facts["taker"], _announced(facts["chelem"]))}


def _play(facts: Given) -> Answer:
    return {"allowed": _codes(play.allowed(_cards(facts, "hand"), _cards(facts, "trick")))}


def _refusal(facts: Given) -> Answer:
    return _refused(play.refused(_cards(facts, "hand"), _cards(facts, "trick"), DECK[facts["card"]]))


def _trick(facts: Given) -> Answer:
    return {"taken_by": play.winner(facts["leader"], _cards(facts, "trick"))}


def _excuse(facts: Given) -> Answer:
    found = fate(facts["number"], Side(facts["played_by"]), Side(facts["taken_by"]))
    answer = {"goes_to": found.goes_to.value}
    return answer if found.half_point_to is None else {**answer, "half_point_to": found.half_point_to.value}


def _last_trick(facts: Given) -> Answer:
    leader = facts["leader"]
    before = _before(play.TRICKS - 1, leader, facts)
    return {"taken_by": taken_by(before, leader, _cards(facts, "trick"), facts["taker"])}


def _target(facts: Given) -> Answer:
    return {"target": scoring.TARGETS[facts["bouts"]]}


def _count(facts: Given) -> Answer:
    cards = (*_cards(facts, "tricks"), *_cards(facts, "aside"))
    return {"half_points": half_points(cards), "bouts": scoring.bouts_among(cards)}


def _petit(facts: Given) -> Answer:
    tricks = _before(play.TRICKS - 2, int(facts["leaders"].split()[0]), facts)
    for leader, name in zip(facts["leaders"].split(), ("seventeenth", "last"), strict=True):
        cards = _cards(facts, name)
        taken = taken_by(tricks, int(leader), cards, facts["taker"])
        tricks = (*tricks, Trick(int(leader), cards, taken))
    return {"petit_au_bout": scoring.petit_au_bout(tricks, facts["taker"], _RULEBOOK)}


def _score(facts: Given) -> Answer:
    settled = scoring.Settlement(
        contract=Contract(facts["contract"]),
        bouts=facts["bouts"],
        points=facts["points"],
        petit_au_bout=facts["petit_au_bout"],
        poignees=facts["poignees"],
        chelem=facts["chelem"],
    )
    return {
        "made": settled.made,
        "per_defender": settled.per_defender,
        "taker": settled.score_of(Side.TAKER),
        "defender": settled.score_of(Side.DEFENCE),
    }


def _before(number: int, leader: Seat, facts: Given) -> Tricks:
    """Return so many tricks that the leader's side took, or, where it has not swept, that both sides did."""
    takers = [leader] if facts["swept"] else list(SEATS)
    return tuple(Trick(leader, (), takers[place % len(takers)]) for place in range(number))


def _cards(facts: Given, name: str) -> Cards:
    return DECK.read(facts.get(name, ""))


def _codes(cards: Iterable[Card]) -> str:
    return " ".join(card.code for card in cards)


def _refused(refused: Refusal | None) -> Answer:
    return {} if refused is None else {"refused": refused.rule}


def _announced(answer: object) -> Chelem:
    return Chelem.ANNOUNCED if answer else Chelem.FORGONE


_KINDS: Final[Mapping[str, Callable[[Given], Answer]]] = {
    "rank": _rank,
    "points": _points,
    "petit-sec": _petit_sec,
    "auction": _auction,
    "discard": _discard,
    "ecart": _ecart,
    "chelem": _chelem,
    "poignee": _poignee,
    "shown": _shown,
    "lead": _lead,
    "play": _play,
    "refusal": _refusal,
    "trick": _trick,
    "excuse": _excuse,
    "last-trick": _last_trick,
    "target": _target,
    "count": _count,
    "petit": _petit,
    "score": _score,
}

"""What the master's auction comes to in French Tarot: contracts made, deals passed out, strong hands bid.

python -m bench.auction deals [first] [last]   seeds first to last, all four masters; the cards with fewer worlds
python -m bench.auction hands                  forty strong hands, first to speak, against a referee's play-outs

It prints JSON lines as it goes, and the sums at the end.
"""

import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import count
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from cardavia.bots import Answer, Budget, question_for
from cardavia.bots.levels import PLAYERS
from cardavia.bots.search.french_tarot import HORIZON
from cardavia.bots.search.french_tarot.bidding import bidding_of
from cardavia.bots.search.player import MASTER, Search
from cardavia.bots.thumb.french_tarot.weighing import count as counted
from cardavia.bots.thumb.french_tarot.weighing import distribution
from cardavia.cards import SEATS, Stream
from cardavia.engine import own_engine
from cardavia.engine.french_tarot.engine import FrenchTarotEngine
from cardavia.engine.french_tarot.scene import scene_of
from cardavia.games import GAMES
from cardavia.games.french_tarot import FRENCH_TAROT
from cardavia.games.french_tarot.bidding import Bid, Contract
from cardavia.match import Deal, deal_out
from cardavia.rules import PlayCard

TAROT: Final = GAMES["french-tarot"]
CARDS: Final = Budget(worlds=16)
"""The worlds in which a card is judged here; auction, ecart and announcements have the master's own."""
HANDS: Final = 40
STRONG: Final = 71
"""The count, short suits included, from which on the book of rules of thumb bids garde sans."""
REFEREE: Final = 600
"""The worlds in which every contract on a strong hand is played out afresh."""


def answered(deal: Deal, key: str) -> Answer:
    """Return what a master does here."""
    (seat,) = deal.actors
    question = question_for(TAROT, deal.state, seat)
    plays = any(isinstance(action, PlayCard) for action in question.choices.actions)
    budget = CARDS if plays else PLAYERS["master"].budget
    return Search(TAROT, MASTER).choose(question, budget, Stream(key, "bot"))


def played(number: int) -> Deal:
    """Return the deal of this seed as four masters play it."""
    deal = deal_out(TAROT, TAROT.house_rules(), number % len(SEATS), str(number))
    while not deal.over:
        (seat,) = deal.actors
        heard = deal.act(seat, answered(deal, f"{number} {len(deal.actions)} {seat}").action)
        if not isinstance(heard, Deal):
            raise RuntimeError(f"seed {number}: the master asked for what {heard.rule} forbids")
        deal = heard
    return deal


def best_unbid(deal: Deal) -> int:
    """Return what the hand that counts most would have got for a garde, by the policy and exact endings."""
    hands = deal.state.opening.dealt
    view = TAROT.view(deal.at(0).state, max(SEATS, key=lambda seat: counted(hands[seat])))
    return int(scores_of(view, [deal.at(0).state], 1, [Contract.GARDE], MASTER.horizon)[0, 0])


def scores_of(
    view: Any, beginnings: Sequence[Any], number: int, contracts: Sequence[Contract], horizon: int, seed: int = 0
) -> npt.NDArray[np.int64]:
    """Return what the seat of this view gets for each contract, all others passing, in so many worlds (rows).

    The worlds come from these, the first of which stands first.
    """
    engine = own_engine(FRENCH_TAROT, FrenchTarotEngine)
    scene = scene_of(view, beginnings, {}, believes=False)
    worlds = engine.imagine(scene, number, seed)
    alone = replace(bidding_of(view), after=0)
    return engine.judge_bids(scene, worlds, [each.multiplier for each in contracts], alone, horizon, MASTER.nodes)


def deals(first: int, last: int) -> Iterator[dict[str, Any]]:
    """Yield what became of each deal."""
    for number in range(first, last + 1):
        deal = played(number)
        taker, contract = deal.state.auction.taker, deal.state.auction.contract
        if deal.state.void == "petit-sec" or deal.sheet is None:
            yield {"seed": number, "void": True}
        elif taker is None:
            yield {"seed": number, "passed": True, "garde on the best hand": best_unbid(deal)}
        else:
            yield {"seed": number, "contract": str(contract), "score": deal.sheet.scores[taker]}


def strong_hands() -> Iterator[Deal]:
    """Yield deals in which the first to speak holds a hand worth a garde sans by the count."""
    found = 0
    for number in count(1):
        deal = deal_out(TAROT, TAROT.house_rules(), 3, f"strong {number}")
        if deal.over:
            continue
        hand = deal.state.hands[0]
        if counted(hand) + distribution(hand) >= STRONG:
            found += 1
            yield deal
        if found == HANDS:
            return


def worth_of_contracts(deal: Deal, key: str) -> dict[str, float]:
    """Return the mean score of each contract over many fresh worlds, the taker being the first to speak."""
    rng = Stream(key, "referee")
    view = TAROT.view(deal.state, 0)
    beginnings = [TAROT.imagine(view, rng) for _ in range(REFEREE // 10)]
    scores = scores_of(view, beginnings, REFEREE, list(Contract), HORIZON + 1, rng.below(2**31))
    means = scores.mean(axis=0)
    return {contract.value: round(float(mean), 1) for contract, mean in zip(Contract, means, strict=True)}


def hands() -> Iterator[dict[str, Any]]:
    """Yield what the master bids on each strong hand, and what the referee says of every contract."""
    for number, deal in enumerate(strong_hands()):
        action = answered(deal, f"hand {number}").action
        bid = action.contract.value if isinstance(action, Bid) and action.contract else "pass"
        worths = worth_of_contracts(deal, str(number))
        best = max(worths, key=lambda name: worths[name])
        hand = " ".join(card.code for card in deal.state.hands[0])
        yield {
            "hand": hand,
            "bid": bid,
            "best": best,
            "given up": round(worths[best] - worths.get(bid, 0), 1),
        } | worths


def sums_of_deals(rows: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the shares that the deals come to."""
    bid = [row for row in rows if "contract" in row]
    passed = [row["garde on the best hand"] for row in rows if "passed" in row]
    return {
        "deals": len(rows),
        "bid": len(bid),
        "made": sum(row["score"] > 0 for row in bid) / max(len(bid), 1),
        "passed out": len(passed) / max(len(rows), 1),
        "mean score of the taker": sum(row["score"] for row in bid) / max(len(bid), 1),
        "garde on the best hand passed out": sum(passed) / max(len(passed), 1),
        "contracts": {name.value: sum(row["contract"] == name for row in bid) for name in Contract},
    }


def sums_of_hands(rows: list[dict[str, Any]]) -> dict[str, Any]:
    """Return how often the master bid the contract that pays most, and what the others gave up."""
    return {
        "hands": len(rows),
        "best bid": sum(row["bid"] == row["best"] for row in rows),
        "given up a hand": sum(row["given up"] for row in rows) / max(len(rows), 1),
        "bid": {name.value: sum(row["bid"] == name for row in rows) for name in Contract},
        "best": {name.value: sum(row["best"] == name for row in rows) for name in Contract},
    }


def main() -> None:
    """Print a line for each deal or hand, and the sums."""
    what, *numbers = sys.argv[1:]
    first, last = (int(word) for word in [*numbers, "1", "300"][:2]) if len(numbers) != 1 else (1, int(numbers[0]))
    rows = []
    for row in hands() if what == "hands" else deals(first, last):
        rows.append(row)
        print(json.dumps(row), flush=True)
    print(json.dumps((sums_of_hands if what == "hands" else sums_of_deals)(rows)))


if __name__ == "__main__":
    main()

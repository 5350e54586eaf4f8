"""What showing a poignee tells the others, in points: the same deal played on by masters with and without it.

python -m bench.telling [hands]   the first so many poignees of seeds 1, 2, 3, ...

The bonus itself is left out of both, so what remains is what the shown cards are worth to those who see them. It
prints the mean, in points from each defender to the taker or back, with its 95 % interval.
"""

import sys
from collections.abc import Iterator
from itertools import count, islice
from typing import Final

from cardavia.arena.estimate import estimate
from cardavia.bots import Budget, question_for
from cardavia.bots.search.player import MASTER, Search
from cardavia.cards import SEATS, Stream
from cardavia.cli.progress import Progress
from cardavia.games import GAMES
from cardavia.games.french_tarot.deck import TarotCard
from cardavia.games.french_tarot.declarations import DeclinePoignee, ShowPoignee
from cardavia.match import Deal, deal_out
from cardavia.rules import Action, Choices

TAROT: Final = GAMES["french-tarot"]
BUDGET: Final = Budget(worlds=16)
SMALLEST: Final = 10
"""The trumps of the smallest poignee."""


def may_show(choices: Choices) -> bool:
    """Say whether a poignee may be shown."""
    return any(isinstance(action, DeclinePoignee) for action in choices.actions)


def asked() -> Iterator[Deal]:
    """Yield deals at their first question whether to show a poignee."""
    for number in count(1):
        deal = deal_out(TAROT, TAROT.house_rules(), number % len(SEATS), f"telling {number}")
        if any(sum(card.is_trump for card in hand) >= SMALLEST for hand in deal.cards.hands):
            deal = played(deal, to_a_poignee=True)
            if not deal.over:
                yield deal


def played(deal: Deal, *, to_a_poignee: bool = False) -> Deal:
    """Return the deal as masters play it, to its end or to the first question for a poignee."""
    while not deal.over:
        (seat,) = deal.actors
        question = question_for(TAROT, deal.state, seat)
        if to_a_poignee and may_show(question.choices):
            return deal
        rng = Stream(str(deal.cards), f"player-{seat}-{len(deal.actions)}")
        answer = Search(TAROT, MASTER).choose(question, BUDGET, rng)
        deal = acted(deal, answer.action)
    return deal


def acted(deal: Deal, action: Action) -> Deal:
    """Return the deal after this action of the seat that is to act."""
    after = deal.act(deal.actors[0], action)
    if not isinstance(after, Deal):
        raise RuntimeError(f"the master asked for what {after.rule} forbids")
    return after


def cost(deal: Deal) -> int:
    """Return what showing the largest poignee cost the side that showed it, the bonus left out."""
    (seat,) = deal.actors
    largest = max(TAROT.choices(deal.state, seat).picks, key=lambda pick: pick.size)
    silent = plain(played(acted(deal, DeclinePoignee())))
    cards = tuple(card for card in largest.proposed if isinstance(card, TarotCard))
    shown = plain(played(acted(deal, ShowPoignee(cards))))
    return silent - shown if seat == deal.state.auction.taker else shown - silent


def plain(deal: Deal) -> int:
    """Return what each defender pays the taker, without poignees."""
    if deal.sheet is None:
        raise RuntimeError("a deal ended without its score sheet")
    found = deal.sheet.outcome
    return int(found["per_defender"] - found["poignees"] * (1 if found["made"] else -1))


def main() -> None:
    """Print the mean of so many hands."""
    number = int(sys.argv[1]) if sys.argv[1:] else 300
    costs = [cost(deal) for deal in Progress(number).through(islice(asked(), number))]
    found = estimate(costs)
    print(f"{found.mean:+.1f} [{found.low:+.1f}, {found.high:+.1f}] points over {number} poignees")


if __name__ == "__main__":
    main()

"""Worlds: views of a deal, states imagined from them, and the past that such a state must have had."""

from collections.abc import Iterator

from cardavia.cards import Dealt, Seat, Stream
from cardavia.games.french_tarot import FRENCH_TAROT
from cardavia.games.french_tarot.deck import TarotCard
from cardavia.games.french_tarot.state import FrenchTarotState
from cardavia.games.french_tarot.view import FrenchTarotView
from cardavia.match.deal import Deal, begin
from cardavia.rules import Action, Choices, Pick, Refusal
from tests.games.french_tarot.table import RULEBOOK, after, codes

EYES: tuple[Seat | None, ...] = (0, 1, 2, 3, None)


def seen(deal: Deal, eyes: Seat | None) -> FrenchTarotView:
    state: FrenchTarotState = deal.state
    return FRENCH_TAROT.view(state, eyes)


def worlds(view: FrenchTarotView, count: int) -> list[FrenchTarotState]:
    rng = Stream("worlds", "imagine")
    return [FRENCH_TAROT.imagine(view, rng) for _ in range(count)]


def replayed(world: FrenchTarotState) -> FrenchTarotState:
    """Play the world's past once more by the rules, from the cards that were dealt in it.

    A seat with a poignee of which nobody saw anything kept it to itself.
    """
    opening = world.opening
    deal = begin(FRENCH_TAROT, opening.house_rules, opening.dealer, Dealt(opening.dealt, opening.chien))
    for said in _history(world):
        deal = after(_declined(deal, said), said)
    state: FrenchTarotState = (deal if world.poignee_due else _declined(deal, "")).state
    return state


def _declined(deal: Deal, said: str) -> Deal:
    state: FrenchTarotState = deal.state
    return after(deal, f"{state.turn} poignee no") if state.poignee_due and " poignee " not in said else deal


def _history(world: FrenchTarotState) -> Iterator[str]:
    for seat, contract in world.auction.bids:
        yield f"{seat} bid {contract or 'pass'}"
        if contract == "garde-contre":
            break
    declared, taker = world.declared, world.auction.taker
    if declared.ecart:
        yield f"{taker} discard {codes(declared.ecart)}"
    if declared.chelem is not None:
        yield f"{taker} chelem {'yes' if declared.chelem == 'announced' else 'no'}"
    shown = dict(declared.poignees)
    for seat, card in _plays(world):
        if seat in shown:
            yield f"{seat} poignee {codes(shown.pop(seat))}"
        yield f"{seat} play {card}"
    yield from (f"{seat} poignee {codes(held)}" for seat, held in shown.items())


def _plays(world: FrenchTarotState) -> Iterator[tuple[Seat, TarotCard]]:
    for trick in world.tricks:
        yield from trick.plays
    yield from (((world.leader + place) % 4, card) for place, card in enumerate(world.trick))


def moments(seed: str, bids: str = "") -> Iterator[Deal]:
    """Yield a deal at every moment, played at random from this seed's cards after these bids."""
    rng = Stream(seed, "moments")
    dealer = rng.below(4)
    deal = begin(FRENCH_TAROT, RULEBOOK, dealer, FRENCH_TAROT.deal(seed, dealer))
    for word in bids.split():
        deal = after(deal, f"{deal.actors[0]} bid {word}")
    yield deal
    while not deal.over:
        (seat,) = deal.actors
        answer = deal.act(seat, some(FRENCH_TAROT.choices(deal.state, seat), rng))
        assert not isinstance(answer, Refusal)
        deal = answer
        yield deal


def some(choices: Choices, rng: Stream) -> Action:
    """Return one of the choices; of a pick, any set that it allows."""
    offers: tuple[Action | Pick, ...] = (*choices.actions, *choices.picks)
    offer = offers[rng.below(len(offers))]
    if not isinstance(offer, Pick):
        return offer
    free = rng.shuffled([card for card in offer.cards if card not in offer.must])
    return FRENCH_TAROT.read(offer.word((*offer.must, *free[: offer.size - len(offer.must)])))

"""Tarocchino in short: deals, hands and tricks written as text."""

from cardavia.cards import SEATS, Dealt, Seat, Stream
from cardavia.games.tarocchino import TAROCCHINO, TarocchinoCard, TarocchinoHouseRules, TarocchinoState
from cardavia.games.tarocchino.combinations import Combinations, find
from cardavia.games.tarocchino.dealing import DiscardCards
from cardavia.rules import Action, Event

RULEBOOK = TarocchinoHouseRules()


def cards(codes: str) -> tuple[TarocchinoCard, ...]:
    return TAROCCHINO.deck.read(codes)


def codes(held: tuple[TarocchinoCard, ...]) -> str:
    return " ".join(card.code for card in held)


def held(written: str, house_rules: TarocchinoHouseRules = RULEBOOK) -> Combinations:
    """Return what these cards hold."""
    return find(cards(written), house_rules)


def named(found: Combinations) -> dict[str, int]:
    """Return the kinds found and their lengths."""
    return {str(combination.kind.value): combination.length for combination in (*found.sets, *found.sequences)}


def dealt(*hands: str, dealer: Seat = 3) -> Dealt[TarocchinoCard]:
    """Return a deal whose hands begin with these cards; the other cards fill them up in deck order."""
    given = [cards(hand) for hand in hands] + [()] * (len(SEATS) - len(hands))
    rest = list(TAROCCHINO.deck.rest(*given))
    full: list[tuple[TarocchinoCard, ...]] = []
    for seat in SEATS:
        size = 17 if seat == dealer else 15
        lacking = size - len(given[seat])
        full.append(tuple(sorted((*given[seat], *rest[:lacking]))))
        del rest[:lacking]
    return Dealt(tuple(full), ())


def opened(
    deal: Dealt[TarocchinoCard], dealer: Seat = 3, house_rules: TarocchinoHouseRules = RULEBOOK
) -> TarocchinoState:
    return TAROCCHINO.start(TAROCCHINO.open(house_rules, dealer, deal))


def after(state: TarocchinoState, *words: str) -> TarocchinoState:
    """Return the state after these words, each said by the seat that is to act."""
    for word in words:
        for event in said(state, word):
            state = TAROCCHINO.evolve(state, event)
    return state


def passed(state: TarocchinoState) -> TarocchinoState:
    """Return the state after everybody who is asked has passed."""
    while state.phase == "declarations":
        state = after(state, "declare no")
    return state


def said(state: TarocchinoState, word: str) -> tuple[Event, ...]:
    """Return the events that follow from a word of the seat that is to act."""
    (seat,) = TAROCCHINO.actors(state)
    return TAROCCHINO.decide(state, seat, TAROCCHINO.read(word))


def chosen(state: TarocchinoState, seat: Seat, rng: Stream) -> Action:
    """Return one of the seat's choices at random."""
    choices = TAROCCHINO.choices(state, seat)
    if choices.picks:
        (pick,) = choices.picks
        return DiscardCards(rng.shuffled(cards(" ".join(map(str, pick.cards))))[: pick.size])
    return choices.actions[rng.below(len(choices.actions))]


def story(seed: str, house_rules: TarocchinoHouseRules = RULEBOOK) -> tuple[list[Event], list[TarocchinoState]]:
    """Return the events of a deal played at random, and its states, each when someone is to act, and the end."""
    dealer = TAROCCHINO.first_dealer(seed)
    events = list(TAROCCHINO.open(house_rules, dealer, TAROCCHINO.deal(seed, dealer)))
    states = [TAROCCHINO.start(tuple(events))]
    rng = Stream(seed, "play")
    while TAROCCHINO.actors(states[-1]):
        state = states[-1]
        (seat,) = TAROCCHINO.actors(state)
        following = TAROCCHINO.decide(state, seat, chosen(state, seat, rng))
        for event in following:
            state = TAROCCHINO.evolve(state, event)
        events += following
        states.append(state)
    return events, states


def random_deal(seed: str, house_rules: TarocchinoHouseRules = RULEBOOK) -> list[TarocchinoState]:
    """Return the states of a deal played at random, each when someone is to act, and the end."""
    _, states = story(seed, house_rules)
    return states

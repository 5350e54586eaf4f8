"""Secrets: what a seat may not know changes nothing that it is shown.

*Two worlds*: two cards that a seat has not seen change places, and the deal is played again. If all that the seat
may know of its course is the same, then its view, its choices and its refusals must be the same to the byte.
Being asked is itself something a seat may know: worlds in which it is asked and is not asked are never compared.
*Canary*: nothing written for a seat names a card that it has not seen.
"""

from collections.abc import Iterator, Mapping

from cardavia.cards import SEATS, Card, Dealt, Seat, Stream
from cardavia.match.deal import Deal, begin
from cardavia.rules import Refusal
from tests.battery.sight import cards_seen, codes_in, events_seen, told, written
from tests.battery.sittings import EYES, Sitting, play


def redealt(deal: Deal, eyes: Seat | None, rng: Stream) -> Deal | None:
    """Return the deal with two cards exchanged that these eyes have not seen, if all they may know is the same."""
    unseen = [card for card in deal.game.deck if card.code not in cards_seen(deal, eyes)]
    if len(unseen) < 2:
        return None
    first, second = rng.shuffled(unseen)[:2]
    exchange = {first: second, second: first}
    cards = exchanged(deal.cards, exchange)
    if cards == deal.cards:
        return None
    world = played_again(deal, cards, {a.code: b.code for a, b in exchange.items()})
    return world if world is not None and is_the_same_to(eyes, world, deal) else None


def is_the_same_to(eyes: Seat | None, world: Deal, deal: Deal) -> bool:
    asked = (eyes in world.actors, eyes in deal.actors)
    return asked[0] == asked[1] and events_seen(world, eyes) == events_seen(deal, eyes)


def exchanged(cards: Dealt[Card], exchange: Mapping[Card, Card]) -> Dealt[Card]:
    hands = (tuple(sorted(exchange.get(card, card) for card in hand)) for hand in cards.hands)
    return Dealt(tuple(hands), tuple(sorted(exchange.get(card, card) for card in cards.talon)))


def played_again(deal: Deal, cards: Dealt[Card], exchange: Mapping[str, str]) -> Deal | None:
    """Play the same actions with the exchanged cards; `None` when one of them is not allowed."""
    world = begin(deal.game, deal.house_rules, deal.dealer, cards)
    for seat, action in deal.actions:
        words = deal.game.word(action).split()
        answer = world.hear(" ".join([str(seat), *(exchange.get(word, word) for word in words)]))
        if isinstance(answer, Refusal):
            return None
        world = answer
    return world


def worlds(sitting: Sitting, stride: int) -> Iterator[tuple[Seat | None, Deal, Deal]]:
    """Yield eyes, a deal at some moment, and another world that these eyes cannot tell from it."""
    rng = Stream(str(sitting), "two-worlds")
    for deal in play(sitting)[:-1:stride]:
        for eyes in EYES:
            for _ in range(2):
                world = redealt(deal, eyes, rng)
                if world is not None:
                    yield eyes, deal, world


def test_in_two_worlds_that_a_seat_cannot_tell_apart_it_is_shown_the_same(sitting: Sitting) -> None:
    compared = 0
    for eyes, deal, world in worlds(sitting, stride=3):
        compared += 1
        view, other = (one.game.view(one.state, eyes) for one in (deal, world))
        assert written(deal.game, other) == written(deal.game, view)
    assert compared or len(play(sitting)) == 1


def test_in_two_worlds_that_a_seat_cannot_tell_apart_it_may_do_the_same(sitting: Sitting) -> None:
    for eyes, deal, world in worlds(sitting, stride=4):
        if eyes is not None:
            choices, others = (one.game.choices(one.state, eyes) for one in (deal, world))
            assert told(deal.game, others) == told(deal.game, choices)


def test_in_two_worlds_that_a_seat_cannot_tell_apart_its_actions_are_judged_alike(sitting: Sitting) -> None:
    # Out of turn the record format cites the rule of the choice that is due, which may be a secret of another seat.
    for eyes, deal, world in worlds(sitting, stride=4):
        if eyes in deal.actors:
            for action in (deal.game.read(f"play {card}") for card in deal.game.deck):
                assert deal.game.refuse(world.state, eyes, action) == deal.game.refuse(deal.state, eyes, action)


def test_a_view_names_no_card_that_its_seat_has_not_seen(sitting: Sitting) -> None:
    for deal in play(sitting)[:-1]:
        for eyes in EYES:
            named = set(codes_in(deal.game, deal.game.notation.write(deal.game.view(deal.state, eyes))))
            assert named <= cards_seen(deal, eyes)


def test_choices_name_no_card_that_their_seat_has_not_seen(sitting: Sitting) -> None:
    for deal in play(sitting)[:-1]:
        for seat in SEATS:
            named = set(codes_in(deal.game, told(deal.game, deal.game.choices(deal.state, seat))))
            assert named <= cards_seen(deal, seat)


def test_a_refusal_names_no_card_that_its_seat_has_not_seen_or_asked_for(sitting: Sitting) -> None:
    for deal in play(sitting)[:-1:3]:
        for seat in SEATS:
            seen = cards_seen(deal, seat)
            for card in deal.game.deck:
                refused = deal.game.refuse(deal.state, seat, deal.game.read(f"play {card}"))
                facts = [] if refused is None else [value for _, value in refused.facts]
                assert set(codes_in(deal.game, deal.game.notation.write(facts))) <= seen | {card.code}

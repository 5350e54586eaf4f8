"""Secrets: what a seat may not know changes nothing that it is shown.

*Two worlds*: two cards that a seat has not seen change places, and the deal is played again. If all that the seat
may know of its course is the same, then its view, its choices and its refusals must be the same to the byte.
*Canary*: nothing written for a seat names a card that it has not seen.
"""

from collections.abc import Mapping

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
    return world if world is not None and events_seen(world, eyes) == events_seen(deal, eyes) else None


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


def test_in_two_worlds_that_a_seat_cannot_tell_apart_it_is_shown_the_same(sitting: Sitting) -> None:
    rng = Stream(str(sitting), "two-worlds")
    worlds = 0
    for deal in play(sitting)[:-1:3]:
        game = deal.game
        for eyes in EYES:
            world = redealt(deal, eyes, rng)
            if world is not None:
                worlds += 1
                assert written(game, game.view(world.state, eyes)) == written(game, game.view(deal.state, eyes))
    assert worlds or len(play(sitting)) == 1


def test_in_two_worlds_that_a_seat_cannot_tell_apart_it_may_do_the_same(sitting: Sitting) -> None:
    rng = Stream(str(sitting), "two-worlds")
    for deal in play(sitting)[:-1:3]:
        game = deal.game
        for seat in SEATS:
            world = redealt(deal, seat, rng)
            if world is not None:
                assert told(game, game.choices(world.state, seat)) == told(game, game.choices(deal.state, seat))


def test_in_two_worlds_that_a_seat_cannot_tell_apart_it_is_refused_alike(sitting: Sitting) -> None:
    rng = Stream(str(sitting), "two-worlds")
    for deal in play(sitting)[:-1:5]:
        game = deal.game
        for seat in SEATS:
            world = redealt(deal, seat, rng)
            if world is not None:
                for action in (game.read(f"play {card}") for card in game.deck):
                    assert game.refuse(world.state, seat, action) == game.refuse(deal.state, seat, action)


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

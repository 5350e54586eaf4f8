"""Cards: each exists once, none comes or goes."""

from collections import Counter
from itertools import pairwise

from cardavia.cards import SEATS, Card
from cardavia.match.deal import Deal
from cardavia.rules import AnyGame, CardPlayed
from tests.battery.sittings import SEEDS, Sitting, play


def in_play(deal: Deal) -> list[Card]:
    """Return the cards in hands, on the table and in finished tricks."""
    views = [deal.game.view(deal.state, seat) for seat in SEATS]
    hands = [card for view in views for card in view.hand]
    table = [card for _, card in views[0].trick]
    return hands + table + [card for trick in views[0].tricks for card in trick.cards]


def test_a_seed_deals_every_card_of_the_deck_once(game: AnyGame) -> None:
    for seed in SEEDS[game.name]:
        for dealer in SEATS:
            dealt = game.deal(seed, dealer)
            held = [card for hand in dealt.hands for card in hand]
            assert Counter([*held, *dealt.talon]) == Counter(game.deck)


def test_what_a_seed_deals_lies_in_deck_order_and_can_have_been_dealt(game: AnyGame) -> None:
    for dealer in SEATS:
        dealt = game.deal("order", dealer)
        assert [list(part) for part in (*dealt.hands, dealt.talon)] == [
            sorted(part) for part in (*dealt.hands, dealt.talon)
        ]
        assert game.check(dealt, dealer) is None


def test_a_seed_always_deals_the_same(game: AnyGame) -> None:
    assert game.deal("again", 2) == game.deal("again", 2)
    assert game.deal("again", 2) != game.deal("another", 2)


def test_no_card_is_anywhere_twice(sitting: Sitting) -> None:
    for deal in play(sitting):
        cards = in_play(deal)
        assert len(set(cards)) == len(cards)


def test_every_hand_is_as_large_as_everybody_sees(sitting: Sitting) -> None:
    for deal in play(sitting):
        sizes = deal.game.view(deal.state, None).cards_left
        assert sizes == tuple(len(deal.game.view(deal.state, seat).hand) for seat in SEATS)


def test_a_card_played_leaves_the_hand_and_no_other_card_moves(sitting: Sitting) -> None:
    moments = play(sitting)
    for before, after in pairwise(moments):
        happened = after.events[len(before.events) :]
        for event in happened:
            if isinstance(event, CardPlayed):
                assert set(in_play(before)) == set(in_play(after))
                held = set(before.game.view(before.state, event.seat).hand)
                left = set(after.game.view(after.state, event.seat).hand)
                assert held - left == {event.card}


def test_a_hand_lies_in_deck_order(sitting: Sitting) -> None:
    for deal in play(sitting):
        hands = [deal.game.view(deal.state, seat).hand for seat in SEATS]
        assert hands == [tuple(sorted(hand)) for hand in hands]

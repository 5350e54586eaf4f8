"""Imagining: a world that fits a view looks just like it, offers the same, and is a world of the whole deck."""

from collections import Counter

from cardavia.cards import Stream
from tests.battery.sight import told
from tests.battery.sittings import EYES, Sitting, draw, play


def test_an_imagined_world_looks_like_the_true_one_at_every_decision(sitting: Sitting) -> None:
    rng = Stream(str(sitting), "imagine")
    # Under house rules a sample will do: what they change is seldom what is hidden.
    for deal in play(sitting)[:: 6 if sitting.house_rules.changed() else 1]:
        game = deal.game
        for eyes in EYES:
            view = game.view(deal.state, eyes)
            assert game.view(game.imagine(view, rng), eyes) == view


def test_an_imagined_world_offers_its_seat_what_the_true_one_does(sitting: Sitting) -> None:
    rng = Stream(str(sitting), "imagine")
    for deal in play(sitting):
        game = deal.game
        for seat in deal.actors:
            world = game.imagine(game.view(deal.state, seat), rng)
            assert told(game, game.choices(world, seat)) == told(game, game.choices(deal.state, seat))


def test_an_imagined_world_can_be_played_to_its_end(sitting: Sitting) -> None:
    moments = play(sitting)
    deal = moments[len(moments) // 2]
    game, rng = deal.game, Stream(str(sitting), "imagine")
    for eyes in EYES:
        world = game.imagine(game.view(deal.state, eyes), rng)
        while actors := game.actors(world):
            choices = game.choices(world, actors[0])
            for event in game.decide(world, actors[0], draw(game, choices, rng)):
                world = game.evolve(world, event)
        assert game.settle(world) is not None


def test_the_same_draw_imagines_the_same_world(sitting: Sitting) -> None:
    for deal in play(sitting)[::7]:
        view = deal.game.view(deal.state, 0)
        first, second = (deal.game.imagine(view, Stream("once", "imagine")) for _ in range(2))
        assert first == second


def test_different_draws_imagine_different_worlds(sitting: Sitting) -> None:
    deal = play(sitting)[0]
    if deal.actors:
        view = deal.game.view(deal.state, None)
        worlds = [deal.game.imagine(view, Stream(str(number), "imagine")) for number in range(5)]
        hands = Counter(str(deal.game.view(world, 0).hand) for world in worlds)
        assert len(hands) > 1

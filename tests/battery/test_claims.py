"""A claim of the rest is right whatever the others hold and play: in every game, for every claim that comes up."""

from collections.abc import Iterator

import pytest

from cardavia.cards import Seat, Stream
from cardavia.games import GAMES
from cardavia.match import Deal, deal_out
from cardavia.rules import AnyGame, PlayCard

DEALS = 150


def claims(game: AnyGame) -> Iterator[tuple[Deal, Seat]]:
    """Yield the first moment of many deals, played low cards first, when the seat to lead may claim."""
    for number in range(DEALS):
        rng = Stream(str(number), "claims")
        deal = deal_out(game, game.house_rules(), number % 4, str(number))
        while not deal.over:
            (seat,) = deal.actors
            if game.claim(game.view(deal.state, seat)) is not None:
                yield deal, seat
                break
            deal = played(deal, seat, rng)


def played(deal: Deal, seat: Seat, rng: Stream) -> Deal:
    """Return the deal after something allowed, drawn at random."""
    choices = deal.game.choices(deal.state, seat)
    if choices.actions:
        action = choices.actions[rng.below(len(choices.actions))]
    else:
        action = deal.game.read(choices.picks[0].word(choices.picks[0].proposed))
    after = deal.act(seat, action)
    assert isinstance(after, Deal)
    return after


def ended(deal: Deal, claimant: Seat, rng: Stream) -> Deal:
    """Return the end of a claimed deal: the claimant leads as claimed, the others play at random."""
    run = list(deal.game.claim(deal.game.view(deal.state, claimant)) or ())
    while not deal.over:
        (seat,) = deal.actors
        if seat == claimant:
            after = deal.act(seat, PlayCard(run.pop(0)))
            assert isinstance(after, Deal), after
            deal = after
        else:
            deal = played(deal, seat, rng)
    return deal


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_claimed_tricks_are_taken_and_the_score_is_the_same_however_the_others_play(game: AnyGame) -> None:
    found = 0
    for deal, claimant in claims(game):
        found += 1
        finished = len(game.view(deal.state, None).tricks)
        ends = [ended(deal, claimant, Stream(str(n), "ends")) for n in range(6)]
        for end in ends:
            assert {trick.taken_by for trick in game.view(end.state, None).tricks[finished:]} == {claimant}
        assert len({end.sheet.scores for end in ends if end.sheet is not None}) == 1
    assert found > 2


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_claim_is_judged_from_the_claimants_view_alone(game: AnyGame) -> None:
    for deal, claimant in claims(game):
        view = game.view(deal.state, claimant)
        imagined = game.imagine(view, Stream("another world", "imagine"))
        assert game.claim(game.view(imagined, claimant)) == game.claim(view)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_nobody_claims_out_of_turn_or_for_the_public(game: AnyGame) -> None:
    for deal, claimant in claims(game):
        others = [seat for seat in (0, 1, 2, 3, None) if seat != claimant]
        assert all(game.claim(game.view(deal.state, seat)) is None for seat in others)

"""Whole deals of every game, played at random: what the battery looks at.

Every game is played by its rulebook and once more with each of its house rules changed. `SITTINGS` lists them all;
a test that takes a `sitting` runs for each.
"""

from collections.abc import Iterator
from dataclasses import dataclass, fields
from enum import Enum
from functools import lru_cache
from itertools import combinations
from typing import Any

from cardavia.cards import SEATS, Seat, Stream
from cardavia.games import GAMES
from cardavia.match.deal import Deal, deal_out
from cardavia.rules import Action, AnyGame, Choices, HouseRules, Pick, Refusal

EYES: tuple[Seat | None, ...] = (*SEATS, None)
"""Everybody who may look at a deal: four seats, and the public."""

SEEDS = {
    "aluette": ("4", "0", "3"),
    "french-tarot": ("105", "39", "4", "115", "133"),
    "tarocchino": ("0", "4", "13"),
}
"""Deals in which, among them, everything happens that can: the first of them is played with every house rule."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """A deal to be played: which game, under which house rules, from which seed."""

    game: str
    house_rules: HouseRules
    seed: str

    def __str__(self) -> str:
        changed = " ".join(f"{switch}={value}" for switch, value in self.house_rules.changed().items())
        return " ".join([self.game, self.seed, changed]).strip()


def every_house_rules(game: AnyGame) -> Iterator[HouseRules]:
    """Yield the rulebook, then each switch alone at each of its other values."""
    standard = game.house_rules()
    yield standard
    for field in fields(standard):
        value = getattr(standard, field.name)
        values: list[Any] = list(type(value)) if isinstance(value, Enum) else [True, False]
        for other in values:
            if other != value:
                yield game.house_rules(**{field.name: other})


def _sittings() -> Iterator[Sitting]:
    for game in GAMES.values():
        rulebook, *amended = every_house_rules(game)
        seeds = SEEDS[game.name]
        yield from (Sitting(game.name, rulebook, seed) for seed in seeds)
        yield from (Sitting(game.name, house_rules, seeds[0]) for house_rules in amended)


SITTINGS = list(_sittings())


@lru_cache
def play(sitting: Sitting) -> tuple[Deal, ...]:
    """Return the deal before its first action, after each, and at its end."""
    game = GAMES[sitting.game]
    dealer = game.first_dealer(sitting.seed)
    deal = deal_out(game, sitting.house_rules, dealer, sitting.seed)
    rng = Stream(sitting.seed, "battery")
    moments = [deal]
    while deal.actors:
        seat = deal.actors[rng.below(len(deal.actors))]
        answer = deal.act(seat, draw(game, game.choices(deal.state, seat), rng))
        assert not isinstance(answer, Refusal), f"offered and refused: {answer}"
        deal = answer
        moments.append(deal)
    return tuple(moments)


def draw(game: AnyGame, choices: Choices, rng: Stream) -> Action:
    """Return one of the choices; of a pick, any set that it allows."""
    offers: tuple[Action | Pick, ...] = (*choices.actions, *choices.picks)
    offer = offers[rng.below(len(offers))]
    if not isinstance(offer, Pick):
        return offer
    free = rng.shuffled([card for card in offer.cards if card not in offer.must])
    chosen = sorted((*offer.must, *free[: offer.size - len(offer.must)]))
    return game.read(offer.word(chosen))


@lru_cache
def actions_of(name: str) -> frozenset[Action]:
    """Return everything that was ever offered in a game as a whole action, and playing each of its cards."""
    game = GAMES[name]
    cards = [game.read(f"play {card}") for card in game.deck]
    moments = (deal for sitting in SITTINGS if sitting.game == name for deal in play(sitting))
    offered = (
        action for deal in moments for seat in deal.actors for action in game.choices(deal.state, seat).actions
    )
    return frozenset([*cards, *offered])


@lru_cache
def picks_of(name: str) -> frozenset[tuple[str, int]]:
    """Return the verb and the size of every pick that was ever offered in a game."""
    game = GAMES[name]
    moments = (deal for sitting in SITTINGS if sitting.game == name for deal in play(sitting))
    return frozenset(
        (pick.verb, pick.size)
        for deal in moments
        for seat in deal.actors
        for pick in game.choices(deal.state, seat).picks
    )


def unlike(pick: Pick, game: AnyGame) -> Iterator[Action]:
    """Yield choices of cards that differ from the proposed one in a single card, or hold one more or one less."""
    outside = [card for card in game.deck if card not in pick.proposed]
    for left in combinations(pick.proposed, pick.size - 1):
        yield game.read(pick.word(left))
        yield from (game.read(pick.word(sorted((*left, other)))) for other in outside)
    yield from (game.read(pick.word(sorted((*pick.proposed, other)))) for other in outside)

"""Another world that one seat cannot tell from the true one: imagined from its view, played to the same moment."""

from typing import Any

from cardavia.cards import Dealt, Seat, Stream
from cardavia.match import Deal
from cardavia.match.deal import begin
from cardavia.rules import Action, AnyGame, Choices, Refusal

_DECIDED_ALONE = {"poignee", "declare"}
"""Verbs of decisions that the others notice only when something is shown."""


def another(deal: Deal, eyes: Seat, seed: str) -> Deal:
    """Return a deal that these eyes have seen go the same way, with other cards where they cannot see."""
    game, rng = deal.game, Stream(seed, "worlds")
    imagined = (game.imagine(game.view(deal.state, eyes), rng) for _ in range(100))
    world = next(world for world in imagined if dealt_in(game, world) != deal.cards)
    other = begin(game, deal.house_rules, deal.dealer, dealt_in(game, world))
    said = [spoken for spoken in deal.actions if not _is_unnoticed(game, spoken, eyes)]
    while said or not _stands_like(other, deal, eyes):
        action, said = _next(other, said, eyes, world)
        answer = other.act(other.actors[0], action)
        if isinstance(answer, Refusal):
            raise AssertionError(f"an imagined world refused {action}: {answer.rule}")
        other = answer
    return other


def dealt_in(game: AnyGame, world: Any) -> Dealt[Any]:
    """Return the cards of an imagined state as they were dealt."""
    match game.name:
        case "aluette":
            found: Dealt[Any] = world.dealt
            return found
        case "french-tarot":
            return Dealt(world.opening.dealt, world.opening.chien)
        case _:
            hands = list(world.hands_of_fifteen)
            hands[world.dealer] = tuple(sorted((*hands[world.dealer], *world.discards)))
            return Dealt(tuple(hands), ())


def seen(deal: Deal, eyes: Seat) -> list[Any]:
    """Return what these eyes have seen happen."""
    return [event for event in deal.events if event.audience.admits(eyes)]


def _stands_like(other: Deal, deal: Deal, eyes: Seat) -> bool:
    same = seen(other, eyes) == seen(deal, eyes)
    return same and (eyes in other.actors) == (eyes in deal.actors)


def _next(
    other: Deal, said: list[tuple[Seat, Action]], eyes: Seat, world: Any
) -> tuple[Action, list[tuple[Seat, Action]]]:
    """Return what is said next in the other world, and what is left of what was said in the true one."""
    (actor,) = other.actors
    choices = other.game.choices(other.state, actor)
    due = _due(other.game, choices)
    if due in _DECIDED_ALONE and actor != eyes:
        if said and said[0][0] == actor and _verb(other.game, said[0][1]) == due:
            return said[0][1], said[1:]
        return other.game.read(f"{due} no"), said
    if due == "discard" and actor != eyes:
        return other.game.read(f"discard {' '.join(card.code for card in _laid_aside(other.game, world))}"), said[
            1:
        ]
    return said[0][1], said[1:]


def _is_unnoticed(game: AnyGame, spoken: tuple[Seat, Action], eyes: Seat) -> bool:
    """Say whether another seat showed nothing: in the other world it may never have been asked."""
    return spoken[0] != eyes and game.word(spoken[1]) in {f"{verb} no" for verb in _DECIDED_ALONE}


def _due(game: AnyGame, choices: Choices) -> str:
    words = [*map(game.word, choices.actions), *(pick.verb for pick in choices.picks)]
    return words[0].split()[0]


def _verb(game: AnyGame, action: Action) -> str:
    return game.word(action).split()[0]


def _laid_aside(game: AnyGame, world: Any) -> Any:
    return world.declared.ecart if game.name == "french-tarot" else world.discards

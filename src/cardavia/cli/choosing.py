"""What a person types, understood: a number of the list, the code of a card, or a word as records write it."""

from cardavia.rules import Action, AnyGame, Choices, Pick, UnknownWord


def understood(game: AnyGame, choices: Choices, typed: str) -> Action | Pick | None:
    """Return the action or the pick that was meant, legal or not; `None` for what has no meaning.

    Numbers count the actions first, then the picks, from 1. A card's code alone asks to play it.
    """
    offers: tuple[Action | Pick, ...] = (*choices.actions, *choices.picks)
    if typed.isdecimal() and typed.isascii():
        place = int(typed[:9])
        return offers[place - 1] if 1 <= place <= len(offers) else None
    return read(game, typed) or read(game, f"play {typed.upper()}")


def read(game: AnyGame, word: str) -> Action | None:
    """Return the action of a word, `None` when there is none."""
    try:
        return game.read(" ".join(word.split()))
    except UnknownWord:
        return None


def picked(game: AnyGame, pick: Pick, typed: str) -> Action | None:
    """Return the action of a pick with the cards whose codes were typed; with those it proposes for none."""
    codes = typed.upper().replace(",", " ").split() or [card.code for card in pick.proposed]
    return read(game, " ".join([pick.verb, *codes]))


def an_example(game: AnyGame, choices: Choices) -> str:
    """Return a whole word that would be accepted now, as records write it."""
    if choices.actions:
        return game.word(choices.actions[0])
    return choices.picks[0].word(choices.picks[0].proposed)

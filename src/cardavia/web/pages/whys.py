"""Why things may not be done: the refusals of a page, each with its rule and the clause to read."""

from cardavia.cards import Card
from cardavia.rules import Refusal
from cardavia.web.pages.hand import keys
from cardavia.web.pages.question import Why
from cardavia.web.pages.teller import Teller
from cardavia.words.refusals import refused


def whys(teller: Teller) -> tuple[Why, ...]:
    """Return every refusal of the page, those of like words once."""
    refusals = dict(teller.sight.refusals)
    if teller.sight.refused is not None:
        refusals[teller.sight.refused.word] = teller.sight.refused.refusal
    found = {key: refusals[word] for word, key in keys(teller).items()}
    return tuple(_why(teller, key, refusal) for key, refusal in found.items())


def _why(teller: Teller, key: str, refusal: Refusal) -> Why:
    sentence, because = refused(teller.speaker, refusal)
    about = tuple(fact for _, fact in refusal.facts if isinstance(fact, Card | tuple))
    is_of_game = refusal.rule in teller.sight.game.rules
    return Why(
        key=key,
        refused=teller.text(sentence, *about),
        because=teller.text(because, *about) if because else (),
        clause=teller.clause(refusal.rule) if is_of_game else None,
    )


def shown(teller: Teller) -> str | None:
    """Return the key of the refusal of what was just sent."""
    return keys(teller)[teller.sight.refused.word] if teller.sight.refused is not None else None

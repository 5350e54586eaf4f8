"""A refusal in words: what may not be done now, the rule, and what would be allowed instead. It never blames."""

from dataclasses import dataclass
from typing import Any

from cardavia.cards import Card
from cardavia.rules import Choices, Pick, PlayCard, Refusal, RuleId
from cardavia.words.log import name_action
from cardavia.words.naming import refusal_key
from cardavia.words.speaker import Speaker


@dataclass(frozen=True, slots=True)
class Explanation:
    """The three parts of a refusal, each a sentence; `rule` is the clause to look up."""

    rule: RuleId
    refused: str
    because: str
    allowed: str

    @property
    def sentences(self) -> tuple[str, ...]:
        """The parts that there are, in order: a refusal that says its own rule needs no second sentence for it."""
        return tuple(part for part in (self.refused, self.because, self.allowed) if part)


def explain(speaker: Speaker, refusal: Refusal, choices: Choices) -> Explanation:
    """Return a refusal in words, given the choices of the seat that is to act."""
    return Explanation(refusal.rule, *refused(speaker, refusal), allowed(speaker, choices))


def refused(speaker: Speaker, refusal: Refusal) -> tuple[str, str]:
    """Return what may not be done, and the rule in a sentence, which is empty where the first says it already."""
    key = refusal_key(refusal.rule)
    facts: dict[str, Any] = dict(refusal.facts)
    because = speaker.say(f"{key}.rule", **facts) if speaker.knows(f"{key}.rule") else ""
    return speaker.say(key, **facts), because


def allowed(speaker: Speaker, choices: Choices) -> str:
    """Return what may be done, in a sentence."""
    named: list[Card | str] = [
        action.card if isinstance(action, PlayCard) else name_action(speaker, action) for action in choices.actions
    ]
    named += [_named_pick(speaker, pick) for pick in choices.picks]
    if not named:
        return speaker.say("refusal-nothing-allowed")
    return speaker.say("refusal-allowed", things=tuple(named))


def _named_pick(speaker: Speaker, pick: Pick) -> str:
    free = tuple(card for card in pick.cards if card not in pick.must)
    if not pick.must:
        return speaker.say("refusal-pick", size=pick.size, cards=free)
    more = pick.size - len(pick.must)
    return speaker.say("refusal-pick-more" if more else "refusal-pick-fixed", must=pick.must, size=more, cards=free)

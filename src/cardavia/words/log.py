"""What happens at the table, in words: a sentence for each event, a name for each action."""

from typing import Any

from cardavia.rules import Action, Event, PlayCard
from cardavia.words.naming import facts_of, kind
from cardavia.words.speaker import Speaker


def tell(speaker: Speaker, event: Event) -> str:
    """Return the log's sentence for an event; an empty text when there is nothing to tell.

    The speaker is one `at` a table of the event's game.
    """
    return speaker.say(f"event-{speaker.prefix}-{kind(event)}", **facts_of(event))


def name_action(speaker: Speaker, action: Action) -> str:
    """Return what an action is called among the choices: a card's name, or the action's own ("Garde")."""
    match action:
        case PlayCard(card):
            return speaker.card(card, "play")
        case _:
            facts: dict[str, Any] = dict(facts_of(action))
            return speaker.say(f"action-{speaker.prefix}-{kind(action)}", **facts)

"""Words: every sentence a person reads, in every language. (language, key, facts) -> text.

The messages stand in `<language>/<area>.ftl`, in Fluent's notation; `facts` says what a message may do with its
facts. The keys are made from the names that the rules use, so nothing in the rules holds a sentence:

    card-<prefix>-<code>              a card's name without article: "King of hearts"; attributes .play ("the King
                                      of hearts", the object of "play"), .of (after "of") and .short ("K♥")
    picture-<prefix>-<code>           what a card's picture shows, in one sentence
    refusal-<rule id, dots to dashes> what may not be done now, and why; attribute .rule: the rule in a sentence
    event-<prefix>-<kind>             a sentence of the log; `{ "" }` where there is nothing to tell
    action-<prefix>-<kind>            an action, as a button or a list of choices names it: "Garde", "no chelem"
    section-<prefix>-<label>          the parts of a score sheet, and its lines and columns:
    line-<prefix>-<label>
    column-<prefix>-<name>
    void-<prefix>-<reason>            why a void deal does not count
    phase-<prefix>-<phase>            what is going on
    house-rule-<prefix>-<switch>      a house rule

A kind is the class name in small letters with dashes (`CardPlayed`: `card-played`), and its facts are its fields.
Columns named `seat-0` or `side-1` are the players' and need no message.

`log` tells events and names actions, `refusals` explains a refusal, `sheet` tells a score sheet, `book` is the
rulebook.
"""

from cardavia.words.company import Company, Place
from cardavia.words.figures import Figures, Join
from cardavia.words.languages import ENGLISH, LANGUAGES, Direction, Language
from cardavia.words.messages import MissingFact
from cardavia.words.speaker import Speaker, UnknownLanguage, speak

__all__ = [
    "ENGLISH",
    "LANGUAGES",
    "Company",
    "Direction",
    "Figures",
    "Join",
    "Language",
    "MissingFact",
    "Place",
    "Speaker",
    "UnknownLanguage",
    "speak",
]

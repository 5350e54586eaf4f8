"""French Tarot: one taker against three, eighteen tricks, three bouts.

One module a chapter of the rulebook: `deck`, `dealing`, `bidding`, `chien`, `declarations`, `play`, `excuse`,
`scoring`. Around them `course` (the phases of a deal) and `changes` (what each event does to the `state`), `sheet`
(the score sheet), `view` and `imagine` (what a seat may know, and what could then be true), `claim`, `record` (the
words), `house_rules` and `examples`. The rule ids are in `rulebook`.
"""

from cardavia.games.french_tarot.deck import TarotCard
from cardavia.games.french_tarot.game import FRENCH_TAROT
from cardavia.games.french_tarot.house_rules import FrenchTarotHouseRules
from cardavia.games.french_tarot.state import FrenchTarotState
from cardavia.games.french_tarot.view import FrenchTarotView

__all__ = ["FRENCH_TAROT", "FrenchTarotHouseRules", "FrenchTarotState", "FrenchTarotView", "TarotCard"]

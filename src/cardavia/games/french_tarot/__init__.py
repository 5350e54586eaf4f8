"""French Tarot: one taker against three, eighteen tricks, three bouts.

One module a chapter of the rulebook: `deck`, `dealing`, `bidding`, `chien`, `declarations`, `play`, `excuse`,
`scoring`. Around them `course` (the phases of a deal) and `changes` (what each event does to the `state`), `sheet`
(the score sheet), `view` and `imagine` (what a seat may know, and what could then be true), `claim`, `record` (the
words), `house_rules` and `examples`. The rule ids are in `rulebook`.
"""

from cardavia.games.french_tarot.game import FRENCH_TAROT

__all__ = ["FRENCH_TAROT"]

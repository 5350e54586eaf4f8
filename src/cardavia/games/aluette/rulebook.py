"""The ids of Aluette's rules, in the order of the book."""

from typing import Final

from cardavia.rules import RuleId

DECK_CARDS: Final = RuleId("aluette.deck.cards")
DECK_RANK: Final = RuleId("aluette.deck.rank")
DEALING_PACKETS: Final = RuleId("aluette.dealing.packets")
DEALING_FIRST_DEALER: Final = RuleId("aluette.dealing.first-dealer")
DEALING_ROTATION: Final = RuleId("aluette.dealing.rotation")
PLAY_FIRST_LEAD: Final = RuleId("aluette.play.first-lead")
PLAY_FREE: Final = RuleId("aluette.play.free")
PLAY_OWN_CARDS: Final = RuleId("aluette.play.own-cards")
PLAY_HIGHEST: Final = RuleId("aluette.play.highest")
PLAY_SPOILED: Final = RuleId("aluette.play.spoiled")
PLAY_NINE_TRICKS: Final = RuleId("aluette.play.nine-tricks")
SCORING_MOST_TRICKS: Final = RuleId("aluette.scoring.most-tricks")
SCORING_FIRST_TO_REACH: Final = RuleId("aluette.scoring.first-to-reach")
SCORING_ALL_SPOILED: Final = RuleId("aluette.scoring.all-spoiled")
SCORING_MORDIENNE: Final = RuleId("aluette.scoring.mordienne")
SCORING_MORDIENNE_OF_NINE: Final = RuleId("aluette.scoring.mordienne-of-nine")
MATCH_FIVE_DEALS: Final = RuleId("aluette.match.five-deals")
MATCH_RESTART: Final = RuleId("aluette.match.restart")

RULES: Final[tuple[RuleId, ...]] = (
    DECK_CARDS,
    DECK_RANK,
    DEALING_PACKETS,
    DEALING_FIRST_DEALER,
    DEALING_ROTATION,
    PLAY_FIRST_LEAD,
    PLAY_FREE,
    PLAY_OWN_CARDS,
    PLAY_HIGHEST,
    PLAY_SPOILED,
    PLAY_NINE_TRICKS,
    SCORING_MOST_TRICKS,
    SCORING_FIRST_TO_REACH,
    SCORING_ALL_SPOILED,
    SCORING_MORDIENNE,
    SCORING_MORDIENNE_OF_NINE,
    MATCH_FIVE_DEALS,
    MATCH_RESTART,
)

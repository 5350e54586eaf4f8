"""The ids of French Tarot's rules, in the order of the book."""

from typing import Final

from cardavia.rules import RuleId

DECK_CARDS: Final = RuleId("tarot.deck.cards")
DECK_BOUTS: Final = RuleId("tarot.deck.bouts")
DECK_RANK: Final = RuleId("tarot.deck.rank")
DECK_POINTS: Final = RuleId("tarot.deck.points")
DEALING_CARDS: Final = RuleId("tarot.dealing.cards")
DEALING_PETIT_SEC: Final = RuleId("tarot.dealing.petit-sec")
DEALING_REDEAL: Final = RuleId("tarot.dealing.redeal")
BIDDING_ONCE: Final = RuleId("tarot.bidding.once")
BIDDING_CONTRACTS: Final = RuleId("tarot.bidding.contracts")
BIDDING_TAKER: Final = RuleId("tarot.bidding.taker")
BIDDING_ALL_PASS: Final = RuleId("tarot.bidding.all-pass")
CHIEN_SHOWN: Final = RuleId("tarot.chien.shown")
CHIEN_DISCARD_SIX: Final = RuleId("tarot.chien.discard-six")
CHIEN_NO_KINGS_NO_BOUTS: Final = RuleId("tarot.chien.no-kings-no-bouts")
CHIEN_PLAIN_FIRST: Final = RuleId("tarot.chien.plain-first")
CHIEN_TRUMPS_SHOWN: Final = RuleId("tarot.chien.trumps-shown")
CHIEN_SANS: Final = RuleId("tarot.chien.sans")
CHIEN_CONTRE: Final = RuleId("tarot.chien.contre")
DECLARATIONS_CHELEM: Final = RuleId("tarot.declarations.chelem")
DECLARATIONS_POIGNEE: Final = RuleId("tarot.declarations.poignee")
DECLARATIONS_POIGNEE_LEVELS: Final = RuleId("tarot.declarations.poignee-levels")
DECLARATIONS_POIGNEE_EXCUSE: Final = RuleId("tarot.declarations.poignee-excuse")
DECLARATIONS_POIGNEE_SHOWN: Final = RuleId("tarot.declarations.poignee-shown")
DECLARATIONS_FOUR_KINGS: Final = RuleId("tarot.declarations.four-kings")
PLAY_FIRST_LEAD: Final = RuleId("tarot.play.first-lead")
PLAY_OWN_CARDS: Final = RuleId("tarot.play.own-cards")
PLAY_FOLLOW_SUIT: Final = RuleId("tarot.play.follow-suit")
PLAY_TRUMP_IN: Final = RuleId("tarot.play.trump-in")
PLAY_OVERTRUMP: Final = RuleId("tarot.play.overtrump")
PLAY_DISCARD: Final = RuleId("tarot.play.discard")
PLAY_EXCUSE_IS_FREE: Final = RuleId("tarot.play.excuse-is-free")
PLAY_EXCUSE_LED: Final = RuleId("tarot.play.excuse-led")
PLAY_WINNER: Final = RuleId("tarot.play.winner")
PLAY_EIGHTEEN_TRICKS: Final = RuleId("tarot.play.eighteen-tricks")
PLAY_EXCUSE_NEVER_WINS: Final = RuleId("tarot.play.excuse-never-wins")
EXCUSE_KEPT: Final = RuleId("tarot.excuse.kept")
EXCUSE_LAST_TRICK: Final = RuleId("tarot.excuse.last-trick")
EXCUSE_LAST_TRICK_HALF: Final = RuleId("tarot.excuse.last-trick-half")
EXCUSE_SLAM: Final = RuleId("tarot.excuse.slam")
SCORING_TARGET: Final = RuleId("tarot.scoring.target")
SCORING_COUNT: Final = RuleId("tarot.scoring.count")
SCORING_BASE: Final = RuleId("tarot.scoring.base")
SCORING_PETIT_AU_BOUT: Final = RuleId("tarot.scoring.petit-au-bout")
SCORING_PETIT_SLAM: Final = RuleId("tarot.scoring.petit-slam")
SCORING_POIGNEE: Final = RuleId("tarot.scoring.poignee")
SCORING_CHELEM: Final = RuleId("tarot.scoring.chelem")
SCORING_SETTLEMENT: Final = RuleId("tarot.scoring.settlement")

RULES: Final[tuple[RuleId, ...]] = (
    DECK_CARDS,
    DECK_BOUTS,
    DECK_RANK,
    DECK_POINTS,
    DEALING_CARDS,
    DEALING_PETIT_SEC,
    DEALING_REDEAL,
    BIDDING_ONCE,
    BIDDING_CONTRACTS,
    BIDDING_TAKER,
    BIDDING_ALL_PASS,
    CHIEN_SHOWN,
    CHIEN_DISCARD_SIX,
    CHIEN_NO_KINGS_NO_BOUTS,
    CHIEN_PLAIN_FIRST,
    CHIEN_TRUMPS_SHOWN,
    CHIEN_SANS,
    CHIEN_CONTRE,
    DECLARATIONS_CHELEM,
    DECLARATIONS_POIGNEE,
    DECLARATIONS_POIGNEE_LEVELS,
    DECLARATIONS_POIGNEE_EXCUSE,
    DECLARATIONS_POIGNEE_SHOWN,
    DECLARATIONS_FOUR_KINGS,
    PLAY_FIRST_LEAD,
    PLAY_OWN_CARDS,
    PLAY_FOLLOW_SUIT,
    PLAY_TRUMP_IN,
    PLAY_OVERTRUMP,
    PLAY_DISCARD,
    PLAY_EXCUSE_IS_FREE,
    PLAY_EXCUSE_LED,
    PLAY_WINNER,
    PLAY_EIGHTEEN_TRICKS,
    PLAY_EXCUSE_NEVER_WINS,
    EXCUSE_KEPT,
    EXCUSE_LAST_TRICK,
    EXCUSE_LAST_TRICK_HALF,
    EXCUSE_SLAM,
    SCORING_TARGET,
    SCORING_COUNT,
    SCORING_BASE,
    SCORING_PETIT_AU_BOUT,
    SCORING_PETIT_SLAM,
    SCORING_POIGNEE,
    SCORING_CHELEM,
    SCORING_SETTLEMENT,
)

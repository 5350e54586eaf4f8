"""The ids of Tarocchino's rules, in the order of the book."""

from typing import Final

from cardavia.rules import RuleId

DECK_CARDS: Final = RuleId("tarocchino.deck.cards")
DECK_RANK_LONG: Final = RuleId("tarocchino.deck.rank-long")
DECK_RANK_ROUND: Final = RuleId("tarocchino.deck.rank-round")
DECK_TRUMPS: Final = RuleId("tarocchino.deck.trumps")
DECK_TAROCCHI: Final = RuleId("tarocchino.deck.tarocchi")
DECK_POINTS: Final = RuleId("tarocchino.deck.points")
DEALING_CARDS: Final = RuleId("tarocchino.dealing.cards")
DEALING_DISCARD: Final = RuleId("tarocchino.dealing.discard")
DEALING_DISCARD_SIDE: Final = RuleId("tarocchino.dealing.discard-side")
DECLARATIONS_ROUND: Final = RuleId("tarocchino.declarations.round")
DECLARATIONS_ALL_OR_NOTHING: Final = RuleId("tarocchino.declarations.all-or-nothing")
DECLARATIONS_PUBLIC: Final = RuleId("tarocchino.declarations.public")
DECLARATIONS_SCORE: Final = RuleId("tarocchino.declarations.score")
PLAY_FIRST_LEAD: Final = RuleId("tarocchino.play.first-lead")
PLAY_OWN_CARDS: Final = RuleId("tarocchino.play.own-cards")
PLAY_FOLLOW_SUIT: Final = RuleId("tarocchino.play.follow-suit")
PLAY_TRUMP_IN: Final = RuleId("tarocchino.play.trump-in")
PLAY_DISCARD: Final = RuleId("tarocchino.play.discard")
PLAY_MATTO_IS_FREE: Final = RuleId("tarocchino.play.matto-is-free")
PLAY_MATTO_LED: Final = RuleId("tarocchino.play.matto-led")
PLAY_WINNER: Final = RuleId("tarocchino.play.winner")
PLAY_LAST_MOOR: Final = RuleId("tarocchino.play.last-moor")
PLAY_MATTO_NEVER_WINS: Final = RuleId("tarocchino.play.matto-never-wins")
PLAY_FIFTEEN_TRICKS: Final = RuleId("tarocchino.play.fifteen-tricks")
COMBINATIONS_SETS: Final = RuleId("tarocchino.combinations.sets")
COMBINATIONS_SETS_DOUBLED: Final = RuleId("tarocchino.combinations.sets-doubled")
COMBINATIONS_SEQUENCES: Final = RuleId("tarocchino.combinations.sequences")
COMBINATIONS_SEQUENCES_DOUBLED: Final = RuleId("tarocchino.combinations.sequences-doubled")
COMBINATIONS_SUIT: Final = RuleId("tarocchino.combinations.suit")
COMBINATIONS_ACES: Final = RuleId("tarocchino.combinations.aces")
COMBINATIONS_MOORS: Final = RuleId("tarocchino.combinations.moors")
COMBINATIONS_GRANDE: Final = RuleId("tarocchino.combinations.grande")
COMBINATIONS_GRANDE_GAP: Final = RuleId("tarocchino.combinations.grande-gap")
COMBINATIONS_GRANDE_MOORS: Final = RuleId("tarocchino.combinations.grande-moors")
COMBINATIONS_CONTATORI: Final = RuleId("tarocchino.combinations.contatori")
COMBINATIONS_BEST: Final = RuleId("tarocchino.combinations.best")
SETTLEMENT_CARDS: Final = RuleId("tarocchino.settlement.cards")
SETTLEMENT_LAST_TRICK: Final = RuleId("tarocchino.settlement.last-trick")
SETTLEMENT_MATTO_KEPT: Final = RuleId("tarocchino.settlement.matto-kept")
SETTLEMENT_MATTO_PRICE: Final = RuleId("tarocchino.settlement.matto-price")
SETTLEMENT_NO_TRICK_MATTO: Final = RuleId("tarocchino.settlement.no-trick-matto")
SETTLEMENT_NO_TRICK_DISCARD: Final = RuleId("tarocchino.settlement.no-trick-discard")
SETTLEMENT_TOTAL: Final = RuleId("tarocchino.settlement.total")

RULES: Final[tuple[RuleId, ...]] = (
    DECK_CARDS,
    DECK_RANK_LONG,
    DECK_RANK_ROUND,
    DECK_TRUMPS,
    DECK_TAROCCHI,
    DECK_POINTS,
    DEALING_CARDS,
    DEALING_DISCARD,
    DEALING_DISCARD_SIDE,
    DECLARATIONS_ROUND,
    DECLARATIONS_ALL_OR_NOTHING,
    DECLARATIONS_PUBLIC,
    DECLARATIONS_SCORE,
    PLAY_FIRST_LEAD,
    PLAY_OWN_CARDS,
    PLAY_FOLLOW_SUIT,
    PLAY_TRUMP_IN,
    PLAY_DISCARD,
    PLAY_MATTO_IS_FREE,
    PLAY_MATTO_LED,
    PLAY_WINNER,
    PLAY_LAST_MOOR,
    PLAY_MATTO_NEVER_WINS,
    PLAY_FIFTEEN_TRICKS,
    COMBINATIONS_SETS,
    COMBINATIONS_SETS_DOUBLED,
    COMBINATIONS_SEQUENCES,
    COMBINATIONS_SEQUENCES_DOUBLED,
    COMBINATIONS_SUIT,
    COMBINATIONS_ACES,
    COMBINATIONS_MOORS,
    COMBINATIONS_GRANDE,
    COMBINATIONS_GRANDE_GAP,
    COMBINATIONS_GRANDE_MOORS,
    COMBINATIONS_CONTATORI,
    COMBINATIONS_BEST,
    SETTLEMENT_CARDS,
    SETTLEMENT_LAST_TRICK,
    SETTLEMENT_MATTO_KEPT,
    SETTLEMENT_MATTO_PRICE,
    SETTLEMENT_NO_TRICK_MATTO,
    SETTLEMENT_NO_TRICK_DISCARD,
    SETTLEMENT_TOTAL,
)

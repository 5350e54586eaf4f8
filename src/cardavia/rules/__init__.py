"""The words any card game is told in: rules, refusals, actions, events, views, score sheets, and the contract."""

from cardavia.rules.action import Action, Choices, Pick, PlayCard, UnknownWord
from cardavia.rules.event import EVERYBODY, NOBODY, Audience, CardPlayed, Event, only
from cardavia.rules.game import AnyGame, Game, View
from cardavia.rules.house_rules import HouseRules
from cardavia.rules.notation import Notation
from cardavia.rules.refusal import WRONG_WORD, Facts, Refusal, refusal
from cardavia.rules.rule import RuleId, game_prefix
from cardavia.rules.score import Line, ScoreSheet, Section, Unit

__all__ = [
    "EVERYBODY",
    "NOBODY",
    "WRONG_WORD",
    "Action",
    "AnyGame",
    "Audience",
    "CardPlayed",
    "Choices",
    "Event",
    "Facts",
    "Game",
    "HouseRules",
    "Line",
    "Notation",
    "Pick",
    "PlayCard",
    "Refusal",
    "RuleId",
    "ScoreSheet",
    "Section",
    "Unit",
    "UnknownWord",
    "View",
    "game_prefix",
    "only",
    "refusal",
]

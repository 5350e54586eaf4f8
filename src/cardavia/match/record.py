"""The record of a deal: one JSON object, read strictly and written in the format's own order.

A record is checked in the order of the format: json, format, game, dealer, hands, talon, actions, outcome, and the
house rules last; the first fault is raised as `Malformed`. Its actions are not judged here, and its outcome is kept
as it was found: what became of the deal is always worked out anew (`cardavia.match.referee`).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal
from json import dumps
from operator import attrgetter
from typing import Any, Final

from cardavia.cards import Card, Dealt, Deck, Seat
from cardavia.games import GAMES
from cardavia.match.deal import Deal, begin
from cardavia.match.malformed import Fault, Malformed
from cardavia.match.strict_json import read_object
from cardavia.rules import AnyGame, HouseRules

FORMAT: Final = "cardavia-deal/1"

_DECK_ORDER: Final = attrgetter("order")
_SHOWN: Final = 40


@dataclass(frozen=True, slots=True)
class Record:
    """A well-formed record.

    `actions` are as they were written, not yet judged; `outcome` is the record's own, `None` when it has none.
    `match`, `number` and `seed` are kept when they are a word, a number from 1, and a word.
    """

    game: AnyGame
    house_rules: HouseRules
    dealer: Seat
    cards: Dealt[Any]
    actions: tuple[str, ...]
    outcome: Mapping[str, Any] | None = None
    match: str | None = None
    number: int | None = None
    seed: str | None = None

    def begin(self) -> Deal:
        """Return the deal of these cards before the first action."""
        return begin(self.game, self.house_rules, self.dealer, self.cards)


def read_record(line: bytes, games: Mapping[str, AnyGame] = GAMES) -> Record:
    """Return the record that this line holds; raise `Malformed` with its first fault."""
    return from_plain(read_object(line), games)


def from_plain(plain: Mapping[str, Any], games: Mapping[str, AnyGame] = GAMES) -> Record:
    """Return the record of a JSON object that was read already; raise `Malformed` with its first fault."""
    _check_format(_required(plain, "format"))
    game = _game(_required(plain, "game"), games)
    dealer = _dealer(_required(plain, "dealer"))
    hands = _hands(_required(plain, "hands"), game, dealer)
    talon = _talon(_required(plain, "talon"), game, dealer, hands)
    actions = _actions(_required(plain, "actions"))
    outcome = _outcome(plain)
    return Record(
        game,
        _house_rules(plain.get("house_rules", {}), game),
        dealer,
        Dealt(hands, talon),
        actions,
        outcome,
        match=_word(plain.get("match")),
        number=_number(plain.get("number")),
        seed=_word(plain.get("seed")),
    )


def to_plain(
    deal: Deal, *, match: str | None = None, number: int | None = None, seed: str | None = None
) -> dict[str, Any]:
    """Return the record of a deal, ready for JSON; raise `ValueError` while the deal is not over.

    A record holds every hand, so none is written while somebody may still act.
    """
    sheet = deal.sheet
    if sheet is None:
        raise ValueError("a deal is written down only when it is over: its record holds every hand")
    labels = {"house_rules": deal.house_rules.changed() or None, "match": match, "number": number, "seed": seed}
    return {
        "format": FORMAT,
        "game": deal.game.name,
        "dealer": deal.dealer,
        "hands": [_codes(hand) for hand in deal.cards.hands],
        "talon": _codes(deal.cards.talon),
        "actions": [f"{seat} {deal.game.word(action)}" for seat, action in deal.actions],
        "outcome": dict(sheet.outcome),
        **{key: value for key, value in labels.items() if value is not None},
    }


def _required(plain: Mapping[str, Any], key: str) -> Any:
    if key not in plain:
        raise Malformed(key, Fault.MISSING)
    return plain[key]


def _check_format(name: object) -> None:
    if name != FORMAT:
        raise Malformed("format", Fault.WRONG_FORMAT, found=_shown(name), wanted=FORMAT)


def _game(name: object, games: Mapping[str, AnyGame]) -> AnyGame:
    if not isinstance(name, str) or name not in games:
        raise Malformed("game", Fault.UNKNOWN_GAME, found=_shown(name), games=", ".join(games))
    return games[name]


def _dealer(dealer: object) -> Seat:
    if type(dealer) is not int or not 0 <= dealer <= 3:  # true is no number, and 1.0 is not whole
        raise Malformed("dealer", Fault.NO_SEAT, found=_shown(dealer))
    return dealer


def _hands(hands: object, game: AnyGame, dealer: Seat) -> tuple[tuple[Card, ...], ...]:
    if not isinstance(hands, list) or len(hands) != 4:
        raise Malformed("hands", Fault.NOT_FOUR_HANDS)
    met: set[Card] = set()
    read = tuple(_cards(hand, "hands", game.deck, met) for hand in hands)
    if game.check(Dealt(read, ()), dealer) == "hands":
        raise Malformed("hands", Fault.WRONG_NUMBER, found=", ".join(str(len(hand)) for hand in read))
    return read


def _talon(talon: object, game: AnyGame, dealer: Seat, hands: tuple[tuple[Card, ...], ...]) -> tuple[Card, ...]:
    read = _cards(talon, "talon", game.deck, {card for hand in hands for card in hand})
    if game.check(Dealt(hands, read), dealer) is not None:
        raise Malformed("talon", Fault.WRONG_NUMBER, found=str(len(read)))
    return read


def _cards(codes: object, key: str, deck: Deck[Any], met: set[Card]) -> tuple[Card, ...]:
    """Return the cards in deck order, adding them to those met so far."""
    if not isinstance(codes, list):
        raise Malformed(key, Fault.NO_LIST)
    cards: list[Card] = []
    for code in codes:
        if not isinstance(code, str) or code not in deck:
            raise Malformed(key, Fault.UNKNOWN_CARD, found=_shown(code))
        card = deck[code]
        if card in met:
            raise Malformed(key, Fault.CARD_TWICE, found=code)
        met.add(card)
        cards.append(card)
    return tuple(sorted(cards, key=_DECK_ORDER))


def _actions(actions: object) -> tuple[str, ...]:
    if not isinstance(actions, list):
        raise Malformed("actions", Fault.NO_LIST)
    for at, said in enumerate(actions):
        if not isinstance(said, str):
            raise Malformed("actions", Fault.NO_TEXT, at=at, found=_shown(said))
    return tuple(actions)


def _outcome(plain: Mapping[str, Any]) -> dict[str, Any] | None:
    outcome = plain.get("outcome", {})
    if not isinstance(outcome, dict):
        raise Malformed("outcome", Fault.NO_OUTCOME, found=_shown(outcome))
    return outcome if "outcome" in plain else None


def _house_rules(switches: object, game: AnyGame) -> HouseRules:
    if not isinstance(switches, dict):
        raise Malformed("house_rules", Fault.UNKNOWN_SWITCH, found=_shown(switches))
    try:
        return game.house_rules.read(switches)
    except ValueError:
        raise Malformed("house_rules", Fault.UNKNOWN_SWITCH, found=_shown(", ".join(switches))) from None


def _word(label: object) -> str | None:
    return label if isinstance(label, str) else None


def _number(label: object) -> int | None:
    return label if type(label) is int and label >= 1 else None


def _codes(cards: tuple[Card, ...]) -> list[str]:
    return [card.code for card in cards]


def _shown(found: object) -> str:
    """Return a JSON value as an error shows it: no longer than a glance takes."""
    if isinstance(found, list | dict):
        return "[...]" if isinstance(found, list) else "{...}"
    text = str(found) if isinstance(found, Decimal) else dumps(found[:_SHOWN] if isinstance(found, str) else found)
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}..."

"""What the slip is made of: a question, its answers, the refusals behind it, a hint."""

from dataclasses import dataclass
from enum import StrEnum

from cardavia.web.pages.pieces import Clause
from cardavia.web.pages.told import Text, Token


class SlipKind(StrEnum):
    """What the slip asks for."""

    CARD = "card"
    PICK = "pick"
    WORDS = "words"
    WAIT = "wait"
    CLAIM = "claim"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Why:
    """Why something may not be done: what is refused, the rule, the clause to read. `key` ties it to its cards."""

    key: str
    refused: Text
    because: Text
    clause: Clause | None


@dataclass(frozen=True, slots=True)
class Strip:
    """One answer to choose, as a strip of paper.

    `cards` are what it would show, in sight from the beginning where they are settled (`is_plain`), else once it is
    chosen: `by_hand` leads to choosing them oneself.
    """

    word: str
    title: str
    mark: str | None
    detail: str | None
    act: str
    checked: bool = False
    closed: bool = False
    cards: tuple[Token, ...] = ()
    is_plain: bool = False
    by_hand: str | None = None


@dataclass(frozen=True, slots=True)
class Picking:
    """Cards being put together. `acts` are the button's words for 0, 1, ... cards; `due` go in any case."""

    verb: str
    size: int
    count: int
    due: tuple[str, ...]
    acts: tuple[str, ...]
    back: str | None


@dataclass(frozen=True, slots=True)
class Button:
    """A form of one button beside the slip: where it posts, what it says, and its further field."""

    action: str
    label: str
    is_main: bool = False
    answer: str | None = None


@dataclass(frozen=True, slots=True)
class Advice:
    """One thing a strong player would consider."""

    cards: tuple[Token, ...]
    title: str
    expected: str | None
    reason: str | None


@dataclass(frozen=True, slots=True)
class Slip:
    """What is asked of this seat now.

    `note` is the last thing that happened. `whys` are all refusals of the page, `shown` the key of the one to show.
    `wait` is what the button says until something is chosen; `act` what it says without a script.
    """

    kind: SlipKind
    action: str
    seen: int
    label: str
    seal: str | None
    note: Text
    ask: str
    detail: str | None = None
    clause: Clause | None = None
    notice: str | None = None
    act: str = ""
    wait: str = ""
    allowed: tuple[Token | str, ...] = ()
    whys: tuple[Why, ...] = ()
    shown: str | None = None
    strips: tuple[Strip, ...] = ()
    picking: Picking | None = None
    buttons: tuple[Button, ...] = ()
    hint: str | None = None
    advice: tuple[Advice, ...] = ()
    refresh: str | None = None

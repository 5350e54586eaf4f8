"""What the JSON API takes and gives, as pydantic models: FastAPI checks them and describes them in OpenAPI."""

from collections.abc import Iterable
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field

from cardavia.bots.levels import LEVELS
from cardavia.games import GAMES


def _whole(number: object) -> object:
    """Return 3 for 3.0, which is the same number in JSON."""
    return int(number) if isinstance(number, float) and number.is_integer() else number


def _known_game(name: str) -> str:
    return _known(name, "game", GAMES)


def _known_level(name: str) -> str:
    return _known(name, "level", LEVELS)


def _known(name: str, what: str, names: Iterable[str]) -> str:
    if name not in names:
        raise ValueError(f"no {what} {name!r}: there are {', '.join(names)}")
    return name


GameName = Annotated[str, AfterValidator(_known_game), Field(json_schema_extra={"enum": list(GAMES)})]
LevelName = Annotated[str, AfterValidator(_known_level), Field(json_schema_extra={"enum": list(LEVELS)})]
_SEAT = Field(ge=0, le=3, description="A seat, 0-3 in the order of play.")
SeatNumber = Annotated[int, _SEAT, BeforeValidator(_whole)]
GuestName = Annotated[str, Field(min_length=1, max_length=40, description="What the others call you.")]


class _Asked(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class GuestGiven(BaseModel):
    """A new guest. Send the token as `Authorization: Bearer <token>`; it is good for a year."""

    token: str


class GameTold(BaseModel):
    """A game that can be played here."""

    game: str
    prefix: str = Field(description="The first part of its rule ids.")
    clockwise: bool = Field(description="Whether the next seat in the order of play sits on the left.")
    cards: list[str] = Field(description="The codes of its deck, in order.")
    house_rules: list[str] = Field(description="The switches of its house rules.")


class TableWanted(_Asked):
    """Open a table; you sit in seat 0."""

    game: GameName
    name: GuestName
    levels: list[LevelName] | None = Field(
        default=None, min_length=4, max_length=4, description="The level of the bot in each seat, seat 0 first."
    )
    house_rules: dict[str, bool | str] = Field(default_factory=dict, max_length=20)


class SeatTold(BaseModel):
    """Who sits in a seat."""

    seat: SeatNumber
    name: str | None = Field(description="A person's name, null for a bot.")
    level: str | None = Field(description="The bot's level, null for a person who plays.")
    away: bool = Field(description="Whether a bot plays for the person.")


class TableTold(BaseModel):
    """A table, as who sits there may know it."""

    table: str
    game: str
    you: SeatNumber
    host: SeatNumber | None
    seats: list[SeatTold]
    invitation: str = Field(description="Share it to let others take the bots' seats.")
    deal: int = Field(description="The number of the deal on the table, from 1.")
    practice: bool = Field(description="Whether this deal counts for nothing.")
    totals: list[int] = Field(description="What each seat has scored in the match, in points.")
    claim: SeatNumber | None = Field(description="Who claims the rest and waits for the others' answer.")
    deal_over: bool
    match_over: bool
    commitment: str = Field(description="The salted hash of this deal's seed.")


class SeatWanted(_Asked):
    """Take a seat."""

    seat: SeatNumber
    name: GuestName


class ConsentWanted(_Asked):
    """An answer to a claim of the rest."""

    agreed: bool


class LevelsWanted(_Asked):
    """Other levels for bots, by seat."""

    levels: dict[Literal["0", "1", "2", "3"], LevelName]


class PickTold(BaseModel):
    """Several cards at once: any `size` of `cards` that include all of `must`."""

    verb: str
    size: int
    cards: list[str]
    must: list[str]
    proposed: list[str]


class ViewTold(BaseModel):
    """What your seat may know now, and what it may do."""

    seen: int = Field(description="The number of the last thing your seat was told; send it with your action.")
    view: dict[str, Any]
    words: list[str] = Field(description="Complete actions that are allowed, as `act` takes them.")
    picks: list[PickTold]


class ActionWanted(_Asked):
    """An action in the words of the record format."""

    word: str = Field(min_length=1, max_length=400, examples=["play S1"])
    seen: Annotated[int, Field(ge=0, le=2**31), BeforeValidator(_whole)]


class ActionDone(BaseModel):
    """The action is done."""

    seen: int


class RefusalTold(BaseModel):
    """A rule forbids it."""

    rule: str
    refused: str = Field(description="What may not be done, in English.")
    because: str
    allowed: list[str] = Field(description="What may be done instead, in the words of the record format.")


class EventTold(BaseModel):
    """One thing your seat was told. `what` is "move" for what happens to the cards, with the event beside it."""

    seq: int
    what: str
    event: dict[str, Any] | None


class ErrorTold(BaseModel):
    """Why it was not done."""

    detail: str


class DealTold(BaseModel):
    """A finished deal of this table."""

    deal: int = Field(description="Its place among the deals begun at the table, from 1.")
    number: int = Field(description="Its number in its match, from 1.")
    practice: bool
    outcome: dict[str, Any]
    commitment: str
    seed: str
    salt: str

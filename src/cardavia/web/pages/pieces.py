"""The small pieces that pages are laid from."""

from dataclasses import dataclass
from enum import StrEnum

from cardavia.rules import RuleId
from cardavia.web.pages.spots import Spot
from cardavia.words import Language


@dataclass(frozen=True, slots=True)
class Picture:
    """A card's face, and its name for who cannot see it."""

    code: str
    src: str
    name: str


@dataclass(frozen=True, slots=True)
class Clause:
    """A rule to look up: its address in the book, and its title there.

    `language` is the title's, where it is not the page's own: a book may be there in English alone.
    """

    rule: RuleId
    href: str
    title: str
    language: Language | None = None


@dataclass(frozen=True, slots=True)
class Marks:
    """What a place card says beside the name: at most one seal, and a few facts, the most telling first."""

    seal: str | None = None
    facts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PlaceCard:
    """The place card of a seat. `level` is the bot's, in words."""

    spot: Spot
    name: str
    portrait: str
    level: str
    marks: Marks
    is_turn: bool
    is_dealer: bool


@dataclass(frozen=True, slots=True)
class Backs:
    """Cards face down in a hand at the edge of the felt: as many as are drawn, not as are held."""

    spot: Spot
    count: int


@dataclass(frozen=True, slots=True)
class Played:
    """A card of the trick. `turn` counts from 1; `is_best` marks the card that wins so far, or those that tie."""

    spot: Spot
    turn: int
    picture: Picture
    by: str
    is_best: bool


class TrickState(StrEnum):
    """Whether the trick is being played, was spoiled, or is a past one shown again."""

    OPEN = "open"
    SPOILED = "spoiled"
    PAST = "past"


@dataclass(frozen=True, slots=True)
class TrickOnFelt:
    """The trick in the middle. `slot` is where the visitor's own card will lie."""

    label: str
    state: TrickState
    cards: tuple[Played, ...]
    slot: Spot | None


@dataclass(frozen=True, slots=True)
class Row:
    """Cards side by side in the middle; those without a name lie face down."""

    label: str
    pictures: tuple[Picture, ...]


@dataclass(frozen=True, slots=True)
class Pile:
    """Won cards in a corner: how many are drawn, and what the label says."""

    corner: str
    heaps: tuple[int, ...]
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Laid:
    """Cards a player has shown to everybody."""

    spot: Spot
    label: str
    pictures: tuple[Picture, ...]


@dataclass(frozen=True, slots=True)
class Stamp:
    """A word stamped over the trick."""

    title: str
    text: str


@dataclass(frozen=True, slots=True)
class ContractPanel:
    """What is played for: a title, a mark beside it, whose it is, a sentence, two sides with their count."""

    title: str
    mark: str | None = None
    seal: str | None = None
    text: str | None = None
    sides: tuple[tuple[str, str, str], ...] = ()
    kind = "contract"


@dataclass(frozen=True, slots=True)
class TrackPanel:
    """The tricks of a deal as a row of rounds: a letter, a sentence, a class."""

    title: str
    rounds: tuple[tuple[str, str, str], ...]
    kind = "track"


@dataclass(frozen=True, slots=True)
class DeclaredHand:
    """What one player declared: cards, lines with their points, the total."""

    who: str
    total: str
    pictures: tuple[Picture, ...]
    lines: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class DeclaredPanel:
    """All declarations of a deal."""

    title: str
    hands: tuple[DeclaredHand, ...]
    kind = "declared"


@dataclass(frozen=True, slots=True)
class CardsPanel:
    """Some cards under a title, folded away or open."""

    title: str
    pictures: tuple[Picture, ...]
    folded: bool
    kind = "cards"


@dataclass(frozen=True, slots=True)
class StandingRow:
    """One player or pair in a standing: what this deal brought, and the total."""

    name: str
    portrait: str | None
    change: str
    total: str


@dataclass(frozen=True, slots=True)
class StandingPanel:
    """Where the match stands."""

    title: str
    rows: tuple[StandingRow, ...]
    kind = "standing"


@dataclass(frozen=True, slots=True)
class LastTrickPanel:
    """The last trick, shown on demand."""

    title: str
    cards: tuple[Played, ...]
    kind = "last"


Panel = ContractPanel | TrackPanel | DeclaredPanel | CardsPanel | StandingPanel | LastTrickPanel

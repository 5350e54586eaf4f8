"""What a seat may see of a table, put together for its page: from the story, at any number the seat was told."""

from collections.abc import Mapping
from dataclasses import replace
from hashlib import sha256

from cardavia.bots.levels import LEVELS
from cardavia.cards import SEATS, Card, Seat
from cardavia.games import GAMES
from cardavia.match import Match
from cardavia.rules import AnyGame, Choices, Event, PlayCard, Refusal, UnknownWord
from cardavia.tables.finished import Finished
from cardavia.tables.following import may_claim
from cardavia.tables.story import Story
from cardavia.tables.table import Table
from cardavia.web.pages.sight import Claim, Occupant, Offer, Sitter, Standing, TableSight
from cardavia.words import Speaker

BOT_NAMES = 12
_DEALS = {
    name: None if game.match_over(1) else next(deals for deals in range(2, 1000) if game.match_over(deals))
    for name, game in GAMES.items()
}
_BIDS = ("pass", "prise", "garde", "garde-sans", "garde-contre")


def sight(story: Story, seat: Seat, speaker: Speaker, at: int | None = None) -> TableSight:
    """Return how a seat sees its table now, or as it was when it was told number `at`."""
    seen = story.last(seat) if at is None else min(max(at, 1), story.last(seat))
    table = story.table if at is None else story.as_of(seat, seen)
    match = table.playing
    state, game = match.deal.state, table.game
    choices = game.choices(state, seat)
    told = tuple(told.event for told in story.of_deal(seat, seen) if told.event is not None)
    plain = glance(table, seat, speaker, seen, told)
    return replace(
        plain,
        choices=choices,
        refusals=refusals(game, state, seat, choices),
        offers=_offers(table, seat, choices),
        claim=None if table.claim is None else Claim(table.claim.seat, _is_asked(table, seat)),
    )


def glance(table: Table, seat: Seat | None, speaker: Speaker, seen: int, events: tuple[Event, ...]) -> TableSight:
    """Return how a seat sees a table, without what it may do: enough to tell an event by."""
    match = table.playing
    host = table.host == seat
    return TableSight(
        table=table.name,
        game=table.game,
        seat=seat,
        sitters=sitters(table, speaker),
        view=table.game.view(match.deal.state, seat),
        choices=Choices(),
        events=events,
        seen=seen,
        deal=table.deals,
        standing=standing(match),
        sheet=match.deal.sheet,
        host=host,
        invitation=f"/join/{table.opened.invitation}",
        commitment=match.commitment,
        levels=tuple(LEVELS),
    )


def past_sight(story: Story, past: Finished, seat: Seat, speaker: Speaker) -> TableSight:
    """Return how a seat saw a deal at its end."""
    events = tuple(event for event in past.match.deal.events if event.audience.admits(seat))
    shown = glance(story.table, seat, speaker, story.last(seat), events)
    deal = past.match.deal
    return replace(
        shown,
        view=past.match.game.view(deal.state, seat),
        sheet=past.sheet,
        standing=standing(past.match),
        deal=past.place,
        commitment=past.begun.commitment,
    )


def sitters(table: Table, speaker: Speaker) -> tuple[Sitter, ...]:
    """Return who sits in the four seats; bots have a name of their own for as long as the table stands."""
    first = sha256(table.name.encode()).digest()[0]
    found = []
    for seat in SEATS:
        person = table.persons[seat]
        number = (first + 5 * seat) % BOT_NAMES
        if person is None:
            found.append(Sitter(speaker.say(f"bot-name-{number}"), Occupant.BOT, table.levels[seat], number))
        elif person.covered:
            found.append(Sitter(person.name, Occupant.AWAY, table.levels[seat], number))
        else:
            found.append(Sitter(person.name, Occupant.PERSON, portrait=number))
    return tuple(found)


def standing(match: Match) -> Standing:
    """Return where a match stood before the deal on the table."""
    counted = [result for result in match.past if not result.sheet.void]
    scores = tuple(sum(result.sheet.scores[seat] for result in match.past) for seat in SEATS)
    return Standing(len(counted) + (0 if match.practice else 1), deals_of(match.game), scores)


def deals_of(game: AnyGame) -> int | None:
    """Return how many deals a match has; `None` where it is a single deal, and the points are a running tally."""
    return _DEALS[game.name]


def refusals(game: AnyGame, state: object, seat: Seat, choices: Choices) -> Mapping[str, Refusal]:
    """Return why each thing the page shows, and the seat may not do now, is refused: by its word."""
    found: dict[str, Refusal] = {}
    hand: tuple[Card, ...] = game.view(state, seat).hand
    if any(isinstance(action, PlayCard) for action in choices.actions):
        words = [f"play {card.code}" for card in hand]
    elif any(game.word(action).startswith("bid ") for action in choices.actions):
        words = [f"bid {bid}" for bid in _BIDS]
    else:
        words = []
    for word in words:
        refused = _refused(game, state, seat, word)
        if refused is not None:
            found[word] = refused
    for pick in choices.picks:
        for card in hand:
            if card not in pick.cards:
                others = [other for other in pick.proposed if other is not card][: pick.size - 1]
                refused = _refused(game, state, seat, pick.word((card, *others)))
                if refused is not None:
                    found[f"{pick.verb} {card.code}"] = refused
    return found


def _refused(game: AnyGame, state: object, seat: Seat, word: str) -> Refusal | None:
    try:
        return game.refuse(state, seat, game.read(word))
    except UnknownWord:
        return None


def _offers(table: Table, seat: Seat, choices: Choices) -> frozenset[Offer]:
    found = set()
    if table.claim is None and table.actor == seat and may_claim(table, seat):
        found.add(Offer.CLAIM)
    if is_forced(table, seat, choices):
        found.add(Offer.FORCED)
    elif choices.actions or choices.picks:
        found.add(Offer.HINT)
    return frozenset(found)


def is_forced(table: Table, seat: Seat, choices: Choices) -> bool:
    """Say whether nothing is left to choose for this seat: it is to play its last card."""
    plays = [action for action in choices.actions if isinstance(action, PlayCard)]
    return len(plays) == 1 == table.game.view(table.playing.deal.state, seat).cards_left[seat] and not choices.picks


def _is_asked(table: Table, seat: Seat) -> bool:
    claim = table.claim
    return claim is not None and seat != claim.seat and seat in table.present and seat not in claim.agreed

"""What the API tells: models made from stories, for one seat."""

from cardavia.cards import SEATS, Seat
from cardavia.match import offered
from cardavia.rules import Pick, Refusal
from cardavia.tables.finished import Finished
from cardavia.tables.story import Story, Told
from cardavia.tables.table import Table
from cardavia.web.api import models
from cardavia.words import speak
from cardavia.words.refusals import explain


def told_table(story: Story, seat: Seat) -> models.TableTold:
    """Return a table for who sits in this seat."""
    table = story.table
    match = table.playing
    return models.TableTold(
        table=table.name,
        game=table.game.name,
        you=seat,
        host=table.host,
        seats=[_seat(table, each) for each in SEATS],
        invitation=table.opened.invitation,
        deal=match.number,
        practice=match.practice,
        totals=list(match.totals),
        claim=None if table.claim is None else table.claim.seat,
        deal_over=match.deal.over,
        match_over=match.over,
        commitment=match.commitment,
    )


def told_view(story: Story, seat: Seat) -> models.ViewTold:
    """Return what this seat may know and do."""
    table = story.table
    state = table.playing.deal.state
    choices = table.game.choices(state, seat)
    return models.ViewTold(
        seen=story.last(seat),
        view=table.game.notation.write(table.game.view(state, seat)),
        words=[table.game.word(action) for action in choices.actions],
        picks=[_pick(pick) for pick in choices.picks],
    )


def told_refusal(table: Table, seat: Seat, refused: Refusal) -> models.RefusalTold:
    """Return a refusal, in English for programs that show it to nobody."""
    state = table.playing.deal.state
    choices = table.game.choices(state, seat)
    explained = explain(speak("en").at(table.game.prefix), refused, choices)
    return models.RefusalTold(
        rule=refused.rule,
        refused=explained.refused,
        because=explained.because,
        allowed=list(offered(table.game, choices)),
    )


def told_event(table: Table, told: Told) -> models.EventTold:
    """Return one thing a seat was told."""
    event = None if told.event is None else table.game.notation.write_event(told.event)
    return models.EventTold(seq=told.seq, what=told.what, event=event)


def _seat(table: Table, seat: Seat) -> models.SeatTold:
    person = table.persons[seat]
    return models.SeatTold(
        seat=seat,
        name=None if person is None else person.name,
        level=table.levels[seat] if table.is_bots(seat) else None,
        away=person is not None and person.covered,
    )


def told_deal(finished: Finished) -> models.DealTold:
    """Return a finished deal."""
    return models.DealTold(
        deal=finished.place,
        number=finished.match.number,
        practice=finished.match.practice,
        outcome=dict(finished.sheet.outcome),
        commitment=finished.begun.commitment,
        seed=finished.closed.seed,
        salt=finished.closed.salt,
    )


def _pick(pick: Pick) -> models.PickTold:
    return models.PickTold(
        verb=pick.verb,
        size=pick.size,
        cards=[card.code for card in pick.cards],
        must=[card.code for card in pick.must],
        proposed=[card.code for card in pick.proposed],
    )

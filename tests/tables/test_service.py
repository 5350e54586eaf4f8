"""Commands at a table."""

import asyncio

import pytest

from cardavia.bots import SoFar
from cardavia.match import Opening, verify
from cardavia.tables import log
from cardavia.tables.driver import errand_for
from cardavia.tables.following import may_claim
from cardavia.tables.service import (
    Accepted,
    Agreed,
    Ahead,
    NoSuchTable,
    NotAllowed,
    Refused,
    Service,
    Stale,
)
from cardavia.tables.story import Story
from cardavia.tables.table import fold

LEVELS = ("family",) * 4
PATIENCE_SECONDS = 60


async def opened(service: Service) -> str:
    return await service.open_table("aluette", {}, "ann", "Ann", LEVELS)


async def until_asked(service: Service, name: str) -> Story:
    """Wait until a person is to act, or nobody."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        while (story := await service.story(name)).table.waits_for == "bot":
            await asyncio.sleep(0.005)
    return story


def offered(story: Story, seat: int = 0) -> str:
    return f"play {errand_for(story.table, seat).question.choices.actions[0].card.code}"  # type: ignore[attr-defined]


async def play_out(service: Service, name: str) -> Story:
    while (story := await until_asked(service, name)).table.waits_for == "person":
        assert await service.act(name, "ann", offered(story), story.last(0)) == Accepted()
    return story


async def test_a_table_opens_with_its_host_in_seat_0_and_a_deal_on_it(service: Service) -> None:
    table = (await service.story(await opened(service))).table
    assert table.host == 0
    assert table.match is not None
    assert table.match.number == 1


async def test_a_table_that_does_not_exist_is_said_to_be_missing(service: Service) -> None:
    with pytest.raises(NoSuchTable):
        await service.story("nowhere")


async def test_bots_and_a_person_play_a_deal_to_its_end(driven: Service) -> None:
    story = await play_out(driven, await opened(driven))
    assert story.table.match is not None
    assert story.table.match.deal.over


async def test_a_match_of_five_deals_ends_and_can_be_begun_anew(driven: Service) -> None:
    name = await opened(driven)
    for number in range(1, 6):
        story = await play_out(driven, name)
        assert story.table.match is not None
        assert story.table.match.number == number
        if number < 5:
            await driven.next_deal(name, "ann")
    assert story.table.match is not None
    assert story.table.match.over
    with pytest.raises(NotAllowed):
        await driven.next_deal(name, "ann")
    await driven.restart(name, "ann")
    anew = (await driven.story(name)).table.match
    assert anew is not None
    assert (anew.number, anew.totals) == (1, (0, 0, 0, 0))


async def test_the_same_cards_can_be_dealt_again_for_practice_and_count_for_nothing(driven: Service) -> None:
    name = await opened(driven)
    first = (await play_out(driven, name)).table.match
    await driven.deal_again(name, "ann")
    again = (await play_out(driven, name)).table.match
    assert first is not None
    assert again is not None
    assert again.deal.cards == first.deal.cards
    assert again.totals == first.totals


async def test_a_bot_is_told_how_the_match_stands_and_nothing_in_a_deal_for_practice(driven: Service) -> None:
    name = await opened(driven)
    first = (await play_out(driven, name)).table.match
    assert first is not None
    await driven.next_deal(name, "ann")
    assert errand_for((await until_asked(driven, name)).table, 0).question.so_far == SoFar(1, first.totals)
    await play_out(driven, name)
    await driven.deal_again(name, "ann")
    assert errand_for((await until_asked(driven, name)).table, 0).question.so_far is None


async def test_the_seed_opens_the_commitment_when_the_deal_is_over(driven: Service) -> None:
    story = await play_out(driven, await opened(driven))
    begun = next(entry for entry in story.entries if isinstance(entry, log.DealBegun))
    closed = next(entry for entry in story.entries if isinstance(entry, log.DealClosed))
    assert verify(begun.commitment, Opening(closed.seed, closed.salt))


async def test_the_log_alone_rebuilds_the_table(driven: Service) -> None:
    name = await opened(driven)
    story = await play_out(driven, name)
    assert fold(name, await driven.store.read(name)) == story.table


async def test_a_second_click_on_the_same_card_is_stale(driven: Service) -> None:
    name = await opened(driven)
    story = await until_asked(driven, name)
    seen, word = story.last(0), offered(story)
    answers = await asyncio.gather(*(driven.act(name, "ann", word, seen) for _ in range(4)))
    assert sorted(type(answer).__name__ for answer in answers) == ["Accepted", "Stale", "Stale", "Stale"]


async def test_a_card_one_does_not_hold_is_refused_by_its_rule(driven: Service) -> None:
    name = await opened(driven)
    story = await until_asked(driven, name)
    answer = await driven.act(name, "ann", "play XX", story.last(0))
    assert isinstance(answer, Refused)
    assert answer.refusal.rule == "record.word"


async def test_acting_late_is_stale(driven: Service) -> None:
    name = await opened(driven)
    story = await until_asked(driven, name)
    assert await driven.act(name, "ann", offered(story), story.last_of_deal(0) - 1) == Stale()


async def test_nobody_has_seen_what_is_still_to_come(driven: Service) -> None:
    name = await opened(driven)
    story = await until_asked(driven, name)
    last = story.last(0)
    assert await driven.act(name, "ann", offered(story), last + 1) == Ahead(last)
    assert await driven.act(name, "ann", offered(story), last) == Accepted()


async def test_who_sits_nowhere_cannot_act(driven: Service) -> None:
    name = await opened(driven)
    story = await until_asked(driven, name)
    with pytest.raises(NotAllowed):
        await driven.act(name, "bob", offered(story), story.last(0))


async def test_an_invited_guest_takes_a_bots_seat_but_nobody_elses(service: Service) -> None:
    name = await opened(service)
    invitation = (await service.story(name)).table.opened.invitation
    assert (await service.invited(invitation)).table.name == name
    await service.sit(name, 2, "bob", "Bob")
    with pytest.raises(NotAllowed):
        await service.sit(name, 2, "eve", "Eve")
    assert (await service.story(name)).table.seat_of("bob") == 2


async def test_only_the_host_deals_and_restarts(service: Service) -> None:
    name = await opened(service)
    await service.sit(name, 2, "bob", "Bob")
    with pytest.raises(NotAllowed):
        await service.restart(name, "bob")


async def test_when_the_host_leaves_the_first_person_left_is_the_host(service: Service) -> None:
    name = await opened(service)
    await service.sit(name, 2, "bob", "Bob")
    await service.leave(name, "ann")
    assert (await service.story(name)).table.host == 2


async def test_a_table_without_persons_waits_for_nobody(service: Service) -> None:
    name = await opened(service)
    await service.leave(name, "ann")
    assert (await service.story(name)).table.waits_for == "nobody"


async def test_a_bot_plays_for_who_is_away_until_they_act_again(driven: Service) -> None:
    name = await opened(driven)
    await driven.sit(name, 1, "bob", "Bob")
    await driven.cover(name, 0)
    await driven.cover(name, 1)
    await until_asked(driven, name)
    await driven.resume(name, "ann")
    assert (await driven.story(name)).table.present == (0,)


async def test_nobody_is_covered_at_a_table_of_their_own(service: Service) -> None:
    name = await opened(service)
    await service.cover(name, 0)
    assert (await service.story(name)).table.present == (0,)


async def test_a_seat_is_told_a_gapless_story_without_the_others_cards(driven: Service) -> None:
    name = await opened(driven)
    story = await until_asked(driven, name)
    told = story.told[0]
    assert [item.seq for item in told] == list(range(1, len(told) + 1))
    assert all(item.event is None or item.event.audience.admits(0) for item in told)
    dealt = [item.event for item in told if type(item.event).__name__ == "HandDealt"]
    assert len(dealt) == 1


async def test_the_table_can_be_seen_as_it_was_at_every_number(driven: Service) -> None:
    story = await play_out(driven, await opened(driven))
    assert story.table.match is not None
    left = [
        sum(story.table.game.view(story.as_of(0, seq).playing.deal.state, 0).cards_left)
        for seq in range(1, story.last(0) + 1)
    ]
    assert left == sorted(left, reverse=True)
    assert set(left) == set(range(37))


async def until_a_claim(service: Service, name: str) -> Story:
    """Play highest cards last until the person may claim, over as many deals as it takes."""
    for _ in range(1500):
        story = await until_asked(service, name)
        if story.table.playing.deal.over:
            await service.restart(name, "ann")
            continue
        if may_claim(story.table, 0):
            return story
        held = story.table.game.view(story.table.playing.deal.state, 0).hand
        word = f"play {min(held, key=lambda card: card.level).code}"
        await service.act(name, "ann", word, story.last(0))
    raise AssertionError("no claim came up")


async def test_the_rest_is_played_at_once_when_no_other_person_plays(driven: Service) -> None:
    name = await opened(driven)
    before = (await until_a_claim(driven, name)).table
    await driven.claim(name, "ann")
    after = (await driven.story(name)).table
    assert after.playing.deal.over
    rest = after.playing.deal.state.tricks[len(before.playing.deal.state.tricks) :]
    assert {trick.taken_by for trick in rest} == {0}


async def test_a_claim_waits_until_every_other_person_agrees(driven: Service) -> None:
    name = await opened(driven)
    await until_a_claim(driven, name)
    await driven.sit(name, 2, "bob", "Bob")
    await driven.claim(name, "ann")
    assert not (await driven.story(name)).table.playing.deal.over
    await driven.answer_claim(name, "bob", Agreed.YES)
    assert (await driven.story(name)).table.playing.deal.over


async def test_a_claim_that_somebody_does_not_agree_to_is_over(driven: Service) -> None:
    name = await opened(driven)
    await until_a_claim(driven, name)
    await driven.sit(name, 2, "bob", "Bob")
    await driven.claim(name, "ann")
    await driven.answer_claim(name, "bob", Agreed.NO)
    table = (await driven.story(name)).table
    assert table.claim is None
    assert not table.playing.deal.over


async def test_who_is_not_sure_of_the_rest_cannot_claim_it(driven: Service) -> None:
    name = await opened(driven)
    await until_asked(driven, name)
    with pytest.raises(NotAllowed):
        await driven.claim(name, "ann")


async def test_out_of_turn_is_answered_like_late_so_that_it_tells_nothing(service: Service) -> None:
    name = await opened(service)
    story = await service.story(name)
    actor = story.table.actor
    seat = next(seat for seat in (1, 2, 3) if seat != actor)
    await service.sit(name, seat, "bob", "Bob")
    story = await service.story(name)
    assert await service.act(name, "bob", "play D3", story.last(seat)) == Stale()

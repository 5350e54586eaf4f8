"""Imagining: every fact a view shows holds, the past is legal, and nothing that is possible is left out."""

from collections import Counter
from dataclasses import replace
from itertools import combinations, product

import pytest

from cardavia.cards import Stream
from cardavia.games.french_tarot import FRENCH_TAROT
from cardavia.games.french_tarot.dealing import is_petit_sec
from cardavia.games.french_tarot.deck import DECK, Cards
from cardavia.games.french_tarot.state import FrenchTarotState
from cardavia.games.french_tarot.view import FrenchTarotView
from cardavia.match.deal import Deal
from tests.games.french_tarot.table import after, cards, codes, played, table
from tests.games.french_tarot.test_house_rules import HIGHEST_SHOWN
from tests.games.french_tarot.worlds import EYES, moments, replayed, seen, worlds

ALL_TRUMPS_BUT = "T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13 T14 T15 T16 T17 T18 T19"
"""A hand that leaves the Petit, two trumps and the Excuse to others: many deals then have a bare Petit."""

RICH_HAND = "SR HR DR CR C7 CD T1 T2 T3 T5 T6 T8 T9 T11 T12 T13 T14 T21"
RICH_CHIEN = "H4 D10 T16 T17 T18 EX"


@pytest.fixture(params=[24, 0], ids=["drawn again", "by cases"])
def tries(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """How often a deal with a bare Petit is drawn again before the worlds without one are listed."""
    monkeypatch.setattr("cardavia.games.french_tarot.imagine._TRIES", request.param)


def garde(*hands: str, chien: str = "") -> Deal:
    """Return a garde of seat 1 with the ecart before it; seat 3 dealt."""
    return after(table(*hands, chien=chien), "0 bid pass", "1 bid garde", "2 bid pass", "3 bid pass")


def contre(*hands: str, taker: int = 0) -> Deal:
    passes = [f"{seat} bid pass" for seat in range(taker)]
    return after(table(*hands), *passes, f"{taker} bid garde-contre", f"{taker} chelem no")


def rich() -> Deal:
    """Return a garde of seat 1 with two trumps in the ecart, before the first card."""
    return after(garde("", RICH_HAND, chien=RICH_CHIEN), "1 discard H4 D10 C7 CD T2 T3", "1 chelem no")


def hands_of(view: FrenchTarotView, seat: int, count: int = 40) -> list[Cards]:
    return [world.hands[seat] for world in worlds(view, count)]


@pytest.mark.parametrize("seed", ["first", "second", "third", "fourth"])
@pytest.mark.parametrize("eyes", EYES)
def test_an_imagined_world_has_a_legal_past_that_leads_to_it(seed: str, eyes: int | None) -> None:
    for deal in list(moments(seed))[::6]:
        for world in worlds(seen(deal, eyes), 2):
            assert replayed(world) == world


@pytest.mark.parametrize("seed", ["fifth", "sixth"])
@pytest.mark.parametrize("eyes", EYES)
def test_an_imagined_world_looks_like_the_true_one(seed: str, eyes: int | None) -> None:
    for deal in list(moments(seed))[::5]:
        view = seen(deal, eyes)
        assert FRENCH_TAROT.view(worlds(view, 1)[0], eyes) == view


def ending(seed: str, tricks_left: int) -> Deal:
    """Return a garde played at random until so many tricks are left."""
    course = moments(seed, "pass garde pass pass")
    return next(deal for deal in course if sum(map(len, deal.state.hands)) == 4 * tricks_left)


def possible(deal: Deal) -> set[tuple[Cards, ...]]:
    """Return all hands that the taker must reckon with: every sharing out of the others' cards is tried."""
    state: FrenchTarotState = deal.state
    taker, _ = state.auction.settled
    others = [seat for seat in range(4) if seat != taker]
    unseen = tuple(sorted(card for seat in others for card in state.hands[seat]))
    found = set()
    for first in combinations(unseen, len(state.hands[others[0]])):
        rest = tuple(card for card in unseen if card not in first)
        for second in combinations(rest, len(state.hands[others[1]])):
            third = tuple(card for card in rest if card not in second)
            hands = dict(zip(others, (first, second, third), strict=True)) | {taker: state.hands[taker]}
            if has_a_past(state, tuple(hands[seat] for seat in range(4))):
                found.add(tuple(hands[seat] for seat in range(4)))
    return found


def has_a_past(state: FrenchTarotState, hands: tuple[Cards, ...]) -> bool:
    """Say whether the deal could have come to these hands by the rules."""
    gone = {seat: set(state.opening.dealt[seat]) - set(state.hands[seat]) for seat in range(4)}
    dealt = tuple(
        state.opening.dealt[seat] if seat == state.auction.taker else tuple(sorted((*hands[seat], *gone[seat])))
        for seat in range(4)
    )
    world = replace(state, hands=hands, opening=replace(state.opening, dealt=dealt))
    try:
        return replayed(world) == world
    except AssertionError:
        return False


@pytest.mark.parametrize("seed", ["ending 1", "ending 3", "ending 9", "ending 11", "ending 14"])
def test_a_taker_imagines_every_possible_world_and_no_other(seed: str) -> None:
    deal = ending(seed, tricks_left=2)
    view = seen(deal, deal.state.auction.taker)
    found = {world.hands for world in worlds(view, 500)}
    assert len(found) > 10
    assert found == possible(deal)


def test_possible_worlds_are_imagined_equally_often() -> None:
    deal = ending("ending 3", tricks_left=2)
    often = Counter(world.hands for world in worlds(seen(deal, deal.state.auction.taker), 1000))
    # Twenty ways, 50 times each on average: 25 and 75 are more than three standard deviations away.
    assert len(often) == 20
    assert all(25 < count < 75 for count in often.values())


def test_the_true_world_is_imagined_in_the_end() -> None:
    deal = ending("ending 3", tricks_left=2)
    assert deal.state in worlds(seen(deal, deal.state.auction.taker), 300)


@pytest.mark.rule("tarot.play.follow-suit")
def test_whoever_did_not_follow_holds_no_card_of_the_suit() -> None:
    no_spades = "H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 HV HC HD HR D1 D2 T5 T6"
    deal = played(contre("S1 S2", no_spades, "S3", "S4", taker=2), "S1 T5")
    assert all(card.suit != "S" for hand in hands_of(seen(deal, 2), 1) for card in hand)


@pytest.mark.rule("tarot.play.trump-in")
def test_whoever_threw_a_plain_card_off_holds_no_trump() -> None:
    plain = "H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 HV HC HD HR D1 D2 D3 D4"
    deal = played(contre("S1 S2", plain, "S3", "S4", taker=2), "S1 H1")
    assert not any(card.is_trump for hand in hands_of(seen(deal, 2), 1) for card in hand)


@pytest.mark.rule("tarot.play.overtrump")
def test_whoever_did_not_overtrump_holds_no_higher_trump() -> None:
    deal = played(contre("T12", "T5 T6", "T13", "T14", taker=2), "T12 T5")
    assert all(card.strength < 12 for hand in hands_of(seen(deal, 2), 1) for card in hand if card.is_trump)


@pytest.mark.rule("tarot.play.excuse-is-free")
def test_whoever_played_the_excuse_showed_nothing() -> None:
    deal = played(contre("S1 S2", "EX S5", "S3", "S4", taker=2), "S1 EX")
    assert any(card.suit == "S" for hand in hands_of(seen(deal, 2), 1) for card in hand)


@pytest.mark.rule("tarot.chien.shown")
def test_the_chien_is_with_the_taker_or_laid_aside() -> None:
    deal = garde(chien="S1 S2 SR T5 T6 T21")
    assert all(set(cards("S1 S2 SR T5 T6 T21")) <= set(hand) for hand in hands_of(seen(deal, 0), 1))
    after_ecart = after(
        deal, f"1 discard {codes(deal.game.choices(deal.state, 1).picks[0].proposed)}", "1 chelem no"
    )
    for world in worlds(seen(after_ecart, 0), 40):
        assert set(cards("SR T5 T6 T21")) <= set(world.hands[1])
        assert set(cards("S1 S2")) <= {*world.hands[1], *world.declared.ecart}


@pytest.mark.rule("tarot.chien.no-kings-no-bouts")
@pytest.mark.rule("tarot.chien.plain-first")
def test_an_ecart_without_trumps_hides_six_plain_cards_and_no_king() -> None:
    deal = after(garde(), f"1 discard {codes(garde().game.choices(garde().state, 1).picks[0].proposed)}")
    for world in worlds(seen(deal, None), 40):
        assert len(world.declared.ecart) == 6
        assert all(card.is_plain and not card.is_king for card in world.declared.ecart)


@pytest.mark.rule("tarot.chien.plain-first")
def test_whoever_laid_trumps_aside_kept_no_plain_card_but_kings() -> None:
    for world in worlds(seen(rich(), 3), 40):
        assert set(cards("H4 D10 T2 T3")) <= set(world.declared.ecart)
        assert all(card.is_king for card in world.hands[1] if card.is_plain)


@pytest.mark.rule("tarot.chien.discard-six")
def test_the_taker_knows_the_own_ecart() -> None:
    assert {codes(world.declared.ecart) for world in worlds(seen(rich(), 1), 5)} == {"H4 D10 C7 CD T2 T3"}


@pytest.mark.rule("tarot.declarations.poignee")
def test_a_poignee_shown_is_in_its_hand() -> None:
    ten = "T2 T3 T5 T8 T9 T12 T14 T16 T19 T20"
    deal = after(played(contre("S1", f"{ten} T4 S2"), "S1"), f"1 poignee {ten}")
    views = [seen(deal, 2), seen(played(deal, "S2"), 3)]
    assert all(set(cards(ten)) <= set(hand) for view in views for hand in hands_of(view, 1))
    assert any(DECK["T4"] in hand for hand in hands_of(views[0], 1))


@pytest.mark.rule("tarot.declarations.poignee-excuse")
def test_a_poignee_with_the_excuse_shows_every_trump_of_the_hand() -> None:
    shown = "T2 T3 T5 T8 T9 T12 T14 T16 T19 EX"
    deal = after(played(contre("S1", f"{shown} S2 S3 S4 S5 S6 S7 S8 S9"), "S1"), f"1 poignee {shown}")
    assert all(sum(card.is_trump for card in hand) == 9 for hand in hands_of(seen(deal, 2), 1))


@pytest.mark.rule("tarot.declarations.four-kings")
def test_trumps_laid_aside_in_a_poignee_tell_of_four_kings() -> None:
    shown = "T2 T3 T5 T6 T8 T9 T11 T12 T13 T14 T16 T17 T18 T21 T1"
    deal = after(played(rich(), codes(rich().state.hands[0][:1])), f"1 poignee {shown}")
    assert all(set(cards("SR HR DR CR")) <= set(hand) for hand in hands_of(seen(deal, 2), 1))


@pytest.mark.rule("tarot.declarations.poignee-shown")
def test_where_the_highest_are_shown_no_higher_trump_is_left() -> None:
    ten = "T4 T5 T8 T9 T12 T14 T16 T17 T18 T19"
    deal = table("S1 T20 T21", f"{ten} T2 T3 S2", house_rules=HIGHEST_SHOWN)
    deal = played(after(deal, "0 bid garde-contre", "0 chelem no"), "S1")
    highest = after(deal, f"1 poignee {ten}")
    for hand in hands_of(seen(highest, 2), 1):
        assert all(card in cards(ten) for card in hand if card.is_trump and card.strength > 4)


@pytest.mark.rule("tarot.declarations.poignee")
def test_another_seat_may_or_may_not_have_a_poignee_to_decide_on() -> None:
    deal = played(rich(), codes(rich().state.hands[0][:1]))
    assert deal.state.poignee_due
    assert {world.poignee_due for world in worlds(seen(deal, 2), 40)} == {True, False}
    assert {world.poignee_due for world in worlds(seen(deal, 1), 5)} == {True}


@pytest.mark.rule("tarot.declarations.poignee")
def test_a_seat_that_has_shown_its_poignee_has_none_to_decide_on() -> None:
    shown = "T5 T6 T8 T9 T11 T12 T13 T14 T16 T17"
    deal = after(played(rich(), codes(rich().state.hands[0][:1])), f"1 poignee {shown}")
    assert {world.poignee_due for world in worlds(seen(deal, 2), 20)} == {False}


@pytest.mark.rule("tarot.dealing.petit-sec")
def test_no_imagined_hand_was_dealt_a_bare_petit() -> None:
    deal = table(ALL_TRUMPS_BUT)
    for world in worlds(seen(deal, 0), 200):
        assert not any(is_petit_sec(hand) for hand in world.opening.dealt)


@pytest.mark.usefixtures("tries")
@pytest.mark.rule("tarot.dealing.petit-sec")
def test_worlds_without_a_bare_petit_stay_equally_likely() -> None:
    # The Petit, two trumps and the Excuse lie in three hands or the chien. Each way to place them weighs as much as
    # there are places for them; those with a bare Petit are left out.
    fine = in_chien = 0
    for places in product(range(4), repeat=4):
        ways, room = 1, [18, 18, 18, 6]
        for place in places:
            ways, room[place] = ways * room[place], room[place] - 1
        petit, *others = places
        fine += ways * (petit == 3 or petit in others)
        in_chien += ways * (petit == 3)
    found = sum(DECK["T1"] in world.opening.chien for world in worlds(seen(table(ALL_TRUMPS_BUT), 0), 600))
    assert abs(found / 600 - in_chien / fine) < 0.06


@pytest.mark.usefixtures("tries")
@pytest.mark.rule("tarot.dealing.petit-sec")
def test_a_petit_that_was_played_had_company() -> None:
    # Seat 1 could not beat the 2, so it held no trump besides: then it was dealt the Excuse.
    deal = contre(ALL_TRUMPS_BUT, "T1 EX S1", taker=0)
    deal = played(after(deal, "0 poignee no"), "T2 T1")
    assert all(DECK["EX"] in hand for hand in hands_of(seen(deal, 0), 1))


@pytest.mark.rule("tarot.dealing.petit-sec")
def test_a_petit_from_the_chien_needs_no_company() -> None:
    hand = "S1 S2 S3 S4 S5 S6 S7 S8 S9 S10 SV SC SD SR H1 H2 H3 H4"
    deal = garde(ALL_TRUMPS_BUT, hand, chien="T1 D1 D2 D3 D4 D5")
    trumps = [sum(card.is_trump for card in world.hands[1]) for world in worlds(seen(deal, 0), 60)]
    assert min(trumps) == 1


@pytest.mark.usefixtures("tries")
@pytest.mark.rule("tarot.dealing.petit-sec")
def test_company_from_the_chien_does_not_save_a_dealt_petit() -> None:
    deal = garde(ALL_TRUMPS_BUT, "T1 EX S1", chien="T20 T21 D2 D3 D4 D5")
    for world in worlds(seen(deal, 0), 60):
        assert DECK["T1"] not in world.hands[1] or DECK["EX"] in world.hands[1]


def test_a_finished_deal_is_imagined_as_it_was() -> None:
    *_, end = moments("finished")
    assert all(FRENCH_TAROT.imagine(seen(end, eyes), Stream("any", "imagine")) == end.state for eyes in EYES)


def test_a_void_deal_is_imagined_as_it_was() -> None:
    void = after(table(), *(f"{seat} bid pass" for seat in range(4)))
    assert FRENCH_TAROT.imagine(seen(void, 2), Stream("any", "imagine")) == void.state


def test_a_full_trick_on_the_table_can_be_imagined() -> None:
    deal = played(contre("S1", "S2", "S3", "S4"), "S1 S2 S3")
    full, _ = FRENCH_TAROT.decide(deal.state, 3, FRENCH_TAROT.read("play S4"))
    view = FRENCH_TAROT.view(FRENCH_TAROT.evolve(deal.state, full), 1)
    assert FRENCH_TAROT.view(FRENCH_TAROT.imagine(view, Stream("any", "imagine")), 1) == view


def test_a_view_that_fits_no_deal_is_a_mistake() -> None:
    view = replace(seen(table(), 0), cards_left=(18, 18, 18, 17))
    with pytest.raises(ValueError, match="cannot be placed"):
        FRENCH_TAROT.imagine(view, Stream("none", "imagine"))


@pytest.mark.rule("tarot.dealing.petit-sec")
def test_a_view_with_an_own_bare_petit_fits_no_deal() -> None:
    bare = cards("S1 S2 S3 S4 S5 S6 S7 S8 S9 S10 SV SC SD SR H1 H2 H3 T1")
    with pytest.raises(ValueError, match="no deal fits"):
        FRENCH_TAROT.imagine(replace(seen(table(), 0), hand=bare), Stream("none", "imagine"))

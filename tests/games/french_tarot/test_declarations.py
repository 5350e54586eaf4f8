"""Announcements: the chelem, and the poignee with all its ways."""

from dataclasses import replace

import pytest

from cardavia.games.french_tarot import declarations
from cardavia.games.french_tarot.chien import Discard
from cardavia.games.french_tarot.declarations import (
    ChelemAnnounced,
    ChelemForgone,
    PoigneeDeclined,
    PoigneeShown,
)
from cardavia.match.deal import Deal
from cardavia.rules import EVERYBODY, only
from tests.games.french_tarot.table import RULEBOOK, after, broken, cards, codes, played, table

TEN = "S3 S7 H4 HD D2 D10 C7 C9 T2 T3 T5 T8 T9 T12 T14 T16 T19 T20"
NINE_AND_EXCUSE = "S3 S7 H4 HD D2 D10 C7 C9 T2 T3 T5 T8 T9 T12 T14 T16 T19 EX"
NINE = "S3 S7 H4 HD D2 D10 C7 C9 SV T2 T3 T5 T8 T9 T12 T14 T16 T19"
THIRTEEN = "SR H4 D10 DR C7 T1 T2 T3 T5 T6 T8 T9 T11 T12 T13 T14 T16 T17"
FIFTEEN = "SR H4 D10 T1 T2 T3 T5 T6 T8 T9 T11 T12 T13 T14 T16 T17 T18 T19"

KINGS = "SR HR DR CR"
TWELVE_WITH_KINGS = f"{KINGS} DD DC T1 T4 T5 T6 T9 T10 T12 T14 T15 T17 T18 T20"
THIRTEEN_WITH_KINGS = f"{KINGS} T1 T4 T5 T6 T9 T10 T12 T14 T15 T17 T18 T20 T21 EX"
FOURTEEN_WITH_KINGS = "T1 T4 T5 T6 T9 T10 T12 T14 T15 T17 T18 T19 T20 T21 SR HR DR CR"


def ways(hand: str, aside: str = "") -> list[tuple[int, str, str]]:
    """Return size, cards and forced cards of every way that is open."""
    picks = declarations.open_poignees(cards(hand), cards(aside), RULEBOOK)
    return [(pick.size, codes(pick.cards), codes(pick.must)) for pick in picks]


def levels(hand: str, aside: str = "") -> list[int]:
    return [size for size, _, _ in ways(hand, aside)]


def refused_by(hand: str, shown: str, aside: str = "") -> str | None:
    refused = declarations.refused(cards(hand), cards(aside), cards(shown), RULEBOOK)
    return None if refused is None else refused.rule.removeprefix("tarot.declarations.")


def highest(hand: str, count: int) -> str:
    return codes(declarations.displayed(declarations.trumps_of(cards(hand)))[:count])


def sans(*hands: str) -> Deal:
    """Return a garde sans of seat 0 before the chelem."""
    passes = [f"{seat} bid pass" for seat in (1, 2, 3)]
    return after(table(*hands), "0 bid garde-sans", *passes)


@pytest.mark.rule("tarot.declarations.chelem")
def test_the_taker_is_asked_for_a_chelem_once() -> None:
    assert sans().offered == ("chelem yes", "chelem no")
    assert broken(after(sans(), "0 chelem no"), "0 chelem yes") == "record.word"


@pytest.mark.rule("tarot.declarations.chelem")
def test_the_taker_alone_may_announce_one() -> None:
    assert broken(sans(), "1 chelem yes") == "tarot.declarations.chelem"


@pytest.mark.rule("tarot.declarations.chelem")
def test_the_chelem_comes_after_the_ecart() -> None:
    deal = after(table(TEN), "0 bid prise", "1 bid pass", "2 bid pass", "3 bid pass")
    proposed = deal.game.choices(deal.state, 0).picks[0].proposed
    answer = deal.hear(f"0 discard {codes(proposed)}")
    assert isinstance(answer, Deal)
    assert answer.offered == ("chelem yes", "chelem no")


@pytest.mark.rule("tarot.declarations.chelem")
def test_everybody_hears_what_the_taker_says_of_a_chelem() -> None:
    assert after(sans(), "0 chelem yes").events[-1] == ChelemAnnounced(0)
    assert after(sans(), "0 chelem no").events[-1] == ChelemForgone(0)
    assert (ChelemAnnounced(0).audience, ChelemForgone(0).audience) == (EVERYBODY, EVERYBODY)


@pytest.mark.rule("tarot.declarations.poignee-levels")
@pytest.mark.parametrize(
    ("hand", "open_levels"),
    [
        (NINE, []),
        (NINE_AND_EXCUSE, [10]),
        (TEN, [10]),
        (THIRTEEN, [10, 13]),
        (THIRTEEN.replace("T17", "EX"), [10, 13]),
        (FIFTEEN, [10, 13, 15]),
        (FIFTEEN.replace("T19", "EX"), [10, 13, 15]),
        (FIFTEEN.replace("T19", "C1"), [10, 13]),
    ],
)
def test_a_level_is_open_with_its_trumps_or_with_one_fewer_and_the_excuse(
    hand: str, open_levels: list[int]
) -> None:
    assert levels(hand) == open_levels


@pytest.mark.rule("tarot.declarations.poignee-levels")
def test_a_level_that_is_not_open_is_refused() -> None:
    assert refused_by(TEN, "T2 T3 T5 T8 T9 T12 T14 T16 T19 T20 S3 S7 H4") == "poignee-levels"


@pytest.mark.rule("tarot.declarations.poignee-levels")
def test_a_lower_level_than_the_highest_may_be_chosen() -> None:
    assert refused_by(FIFTEEN, highest(FIFTEEN, 10)) is None


@pytest.mark.rule("tarot.declarations.poignee-excuse")
def test_the_excuse_counts_when_all_trumps_are_shown_with_it() -> None:
    every_one = "T2 T3 T5 T8 T9 T12 T14 T16 T19 EX"
    assert ways(NINE_AND_EXCUSE) == [(10, every_one, every_one)]
    assert refused_by(NINE_AND_EXCUSE, every_one) is None


@pytest.mark.rule("tarot.declarations.poignee-excuse")
def test_with_enough_trumps_the_excuse_may_not_be_shown() -> None:
    hand = TEN.replace("C9", "EX")
    assert refused_by(hand, "T2 T3 T5 T8 T9 T12 T14 T16 T19 EX") == "poignee-excuse"


@pytest.mark.rule("tarot.declarations.poignee-excuse")
def test_the_excuse_may_lift_the_highest_level_only() -> None:
    hand = THIRTEEN.replace("T17", "EX")
    assert refused_by(hand, "T1 T2 T3 T5 T6 T8 T9 T11 T12 T13 T14 T16 EX") is None
    assert refused_by(hand, "T1 T2 T3 T5 T6 T8 T9 T11 T12 EX") == "poignee-excuse"


@pytest.mark.rule("tarot.declarations.poignee-shown")
@pytest.mark.parametrize("count", [1, 9, 11, 12, 14])
def test_exactly_ten_thirteen_or_fifteen_cards_are_shown(count: int) -> None:
    assert refused_by(FIFTEEN, highest(FIFTEEN, count)) == "poignee-shown"


@pytest.mark.rule("tarot.declarations.poignee-shown")
def test_a_card_is_shown_once() -> None:
    assert refused_by(TEN, "T2 T3 T5 T8 T9 T12 T14 T16 T19 T19") == "poignee-shown"


@pytest.mark.rule("tarot.declarations.poignee-shown")
def test_any_trumps_may_be_chosen() -> None:
    assert refused_by(THIRTEEN, "T1 T2 T3 T5 T6 T8 T9 T11 T12 T13") is None


@pytest.mark.rule("tarot.declarations.poignee-shown")
def test_cards_are_displayed_in_descending_order_with_the_excuse_last() -> None:
    assert codes(declarations.displayed(cards("T3 EX T20 T9"))) == "T20 T9 T3 EX"


@pytest.mark.rule("tarot.declarations.poignee-shown")
def test_the_table_proposes_the_highest_trumps() -> None:
    picks = declarations.open_poignees(cards(THIRTEEN), (), RULEBOOK)
    assert [codes(pick.proposed) for pick in picks] == [highest(THIRTEEN, 10), highest(THIRTEEN, 13)]


@pytest.mark.rule("tarot.declarations.poignee")
@pytest.mark.parametrize("card", ["T21", "S3", "T1"])
def test_only_trumps_of_the_hand_are_shown(card: str) -> None:
    assert refused_by(TEN, f"T2 T3 T5 T8 T9 T12 T14 T16 T19 {card}") == "poignee"


@pytest.mark.rule("tarot.declarations.poignee")
def test_a_plain_card_that_is_not_held_is_no_trump() -> None:
    refused = declarations.refused(cards(TEN), (), cards("T2 T3 T5 T8 T9 T12 T14 T16 T19 SR"), RULEBOOK)
    assert refused is not None
    assert dict(refused.facts) == {"reason": "no-trump", "card": cards("SR")[0]}


@pytest.mark.rule("tarot.declarations.four-kings")
def test_trumps_laid_aside_count_in_a_triple_poignee_of_four_kings() -> None:
    fifteen = codes(tuple(sorted(cards("T1 T4 T5 T6 T9 T10 T12 T14 T15 T17 T18 T20 T2 T3 T8"))))
    assert ways(TWELVE_WITH_KINGS, "T2 T3 T8")[-1] == (15, fifteen, "")
    assert refused_by(TWELVE_WITH_KINGS, fifteen, "T2 T3 T8") is None


@pytest.mark.rule("tarot.declarations.four-kings")
def test_any_fifteen_of_more_are_shown_freely_mixed() -> None:
    mixed = "T1 T4 T5 T6 T9 T10 T12 T14 T15 T17 T18 T2 T3 T8 T16"
    assert refused_by(TWELVE_WITH_KINGS, mixed, "T2 T3 T8 T16") is None


@pytest.mark.rule("tarot.declarations.four-kings")
def test_fourteen_in_all_and_the_excuse_make_fifteen_with_all_of_them_shown() -> None:
    size, shown, must = ways(THIRTEEN_WITH_KINGS, "T2")[-1]
    assert (size, shown) == (15, must)
    assert refused_by(THIRTEEN_WITH_KINGS, shown, "T2") is None


@pytest.mark.rule("tarot.declarations.four-kings")
def test_with_fifteen_in_all_the_excuse_may_not_be_shown() -> None:
    shown = "T1 T4 T5 T6 T9 T10 T12 T14 T15 T17 T18 T20 T21 T2 EX"
    assert refused_by(THIRTEEN_WITH_KINGS, shown, "T2 T3") == "poignee-excuse"


@pytest.mark.rule("tarot.declarations.four-kings")
def test_fourteen_trumps_and_the_excuse_may_leave_what_is_laid_aside_out() -> None:
    hand = FOURTEEN_WITH_KINGS.replace("SR", "EX") + " SR"  # one card more than a hand: the rule does not count it
    assert [size for size, _, _ in ways(hand, "T2")] == [10, 13, 15, 15]
    assert refused_by(hand, "T1 T4 T5 T6 T9 T10 T12 T14 T15 T17 T18 T19 T20 T21 EX", "T2") is None
    assert refused_by(hand, "T1 T4 T5 T6 T9 T10 T12 T14 T15 T17 T18 T19 T20 T21 T2", "T2") is None
    assert refused_by(hand, "T2 T4 T5 T6 T9 T10 T12 T14 T15 T17 T18 T19 T20 T21 EX", "T2") == "poignee-excuse"


@pytest.mark.rule("tarot.declarations.four-kings")
def test_trumps_laid_aside_do_not_count_at_a_lower_level() -> None:
    shown = "T1 T4 T5 T6 T9 T10 T12 T14 T15 T2"
    assert refused_by(TWELVE_WITH_KINGS, shown, "T2 T3 T8") == "four-kings"


@pytest.mark.rule("tarot.declarations.four-kings")
def test_without_four_kings_they_do_not_count_at_all() -> None:
    hand = FIFTEEN
    assert levels(hand, "T4 T7") == [10, 13, 15]
    shown = "T1 T2 T3 T5 T6 T8 T9 T11 T12 T13 T14 T16 T17 T18 T4"
    assert refused_by(hand, shown, "T4 T7") == "four-kings"


@pytest.mark.rule("tarot.declarations.four-kings")
def test_too_few_in_all_leave_the_triple_closed() -> None:
    assert levels(TWELVE_WITH_KINGS, "T2 T3") == [10]


@pytest.mark.rule("tarot.declarations.poignee")
def test_a_poignee_is_shown_just_before_the_own_first_card() -> None:
    deal = played(after(sans("", TEN), "0 chelem no"), "S1")
    assert deal.offered[0] == "poignee no"
    deal = after(deal, "1 poignee T2 T3 T5 T8 T9 T12 T14 T16 T19 T20")
    assert deal.events[-1] == PoigneeShown(1, cards("T20 T19 T16 T14 T12 T9 T8 T5 T3 T2"))
    assert deal.offered == ("play S3", "play S7")


@pytest.mark.rule("tarot.declarations.poignee")
def test_a_player_with_a_poignee_decides_before_playing() -> None:
    deal = played(after(sans("", TEN), "0 chelem no"), "S1")
    assert broken(deal, "1 play S3") == "record.word"
    assert broken(deal, "2 play S2") == "tarot.declarations.poignee"


@pytest.mark.rule("tarot.declarations.poignee")
def test_a_player_without_one_is_not_asked() -> None:
    deal = played(after(sans("", NINE), "0 chelem no"), "S1")
    assert broken(deal, "1 poignee no") == "record.word"
    assert deal.offered == ("play S3", "play S7", "play SV")


@pytest.mark.rule("tarot.declarations.poignee")
def test_a_poignee_kept_to_oneself_is_known_to_nobody_else() -> None:
    deal = after(played(after(sans("", TEN), "0 chelem no"), "S1"), "1 poignee no")
    assert deal.events[-1] == PoigneeDeclined(1)
    assert deal.events[-1].audience == only(1)


@pytest.mark.rule("tarot.declarations.poignee")
def test_one_poignee_a_player_and_none_after_the_first_card() -> None:
    with_king = TEN.replace("S7", "SR")
    deal = after(played(after(sans("S1", with_king, "S2", "S4"), "0 chelem no"), "S1"), "1 poignee no")
    assert broken(deal, "1 poignee T2 T3 T5 T8 T9 T12 T14 T16 T19 T20") == "record.word"
    deal = played(deal, "SR S2 S4")
    assert deal.actors == (1,)
    assert broken(deal, "1 poignee no") == "record.word"


@pytest.mark.rule("tarot.declarations.poignee")
def test_nobody_can_tell_that_a_player_is_asked() -> None:
    deal = played(after(sans("", TEN), "0 chelem no"), "S1")
    views = {eyes: deal.game.view(deal.state, eyes) for eyes in (0, 1, 2, 3, None)}
    assert {view.phase for view in views.values()} == {"play"}
    assert {view.turn for view in views.values()} == {1}
    assert [eyes for eyes, view in views.items() if view.poignee_due] == [1]


@pytest.mark.rule("tarot.declarations.poignee")
def test_declining_changes_nothing_in_the_views_of_others() -> None:
    asked = played(after(sans("", TEN), "0 chelem no"), "S1")
    declined = after(asked, "1 poignee no")
    for eyes in (0, 2, 3, None):
        assert asked.game.view(asked.state, eyes) == declined.game.view(declined.state, eyes)
    own = asked.game.view(asked.state, 1)
    assert replace(own, poignee_due=False) == declined.game.view(declined.state, 1)


@pytest.mark.rule("tarot.declarations.poignee")
def test_the_taker_s_poignee_is_judged_after_the_ecart() -> None:
    hand = "S1 S2 S3 S4 SV H1 H2 H3 HR T1 T2 T3 T4 T5 T6 T7 T8 T9"
    deal = after(table(hand, chien="T10 T11 T12 T13 D1 D2"), "0 bid garde", *(f"{n} bid pass" for n in (1, 2, 3)))
    deal = after(deal, "0 discard S1 S2 H1 H2 D1 D2", "0 chelem no")
    assert deal.offered[:2] == ("poignee no", "poignee T1")
    assert {pick.size for pick in deal.game.choices(deal.state, 0).picks} == {10, 13}


@pytest.mark.rule("tarot.declarations.four-kings")
def test_a_taker_shows_trumps_laid_aside_in_a_deal() -> None:
    hand = "SR HR DR S1 T1 T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13 T14"
    deal = after(table(hand, chien="CR C1 T15 T16 T17 EX"), "0 bid prise", *(f"{n} bid pass" for n in (1, 2, 3)))
    deal = after(deal, "0 discard S1 C1 T2 T3 T4 T5", "0 chelem no")
    shown = "T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13 T14 T15 T16"
    assert isinstance(deal.hear(f"0 poignee {shown}"), Deal)


def test_an_announcement_that_is_none_is_a_mistake() -> None:
    with pytest.raises(TypeError, match="no announcement"):
        declarations.following(0, Discard(()))

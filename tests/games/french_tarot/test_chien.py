"""The chien and the ecart: what is shown, what may be laid aside, whose it is."""

import pytest

from cardavia.games.french_tarot import chien
from cardavia.games.french_tarot.bidding import Contract, Side
from cardavia.games.french_tarot.chien import EcartLaid, EcartMade
from cardavia.match.deal import Deal
from cardavia.rules import EVERYBODY, only
from tests.games.french_tarot.table import after, broken, cards, codes, refusal, table

# Seat 0 has eleven plain cards that may go, two Kings, three trumps, the Petit, the 21.
HAND = "S1 S4 SV SR H2 H7 D1 D8 DV DR C3 C4 C9 T1 T6 T7 T9 T21"
CHIEN = "H3 H9 C5 T14 T18 EX"

# Seat 0 has four plain cards that may go.
RICH_HAND = "SR HR DR CD C7 T1 T2 T3 T5 T6 T8 T9 T11 T12 T13 T14 T16 T21"
RICH_CHIEN = "H4 D10 T17 T18 T19 EX"


def garde(hand: str = HAND, talon: str = CHIEN) -> Deal:
    """Return a garde of seat 0 with six cards to lay aside."""
    return after(table(hand, chien=talon), "0 bid garde", "1 bid pass", "2 bid pass", "3 bid pass")


def refused_by(laid: str, hand: str = f"{HAND} {CHIEN}") -> tuple[str, object] | None:
    refused = chien.refused(tuple(sorted(cards(hand))), cards(laid))
    return None if refused is None else (refused.rule.removeprefix("tarot.chien."), dict(refused.facts))


@pytest.mark.rule("tarot.chien.shown")
def test_the_chien_joins_the_taker_s_hand() -> None:
    assert len(garde().game.view(garde().state, 0).hand) == 24


@pytest.mark.rule("tarot.chien.shown")
@pytest.mark.parametrize("eyes", [0, 1, 2, 3, None])
def test_everybody_sees_the_chien(eyes: int | None) -> None:
    assert codes(garde().game.view(garde().state, eyes).chien) == "H3 H9 C5 T14 T18 EX"


@pytest.mark.rule("tarot.chien.discard-six")
def test_the_taker_is_to_lay_aside_before_anything_else() -> None:
    assert broken(garde(), "0 chelem no") == "record.word"
    assert broken(garde(), "1 play S2") == "tarot.chien.discard-six"


@pytest.mark.rule("tarot.chien.discard-six")
def test_six_cards_leave_the_hand() -> None:
    deal = after(garde(), "0 discard H2 H3 H7 H9 D1 C3")
    assert codes(deal.game.view(deal.state, 0).hand) == "S1 S4 SV SR D8 DV DR C4 C5 C9 T1 T6 T7 T9 T14 T18 T21 EX"


@pytest.mark.rule("tarot.chien.discard-six")
@pytest.mark.parametrize(
    ("laid", "facts"),
    [
        ("H2 H3 H7 H9 D1", {"reason": "count", "count": 5}),
        ("H2 H3 H7 H9 D1 D8 C3", {"reason": "count", "count": 7}),
        ("H2 H3 H7 H9 D1 H2", {"reason": "twice", "card": cards("H2")[0]}),
        ("H2 H3 H7 H9 D1 S2", {"reason": "not-held", "card": cards("S2")[0]}),
    ],
)
def test_six_different_cards_of_the_hand_are_laid_aside(laid: str, facts: dict[str, object]) -> None:
    assert refused_by(laid) == ("discard-six", facts)


@pytest.mark.rule("tarot.chien.discard-six")
def test_a_wrong_number_is_cited_before_a_king() -> None:
    assert refused_by("SR") == ("discard-six", {"reason": "count", "count": 1})


@pytest.mark.rule("tarot.chien.no-kings-no-bouts")
@pytest.mark.parametrize("card", ["SR", "T1", "T21", "EX"])
def test_kings_and_bouts_are_never_laid_aside(card: str) -> None:
    assert refused_by(f"H2 H3 H7 H9 D1 {card}") == ("no-kings-no-bouts", {"card": cards(card)[0]})


@pytest.mark.rule("tarot.chien.no-kings-no-bouts")
def test_a_king_is_cited_before_a_trump_that_may_not_go() -> None:
    assert refused_by("T6 H3 H7 H9 D1 SR") == ("no-kings-no-bouts", {"card": cards("SR")[0]})


@pytest.mark.rule("tarot.chien.plain-first")
def test_no_trump_goes_while_six_plain_cards_may() -> None:
    assert refused_by("H2 H3 H7 H9 D1 T6") == ("plain-first", {"reason": "trump", "card": cards("T6")[0]})


@pytest.mark.rule("tarot.chien.plain-first")
def test_a_hand_with_exactly_six_plain_cards_lays_those() -> None:
    hand = "SR HR DR CR S1 S2 H1 H2 D1 D2 T1 T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T21 EX"
    assert refused_by("S1 S2 H1 H2 D1 D2", hand) is None
    assert refused_by("S1 S2 H1 H2 D1 T2", hand) == ("plain-first", {"reason": "trump", "card": cards("T2")[0]})


@pytest.mark.rule("tarot.chien.plain-first")
def test_with_fewer_all_plain_cards_go_and_trumps_fill_the_six() -> None:
    rich = f"{RICH_HAND} {RICH_CHIEN}"
    assert refused_by("CD C7 H4 D10 T2 T3", rich) is None
    kept = {"reason": "kept", "card": cards("C7")[0], "count": 4}
    assert refused_by("CD T5 H4 D10 T2 T3", rich) == ("plain-first", kept)


@pytest.mark.rule("tarot.chien.plain-first")
def test_the_choice_is_among_the_plain_cards_that_may_go() -> None:
    (pick,) = garde().game.choices(garde().state, 0).picks
    assert (codes(pick.cards), pick.must, pick.size) == ("S1 S4 SV H2 H3 H7 H9 D1 D8 DV C3 C4 C5 C9", (), 6)


@pytest.mark.rule("tarot.chien.plain-first")
def test_forced_cards_are_in_every_choice() -> None:
    deal = garde(RICH_HAND, RICH_CHIEN)
    (pick,) = deal.game.choices(deal.state, 0).picks
    assert codes(pick.must) == "H4 D10 C7 CD"
    assert codes(pick.cards) == "H4 D10 C7 CD T2 T3 T5 T6 T8 T9 T11 T12 T13 T14 T16 T17 T18 T19"


@pytest.mark.parametrize(("hand", "talon"), [(HAND, CHIEN), (RICH_HAND, RICH_CHIEN)])
def test_what_is_proposed_may_be_laid_aside(hand: str, talon: str) -> None:
    (pick,) = garde(hand, talon).game.choices(garde(hand, talon).state, 0).picks
    assert chien.refused(tuple(sorted(cards(f"{hand} {talon}"))), cards(codes(pick.proposed))) is None


def test_the_proposal_empties_short_suits_of_cheap_cards() -> None:
    (pick,) = garde().game.choices(garde().state, 0).picks
    assert codes(pick.proposed) == "S1 S4 H2 H3 D1 D8"


@pytest.mark.rule("tarot.chien.trumps-shown")
def test_trumps_laid_aside_are_shown_and_the_rest_is_not() -> None:
    deal = after(garde(RICH_HAND, RICH_CHIEN), "0 discard CD T2 C7 H4 D10 T3")
    laid, made = deal.events[-2:]
    assert laid == EcartLaid(0, cards("H4 D10 C7 CD T2 T3"))
    assert made == EcartMade(0, cards("T2 T3"))
    assert (laid.audience, made.audience) == (only(0), EVERYBODY)


@pytest.mark.rule("tarot.chien.trumps-shown")
def test_without_trumps_nothing_is_shown() -> None:
    deal = after(garde(), "0 discard H2 H3 H7 H9 D1 C3")
    assert deal.events[-1] == EcartMade(0, None)


@pytest.mark.rule("tarot.chien.trumps-shown")
def test_the_ecart_is_for_the_taker_s_eyes_and_its_trumps_for_all() -> None:
    deal = after(garde(RICH_HAND, RICH_CHIEN), "0 discard CD T2 C7 H4 D10 T3")
    views = [deal.game.view(deal.state, eyes) for eyes in (0, 1, None)]
    assert [view.ecart and codes(view.ecart) for view in views] == ["H4 D10 C7 CD T2 T3", None, None]
    assert [codes(view.aside) for view in views] == ["T2 T3"] * 3


@pytest.mark.rule("tarot.chien.sans")
@pytest.mark.rule("tarot.chien.contre")
@pytest.mark.parametrize("contract", ["garde-sans", "garde-contre"])
def test_in_garde_sans_and_contre_nobody_sees_the_chien_or_lays_cards_aside(contract: str) -> None:
    passes = [f"{seat} bid pass" for seat in (1, 2, 3)] if contract == "garde-sans" else []
    deal = after(table(HAND, chien=CHIEN), f"0 bid {contract}", *passes)
    assert deal.offered == ("chelem yes", "chelem no")
    assert [deal.game.view(deal.state, eyes).chien for eyes in (0, 1, None)] == [None] * 3


@pytest.mark.rule("tarot.chien.sans")
@pytest.mark.rule("tarot.chien.contre")
@pytest.mark.parametrize(
    ("contract", "side", "six"),
    [
        (Contract.PRISE, Side.TAKER, "S1 S2"),
        (Contract.GARDE, Side.TAKER, "S1 S2"),
        (Contract.GARDE_SANS, Side.TAKER, "T1 T2"),
        (Contract.GARDE_CONTRE, Side.DEFENCE, "T1 T2"),
    ],
)
def test_the_six_cards_count_for_the_side_that_the_contract_says(contract: Contract, side: Side, six: str) -> None:
    assert chien.set_apart(contract, chien=cards("T1 T2"), ecart=cards("S1 S2")) == (side, cards(six))


def test_a_refused_discard_leaves_the_taker_to_lay_aside() -> None:
    assert refusal(garde(), "0 discard SR S1 S4 SV H2 H3") is not None
    assert garde().actors == (0,)

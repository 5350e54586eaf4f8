"""The play: whose turn, which cards, who takes the trick."""

import pytest

from cardavia.cards import Stream
from cardavia.games.french_tarot import play
from cardavia.games.french_tarot.deck import DECK, Cards
from cardavia.games.french_tarot.declarations import Chelem
from cardavia.games.french_tarot.play import TrickTaken
from cardavia.match.deal import Deal
from tests.games.french_tarot.table import after, broken, cards, codes, played, refusal, table

HEARTS = "H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 HV HC HD HR C1 C2 C3"
DIAMONDS = "D1 D2 D3 D4 D5 D6 D7 D8 D9 D10 DV DC DD DR C4 C5"


def allowed(hand: str, trick: str) -> str:
    return codes(play.allowed(cards(hand), cards(trick)))


def refused_by(hand: str, trick: str, card: str) -> str | None:
    refused = play.refused(cards(hand), cards(trick), DECK[card])
    return None if refused is None else refused.rule.removeprefix("tarot.play.")


def facts(hand: str, trick: str, card: str) -> dict[str, object]:
    refused = play.refused(cards(hand), cards(trick), DECK[card])
    assert refused is not None
    return {name: str(value) for name, value in refused.facts}


def opened(*hands: str, chelem: str = "no", dealer: int = 3) -> Deal:
    """Return a garde contre of the seat after the dealer before the first card."""
    taker = (dealer + 1) % 4
    return after(table(*hands, dealer=dealer), f"{taker} bid garde-contre", f"{taker} chelem {chelem}")


@pytest.mark.rule("tarot.play.first-lead")
def test_the_seat_after_the_dealer_leads() -> None:
    deal = after(table(), "0 bid pass", "1 bid garde-contre", "1 chelem no")
    assert deal.actors == (0,)


@pytest.mark.rule("tarot.play.first-lead")
def test_a_taker_who_announced_a_chelem_leads_instead() -> None:
    deal = after(table(), "0 bid pass", "1 bid garde-contre", "1 chelem yes")
    assert deal.actors == (1,)
    assert play.first_leader(3, 1, Chelem.ANNOUNCED) == 1


@pytest.mark.rule("tarot.play.own-cards")
def test_a_card_of_another_hand_is_refused() -> None:
    refused = refusal(opened("S1"), "0 play T21")
    assert refused is not None
    assert (refused.rule, refused.facts) == (
        "tarot.play.own-cards",
        (("reason", "not-held"), ("card", DECK["T21"])),
    )


@pytest.mark.rule("tarot.play.own-cards")
def test_a_card_out_of_turn_is_refused() -> None:
    refused = refusal(opened("S1"), "2 play S1")
    assert refused is not None
    assert (refused.rule, refused.facts) == ("tarot.play.own-cards", (("reason", "turn"), ("seat", 0)))


@pytest.mark.rule("tarot.play.own-cards")
def test_a_card_is_played_once() -> None:
    deal = played(opened("S1 SR", "S2", "S3", "S4"), "SR S2 S3 S4")
    assert broken(deal, "0 play SR") == "tarot.play.own-cards"


@pytest.mark.rule("tarot.play.follow-suit")
@pytest.mark.parametrize(
    ("hand", "trick", "playable"),
    [
        ("S4 H3 HD T15", "H9", "H3 HD"),
        ("S4 H3 HD T15", "H9 T2 T20", "H3 HD"),
        ("S4 H3 T3 T15", "T2", "T3 T15"),
    ],
    ids=["hearts led", "hearts led and trumped", "trumps led"],
)
def test_whoever_holds_the_suit_led_plays_it(hand: str, trick: str, playable: str) -> None:
    assert allowed(hand, trick) == playable


@pytest.mark.rule("tarot.play.follow-suit")
@pytest.mark.parametrize("card", ["S4", "T15"])
def test_another_suit_or_a_trump_is_refused_to_whoever_can_follow(card: str) -> None:
    assert facts("S4 H3 HD T15", "H9", card) == {"card": card, "led": "H9"}
    assert refused_by("S4 H3 HD T15", "H9", card) == "follow-suit"


@pytest.mark.rule("tarot.play.follow-suit")
def test_whoever_holds_a_trump_follows_trumps() -> None:
    assert refused_by("S4 T3", "T20", "S4") == "follow-suit"


@pytest.mark.rule("tarot.play.trump-in")
def test_whoever_cannot_follow_trumps() -> None:
    assert allowed("S4 S10 C8 T2 T15", "H9 H2") == "T2 T15"
    assert refused_by("S4 T15", "H9", "S4") == "trump-in"
    assert facts("S4 T15", "EX H9", "S4") == {"card": "S4", "led": "H9"}


@pytest.mark.rule("tarot.play.overtrump")
@pytest.mark.parametrize(
    ("hand", "trick", "playable"),
    [
        ("H3 T7 T15", "S5 T9", "T15"),
        ("H3 T7 T15", "T9", "T15"),
        ("H3 T7 T15", "T18", "T7 T15"),
        ("H3 T7 T15", "S5 T18 T20", "T7 T15"),
        ("T7 T15 T16", "T2 T15 T9", "T16"),
        ("T7 T16", "T2 EX T9", "T16"),
    ],
    ids=["over a trump", "over a trump led", "none higher", "none higher, trumped twice", "the highest", "Excuse"],
)
def test_a_trump_beats_the_highest_in_the_trick_if_it_can(hand: str, trick: str, playable: str) -> None:
    assert allowed(hand, trick) == playable


@pytest.mark.rule("tarot.play.overtrump")
def test_a_trump_that_is_too_low_is_refused() -> None:
    assert refused_by("T7 T15 H3", "S5 T9", "T7") == "overtrump"
    assert facts("T7 T15 H3", "S5 T9 T8", "T7") == {"card": "T7", "highest": "T9"}


@pytest.mark.rule("tarot.play.overtrump")
def test_a_fellow_defender_s_trump_is_beaten_too() -> None:
    # Seat 0 is the taker, seats 1 and 2 defend together.
    deal = opened("S1", f"T9 {HEARTS}", f"T7 T15 {DIAMONDS}", "S2")
    deal = played(deal, "S1 T9")
    assert deal.offered == ("play T15",)


@pytest.mark.rule("tarot.play.discard")
def test_with_neither_the_suit_nor_a_trump_any_card_goes() -> None:
    assert allowed("S4 SD D7", "H9 T3") == "S4 SD D7"
    assert allowed("S4 D7", "T3") == "S4 D7"


@pytest.mark.rule("tarot.play.excuse-is-free")
@pytest.mark.parametrize("trick", ["", "H9", "S9", "T20", "H9 T20"])
def test_the_excuse_may_always_be_played(trick: str) -> None:
    assert refused_by("H3 HD T15 EX", trick, "EX") is None


@pytest.mark.rule("tarot.play.excuse-is-free")
def test_the_excuse_is_no_trump_to_trump_with() -> None:
    assert allowed("S4 D7 EX", "H9") == "S4 D7 EX"


@pytest.mark.rule("tarot.play.excuse-is-free")
def test_the_excuse_is_compulsory_as_the_last_card_alone() -> None:
    assert allowed("EX", "H9") == "EX"


@pytest.mark.rule("tarot.play.excuse-led")
def test_behind_an_excuse_that_was_led_any_card_goes() -> None:
    assert allowed("S4 H3 T15", "EX") == "S4 H3 T15"


@pytest.mark.rule("tarot.play.excuse-led")
def test_the_card_behind_it_sets_the_suit() -> None:
    assert allowed("S4 H3 T15", "EX S9") == "S4"
    assert allowed("S4 H3 T15", "EX T9") == "T15"


@pytest.mark.rule("tarot.play.winner")
@pytest.mark.parametrize(
    ("leader", "trick", "seat"),
    [
        (0, "C7 CR C10 C2", 1),
        (2, "C7 CR T4 C2", 0),
        (0, "C7 DR C10 C2", 2),
        (3, "T7 T9 T21 T1", 1),
        (1, "D2 T5 T3 D9", 2),
        (0, "D2 S5 H3 C9", 0),
    ],
)
def test_the_highest_trump_takes_the_trick_else_the_highest_of_the_suit_led(
    leader: int, trick: str, seat: int
) -> None:
    assert play.winner(leader, cards(trick)) == seat


@pytest.mark.rule("tarot.play.winner")
def test_whoever_takes_the_trick_leads_the_next() -> None:
    deal = played(opened("S1", "S2", "SR", "S3"), "S1 S2 SR S3")
    assert deal.events[-1] == TrickTaken(2)
    assert deal.actors == (2,)


@pytest.mark.rule("tarot.play.excuse-never-wins")
@pytest.mark.parametrize(
    ("leader", "trick", "seat"),
    [(1, "EX S3 S8 SV", 0), (0, "S3 EX S8 S2", 2), (0, "EX S3 H8 HV", 1), (2, "EX T3 T8 SR", 0)],
)
def test_the_excuse_takes_no_trick(leader: int, trick: str, seat: int) -> None:
    assert play.winner(leader, cards(trick)) == seat


@pytest.mark.rule("tarot.play.eighteen-tricks")
def test_all_eighteen_tricks_are_played() -> None:
    deal = opened()
    while not deal.over:
        assert deal.sheet is None
        deal = after(deal, f"{deal.actors[0]} {deal.offered[-1]}")
    assert len(deal.game.view(deal.state, None).tricks) == 18


def by_narrowing(hand: Cards, trick: Cards) -> Cards:
    """Return what may be played by the slow reading: each duty in turn, on everything that is still open."""
    lead = play.lead_of(trick)
    if lead is None:
        return hand
    still_open = play.without_excuse(hand)
    for _, wanted in play.DUTIES:
        still_open = wanted(still_open, lead) or still_open
    return tuple(card for card in hand if card.is_excuse or card in still_open)


def test_a_card_is_refused_exactly_when_it_is_not_among_those_allowed() -> None:
    """The short cuts in `refused` spare time and change nothing."""
    rng = Stream("short cuts", "play")
    for _ in range(400):
        shuffled = rng.shuffled(DECK.cards)
        size = 1 + rng.below(18)
        hand, trick = tuple(sorted(shuffled[:size])), shuffled[size : size + rng.below(4)]
        fine = by_narrowing(hand, trick)
        assert play.allowed(hand, trick) == fine
        assert tuple(card for card in hand if play.refused(hand, trick, card) is None) == fine


def test_duties_bind_by_single_cards() -> None:
    """A hand may play a card exactly when it might beside each single other card: imagining relies on it."""
    rng = Stream("single cards", "play")
    for _ in range(300):
        shuffled = rng.shuffled(DECK.cards)
        hand, trick = shuffled[:6], shuffled[6 : 6 + rng.below(4)]
        for card in hand:
            alone = [play.refused((card, other), trick, card) is None for other in hand]
            assert (play.refused(hand, trick, card) is None) == all(alone)


def test_a_card_that_is_not_second_best_may_be_played_from_any_hand() -> None:
    rng = Stream("second best", "play")
    for _ in range(300):
        card, *trick = rng.shuffled(DECK.cards)[:3]
        lead = play.lead_of(tuple(trick))
        others = DECK.rest([card], trick)
        if lead is None or not play.is_second_best(card, lead):
            assert all(play.refused((card, other), tuple(trick), card) is None for other in others)

"""Settlement: piles, the Matto and its price, the last trick, the total."""

import pytest

from cardavia.cards import SIDES, Seat, Side, Stream, Trick
from cardavia.games.tarocchino import TAROCCHINO, TarocchinoCard, play, settlement
from cardavia.games.tarocchino.combinations import find
from cardavia.games.tarocchino.deck import THE_MATTO, half_points
from cardavia.games.tarocchino.settlement import PRICE_ORDER, Piles, price_candidates
from tests.games.tarocchino import brute_force
from tests.games.tarocchino.table import RULEBOOK, cards, codes, random_deal


def tricks(*written: str) -> list[Trick[TarocchinoCard]]:
    """Return tricks written as the seat that led and the cards: "1 SR S6 S7 S8"."""
    return [trick(int(one[0]), cards(one[2:])) for one in written]


def trick(leader: Seat, played: tuple[TarocchinoCard, ...]) -> Trick[TarocchinoCard]:
    return Trick(leader, played, play.winning(leader, played))


def settled(dealer: Seat, discards: str, *written: str) -> Piles:
    return settlement.settled(tricks(*written), dealer, cards(discards), RULEBOOK)


def counted(piles: Piles, side: Side) -> str:
    return codes(tuple(sorted(piles.counted[side])))


def price(taken: str, discards: str = "") -> str:
    return settlement.matto_price(cards(taken), cards(discards), RULEBOOK).code


@pytest.mark.rule("tarocchino.settlement.cards")
def test_each_side_counts_the_cards_of_its_tricks() -> None:
    piles = settled(1, "S8 S9", "0 DR D1 D6 D7", "0 C7 C8 C9 CR")
    assert [counted(piles, side) for side in SIDES] == ["D1 D6 D7 DR", "C7 C8 C9 CR S8 S9"]


@pytest.mark.rule("tarocchino.dealing.discard-side")
@pytest.mark.parametrize(("dealer", "side"), [(0, 0), (1, 1), (2, 0), (3, 1)])
def test_the_cards_laid_aside_count_for_the_dealers_pair(dealer: Seat, side: Side) -> None:
    piles = settled(dealer, "S8 S9", "0 DR D1 D6 D7", "0 C7 C8 C9 CR")
    assert piles.discard_side == side
    assert set(cards("S8 S9")) <= set(piles.counted[side])


@pytest.mark.rule("tarocchino.settlement.last-trick")
def test_the_last_trick_is_worth_6_points() -> None:
    assert settlement.last_trick(tricks("0 DR D1 D6 D7", "0 C7 C8 C9 CR")) == (0, 6)


@pytest.mark.rule("tarocchino.settlement.matto-kept")
def test_the_matto_goes_back_to_the_pair_that_played_it_to_the_others_trick() -> None:
    piles = settled(1, "S8 S9", "0 MA D1 D6 DR", "3 C7 CR C8 C9")
    assert piles.keeper == 0
    assert [counted(piles, side) for side in SIDES] == ["C8 C9 CR MA", "D1 D6 DR C7 S8 S9"]


@pytest.mark.rule("tarocchino.settlement.matto-kept")
def test_nothing_is_exchanged_where_its_own_pair_took_the_trick() -> None:
    piles = settled(1, "S8 S9", "0 MA D6 DR D1", "2 C7 CR C8 C9")
    assert (piles.keeper, piles.price) == (None, None)
    assert [counted(piles, side) for side in SIDES] == ["D1 D6 DR MA", "C7 C8 C9 CR S8 S9"]


@pytest.mark.rule("tarocchino.settlement.matto-kept")
def test_nothing_is_exchanged_while_nobody_has_played_the_matto() -> None:
    assert settlement.matto_player(tricks("0 DR D1 D6 D7")) is None
    assert settlement.matto_debtor(tricks("0 DR D1 D6 D7")) is None


@pytest.mark.rule("tarocchino.settlement.no-trick-matto")
def test_a_pair_without_a_trick_loses_the_matto() -> None:
    piles = settled(1, "S8 S9", "0 MA D1 D6 DR", "3 CR C7 C8 C9")
    assert (piles.keeper, piles.price) == (None, None)
    assert [counted(piles, side) for side in SIDES] == ["", "D1 D6 DR C7 C8 C9 CR S8 S9 MA"]


@pytest.mark.rule("tarocchino.settlement.no-trick-discard")
def test_a_dealers_pair_without_a_trick_loses_the_cards_laid_aside() -> None:
    piles = settled(2, "S8 S9", "0 MA D1 D6 DR", "3 CR C7 C8 C9")
    assert piles.discard_side == 1
    assert counted(piles, 1) == "D1 D6 DR C7 C8 C9 CR S8 S9 MA"


@pytest.mark.rule("tarocchino.settlement.no-trick-discard")
def test_with_a_single_trick_the_dealers_pair_keeps_them() -> None:
    assert settled(2, "S8 S9", "0 DR D1 D6 D7", "0 C7 C8 C9 CR").discard_side == 0


@pytest.mark.rule("tarocchino.settlement.matto-price")
@pytest.mark.parametrize(
    ("taken", "discards", "right"),
    [
        ("DR D6 DQ DC", "C6 S6", "D6"),
        ("DR DQ DC DF", "C9 S7", "S7"),
        ("DR DQ DC DF", "T5 D1", "T5"),
        ("DR CQ SC BF", "SF CF", "BF"),
        ("DR CQ SC BC", "SF CF", "CF"),
        ("DR CQ", "SC BC", "BC"),
        ("DR AN", "", "DR"),
        ("BE MO AN", "", "BE"),
        ("DR CR AN MO", "SQ BQ", "BQ"),
    ],
)
def test_a_one_point_card_goes_from_the_tricks_first_else_the_lowest_there_is(
    taken: str, discards: str, right: str
) -> None:
    assert price(taken, discards) == right


@pytest.mark.rule("tarocchino.settlement.matto-price")
@pytest.mark.parametrize(
    ("taken", "right"),
    [
        ("S6 C6 D7 B7 T5", "C6"),
        ("S10 B10 T5 M1 D1", "B10"),
        ("T16 T5 M1 LU SO D1", "T5"),
        ("M2 LU SO D1 T16", "T16"),
        ("M2 LU D1", "M2"),
        ("SO LU C1", "LU"),
        ("SO C1 S1", "SO"),
        ("S1 B1 DR", "B1"),
    ],
)
def test_among_equals_the_first_in_the_order_goes(taken: str, right: str) -> None:
    assert price(taken) == right


@pytest.mark.rule("tarocchino.settlement.matto-price")
def test_the_order_of_equals_is_the_clauses_own() -> None:
    assert [card.code for card in PRICE_ORDER] == brute_force.EQUALS


@pytest.mark.rule("tarocchino.settlement.matto-price")
@pytest.mark.parametrize(
    ("taken", "right"),
    [
        # Every one-point card here is part of a combination.
        ("D1 S1 AN MO T16 T15", "T15"),
        ("D1 S1 AN MO T16", "T16"),
        # The Ace of coins lengthens two sequences, the others one.
        ("D1 S1 B1 DR DQ DC", "B1"),
        # Without a Moor or the Ace of swords two sequences are left, 15 and 10; without the Ace of coins 10 and 10.
        ("M1 M2 D1 S1 DR DQ", "M1"),
    ],
)
def test_the_card_goes_whose_loss_costs_least(taken: str, right: str) -> None:
    assert price(taken) == right


@pytest.mark.rule("tarocchino.settlement.matto-price")
def test_the_loss_counts_cards_laid_aside_and_the_kept_matto() -> None:
    # With the Ace laid aside and the Matto there are four Aces, and one of them costs less than the Grande.
    assert [price("D1 B1 LU AN", discards) for discards in ("S1 C6", "S9 C6")] == ["D1", "LU"]


@pytest.mark.rule("tarocchino.settlement.matto-price")
def test_what_the_other_pair_gains_is_not_weighed() -> None:
    # Moon and Moor cost the same, and the Moor comes first, though it makes the others' third.
    piles = settled(0, "S8 S9", "0 LU M3 DQ CQ", "1 T6 M2 C6 MA", "1 T7 M1 C7 C8")
    assert (piles.keeper, str(piles.price)) == (0, "M3")
    assert find(piles.counted[1]).total == 10


@pytest.mark.rule("tarocchino.settlement.matto-price")
def test_the_loss_of_a_card_is_what_its_pile_scores_less_without_it() -> None:
    pile = cards("M1 M2 M3 DR DQ DC D1 S1 B1")
    lost = {card.code: settlement.loss(pile, card, RULEBOOK) for card in pile}
    # 10, 15 and 10 are doubled to 70; without the Ace of coins 10 and 10 are left.
    assert lost["D1"] == 1 + 2 * (70 - 20)
    assert lost["B1"] == 1 + 2 * (70 - 25)
    assert lost["M1"] == 1 + 2 * (70 - 25)
    assert lost["DR"] == 9 + 2 * (70 - 20)


def test_every_trick_of_tarocchino_is_taken() -> None:
    with pytest.raises(ValueError, match="every trick of Tarocchino is taken"):
        settlement.taken_by(Trick(0, cards("D1 D6 D7 D8"), None))


@pytest.mark.rule("tarocchino.settlement.total")
@pytest.mark.parametrize(("totals", "side"), [((10, 9), 0), ((9, 10), 1), ((9, 9), None)])
def test_the_side_with_more_points_wins_and_equal_totals_are_a_draw(
    totals: tuple[int, int], side: Side | None
) -> None:
    assert settlement.winner(totals) == side


@pytest.mark.rule("tarocchino.settlement.matto-price")
@pytest.mark.parametrize("richness", range(4))
def test_the_price_agrees_with_brute_force(richness: int) -> None:
    rng = Stream(f"price {richness}", "settlement")
    rich = cards("DR CR BR SR DQ CQ BQ SQ DC CC DF D1 C1 B1 S1 M1 M2 M3 M4 BE AN MO SO LU T16 T15 T14")
    dear = tuple(card for card in TAROCCHINO.deck if card.points > 1 and card is not THE_MATTO)
    plain = TAROCCHINO.deck.rest((THE_MATTO,))
    for _ in range(200):
        among = rng.shuffled((plain, rich, dear, (*rich, *cards("T13 T12 T11 T10 T9 T8 T7 T6 T5")))[richness])
        taken, rest = among[: 4 * (1 + rng.below(5))], among[20:]
        discards = tuple(card for card in rest if not (card.is_king or card.is_tarocco))[: 2 * rng.below(2)]
        found = settlement.matto_price(taken, discards, RULEBOOK)
        right = brute_force.price([card.code for card in taken], [card.code for card in discards])
        assert found.code == right, (codes(taken), codes(discards))
        assert found in price_candidates(taken, discards)


def test_whole_deals_are_settled_as_by_brute_force() -> None:
    for number in range(60):
        end = random_deal(f"settle {number}")[-1]
        sheet = TAROCCHINO.settle(end)
        assert sheet is not None
        right = brute_force.settle(
            end.dealer,
            [card.code for card in end.discards],
            [(made.seat, [card.code for card in end.hands_of_fifteen[made.seat]]) for made in end.declared],
            [(done.leader, [card.code for card in done.cards]) for done in end.tricks],
        )
        assert sheet.outcome == right


def test_no_card_is_lost_in_the_exchange() -> None:
    for number in range(30):
        end = random_deal(f"settle {number}")[-1]
        piles = settlement.settled(end.tricks, end.dealer, end.discards, RULEBOOK)
        assert sorted((*piles.counted[0], *piles.counted[1])) == list(TAROCCHINO.deck)
        assert [half_points(pile) % 2 for pile in piles.counted] == [0, 0]

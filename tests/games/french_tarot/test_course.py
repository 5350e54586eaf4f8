"""The course of a deal: phases follow one another, and what is not of this game is a mistake."""

from dataclasses import dataclass

import pytest

from cardavia.cards import Card
from cardavia.games.french_tarot import FRENCH_TAROT
from cardavia.games.french_tarot.chien import CardsApartShown
from cardavia.games.french_tarot.dealing import DealOpened
from cardavia.games.french_tarot.state import Phase
from cardavia.match.deal import Deal
from cardavia.rules import Action, CardPlayed, Choices, PlayCard
from tests.games.french_tarot.table import RULEBOOK, after, broken, cards, codes, table

STRANGE_CARD = PlayCard(Card("HK", 0))


@dataclass(frozen=True, slots=True)
class Knock(Action):
    """An action of no game here."""


def to_the_end(deal: Deal) -> list[Deal]:
    """Return the deal at every moment, each seat doing the first thing it is offered."""
    moments = [deal]
    while not deal.over:
        (seat,) = deal.actors
        choices = deal.game.choices(deal.state, seat)
        action = (
            choices.actions[0]
            if choices.actions
            else deal.game.read(choices.picks[0].word(choices.picks[0].proposed))
        )
        answer = deal.act(seat, action)
        assert isinstance(answer, Deal)
        deal = answer
        moments.append(deal)
    return moments


def phases(deal: Deal) -> list[str]:
    """Return the phases of a deal in order, each once."""
    seen = [deal.game.view(moment.state, None).phase for moment in to_the_end(deal)]
    return list(dict.fromkeys(seen))


def test_a_garde_goes_through_every_phase() -> None:
    deal = after(table(), "0 bid garde")
    assert phases(deal) == ["bidding", "ecart", "chelem", "play", "over"]


def test_a_garde_contre_has_no_ecart() -> None:
    deal = after(table(), "0 bid garde-contre")
    assert phases(deal) == ["chelem", "play", "over"]


def test_a_deal_that_everybody_passes_is_over_after_the_auction() -> None:
    assert phases(table()) == ["bidding", "over"]


@pytest.mark.rule("tarot.play.eighteen-tricks")
def test_the_last_trick_ends_the_deal_and_shows_the_ecart() -> None:
    end = to_the_end(after(table(), "0 bid garde"))[-1]
    (shown,) = [event for event in end.events if isinstance(event, CardsApartShown)]
    assert shown == end.events[-1]
    assert shown.cards == end.game.view(end.state, None).ecart


@pytest.mark.rule("tarot.chien.contre")
def test_the_last_trick_shows_a_hidden_chien() -> None:
    end = to_the_end(after(table(chien="T1 T2 T3 S1 S2 S3"), "0 bid garde-contre"))[-1]
    assert end.events[-1] == CardsApartShown(cards("S1 S2 S3 T1 T2 T3"))
    assert codes(end.game.view(end.state, 2).chien or ()) == "S1 S2 S3 T1 T2 T3"


def test_after_the_end_every_word_is_a_wrong_one() -> None:
    end = to_the_end(after(table(), "0 bid garde-contre"))[-1]
    assert [broken(end, f"{seat} play S1") for seat in range(4)] == ["record.word"] * 4


def test_a_wrong_seat_is_cited_before_a_wrong_word() -> None:
    assert broken(table(), "1 dance") == "tarot.bidding.once"
    assert broken(table(), "0 dance") == "record.word"


def test_nothing_is_offered_out_of_turn() -> None:
    assert FRENCH_TAROT.choices(table().state, 1) == Choices()


def test_a_deal_begins_with_its_opening() -> None:
    with pytest.raises(TypeError, match="begins with DealOpened"):
        FRENCH_TAROT.start(table().events[1:])


def test_a_deal_is_opened_once() -> None:
    with pytest.raises(TypeError, match="no event"):
        FRENCH_TAROT.evolve(table().state, DealOpened(0, RULEBOOK))


def test_a_card_of_another_game_cannot_be_played() -> None:
    with pytest.raises(TypeError, match="no event"):
        FRENCH_TAROT.evolve(table().state, CardPlayed(0, STRANGE_CARD.card))


@pytest.mark.parametrize("action", [STRANGE_CARD, Knock()], ids=["a strange card", "a strange verb"])
def test_an_action_of_another_game_is_a_mistake(action: Action) -> None:
    with pytest.raises(TypeError, match="no action of French Tarot"):
        FRENCH_TAROT.refuse(table().state, 0, action)


def test_what_is_refused_cannot_be_decided() -> None:
    with pytest.raises(ValueError, match="refused by tarot"):
        FRENCH_TAROT.decide(table().state, 1, FRENCH_TAROT.read("bid pass"))


def test_there_is_no_taker_before_the_auction_is_over() -> None:
    with pytest.raises(ValueError, match="nobody has taken"):
        _ = table().state.auction.settled


def test_a_full_trick_lies_on_the_table_until_it_is_taken() -> None:
    deal = after(table("S1", "S2", "S3", "S4"), "0 bid garde-contre", "0 chelem no", "0 play S1", "1 play S2")
    deal = after(deal, "2 play S3")
    played, _ = FRENCH_TAROT.decide(deal.state, 3, FRENCH_TAROT.read("play S4"))
    between = FRENCH_TAROT.evolve(deal.state, played)
    view = FRENCH_TAROT.view(between, None)
    assert (view.phase, view.turn, len(view.trick), view.tricks) == (Phase.PLAY, None, 4, ())

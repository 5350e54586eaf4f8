"""French Tarot in short: deals, hands, actions and refusals written as text."""

from collections.abc import Iterable

from cardavia.cards import SEATS, Card, Dealt, Seat, Trick
from cardavia.games.french_tarot import FRENCH_TAROT
from cardavia.games.french_tarot.deck import Cards, TarotCard
from cardavia.games.french_tarot.house_rules import FrenchTarotHouseRules
from cardavia.match.deal import Deal, begin
from cardavia.rules import Refusal

RULEBOOK = FrenchTarotHouseRules()

DECK = FRENCH_TAROT.deck


def cards(codes: str) -> Cards:
    return DECK.read(codes)


def codes(held: Iterable[Card]) -> str:
    return " ".join(card.code for card in held)


def dealt(*hands: str, chien: str = "") -> Dealt[TarotCard]:
    """Return a deal in which the seats, from 0 on, and the chien have at least these cards.

    What is left of the deck goes round in deck order to those who have not enough; the chien comes last, and so
    does the Petit, lest it be bare in some hand.
    """
    parts = [list(cards(hand)) for hand in (*hands, *[""] * (len(SEATS) - len(hands)), chien)]
    *held, talon = parts
    left = sorted(DECK.rest(*parts), key=lambda card: (card.is_petit, card.order))
    while waiting := [hand for hand in held if len(hand) < 18]:
        for hand in waiting:
            hand.append(left.pop(0))
    talon.extend(left)
    return Dealt(tuple(tuple(sorted(hand)) for hand in held), tuple(sorted(talon)))


def table(*hands: str, chien: str = "", dealer: Seat = 3, house_rules: FrenchTarotHouseRules = RULEBOOK) -> Deal:
    """Return such a deal before its first action. By default seat 3 deals and seat 0 begins."""
    return begin(FRENCH_TAROT, house_rules, dealer, dealt(*hands, chien=chien))


def after(deal: Deal, *said: str) -> Deal:
    """Return the deal after these words, each of which must be allowed."""
    for words in said:
        answer = deal.hear(words)
        assert isinstance(answer, Deal), (words, answer)
        deal = answer
    return deal


def played(deal: Deal, plays: str) -> Deal:
    """Return the deal after these cards, each played by the seat whose turn it is."""
    for code in plays.split():
        deal = after(deal, f"{deal.actors[0]} play {code}")
    return deal


def refusal(deal: Deal, said: str) -> Refusal | None:
    """Return why these words are refused, or `None` when they are not."""
    answer = deal.hear(said)
    return answer if isinstance(answer, Refusal) else None


def broken(deal: Deal, said: str) -> str | None:
    """Return the rule that these words break."""
    refused = refusal(deal, said)
    return None if refused is None else refused.rule


def trick(written: str) -> Trick[TarotCard]:
    """Return a finished trick: "1: EX S3 S8 SV -> 0" was led by seat 1 and taken by seat 0."""
    leader, _, rest = written.partition(": ")
    played_cards, _, taken_by = rest.partition(" -> ")
    return Trick(int(leader), cards(played_cards), int(taken_by))

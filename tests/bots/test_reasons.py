"""Every rule of thumb can be told as a reason."""

from typing import Any

from cardavia.bots.thumb import aluette
from cardavia.bots.thumb.book import Book
from cardavia.bots.thumb.french_tarot import bidding, defence, ecart, taker
from cardavia.bots.thumb.tarocchino import before, playing
from cardavia.words import speak

BOOKS: tuple[Book[Any], ...] = (
    aluette.PLAY,
    bidding.BIDDING,
    bidding.CHELEM,
    bidding.POIGNEE,
    ecart.ECART,
    taker.TAKER,
    defence.DEFENCE,
    before.DISCARD,
    before.DECLARE,
    playing.PLAY,
)


def test_each_rule_of_thumb_has_its_sentence() -> None:
    english = speak("en")
    ids = {thumb.id for book in BOOKS for thumb in book.thumbs}
    assert all(english.say(f"reason-{name.replace('.', '-')}") for name in ids)


def test_ids_are_unique_within_a_book() -> None:
    for book in BOOKS:
        ids = [thumb.id for thumb in book.thumbs]
        assert len(ids) == len(set(ids))

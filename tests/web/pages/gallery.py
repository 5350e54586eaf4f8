"""Every page, rendered: all games at all moments, and all the pages around the table."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from functools import cache
from typing import Any

from cardavia.games import GAMES
from cardavia.match.commitment import opening
from cardavia.match.deal import Deal
from cardavia.rules import PlayCard
from cardavia.web.pages import book, decks, errors, glossary, history, home, join, score, settings, verify
from cardavia.web.pages.frame import Frame
from cardavia.web.pages.preferences import Paper, Preferences, Switch
from cardavia.web.pages.render import Page, render
from cardavia.web.pages.sight import Answer, Candidate, Claim, Hint, Occupant, Offer, Refused, Sitter, TableSight
from cardavia.web.pages.table import table_page
from cardavia.words import Speaker, speak
from tests.web.pages import rehearsal
from tests.web.pages.rehearsal import SITTERS, PlainFaces, found, over, seen, to_play

STRONG = "T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 SR HR EX"
"""Fifteen trumps: every level of a poignee is open."""

PETIT_SEC = "S1 S2 S3 S4 S5 S6 S7 S8 S9 S10 H1 H2 H3 H4 H5 H6 H7 T1"
DISTINCT = (
    "aluette-away",
    "aluette-book",
    "aluette-claim",
    "aluette-deck",
    "aluette-hint",
    "aluette-lead",
    "aluette-offers",
    "aluette-over",
    "aluette-play",
    "aluette-replay-18",
    "aluette-score",
    "aluette-spoiled",
    "aluette-wait",
    "error-422",
    "french-tarot-bid",
    "french-tarot-chelem",
    "french-tarot-defends",
    "french-tarot-discard",
    "french-tarot-discard-refused",
    "french-tarot-petit-sec",
    "french-tarot-poignee-by-hand",
    "french-tarot-poignees",
    "french-tarot-refused",
    "french-tarot-score",
    "glossary",
    "history",
    "home",
    "home-first",
    "join",
    "rules",
    "settings",
    "tarocchino-declare",
    "tarocchino-declare-many",
    "tarocchino-discard",
    "tarocchino-shown",
    "verify",
)
"""One page of every kind, and those that the modules are tried on."""

Named = Iterator[tuple[str, Page]]


def frame(path: str, speaker: Speaker | None = None, preferences: Preferences | None = None) -> Frame:
    """Return the frame of a page at this address."""
    return replace(rehearsal.frame(path=path, preferences=preferences), speaker=speaker or speak("en"))


def rendered(speaker: Speaker | None = None, preferences: Preferences | None = None) -> dict[str, str]:
    """Return every page by a name."""
    return {name: render(page) for name, page in every_page(speaker, preferences)}


def shown(speaker: Speaker | None = None, preferences: Preferences | None = None) -> dict[str, str]:
    """Return the pages for a browser: one of every kind, since a browser takes its time."""
    return {name: render(page) for name, page in every_page(speaker, preferences) if name in DISTINCT}


def every_page(speaker: Speaker | None = None, preferences: Preferences | None = None) -> Named:
    """Yield every page with a name."""
    yield from tables(speaker, preferences)
    yield from of_games(speaker, preferences)
    yield from others(speaker, preferences)


def tables(speaker: Speaker | None = None, preferences: Preferences | None = None) -> Named:
    """Yield the table's page at every moment of every game."""
    around = frame("/tables/abc", speaker, preferences)
    for name, sight in sights():
        yield name, table_page(around, sight, PlainFaces(sight.game.name))


@cache
def sights() -> tuple[tuple[str, TableSight], ...]:
    """Return what a seat sees at every kind of moment; found once, whatever the language."""
    return tuple(_sights())


def _sights() -> Iterator[tuple[str, TableSight]]:
    for game in GAMES:
        playing = found(game, to_play(0, tricks=2, cards=2))
        yield f"{game}-play", seen(playing)
        yield f"{game}-lead", seen(found(game, to_play(0)))
        yield f"{game}-wait", seen(found(game, lambda deal: deal.actors == (1,) and _is_trick(deal)))
        yield f"{game}-public", seen(playing, None)
        yield f"{game}-over", seen(found(game, over))
        yield f"{game}-guest", seen(found(game, over), host=False)
        yield f"{game}-offers", seen(playing, offers=frozenset(Offer), invitation="https://cards.example/join/xyz")
        yield f"{game}-claim", seen(playing, claim=Claim(by=2, asked=True))
        yield f"{game}-claimed", seen(playing, claim=Claim(by=0, asked=False))
        yield f"{game}-away", seen(playing, sitters=(Sitter("", Occupant.AWAY, "club"), *SITTERS[1:]))
        yield f"{game}-stale", seen(playing, answer=Answer.STALE)
        yield f"{game}-hint", seen(playing, hint=_hint(playing))
    yield from _of_aluette()
    yield from _of_french_tarot()
    yield from _of_tarocchino()


def _of_aluette() -> Iterator[tuple[str, TableSight]]:
    spoiled = found(
        "aluette", lambda deal: to_play(0, 1)(deal) and deal.game.view(deal.state, 0).tricks[-1].taken_by is None
    )
    yield "aluette-spoiled", seen(spoiled)


def _of_french_tarot() -> Iterator[tuple[str, TableSight]]:
    name = "french-tarot"
    for verb in ("bid", "chelem", "poignee"):
        yield f"{name}-{verb}", seen(found(name, asks(0, verb)))
    laying = found(name, asks(0, "discard"))
    yield f"{name}-discard", seen(laying)
    barred = next(card.code for card in _view(laying).hand if card.is_king or card.is_bout)
    yield f"{name}-discard-refused", refused(laying, f"discard {barred} {_five(laying)}")
    yield f"{name}-refused", _refused_card(found(name, lambda deal: to_play(0, 3, 2)(deal) and bool(_closed(deal))))
    yield f"{name}-shown", seen(found(name, lambda deal: _first_trick(deal) and bool(_view(deal).poignees)))
    strong = rehearsal.played_on(rehearsal.holding(name, STRONG), "1", asks(0, "poignee"))
    yield f"{name}-poignees", seen(strong)
    yield f"{name}-poignee-by-hand", seen(strong, pick=0)
    yield (
        f"{name}-petit-sec",
        seen(rehearsal.holding(name, PETIT_SEC)),
    )
    yield f"{name}-all-pass", seen(_all_pass(rehearsal.played_to(name, "1", asks(0, "bid"))))
    yield f"{name}-defends", seen(found(name, lambda deal: deal.actors == (1,) and asks(1, "discard")(deal)))


def _of_tarocchino() -> Iterator[tuple[str, TableSight]]:
    name = "tarocchino"
    yield f"{name}-discard", seen(found(name, asks(3, "discard")), 3)
    yield f"{name}-declare", seen(found(name, asks(0, "declare")))
    yield f"{name}-declare-many", seen(found(name, _many_to_declare))
    yield f"{name}-asks-others", seen(found(name, asks(1, "declare")))
    yield f"{name}-shown", seen(found(name, lambda deal: _first_trick(deal) and len(_view(deal).declared) > 1))
    yield f"{name}-refused", _refused_card(found(name, lambda deal: to_play(0, 3, 2)(deal) and bool(_closed(deal))))


def asks(seat: int, verb: str) -> rehearsal.Moment:
    """Return the moment at which a seat is asked for this."""

    def is_it(deal: Deal) -> bool:
        choices = deal.game.choices(deal.state, seat)
        words = [deal.game.word(action) for action in choices.actions] + [pick.verb for pick in choices.picks]
        return deal.actors == (seat,) and any(word.split(" ")[0] == verb for word in words)

    return is_it


def _many_to_declare(deal: Deal) -> bool:
    """Say whether seat 0 is asked whether to declare combinations of eight cards or more."""
    held = deal.game.view(deal.state, 0).to_declare
    return held is not None and asks(0, "declare")(deal) and len(held.combinations.cards) >= 8


def refused(deal: Deal, word: str) -> TableSight:
    """Return what seat 0 sees when this word was just refused."""
    refusal = deal.game.refuse(deal.state, 0, deal.game.read(word))
    assert refusal is not None
    return seen(deal, refused=Refused(word, refusal))


def _refused_card(deal: Deal) -> TableSight:
    return refused(deal, f"play {_closed(deal)[0]}")


def _closed(deal: Deal) -> list[str]:
    game = deal.game
    codes = [card.code for card in game.view(deal.state, 0).hand]
    return [code for code in codes if game.refuse(deal.state, 0, game.read(f"play {code}")) is not None]


def _five(deal: Deal) -> str:
    return " ".join(card.code for card in deal.game.choices(deal.state, 0).picks[0].proposed[:5])


def _all_pass(deal: Deal) -> Deal:
    while not deal.over:
        after = deal.act(deal.actors[0], deal.game.read("bid pass"))
        assert isinstance(after, Deal)
        deal = after
    return deal


def _view(deal: Deal) -> Any:
    return deal.game.view(deal.state, 0)


def _first_trick(deal: Deal) -> bool:
    return to_play(0)(deal) and not _view(deal).tricks


def _is_trick(deal: Deal) -> bool:
    return len(deal.game.view(deal.state, 1).tricks) == 1


def _hint(deal: Deal) -> Hint:
    actions = deal.game.choices(deal.state, 0).actions
    words = [deal.game.word(action) for action in actions if isinstance(action, PlayCard)]
    best, step = (0.42, 0.1) if deal.game.name == "aluette" else (12.4, 3.5)
    return Hint(tuple(Candidate(word, best - place * step, None) for place, word in enumerate(words[:3])))


def of_games(speaker: Speaker | None = None, preferences: Preferences | None = None) -> Named:
    """Yield the pages of each game."""
    for name, game in GAMES.items():
        faces = PlainFaces(name)
        yield f"{name}-book", book.book_page(frame(f"/en/rules/{name}", speaker, preferences), game, faces)
        yield f"{name}-deck", decks.deck_page(frame(f"/en/cards/{name}", speaker, preferences), game, faces)
        done = finished(name)
        scored = score.ScoreSight(seen(done), sits=True, goes_on=True, is_over=False, replay="/history/1")
        yield f"{name}-score", score.score_page(frame("/tables/abc/score", speaker, preferences), scored, faces)
        for step in (0, len(done.actions) // 2, len(done.actions)):
            around = frame(f"/history/1?at={step}", speaker, preferences)
            yield f"{name}-replay-{step}", history.replay_page(around, _replayed(done, step), faces)


@cache
def finished(game: str) -> Deal:
    """Return a deal that is over and counts."""
    return found(game, over)


def _replayed(done: Deal, step: int) -> history.Replayed:
    deal = done.at(step)
    view = deal.game.view(deal.state, None)
    hands = tuple(deal.game.view(deal.state, seat).hand for seat in range(4))
    best: tuple[int, ...] = ()
    return history.Replayed(
        "1",
        done.game,
        done.dealer,
        0,
        SITTERS,
        done.cards,
        hands,
        view.trick,
        best,
        deal.events,
        step,
        len(done.actions),
        None,
    )


def others(speaker: Speaker | None = None, preferences: Preferences | None = None) -> Named:
    """Yield the pages around the table."""

    def around(path: str) -> Frame:
        return frame(path, speaker, preferences)

    running = seen(found("aluette", to_play(0, tricks=2)))
    yield "home", home.home_page(around("/"), PlainFaces, running)
    yield "home-first", home.home_page(around("/"), PlainFaces, None)
    yield "rules", book.rules_page(replace(around("/en/rules"), table="/tables/abc"), PlainFaces)
    yield "glossary", glossary.glossary_page(around("/en/glossary"))
    yield "settings", settings.settings_page(around("/settings"), ("first-steps", "family-table", "club", "master"))
    levels = ("first-steps", "club")
    yield "settings-kept", settings.settings_page(around("/settings"), levels, kept=True)
    for status in (*errors.TOLD, 418):
        lines = ("Line 3.",) if status == 422 else ()
        yield f"error-{status}", errors.error_page(around("/nowhere"), status, lines)
    opened = opening(bytes(32), 1)
    yield "verify", verify.verify_page(around("/tables/abc/verify"), "abc", 1, opened.commitment, opened)
    yield "verify-later", verify.verify_page(around("/tables/abc/verify"), "abc", 1, opened.commitment, None)
    yield "verify-false", verify.verify_page(around("/tables/abc/verify"), "abc", 1, "00" * 32, opened)
    seats = (Sitter("Anna", Occupant.PERSON), *SITTERS[1:])
    yield "join", join.join_page(around("/join/xyz"), GAMES["aluette"], "xyz", seats, 0)
    for reason in ("seat-taken", "not-now"):
        refused = join.join_page(around("/join/xyz"), GAMES["aluette"], "xyz", seats, 0, "Ben", reason)
        yield f"join-{reason}", refused
    past = [
        history.PastDeal(
            "1", GAMES["aluette"], datetime(2026, 5, 4, 18, 30), ("Anna", "Jeanne"), 2, void=False, table="abc"
        ),
        history.PastDeal("2", GAMES["aluette"], datetime(2026, 5, 3, 18, 30), ("Anna",), None, void=True),
    ]
    yield "history", history.history_page(around("/history"), past, ("Line 1.",))
    yield "history-read", history.history_page(around("/history"), past, read=12)
    yield "history-first", history.history_page(around("/history"), [])


ALL_ON = Preferences(paper=Paper.EVENING, felt=90, contrast=10, grain=80, warmth=20, switches=frozenset(Switch))
"""Preferences far from rest."""

__all__ = ["ALL_ON", "Refused", "every_page", "rendered", "sights"]

"""The messages a player reads: everything that a game says by an id can be put into words."""

from collections.abc import Iterator
from dataclasses import fields
from enum import Enum
from typing import Any

from cardavia.cards import SEATS
from cardavia.rules import AnyGame, Facts, Refusal
from cardavia.words import ENGLISH, Company, Language, Speaker, speak
from cardavia.words.book import open_book
from cardavia.words.examples import told_fields
from cardavia.words.log import tell
from cardavia.words.naming import kind, refusal_key
from cardavia.words.refusals import explain
from cardavia.words.sheet import tell_sheet, tell_void
from tests.battery.sittings import EYES, Sitting, actions_of, play
from tests.battery.test_events import kinds_of
from tests.book.cited import message_keys, refusing_rules


def speakers(game: AnyGame, language: str = "en") -> Iterator[Speaker]:
    """Yield a speaker to each seat and to the public."""
    for eyes in EYES:
        yield speak(language).at(game.prefix, Company(seen_from=eyes, clockwise=game.clockwise))


def test_every_card_has_a_name_in_every_form(game: AnyGame, language: Language) -> None:
    speaker = speak(language.code).at(game.prefix)
    for card in game.deck:
        for form in ("", ".play", ".of", ".short"):
            assert speaker.knows(f"card-{game.prefix}-{card.code}{form}"), (card.code, form)


def test_no_two_cards_have_the_same_name(game: AnyGame, language: Language) -> None:
    speaker = speak(language.code).at(game.prefix)
    for form in ("", "play", "of", "short"):
        assert len({speaker.card(card, form) for card in game.deck}) == len(game.deck)


def test_every_rule_that_refuses_has_its_message(game: AnyGame) -> None:
    refusing = list(refusing_rules(game))
    assert refusing
    assert [rule for rule in refusing if not speak("en").knows(refusal_key(rule))] == []


def test_every_refusal_message_of_the_game_is_that_of_a_rule(game: AnyGame) -> None:
    keys = {key for key in message_keys(ENGLISH) if key.startswith(f"refusal-{game.prefix}-")}
    assert keys <= {refusal_key(rule) for rule in game.rules}


def test_every_kind_of_event_has_its_sentence(game: AnyGame) -> None:
    missing = [key for key in (f"event-{game.prefix}-{named(event)}" for event in kinds_of(game)) if not known(key)]
    assert missing == []


def test_every_event_message_of_the_game_is_that_of_an_event(game: AnyGame) -> None:
    keys = {key for key in message_keys(ENGLISH) if key.startswith(f"event-{game.prefix}-")}
    assert keys <= {f"event-{game.prefix}-{named(event)}" for event in kinds_of(game)}


def test_every_house_rule_has_its_name_and_its_values_have_theirs(game: AnyGame) -> None:
    standard = game.house_rules()
    for field in fields(standard):
        key = f"house-rule-{game.prefix}-{field.name.replace('_', '-')}"
        value = getattr(standard, field.name)
        values = [item.value for item in type(value)] if isinstance(value, Enum) else ["yes", "no"]
        assert known(key), key
        assert [f"{key}.{word}" for word in values if not known(f"{key}.{word}")] == []


def test_every_event_of_a_deal_can_be_told_to_everybody_who_may_know_it(sitting: Sitting) -> None:
    deal = play(sitting)[-1]
    for speaker in speakers(deal.game):
        for event in deal.events:
            if event.audience.admits(speaker.company.seen_from):
                assert isinstance(tell(speaker, event), str)


def test_the_phase_of_a_deal_can_be_told(sitting: Sitting) -> None:
    game = play(sitting)[0].game
    phases = {game.view(deal.state, None).phase for deal in play(sitting)}
    assert [phase for phase in phases if not known(f"phase-{game.prefix}-{phase}")] == []


def test_the_score_sheet_of_a_deal_can_be_told(sitting: Sitting) -> None:
    deal = play(sitting)[-1]
    assert deal.sheet is not None
    for speaker in speakers(deal.game):
        if deal.sheet.void:
            assert tell_void(speaker, deal.sheet)
        assert all(row.text for block in tell_sheet(speaker, deal.sheet) for row in block.rows)


def test_every_refusal_can_be_explained(sitting: Sitting) -> None:
    for deal in play(sitting)[::4]:
        game = deal.game
        for seat in SEATS:
            speaker = speak("en").at(game.prefix, Company(seen_from=seat, clockwise=game.clockwise))
            for refused in refusals(game, deal.state, seat):
                explanation = explain(speaker, refused, game.choices(deal.state, seat))
                assert explanation.refused
                assert explanation.allowed


def test_the_fields_of_every_example_have_labels(game: AnyGame) -> None:
    speaker = speak("en").at(game.prefix)
    for example in open_book(game.name, ENGLISH).examples:
        assert all(label for label, _ in told_fields(speaker, example, game.deck))


def refusals(game: AnyGame, state: Any, seat: int) -> list[Refusal]:
    """Return one refusal for each rule and each set of facts that it names."""
    found: dict[tuple[str, tuple[str, ...]], Refusal] = {}
    for action in actions_of(game.name):
        refused = game.refuse(state, seat, action)
        if refused is not None:
            found[refused.rule, names_of(refused.facts)] = refused
    return list(found.values())


def names_of(facts: Facts) -> tuple[str, ...]:
    return tuple(f"{name} {value}" if isinstance(value, str) else name for name, value in facts)


def known(key: str) -> bool:
    return speak("en").knows(key)


def named(event: type) -> str:
    """Return the name of a kind of event as keys write it."""
    return kind(object.__new__(event))

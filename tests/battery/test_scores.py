"""Score sheets: what is added up adds up, and the scores sum as the game's must."""

from collections.abc import Callable, Mapping

from cardavia.rules import Line, ScoreSheet
from tests.battery.sittings import Sitting, play


def sheet_of(sitting: Sitting) -> ScoreSheet:
    sheet = play(sitting)[-1].sheet
    assert sheet is not None
    return sheet


def sums(lines: tuple[Line, ...]) -> tuple[int, ...]:
    """Return the sum of each column."""
    return tuple(
        sum(amount or 0 for amount in column) for column in zip(*(line.amounts for line in lines), strict=True)
    )


def one_side_scores(scores: tuple[int, ...]) -> bool:
    """Aluette: partners score alike, and only one pair scores: nothing, 1 or 2 points."""
    return scores[0] == scores[2] and scores[1] == scores[3] and sorted(scores[:2]) in ([0, 0], [0, 1], [0, 2])


def one_against_three(scores: tuple[int, ...]) -> bool:
    """French Tarot: the taker scores three times what each of the others does, the other way."""
    *defenders, taker = sorted(scores, key=abs)
    return len(set(defenders)) == 1 and taker == -sum(defenders)


def partners_score_alike(scores: tuple[int, ...]) -> bool:
    """Tarocchino: each pair has its total."""
    return scores[0] == scores[2] and scores[1] == scores[3]


LAWS: Mapping[str, Callable[[tuple[int, ...]], bool]] = {
    "aluette": one_side_scores,
    "french-tarot": one_against_three,
    "tarocchino": partners_score_alike,
}


def test_every_section_ends_with_its_sum(sitting: Sitting) -> None:
    for section in sheet_of(sitting).sections:
        *lines, total = section.lines
        assert sums(tuple(lines)) == tuple(amount or 0 for amount in total.amounts), section.label


def test_every_line_has_an_amount_for_each_column_and_cites_a_rule(sitting: Sitting) -> None:
    rules = play(sitting)[-1].game.rules
    for section in sheet_of(sitting).sections:
        for line in section.lines:
            assert len(line.amounts) == len(section.columns)
            assert line.rule in rules


def test_the_scores_sum_as_they_must(sitting: Sitting) -> None:
    assert LAWS[sitting.game](sheet_of(sitting).scores)


def test_a_void_deal_is_worth_nothing(sitting: Sitting) -> None:
    sheet = sheet_of(sitting)
    assert not sheet.void or sheet.scores == (0, 0, 0, 0)

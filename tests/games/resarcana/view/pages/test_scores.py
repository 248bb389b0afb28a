"""The score sheet adds up to the points, and names everything that gives any."""

from __future__ import annotations

import pytest

from resarcana_gui.games.resarcana.rules.scoring import points_of
from resarcana_gui.games.resarcana.view.pages.scores import RAISED, TOKEN, score_lines, score_parts
from resarcana_gui.scene.markup import plain
from tests.games.resarcana.table import Table, lying, seat
from tests.games.resarcana.view.tell.speaking import random_game, voice


def the_table() -> Table:
    return Table(
        seat("fire_dragon", "sea_serpent", lying("sacred_grove", "3L"), "sorcerers_bestiary", "great_pyramid"),
        seat("hawk"),
        first=0,
    )


def test_every_part_of_the_points_is_named_the_greatest_first() -> None:
    lines = list(map(plain, score_lines(voice(), the_table().view(0), 0)))
    assert lines == [
        "Ada: 16[points]",
        "5[points] Sacred Grove (2 + 3 Life)",
        "5[points] Sorcerer's Bestiary (2 \N{MULTIPLICATION SIGN} 2[dragon] + 1 \N{MULTIPLICATION SIGN} 1[creature])",
        "3[points] Great Pyramid",
        "1[points] First Player token",
        "1[points] Fire Dragon",
        "1[points] Sea Serpent",
    ]


def test_who_has_no_points_is_told_so() -> None:
    assert score_lines(voice(), the_table().view(0), 1)[1:] == ["Nothing gives points yet."]


def test_raised_points_are_a_part_of_their_own() -> None:
    view = the_table().state.clone()
    view.bonus[1] = 3
    assert (RAISED, 3) in score_parts(view, 1)
    assert "3{points} raised for this check" in score_lines(voice(), view, 1)


def test_the_token_counts_for_who_holds_it() -> None:
    view = the_table().view(0)
    assert (TOKEN, 1) in score_parts(view, 0)
    assert not [part for part in score_parts(view, 1) if part.source == TOKEN]


@pytest.mark.parametrize("seats", [2, 4])
def test_the_parts_add_up_to_the_points_all_through_a_game(seats: int) -> None:
    for _, _, view in random_game("standard", seats, 5):
        for at in range(seats):
            assert sum(part.points for part in score_parts(view, at)) == points_of(view, at)

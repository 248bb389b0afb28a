"""The score sheet adds up to the points, and names everything that gives any."""

from __future__ import annotations

import pytest

from resarcana_gui.games.resarcana.rules.scoring import points_of
from resarcana_gui.games.resarcana.view.pages.scores import RAISED, TOKEN, Part, score_lines, score_parts
from resarcana_gui.games.resarcana.view.tell.table_text import table_text
from resarcana_gui.scene.markup import plain
from tests.games.resarcana.described_table import Table, lying, seat
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
        "Ada: 16/10[points]",
        "5[points] Sacred Grove (2 + 3 Life)",
        "5[points] Sorcerer's Bestiary (2 \N{MULTIPLICATION SIGN} 2[dragon] + 1 \N{MULTIPLICATION SIGN} 1[creature])",
        "3[points] Great Pyramid",
        "1[points] First Player token (whoever passes first takes it)",
        "1[points] Fire Dragon",
        "1[points] Sea Serpent",
    ]


def test_who_has_no_points_is_told_so() -> None:
    assert score_lines(voice(), the_table().view(0), 1)[1:] == ["Nothing gives points yet."]


def test_raised_points_are_a_part_of_their_own_and_named_by_what_raised_them() -> None:
    view = Table(seat("golden_statue", pool="3G"), seat()).state.clone()
    statue = Table.number("golden_statue")
    view.turned[statue], view.bonus[0] = True, 3
    assert Part(RAISED, 3, (statue,)) in score_parts(view, 0)
    assert "3{points} Golden Statue, for this check" in score_lines(voice(), view, 0)
    assert "Golden Statue, for this check" in table_text(voice(), view)


def test_what_raised_the_last_check_of_a_game_is_named_when_the_raise_is_gone() -> None:
    table = Table(seat("golden_statue", "coral_castle", "great_pyramid", "temple", pool="3G"), seat())
    table.do("use", "coral_castle", 0)
    table.do("react", "golden_statue", 0)
    assert table.session.outcome is not None
    assert any("Golden Statue, for this check" in line for line in score_lines(voice(), table.state, 0))


def test_the_token_counts_for_who_holds_it() -> None:
    view = the_table().view(0)
    assert Part(TOKEN, 1) in score_parts(view, 0)
    assert any("whoever passes first" in line for line in score_lines(voice(), view, 0))
    assert not [part for part in score_parts(view, 1) if part.source == TOKEN]


@pytest.mark.parametrize("seats", [2, 4])
def test_the_parts_add_up_to_the_points_all_through_a_game(seats: int) -> None:
    for _, _, view in random_game("standard", seats, 5):
        for at in range(seats):
            assert sum(part.points for part in score_parts(view, at)) == points_of(view, at)

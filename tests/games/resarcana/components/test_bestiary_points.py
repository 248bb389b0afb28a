"""What the Sorcerer's Bestiary scores."""

from __future__ import annotations

import pytest

from tests.games.resarcana.components.component_tables import (
    seat_with,
    solo,
)
from tests.games.resarcana.described_table import Table, lying


@pytest.mark.parametrize(
    ("mine", "points"),
    [
        ((), 0),
        (("hawk",), 1),
        (("hawk", "treant", "mermaid"), 3),
        (("nightingale",), 2),
        (("fire_dragon",), 3),
        (("fire_dragon", "water_dragon"), 6),
        (("prism", "dragon_teeth", "athanor"), 0),
        (("dragon_bridle", "dragon_egg"), 2),
    ],
)
def test_the_bestiary_scores_two_for_a_dragon_and_one_for_a_creature(mine: tuple[str, ...], points: int) -> None:
    assert solo("sorcerers_bestiary", *mine).points() == points


def test_the_bestiary_scores_three_for_the_sea_serpent_which_is_both() -> None:
    assert solo("sea_serpent").points() == 1
    assert solo("sorcerers_bestiary", "sea_serpent").points() == 1 + 3


def test_the_bestiary_counts_turned_ones_but_neither_the_hand_nor_the_discards_nor_rivals() -> None:
    mine = seat_with("sorcerers_bestiary", lying("hawk", turned=True), hand=["treant"], discards=["fire_dragon"])
    table = Table(mine, seat_with("water_dragon", "mermaid", passed=True))
    assert table.points() == 1


def test_a_destroyed_dragon_scores_no_more_for_the_bestiary() -> None:
    table = solo("sorcerers_bestiary", "fire_dragon", "fiery_whip")
    assert table.points() == 3
    table.do("use", "fiery_whip", 1)
    assert table.points() == 0

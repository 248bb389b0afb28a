"""What the net is told."""

from __future__ import annotations

from resarcana_gui.games.resarcana.ai.facts import points_at_hand
from tests.games.resarcana.described_table import Table, lying, seat

CATACOMBS, TOWER = "catacombs_of_the_dead", "alchemists_tower"


def at_hand(*play: object, pool: str, **more: object) -> int:
    """The points that the first seat can still make with what it has."""
    return points_at_hand(Table(seat(*play, pool=pool, **more), seat("sunken_reef", pool="9L 9C")).view(0), 0)


def test_a_power_gives_points_as_often_as_there_are_essences_for_it() -> None:
    assert at_hand(TOWER, pool="3E 2L 2C 4D") == 2
    assert at_hand(TOWER, pool="3E 2L 2C") == 0
    assert at_hand("cursed_forge", pool="9E 2G") == 2


def test_a_power_that_turns_its_component_counts_once_and_only_while_that_is_straight() -> None:
    assert at_hand(CATACOMBS, pool="11D") == 3
    assert at_hand(lying(CATACOMBS, turned=True), pool="11D") == 0


def test_what_was_spent_on_one_power_is_not_there_for_the_next() -> None:
    assert at_hand(CATACOMBS, pool="5D") == 2
    assert at_hand(TOWER, CATACOMBS, pool="E L C 5D") == 2


def test_who_has_passed_and_what_gives_no_points_count_nothing() -> None:
    assert at_hand(TOWER, pool="4E 4L 4C 4D", passed=True) == 0
    assert at_hand("sacred_grove", "chalice_of_life", pool="5C") == 0

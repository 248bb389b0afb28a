"""The end of the game: cults, areas, resources, ties."""

from __future__ import annotations

from resarcana_gui.games.terra_mystica.rules.final_scoring import area, shares
from tests.for_each import for_each
from tests.games.terra_mystica.played_table import Table, seat

NOTHING = {"coins": 0, "workers": 0, "priests": 0, "bowls": [12, 0, 0], "cults": [0, 0, 0, 0]}


@for_each("numbers, points", [
    ([5, 3, 2, 1], [8, 4, 2, 0]), ([5, 5, 2], [6, 6, 2]), ([5, 3, 3], [8, 3, 3]), ([5, 0, 0], [8, 0, 0]),
    ([4, 4, 4, 4], [3, 3, 3, 3]), ([2, 9], [4, 8]), ([1, 2, 2, 2, 0], [0, 4, 4, 4, 0]),
])  # fmt: skip
def test_places_are_shared_and_rounded_down_and_nothing_gets_nothing(numbers: list[int], points: list[int]) -> None:
    assert shares(numbers, (8, 4, 2)) == points


def test_the_areas_example_of_the_rule_book() -> None:
    """One has 10 structures, three tie with 9: 12 + 6 + 0 for the three."""
    assert shares([10, 9, 9, 9], (18, 12, 6)) == [18, 6, 6, 6]


def finished(*seats: dict[str, object]) -> Table:
    """A last round in which all have passed."""
    table = Table(*seats, round=6)
    for _ in seats:
        table.do("pass")
    return table


def test_cults_areas_and_resources_are_added_up_and_ties_share_the_victory() -> None:
    table = finished(
        seat("giants", "I1 I2", **{**NOTHING, "cults": [3, 0, 0, 0], "coins": 5, "card": "BON3"}),
        seat("auren", "A3", **{**NOTHING, "cults": [0, 0, 0, 2], "points": 27, "card": "BON5"}),
    )
    assert table.has(0, "points") == 20 + 8 + 18 + 1
    assert table.has(1, "points") == 27 + 8 + 12
    assert table.session.outcome is not None
    assert table.session.outcome.winners == (0, 1)
    assert table.whole("winners") == [0, 1]


def test_everything_becomes_coins_and_three_of_them_a_point() -> None:
    table = finished(
        seat("giants", "I1", **{**NOTHING, "coins": 3, "workers": 2, "priests": 1, "bowls": [0, 5, 1], "card": "BON3"}),
        seat("auren", "A3", **NOTHING),
    )
    assert table.has(0, "points", "coins", "bowls") == [20 + 15 + 3, 0, [3, 1, 0]]


def test_alchemists_get_a_point_for_two_coins() -> None:
    table = finished(
        seat("alchemists", "E5", **{**NOTHING, "coins": 5, "card": "BON3"}), seat("auren", "A3", **NOTHING)
    )
    assert table.has(0, "points", "coins") == [20 + 15 + 2, 1]


@for_each("told, number", [
    (seat("witches", "F4 G3", shipping=0), 1), (seat("witches", "F4 G3", shipping=1), 2),
    (seat("witches", "F4 G3", card="BON4"), 1), (seat("witches", "C3 A7", bridges=["A7:C3"]), 2),
    (seat("dwarves", "E7 G2"), 2), (seat("dwarves", "E7 G1"), 1),
    (seat("fakirs", "F3 E7"), 2), (seat("fakirs", {"F3": "stronghold", "D5": "dwelling"}), 2),
    (seat("fakirs", {"F3": "dwelling", "D5": "dwelling"}), 1), (seat("giants", "I1 I2 H1 B6"), 3),
])  # fmt: skip
def test_the_largest_area_counts_with_every_factions_reach(told: dict[str, object], number: int) -> None:
    """Bonus cards do not help, tunnels and carpets do without being paid, bridges always."""
    assert area(Table(told).state, 0) == number

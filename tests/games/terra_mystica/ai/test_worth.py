"""What tables are worth to a seat, by what is in its hands and on the map."""

from __future__ import annotations

from typing import Any

import pytest

from resarcana_gui.games.terra_mystica.ai.evaluation import worth
from resarcana_gui.games.terra_mystica.ai.map_worth import place_points
from resarcana_gui.games.terra_mystica.ai.weights import load_weights
from resarcana_gui.games.terra_mystica.components.loader import load_components
from resarcana_gui.games.terra_mystica.rules.codes import AREA_POINTS
from resarcana_gui.games.terra_mystica.rules.final_scoring import shares
from tests.games.terra_mystica.played_table import Table, seat

POOR: dict[str, Any] = {"coins": 0, "workers": 0, "priests": 0, "bowls": [12, 0, 0]}
TILES = ["SCORE1", "SCORE2", "SCORE3", "SCORE4", "SCORE6", "SCORE8"]


@pytest.fixture(autouse=True)
def weights() -> None:
    load_weights()


def gain(**more: Any) -> float:
    """By how much it makes a table better to have this instead of nothing."""
    tables = [Table(seat("dwarves", "E7", **{**POOR, **held}), round=2, scoring=TILES) for held in (more, {})]
    return worth(tables[0].state, 0) - worth(tables[1].state, 0)


def test_coins_are_worth_less_without_workers_to_use_them_and_workers_less_without_coins() -> None:
    both = gain(coins=12, workers=5)
    assert both > gain(coins=12) + gain(workers=5)


def test_a_complete_bridge_is_worth_what_it_scores_in_all_rounds_once_engineers_have_their_stronghold() -> None:
    site = load_components().board.site_names[0]
    one, other = site.split(":")

    def gained(structure: str) -> float:
        told = {one: structure, other: "dwelling"}
        tables = [
            Table(
                seat("engineers", told, **POOR, bridges=bridges),
                seat("auren", "I1"),
                round=2,
                scoring=TILES,
                terrain={one: "mountains", other: "mountains"},
            )
            for bridges in ([site], [])
        ]
        return worth(tables[0].state, 0) - worth(tables[1].state, 0)

    assert gained("stronghold") > gained("sanctuary") + 8


def test_a_stronghold_is_better_left_for_the_next_round_if_that_rewards_it() -> None:
    def gained(scoring: list[str]) -> float:
        tables = [
            Table(seat("dwarves", {"E7": structure}, **POOR), round=3, scoring=scoring).state
            for structure in ("stronghold", "trading_house")
        ]
        return worth(tables[0], 0) - worth(tables[1], 0)

    assert gained(TILES) < gained([*TILES[:3], "SCORE5", *TILES[4:]]) - 1


@pytest.mark.parametrize("numbers", [[3, 5, 5], [0, 0, 0], [4, 4, 4, 4], [7, 2, 9, 2, 1], [6, 6]])
def test_places_share_their_points_as_the_final_scoring_does(numbers: list[int]) -> None:
    found = [place_points(numbers, each, AREA_POINTS) for each in range(len(numbers))]
    assert found == shares(numbers, AREA_POINTS)

"""Coral Castle and Sorcerer's Bestiary check victory in mid-round."""

from __future__ import annotations

import pytest

from tests.games.resarcana.components.component_tables import (
    pass_turn,
    seat_with,
    solo,
)
from tests.games.resarcana.described_table import Table, lying, seat


@pytest.mark.parametrize(("place", "deaths"), [("coral_castle", 3), ("sorcerers_bestiary", 6)])
def test_ten_points_with_the_token_win_at_once(place: str, deaths: int) -> None:
    table = Table(seat_with(place, "great_pyramid", lying("catacombs_of_the_dead", on=f"{deaths}D")), seat())
    table.do("use", place, 0)
    assert table.phase == "game_over"
    assert table.session.outcome is not None
    assert (table.session.outcome.winners, table.session.outcome.points) == ((0,), (10, 0))


@pytest.mark.parametrize(("place", "deaths"), [("coral_castle", 2), ("sorcerers_bestiary", 5)])
def test_with_nine_points_play_goes_on_with_the_next_player(place: str, deaths: int) -> None:
    table = Table(seat_with(place, "great_pyramid", lying("catacombs_of_the_dead", on=f"{deaths}D")), seat())
    table.do("use", place, 0)
    assert (table.phase, table.asked, table.asked_seat) == ("acting", "turn", 1)
    assert (table.turned(place), table.state.round) == (True, 1)
    assert table.why_not("use", place, 0, seat=0).code == "not_your_turn"


@pytest.mark.parametrize("place", ["coral_castle", "sorcerers_bestiary"])
def test_a_check_in_mid_round_may_let_a_rival_win(place: str) -> None:
    table = Table(seat_with(place), seat_with(lying("catacombs_of_the_dead", on="10D")))
    table.do("use", place, 0)
    assert table.session.outcome is not None and table.session.outcome.winners == (1,)


@pytest.mark.parametrize("place", ["coral_castle", "sorcerers_bestiary"])
def test_a_turned_place_checks_nothing(place: str) -> None:
    table = solo(lying(place, turned=True), lying("catacombs_of_the_dead", on="12D"))
    assert table.why_not("use", place, 0).code == "is_turned"


def test_a_check_in_mid_round_without_a_winner_straightens_nothing() -> None:
    table = Table(seat_with("coral_castle", lying("hawk", turned=True)), seat(passed=True))
    table.do("use", "coral_castle", 0)
    assert (table.turned("hawk"), table.turned("coral_castle"), table.asked_seat) == (True, True, 0)
    assert table.state.passed == [False, True]


def test_a_straightened_castle_checks_again_in_the_same_round() -> None:
    table = Table(seat_with("coral_castle", "reanimate", pool="E"), seat(passed=True))
    table.do("use", "coral_castle", 0)
    table.do("use", "reanimate", 0)
    table.do("choose", "coral_castle")
    assert table.can("use", "coral_castle", 0)


def test_the_coral_castle_used_to_check_no_longer_ignores_life_loss() -> None:
    table = Table(seat_with("coral_castle", pool="2L"), seat_with("wind_dragon"))
    table.do("use", "coral_castle", 0)
    table.do("use", "wind_dragon", 0)
    assert (table.asked, table.pool()) == ("turn", "0")


def test_the_holder_of_the_token_at_a_check_in_mid_round_is_who_passed_first() -> None:
    table = Table(seat_with("coral_castle", "great_pyramid", lying("catacombs_of_the_dead", on="3D")), seat(), active=1)
    pass_turn(table)
    table.do("use", "coral_castle", 0)
    assert table.state.counted == [9, 1]
    assert table.phase == "acting"

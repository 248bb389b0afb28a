from __future__ import annotations

import pytest

from tests.games.resarcana.ai.thinking import answer, play_turn
from tests.games.resarcana.described_table import Table, lying, seat

TEN_POINTS = ("coral_castle", "great_pyramid", "temple", "oracle")


def test_with_ten_points_it_checks_victory_at_once() -> None:
    table = Table(seat(*TEN_POINTS, pool="3E", hand=["prism"]), seat(pool="4G"))
    assert answer(table) == {"kind": "use", "component": "coral_castle", "power": 0}


def test_it_does_not_check_victory_when_a_rival_would_win() -> None:
    rival = seat("great_pyramid", lying("catacombs_of_the_dead", on="9D"), pool="1L")
    table = Table(seat("coral_castle", "temple", "oracle", "mausoleum", "nightingale", pool="3E"), rival)
    assert answer(table)["component" if "component" in answer(table) else "kind"] != "coral_castle"


def test_it_does_not_check_victory_for_nothing() -> None:
    table = Table(seat("coral_castle", pool="1E"), seat())
    assert answer(table).get("component") != "coral_castle"


def test_with_nine_points_and_four_gold_it_claims_a_monument() -> None:
    table = Table(seat("coral_castle", "great_pyramid", "temple", pool="4G 2E", hand=["prism", "fire_dragon"]), seat())
    assert table.points() == 9
    assert answer(table)["kind"] == "claim"


def test_when_it_may_win_it_does_not_throw_its_chance_away_for_cards() -> None:
    table = Table(
        seat("great_pyramid", "temple", "oracle", pool="5E 5L 5C", hand=["prism", "magical_shard"]),
        seat("mausoleum"),
        places=["coral_castle"],
    )
    assert answer(table) == {"kind": "claim", "component": "coral_castle"}


def test_with_ten_points_before_everybody_it_passes_and_wins() -> None:
    table = Table(
        seat("great_pyramid", "temple", "oracle", "mausoleum", pool="1E"), seat(passed=True), first=0, token=1
    )
    table.session.state.token = 0  # type: ignore[attr-defined]
    assert answer(table)["kind"] == "pass"


def test_it_passes_first_when_the_token_makes_ten_points() -> None:
    table = Table(seat("great_pyramid", "temple", "oracle", "mausoleum"), seat(pool="1E"), first=1, active=0)
    assert table.points() == 9
    assert answer(table)["kind"] == "pass"


def test_it_does_not_pass_while_that_would_lose_the_game() -> None:
    rival = seat("great_pyramid", "temple", "oracle", "mausoleum", passed=True)
    table = Table(seat(lying("catacombs_of_the_dead", on="6D"), pool="5D"), rival)
    assert table.points(1) == 10
    assert answer(table)["kind"] == "use"


def test_it_passes_when_nothing_helps() -> None:
    table = Table(seat(pool="1E"), seat(), places=[])
    assert answer(table)["kind"] == "pass"


def test_it_does_not_burn_gold_in_a_power_that_gives_less() -> None:
    table = Table(seat("mausoleum", pool="3G"), seat(), places=[])
    assert {given["kind"] for given in play_turn(table)} == {"pass", "choose"}


def test_it_does_not_discard_a_card_that_it_can_play_for_a_point() -> None:
    table = Table(seat(pool="2L 2C 1E", hand=["nightingale"]), seat())
    assert answer(table) == {"kind": "place", "component": "nightingale"}


def test_essences_that_score_stay_where_they_are() -> None:
    table = Table(seat(lying("catacombs_of_the_dead", on="3D")), seat(), phase="collect")
    assert answer(table) == {"kind": "leave", "component": "catacombs_of_the_dead"}


@pytest.mark.parametrize(("component", "on"), [("cursed_skull", "3E"), ("mausoleum", "4D")])
def test_essences_that_do_not_score_are_taken(component: str, on: str) -> None:
    table = Table(seat(lying(component, on=on), pool="1L"), seat(), phase="collect")
    assert answer(table) == {"kind": "take", "component": component}


def test_the_last_gold_on_the_vault_stays_for_its_interest() -> None:
    table = Table(seat(lying("vault", on="1G"), pool="2E"), seat(), phase="collect")
    assert answer(table) == {"kind": "leave", "component": "vault"}


def test_life_loss_is_ignored_when_that_costs_nothing() -> None:
    table = Table(seat("water_dragon"), seat("temple", pool="2L 4C"), active=0)
    table.do("use", "water_dragon", 0)
    assert answer(table) == {"kind": "react", "component": "temple", "power": 0}


def test_life_loss_is_ignored_when_that_is_cheap() -> None:
    table = Table(seat("water_dragon"), seat(pool="4C 1E"), active=0)
    table.do("use", "water_dragon", 0)
    assert answer(table) == {"kind": "escape"}


def test_two_life_are_lost_rather_than_a_good_artifact() -> None:
    table = Table(seat("sea_serpent"), seat("philosophers_stone", pool="3L"), active=0)
    table.do("use", "sea_serpent", 0)
    assert answer(table) == {"kind": "suffer"}


def test_gold_is_kept_when_other_essences_can_be_lost() -> None:
    table = Table(seat("water_dragon"), seat(pool="4C 2G"), active=0)
    table.do("use", "water_dragon", 0)
    assert answer(table) == {"kind": "lose", "essences": "4C"}


def test_a_mix_is_paid_with_what_is_worth_least() -> None:
    table = Table(seat(pool="4E 2G", hand=["vault"]), seat(), places=[])
    table.do("place", "vault")
    assert answer(table) == {"kind": "pay", "essences": "1E 1G"}


def test_a_golden_statue_is_turned_for_the_victory_and_only_then() -> None:
    wins = Table(seat("golden_statue", "great_pyramid", "temple", "mausoleum", pool="3G"), seat(passed=True), token=1)
    play_turn(wins)
    assert wins.phase == "game_over"
    vain = Table(seat("golden_statue", pool="3G"), seat(passed=True), token=1)
    play_turn(vain)
    assert vain.pool().endswith("3G")

"""Dwarves: no shipping, tunnels."""

from __future__ import annotations

from tests.games.terra_mystica.played_table import Table, seat


def test_they_have_no_shipping() -> None:
    assert Table(seat("dwarves", "E7")).refused("ship") == ("no_shipping", {})


def test_a_tunnel_skips_one_hex_for_two_workers_and_scores_four_points() -> None:
    table = Table(seat("dwarves", "E7", workers=5, priests=0, coins=0, bowls=[12, 0, 0]))
    table.do("transform", at="G2")
    table.do("dig", terrain="mountains", spades=1)
    assert table.has(0, "workers", "points") == [0, 24]


def test_transform_and_build_on_the_same_hex_is_paid_once_a_later_dwelling_again() -> None:
    table = Table(seat("dwarves", "E7", workers=6), seat("auren", "A3", passed=True))
    table.do("transform", at="G2")
    table.do("dig", terrain="mountains", spades=1)
    table.do("build", at="G2")
    assert table.has(0, "workers", "points") == [0, 24]
    later = Table(seat("dwarves", "E7", workers=3), terrain={"G2": "mountains"})
    later.do("build", at="G2")
    assert later.has(0, "workers", "points") == [0, 24]


def test_tunnels_are_for_hexes_that_are_not_reached_otherwise() -> None:
    """J, L, P; R is silent."""
    table = Table(seat("dwarves", "E7", workers=1), terrain={"D4": "mountains", "G2": "mountains"})
    assert table.hexes("build") == ["D4"]
    assert table.refused("build", at="G2")[1]["price_workers"] == 3
    assert table.refused("build", at="I3")[0] == "not_reached"


def test_a_tunnel_leads_under_whatever_is_there_to_distance_two() -> None:
    table = Table(seat("dwarves", "E7"), seat("witches", "F4", passed=True))
    assert {"G2", "C3", "G3", "E5"} <= set(table.hexes("transform"))
    assert "C1" not in table.hexes("transform")


def test_free_spades_reach_through_a_tunnel_once_an_action() -> None:
    table = Table(seat("dwarves", "E7", workers=9, bowls=[0, 0, 12]), terrain={"G2": "forest", "G3": "forest"})
    table.do("action", action="ACT6")
    table.do("transform", at="G2")
    table.do("dig", terrain="mountains", spades=1)
    assert "G3" not in table.hexes("transform")
    assert "D4" in table.hexes("transform")
    table.do("decline")
    table.do("build", at="G2")
    assert table.has(0, "workers", "points") == [9 - 2 - 1, 24]


def test_with_the_stronghold_a_tunnel_costs_one_worker() -> None:
    table = Table(seat("dwarves", {"E7": "stronghold"}, workers=4), terrain={"G2": "forest"})
    table.do("transform", at="G2")
    table.do("dig", terrain="mountains", spades=1)
    assert table.has(0, "workers", "points") == [0, 24]

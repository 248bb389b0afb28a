"""Fakirs: no shipping, one step of digging, the carpet."""

from __future__ import annotations

from tests.games.terra_mystica.played_table import Table, seat


def test_they_have_no_shipping_and_one_step_of_digging() -> None:
    table = Table(seat("fakirs", "F3", digging=1))
    assert table.refused("ship") == ("no_shipping", {})
    assert table.refused("exchange") == ("no_more_digging", {})


def test_the_carpet_skips_one_hex_for_a_priest_and_scores_four_points() -> None:
    table = Table(seat("fakirs", "F3", workers=3, priests=1), terrain={"E7": "plains"})
    table.do("transform", at="E7")
    table.do("dig", terrain="desert", spades=1)
    assert table.has(0, "priests", "points") == [0, 24]
    assert Table(seat("fakirs", "F3", priests=0)).refused("transform", at="E7")[1]["priests"] == 1


def test_with_the_stronghold_it_skips_two_of_any_kind_for_the_same_price() -> None:
    table = Table(seat("fakirs", {"F3": "stronghold"}, workers=3, priests=1), terrain={"D5": "plains"})
    table.do("transform", at="D5")
    table.do("dig", terrain="desert", spades=1)
    assert table.has(0, "priests", "points") == [0, 24]
    assert "D5" not in Table(seat("fakirs", "F3"), terrain={"D5": "plains"}).hexes("transform")


def test_a_dwelling_alone_may_be_flown_to() -> None:
    table = Table(seat("fakirs", "F3", workers=1, coins=2, priests=1), terrain={"E7": "desert"})
    table.do("build", at="E7")
    assert table.has(0, "workers", "coins", "priests", "points") == [0, 0, 0, 24]


def test_the_shipping_tile_of_public_records_makes_the_carpet_fly_farther_up_to_four() -> None:
    """TW7 is not in the box."""
    table = Table(seat("fakirs", {"F3": "stronghold"}))
    assert "B3" not in table.hexes("transform")
    for _ in range(3):
        table.state.advance_shipping(0)
    assert "B3" in table.hexes("transform")
    assert {"A5", "B6"} & set(table.hexes("transform")) == {"A5"}

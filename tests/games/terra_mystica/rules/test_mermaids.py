"""Mermaids: shipping, a river hex as a link of a town."""

from __future__ import annotations

from tests.games.terra_mystica.played_table import Table, seat

AROUND = {"E4": "trading_house", "E3": "trading_house", "G1": "trading_house"}
"""Around r20, with F2."""


def test_they_begin_with_shipping_and_go_up_to_five() -> None:
    table = Table(seat("mermaids", "E4", shipping=4), seat("auren", "A3", passed=True))
    table.do("ship")
    assert table.has(0, "shipping", "points") == [5, 25]
    table.end()
    assert table.refused("ship") == ("no_more_shipping", {})


def test_the_stronghold_is_a_free_step_of_shipping_with_its_points() -> None:
    table = Table(seat("mermaids", {"E4": "trading_house"}))
    table.do("upgrade", at="E4", structure="stronghold")
    assert table.has(0, "shipping", "points", "priests") == [2, 22, 3]
    end = Table(seat("mermaids", {"E4": "trading_house"}, shipping=5))
    end.do("upgrade", at="E4", structure="stronghold")
    assert end.has(0, "shipping", "points") == [5, 20]


def test_one_river_hex_may_link_a_town_by_a_free_declaration() -> None:
    table = Table(seat("mermaids", {**AROUND, "F2": "dwelling"}))
    assert [each["river"] for each in table.offers("link")] == ["r20", "r21", "r27"]
    table.do("link", river="r20")
    table.do("town", tile="TW1")
    assert table.session.question_data() == {"kind": "turn", "seat": 0, "left": 1, "begun": 1}
    assert set(table.has(0, "in_town")) == {*AROUND, "F2"}
    assert table.has(0, "links") == ["r20"]
    table.do("ship")
    assert table.refused("link", river="r20") == ("founds_no_town", {})


def test_with_fire_2_a_link_needs_six() -> None:
    six = {"E4": "trading_house", "E3": "trading_house", "G1": "dwelling", "F2": "dwelling"}
    assert not Table(seat("mermaids", six)).offers("link")
    assert {"river": "r20"} in Table(seat("mermaids", six, favours=["FAV5"])).offers("link")


def test_it_may_be_declared_after_the_action_too() -> None:
    table = Table(seat("mermaids", AROUND), terrain={"F2": "lakes"})
    table.do("build", at="F2")
    assert table.asked == "turn"
    table.do("link", river="r20")
    table.do("town", tile="TW2")
    assert table.session.question_data() == {"kind": "turn", "seat": 0, "left": 0, "begun": 1}


def test_nothing_around_the_hex_may_belong_to_a_town_already() -> None:
    table = Table(seat("mermaids", {**AROUND, "F2": "dwelling"}, in_town=["G1"], towns=["TW1"]))
    assert not table.offers("link")


def test_a_structure_built_beside_the_river_hex_later_joins_the_town() -> None:
    town = {"E4": "trading_house", "E3": "trading_house", "G1": "trading_house", "D3": "dwelling"}
    table = Table(seat("mermaids", town, in_town=list(town), links=["r20"], towns=["TW1"]), terrain={"F2": "lakes"})
    table.do("build", at="F2")
    assert "F2" in table.has(0, "in_town")


def test_without_tiles_or_for_others_there_is_no_link() -> None:
    tiles = [tile for tile in ("TW1", "TW2", "TW3", "TW4", "TW5") for _ in range(2)]
    assert not Table(seat("mermaids", {**AROUND, "F2": "dwelling"}, towns=tiles)).offers("link")
    other = Table(seat("swarmlings", {**AROUND, "F2": "dwelling"}))
    assert not other.offers("link")
    assert other.refused("link", river="r20") == ("founds_no_town", {})

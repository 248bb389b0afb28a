"""Towns: what makes one, what enlarges it, what it brings."""

from __future__ import annotations

from tests.for_each import for_each
from tests.games.terra_mystica.played_table import Table, seat

LAND = {"H6": "wasteland"}
SEVEN = {"H7": "trading_house", "G5": "trading_house", "G6": "trading_house"}
"""With a dwelling on H6 four structures worth seven."""


def grown(structures: dict[str, str], **more: object) -> Table:
    """Giants with these structures, who have just built on H6."""
    table = Table(seat("giants", structures, bowls=[12, 0, 0], **more), terrain=LAND)
    table.do("build", at="H6")
    return table


def test_four_linked_structures_worth_seven_are_a_town() -> None:
    table = grown(SEVEN)
    assert table.asked == "town"
    table.do("town", tile="TW2")
    assert table.has(0, "points", "workers", "keys", "towns") == [27 + 5, 16, 1, ["TW2"]]
    assert set(table.has(0, "in_town")) == {"H6", "H7", "G5", "G6"}


@for_each("structures", [
    {"H7": "stronghold", "G5": "sanctuary"}, {"H7": "trading_house", "G5": "trading_house", "G6": "dwelling"},
    {"H7": "stronghold", "G5": "trading_house"}, {"H7": "trading_house", "I12": "trading_house", "G6": "trading_house"},
])  # fmt: skip
def test_fewer_or_smaller_or_apart_they_are_none_but_three_with_the_sanctuary(structures: dict[str, str]) -> None:
    table = grown(structures)
    assert (table.asked == "town") == ("sanctuary" in structures.values())


def test_fire_2_makes_towns_of_six() -> None:
    six = {"H7": "trading_house", "G5": "trading_house", "G6": "dwelling"}
    assert grown(six, favours=["FAV5"]).asked == "town"


def test_fire_2_founds_at_once_whatever_is_enough_now_and_each_town_gives_its_tile() -> None:
    """J, L, P: FAV5 applies at once to every group on the map."""
    first = {"H6": "trading_house", "H7": "trading_house", "G5": "trading_house", "G6": "dwelling"}
    second = {"A1": "trading_house", "A2": "temple", "A3": "dwelling", "A4": "dwelling"}
    table = Table(seat("giants", {**second, "I5": "trading_house", "H5": "dwelling"}), seat("auren", first))
    assert table.asked == "turn"
    table.do("upgrade", at="I5", structure="temple")
    table.do("favour", tile="FAV5")
    assert table.asked == "town"
    table.do("town", tile="TW3")
    assert table.has(0, "priests", "keys") == [4, 1]
    assert table.asked == "turn"


def test_two_towns_at_once_each_take_a_tile() -> None:
    first = {"H6": "trading_house", "H7": "dwelling", "G5": "dwelling", "G6": "temple"}
    second = {"A1": "trading_house", "A2": "temple", "A3": "dwelling", "A4": "dwelling"}
    table = Table(seat("giants", {**first, **second}), seat("auren", "I1"))
    table.do("upgrade", at="H6", structure="temple")
    table.do("favour", tile="FAV5")
    table.do("town", tile="TW1")
    table.do("town", tile="TW1")
    assert table.has(0, "towns", "keys", "coins") == [["TW1", "TW1"], 2, 30 - 5 + 12]


def test_a_structure_beside_a_town_joins_it_with_all_that_it_links_and_founds_nothing() -> None:
    """R, J: no new town even if the group alone would have been enough."""
    town = {"G5": "trading_house", "G6": "trading_house", "F6": "trading_house", "F7": "dwelling"}
    apart = {"I10": "stronghold", "I11": "trading_house"}
    table = Table(
        seat("giants", {**town, **apart}, in_town=list(town), towns=["TW1"], keys=1), terrain={"H7": "wasteland"}
    )
    table.do("build", at="H7")
    assert table.asked == "turn"
    assert set(table.has(0, "in_town")) == {*town, *apart, "H7"}


def test_two_towns_grown_together_stay_two_and_give_nothing_new() -> None:
    one = {"G5": "trading_house", "G6": "trading_house", "F6": "trading_house", "F7": "dwelling"}
    other = {"I10": "stronghold", "I11": "trading_house", "I12": "temple"}
    both = {**one, **other}
    table = Table(
        seat("giants", both, in_town=list(both), towns=["TW1", "TW2"], keys=2, bowls=[12, 0, 0]),
        terrain={"H7": "wasteland"},
    )
    table.do("build", at="H7")
    assert table.asked == "turn"
    assert table.has(0, "towns", "keys", "points") == [["TW1", "TW2"], 2, 20]
    assert set(table.has(0, "in_town")) == {*both, "H7"}


def test_a_structure_that_joins_two_groups_founds_one_town() -> None:
    one = {"G5": "trading_house", "G6": "trading_house", "F6": "dwelling"}
    other = {"I10": "stronghold", "I11": "trading_house", "I12": "dwelling"}
    table = Table(seat("giants", {**one, **other}), terrain={"H7": "wasteland"})
    table.do("build", at="H7")
    table.do("town", tile="TW1")
    assert table.asked == "turn"
    assert set(table.has(0, "in_town")) == {*one, *other, "H7"}


def test_a_group_that_touches_nothing_new_of_a_town_changes_nothing() -> None:
    town = {"G5": "trading_house", "G6": "trading_house", "F6": "trading_house", "F7": "dwelling"}
    table = Table(seat("giants", town, in_town=list(town), towns=["TW1"], keys=1))
    events = table.do("upgrade", at="G5", structure="temple")
    assert not table.told(events, "TownEnlarged")


def test_a_bridge_may_complete_a_town() -> None:
    built = {"G4": "trading_house", "H6": "trading_house", "G5": "trading_house", "H5": "dwelling"}
    table = Table(seat("giants", built, bowls=[0, 0, 12]))
    table.do("action", action="ACT1")
    table.do("bridge", site="G4:H5")
    assert table.asked == "town"


def test_without_a_tile_there_is_no_town() -> None:
    """J, L: no key, no points, the group stays townless."""
    tiles = [tile for tile in ("TW1", "TW2", "TW3", "TW4", "TW5") for _ in range(2)]
    table = grown(SEVEN, towns=tiles)
    assert table.asked == "turn" and table.has(0, "in_town") == []


@for_each("tile, gained", [
    ("TW1", {"points": 5, "coins": 6}), ("TW2", {"points": 7, "workers": 2}), ("TW3", {"points": 9, "priests": 1}),
    ("TW4", {"points": 6, "bowls": [4, 8, 0]}), ("TW5", {"points": 8, "cults": [2, 1, 1, 2]}),
])  # fmt: skip
def test_every_town_tile_brings_what_is_printed_and_a_key(tile: str, gained: dict[str, object]) -> None:
    table = Table(
        seat("giants", SEVEN, bowls=[12, 0, 0]),
        terrain=LAND,
        scoring=["SCORE4", "SCORE2", "SCORE1", "SCORE6", "SCORE7", "SCORE8"],
    )
    table.do("build", at="H6")
    before = {key: table.has(0, key) for key in gained}
    table.do("town", tile=tile)
    for key, value in gained.items():
        assert table.has(0, key) == (before[key] + value if isinstance(value, int) else value), key
    assert table.has(0, "keys", "towns") == [1, [tile]]


def test_the_town_tiles_of_public_records_can_be_taken_there_too() -> None:
    """TW6 to TW8 are not in the box."""
    table = grown(SEVEN, cults=[2, 2, 2, 2])
    assert [each["tile"] for each in table.offers("town")] == ["TW1", "TW2", "TW3", "TW4", "TW5"]
    table.state.lay_out_towns((0, 0, 0, 0, 0, 1, 1, 0))
    table.do("town", tile="TW6")
    assert table.has(0, "keys", "cults", "bowls") == [2, [4, 4, 4, 4], [8, 4, 0]]
    other = grown(SEVEN)
    other.state.lay_out_towns((0, 0, 0, 0, 0, 1, 1, 0))
    other.do("town", tile="TW7")
    assert other.has(0, "shipping", "points") == [1, 20 + 5 + 4 + 2]

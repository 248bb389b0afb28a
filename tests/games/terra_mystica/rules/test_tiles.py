"""Every bonus card, favour tile and scoring tile."""

from __future__ import annotations

from typing import Any

from resarcana_gui.games.terra_mystica.rules.passing import passing_points
from tests.for_each import for_each
from tests.games.terra_mystica.played_table import Table, seat

LONE: dict[str, Any] = {"coins": 0, "workers": 0, "priests": 0, "bowls": [12, 0, 0]}
OTHERS = ["SCORE1", "SCORE2", "SCORE3", "SCORE4", "SCORE5", "SCORE6", "SCORE7", "SCORE8"]


def after_income(card: str = "BON6", favours: tuple[str, ...] = (), faction: str = "engineers") -> list[object]:
    """Coins, workers, priests and bowls after the income of a faction without structures."""
    table = Table(seat(faction, card=card, favours=list(favours), **LONE), seat("auren", "A3"), phase="income", round=2)
    return list(table.has(0, "coins", "workers", "priests", "bowls"))


@for_each("card, income", [
    ("BON1", [2, 0, 0, [12, 0, 0]]), ("BON2", [4, 0, 0, [12, 0, 0]]), ("BON3", [6, 0, 0, [12, 0, 0]]),
    ("BON4", [0, 0, 0, [9, 3, 0]]), ("BON5", [0, 1, 0, [9, 3, 0]]), ("BON6", [0, 2, 0, [12, 0, 0]]),
    ("BON7", [0, 1, 0, [12, 0, 0]]), ("BON8", [0, 0, 1, [12, 0, 0]]), ("BON9", [2, 0, 0, [12, 0, 0]]),
    ("BON10", [0, 0, 0, [9, 3, 0]]),
])  # fmt: skip
def test_every_bonus_card_has_its_income(card: str, income: list[object]) -> None:
    assert after_income(card) == income


def test_shipping_is_one_more_while_the_card_is_held_and_beyond_the_tracks_end() -> None:
    far = Table(seat("witches", "F4", shipping=3, card="BON4"))
    near = Table(seat("witches", "F4", shipping=3, card="BON3"))
    assert set(near.hexes("transform")) < set(far.hexes("transform"))
    river = Table(seat("witches", "F4", card="BON4"))
    assert "G3" in river.hexes("build")


def test_that_card_does_nothing_for_who_has_no_shipping() -> None:
    held, other = (Table(seat("dwarves", "E7", card=card)) for card in ("BON4", "BON3"))
    assert held.hexes("transform") == other.hexes("transform")


def passed(faction: str, structures: dict[str, str], **more: object) -> int:
    """The points for passing, which are told beforehand."""
    table = Table(seat(faction, structures, **more), seat("auren", "A3"))
    told = passing_points(table.state, 0)
    table.do("pass", card=table.offers("pass")[0]["card"])
    assert told == int(table.has(0, "points")) - 20
    return told


STRUCTURES = {"E6": "dwelling", "E2": "dwelling", "F5": "trading_house", "F7": "stronghold", "A1": "sanctuary"}


@for_each("card, points", [("BON6", 8), ("BON7", 2), ("BON9", 2), ("BON3", 0), ("BON10", 3)])
def test_cards_score_on_passing_for_what_stands_then(card: str, points: int) -> None:
    assert passed("cultists", STRUCTURES, card=card, shipping=1) == points


def test_shipping_points_are_nothing_for_who_has_no_shipping() -> None:
    assert passed("dwarves", {"E7": "dwelling"}, card="BON10") == 0


@for_each("houses, points", [(0, 0), (1, 2), (2, 3), (3, 3), (4, 4)])
def test_air_1_scores_trading_houses_on_passing(houses: int, points: int) -> None:
    built = dict.fromkeys(["E6", "E2", "F5", "F7"][:houses], "trading_house")
    assert passed("cultists", {"A1": "dwelling", **built}, favours=["FAV12"]) == points


@for_each("tile, cults", [
    ("FAV1", [3, 0, 0, 0]), ("FAV2", [0, 3, 0, 0]), ("FAV3", [0, 0, 3, 0]), ("FAV4", [0, 0, 0, 3]),
    ("FAV5", [2, 0, 0, 0]), ("FAV6", [0, 2, 0, 0]), ("FAV7", [0, 0, 2, 0]), ("FAV8", [0, 0, 0, 2]),
    ("FAV9", [1, 0, 0, 0]), ("FAV10", [0, 1, 0, 0]), ("FAV11", [0, 0, 1, 0]), ("FAV12", [0, 0, 0, 1]),
])  # fmt: skip
def test_every_favour_tile_brings_its_steps_at_once(tile: str, cults: list[int]) -> None:
    table = Table(seat("giants", {"I1": "trading_house"}, cults=[0, 0, 0, 0]))
    table.do("upgrade", at="I1", structure="temple")
    table.do("favour", tile=tile)
    assert table.has(0, "cults", "favours") == [cults, [tile]]
    assert table.whole("favours")[tile] == (0 if tile in ("FAV1", "FAV2", "FAV3", "FAV4") else 2)


@for_each("tile, income", [
    ("FAV7", [0, 3, 0, [11, 1, 0]]), ("FAV8", [0, 2, 0, [8, 4, 0]]), ("FAV9", [3, 2, 0, [12, 0, 0]]),
])  # fmt: skip
def test_three_favour_tiles_bring_income(tile: str, income: list[object]) -> None:
    assert after_income(favours=(tile,)) == income


def test_a_favour_tile_is_taken_once_and_only_while_there_is_one() -> None:
    table = Table(seat("giants", {"I1": "trading_house"}, favours=["FAV9"]), seat("auren", "A3", favours=["FAV1"]))
    table.do("upgrade", at="I1", structure="temple")
    offered = [each["tile"] for each in table.offers("favour")]
    assert len(offered) == 10 and "FAV1" not in offered and "FAV9" not in offered


def test_when_no_favour_tile_can_be_taken_none_is() -> None:
    """L handles the shortage: none then."""
    tiles = [f"FAV{number}" for number in range(1, 13)]
    table = Table(seat("giants", {"I1": "trading_house"}, favours=tiles))
    table.do("upgrade", at="I1", structure="temple")
    assert table.asked == "turn"


def test_water_1_and_earth_1_score_what_is_built() -> None:
    table = Table(
        seat("witches", "F4", favours=["FAV10", "FAV11"]), seat("giants", "I1", passed=True), terrain={"E6": "forest"}
    )
    table.do("build", at="E6")
    assert table.has(0, "points") == 22
    table.end()
    table.do("upgrade", at="F4", structure="trading_house")
    assert table.has(0, "points") == 25


@for_each("tile, structure, after, points", [
    ("SCORE6", "dwelling", "trading_house", 3), ("SCORE8", "dwelling", "trading_house", 3),
    ("SCORE4", "trading_house", "stronghold", 5), ("SCORE7", "temple", "sanctuary", 5),
    ("SCORE9", "trading_house", "temple", 4), ("SCORE4", "trading_house", "temple", 0),
])  # fmt: skip
def test_scoring_tiles_reward_upgrades(tile: str, structure: str, after: str, points: int) -> None:
    scoring = [tile, *[other for other in OTHERS if other != tile][:5]]
    table = Table(seat("giants", {"I1": structure}), scoring=scoring)
    table.do("upgrade", at="I1", structure=after)
    assert table.has(0, "points") == 20 + points


@for_each("tile", ["SCORE3", "SCORE5"])
def test_scoring_tiles_reward_dwellings(tile: str) -> None:
    scoring = [tile, *[other for other in OTHERS if other != tile][:5]]
    table = Table(seat("witches", "F4"), terrain={"E6": "forest"}, scoring=scoring)
    table.do("build", at="E6")
    assert table.has(0, "points") == 22


@for_each("tile, cults, change", [
    ("SCORE1", [0, 0, 3, 0], {"coins": 3}), ("SCORE3", [0, 9, 0, 0], {"priests": 2}),
    ("SCORE4", [5, 0, 0, 0], {"workers": 2}), ("SCORE5", [8, 0, 0, 0], {"bowls": [4, 8, 0]}),
    ("SCORE7", [0, 0, 0, 6], {"workers": 3}),
])  # fmt: skip
def test_scoring_tiles_reward_cults_at_the_rounds_end(tile: str, cults: list[int], change: dict[str, Any]) -> None:
    scoring = [tile, *[other for other in OTHERS if other != tile][:5]]
    told = {"structures": {}, "cults": cults, "card": "BON6", **LONE}
    with_bonus = Table(seat("engineers", **told), seat("auren", "A3"), phase="cult_bonus", scoring=scoring)
    income = {"coins": 0, "workers": 2, "priests": 0}
    for key, value in change.items():
        assert with_bonus.has(0, key) == (value + income[key] if isinstance(value, int) else value), key


def test_the_tile_of_public_records_rewards_priests_on_order_spaces() -> None:
    """SCORE9 is not in the box."""
    scoring = ["SCORE9", "SCORE1", "SCORE2", "SCORE3", "SCORE4", "SCORE5"]
    table = Table(
        seat("engineers", card="BON6", **LONE), seat("auren", "A3"), phase="cult_bonus", scoring=scoring,
        spaces={"fire": [0, None, 0, None]},
    )  # fmt: skip
    assert table.has(0, "coins") == 4

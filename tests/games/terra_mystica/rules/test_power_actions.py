"""The six power actions on the board, and the special actions of cards and tiles."""

from __future__ import annotations

from tests.for_each import for_each
from tests.games.terra_mystica.played_table import Table, seat

FULL = [0, 0, 12]
SPADE_ROUND = ["SCORE1", "SCORE2", "SCORE3", "SCORE4", "SCORE5", "SCORE6"]


@for_each("action, power, key, gained", [
    ("ACT2", 3, "priests", 1), ("ACT3", 4, "workers", 2), ("ACT4", 4, "coins", 7),
])  # fmt: skip
def test_power_buys_priests_workers_and_coins(action: str, power: int, key: str, gained: int) -> None:
    table = Table(seat("witches", "F4", bowls=FULL))
    before = table.has(0, key)
    table.do("action", action=action)
    assert table.has(0, key) == before + gained
    assert table.has(0, "bowls") == [power, 0, 12 - power]
    assert table.whole("used") == [action]


def test_a_power_action_is_free_once_a_round_for_all() -> None:
    table = Table(seat("witches", "F4", bowls=FULL), seat("giants", "A1", bowls=FULL))
    table.do("action", action="ACT4")
    table.end()
    assert table.refused("action", seat=1, action="ACT4") == ("action_used", {"action": 3})


def test_power_that_is_missing_is_burned() -> None:
    table = Table(seat("witches", "F4", bowls=[0, 5, 2]))
    table.do("action", action="ACT4")
    assert table.has(0, "bowls") == [4, 1, 0]
    poor = Table(seat("witches", "F4", bowls=[0, 3, 2]))
    assert poor.refused("action", action="ACT4") == ("not_enough_power", {"needed": 4, "power": 3})


def test_a_free_spade_transforms_a_hex_on_which_may_be_built() -> None:
    table = Table(
        seat("witches", "F4", bowls=FULL, workers=1),
        scoring=["SCORE1", *["SCORE2", "SCORE3", "SCORE4", "SCORE5", "SCORE6"]],
    )
    table.do("action", action="ACT5")
    assert not table.offers("decline")
    table.do("transform", at="E7")
    table.do("dig", terrain="forest", spades=1)
    table.do("build", at="E7")
    assert table.has(0, "structures") == {"F4": "dwelling", "E7": "dwelling"}
    assert table.has(0, "points") == 20 + 2


def test_more_spades_can_be_bought_on_top_for_the_same_hex() -> None:
    table = Table(seat("witches", "F4", bowls=FULL, workers=3))
    table.do("action", action="ACT5")
    table.do("transform", at="G2")
    assert {each["spades"] for each in table.offers("dig")} == {1, 2}
    table.do("dig", terrain="forest", spades=2)
    assert table.has(0, "workers") == 0


def test_of_two_free_spades_one_may_go_on_another_hex_where_nothing_is_built() -> None:
    """R: the dwelling may not stand on the hex of the second spade, unless both have become home terrain."""
    table = Table(seat("witches", "F4", bowls=FULL), terrain={"E6": "lakes", "E7": "lakes"})
    table.do("action", action="ACT6")
    table.do("transform", at="E6")
    table.do("dig", terrain="forest", spades=1)
    assert table.asked == "spade" and "E6" not in table.hexes("transform")
    assert table.offers("decline")
    table.do("transform", at="E7")
    assert {each["spades"] for each in table.offers("dig")} == {1}
    table.do("dig", terrain="swamp" if table.offers("dig", terrain="swamp") else "plains", spades=1)
    assert table.hexes("build") == ["E6"]


def test_when_both_hexes_have_become_home_either_may_be_built_on() -> None:
    table = Table(seat("witches", "F4", bowls=FULL), terrain={"E6": "lakes", "E7": "lakes"})
    table.do("action", action="ACT6")
    for at in ("E6", "E7"):
        table.do("transform", at=at)
        table.do("dig", terrain="forest", spades=1)
    assert table.hexes("build") == ["E6", "E7"]
    table.do("decline")
    assert table.has(0, "structures") == {"F4": "dwelling"}


def test_the_second_free_spade_may_be_forfeited() -> None:
    table = Table(seat("witches", "F4", bowls=FULL))
    table.do("action", action="ACT6")
    table.do("transform", at="E7")
    table.do("dig", terrain="forest", spades=1)
    events = table.do("decline")
    assert table.told(events, "SpadesForfeited") == [{"event": "SpadesForfeited", "seat": 0, "number": 1}]
    assert table.asked == "dwelling"


def test_spades_that_stop_short_of_home_leave_nothing_over() -> None:
    table = Table(seat("witches", "F4", bowls=FULL), terrain={"E6": "plains"})
    table.do("action", action="ACT6")
    table.do("transform", at="E6")
    table.do("dig", terrain="swamp", spades=1)
    assert table.asked == "turn"


def test_the_bonus_cards_spade_and_step_are_special_actions_once_a_round() -> None:
    table = Table(seat("witches", "F4", card="BON1"), seat("giants", "A1", passed=True))
    table.do("action", action="BON1")
    table.do("transform", at="E7")
    table.do("dig", terrain="forest", spades=1)
    table.do("decline")
    table.end()
    assert table.has(0, "used") == ["BON1"]
    assert table.refused("action", action="BON1")[0] == "action_used"
    assert table.refused("action", action="BON2")[0] == "not_held"


@for_each("source, given", [("BON2", {"card": "BON2"}), ("FAV6", {"favours": ["FAV6"]})])
def test_a_card_and_a_favour_tile_give_a_step_on_any_cult(source: str, given: dict[str, object]) -> None:
    table = Table(seat("witches", "F4", **given))
    table.do("action", action=source)
    table.do("advance", cult="earth")
    assert table.has(0, "cults") == [0, 0, 1, 2]


def test_bridges_are_only_offered_where_one_can_be_built() -> None:
    table = Table(seat("giants", "I12", bowls=FULL))
    assert table.refused("action", action="ACT1") == ("of_no_use", {"action": 0})

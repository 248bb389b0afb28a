"""Cards about the season: Temporal Boots, Figrim the Avaricious, Hourglass of Time."""

from __future__ import annotations

from tests.for_each import for_each
from tests.games.seasons.described_table import Table, seat

LIBRARY = ["purse_of_io", "beggars_horn", "wondrous_chest"]
THIRD = ["potion_of_life", "potion_of_power", "potion_of_dreams"]


def boots(p: int, *play: object, other: dict[str, object] | None = None, **more: object) -> Table:
    table = Table(seat(*play, hand=["temporal_boots"], **more), other or seat(), p=p)
    table.summon("temporal_boots")
    assert table.asked == "move_season"
    return table


# Temporal Boots: move the season marker by 1 to 3, forward or back.


def test_the_boots_must_move_by_one_to_three_either_way() -> None:
    table = boots(5)
    assert [each["spaces"] for each in table.session.legal_data()] == [-3, -2, -1, 1, 2, 3]
    table.do("move", spaces=-2)
    assert table.state.p == 3


def test_rates_change_at_once_and_dice_already_rolled_stay() -> None:
    """[B]"""
    table = Table(seat(hand=["temporal_boots"], reserve="2E"), may_crystallise=True, p=3)
    table.do("crystallise", energies="1E")
    table.summon("temporal_boots")
    table.do("move", spaces=1)
    table.do("crystallise", energies="1E")
    assert table.crystals() == 3 + 1
    assert table.session.state.facts()["taken"] == (0, 6)


def test_without_a_change_of_season_nothing_else_happens() -> None:
    """[!]"""
    table = boots(4, "hourglass_of_time", "figrim_the_avaricious", other=seat(crystals=3))
    table.do("move", spaces=2)
    assert (table.asked, table.crystals(1)) == ("turn", 3)


@for_each("p, spaces", [(3, 1), (4, -1), (12, 1), (13, -2), (1, -1)])
def test_a_change_of_season_sets_off_its_effects_at_once_forward_and_back(p: int, spaces: int) -> None:
    """[!] At once: the later texts and Board Game Arena."""
    table = boots(p, "hourglass_of_time", other=seat())
    table.do("move", spaces=spaces)
    assert (table.asked, table.asked_seat) == ("gain", 0)


@for_each("active, order", [(1, [1, 2]), (2, [2, 1])])
def test_the_effects_come_in_turn_order_from_whose_turn_it_is(active: int, order: list[int]) -> None:
    """[J]"""
    seats = [seat(), seat("hourglass_of_time"), seat("hourglass_of_time")]
    seats[active]["hand"] = ["temporal_boots"]
    table = Table(*seats, active=active, p=3)
    table.summon("temporal_boots")
    table.do("move", spaces=1)
    found = []
    while table.asked == "gain":
        found.append(table.asked_seat)
        table.gain("1A")
    assert found == order


def test_a_year_entered_for_the_first_time_gives_its_library_to_everybody_at_once() -> None:
    """[B]"""
    table = boots(11, library_2=LIBRARY, other=seat(library_2=THIRD))
    table.do("move", spaces=2)
    assert sorted(table.hand(0)) == sorted(LIBRARY) and sorted(table.hand(1)) == sorted(THIRD)
    assert table.state.p == 13


def test_back_and_forward_again_brings_no_second_library_and_takes_none_away() -> None:
    table = Table(seat(hand=["temporal_boots", "temporal_boots"], library_3=LIBRARY), p=14)
    table.summon("temporal_boots")
    table.do("move", spaces=-2)
    assert (table.state.p, table.hand()) == (12, ["temporal_boots"])
    table.summon("temporal_boots")
    table.do("move", spaces=3)
    assert (table.state.p, table.hand(), table.state.reached) == (15, [], 2)


def test_before_year_one_lies_year_zero_in_autumn() -> None:
    """[B] [!] Time is neither won nor lost."""
    table = Table(seat(hand=["temporal_boots"], reserve="1W 1E"), may_crystallise=True)
    table.summon("temporal_boots")
    table.do("move", spaces=-3)
    told = table.session.game.table(table.state)
    assert (table.state.p, told["year"], told["season"], told["space"]) == (-2, 0, "autumn", 10)
    table.do("crystallise", energies="1W")
    assert table.crystals() == 3


def test_the_next_roll_uses_the_season_then() -> None:
    table = boots(2)
    table.do("move", spaces=-3)
    table.end_round()
    assert all(name.startswith(("autumn", "winter")) for name in table.session.game.table(table.state)["rolled"])  # type: ignore[attr-defined]


def test_past_the_end_of_year_three_the_round_is_played_to_its_end() -> None:
    """[B] [!]"""
    table = boots(35)
    table.do("move", spaces=3)
    assert (table.asked, table.state.p) == ("turn", 38)
    table.end_turn()
    assert (table.asked, table.asked_seat, table.phase) == ("turn", 1, "acting")
    table.end_round()
    assert table.phase == "game_over" and table.state.p > 38


def test_later_boots_can_still_take_it_back() -> None:
    """[B] [!] As the rule book's summary: the marker decides at the end of a round."""
    table = boots(36, other=seat(hand=["temporal_boots"]))
    table.do("move", spaces=1)
    table.end_turn()
    table.summon("temporal_boots")
    table.do("move", spaces=-3)
    table.end_round()
    assert (table.state.p, table.phase) == (36, "game_over") or table.state.p < 37


def test_boots_taken_back_are_worth_their_prestige_only_in_play() -> None:
    table = boots(5)
    table.do("move", spaces=1)
    assert table.points() == 8


# Figrim the Avaricious: at a change of season each opponent gives 1 crystal.


@for_each("seats, cost", [(2, 3), (3, 6), (4, 9)])
def test_figrim_costs_more_with_more_players(seats: int, cost: int) -> None:
    others = [seat() for _ in range(seats - 1)]
    assert Table(seat(hand=["figrim_the_avaricious"], crystals=cost), *others).can("summon", "figrim_the_avaricious")
    assert not Table(seat(hand=["figrim_the_avaricious"], crystals=cost - 1), *others).can(
        "summon", "figrim_the_avaricious"
    )


def test_figrim_takes_a_crystal_of_each_opponent_who_has_one() -> None:
    table = Table(
        seat("figrim_the_avaricious", hand=["temporal_boots"]), seat(crystals=2), seat(), seat(crystals=1), p=3
    )
    table.summon("temporal_boots")
    table.do("move", spaces=1)
    assert [table.crystals(each) for each in range(4)] == [2, 1, 0, 0]


def test_two_figrims_of_one_owner_take_two_and_are_not_ordered() -> None:
    table = boots(3, "figrim_the_avaricious", "figrim_the_avaricious", other=seat(crystals=5))
    table.do("move", spaces=1)
    assert (table.asked, table.crystals(0), table.crystals(1)) == ("turn", 2, 3)


def test_figrims_of_different_owners_take_from_each_other_in_order() -> None:
    table = boots(3, "figrim_the_avaricious", other=seat("figrim_the_avaricious"), crystals=0)
    table.do("move", spaces=1)
    assert (table.crystals(0), table.crystals(1)) == (0, 0)
    table = boots(3, "figrim_the_avaricious", other=seat("figrim_the_avaricious", crystals=1))
    table.do("move", spaces=1)
    assert (table.crystals(0), table.crystals(1)) == (0, 1)


@for_each("first, crystals", [(0, [0, 1]), (1, [1, 0])])
def test_at_the_end_of_a_round_the_order_begins_with_the_first_player(first: int, crystals: list[int]) -> None:
    """[J]"""
    seats = [seat("figrim_the_avaricious"), seat("figrim_the_avaricious", crystals=1)]
    table = Table(*seats, p=3, first=first, active=1 - first, rolled=["winter3/6"])
    table.end_turn()
    assert table.state.p == 6 and table.state.crystals == crystals


def test_figrim_and_hourglass_work_on_the_crossing_that_ends_the_game() -> None:
    """[B] [!] Crossing 12 is a change of season."""
    table = Table(
        seat("figrim_the_avaricious", "lantern_of_xidit", "hourglass_of_time"), seat(crystals=1),
        p=36, active=1, rolled=["winter3/1"],
    )  # fmt: skip
    table.end_turn()
    assert table.asked == "next_effect"
    table.do("resolve", "figrim_the_avaricious")
    table.gain("1A")
    assert table.phase == "game_over"
    assert table.state.points == [1 + 7 + 24 + 6 + 3, 0]


# Hourglass of Time: at a change of season 1 energy of choice.


def test_the_hourglass_brings_an_energy_of_choice_at_the_end_of_the_round_after_chest_and_horn() -> None:
    """[B] The marker moves after them."""
    table = Table(seat("hourglass_of_time", "wondrous_chest", reserve="3A"), p=3, active=1, rolled=["winter3/1"])
    table.end_turn()
    assert (table.asked, table.asked_seat, table.crystals()) == ("gain", 0, 0)


def test_two_hourglasses_bring_two_energies_and_the_limit_is_looked_at_between() -> None:
    table = boots(3, "hourglass_of_time", "hourglass_of_time", reserve="7A")
    table.do("move", spaces=1)
    table.gain("1E")
    assert table.asked == "excess"
    table.do("discard_energies", energies="1A")
    assert table.asked == "gain"


def test_the_owner_of_figrim_and_hourglass_orders_them() -> None:
    """[J]"""
    table = boots(3, "hourglass_of_time", "figrim_the_avaricious", other=seat(crystals=1))
    table.do("move", spaces=1)
    assert (table.asked, table.cards("resolve")) == ("next_effect", ["hourglass_of_time", "figrim_the_avaricious"])
    table.do("resolve", "figrim_the_avaricious")
    assert (table.crystals(), table.asked) == (1, "gain")

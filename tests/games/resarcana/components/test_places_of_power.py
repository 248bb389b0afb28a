"""The Places of Power: victory formulas, curses, what else is turned, and checks in mid-round."""

from __future__ import annotations

import pytest

from tests.games.resarcana.components.playing import (
    ALL,
    check_power,
    collecting,
    next_round,
    pass_turn,
    seat_with,
    solo,
)
from tests.games.resarcana.table import Table, lying, seat

FORMULAS = [
    ("sacred_grove", "L", 2),
    ("alchemists_tower", "G", 0),
    ("catacombs_of_the_dead", "D", 0),
    ("sacrificial_pit", "D", 2),
    ("cursed_forge", "G", 1),
    ("dwarven_mines", "G", 0),
    ("sunken_reef", "C", 0),
    ("dragons_lair", "G", 0),
]


@pytest.mark.parametrize(("place", "letter", "points"), FORMULAS)
@pytest.mark.parametrize("turned", [False, True])
def test_each_essence_of_its_kind_is_a_point_turned_or_not(place: str, letter: str, points: int, turned: bool) -> None:
    for number in (0, 1, 7):
        on = f"{number}{letter}" if number else "0"
        assert solo(lying(place, on=on, turned=turned)).points() == points + number


@pytest.mark.parametrize(("place", "letter", "points"), FORMULAS)
def test_other_essences_on_it_are_no_points(place: str, letter: str, points: int) -> None:
    others = " ".join(f"3{other}" for other in ALL if other != letter)
    assert solo(lying(place, on=others)).points() == points


@pytest.mark.parametrize(("place", "letter", "points"), FORMULAS)
def test_essences_in_the_pool_are_no_points(place: str, letter: str, points: int) -> None:
    assert solo(place, pool=f"9{letter}").points() == points


def test_essences_on_the_coral_castle_are_no_points() -> None:
    assert solo(lying("coral_castle", on="3E 3L 3C 3D 3G")).points() == 3


# Catacombs of the Dead


def test_pauls_catacombs_as_in_the_rule_book() -> None:
    table = solo("catacombs_of_the_dead", pool="12D")
    table.do("use", "catacombs_of_the_dead", 0)
    assert (table.pool(), table.on("catacombs_of_the_dead")) == ("7D", "1D")
    table.do("use", "catacombs_of_the_dead", 0)
    assert (table.pool(), table.on("catacombs_of_the_dead")) == ("2D", "2D")
    table.do("use", "catacombs_of_the_dead", 1)
    assert (table.pool(), table.on("catacombs_of_the_dead")) == ("2D", "3D")
    assert table.turned("catacombs_of_the_dead")
    assert table.points() == 3


def test_turned_catacombs_take_no_more_deaths() -> None:
    table = solo("catacombs_of_the_dead", pool="9D")
    table.do("use", "catacombs_of_the_dead", 1)
    assert table.why_not("use", "catacombs_of_the_dead", 0).code == "is_turned"


def test_deaths_on_the_catacombs_do_not_pay_for_more() -> None:
    table = solo(lying("catacombs_of_the_dead", on="9D"), pool="4D")
    assert table.why_not("use", "catacombs_of_the_dead", 0).code == "cannot_pay"


# Sacred Grove


def test_the_sacred_grove_gives_five_life_for_a_calm() -> None:
    check_power("sacred_grove", 0, "C", "5L")


def test_the_sacred_grove_turns_itself_and_a_creature_for_a_life_on_it() -> None:
    table = solo("sacred_grove", "hawk", "fire_dragon", "prism")
    table.do("use", "sacred_grove", 1)
    assert (table.asked, table.on("sacred_grove"), table.points()) == ("turn", "1L", 4)
    assert [table.turned(name) for name in ("sacred_grove", "hawk", "fire_dragon", "prism")] == [
        True,
        True,
        False,
        False,
    ]


def test_which_creature_is_turned_for_the_sacred_grove_is_asked_where_there_are_several() -> None:
    mine = ("sacred_grove", "nightingale", "sea_serpent", lying("hawk", turned=True), "fire_dragon")
    table = Table(seat_with(*mine, hand=["treant"]), seat_with("mermaid"))
    table.do("use", "sacred_grove", 1)
    assert (table.asked, table.components()) == ("choose_cost", {"nightingale", "sea_serpent"})
    table.do("choose", "sea_serpent")
    assert (table.turned("sea_serpent"), table.turned("nightingale"), table.on("sacred_grove")) == (True, False, "1L")


def test_the_sacred_grove_requires_turning_both_itself_and_a_creature() -> None:
    turned = solo("sacred_grove", lying("hawk", turned=True), "fire_dragon")
    assert turned.why_not("use", "sacred_grove", 1).code == "nothing_for_cost"
    assert solo(lying("sacred_grove", turned=True), "hawk").why_not("use", "sacred_grove", 1).code == "is_turned"


def test_a_creature_turned_for_the_sacred_grove_cannot_use_its_own_power() -> None:
    table = solo("sacred_grove", "treant")
    table.do("use", "sacred_grove", 1)
    assert table.why_not("use", "treant", 0).code == "is_turned"


# Sacrificial Pit


def test_the_sacrificial_pit_turns_three_life_into_a_death_on_it() -> None:
    table = solo("sacrificial_pit", pool="4L")
    table.do("use", "sacrificial_pit", 0)
    assert (table.pool(), table.on("sacrificial_pit"), table.points()) == ("1L", "1D", 3)
    assert table.turned("sacrificial_pit")


# Cursed Forge


def test_the_cursed_forge_asks_in_collect_for_a_death_or_to_be_turned() -> None:
    table = collecting("cursed_forge", mage="scholar", pool="2D")
    assert table.asked == "settle_curse"
    assert {str(command["kind"]) for command in table.session.legal_data()} == {"pay", "turn"}
    assert len(table.session.legal()) == 2


def test_the_curse_paid_costs_a_death_and_leaves_the_forge_straight() -> None:
    table = collecting("cursed_forge", mage="scholar", pool="2D")
    table.do("pay", essences="1D")
    assert (table.asked, table.pool(), table.turned("cursed_forge")) == ("turn", "1D", False)


def test_the_curse_may_be_left_unpaid_which_turns_the_forge() -> None:
    table = collecting("cursed_forge", mage="scholar", pool="2D")
    table.do("turn", "cursed_forge")
    assert (table.asked, table.pool(), table.turned("cursed_forge")) == ("turn", "2D", True)


def test_without_a_death_the_forge_is_turned_and_nobody_is_asked() -> None:
    table = collecting("cursed_forge", mage="scholar", pool="9E 9L 9C 9G")
    assert (table.asked, table.turned("cursed_forge")) == ("turn", True)
    assert table.pool() == "9E 9L 9C 9G"


def test_a_turned_forge_cannot_be_used_but_scores() -> None:
    table = collecting(lying("cursed_forge", on="2G"), mage="scholar", pool="2E G")
    table.do("leave", "cursed_forge")
    assert table.why_not("use", "cursed_forge", 0).code == "is_turned"
    assert table.points() == 1 + 2 + 1


@pytest.mark.parametrize("giver", ["necromancer", "corrupt_altar", "dancing_sword"])
def test_the_curse_may_be_paid_with_a_death_collected_from_another_component(giver: str) -> None:
    table = collecting("cursed_forge", giver, **({} if giver == "necromancer" else {"mage": "scholar"}))
    assert table.asked == "settle_curse"
    table.do("pay", essences="1D")
    assert not table.turned("cursed_forge")


def test_the_curse_may_be_paid_with_a_death_chosen_in_the_same_collect() -> None:
    table = collecting("cursed_forge", mage="witch", item="death_life")
    for _ in range(2):
        assert table.asked == "collect_essences"
        table.do("gain", essences="1D")
    assert table.asked == "settle_curse"
    table.do("pay", essences="1D")
    assert table.pool() == "1D"


def test_the_curse_may_be_paid_with_a_death_taken_off_a_component_in_the_same_collect() -> None:
    for answer, asked in (("take", "settle_curse"), ("leave", "turn")):
        table = collecting("cursed_forge", lying("mausoleum", on="D"), mage="scholar")
        assert table.asked == "take_essences"
        table.do(answer, "mausoleum")
        assert table.asked == asked
        assert table.turned("cursed_forge") == (answer == "leave")


def test_the_curse_is_settled_after_all_else_that_is_collected() -> None:
    table = collecting(
        lying("cursed_forge", on="G"), "celestial_horse", lying("vault", on="G"), pool="D", mage="scholar"
    )
    asked = []
    while table.asked != "turn":
        asked.append(table.asked)
        table.session.submit(table.session.legal()[-1])
    assert asked.count("settle_curse") == 1
    assert asked[-1] == "settle_curse"


def test_the_curse_is_new_in_every_round() -> None:
    table = collecting("cursed_forge", mage="scholar", pool="2D")
    table.do("turn", "cursed_forge")
    next_round(table)
    assert (table.asked, table.turned("cursed_forge")) == ("settle_curse", False)


def test_a_forge_claimed_this_round_is_cursed_from_the_next_collect_on() -> None:
    table = solo(places=["cursed_forge"], pool="6E 4D", mage="scholar")
    table.do("claim", "cursed_forge")
    assert (table.asked, table.turned("cursed_forge"), table.pool()) == ("turn", False, "1D")
    next_round(table)
    assert table.asked == "settle_curse"


def test_a_death_on_the_forge_itself_does_not_pay_the_curse_unless_taken() -> None:
    table = collecting(lying("cursed_forge", on="D"), mage="scholar")
    table.do("leave", "cursed_forge")
    assert (table.turned("cursed_forge"), table.on("cursed_forge")) == (True, "1D")


# Dwarven Mines


def test_the_dwarven_mines_put_two_gold_on_themselves_for_three_elan_and_three_death() -> None:
    table = solo("dwarven_mines", pool="3E 3D")
    table.do("use", "dwarven_mines", 1)
    assert (table.pool(), table.on("dwarven_mines"), table.points()) == ("0", "2G", 2)
    assert table.why_not("use", "dwarven_mines", 0).code == "is_turned"


def test_the_dwarven_mines_give_three_gold_to_the_pool_which_are_no_points() -> None:
    table = solo("dwarven_mines", pool="5E")
    table.do("use", "dwarven_mines", 0)
    assert (table.pool(), table.on("dwarven_mines"), table.points()) == ("3G", "0", 0)


# Sunken Reef


def test_the_sunken_reef_is_used_as_often_as_it_is_paid_for() -> None:
    table = solo("sunken_reef", pool="3L 5C")
    table.do("use", "sunken_reef", 0)
    table.do("use", "sunken_reef", 0)
    assert (table.pool(), table.on("sunken_reef"), table.points()) == ("1L 1C", "2C", 2)
    assert not table.can("use", "sunken_reef", 0)


def test_the_gold_of_the_sunken_reef_is_collected_into_the_pool() -> None:
    table = collecting(lying("sunken_reef", on="2C"), mage="scholar")
    table.do("leave", "sunken_reef")
    assert (table.pool(), table.on("sunken_reef")) == ("1G", "2C")


# Alchemist's Tower


def test_the_alchemists_tower_wants_one_of_each_but_gold() -> None:
    table = solo("alchemists_tower", pool="E L C D")
    table.do("use", "alchemists_tower", 0)
    assert (table.pool(), table.on("alchemists_tower"), table.points()) == ("0", "1G", 1)
    poor = solo("alchemists_tower", pool="E L C 9G")
    assert poor.why_not("use", "alchemists_tower", 0).code == "cannot_pay"


# Dragon's Lair


def test_the_dragons_lair_turns_itself_and_a_dragon_for_two_gold_on_it() -> None:
    table = solo("dragons_lair", "fire_dragon", "hawk")
    table.do("use", "dragons_lair", 1)
    assert (table.asked, table.on("dragons_lair"), table.pool(), table.points()) == ("turn", "2G", "0", 3)
    assert [table.turned(name) for name in ("dragons_lair", "fire_dragon", "hawk")] == [True, True, False]


def test_a_dragon_turned_for_the_lair_does_not_attack() -> None:
    table = Table(seat_with("dragons_lair", "wind_dragon"), seat(pool="3L"))
    table.do("use", "dragons_lair", 1)
    assert table.pool(1) == "3L"


def test_the_dragons_lair_requires_turning_both_itself_and_a_dragon() -> None:
    turned = solo("dragons_lair", lying("fire_dragon", turned=True), "hawk")
    assert turned.why_not("use", "dragons_lair", 1).code == "nothing_for_cost"
    assert solo(lying("dragons_lair", turned=True), "fire_dragon").why_not("use", "dragons_lair", 1).code == "is_turned"


def test_which_dragon_is_turned_for_the_lair_is_asked_where_there_are_several() -> None:
    table = solo("dragons_lair", "fire_dragon", "sea_serpent", lying("bone_dragon", turned=True), "hawk")
    table.do("use", "dragons_lair", 1)
    assert (table.asked, table.components()) == ("choose_cost", {"fire_dragon", "sea_serpent"})


# Coral Castle and Sorcerer's Bestiary: checks in mid-round


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


# Sorcerer's Bestiary: what it scores


@pytest.mark.parametrize(
    ("mine", "points"),
    [
        ((), 0),
        (("hawk",), 1),
        (("hawk", "treant", "mermaid"), 3),
        (("nightingale",), 2),
        (("fire_dragon",), 3),
        (("fire_dragon", "water_dragon"), 6),
        (("prism", "dragon_teeth", "athanor"), 0),
        (("dragon_bridle", "dragon_egg"), 2),
    ],
)
def test_the_bestiary_scores_two_for_a_dragon_and_one_for_a_creature(mine: tuple[str, ...], points: int) -> None:
    assert solo("sorcerers_bestiary", *mine).points() == points


def test_the_bestiary_scores_three_for_the_sea_serpent_which_is_both() -> None:
    assert solo("sea_serpent").points() == 1
    assert solo("sorcerers_bestiary", "sea_serpent").points() == 1 + 3


def test_the_bestiary_counts_turned_ones_but_neither_the_hand_nor_the_discards_nor_rivals() -> None:
    mine = seat_with("sorcerers_bestiary", lying("hawk", turned=True), hand=["treant"], discards=["fire_dragon"])
    table = Table(mine, seat_with("water_dragon", "mermaid", passed=True))
    assert table.points() == 1


def test_a_destroyed_dragon_scores_no_more_for_the_bestiary() -> None:
    table = solo("sorcerers_bestiary", "fire_dragon", "fiery_whip")
    assert table.points() == 3
    table.do("use", "fiery_whip", 1)
    assert table.points() == 0

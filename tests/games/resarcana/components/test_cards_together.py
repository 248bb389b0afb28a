"""Rulings where several components meet."""

from __future__ import annotations

import pytest

from tests.games.resarcana.components.component_tables import mixes, next_round, pass_turn, seat_with, solo
from tests.games.resarcana.described_table import Table, lying, seat

# The Sea Serpent is both a Dragon and a Creature.


def test_the_sea_serpent_is_turned_for_the_sacred_grove_and_for_the_dragons_lair() -> None:
    for place, gained in (("sacred_grove", "1L"), ("dragons_lair", "2G")):
        table = solo(place, "sea_serpent")
        table.do("use", place, 1)
        assert (table.turned("sea_serpent"), table.on(place)) == (True, gained)


def test_the_sea_serpent_is_straightened_by_the_druid_and_attacks_again() -> None:
    table = Table(seat_with("druid", "sea_serpent"), seat_with("magical_shard", "horn_of_plenty", pool="5L"))
    table.do("use", "sea_serpent", 0)
    table.do("suffer")
    table.do("use", "magical_shard", 0)
    table.do("gain", essences="1E")
    table.do("use", "druid", 0)
    table.do("choose", "sea_serpent")
    table.do("use", "horn_of_plenty", 1)
    table.do("use", "sea_serpent", 0)
    table.do("suffer")
    assert table.pool(1) == "1E 1L 1G"


def test_the_druid_does_not_straighten_a_dragon_that_is_no_creature() -> None:
    table = solo("druid", lying("fire_dragon", turned=True), lying("sea_serpent", turned=True))
    table.do("use", "druid", 0)
    assert table.components() == {"sea_serpent"}


def test_the_sea_serpent_is_one_victim_for_the_pit_though_it_is_both() -> None:
    table = solo("sacrificial_pit", "sea_serpent", "hawk", pool="D")
    table.do("use", "sacrificial_pit", 1)
    assert len(table.session.legal()) == 2
    table.do("choose", "sea_serpent")
    assert table.pool() == "9G"


# Owners


def test_the_crypt_places_a_dragon_of_anothers_making_from_its_new_owners_discards() -> None:
    table = Table(
        seat_with("sorcerers_bestiary", "fiery_whip", "crypt", pool="10E D"),
        seat(passed=True, discards=["fire_dragon"]),
    )
    table.do("use", "sorcerers_bestiary", 1)
    table.do("pay", essences="4E")
    table.do("choose", "fire_dragon")
    table.do("use", "fiery_whip", 1)
    table.do("choose", "fire_dragon")
    table.do("gain", essences="8E")
    table.do("use", "crypt", 1)
    table.do("choose", "fire_dragon")
    assert (table.zone("fire_dragon"), table.owner("fire_dragon"), table.pool()) == ("play", 0, "4E")


def test_the_former_owner_cannot_take_a_dragon_back_from_play() -> None:
    table = Table(seat_with("fire_dragon"), seat_with("sorcerers_bestiary", "crypt", pool="9E D"), active=1)
    assert table.why_not("use", "fire_dragon", 0).code == "not_yours"
    table.do("use", "sorcerers_bestiary", 1)
    table.do("pay", essences="4E")
    assert (table.asked_seat, table.zone("fire_dragon"), table.owner("fire_dragon")) == (0, "play", 0)


def test_who_destroys_a_dragon_of_anothers_making_to_ignore_the_sea_serpent_keeps_it_in_their_own_discards() -> None:
    table = Table(
        seat_with("sea_serpent", discards=["fire_dragon"], hand=["prism"]),
        seat_with("sorcerers_bestiary", pool="10E"),
        active=1,
    )
    table.do("use", "sorcerers_bestiary", 1)
    table.do("choose", "fire_dragon")
    table.do("use", "sea_serpent", 0)
    table.do("escape", "fire_dragon")
    assert (table.discards(0), table.discards(1)) == ([], ["fire_dragon"])


# Dragons and the Bridle


def test_a_bridle_that_was_turned_to_ignore_still_makes_dragons_cheaper() -> None:
    table = Table(seat_with("wind_dragon"), seat_with("dragon_bridle", hand=["fire_dragon"], pool="3E"))
    table.do("use", "wind_dragon", 0)
    table.do("react", "dragon_bridle", 0)
    table.do("place", "fire_dragon")
    assert (table.zone("fire_dragon"), table.pool(1)) == ("play", "0")


def test_the_bridle_shields_its_owner_alone() -> None:
    table = Table(seat_with("bone_dragon"), seat_with("dragon_bridle", pool="3L"), seat(pool="3L"))
    table.do("use", "bone_dragon", 0)
    table.do("react", "dragon_bridle", 0)
    assert [table.pool(1), table.pool(2)] == ["3L", "1L"]


def test_a_rival_chooses_between_the_bridle_other_reacts_and_the_dragons_price() -> None:
    table = Table(seat_with("fire_dragon"), seat_with("dragon_bridle", "elemental_spring", "temple", pool="C"))
    table.do("use", "fire_dragon", 0)
    assert table.components("react") == {"dragon_bridle", "elemental_spring", "temple"}
    assert (len(table.offered("escape")), len(table.offered("suffer"))) == (1, 1)
    assert len(table.session.legal()) == 5


def test_paying_the_dragon_of_ones_own_free_will_turns_nothing() -> None:
    table = Table(seat_with("fire_dragon"), seat_with("dragon_bridle", "temple", pool="C"))
    table.do("use", "fire_dragon", 0)
    table.do("escape")
    assert (table.turned("dragon_bridle"), table.turned("temple"), table.pool(1)) == (False, False, "0")


@pytest.mark.parametrize(
    ("placer", "power", "pool", "card"),
    [("dragon_egg", 0, "2E", "hand"), ("dragon_teeth", 1, "3E", "hand"), ("crypt", 1, "4E D", "discards")],
)
def test_a_dragon_placed_by_a_power_attacks_in_the_same_round(placer: str, power: int, pool: str, card: str) -> None:
    mine = seat_with(placer, pool=pool, **{card: ["fire_dragon"]})
    table = Table(mine, seat_with("magical_shard", pool="3L"))
    table.do("use", placer, power)
    table.do("choose", "fire_dragon")
    assert table.pool() == "0"
    table.do("use", "magical_shard", 0)
    table.do("gain", essences="1L")
    table.do("use", "fire_dragon", 0)
    assert table.pool(1) == "2L"


# Cards that destroy and cards with a power for being destroyed


def test_a_statuette_destroyed_by_another_card_gives_what_that_card_says() -> None:
    table = solo("fiery_whip", "jeweled_statuette")
    table.do("use", "fiery_whip", 1)
    assert (table.amounts(), table.pool()) == (mixes(5), "0")


def test_an_egg_destroyed_by_another_card_places_nothing() -> None:
    table = solo("fiery_whip", "dragon_egg", hand=["fire_dragon"], pool="6E")
    table.do("use", "fiery_whip", 1)
    assert (table.asked, table.amounts()) == ("gain_essences", mixes(3))


def test_what_is_destroyed_no_longer_collects() -> None:
    table = solo("fiery_whip", "treant", mage="scholar")
    table.do("use", "fiery_whip", 1)
    table.do("gain", essences="7C")
    next_round(table)
    assert table.pool() == "7C"


def test_what_is_placed_this_round_collects_in_the_next() -> None:
    table = solo(hand=["treant"], pool="2E 3L", mage="scholar")
    table.do("place", "treant")
    assert table.pool() == "0"
    next_round(table)
    assert table.pool() == "2L"


# Items


def test_an_item_that_was_turned_is_straight_for_who_takes_it_next() -> None:
    table = Table(seat_with("elvish_bow"), seat_with(item="protection", pool="L"), seat(pool="L"))
    table.do("use", "elvish_bow", 0)
    table.do("react", "protection", 0)
    table.do("pass")
    table.do("choose", "alchemy")
    assert (table.zone("protection"), table.turned("protection")) == ("supply", False)
    table.do("pass")
    table.do("choose", "protection")
    assert (table.owner("protection"), table.turned("protection")) == (2, False)


def test_a_new_item_does_not_act_in_the_round_in_which_it_was_taken() -> None:
    table = Table(seat_with(pool="4E", item="research"), seat(pool="4E"))
    table.do("pass")
    table.do("choose", "alchemy")
    assert table.why_not("use", "alchemy", 0, seat=0).code == "has_passed"
    pass_turn(table)
    assert table.can("use", "alchemy", 0)


def test_the_item_must_be_swapped_for_a_different_one() -> None:
    table = Table(seat_with(item="research"), seat_with(item="alchemy"))
    table.do("pass")
    assert "research" not in table.components()
    assert "alchemy" not in table.components()
    assert len(table.session.legal()) == 6


# Collect


def test_a_curse_is_settled_before_the_next_seat_collects() -> None:
    table = Table(seat_with("cursed_forge", pool="D"), seat_with("celestial_horse"), phase="collect")
    assert (table.asked, table.asked_seat) == ("settle_curse", 0)
    table.do("turn", "cursed_forge")
    assert (table.asked, table.asked_seat) == ("collect_essences", 1)


def test_the_death_of_the_skull_pays_the_curse_in_the_next_collect_if_taken() -> None:
    table = solo("cursed_skull", "cursed_forge", pool="L", mage="scholar")
    table.do("use", "cursed_skull", 0)
    table.do("gain", essences="3D")
    next_round(table)
    table.do("take", "cursed_skull")
    assert table.asked == "settle_curse"
    table.do("pay", essences="1D")
    assert (table.pool(), table.turned("cursed_forge")) == ("2D", False)


def test_vault_and_windup_man_are_left_or_taken_each_on_its_own() -> None:
    mine = (lying("vault", on="G"), lying("windup_man", on="L"))
    table = Table(seat_with(*mine, mage="scholar"), seat(), phase="collect")
    table.do("take", "vault")
    table.do("leave", "windup_man")
    assert (table.asked, table.pool(), table.on("windup_man")) == ("turn", "1G", "3L")


# Refusals say why


def test_a_card_that_cannot_be_paid_is_refused_by_the_crypt_with_what_is_missing() -> None:
    table = solo("crypt", pool="D", discards=["prism", "athanor"])
    table.do("use", "crypt", 1)
    assert table.why_not("choose", "athanor").code == "cannot_pay"


def test_while_a_power_is_under_way_no_other_action_is_taken() -> None:
    table = solo("horn_of_plenty", "solomons_mine")
    table.do("use", "horn_of_plenty", 0)
    assert table.why_not("use", "solomons_mine", 0).code == "answer_first"
    assert table.why_not("pass").code == "answer_first"

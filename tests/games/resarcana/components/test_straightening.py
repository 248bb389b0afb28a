"""Powers that straighten: the Chalice of Fire, the Witch, Reanimate, the Druid and the Guard Dog."""

from __future__ import annotations

import pytest

from tests.games.resarcana.components.playing import check_any_payment, check_power, seat_with, solo
from tests.games.resarcana.table import Table, lying, seat

STRAIGHTENERS = [("chalice_of_fire", "E"), ("witch", "2C"), ("reanimate", "C")]


@pytest.mark.parametrize(("component", "cost"), STRAIGHTENERS)
def test_any_one_turned_component_of_ones_own_is_straightened(component: str, cost: str) -> None:
    turned = [lying(name, turned=True) for name in ("hawk", "vault", "library", "dragons_lair")]
    table = Table(seat_with(component, *turned, "prism", pool=cost), seat_with(lying("flaming_pit", turned=True)))
    table.do("use", component, 0)
    assert (table.asked, table.pool()) == ("straighten", "0")
    assert table.components() == {component, "hawk", "vault", "library", "dragons_lair"}
    assert not table.offered("decline")
    table.do("choose", "library")
    assert not table.turned("library")
    assert [table.turned(name) for name in (component, "hawk", "vault", "dragons_lair")] == [True] * 4
    assert table.asked_seat == 1


@pytest.mark.parametrize(("component", "cost"), STRAIGHTENERS)
def test_mages_and_items_can_be_straightened_too(component: str, cost: str) -> None:
    mage = "witch" if component == "witch" else "scholar"
    item = "reanimate" if component == "reanimate" else "research"
    mine = [lying(name, turned=True) for name in (mage, item) if name != component]
    table = solo(component, *mine, pool=cost)
    table.do("use", component, 0)
    assert table.components() >= {mage, item} - {component}
    for name in {mage, item} - {component}:
        assert table.can("choose", name)


@pytest.mark.parametrize(("component", "cost"), STRAIGHTENERS)
def test_a_component_just_turned_to_pay_may_straighten_itself(component: str, cost: str) -> None:
    table = solo(component, lying("hawk", turned=True), pool=cost)
    table.do("use", component, 0)
    table.do("choose", component)
    assert (table.turned(component), table.turned("hawk"), table.pool()) == (False, True, "0")


@pytest.mark.parametrize(("component", "cost"), STRAIGHTENERS)
def test_with_nothing_else_turned_it_straightens_itself_without_asking(component: str, cost: str) -> None:
    table = solo(component, "hawk", pool=cost)
    table.do("use", component, 0)
    assert (table.asked, table.turned(component), table.pool()) == ("turn", False, "0")


@pytest.mark.parametrize(("component", "cost"), STRAIGHTENERS)
def test_a_turned_straightener_cannot_straighten_itself(component: str, cost: str) -> None:
    table = solo(lying(component, turned=True), pool=cost)
    assert table.why_not("use", component, 0).code == "is_turned"


@pytest.mark.parametrize(("component", "number"), [("witch", 2), ("reanimate", 1)])
def test_the_witch_and_reanimate_are_paid_with_any_essences(component: str, number: int) -> None:
    check_any_payment(component, 0, number)


def test_the_chalice_of_fire_costs_an_elan() -> None:
    table = solo("chalice_of_fire", pool="9L 9C 9D 9G")
    assert table.why_not("use", "chalice_of_fire", 0).code == "cannot_pay"


def test_a_straightened_component_can_be_used_again_in_the_same_round() -> None:
    table = solo("chalice_of_fire", "solomons_mine", pool="E")
    table.do("use", "solomons_mine", 0)
    table.do("use", "chalice_of_fire", 0)
    table.do("choose", "solomons_mine")
    table.do("use", "solomons_mine", 0)
    assert table.pool() == "2G"


def test_two_straighteners_may_straighten_each_other() -> None:
    table = solo("chalice_of_fire", lying("reanimate", turned=True), pool="2E")
    table.do("use", "chalice_of_fire", 0)
    table.do("choose", "reanimate")
    assert (table.turned("chalice_of_fire"), table.turned("reanimate")) == (True, False)
    table.do("use", "reanimate", 0)
    table.do("choose", "chalice_of_fire")
    assert (table.turned("chalice_of_fire"), table.turned("reanimate"), table.pool()) == (False, True, "0")


# The Druid


def test_the_druid_straightens_one_creature() -> None:
    creatures = [lying(name, turned=True) for name in ("hawk", "treant", "sea_serpent")]
    others = [lying(name, turned=True) for name in ("fire_dragon", "prism", "temple")]
    table = solo("druid", *creatures, *others, "mermaid")
    table.do("use", "druid", 0)
    assert (table.asked, table.components()) == ("straighten", {"hawk", "treant", "sea_serpent"})
    table.do("choose", "treant")
    assert [table.turned(name) for name in ("druid", "hawk", "treant")] == [True, True, False]
    assert table.asked == "turn"


def test_the_druid_may_be_used_without_straightening_a_creature() -> None:
    table = solo("druid", lying("hawk", turned=True))
    table.do("use", "druid", 0)
    assert len(table.offered("decline")) == 1
    table.do("decline")
    assert (table.asked, table.turned("druid"), table.turned("hawk")) == ("turn", True, True)


def test_the_druid_may_be_used_with_no_creature_to_straighten() -> None:
    table = solo("druid", "hawk", lying("fire_dragon", turned=True))
    table.do("use", "druid", 0)
    assert (table.asked, table.turned("druid"), table.turned("fire_dragon")) == ("turn", True, True)


def test_the_druid_does_not_straighten_himself_nor_a_rivals_creature() -> None:
    table = Table(seat_with("druid"), seat_with(lying("hawk", turned=True)))
    table.do("use", "druid", 0)
    assert (table.asked, table.asked_seat) == ("turn", 1)
    assert table.turned("druid") and table.turned("hawk")


def test_a_turned_druid_cannot_be_used() -> None:
    table = solo(lying("druid", turned=True), lying("hawk", turned=True), mage="druid")
    assert table.why_not("use", "druid", 0).code == "is_turned"


# The Guard Dog


def test_a_turned_guard_dog_straightens_itself_for_an_elan() -> None:
    table = solo(lying("guard_dog", turned=True), pool="2E")
    table.do("use", "guard_dog", 0)
    assert (table.asked, table.turned("guard_dog"), table.pool()) == ("turn", False, "1E")


def test_a_straight_guard_dog_cannot_straighten_itself() -> None:
    assert solo("guard_dog", pool="2E").why_not("use", "guard_dog", 0).code == "is_straight"


def test_a_turned_guard_dog_needs_an_elan_to_straighten_itself() -> None:
    table = solo(lying("guard_dog", turned=True), pool="9L 9C 9D 9G")
    assert table.why_not("use", "guard_dog", 0).code == "cannot_pay"


def test_straightening_the_guard_dog_is_an_action() -> None:
    table = Table(seat_with(lying("guard_dog", turned=True), pool="E"), seat())
    table.do("use", "guard_dog", 0)
    assert table.asked_seat == 1


def test_the_druid_straightens_the_guard_dog() -> None:
    table = solo("druid", lying("guard_dog", turned=True))
    table.do("use", "druid", 0)
    table.do("choose", "guard_dog")
    assert not table.turned("guard_dog")


def test_the_guard_dog_turned_for_the_sacred_grove_straightens_itself_but_the_grove_stays_turned() -> None:
    table = solo("guard_dog", "sacred_grove", pool="E")
    table.do("use", "sacred_grove", 1)
    assert table.turned("guard_dog")
    table.do("use", "guard_dog", 0)
    assert (table.turned("guard_dog"), table.turned("sacred_grove"), table.on("sacred_grove")) == (False, True, "1L")


def test_the_druid_costs_no_essences() -> None:
    check_power("druid", 0)


def test_a_straightened_dragon_attacks_twice_in_a_round() -> None:
    table = Table(seat_with("fire_dragon", "reanimate", pool="G"), seat_with("prism", "magical_shard", pool="5L"))
    table.do("use", "fire_dragon", 0)
    table.do("use", "magical_shard", 0)
    table.do("gain", essences="1L")
    table.do("use", "reanimate", 0)
    table.do("choose", "fire_dragon")
    table.do("use", "prism", 1)
    table.do("pay", essences="0")
    table.do("use", "fire_dragon", 0)
    assert table.pool(1) == "2L"

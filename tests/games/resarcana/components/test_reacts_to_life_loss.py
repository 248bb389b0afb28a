"""React powers that ignore a Life loss: when they answer, what they cost, and what they leave behind."""

from __future__ import annotations

import pytest

from tests.for_each import for_each
from tests.games.resarcana.components.component_tables import seat_with
from tests.games.resarcana.described_table import Table, lying, seat

BY_TURNING = (
    "chalice_of_life",
    "guard_dog",
    "healer",
    "protection",
    "temple",
    "alchemists_tower",
    "coral_castle",
)
BY_PAYING = {"dancing_sword": "E", "elemental_spring": "C", "tree_of_life": "L"}
ATTACKERS = ("elvish_bow", "wind_dragon")


def attacked(attacker: str, *mine: object, **more: object) -> Table:
    table = Table(seat_with(attacker), seat_with(*mine, **more))
    table.do("use", attacker, 0)
    return table


@for_each("attacker", ATTACKERS)
@for_each("component", BY_TURNING)
def test_a_component_is_turned_to_ignore_life_loss(component: str, attacker: str) -> None:
    table = attacked(attacker, component, pool="3E 3L 3C 3D 3G")
    assert (table.asked, table.asked_seat) == ("life_loss", 1)
    assert table.offered("react") == [{"kind": "react", "seat": 1, "component": component, "power": 0}]
    assert len(table.session.legal()) == 2
    table.do("react", component, 0)
    assert table.turned(component)
    assert table.pool(1) == "3E 3L 3C 3D 3G"
    assert (table.asked, table.asked_seat) == ("turn", 1)


@pytest.mark.parametrize("component", BY_TURNING)
def test_a_turned_component_cannot_be_turned_to_ignore_life_loss(component: str) -> None:
    table = attacked("elvish_bow", lying(component, turned=True), pool="3L")
    assert (table.asked, table.pool(1)) == ("turn", "2L")


@pytest.mark.parametrize(("component", "price"), BY_PAYING.items())
@pytest.mark.parametrize("turned", [False, True])
def test_a_react_that_does_not_turn_its_component_works_on_a_turned_one_too(
    component: str, price: str, turned: bool
) -> None:
    table = attacked("wind_dragon", lying(component, turned=turned), pool=f"2{price} 3G")
    assert (table.asked, table.asked_seat) == ("life_loss", 1)
    table.do("react", component, 0)
    assert table.turned(component) == turned
    assert table.pool(1) == f"1{price} 3G"
    assert (table.asked, table.asked_seat) == ("turn", 1)


@pytest.mark.parametrize(("component", "price"), BY_PAYING.items())
def test_a_react_may_be_paid_with_the_last_essence(component: str, price: str) -> None:
    table = attacked("wind_dragon", component, pool=price)
    table.do("react", component, 0)
    assert table.pool(1) == "0"


@pytest.mark.parametrize(("component", "price"), BY_PAYING.items())
def test_a_react_that_cannot_be_paid_is_not_asked_about(component: str, price: str) -> None:
    others = " ".join(f"4{letter}" for letter in "ELCDG" if letter != price)
    table = attacked("elvish_bow", component, pool=others)
    assert table.asked == ("lose_essences" if price == "L" else "turn")
    assert not table.turned(component)


def test_a_react_by_paying_can_be_used_against_two_attacks_in_a_round() -> None:
    table = Table(seat_with("elvish_bow"), seat_with("tree_of_life", "prism", pool="2L"), seat_with("wind_dragon"))
    table.do("use", "elvish_bow", 0)
    table.do("react", "tree_of_life", 0)
    table.do("use", "prism", 1)
    table.do("pay", essences="0")
    table.do("use", "wind_dragon", 0)
    assert (table.asked, table.asked_seat) == ("life_loss", 1)
    table.do("react", "tree_of_life", 0)
    assert table.pool(1) == "0"


@pytest.mark.parametrize("turned", [False, True])
def test_the_dancing_sword_gets_a_death_also_while_it_is_turned(turned: bool) -> None:
    table = attacked("elvish_bow", lying("dancing_sword", on="D", turned=turned), pool="E")
    table.do("react", "dancing_sword", 0)
    assert (table.on("dancing_sword"), table.pool(1)) == ("2D", "0")


@pytest.mark.parametrize("component", ["elemental_spring", "tree_of_life"])
def test_the_other_reacts_put_nothing_on_their_component(component: str) -> None:
    table = attacked("elvish_bow", component, pool="C L")
    table.do("react", component, 0)
    assert table.on(component) == "0"


def test_a_rival_may_have_several_ways_to_ignore_and_uses_one() -> None:
    mine = ("chalice_of_life", "temple", "dancing_sword", "prism")
    table = Table(seat_with("sea_serpent"), seat_with(*mine, mage="healer", item="protection", pool="E 3L"))
    table.do("use", "sea_serpent", 0)
    reacts = {str(command["component"]) for command in table.offered("react")}
    assert reacts == {"chalice_of_life", "temple", "dancing_sword", "healer", "protection"}
    assert table.components("escape") == {"chalice_of_life", "dancing_sword", "prism"}
    assert len(table.offered("suffer")) == 1
    table.do("react", "temple", 0)
    assert table.asked == "turn"
    assert (table.pool(1), table.turned("temple"), table.turned("healer")) == ("1E 3L", True, False)


@pytest.mark.parametrize("component", [*BY_TURNING, *BY_PAYING, "dragon_bridle"])
def test_a_rival_may_leave_a_react_unused(component: str) -> None:
    table = attacked("water_dragon", component, pool="3E 3L 3C")
    table.do("suffer")
    assert (table.pool(1), table.turned(component)) == ("3E 1L 3C", False)


def test_a_rival_with_nothing_may_still_react_and_loses_nothing_otherwise() -> None:
    table = attacked("wind_dragon", "temple")
    assert table.asked == "life_loss"
    table.do("suffer")
    assert (table.asked, table.pool(1)) == ("turn", "0")


@pytest.mark.parametrize(
    "dragon", ["bone_dragon", "earth_dragon", "fire_dragon", "sea_serpent", "water_dragon", "wind_dragon"]
)
def test_the_dragon_bridle_ignores_every_dragon(dragon: str) -> None:
    table = attacked(dragon, "dragon_bridle", pool="2L")
    assert table.asked == "life_loss"
    table.do("react", "dragon_bridle", 0)
    assert (table.turned("dragon_bridle"), table.pool(1)) == (True, "2L")


def test_the_dragon_bridle_does_not_answer_the_elvish_bow() -> None:
    table = attacked("elvish_bow", "dragon_bridle", pool="2L")
    assert (table.asked, table.pool(1), table.turned("dragon_bridle")) == ("turn", "1L", False)


def test_beside_another_react_the_dragon_bridle_is_refused_against_the_elvish_bow() -> None:
    table = attacked("elvish_bow", "dragon_bridle", "temple", pool="2L")
    assert table.why_not("react", "dragon_bridle", 0).code == "answers_something_else"


def test_a_turned_dragon_bridle_ignores_nothing() -> None:
    table = attacked("wind_dragon", lying("dragon_bridle", turned=True), pool="2L")
    assert (table.asked, table.pool(1)) == ("turn", "0")


def test_the_golden_statue_does_not_answer_life_loss() -> None:
    table = attacked("wind_dragon", "golden_statue", pool="3L 3G")
    assert (table.asked, table.pool(1)) == ("turn", "1L 3G")


@pytest.mark.parametrize("component", [*BY_TURNING, *BY_PAYING])
def test_a_react_cannot_be_used_as_an_action(component: str) -> None:
    table = Table(seat_with(component, pool="3E 3L 3C 3D 3G"), seat())
    assert table.why_not("react", component, 0).code == "no_action"


def test_a_react_does_not_use_up_the_turn_of_who_used_it() -> None:
    table = attacked("wind_dragon", "temple", pool="L")
    table.do("react", "temple", 0)
    assert (table.asked, table.asked_seat) == ("turn", 1)


def test_the_guard_dog_that_straightened_itself_can_ignore_again() -> None:
    table = attacked("elvish_bow", "guard_dog", pool="E 2L")
    table.do("react", "guard_dog", 0)
    table.do("use", "guard_dog", 0)
    assert not table.turned("guard_dog")
    assert table.pool(1) == "2L"


def test_a_guard_dog_cannot_straighten_itself_while_it_is_attacked() -> None:
    table = attacked("elvish_bow", lying("guard_dog", turned=True), "temple", pool="E 2L")
    assert table.why_not("use", "guard_dog", 0).code == "answer_first"
    assert table.components("react") == {"temple"}


def test_a_component_that_is_used_to_ignore_cannot_use_its_power_afterwards() -> None:
    table = attacked("elvish_bow", "coral_castle", pool="L")
    table.do("react", "coral_castle", 0)
    assert table.why_not("use", "coral_castle", 0).code == "is_turned"


def test_an_alchemists_tower_turned_to_ignore_cannot_make_gold() -> None:
    table = attacked("elvish_bow", "alchemists_tower", pool="E L C D")
    table.do("react", "alchemists_tower", 0)
    assert table.why_not("use", "alchemists_tower", 0).code == "is_turned"

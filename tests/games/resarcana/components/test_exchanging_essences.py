"""Powers that simply turn essences into others in the pool."""

from __future__ import annotations

import pytest

from tests.games.resarcana.components.component_tables import (
    check_any_payment,
    check_power,
    mixes,
    solo,
)
from tests.games.resarcana.described_table import lying


@pytest.mark.parametrize(
    ("component", "power", "cost", "gains"),
    [
        ("crypt", 0, "0", "2D"),
        ("dwarven_pickaxe", 0, "E", "G"),
        ("flaming_pit", 0, "L", "E D"),
        ("horn_of_plenty", 1, "0", "G"),
        ("solomons_mine", 0, "0", "G"),
        ("sacred_grove", 0, "C", "5L"),
        ("dwarven_mines", 0, "5E", "3G"),
        ("dragons_lair", 0, "0", "2G"),
    ],
)
def test_a_fixed_exchange_costs_and_gives_what_is_printed(component: str, power: int, cost: str, gains: str) -> None:
    check_power(component, power, cost, gains)


@pytest.mark.parametrize(
    ("component", "power", "number"),
    [("alchemist", 0, 4), ("transmuter", 0, 2), ("alchemy", 0, 4), ("transmutation", 0, 3), ("prism", 0, 1)],
)
def test_any_essences_may_be_paid_gold_too(component: str, power: int, number: int) -> None:
    check_any_payment(component, power, number)


@pytest.mark.parametrize("component", ["alchemist", "alchemy"])
def test_four_essences_become_two_gold(component: str) -> None:
    table = solo(component, pool="2E 2L C D")
    table.do("use", component, 0)
    table.do("pay", essences="1E 1L 1C 1D")
    assert table.asked == "turn"
    assert (table.pool(), table.turned(component)) == ("1E 1L 2G", True)


@pytest.mark.parametrize("component", ["alchemist", "alchemy"])
def test_four_essences_of_which_there_are_no_others_are_not_asked_about(component: str) -> None:
    table = solo(component, pool="3E G")
    table.do("use", component, 0)
    assert (table.asked, table.pool()) == ("turn", "2G")


@pytest.mark.uncounted
@pytest.mark.parametrize(
    ("component", "power", "paid", "given"),
    [
        ("alchemist", 1, "0", 1),
        ("transmuter", 0, "2G", 3),
        ("transmutation", 0, "3D", 3),
        ("horn_of_plenty", 0, "0", 3),
        ("magical_shard", 0, "0", 1),
        ("prism", 0, "G", 2),
    ],
)
def test_any_mix_but_gold_may_be_taken(component: str, power: int, paid: str, given: int) -> None:
    for choice in mixes(given):
        table = solo(component, pool=paid)
        table.do("use", component, power)
        assert table.asked == "gain_essences"
        assert table.amounts() == mixes(given)
        assert len(table.session.legal()) == len(mixes(given))
        table.do("gain", essences=choice)
        assert table.asked == "turn"
        assert (table.pool(), table.turned(component)) == (choice, True)


@pytest.mark.parametrize(("component", "power"), [("alchemist", 1), ("horn_of_plenty", 0), ("magical_shard", 0)])
def test_a_power_that_costs_turning_alone_needs_a_straight_component(component: str, power: int) -> None:
    assert solo(component).can("use", component, power)
    assert solo(lying(component, turned=True)).why_not("use", component, power).code == "is_turned"


@pytest.mark.parametrize("component", ["alchemist", "horn_of_plenty", "prism", "crypt", "sacred_grove", "dragons_lair"])
def test_of_two_powers_that_turn_their_component_only_one_can_be_used(component: str) -> None:
    creatures = ("hawk", "fire_dragon")
    for first in (0, 1):
        table = solo(component, *creatures, pool="4E 4L 4C 4D 4G")
        table.do("use", component, first)
        while table.asked != "turn":
            table.session.submit(table.session.legal()[0])
        assert table.why_not("use", component, 1 - first).code == "is_turned"


@pytest.mark.parametrize(("component", "paid", "taken"), [("transmuter", "2E", "3E"), ("transmutation", "3E", "3E")])
def test_essences_taken_may_be_the_same_as_those_turned_in(component: str, paid: str, taken: str) -> None:
    table = solo(component, pool=paid)
    table.do("use", component, 0)
    table.do("gain", essences=taken)
    assert table.pool() == taken


def test_the_transmuter_cannot_be_used_with_fewer_than_two_essences_in_the_pool() -> None:
    table = solo("transmuter", lying("athanor", on="6E"), pool="G")
    assert table.why_not("use", "transmuter", 0).code == "cannot_pay"


def test_transmutation_cannot_be_used_with_fewer_than_three_essences_in_the_pool() -> None:
    table = solo("transmutation", lying("athanor", on="6E"), pool="E G")
    assert table.why_not("use", "transmutation", 0).code == "cannot_pay"

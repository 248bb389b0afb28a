"""Powers that turn essences into others in the pool."""

from __future__ import annotations

import pytest

from tests.games.resarcana.components.naive import two_and_some_alike
from tests.games.resarcana.components.playing import (
    check_any_payment,
    check_power,
    mixes,
    next_round,
    pass_rivals,
    solo,
    text,
)
from tests.games.resarcana.table import lying


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


# Prism


def test_the_prism_turns_one_essence_into_two_of_any_kind_but_gold_even_the_same() -> None:
    table = solo("prism", pool="E")
    table.do("use", "prism", 0)
    table.do("gain", essences="2E")
    assert table.pool() == "2E"


def test_the_prism_offers_every_number_of_every_type_for_x_also_none() -> None:
    table = solo("prism", pool="2E L 3G")
    table.do("use", "prism", 1)
    assert table.asked == "pay_power"
    assert table.amounts() == {"0", "1E", "2E", "1L", "1G", "2G", "3G"}
    assert len(table.session.legal()) == 7


def test_the_prism_never_mixes_types_for_x() -> None:
    table = solo("prism", pool="E L")
    table.do("use", "prism", 1)
    assert table.why_not("pay", essences="1E 1L").code == "wrong_essences"
    assert table.why_not("pay", essences="2E").code == "not_in_pool"


@pytest.mark.parametrize("paid", "ELCD")
def test_the_prism_converts_x_essences_into_x_of_one_other_type_but_gold(paid: str) -> None:
    table = solo("prism", pool=f"3{paid} 2G")
    table.do("use", "prism", 1)
    table.do("pay", essences=f"3{paid}")
    assert table.asked == "gain_essences"
    assert table.amounts() == {f"3{other}" for other in "ELCD" if other != paid}
    given = min(table.amounts())
    table.do("gain", essences=given)
    assert table.pool() == text(given, "2G")
    assert table.turned("prism")


def test_the_prism_converts_gold_into_any_other_type() -> None:
    table = solo("prism", pool="2G")
    table.do("use", "prism", 1)
    table.do("pay", essences="2G")
    assert table.amounts() == {"2E", "2L", "2C", "2D"}
    table.do("gain", essences="2D")
    assert table.pool() == "2D"


def test_the_prism_may_be_turned_for_nothing_with_x_none() -> None:
    table = solo("prism", pool="E")
    table.do("use", "prism", 1)
    table.do("pay", essences="0")
    assert (table.asked, table.pool(), table.turned("prism")) == ("turn", "1E", True)


def test_the_prism_with_an_empty_pool_asks_nothing_and_gives_nothing() -> None:
    table = solo("prism")
    assert not table.can("use", "prism", 0)
    table.do("use", "prism", 1)
    assert (table.asked, table.pool(), table.turned("prism")) == ("turn", "0", True)


# Philosopher's Stone


def test_the_philosophers_stone_costs_two_of_any_kind_and_x_alike_in_one_payment() -> None:
    table = solo("philosophers_stone", pool="2E L G")
    table.do("use", "philosophers_stone", 0)
    assert table.asked == "pay_power"
    assert table.amounts() == {
        *("2E", "1E 1L", "1E 1G", "1L 1G"),
        *("2E 1L", "2E 1G", "1E 1L 1G"),
        "2E 1L 1G",
    }


def test_the_philosophers_stone_offers_each_payment_once_where_any_and_x_overlap() -> None:
    table = solo("philosophers_stone", pool="5E 3L 2G")
    table.do("use", "philosophers_stone", 0)
    offered = [str(command["essences"]) for command in table.session.legal_data()]
    assert len(offered) == len(set(offered))
    assert "5E" in offered and "4E 1L" in offered and "3E 2L" in offered and "2E 2L" in offered
    assert "3E 3L" not in offered
    assert "5E 2L" in offered and "5E 3L" not in offered


@pytest.mark.parametrize("pool", ["E", "2E", "E L", "3E", "2E L G", "5E 3L 2G", "4E 4L 4C", "3E 2L 2C D G", "6G 2D"])
def test_the_philosophers_stone_offers_exactly_two_of_any_kind_and_some_alike(pool: str) -> None:
    table = solo("philosophers_stone", pool=pool)
    expected = two_and_some_alike(pool)
    assert table.can("use", "philosophers_stone", 0) == bool(expected)
    if len(expected) > 1:
        table.do("use", "philosophers_stone", 0)
        assert table.amounts() == expected
        assert len(table.session.legal()) == len(expected)


@pytest.mark.parametrize(
    ("paid", "gold"),
    [("2E", 0), ("1E 1L", 0), ("3E", 1), ("1E 1L 1C", 1), ("5E", 3), ("4E 1L", 3), ("2E 2L", 2), ("3E 1L 1C", 3)],
)
def test_the_philosophers_stone_gives_a_gold_for_every_essence_beyond_two(paid: str, gold: int) -> None:
    table = solo("philosophers_stone", pool="5E 3L C")
    table.do("use", "philosophers_stone", 0)
    before = table.pool()
    table.do("pay", essences=paid)
    assert table.asked == "turn"
    assert before == "5E 3L 1C"
    assert text(table.pool(), paid) == text("5E 3L C", f"{gold}G" if gold else "0")
    assert table.turned("philosophers_stone")


def test_the_philosophers_stone_may_turn_gold_into_gold() -> None:
    table = solo("philosophers_stone", pool="3G")
    table.do("use", "philosophers_stone", 0)
    assert table.amounts() == {"2G", "3G"}
    table.do("pay", essences="3G")
    assert table.pool() == "1G"


def test_the_philosophers_stone_with_two_essences_has_x_none_and_gives_nothing() -> None:
    table = solo("philosophers_stone", pool="E G")
    table.do("use", "philosophers_stone", 0)
    assert (table.asked, table.pool(), table.turned("philosophers_stone")) == ("turn", "0", True)


def test_the_philosophers_stone_cannot_be_used_with_one_essence() -> None:
    table = solo("philosophers_stone", pool="G")
    assert table.why_not("use", "philosophers_stone", 0).code == "cannot_pay"


# Athanor


def test_the_athanor_turns_one_elan_into_two_on_itself() -> None:
    check_power("athanor", 0, "E", puts="2E")


def test_the_athanor_takes_six_elan_from_itself_and_converts_x_alike_into_gold() -> None:
    table = solo(lying("athanor", on="8E L"), pool="3L 2D G")
    table.do("use", "athanor", 1)
    assert table.asked == "pay_power"
    assert table.amounts() == {"0", "1L", "2L", "3L", "1D", "2D", "1G"}
    table.do("pay", essences="3L")
    assert table.asked == "turn"
    assert (table.pool(), table.on("athanor"), table.turned("athanor")) == ("2D 4G", "2E 1L", True)


def test_the_athanor_may_convert_nothing() -> None:
    table = solo(lying("athanor", on="6E"), pool="L")
    table.do("use", "athanor", 1)
    table.do("pay", essences="0")
    assert (table.pool(), table.on("athanor"), table.turned("athanor")) == ("1L", "0", True)


def test_the_athanor_with_an_empty_pool_asks_nothing() -> None:
    table = solo(lying("athanor", on="6E"))
    table.do("use", "athanor", 1)
    assert (table.asked, table.pool(), table.on("athanor")) == ("turn", "0", "0")


def test_the_athanor_needs_six_elan_on_itself_those_in_the_pool_do_not_count() -> None:
    table = solo(lying("athanor", on="5E 9L"), pool="9E")
    assert table.why_not("use", "athanor", 1).code == "not_enough_on_it"


def test_a_turned_athanor_can_do_neither() -> None:
    table = solo(lying("athanor", on="6E", turned=True), pool="E")
    assert not table.can("use", "athanor", 0)
    assert not table.can("use", "athanor", 1)


def test_the_elan_on_the_athanor_may_be_converted_over_several_rounds() -> None:
    table = solo(lying("athanor", on="4E"), pool="E 3C", mage="scholar")
    table.do("use", "athanor", 0)
    next_round(table)
    table.do("leave", "athanor")
    pass_rivals(table)
    table.do("use", "athanor", 1)
    table.do("pay", essences="3C")
    assert (table.pool(), table.on("athanor")) == ("3G", "0")

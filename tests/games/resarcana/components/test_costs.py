"""What placing and claiming cost, paid at the table, and the points that come with it."""

from __future__ import annotations

import pytest

from resarcana_gui.games.resarcana.cards import essences
from tests.for_each import for_each
from tests.games.resarcana.components.component_tables import ALL, mixes, solo, text
from tests.games.resarcana.components.printed_costs import FIXED, FREE, MONUMENTS, PLACES, POINTS, WITH_ANY
from tests.games.resarcana.described_table import Table


def one_less_of_each(cost: str) -> list[str]:
    """The pools that lack one essence of a cost and have plenty of all it does not ask for."""
    amount = essences.parsed(cost)
    plenty = text(*(f"9{letter}" for letter in ALL if letter not in cost))
    held = [letter for letter in ALL if letter in cost]
    return [text(essences.text(amount - essences.parsed(letter)), plenty) for letter in held]


def check_in_play(table: Table, component: str) -> None:
    assert table.zone(component) == "play"
    assert table.owner(component) == 0
    assert table.on(component) == "0"
    assert not table.turned(component)


@for_each(("artifact", "cost"), FIXED.items())
def test_an_artifact_is_placed_straight_for_exactly_its_cost(artifact: str, cost: str) -> None:
    table = solo(hand=[artifact], pool=text(cost, "E L C D G"))
    table.do("place", artifact)
    assert table.asked == "turn"
    assert table.pool() == "1E 1L 1C 1D 1G"
    assert table.hand() == []
    check_in_play(table, artifact)


@for_each(("artifact", "cost"), FIXED.items())
def test_an_artifact_cannot_be_placed_with_one_essence_less(artifact: str, cost: str) -> None:
    assert solo(hand=[artifact], pool=cost).can("place", artifact)
    for pool in one_less_of_each(cost):
        assert solo(hand=[artifact], pool=pool).why_not("place", artifact).code == "cannot_pay"


@pytest.mark.parametrize("artifact", FREE)
def test_an_artifact_that_costs_nothing_is_placed_with_an_empty_pool(artifact: str) -> None:
    table = solo(hand=[artifact])
    table.do("place", artifact)
    assert table.asked == "turn"
    check_in_play(table, artifact)


def test_placing_for_nothing_is_an_action() -> None:
    table = Table({"hand": ["prism"], "pool": "0"}, {"pool": "0"})
    table.do("place", "prism")
    assert table.asked_seat == 1


@pytest.mark.parametrize(("artifact", "cost"), WITH_ANY.items())
def test_the_open_part_of_a_cost_is_paid_with_any_mix(artifact: str, cost: tuple[str, int]) -> None:
    fixed, number = cost
    table = solo(hand=[artifact], pool=text(fixed, *(f"{number}{letter}" for letter in ALL)))
    table.do("place", artifact)
    open_parts = {text(fixed, mix) for mix in mixes(number, ALL)}
    assert table.asked == "pay_placement"
    assert table.amounts() == open_parts
    assert len(table.session.legal()) == len(open_parts)
    table.do("pay", essences=text(fixed, f"{number}G"))
    check_in_play(table, artifact)
    assert table.pool() == text(*(f"{number}{letter}" for letter in "ELCD"))


@pytest.mark.parametrize(("artifact", "cost"), WITH_ANY.items())
def test_the_open_part_of_a_cost_is_not_asked_about_when_there_is_one_way(artifact: str, cost: tuple[str, int]) -> None:
    fixed, number = cost
    table = solo(hand=[artifact], pool=text(fixed, f"{number}G"))
    table.do("place", artifact)
    assert table.asked == "turn" and table.pool() == "0"


@pytest.mark.parametrize(("artifact", "cost"), WITH_ANY.items())
def test_the_open_part_of_a_cost_needs_its_number_of_essences_besides_the_fixed_ones(
    artifact: str, cost: tuple[str, int]
) -> None:
    fixed, number = cost
    one_less = text(fixed, *["E"] * (number - 1))
    assert solo(hand=[artifact], pool=one_less).why_not("place", artifact).code == "cannot_pay"
    assert solo(hand=[artifact], pool="9E").why_not("place", artifact).code == "cannot_pay"


@pytest.mark.parametrize(("place", "cost"), PLACES.items())
def test_a_place_of_power_is_claimed_straight_for_exactly_its_cost(place: str, cost: str) -> None:
    table = solo(pool=text(cost, "E L C D G"), places=[place])
    table.do("claim", place)
    assert table.asked == "turn"
    assert table.pool() == "1E 1L 1C 1D 1G"
    check_in_play(table, place)


@pytest.mark.parametrize(("place", "cost"), PLACES.items())
def test_a_place_of_power_cannot_be_claimed_with_one_essence_less(place: str, cost: str) -> None:
    assert solo(pool=cost, places=[place]).can("claim", place)
    for pool in one_less_of_each(cost):
        assert solo(pool=pool, places=[place]).why_not("claim", place).code == "cannot_pay"


@pytest.mark.parametrize("monument", [name for name in MONUMENTS if name != "obelisk"])
def test_a_monument_on_display_is_claimed_straight_for_four_gold(monument: str) -> None:
    table = solo(pool="9E 9L 9C 9D 5G", monuments={"display": [monument]})
    table.do("claim", monument)
    assert table.asked == "turn"
    assert table.pool() == "9E 9L 9C 9D 1G"
    check_in_play(table, monument)


@pytest.mark.parametrize("monument", MONUMENTS)
def test_a_monument_cannot_be_claimed_with_three_gold(monument: str) -> None:
    table = solo(pool="9E 9L 9C 9D 3G", monuments={"display": [monument]})
    assert table.why_not("claim", monument).code == "cannot_pay"


@for_each("component", [*FIXED, *FREE, *WITH_ANY, *MONUMENTS, *PLACES])
def test_a_component_gives_its_printed_points_also_when_turned(component: str) -> None:
    for turned in (False, True):
        table = solo({"component": component, "turned": turned})
        assert table.points() == POINTS.get(component, 0)

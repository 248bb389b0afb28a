"""Powers whose effect gives all rivals something."""

from __future__ import annotations

import pytest

from tests.games.resarcana.components.component_tables import seat_with
from tests.games.resarcana.described_table import Table, lying, seat

GIFTS = [
    ("fiery_whip", "3E", "1E"),
    ("hand_of_glory", "2D", "1D"),
    ("jeweled_statuette", "3D", "1D"),
    ("tree_of_life", "3L", "1L"),
]


@pytest.mark.parametrize(("component", "own", "gift"), GIFTS)
def test_the_owner_gains_and_every_rival_gains_less(component: str, own: str, gift: str) -> None:
    table = Table(seat_with(component), seat(), seat(), seat())
    table.do("use", component, 0)
    assert (table.asked, table.asked_seat) == ("turn", 1)
    assert [table.pool(at) for at in range(4)] == [own, gift, gift, gift]
    assert table.turned(component)


@pytest.mark.parametrize(("component", "own", "gift"), GIFTS)
def test_rivals_who_have_passed_gain_too(component: str, own: str, gift: str) -> None:
    table = Table(seat_with(component), seat(passed=True), seat(), seat(passed=True))
    table.do("use", component, 0)
    assert [table.pool(at) for at in range(4)] == [own, gift, gift, gift]


@pytest.mark.parametrize("component", [name for name, _, _ in GIFTS])
def test_it_costs_turning_alone(component: str) -> None:
    table = Table(seat_with(lying(component, turned=True), pool="9E 9L 9C 9D 9G"), seat())
    assert table.why_not("use", component, 0).code == "is_turned"
    assert Table(seat_with(component), seat()).can("use", component, 0)


def test_the_gifts_are_no_life_loss_and_ask_for_no_reaction() -> None:
    table = Table(seat_with("tree_of_life"), seat_with("temple", pool="L"))
    table.do("use", "tree_of_life", 0)
    assert (table.asked, table.pool(1)) == ("turn", "2L")

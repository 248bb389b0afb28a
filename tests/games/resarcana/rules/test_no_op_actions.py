from __future__ import annotations

import pytest

from resarcana_gui.games.resarcana.rules.commands import Answer
from resarcana_gui.games.resarcana.rules.no_op_actions import is_no_op
from tests.for_each import for_each
from tests.games.resarcana.described_table import Table, lying, seat


def no_op(table: Table, **fields: object) -> bool:
    """Whether the one answer with these fields does nothing."""
    (found,) = table.session.find(seat=0, **fields)
    assert isinstance(found, Answer)
    return is_no_op(table.state, found)


def no_op_use(table: Table, component: str, power: int = 0) -> bool:
    return no_op(table, kind="use", component=component, power=power)


TURNED_HAWK = lying("hawk", turned=True)
TURNED_PRISM = lying("prism", turned=True)


@for_each(
    ("mine", "component", "in_vain"),
    [
        (seat(mage="druid"), "druid", True),
        (seat(TURNED_PRISM, mage="druid"), "druid", True),
        (seat(TURNED_HAWK, mage="druid"), "druid", False),
        (seat("hawk", item="reanimate", pool="5E 5L 5C 5D"), "reanimate", True),
        (seat(TURNED_PRISM, item="reanimate", pool="5E 5L 5C 5D"), "reanimate", False),
        (seat(mage="scholar", pool="2C", deck=[]), "scholar", True),
        (seat(mage="scholar", pool="2C", deck=["hawk"]), "scholar", False),
        (seat(mage="scholar", pool="2C", deck=[], discards=["hawk"]), "scholar", False),
        (seat("coral_castle"), "coral_castle", True),
        (seat("coral_castle", "great_pyramid", "temple", "oracle"), "coral_castle", False),
        (seat("mausoleum", mage="seer", deck=["hawk"]), "seer", False),
        (seat("solomons_mine"), "solomons_mine", False),
    ],
)
def test_a_power_is_in_vain_when_it_changes_nothing(mine: dict[str, object], component: str, in_vain: bool) -> None:
    assert no_op_use(Table(mine, seat()), component) is in_vain


@pytest.mark.parametrize("passed", [True, False])
def test_an_attack_is_in_vain_when_every_rival_has_passed(passed: bool) -> None:
    assert no_op_use(Table(seat("sea_serpent"), seat(passed=passed)), "sea_serpent") is passed


@pytest.mark.parametrize(("discards", "in_vain"), [([], True), (["prism"], False)])
def test_placing_is_in_vain_without_anything_to_place(discards: list[str], in_vain: bool) -> None:
    table = Table(seat("crypt", pool="3D 3L 3E", discards=discards), seat())
    assert no_op_use(table, "crypt", 1) is in_vain


def test_what_is_no_power_or_gives_something_up_is_never_called_vain() -> None:
    table = Table(seat("dragon_egg", pool="1E", hand=["prism"]), seat())
    assert not no_op(table, kind="pass")
    altar = Table(seat("corrupt_altar", "hawk", pool="3D 3L 3E"), seat())
    assert not no_op_use(altar, "corrupt_altar", 1)


@pytest.mark.parametrize(("pool", "in_vain"), [("0", True), ("2L 3G", True), ("1E", False)])
def test_counting_a_rival_s_essences_is_in_vain_when_it_has_none_of_them(pool: str, in_vain: bool) -> None:
    assert no_op_use(Table(seat("hypnotic_basin"), seat(pool=pool)), "hypnotic_basin") is in_vain

"""What can be done and would do nothing is not pointed out, and not done by a single click."""

from __future__ import annotations

import pytest

from resarcana_gui.tabletop.asking.choice import mark_of
from tests.games.resarcana.described_table import Table, lying, seat
from tests.games.resarcana.view.asking.asked import asking


def quiet(table: Table, slug: str) -> list[bool]:
    """Of everything that a click on a component can mean, whether it is nothing to point out."""
    return [choice.quiet for choice in asking(table).choices[Table.number(slug)]]


@pytest.mark.parametrize(
    ("creature", "in_vain"), [([], True), ([lying("hawk", turned=True)], False), ([lying("hawk", turned=False)], True)]
)
def test_straightening_is_in_vain_without_anything_that_lies_turned(creature: list[object], in_vain: bool) -> None:
    table = Table(seat(*creature, mage="druid"), seat())
    assert quiet(table, "druid") == [in_vain]
    assert (asking(table).at_once(Table.number("druid")) is None) is in_vain


def test_what_would_do_nothing_says_so() -> None:
    label = asking(Table(seat(mage="druid"), seat())).choices[Table.number("druid")][0].label
    assert "no effect" in label
    label = asking(Table(seat(mage="druid"), seat()), "es").choices[Table.number("druid")][0].label
    assert "sin efecto" in label


def test_an_attack_is_in_vain_when_every_rival_has_passed() -> None:
    table = Table(seat("sea_serpent"), seat(passed=True))
    assert quiet(table, "sea_serpent") == [True]
    assert quiet(Table(seat("sea_serpent"), seat()), "sea_serpent") == [False]


def test_a_card_can_always_be_given_up_which_is_nothing_to_point_out() -> None:
    table = Table(seat(hand=["prism", "bone_dragon"], pool="0"), seat())
    assert quiet(table, "bone_dragon") == [True]
    assert quiet(table, "prism") == [False, True]
    assert asking(table).at_once(Table.number("bone_dragon")) is None


def test_drawing_is_in_vain_with_nothing_to_draw() -> None:
    assert quiet(Table(seat(mage="scholar", pool="2C", deck=["hawk"]), seat()), "scholar") == [False]
    assert quiet(Table(seat(mage="scholar", pool="2C", deck=[]), seat()), "scholar") == [True]


@pytest.mark.parametrize(("hand", "mark"), [(["prism", "bone_dragon"], "can"), (["bone_dragon"], "may"), ([], "none")])
def test_a_mark_is_that_of_what_there_is_most_to_do_with(hand: list[str], mark: str) -> None:
    found = asking(Table(seat(hand=hand), seat())).choices
    assert mark_of([choice for choices in found.values() for choice in choices]) == mark

"""The Guard Dog straightens itself."""

from __future__ import annotations

from tests.games.resarcana.components.component_tables import seat_with, solo
from tests.games.resarcana.described_table import Table, lying, seat


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

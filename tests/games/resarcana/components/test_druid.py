"""The Druid straightens a Creature, or none."""

from __future__ import annotations

from tests.games.resarcana.components.component_tables import check_power, seat_with, solo
from tests.games.resarcana.described_table import Table, lying


def test_the_druid_straightens_one_creature() -> None:
    creatures = [lying(name, turned=True) for name in ("hawk", "treant", "sea_serpent")]
    others = [lying(name, turned=True) for name in ("fire_dragon", "prism", "temple")]
    table = solo("druid", *creatures, *others, "mermaid")
    table.do("use", "druid", 0)
    assert (table.asked, table.components()) == ("straighten_creature", {"hawk", "treant", "sea_serpent"})
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


def test_the_druid_costs_no_essences() -> None:
    check_power("druid", 0)

"""The Mermaid carries an essence from the pool to any component of her owner's."""

from __future__ import annotations

import pytest

from tests.games.resarcana.components.component_tables import collecting, next_round, pass_turn, seat_with, solo
from tests.games.resarcana.described_table import Table, lying


@pytest.mark.parametrize("letter", "LCG")
def test_a_calm_a_life_or_a_gold_goes_from_the_pool_onto_a_component(letter: str) -> None:
    table = solo("mermaid", "sunken_reef", pool=letter)
    table.do("use", "mermaid", 0)
    assert (table.asked, table.pool(), table.turned("mermaid")) == ("put_essence", "0", True)
    table.do("choose", "sunken_reef")
    assert (table.asked, table.on("sunken_reef")) == ("turn", f"1{letter}")


@pytest.mark.parametrize("letter", "ED")
def test_elan_and_death_are_not_for_the_mermaid(letter: str) -> None:
    table = solo("mermaid", pool=f"9{letter}")
    assert table.why_not("use", "mermaid", 0).code in ("needs_one_of", "cannot_pay")


def test_with_an_empty_pool_the_mermaid_is_not_used() -> None:
    assert solo(lying("mermaid", on="3C")).why_not("use", "mermaid", 0).code == "needs_one_of"


def test_a_turned_mermaid_is_not_used() -> None:
    assert solo(lying("mermaid", turned=True), pool="C").why_not("use", "mermaid", 0).code == "is_turned"


def test_which_essence_it_is_is_asked_where_there_are_several() -> None:
    table = solo("mermaid", pool="2E 2L C 2D G")
    table.do("use", "mermaid", 0)
    assert (table.asked, table.amounts()) == ("pay_power", {"1L", "1C", "1G"})
    table.do("pay", essences="1G")
    table.do("choose", "mermaid")
    assert (table.on("mermaid"), table.pool()) == ("1G", "2E 2L 1C 2D")


def test_any_own_component_may_get_the_essence_also_a_turned_one_but_no_rivals() -> None:
    mine = ("mermaid", lying("prism", turned=True), "temple", "sacred_grove")
    table = Table(seat_with(*mine, mage="druid", item="research", pool="C"), seat_with("hawk"))
    table.do("use", "mermaid", 0)
    assert table.components() == {"mermaid", "prism", "temple", "sacred_grove", "druid", "research"}
    assert len(table.session.legal()) == 6
    table.do("choose", "prism")
    assert table.on("prism") == "1C"


@pytest.mark.parametrize(
    ("place", "letter"),
    [
        ("sacred_grove", "L"),
        ("sunken_reef", "C"),
        ("alchemists_tower", "G"),
        ("cursed_forge", "G"),
        ("dwarven_mines", "G"),
        ("dragons_lair", "G"),
    ],
)
def test_the_essence_scores_on_a_place_of_power_that_counts_it(place: str, letter: str) -> None:
    table = solo("mermaid", place, pool=letter)
    before = table.points()
    table.do("use", "mermaid", 0)
    table.do("choose", place)
    assert table.points() == before + 1


@pytest.mark.parametrize(
    ("place", "letter"),
    [("sacred_grove", "G"), ("sunken_reef", "L"), ("catacombs_of_the_dead", "G"), ("coral_castle", "C")],
)
def test_the_essence_does_not_score_where_it_does_not_count(place: str, letter: str) -> None:
    table = solo("mermaid", place, pool=letter)
    before = table.points()
    table.do("use", "mermaid", 0)
    table.do("choose", place)
    assert (table.on(place), table.points()) == (f"1{letter}", before)


def test_the_mermaid_may_put_the_essence_on_herself() -> None:
    table = solo("mermaid", pool="L")
    table.do("use", "mermaid", 0)
    table.do("choose", "mermaid")
    assert (table.on("mermaid"), table.pool()) == ("1L", "0")


def test_essences_on_an_item_return_to_the_supply_when_it_is_swapped() -> None:
    table = solo("mermaid", pool="G", item="research")
    table.do("use", "mermaid", 0)
    table.do("choose", "research")
    assert table.on("research") == "1G"
    table.do("pass")
    assert (table.asked, table.on("research")) == ("swap_item", "1G")
    table.do("choose", "protection")
    assert (table.zone("research"), table.on("research")) == ("supply", "0")
    assert "G" not in table.pool()


def test_a_swapped_item_taken_again_is_empty() -> None:
    table = solo("mermaid", lying("research", on="2G"), mage="scholar")
    next_round(table)
    assert "research" not in table.in_play()
    while table.asked_seat != 0:
        pass_turn(table)
    table.do("pass")
    table.do("choose", "research")
    assert table.on("research") == "0"


def test_an_essence_on_a_mage_is_collected_like_any_other() -> None:
    table = collecting(lying("scholar", on="C"))
    table.do("take", "scholar")
    assert (table.pool(), table.on("scholar")) == ("1C", "0")


def test_a_gold_from_the_mermaid_brings_the_vault_its_interest() -> None:
    table = solo("mermaid", "vault", pool="G", mage="scholar")
    table.do("use", "mermaid", 0)
    table.do("choose", "vault")
    next_round(table)
    table.do("leave", "vault")
    assert table.asked == "collect_interest"


def test_an_essence_from_the_mermaid_grows_on_the_windup_man() -> None:
    table = solo("mermaid", "windup_man", pool="C", mage="scholar")
    table.do("use", "mermaid", 0)
    table.do("choose", "windup_man")
    next_round(table)
    table.do("leave", "windup_man")
    assert table.on("windup_man") == "3C"


def test_the_sacred_grove_may_turn_a_mermaid_instead() -> None:
    table = solo("mermaid", "sacred_grove", pool="L")
    table.do("use", "sacred_grove", 1)
    assert table.turned("mermaid")
    assert table.why_not("use", "mermaid", 0).code == "is_turned"

"""The Chalice of Fire, the Witch and Reanimate straighten any component of their owner's."""

from __future__ import annotations

from pathlib import Path

import pytest

from resarcana_gui.games.resarcana.cards.loader import load_cards
from resarcana_gui.games.resarcana.rules.game import ResArcana
from resarcana_gui.kernel.session import Session
from resarcana_gui.paths import data_file
from tests.games.resarcana.components.component_tables import check_any_payment, seat_with, solo
from tests.games.resarcana.described_table import Table, lying

STRAIGHTENERS = [("chalice_of_fire", "E"), ("witch", "2C"), ("reanimate", "C")]


@pytest.mark.parametrize(("component", "cost"), STRAIGHTENERS)
def test_any_one_turned_component_of_ones_own_is_straightened(component: str, cost: str) -> None:
    turned = [lying(name, turned=True) for name in ("hawk", "vault", "library", "dragons_lair")]
    table = Table(seat_with(component, *turned, "prism", pool=cost), seat_with(lying("flaming_pit", turned=True)))
    table.do("use", component, 0)
    assert (table.asked, table.pool()) == ("straighten", "0")
    assert table.components() == {component, "hawk", "vault", "library", "dragons_lair"}
    assert not table.offered("decline")
    table.do("choose", "library")
    assert not table.turned("library")
    assert [table.turned(name) for name in (component, "hawk", "vault", "dragons_lair")] == [True] * 4
    assert table.asked_seat == 1


@pytest.mark.parametrize(("component", "cost"), STRAIGHTENERS)
def test_mages_and_items_can_be_straightened_too(component: str, cost: str) -> None:
    mage = "witch" if component == "witch" else "scholar"
    item = "reanimate" if component == "reanimate" else "research"
    mine = [lying(name, turned=True) for name in (mage, item) if name != component]
    table = solo(component, *mine, pool=cost)
    table.do("use", component, 0)
    assert table.components() >= {mage, item} - {component}
    for name in {mage, item} - {component}:
        assert table.can("choose", name)


@pytest.mark.parametrize(("component", "cost"), STRAIGHTENERS)
def test_a_component_just_turned_to_pay_may_straighten_itself(component: str, cost: str) -> None:
    table = solo(component, lying("hawk", turned=True), pool=cost)
    table.do("use", component, 0)
    table.do("choose", component)
    assert (table.turned(component), table.turned("hawk"), table.pool()) == (False, True, "0")


@pytest.mark.parametrize(("component", "cost"), STRAIGHTENERS)
def test_with_nothing_else_turned_it_straightens_itself_without_asking(component: str, cost: str) -> None:
    table = solo(component, "hawk", pool=cost)
    table.do("use", component, 0)
    assert (table.asked, table.turned(component), table.pool()) == ("turn", False, "0")


@pytest.mark.parametrize(("component", "cost"), STRAIGHTENERS)
def test_a_turned_straightener_cannot_straighten_itself(component: str, cost: str) -> None:
    table = solo(lying(component, turned=True), pool=cost)
    assert table.why_not("use", component, 0).code == "is_turned"


@pytest.mark.parametrize(("component", "number"), [("witch", 2), ("reanimate", 1)])
def test_the_witch_and_reanimate_are_paid_with_any_essences(component: str, number: int) -> None:
    check_any_payment(component, 0, number)


def test_the_chalice_of_fire_costs_an_elan() -> None:
    table = solo("chalice_of_fire", pool="9L 9C 9D 9G")
    assert table.why_not("use", "chalice_of_fire", 0).code == "cannot_pay"


def test_a_straightened_component_can_be_used_again_in_the_same_round() -> None:
    table = solo("chalice_of_fire", "solomons_mine", pool="E")
    table.do("use", "solomons_mine", 0)
    table.do("use", "chalice_of_fire", 0)
    table.do("choose", "solomons_mine")
    table.do("use", "solomons_mine", 0)
    assert table.pool() == "2G"


def test_two_straighteners_may_straighten_each_other() -> None:
    table = solo("chalice_of_fire", lying("reanimate", turned=True), pool="2E")
    table.do("use", "chalice_of_fire", 0)
    table.do("choose", "reanimate")
    assert (table.turned("chalice_of_fire"), table.turned("reanimate")) == (True, False)
    table.do("use", "reanimate", 0)
    table.do("choose", "chalice_of_fire")
    assert (table.turned("chalice_of_fire"), table.turned("reanimate"), table.pool()) == (False, True, "0")


def test_a_straightened_dragon_attacks_twice_in_a_round() -> None:
    table = Table(seat_with("fire_dragon", "reanimate", pool="G"), seat_with("prism", "magical_shard", pool="5L"))
    table.do("use", "fire_dragon", 0)
    table.do("use", "magical_shard", 0)
    table.do("gain", essences="1L")
    table.do("use", "reanimate", 0)
    table.do("choose", "fire_dragon")
    table.do("use", "prism", 1)
    table.do("pay", essences="0")
    table.do("use", "fire_dragon", 0)
    assert table.pool(1) == "2L"


def test_a_power_that_turns_nothing_may_find_nothing_to_straighten(tmp_path: Path) -> None:
    """No card of the base game is like that; a new one may be."""
    text = data_file("cards.yaml").read_text(encoding="utf-8")
    other = tmp_path / "cards.yaml"
    other.write_text(text.replace("{turn: this, pay: E, do: {straighten: any}}", "{pay: E, do: {straighten: any}}"))
    own = {"mage": "duelist", "item": "research", "pool": "1E", "play": ["chalice_of_fire"]}
    seats = [own, {"mage": "seer", "item": "protection"}]
    session = Session.start(ResArcana(load_cards(other)), {"scenario": {"seats": seats}}, 1)
    session.submit({"kind": "use", "seat": 0, "component": "chalice_of_fire", "power": 0})
    assert session.question_data() == {"kind": "turn", "seat": 1}

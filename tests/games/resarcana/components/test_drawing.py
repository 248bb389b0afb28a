"""Powers that draw a card, with a reshuffle and with nothing left to draw."""

from __future__ import annotations

import pytest

from tests.games.resarcana.components.component_tables import check_any_payment, solo
from tests.games.resarcana.described_table import lying

DRAWING = [("scholar", 0, "D"), ("research", 0, "D"), ("library", 0, "0"), ("elvish_bow", 1, "0"), ("hawk", 1, "2C")]


@pytest.mark.parametrize(("component", "power", "cost"), DRAWING)
def test_one_card_is_drawn_from_the_top_of_the_own_deck(component: str, power: int, cost: str) -> None:
    table = solo(component, pool=cost, hand=["prism"], deck=["vault", "athanor"])
    table.do("use", component, power)
    assert table.asked == "turn"
    assert (table.hand(), table.deck()) == (["prism", "vault"], ["athanor"])
    assert (table.pool(), table.turned(component)) == ("0", True)


@pytest.mark.parametrize(("component", "power", "cost"), DRAWING)
def test_with_an_empty_deck_the_discards_are_shuffled_into_a_new_one_first(
    component: str, power: int, cost: str
) -> None:
    discards = ["prism", "vault", "athanor"]
    table = solo(component, pool=cost, discards=discards, shuffles=[["athanor", "prism", "vault"]])
    table.do("use", component, power)
    assert (table.hand(), table.deck(), table.discards()) == (["athanor"], ["prism", "vault"], [])


@pytest.mark.parametrize(("component", "power", "cost"), DRAWING)
def test_discards_stay_where_they_are_while_the_deck_has_a_card(component: str, power: int, cost: str) -> None:
    table = solo(component, pool=cost, deck=["vault"], discards=["prism"])
    table.do("use", component, power)
    assert (table.hand(), table.deck(), table.discards()) == (["vault"], [], ["prism"])


@pytest.mark.parametrize(("component", "power", "cost"), DRAWING)
def test_with_neither_deck_nor_discards_no_card_is_drawn_and_the_cost_is_gone(
    component: str, power: int, cost: str
) -> None:
    table = solo(component, pool=cost)
    table.do("use", component, power)
    assert (table.asked, table.hand(), table.pool(), table.turned(component)) == ("turn", [], "0", True)


@pytest.mark.parametrize(("component", "power", "cost"), DRAWING)
def test_a_turned_component_draws_nothing(component: str, power: int, cost: str) -> None:
    table = solo(lying(component, turned=True), pool=cost, deck=["vault"])
    assert table.why_not("use", component, power).code == "is_turned"


@pytest.mark.parametrize("component", ["scholar", "research"])
def test_a_card_for_any_one_essence(component: str) -> None:
    check_any_payment(component, 0, 1)


def test_the_hawk_draws_for_two_calm_exactly() -> None:
    assert solo("hawk", pool="C 9E 9G").why_not("use", "hawk", 1).code == "cannot_pay"
    table = solo("hawk", pool="3C", deck=["prism"])
    table.do("use", "hawk", 1)
    assert table.pool() == "1C"

"""Powers that draw cards, with reshuffles and with nothing left to draw; Divination."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.games.resarcana.components.playing import check_any_payment, seat_with, solo
from tests.games.resarcana.table import Table, lying, seat

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


# Divination


def test_divination_draws_three_and_discards_any_three_of_the_whole_hand() -> None:
    table = solo("divination", hand=["prism", "vault"], deck=["hawk", "athanor", "crypt", "treant"])
    table.do("use", "divination", 0)
    assert table.asked == "discard_cards"
    assert table.hand() == ["prism", "vault", "hawk", "athanor", "crypt"]
    offered = {frozenset(cards_of(command)) for command in table.offered("discard")}
    assert offered == {frozenset(chosen) for chosen in combinations(table.hand(), 3)}
    assert len(table.session.legal()) == 10
    table.do("discard", cards=in_order(table, "prism", "vault", "crypt"))
    assert (table.asked, table.hand(), table.deck()) == ("turn", ["hawk", "athanor"], ["treant"])
    assert set(table.discards()) == {"prism", "vault", "crypt"}
    assert (table.pool(), table.turned("divination")) == ("0", True)


def test_divination_discards_all_that_was_drawn_into_an_empty_hand_without_asking() -> None:
    table = solo("divination", deck=["hawk", "athanor", "crypt", "treant"])
    table.do("use", "divination", 0)
    assert (table.asked, table.hand(), table.deck()) == ("turn", [], ["treant"])
    assert set(table.discards()) == {"hawk", "athanor", "crypt"}


def test_divination_reshuffles_in_the_middle_of_drawing() -> None:
    table = solo(
        "divination",
        hand=["prism"],
        deck=["hawk", "athanor"],
        discards=["crypt", "treant", "vault"],
        shuffles=[["vault", "crypt", "treant"]],
    )
    table.do("use", "divination", 0)
    assert table.hand() == ["prism", "hawk", "athanor", "vault"]
    assert (table.deck(), table.discards()) == (["crypt", "treant"], [])
    table.do("discard", cards=in_order(table, "prism", "hawk", "vault"))
    assert table.hand() == ["athanor"]
    assert set(table.discards()) == {"prism", "hawk", "vault"}


@pytest.mark.parametrize("left", [["hawk"], ["hawk", "athanor"]])
def test_divination_discards_as_many_as_it_drew_when_there_were_fewer_than_three(left: list[str]) -> None:
    table = solo("divination", hand=["prism", "vault"], deck=left)
    table.do("use", "divination", 0)
    assert table.asked == "discard_cards"
    assert {len(cards_of(command)) for command in table.offered("discard")} == {len(left)}
    assert {name for command in table.offered("discard") for name in cards_of(command)} == {"prism", "vault", *left}
    table.do("discard", cards=in_order(table, *["prism", "vault"][: len(left)]))
    assert len(table.hand()) == 2


def test_divination_with_fewer_than_three_in_deck_and_discards_together_draws_them_all() -> None:
    table = solo("divination", hand=["prism"], deck=["hawk"], discards=["vault"])
    table.do("use", "divination", 0)
    assert table.hand() == ["prism", "hawk", "vault"]
    assert {len(cards_of(command)) for command in table.offered("discard")} == {2}


def test_divination_with_nothing_to_draw_discards_nothing() -> None:
    table = solo("divination", hand=["prism", "vault"])
    table.do("use", "divination", 0)
    assert (table.asked, table.hand(), table.turned("divination")) == ("turn", ["prism", "vault"], True)


def test_cards_drawn_by_divination_stay_hidden_from_rivals_until_discarded() -> None:
    table = Table(seat_with("divination", hand=["prism"], deck=["hawk", "athanor", "crypt"]), seat())
    table.do("use", "divination", 0)
    assert len(table.view(1).hand[0]) == 4
    assert all(card < 0 for card in table.view(1).hand[0])


def test_divination_needs_a_straight_item() -> None:
    table = solo(lying("divination", turned=True), item="divination", deck=["hawk"])
    assert table.why_not("use", "divination", 0).code == "is_turned"


def cards_of(command: dict[str, object]) -> list[str]:
    cards = command["cards"]
    assert isinstance(cards, list)
    return [str(card) for card in cards]


def in_order(table: Table, *cards: str) -> list[str]:
    return sorted(cards, key=table.number)

"""Divination: draw three, discard as many as were drawn."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.games.resarcana.components.component_tables import seat_with, solo
from tests.games.resarcana.described_table import Table, lying, seat


def test_divination_draws_three_and_discards_any_three_of_the_whole_hand() -> None:
    table = solo("divination", hand=["prism", "vault"], deck=["hawk", "athanor", "crypt", "treant"])
    table.do("use", "divination", 0)
    assert table.asked == "discard_cards"
    assert table.hand() == ["prism", "vault", "hawk", "athanor", "crypt"]
    offered = {frozenset(cards_of(command)) for command in table.offered("discard_cards")}
    assert offered == {frozenset(chosen) for chosen in combinations(table.hand(), 3)}
    assert len(table.session.legal()) == 10
    table.do("discard_cards", cards=in_order(table, "prism", "vault", "crypt"))
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
    table.do("discard_cards", cards=in_order(table, "prism", "hawk", "vault"))
    assert table.hand() == ["athanor"]
    assert set(table.discards()) == {"prism", "hawk", "vault"}


@pytest.mark.parametrize("left", [["hawk"], ["hawk", "athanor"]])
def test_divination_discards_as_many_as_it_drew_when_there_were_fewer_than_three(left: list[str]) -> None:
    table = solo("divination", hand=["prism", "vault"], deck=left)
    table.do("use", "divination", 0)
    assert table.asked == "discard_cards"
    assert {len(cards_of(command)) for command in table.offered("discard_cards")} == {len(left)}
    assert {name for command in table.offered("discard_cards") for name in cards_of(command)} == {
        "prism",
        "vault",
        *left,
    }
    table.do("discard_cards", cards=in_order(table, *["prism", "vault"][: len(left)]))
    assert len(table.hand()) == 2


def test_divination_with_fewer_than_three_in_deck_and_discards_together_draws_them_all() -> None:
    table = solo("divination", hand=["prism"], deck=["hawk"], discards=["vault"])
    table.do("use", "divination", 0)
    assert table.hand() == ["prism", "hawk", "vault"]
    assert {len(cards_of(command)) for command in table.offered("discard_cards")} == {2}


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

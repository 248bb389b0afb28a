"""The Seer, the Hawk and the Oracle look at the top of a deck and put it back in any order."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.games.resarcana.components.component_tables import seat_with, solo
from tests.games.resarcana.described_table import Table, lying, seat

LOOKING = ("seer", "hawk", "oracle")
DECK = ["prism", "vault", "athanor", "crypt"]
NO_MONUMENTS: dict[str, object] = {"display": [], "deck": []}
FIVE = {"display": ["temple", "library"], "deck": ["colossus", "mausoleum", "obelisk"]}


def orders(table: Table) -> set[tuple[str, ...]]:
    found: set[tuple[str, ...]] = set()
    for command in table.offered("order"):
        cards = command["cards"]
        assert isinstance(cards, list)
        found.add(tuple(str(card) for card in cards))
    assert len(found) == len(table.session.legal())
    return found


@pytest.mark.parametrize("component", LOOKING)
def test_either_deck_may_be_looked_at(component: str) -> None:
    table = solo(component, deck=DECK, monuments=FIVE)
    table.do("use", component, 0)
    assert (table.asked, table.components("look")) == ("choose_deck", {"artifact_deck", "monument_deck"})
    assert len(table.session.legal()) == 2


@pytest.mark.parametrize("component", LOOKING)
def test_the_top_three_of_the_own_deck_are_put_back_in_any_order(component: str) -> None:
    table = solo(component, deck=DECK, monuments=FIVE)
    table.do("use", component, 0)
    table.do("look", "artifact_deck")
    assert table.asked == "order_cards"
    assert orders(table) == set(permutations(DECK[:3]))
    table.do("order", cards=["athanor", "prism", "vault"])
    assert (table.asked, table.turned(component), table.pool()) == ("turn", True, "0")
    assert (table.deck(), table.hand()) == (["athanor", "prism", "vault", "crypt"], [])


@pytest.mark.parametrize("component", LOOKING)
def test_the_top_three_monuments_are_put_back_in_any_order(component: str) -> None:
    table = solo(component, deck=DECK, pool="4G", monuments={**FIVE, "deck": [*FIVE["deck"], "great_pyramid"]})
    table.do("use", component, 0)
    table.do("look", "monument_deck")
    assert orders(table) == set(permutations(FIVE["deck"]))
    table.do("order", cards=["obelisk", "mausoleum", "colossus"])
    assert table.names(table.state.monument_deck) == ["obelisk", "mausoleum", "colossus", "great_pyramid"]
    assert table.names(table.state.display) == FIVE["display"]
    table.do("claim", "monument_deck")
    assert table.zone("obelisk") == "play"


@pytest.mark.parametrize("component", LOOKING)
def test_with_two_in_the_deck_the_discards_are_shuffled_under_them(component: str) -> None:
    table = solo(
        component,
        deck=["prism", "vault"],
        discards=["athanor", "crypt"],
        shuffles=[["crypt", "athanor"]],
        monuments=NO_MONUMENTS,
    )
    table.do("use", component, 0)
    assert orders(table) == set(permutations(["prism", "vault", "crypt"]))
    table.do("order", cards=["vault", "crypt", "prism"])
    assert (table.deck(), table.discards()) == (["vault", "crypt", "prism", "athanor"], [])


@pytest.mark.parametrize("component", LOOKING)
def test_three_in_the_deck_need_no_reshuffle(component: str) -> None:
    table = solo(component, deck=DECK[:3], discards=["crypt"], monuments=NO_MONUMENTS)
    table.do("use", component, 0)
    assert orders(table) == set(permutations(DECK[:3]))
    assert table.discards() == ["crypt"]


@pytest.mark.parametrize("component", LOOKING)
def test_with_an_empty_deck_the_discards_become_the_deck_that_is_looked_at(component: str) -> None:
    table = solo(component, discards=DECK, shuffles=[["crypt", "athanor", "vault", "prism"]], monuments=NO_MONUMENTS)
    table.do("use", component, 0)
    assert orders(table) == set(permutations(["crypt", "athanor", "vault"]))
    assert table.discards() == []


@pytest.mark.parametrize("component", LOOKING)
def test_with_two_cards_in_all_two_are_looked_at(component: str) -> None:
    table = solo(component, deck=["prism"], discards=["vault"], monuments=NO_MONUMENTS)
    table.do("use", component, 0)
    assert orders(table) == {("prism", "vault"), ("vault", "prism")}


@pytest.mark.parametrize("component", LOOKING)
def test_a_single_card_is_looked_at_and_no_order_asked(component: str) -> None:
    table = Table(seat_with(component, deck=["prism"]), seat(), monuments=NO_MONUMENTS)
    table.do("use", component, 0)
    assert (table.asked, table.asked_seat, table.turned(component)) == ("turn", 1, True)
    assert table.names(table.view(0).deck[0]) == ["prism"]


@pytest.mark.parametrize("component", LOOKING)
def test_with_empty_deck_and_discards_only_the_monuments_are_looked_at(component: str) -> None:
    table = solo(component, monuments=FIVE)
    table.do("use", component, 0)
    assert (table.asked, orders(table)) == ("order_cards", set(permutations(FIVE["deck"])))


@pytest.mark.parametrize("component", LOOKING)
def test_of_a_monument_deck_with_fewer_than_three_all_are_looked_at(component: str) -> None:
    table = solo(component, monuments={"display": ["temple", "library"], "deck": ["colossus", "obelisk"]})
    table.do("use", component, 0)
    assert orders(table) == {("colossus", "obelisk"), ("obelisk", "colossus")}
    single = solo(component, monuments={"display": ["temple"], "deck": ["colossus"]})
    single.do("use", component, 0)
    assert single.asked == "turn"
    assert single.names(single.view(0).monument_deck) == ["colossus"]


@pytest.mark.parametrize("component", LOOKING)
def test_with_both_decks_empty_nothing_is_seen_and_nothing_asked(component: str) -> None:
    table = solo(component, hand=["prism"], monuments=NO_MONUMENTS)
    table.do("use", component, 0)
    assert (table.asked, table.turned(component), table.hand()) == ("turn", True, ["prism"])


@pytest.mark.parametrize("component", LOOKING)
def test_with_no_monuments_left_the_own_deck_is_not_asked_about(component: str) -> None:
    table = solo(component, deck=DECK, monuments={"display": ["temple"], "deck": []})
    table.do("use", component, 0)
    assert table.asked == "order_cards"


@pytest.mark.parametrize("component", LOOKING)
def test_only_the_owner_learns_what_was_seen(component: str) -> None:
    table = Table(seat_with(component, deck=DECK), seat(), monuments=FIVE)
    table.do("use", component, 0)
    table.do("look", "artifact_deck")
    table.do("order", cards=["athanor", "prism", "vault"])
    assert table.names(table.view(0).deck[0][:3]) == ["athanor", "prism", "vault"]
    assert all(card < 0 for card in table.view(1).deck[0])
    assert table.view(0).deck[0][3] < 0


@pytest.mark.parametrize("component", LOOKING)
def test_a_turned_component_looks_at_nothing(component: str) -> None:
    table = solo(lying(component, turned=True), deck=DECK)
    assert table.why_not("use", component, 0).code == "is_turned"


def test_cards_are_drawn_in_the_order_in_which_they_were_put_back() -> None:
    table = solo("seer", "library", deck=DECK, monuments=NO_MONUMENTS)
    table.do("use", "seer", 0)
    table.do("order", cards=["vault", "athanor", "prism"])
    table.do("use", "library", 0)
    assert table.hand() == ["vault"]


def test_a_monument_that_was_put_on_top_is_turned_up_next() -> None:
    table = solo("oracle", pool="4G", monuments=FIVE)
    table.do("use", "oracle", 0)
    table.do("order", cards=["mausoleum", "obelisk", "colossus"])
    table.do("claim", "temple")
    assert table.names(table.state.display) == ["library", "mausoleum"]

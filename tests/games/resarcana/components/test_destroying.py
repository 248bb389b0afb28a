"""The Corrupt Altar and the Fiery Whip: what may be destroyed, where it goes, and what its cost is worth."""

from __future__ import annotations

import pytest

from tests.for_each import for_each
from tests.games.resarcana.components.component_tables import mixes, seat_with, solo
from tests.games.resarcana.described_table import Table, lying, seat

MELTING = ("corrupt_altar", "fiery_whip")

WORTH = [
    ("prism", 0),
    ("guard_dog", 1),
    ("horn_of_plenty", 2),
    ("vault", 2),
    ("tree_of_life", 3),
    ("windup_man", 4),
    ("crypt", 5),
    ("fire_dragon", 6),
]


@for_each(("card", "cost"), WORTH)
@for_each("component", MELTING)
def test_a_destroyed_artifact_gives_its_printed_cost_and_two_more_in_any_mix_but_gold(
    component: str, card: str, cost: int
) -> None:
    table = solo(component, card)
    table.do("use", component, 1)
    if component == "corrupt_altar":
        assert (table.asked, table.components()) == ("choose_cost", {component, card})
        table.do("choose", card)
    assert (table.asked, table.amounts()) == ("gain_essences", mixes(cost + 2))
    assert table.turned(component)
    assert (table.zone(card), table.discards()) == ("discards", [card])
    table.do("gain", essences=f"{cost + 2}D")
    assert (table.asked, table.pool()) == ("turn", f"{cost + 2}D")


@pytest.mark.parametrize("component", MELTING)
def test_any_artifact_of_ones_own_in_play_may_be_destroyed_and_nothing_else(component: str) -> None:
    mine = (lying("hawk", turned=True), "fire_dragon", "prism", "temple", "sacred_grove")
    table = Table(seat_with(component, *mine, hand=["vault"]), seat_with("athanor"))
    table.do("use", component, 1)
    own = {component} if component == "corrupt_altar" else set()
    assert table.components() == {"hawk", "fire_dragon", "prism"} | own


@pytest.mark.parametrize("component", MELTING)
def test_discounts_do_not_change_what_a_destroyed_artifact_is_worth(component: str) -> None:
    table = solo(component, "dragon_bridle", "fire_dragon", mage="artificer")
    table.do("use", component, 1)
    table.do("choose", "fire_dragon")
    assert table.amounts() == mixes(8)


@pytest.mark.parametrize("component", MELTING)
def test_essences_on_a_destroyed_card_return_to_the_supply(component: str) -> None:
    table = solo(component, lying("athanor", on="8E 2G"), lying("prism", on="L"))
    table.do("use", component, 1)
    table.do("choose", "athanor")
    table.do("gain", essences="4C")
    assert (table.pool(), table.on("athanor"), table.on("prism")) == ("4C", "0", "1L")


@pytest.mark.parametrize("component", MELTING)
def test_a_turned_artifact_can_be_destroyed_and_comes_back_straight_and_empty(component: str) -> None:
    table = solo(component, lying("magical_shard", on="G", turned=True), deck=[], mage="scholar", pool="G")
    table.do("use", component, 1)
    if table.asked == "choose_cost":
        table.do("choose", "magical_shard")
    table.do("gain", essences="2L")
    table.do("use", "scholar", 0)
    table.do("pay", essences="1L")
    table.do("place", "magical_shard")
    assert (table.zone("magical_shard"), table.turned("magical_shard"), table.on("magical_shard")) == (
        "play",
        False,
        "0",
    )


@pytest.mark.parametrize("component", MELTING)
def test_a_destroyed_artifact_gives_no_points_any_more(component: str) -> None:
    table = solo(component, "nightingale", "great_pyramid")
    worth = table.points()
    table.do("use", component, 1)
    if table.asked == "choose_cost":
        table.do("choose", "nightingale")
    assert (worth, table.points()) == (4, 3)


@pytest.mark.parametrize("component", MELTING)
def test_a_turned_destroyer_cannot_be_used(component: str) -> None:
    table = solo(lying(component, turned=True), "prism", pool="9L")
    assert table.why_not("use", component, 1).code == "is_turned"


# Corrupt Altar


def test_the_corrupt_altar_may_destroy_itself() -> None:
    table = solo(lying("corrupt_altar", on="3E"), "prism")
    table.do("use", "corrupt_altar", 1)
    table.do("choose", "corrupt_altar")
    assert (table.asked, table.amounts()) == ("gain_essences", mixes(7))
    assert (table.zone("corrupt_altar"), table.on("corrupt_altar")) == ("discards", "0")
    table.do("gain", essences="7L")
    assert (table.asked, table.pool(), table.zone("prism")) == ("turn", "7L", "play")


def test_the_corrupt_altar_alone_destroys_itself_without_asking_what() -> None:
    table = solo("corrupt_altar", "great_pyramid")
    table.do("use", "corrupt_altar", 1)
    assert (table.asked, table.amounts(), table.zone("corrupt_altar")) == ("gain_essences", mixes(7), "discards")


# Fiery Whip


def test_the_fiery_whip_may_not_destroy_itself() -> None:
    table = solo("fiery_whip", "great_pyramid", hand=["prism"])
    assert table.why_not("use", "fiery_whip", 1).code == "nothing_for_cost"
    both = solo("fiery_whip", "prism", "vault")
    both.do("use", "fiery_whip", 1)
    assert both.components() == {"prism", "vault"}
    assert not both.can("choose", "fiery_whip")


def test_rivals_gain_nothing_when_the_fiery_whip_destroys() -> None:
    table = Table(seat_with("fiery_whip", "prism"), seat())
    table.do("use", "fiery_whip", 1)
    table.do("gain", essences="2E")
    assert (table.pool(), table.pool(1)) == ("2E", "0")

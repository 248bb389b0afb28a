"""The Sacrificial Dagger: itself and a card from hand become essences."""

from __future__ import annotations

import pytest

from tests.games.resarcana.components.component_tables import mixes, solo
from tests.games.resarcana.described_table import lying

WORTH = [
    ("guard_dog", 1),
    ("horn_of_plenty", 2),
    ("vault", 2),
    ("tree_of_life", 3),
    ("windup_man", 4),
    ("crypt", 5),
    ("fire_dragon", 6),
    ("wind_dragon", 8),
]


@pytest.mark.parametrize(("card", "cost"), WORTH)
def test_the_sacrificial_dagger_gives_the_cost_of_the_discarded_card_not_its_own(card: str, cost: int) -> None:
    table = solo("sacrificial_dagger", hand=[card])
    table.do("use", "sacrificial_dagger", 1)
    assert (table.asked, table.amounts()) == ("gain_essences", mixes(cost))
    table.do("gain", essences=f"{cost}C")
    assert (table.asked, table.pool(), table.hand()) == ("turn", f"{cost}C", [])
    assert set(table.discards()) == {card, "sacrificial_dagger"}


@pytest.mark.parametrize("card", ["prism", "magical_shard"])
def test_the_sacrificial_dagger_gives_nothing_for_a_card_that_costs_nothing(card: str) -> None:
    table = solo("sacrificial_dagger", hand=[card])
    table.do("use", "sacrificial_dagger", 1)
    assert (table.asked, table.pool()) == ("turn", "0")
    assert set(table.discards()) == {card, "sacrificial_dagger"}


def test_the_sacrificial_dagger_asks_which_card_of_several_is_discarded() -> None:
    table = solo("sacrificial_dagger", "hawk", hand=["prism", "vault"], discards=["athanor"])
    table.do("use", "sacrificial_dagger", 1)
    assert (table.asked, table.components()) == ("choose_cost", {"prism", "vault"})
    table.do("choose", "vault")
    assert table.hand() == ["prism"]


def test_the_sacrificial_dagger_requires_both_itself_and_a_card_from_hand() -> None:
    table = solo("sacrificial_dagger", "hawk", deck=["prism"], pool="L")
    assert table.why_not("use", "sacrificial_dagger", 1).code == "nothing_for_cost"


def test_a_turned_sacrificial_dagger_cannot_be_destroyed_for_its_power() -> None:
    table = solo("sacrificial_dagger", hand=["vault"], pool="L")
    table.do("use", "sacrificial_dagger", 0)
    assert table.why_not("use", "sacrificial_dagger", 1).code == "is_turned"


def test_death_on_the_sacrificial_dagger_returns_to_the_supply_with_it() -> None:
    table = solo(lying("sacrificial_dagger", on="3D"), hand=["guard_dog"])
    table.do("use", "sacrificial_dagger", 1)
    table.do("gain", essences="1E")
    assert (table.pool(), table.on("sacrificial_dagger")) == ("1E", "0")

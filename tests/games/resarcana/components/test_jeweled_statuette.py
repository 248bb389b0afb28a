"""The Jeweled Statuette, destroyed for Gold."""

from __future__ import annotations

from tests.games.resarcana.components.component_tables import seat_with, solo
from tests.games.resarcana.described_table import Table, seat


def test_the_jeweled_statuette_is_destroyed_for_two_gold_and_an_elan() -> None:
    table = Table(seat_with("jeweled_statuette"), seat())
    table.do("use", "jeweled_statuette", 1)
    assert (table.asked, table.asked_seat) == ("turn", 1)
    assert (table.pool(), table.pool(1)) == ("1E 2G", "0")
    assert (table.discards(), table.zone("jeweled_statuette")) == (["jeweled_statuette"], "discards")


def test_the_jeweled_statuette_takes_its_point_with_it() -> None:
    table = solo("jeweled_statuette")
    assert table.points() == 1
    table.do("use", "jeweled_statuette", 1)
    assert table.points() == 0


def test_a_turned_jeweled_statuette_cannot_be_destroyed_for_its_power() -> None:
    table = solo("jeweled_statuette")
    table.do("use", "jeweled_statuette", 0)
    assert table.why_not("use", "jeweled_statuette", 1).code == "is_turned"


def test_a_straightened_jeweled_statuette_can_be_destroyed_after_all() -> None:
    table = solo("jeweled_statuette", "reanimate")
    table.do("use", "jeweled_statuette", 0)
    table.do("use", "reanimate", 0)
    table.do("choose", "jeweled_statuette")
    table.do("use", "jeweled_statuette", 1)
    assert table.pool() == "1E 2D 2G"


def test_a_destroyed_card_is_not_used_again() -> None:
    table = solo("jeweled_statuette")
    table.do("use", "jeweled_statuette", 1)
    assert table.why_not("use", "jeweled_statuette", 0).code == "not_in_play"


def test_destroyed_cards_are_reshuffled_into_their_owners_deck() -> None:
    table = solo("jeweled_statuette", "library")
    table.do("use", "jeweled_statuette", 1)
    table.do("use", "library", 0)
    assert (table.hand(), table.discards()) == (["jeweled_statuette"], [])

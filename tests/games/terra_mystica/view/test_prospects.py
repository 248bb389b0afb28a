"""What building on a hexagon would do: the same as building there does."""

from __future__ import annotations

import pytest

from resarcana_gui.games.terra_mystica.components.board import bits
from resarcana_gui.games.terra_mystica.components.loader import load_components
from resarcana_gui.games.terra_mystica.components.words import DWELLING, TEMPLE, TRADING_HOUSE
from resarcana_gui.games.terra_mystica.rules import commands as given
from resarcana_gui.games.terra_mystica.rules.building import power_offers
from resarcana_gui.games.terra_mystica.rules.codes import BY_FACTION, BY_FAVOUR, BY_SCORING
from resarcana_gui.games.terra_mystica.rules.game import TerraMystica
from resarcana_gui.games.terra_mystica.rules.questions import AskStart
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.view.asking.land_choices import PlannedChoice
from resarcana_gui.games.terra_mystica.view.asking.prospects import prospect, town_progress
from resarcana_gui.kernel.session import Session
from resarcana_gui.tabletop.asking.choice import Choice
from tests.games.terra_mystica.played_table import Table, seat
from tests.games.terra_mystica.view.test_asking import on_hex

BOARD = load_components().board
SPADES_FIRST = [f"SCORE{number}" for number in range(1, 7)]


def at(name: str) -> int:
    """A hexagon by its name."""
    return BOARD.numbers[name]


def test_points_are_told_by_their_reason_as_they_are_scored() -> None:
    table = Table(seat("halflings", "E6", favours=["FAV11"]), round=1, scoring=SPADES_FIRST)
    told, before = prospect(table.state, 0, at("E5"), spades=1), table.has(0, "points")
    carried_out(table, on_hex(table, "E5")[0])
    assert told.points == {BY_FACTION: 1, BY_SCORING: 2, BY_FAVOUR: 2}
    assert table.has(0, "points") - before == 5


def test_free_spades_score_for_the_round_but_not_for_being_bought() -> None:
    table = Table(seat("halflings", "E6"), round=1, scoring=SPADES_FIRST)
    assert prospect(table.state, 0, at("E5"), spades=1, free=1).points == {BY_SCORING: 2}


@pytest.mark.parametrize("kind", [TRADING_HOUSE, TEMPLE])
def test_what_an_upgrade_offers_neighbours_is_the_value_of_their_structures(kind: int) -> None:
    table = Table(seat("witches", "E7"), seat("nomads", {"E8": "trading_house"}), round=2)
    told = prospect(table.state, 0, at("E7"), kind)
    assert [(each.seat, each.value) for each in told.offers] == [(1, 2)]


def test_power_beyond_the_bowls_is_cut() -> None:
    table = Table(seat("witches", "E7"), seat("nomads", {"E8": "stronghold"}, bowls=[0, 1, 11]), round=2)
    (offer,) = prospect(table.state, 0, at("E7"), TRADING_HOUSE).offers
    assert (offer.value, offer.real) == (3, 1)


def test_a_town_is_foretold_with_its_members_and_what_it_lacks() -> None:
    built = {"E6": "trading_house", "F4": "dwelling", "E7": "dwelling"}
    table = Table(seat("witches", built), round=2)
    now = town_progress(table.state, 0, at("E6"))
    assert {BOARD.names[each] for each in now.members} <= set(built)
    assert now.missing[0] == 4 - now.size and now.missing[1] == now.needed - now.value


def test_trying_changes_nothing_on_the_table() -> None:
    table = Table(seat("witches", "E7"), round=2)
    before = table.state.facts()
    prospect(table.state, 0, at("D5"), spades=1)
    assert table.state.facts() == before


def carried_out(table: Table, choice: Choice) -> None:
    """Give the answers of a choice."""
    assert isinstance(choice, PlannedChoice)
    for command in (choice.command, *choice.plan):
        assert table.session.refusal(command) is None, command
        table.session.submit(command)


def test_land_for_which_workers_are_missing_is_offered_with_the_conversions() -> None:
    table = Table(seat("witches", "E7", workers=1, coins=4, priests=1, bowls=[0, 0, 12]), round=2)
    assert not table.offers("transform")
    built, alone = on_hex(table, "D5")
    assert built.quiet and "First" in built.label and alone.quiet
    assert isinstance(built, PlannedChoice)
    assert [type(each) for each in built.plan][-3:] == [given.Transform, given.Dig, given.Build]
    carried_out(table, built)
    assert table.state.structure[at("D5")] == DWELLING


def test_land_that_no_conversion_pays_for_is_not_offered() -> None:
    table = Table(seat("witches", "E7", workers=0, coins=0, priests=0, bowls=[12, 0, 0]), round=2)
    assert not on_hex(table, "D5")


def test_a_first_dwelling_gives_neighbours_no_power() -> None:
    session = Session.start(TerraMystica(load_components()), {"seats": 2}, 1)
    view = session.state
    assert isinstance(view, State)
    while not isinstance(session.pending, AskStart) or not any(view.own):
        session.submit(session.legal()[0])
    rival = next(seat for seat in range(2) if view.own[seat])
    land = next(each for each in bits(view.near[view.own[rival].bit_length() - 1]) if not view.structure[each])
    assert power_offers(view, 1 - rival, land) and not prospect(view, 1 - rival, land).offers

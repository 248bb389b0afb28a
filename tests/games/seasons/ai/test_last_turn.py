"""What opponents that search do not leave in their last turn."""

from __future__ import annotations

import pytest

from resarcana_gui.games.seasons.ai.last_turn import LastTurn
from resarcana_gui.games.seasons.ai.opponents import Opponents
from resarcana_gui.games.seasons.engine import seasons
from resarcana_gui.games.seasons.rules.commands import Activate, Answer, EndTurn, Sacrifice
from tests.games.seasons.described_table import Table, seat

POTIONS = ("potion_of_dreams", "potion_of_knowledge", "potion_of_life")
LAST, EARLIER = 36, 20


def skull(*cards: str, p: int = LAST) -> Table:
    """The turn of a seat that can sacrifice three cards for 15 crystals."""
    return Table(seat("dragon_skull", *cards, crystals=20), seat(crystals=90), p=p)


def revised(table: Table, chosen: Answer, seat: int = 0) -> Answer:
    """What becomes of a seat's choice."""
    game = seasons()
    last = LastTurn(game, Opponents(game).guide(2), 1)
    answer = last.revised(table.session.observe(seat), seat, chosen)
    assert isinstance(answer, Answer)
    return answer


def test_points_are_taken_before_the_last_turn_ends_even_where_the_game_is_lost() -> None:
    answer = revised(skull(*POTIONS), EndTurn(0))
    assert isinstance(answer, Activate)


def test_cards_are_sacrificed_that_leave_the_most_points() -> None:
    table = skull("runic_cube_of_eolis", *POTIONS)
    table.activate("dragon_skull")
    dear = Sacrifice(0, tuple(Table.copy(card) for card in ("runic_cube_of_eolis", *POTIONS[:2])))
    cheap = revised(table, dear)
    assert isinstance(cheap, Sacrifice)
    assert Table.copy("runic_cube_of_eolis") not in cheap.cards
    assert revised(table, cheap) == cheap


@pytest.mark.parametrize(
    ("cards", "p"), [(POTIONS, EARLIER), (("runic_cube_of_eolis", "amulet_of_air", "amulet_of_fire"), LAST)]
)
def test_the_turn_ends_before_the_last_round_or_when_nothing_more_can_be_gained(cards: tuple[str, ...], p: int) -> None:
    assert revised(skull(*cards, p=p), EndTurn(0)) == EndTurn(0)


def test_other_choices_and_those_out_of_turn_are_left_alone() -> None:
    table = skull(*POTIONS)
    activation = Activate(0, Table.copy("potion_of_knowledge"), 0)
    assert revised(table, activation) == activation
    assert revised(table, EndTurn(1), seat=1) == EndTurn(1)


def test_no_points_are_taken_that_bring_a_rival_more() -> None:
    rival = seat("ragfields_helm", "amulet_of_air", "amulet_of_fire", crystals=90)
    table = Table(seat("dragon_skull", *POTIONS, crystals=20), rival, p=LAST)
    assert revised(table, EndTurn(0)) == EndTurn(0)


def test_what_pays_only_together_with_later_actions_is_left_to_the_search() -> None:
    table = Table(seat("potion_of_knowledge", crystals=20), seat(crystals=90), p=LAST, may_crystallise=True)
    assert revised(table, EndTurn(0)) == EndTurn(0)

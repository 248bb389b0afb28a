"""What is true of every table: random games have no faults, and every fault is noticed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from resarcana_gui.games.resarcana.cards.essences import of
from resarcana_gui.games.resarcana.rules import codes
from resarcana_gui.games.resarcana.rules.invariants import faults
from resarcana_gui.games.resarcana.rules.state import State
from tests.for_each import for_each
from tests.games.resarcana.described_table import Table, resarcana, seat
from tests.games.resarcana.rules.random_play import random_game


def table() -> Table:
    return Table(
        seat("vault", hand=["hawk"], deck=["prism"], mage="scholar", item="research"),
        seat(mage="witch", item="divination"),
    )


@pytest.mark.uncounted
@pytest.mark.parametrize("options", [{"seats": 2}, {"seats": 3, "setup": "draft"}, {"setup": "match"}], ids=str)
def test_random_games_have_no_faults(options: dict[str, object]) -> None:
    for _, state in random_game(21, **options):
        assert faults(state) == []


def change(name: str, *path: object) -> Callable[[State], None]:
    """Set an entry of a field, the last of the path its value."""

    def apply(state: State) -> None:
        *at, last, value = path
        target = getattr(state, name)
        for key in at:
            target = target[key]
        target[last] = value

    return apply


VAULT, HAWK = Table.number("vault"), Table.number("hawk")
RESEARCH, WITCH = Table.number("research"), Table.number("witch")

BREAKS: list[tuple[Callable[[State], None], str]] = [
    (change("pool", 0, -1), "An amount of essences is out of bounds: -0x1."),
    (change("pool", 0, 0x800), "An amount of essences is out of bounds: 0x800."),
    (change("on", HAWK, of(0)), "Essences lie on hawk, which is not in play."),
    (lambda state: state.deck[1].append(HAWK), "hawk is in two places."),
    (change("owner", VAULT, 1), "vault lies in play of 0 and is said to be elsewhere."),
    (lambda state: state.hand[0].remove(HAWK), "hawk is said to be in hand and lies nowhere."),
    (change("zone", RESEARCH, codes.AWAY), "A magic item is missing."),
    (lambda state: state.play[1].remove(WITCH), "Seat 1 has 0 mages and 1 magic items."),
    (lambda state: state.turn(HAWK), "hawk is turned and not in play."),
    (lambda state: state.pass_turn(0), "Seat 0 is asked for an action and cannot act."),
    (lambda state: state.begin_phase(codes.COLLECTING), "The question turn is not asked in the phase collecting."),
    (lambda state: state.begin_phase(codes.SETTING_UP), "The question turn is not asked in the phase setting_up."),
    (lambda state: state.stack.append(state.stack[-1]), "Two questions are open at once."),
    (lambda state: state.end_game(1), "Something is asked after the end, or nothing before it."),
]


@for_each(("break_it", "sentence"), BREAKS)
def test_every_fault_is_noticed(break_it: Callable[[State], None], sentence: str) -> None:
    state = table().state
    assert faults(state) == []
    break_it(state)
    assert sentence in faults(state)


def test_while_mages_are_chosen_nobody_has_to_have_one() -> None:
    assert faults(Table.dealt(seats=3).state) == []


def test_the_game_itself_tells_the_faults_of_a_table() -> None:
    state = table().state
    assert list(resarcana().faults(state)) == []
    state.turned[HAWK] = True
    assert list(resarcana().faults(state)) == ["hawk is turned and not in play."]

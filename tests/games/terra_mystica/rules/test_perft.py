"""The numbers of lines of play from fixed tables: whoever changes a rule sees it here, whatever else the tests say."""

from __future__ import annotations

from resarcana_gui.games.terra_mystica.engine import start, terra_mystica
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.kernel.chance import Dice
from tests.for_each import for_each
from tests.games.terra_mystica.played_table import Table, seat

GAME = terra_mystica()


def lines(state: State, depth: int) -> int:
    """The number of sequences of answers of this length."""
    answers = GAME.legal(state)
    if depth == 1 or not answers:
        return len(answers)
    total = 0
    for answer in answers:
        after = state.clone()
        GAME.apply(after, answer, Dice(0))
        total += lines(after, depth - 1)
    return total


TABLES = {
    "witches": ([seat("witches", {"F4": "stronghold", "E7": "temple"}), seat("nomads", "F3 E8")], [34, 426]),
    "dwarves": ([seat("dwarves", {"E7": "trading_house"}), seat("cultists", "E6")], [37, 453]),
    "chaos": ([seat("chaosmagicians", {"G2": "stronghold"}), seat("mermaids", "H4 G6")], [31, 422]),
    "darklings": ([seat("darklings", {"E5": "trading_house"})], [32, 376]),
}
"""Seats, and the numbers of lines one and two answers long."""


@for_each("name", TABLES)
def test_so_many_lines_of_play_lead_from_a_table(name: str) -> None:
    seats, numbers = TABLES[name]
    state = Table(*seats).state
    assert [lines(state, depth) for depth in (1, 2)] == numbers


def test_so_many_lines_begin_a_game() -> None:
    state = start(5, seats=2, first=0).state
    assert isinstance(state, State)
    assert [lines(state, depth) for depth in (1, 2, 3)] == [14, 14 * 12, 14 * 12 * 11]

"""How many positions can be reached from a fixed table: any change of the rules changes these numbers.

The numbers lie in positions.json, one list for each table: after so many answers (0, 1, 2, ...) how many sequences of
answers there are, and how many different positions they lead to. They were counted by `counted` below, at a time when
every rule had its own test; after a change of the rules that is meant, count again:

    python -m tests.games.seasons.golden.test_positions
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from resarcana_gui.games.seasons.engine import seasons
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.session import Session
from resarcana_gui.kernel.state import State
from tests.games.seasons.described_table import lying, seat

NUMBERS = Path(__file__).with_name("positions.json")

TABLES: dict[str, tuple[int, dict[str, object]]] = {
    "two archmages in the middle of a game": (
        2,
        {
            "scenario": {
                "seats": [
                    seat(
                        "hand_of_fortune", lying("amulet_of_water", "A E"), "balance_of_ishtar", "tree_of_light",
                        "crystal_orb", "necrotic_kriss", hand=["purse_of_io", "air_elemental", "elemental_amulet"],
                        reserve="2A 2F 1E", crystals=4, gauge=8,
                    ),
                    seat("arcano_leech", "thieving_fairies", "wondrous_chest", hand=["kairn_the_destroyer"]),
                ],
                "p": 14, "pile": ["temporal_boots", "potion_of_life", "beggars_horn"], "may_crystallise": True,
            }
        },
    ),
    "four seats at the end of a year": (
        4,
        {
            "scenario": {
                "seats": [
                    seat("beggars_horn", "figrim_the_avaricious", hand=["temporal_boots"], crystals=1),
                    seat("hourglass_of_time", "wondrous_chest", reserve="4A"),
                    seat("titus_deepgaze", "damned_soul_of_onys", crystals=3),
                    seat("hourglass_of_time", "figrim_the_avaricious", reserve="7E"),
                ],
                "p": 12, "active": 3, "first": 0,
            }
        },
    ),
    "two magicians who draft": (3, {"level": "magician", "first": 0}),
    "three apprentices with their libraries": (1, {"level": "apprentice", "seats": 3, "first": 0}),
}  # fmt: skip


def counted(depth: int, options: dict[str, object]) -> list[list[int]]:
    """By depth: sequences of answers, and different positions. Everything random has the same dice."""
    game = seasons()
    session = Session.start(game, options, "golden")
    reached: dict[str, tuple[State, int]] = {fingerprint(session.state): (session.state.clone(), 1)}
    numbers = [[1, 1]]
    for _ in range(depth):
        following: dict[str, tuple[State, int]] = {}
        for state, ways in reached.values():
            for command in game.legal(state):
                after = state.clone()
                game.apply(after, command, Dice("golden"))
                mark = fingerprint(after)
                kept, before = following.get(mark, (after, 0))
                following[mark] = (kept, before + ways)
        reached = following
        numbers.append([sum(ways for _, ways in reached.values()), len(reached)])
    return numbers


def fingerprint(state: State) -> str:
    return repr(sorted(state.facts().items()))


@pytest.mark.parametrize("table", TABLES)
def test_as_many_positions_can_be_reached_as_ever(table: str) -> None:
    assert counted(*TABLES[table]) == json.loads(NUMBERS.read_text(encoding="utf-8"))[table]


def main() -> None:
    """Count again."""
    numbers = {table: counted(*told) for table, told in TABLES.items()}
    lines = ",\n".join(f"  {json.dumps(table)}: {json.dumps(found)}" for table, found in numbers.items())
    NUMBERS.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    main()

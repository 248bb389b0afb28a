"""How many positions can be reached from a fixed table: any change of the rules changes these numbers.

The numbers lie in positions.json, one list for each table: after so many answers (0, 1, 2, 3) how many sequences of
answers there are, and how many different positions they lead to. They were counted by `counted` below, at a time when
every rule had its own test; after a change of the rules that is meant, count again:

    python -m tests.games.resarcana.golden.test_positions
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.session import Session
from resarcana_gui.kernel.state import State
from tests.games.resarcana.described_table import resarcana

NUMBERS = Path(__file__).with_name("positions.json")
DEPTH = 3

TABLES: dict[str, dict[str, object]] = {
    "two seats in the middle of a game": {
        "scenario": {
            "seats": [
                {
                    "mage": "witch",
                    "item": "reanimate",
                    "pool": "2E L C D 2G",
                    "hand": ["hawk", "vault", "water_dragon"],
                    "deck": ["crypt", "nightingale"],
                    "discards": ["bone_dragon"],
                    "play": [
                        {"component": "dragon_egg"},
                        {"component": "fire_dragon"},
                        {"component": "corrupt_altar", "essences": "3E", "turned": True},
                        {"component": "catacombs_of_the_dead", "essences": "2D"},
                    ],
                },
                {
                    "mage": "healer",
                    "item": "divination",
                    "pool": "E 2C D 4G",
                    "hand": ["treant", "prism"],
                    "deck": ["athanor", "tree_of_life", "mermaid"],
                    "play": [{"component": "sea_serpent"}, {"component": "dancing_sword"}, "windup_man"],
                },
            ],
            "monuments": {"display": ["obelisk", "golden_statue"], "deck": ["library", "oracle", "temple"]},
            "round": 3,
        }
    },
    "three seats that collect": {
        "scenario": {
            "phase": "collect",
            "first": 2,
            "seats": [
                {"mage": "healer", "item": "calm_elan", "play": [{"component": "vault", "essences": "G"}]},
                {"mage": "witch", "item": "death_life", "play": ["cursed_forge"], "hand": ["prism"]},
                {"mage": "seer", "item": "research", "play": [{"component": "windup_man", "essences": "E G"}]},
            ],
        }
    },
    "two seats that draft": {"setup": "draft", "first": 0},
}


def counted(options: dict[str, object]) -> list[list[int]]:
    """By depth: sequences of answers, and different positions. Every shuffle has the same dice."""
    session = Session.start(resarcana(), options, "golden")
    reached: dict[str, tuple[State, int]] = {fingerprint(session.state): (session.state.clone(), 1)}
    numbers = [[1, 1]]
    for _ in range(DEPTH):
        following: dict[str, tuple[State, int]] = {}
        for state, ways in reached.values():
            for command in resarcana().legal(state):
                after = state.clone()
                resarcana().apply(after, command, Dice("golden"))
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
    assert counted(TABLES[table]) == json.loads(NUMBERS.read_text(encoding="utf-8"))[table]


def main() -> None:
    """Count again."""
    numbers = {table: counted(options) for table, options in TABLES.items()}
    lines = ",\n".join(f"  {json.dumps(table)}: {json.dumps(found)}" for table, found in numbers.items())
    NUMBERS.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    main()

"""Only the state's primitives write the state, so that nothing can change without an event that says so."""

from __future__ import annotations

import ast

from tests.architecture.sources import modules, place, tree
from tests.architecture.state_writes import state_writes
from tests.for_each import for_each

WRITES = [
    "state.round = 2",
    "state.hands[seat] = []",
    "state.essences[seat * 5 + 1] += 1",
    "del state.stack[-1]",
    "view.turn: int = 3",
    "first, state.turn = 1, 2",
    "[*state.stack] = stack; (a, state.stack[0]) = 1, 2",
    "for state.turn in range(3): pass",
    "self.state.round = 2",
    "self._state.hands[0] = []",
    "state.hands[seat].append(card)",
    "world.stack.pop()",
    "state.stack.sort()",
    "state.hand(seat).remove(card)",
    "setattr(state, 'round', 2)",
    "object.__setattr__(state, 'round', 2)",
    "random.shuffle(state.deck)",
    "hand = state.hands[seat]\nhand.append(card)",
    "if hand := state.hands[seat]: hand.clear()",
    "for hand in state.hands: hand.clear()",
    "deck = state.deck\ndeck[0] = 3",
    "def place(table: MyState) -> None: table.round = 2",
    "def place(*, table: 'int' , other: State | None) -> None: other.round = 2",
    "def outer(state):\n  def inner(): state.x = 1",
    "copy = state.clone()\ncopy.round = 2",
]

HARMLESS = [
    "state.gain(seat, 3)",
    "state.remove(card)",
    "self.state = state",
    "round = state.round + 1",
    "hand = list(state.hands[seat])\nhand.append(card)",
    "deck = state.deck[1:]\ndeck.append(3)",
    "cards = [state.top(seat)]\ncards.append(4)",
    "found.append(state.hands[seat])",
    "points[seat] = state.points[seat]",
    "hand = state.hands[seat]\nhand = []\nhand.append(1)",
    "copy = state.clone()\ncopy.gain(seat, 3)",
    "def place(table: list[int]) -> None: table.append(2)",
    "hand = state.hands[seat]\ndef other(hand): hand.append(1)",
    "clone = state.clone()",
    "count: int",
]


@for_each("code", WRITES)
def test_the_checker_finds_a_write(code: str) -> None:
    assert state_writes(ast.parse(code))


@for_each("code", HARMLESS)
def test_the_checker_lets_reading_and_primitives_pass(code: str) -> None:
    assert not state_writes(ast.parse(code))


def test_the_checker_names_the_line() -> None:
    assert state_writes(ast.parse("a = 1\nstate.round = 2\nb = 3\nstate.stack.pop()")) == [2, 4]


def test_nothing_in_the_rules_writes_the_state_but_its_own_primitives() -> None:
    others = [path for path in modules("games/*/rules/**/*.py") if not path.name.startswith("state")]
    found = [f"{place(path)}:{line}" for path in others for line in state_writes(tree(path))]
    assert not found, "only files called state*.py write a state:\n" + "\n".join(found)


def test_nothing_in_agents_and_opponents_writes_a_state() -> None:
    others = [*modules("agents/**/*.py"), *modules("games/*/ai/**/*.py")]
    assert not [f"{place(path)}:{line}" for path in others for line in state_writes(tree(path))]

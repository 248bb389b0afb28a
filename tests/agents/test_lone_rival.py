"""Who leaves a rival alone reckons with what that rival can do."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from resarcana_gui.agents.agent import Budget
from resarcana_gui.agents.search.guide import NOBODY
from resarcana_gui.agents.search.limits import Limits
from resarcana_gui.agents.search.lone_rival import LoneRivalCheck
from resarcana_gui.agents.search.playout import Playout
from resarcana_gui.agents.search.searcher import Searcher
from resarcana_gui.kernel.chance import Chance, Dice
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.state import EVERYONE, State
from tests.agents.nim import Clueless, Heap, Nim, Take

ALONE = 3
"""How many turns a rival has alone."""


class Nap(Nim):
    """Whoever takes a single stone at the beginning falls asleep for three turns; `slept` is a heap's marked stone."""

    def apply(self, state: State, command: Command, chance: Chance) -> None:
        assert isinstance(state, Heap) and isinstance(command, Take)
        super().apply(state, command, chance)
        if command.seat == 0:
            state.marked = ALONE if command.stones == 1 else 0
        elif state.marked:
            state.marked -= 1
        if state.marked:
            state.turn = 1

    def sample(self, view: State, chance: Chance) -> State:
        world = view.clone()
        assert isinstance(world, Heap)
        world.marked = 0
        return world


class Watchful(Clueless):
    """Knows who is alone, and that fewer stones are nearer to the end; all of a game is one stage."""

    def alone(self, state: State) -> int:
        assert isinstance(state, Heap)
        return 1 if state.marked else NOBODY

    def nearness(self, state: State, seat: int) -> float:
        assert isinstance(state, Heap)
        return -float(state.stones) if state.winner in (None, seat) else -99.0

    def idle(self, answers: Sequence[Command]) -> Command:
        return answers[0]

    def clock(self, state: State) -> int:
        return 0


class Unmoved(Watchful):
    """To whom no position is nearer than another."""

    def nearness(self, state: State, seat: int) -> float:
        return 0.0


def differences(stones: int, taken: int, guide: Watchful | None = None) -> list[float]:
    """What it changes for each seat that seat 1 may play on well once so many stones are taken."""
    game, dice, guide = Nap(), Dice(1), guide or Watchful()
    view = game.observe(Heap(EVERYONE, 2, stones), 0)
    playout = Playout(game, guide, Limits(1, horizon=0), view, dice)
    return LoneRivalCheck(game, guide, view, playout, dice).differences(0, Take(0, taken))


def worth(heed: float) -> float:
    """What seat 0 expects of taking one of eight stones."""
    game = Nap()
    view = game.observe(Heap(EVERYONE, 2, 8), 0)
    pending = game.pending(view)
    assert pending is not None
    root = Searcher(game, Watchful(), Limits(1, horizon=0, heed=heed), 1).searched(view, pending, Budget(60)).root
    return root.totals[0] / root.counts[0]


def test_a_rival_left_alone_is_expected_to_find_what_chance_seldom_does() -> None:
    mine, theirs = differences(8, 1)
    assert theirs > 0.2 and mine == pytest.approx(-theirs)


def test_where_nobody_is_left_alone_nothing_changes() -> None:
    assert differences(8, 2) == [0.0, 0.0]


def test_a_plan_that_brings_a_rival_no_further_changes_nothing() -> None:
    assert differences(3, 1) == [0.0, 0.0]
    assert differences(8, 1, Unmoved()) == [0.0, 0.0]


def test_who_heeds_that_thinks_less_of_leaving_a_rival_alone() -> None:
    assert worth(1.0) < worth(0.5) < worth(0.0)

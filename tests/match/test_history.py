"""What has happened at a table: the table at any position is the fold of all events before it."""

from __future__ import annotations

from collections import Counter

import pytest

from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.session import replay
from resarcana_gui.kernel.state import EVERYONE, State
from resarcana_gui.match.history import STRIDE, History
from resarcana_gui.match.match import Match
from tests.match.stall import finished, people, stall
from tests.toy.records import Drawn


def folded(history: History, at: int, viewer: int) -> State:
    """The table made from all its events, from the very first."""
    return replay(history.game, history.options, history.events(at), viewer)


def play_to_and_fro(match: Match, dice: Dice) -> None:
    """Answer, take back, or do again what was taken back."""
    points = match.undo_stack.reach().points
    what = dice.below(4)
    if what == 0 and points:
        match.undo_stack.undo(points[dice.below(len(points))])
    elif what == 1 and match.undo_stack.undone:
        match.undo_stack.redo()
    else:
        legal = match.legal()
        match.submit(legal[dice.below(len(legal))])


@pytest.mark.parametrize("seed", range(8))
def test_however_often_is_taken_back_every_position_is_the_fold_of_all_before_it(seed: int) -> None:
    match, dice = stall(people(3), seed, cards=18), Dice(f"to and fro {seed}")
    while match.pending is not None:
        play_to_and_fro(match, dice)
        history = match.history
        at, viewer = dice.below(len(history.steps) + 1), dice.below(4) - 1
        assert history.state(at, viewer).facts() == folded(history, at, viewer).facts()
        assert history.state().facts() == folded(history, len(history.steps), EVERYONE).facts()
    assert len(match.history.steps) > 2 * STRIDE


def test_a_table_that_was_asked_for_is_the_caller_s_own() -> None:
    history = finished().history
    for at in range(len(history.steps)):
        before = history.state(at).facts()
        state = history.state(at)
        for event in history.steps[at].events:
            event.fold(state)
        assert history.state(at).facts() == before and history.state(at + 1).facts() == state.facts()


def test_a_branch_knows_nothing_of_what_happened_after_it_left() -> None:
    match = finished()
    match.history.state()
    branch = match.branch(STRIDE + 2, people(2), seed=7)
    while branch.pending is not None:
        branch.submit(branch.legal()[-1])
    end = len(branch.history.steps)
    assert branch.history.state().facts() == folded(branch.history, end, EVERYONE).facts()


def test_late_positions_take_no_more_folding_than_early_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    history, folds = finished(cards=18).history, Counter[str]()
    history.state()
    fold = Drawn.fold
    monkeypatch.setattr(Drawn, "fold", lambda event, state: (folds.update(["drawn"]), fold(event, state)))
    draws = [sum(isinstance(event, Drawn) for event in step.events) for step in history.steps]
    for at in range(len(history.steps) + 1):
        folds.clear()
        history.state(at)
        assert folds["drawn"] == sum(draws[at - at % STRIDE : at])
    assert sum(draws) > 3

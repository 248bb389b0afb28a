"""A table at rest: frame after frame in which nothing happens, and next to nothing is done."""

from __future__ import annotations

import sys
from collections import Counter
from types import FrameType

import pytest

import resarcana_gui
from resarcana_gui.scene.timing import milliseconds
from resarcana_gui.screens.table.hud import Hud
from resarcana_gui.screens.table.table_screen import TableScreen
from tools.headless_client import FRAME, HeadlessClient
from tools.resarcana.tour.games import played

PACKAGE = resarcana_gui.__path__[0]
FRAMES = 20
CALLS = 400
"""The most function calls in a frame; walking over all nodes would take thousands."""
WORK = ("draw", "paint", "fold", "seen_by", "state", "write", "observe", "legal", "_lay", "rendered")
"""What is only done when something has changed."""
CHEAP = ("Stage.draw", "UndoStack.state")
"""Named likewise, but cheap: nothing is drawn at rest, and no position is folded to tell what can be undone."""


@pytest.fixture(scope="module")
def stage() -> HeadlessClient:
    """Late in a game of two, when one of them is asked, and all that moved has come to rest."""
    stage = HeadlessClient()
    stage.shell.show(TableScreen(stage.shell, stage.game, played(stage, 2, 4)))
    stage.rest()
    for _ in range(500):
        stage.tick()
        stage.shell.stage.draw(stage.surface)
        if not stage.shell.stage.lively:
            break
    stage.tick(milliseconds("rest"))  # settings are saved
    frame(stage)
    return stage


def frame(stage: HeadlessClient) -> bool:
    """What the loop does in each round, but for preparing what may be needed; whether anything was drawn."""
    stage.clock.step(FRAME)
    stage.shell.stage.feed([])
    stage.shell.stage.update()
    return stage.shell.stage.draw(stage.surface)


def called(stage: HeadlessClient) -> Counter[str]:
    """The program's functions that some frames call."""
    calls: Counter[str] = Counter()

    def note(at: FrameType, event: str, _: object) -> None:
        if event == "call" and PACKAGE in at.f_code.co_filename:  # a round of the garbage collector has listeners too
            calls[at.f_code.co_qualname] += 1

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        for _ in range(FRAMES):
            frame(stage)
    finally:
        sys.setprofile(before)
    return calls


def test_at_rest_nothing_is_drawn_folded_laid_out_or_written(stage: HeadlessClient) -> None:
    assert not any(frame(stage) for _ in range(FRAMES))
    done = [name for name in called(stage) if name.rpartition(".")[2] in WORK and name not in CHEAP]
    assert not done


def test_at_rest_few_functions_are_called_and_in_every_frame_the_same(stage: HeadlessClient) -> None:
    calls = called(stage)
    assert calls.total() < CALLS * FRAMES
    assert calls == called(stage)
    assert calls[Hud.refresh.__qualname__] == FRAMES, "what is counted are frames of this table"


def test_the_focus_is_still_found_when_the_tree_has_changed(stage: HeadlessClient) -> None:
    focus = stage.shell.stage.dispatcher.focus
    first = focus.order()[0]
    focus.give(first)
    frame(stage)
    assert focus.current is first
    first.ghost = True
    assert first.visible and not any(node is first for node in focus.order())
    first.ghost = False
    assert focus.current is first

"""What the owl says while the learner is in the middle of an action."""

from __future__ import annotations

from typing import Final

from resarcana_gui.kernel.codec import JsonObject
from resarcana_gui.lessons.preferring import fitting
from resarcana_gui.screens.lessons import lesson_match
from resarcana_gui.screens.lessons.lesson_table import LessonTable
from resarcana_gui.settings import Settings
from resarcana_gui.tools.headless_client import HeadlessClient

SIZE = (640, 360)
PATIENCE: Final = 20
"""Frames until the owl has spoken to every part of an answer."""


def sat_down(name: str, step: int, *answers: JsonObject) -> tuple[HeadlessClient, LessonTable]:
    """A lesson taken up at a step, after these answers of the learner."""
    stage = HeadlessClient(SIZE, Settings(speed="instant", second_thought="none"))
    lesson = next(each for each in stage.matches.lessons(stage.game) if each.name == name)
    match, _ = lesson_match.start(stage.shell, lesson)
    table = LessonTable(stage.shell, stage.game, lesson, match, step)
    stage.shell.show(table)
    stage.rest()
    for answer in answers:
        give(stage, table, answer)
    return stage, table


def give(stage: HeadlessClient, table: LessonTable, answer: JsonObject) -> None:
    match = table.match
    table.controller.submit(fitting(match.game, match.legal(), answer)[0])
    for _ in range(PATIENCE):
        stage.tick()
    stage.rest()


def said(stage: HeadlessClient) -> str:
    """What can be read of the teacher's words."""
    board = next(node for node in stage.shell.root.walk() if node.name == "lesson")
    words = [node for node in board.walk() if node.name == "lesson words"]
    if not board.visible or not words:
        return ""
    return " ".join(shown.block.text for shown in words[0].texts())  # type: ignore[attr-defined]


def test_whoever_passes_hears_about_the_swap_while_swapping() -> None:
    stage, table = sat_down("monuments", 3)
    assert "Research draws a card" in said(stage)
    give(stage, table, {"kind": "pass"})
    assert "swap your item for one of these" in said(stage)
    give(stage, table, {"kind": "choose"})
    assert table.run.words == "end"


def test_whoever_passes_too_early_hears_it_at_once() -> None:
    stage, table = sat_down("goal", 2, {"kind": "pass"})
    assert "You passed before you had ten points" in said(stage)
    table.back.undo()
    stage.rest()
    assert "Claim it" in said(stage)


def test_where_it_depends_on_how_an_action_ends_nothing_is_said_until_then() -> None:
    stage, table = sat_down("goal", 2, {"kind": "use", "component": "research"})
    assert said(stage) == ""
    give(stage, table, {"kind": "pay", "essences": "1D"})
    assert "You used a power" in said(stage)

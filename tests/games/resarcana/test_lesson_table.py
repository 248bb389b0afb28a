"""What the owl says while the learner is in the middle of an action."""

from __future__ import annotations

from typing import Final

import pytest

from resarcana_gui.games.resarcana.view.playing.resarcana_table import ResArcanaTable
from resarcana_gui.kernel.codec import JsonObject
from resarcana_gui.lessons.scripted_agent import matching_answers
from resarcana_gui.screens.lessons.lesson_table import LessonTable, start_lesson
from resarcana_gui.screens.parts.teacher_speech import Speech
from resarcana_gui.settings import Settings
from tools.headless_client import HeadlessClient

SIZE = (640, 360)
PATIENCE: Final = 20
"""Frames until the owl has spoken to every part of an answer."""


def sat_down(
    name: str, step: str, *answers: JsonObject, size: tuple[int, int] = SIZE, text_scale: int = 100
) -> tuple[HeadlessClient, LessonTable]:
    """A lesson taken up at a step, after these answers of the learner."""
    stage = HeadlessClient(size, Settings(speed="instant", second_thought="none", text_scale=text_scale))
    lesson = next(each for each in stage.matches.lessons(stage.game) if each.name == name)
    match, _ = start_lesson(stage.shell, lesson)
    at = [each.name for each in lesson.steps].index(step)
    table = LessonTable(stage.shell, stage.game, lesson, match, at)
    stage.shell.show(table)
    stage.rest()
    for answer in answers:
        give(stage, table, answer)
    return stage, table


def give(stage: HeadlessClient, table: LessonTable, answer: JsonObject) -> None:
    match = table.match
    table.controller.submit(matching_answers(match.game, match.legal(), answer)[0])
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
    stage, table = sat_down("monuments", "item")
    assert "Research draws a card" in said(stage)
    give(stage, table, {"kind": "pass"})
    assert "swap your item for one of these" in said(stage)
    give(stage, table, {"kind": "choose"})
    assert table.run.text_name == "end"


def test_whoever_passes_too_early_hears_it_at_once() -> None:
    stage, table = sat_down("goal", "castle", {"kind": "pass"})
    assert "You passed before you had ten points" in said(stage)
    table.back.undo()
    stage.rest()
    assert "Claim it" in said(stage)


def test_what_is_said_about_a_claim_stays_while_its_essences_are_chosen() -> None:
    claimed: JsonObject = {"kind": "claim", "component": "obelisk"}
    gold: JsonObject = {"kind": "use", "component": "alchemist"}
    stage, table = sat_down("monuments", "gold", gold, {"kind": "pay"}, claimed, {"kind": "gain"})
    assert "The Obelisk: 6 essences at once" in said(stage)
    table.read_on()
    stage.rest()
    assert "Nothing can destroy a monument" in said(stage)


def test_where_it_depends_on_how_an_action_ends_nothing_is_said_until_then() -> None:
    stage, table = sat_down("goal", "castle", {"kind": "use", "component": "research"})
    assert said(stage) == ""
    give(stage, table, {"kind": "pay", "essences": "1D"})
    assert "You used a power" in said(stage)


def prompt(table: LessonTable) -> str:
    assert table.hud is not None
    return table.hud.top_bar.prompt.text


def test_while_the_owl_is_to_be_read_the_rival_is_said_to_wait() -> None:
    stage, table = sat_down("goal", "castle", {"kind": "claim", "component": "coral_castle"})
    assert table.run.waits_for_learner and prompt(table) == "Kaolin waits for you"
    for _ in range(2):
        table.read_on()
    stage.tick()
    assert "waits" not in prompt(table)


@pytest.mark.parametrize(("size", "text"), [((1920, 1080), 100), ((1280, 720), 100), ((1920, 1080), 200)], ids=str)
def test_what_can_be_done_with_a_card_of_the_hand_hides_nothing_of_what_the_owl_says(
    size: tuple[int, int], text: int
) -> None:
    stage, table = sat_down("essences", "place", {"kind": "gain"}, size=size, text_scale=text)
    view = table.view
    assert isinstance(view, ResArcanaTable)
    speech = next(node for node in table.walk() if isinstance(node, Speech))
    for name in ("hypnotic_basin", "dwarven_pickaxe"):
        number = next(each.number for each in view.resources.cards.components if each.slug == name)
        view.pointer.click(view.scenery.cards[number])
        stage.rest()
        menu = view.pointer.menu
        assert menu is not None and speech.shown
        assert not menu.bounds().colliderect(speech.bounds())
        view.pointer.close_menu()


def test_what_the_rival_does_is_spoken_of_once_it_was_seen() -> None:
    stage, table = sat_down("goal", "castle", {"kind": "claim", "component": "coral_castle"})
    table.read_on()
    assert said(stage) == "" and table.run.step is not None and table.run.step.name == "count"
    for _ in range(PATIENCE):
        stage.tick()
    stage.rest()
    assert "Your rival has passed and taken the First Player token" in said(stage) and "you now have 7" in said(stage)


def test_what_a_text_names_is_lit() -> None:
    stage, table = sat_down("attacks", "claws")
    stage.tick()
    assert table.view is not None and "Water Dragon" in said(stage)
    for name in ("water_dragon", "fire_dragon", "protection"):
        assert all(box in table.lit() for box in table.view.subjects.boxes(name)), name
    assert set(table.view.subjects.mentioned("The Hawk sees the Oracle.")) == {"hawk", "oracle"}

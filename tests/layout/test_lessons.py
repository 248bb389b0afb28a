"""Nothing of a lesson at the real table is ever hidden or unreadable."""

from __future__ import annotations

import pytest

from resarcana_gui.games.plugin import discover, first_game
from resarcana_gui.games.resarcana.rules.round_questions import AskSwap
from resarcana_gui.games.resarcana.view.geometry.areas import LEAST
from resarcana_gui.games.resarcana.view.playing.places import question_layout
from resarcana_gui.games.resarcana.view.playing.resarcana_table import ResArcanaTable
from resarcana_gui.lessons.lesson_progress import LessonProgress
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.transform import Box
from resarcana_gui.screens.parts.teacher_speech import Speech
from resarcana_gui.screens.table.table_screen import TableScreen
from resarcana_gui.settings import Settings
from tests.lessons.written import written_lessons
from tools.headless_client import HeadlessClient, headless
from tools.tour.lesson_stops import take, walk

SIZES = [((1280, 720), 100), ((1920, 1080), 100), ((1280, 720), 200), ((1920, 1080), 200)]
LESSONS = discover()[first_game()].lessons()
TAUGHT = sorted({game for game, _ in written_lessons()})
CROWDED = {"terra_mystica"}
"""Games whose tables have no room to spare: there the teacher stands over items with which nothing can be done now."""


@pytest.mark.slow
@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize(
    ("size", "language", "text"),
    [((1280, 720), "es", 100), ((1920, 1080), "en", 100), ((1920, 1080), "es", 200)],
    ids=str,
)
def test_in_no_lesson_what_is_said_covers_anything_that_is_asked_or_used(
    game: str, size: tuple[int, int], language: str, text: int
) -> None:
    headless()
    settings = Settings(game=game, language=language, speed="instant", second_thought="none", text_scale=text)
    stage, covered = HeadlessClient(size, settings), dict[str, set[str]]()
    for lesson in stage.plugin.lessons():
        stage.matches.learned = LessonProgress(None, stage.game)  # from its beginning
        for table in walk(stage, lesson):
            assert table.view is not None
            speech = next(node for node in table.walk() if isinstance(node, Speech))
            used = [node for node in table.walk() if isinstance(node, Control) and node.shown and node.focusable]
            if game in CROWDED:
                used = [node for node in used if not table.view.lies_on(node) or table.view.answers_with(node)]
            boxes = [(node.name, node.bounds()) for node in used if speech not in node.lineage()]
            boxes += [("what is asked", box) for box in table.view.question_areas()]
            boxes += [("what is lit", box) for box in table.lit()]
            here = speech.bounds().inflate(-1, -1)
            below = {name for name, box in boxes if speech.shown and here.colliderect(box)}
            covered.setdefault(f"{lesson.name} {table.run.at}", set()).update(below)
    assert len(covered) > 30
    assert {where: names for where, names in covered.items() if names} == {}


def boxes_of_own(table: TableScreen) -> list[Box]:
    scenery = table_of(table).scenery
    return [scenery.cards[card].bounds() for card in scenery.state.play[scenery.areas.home]]


def table_of(screen: TableScreen) -> ResArcanaTable:
    assert isinstance(screen.view, ResArcanaTable)
    return screen.view


@pytest.mark.parametrize(("size", "text"), [*SIZES, ((960, 540), 100)], ids=str)
def test_magic_items_to_choose_from_while_passing_in_a_lesson_lie_beside_the_own_cards_and_the_owl(
    size: tuple[int, int], text: int
) -> None:
    headless()
    stage = HeadlessClient(size, Settings(language="en", speed="instant", second_thought="none", text_scale=text))
    lesson = next(lesson for lesson in LESSONS if lesson.name == "essences")
    table = take(stage, lesson, [step.name for step in lesson.steps].index("place"))
    table.controller.submit(table.match.legal()[-1])
    stage.rest()
    assert isinstance(table.match.pending, AskSwap)
    stage.draw()
    box = table_of(table).asker.laid_out
    assert box is not None and table.room is not None
    assert table_of(table).scenery.areas.row.left < box.left and box.right < table.room.left
    assert not [own for own in boxes_of_own(table) if own.w <= 0 or own.colliderect(box)]


@pytest.mark.parametrize(("size", "text"), SIZES, ids=str)
def test_in_every_lesson_cards_to_choose_from_leave_the_own_ones_and_the_owl_their_room(
    size: tuple[int, int], text: int
) -> None:
    headless()
    stage = HeadlessClient(size, Settings(language="es", speed="instant", second_thought="none", text_scale=text))
    for lesson in LESSONS:
        scenery = table_of(take(stage, lesson, 0)).scenery
        row = scenery.areas.row
        for count in (3, 6, 8):
            box = question_layout(scenery).spread(count)
            assert row.left + LEAST <= box.left and box.right <= row.right + 0.01, lesson.name

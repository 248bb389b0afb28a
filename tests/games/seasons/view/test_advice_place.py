"""The advice at the table of Seasons: at every kind of question it hides nothing that can be clicked."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from resarcana_gui.scene.transform import Box
from resarcana_gui.screens.table.companion.advice_panel import AdvicePanel
from resarcana_gui.screens.table.table_screen import TableScreen
from resarcana_gui.settings import Settings
from resarcana_gui.tabletop.asking.controls.partition_picker import PartitionPicker
from resarcana_gui.tabletop.asking.controls.question_controls import QuestionControls
from resarcana_gui.tabletop.playing.tabletop_view import TabletopView
from tests.games.seasons.robot.scenes import SCENES
from tests.games.seasons.robot.test_answers import begin
from tools.headless_client import HeadlessClient
from tools.tour.record_stops import SampleCompanion

LAYOUTS = [((1920, 1080), "en", 100), ((1280, 720), "es", 100), ((1920, 1080), "es", 200), ((1280, 720), "es", 200)]
"""Windows, languages and sizes of text in which the advice is looked at."""


def panel_of(screen: TableScreen) -> AdvicePanel:
    return next(node for node in screen.walk() if isinstance(node, AdvicePanel) and node.shown)


def usable(screen: TableScreen) -> Iterator[Box]:
    """Everything that has to stay in sight: what answers, the top bar with the prompt, the buttons. The three
    libraries fill the table, so there it is only the nine cards."""
    view = screen.view
    assert isinstance(view, TabletopView) and isinstance(view.asker.controls, QuestionControls)
    yield from (view.layout.top_bar, view.layout.confirm, view.layout.undo, *view.answer_areas())
    picker = view.asker.controls.picker
    if isinstance(picker, PartitionPicker):
        yield from (item.bounds() for item in picker.items.values())
    else:
        yield from view.question_areas()


@pytest.mark.parametrize("kind", SCENES)
@pytest.mark.parametrize(("size", "language", "text"), LAYOUTS)
def test_at_every_kind_of_question_advice_hides_nothing_that_can_be_clicked(
    kind: str, size: tuple[int, int], language: str, text: int
) -> None:
    client = HeadlessClient(size, Settings(game="seasons", language=language, speed="instant", text_scale=text))
    client.matches.companion = SampleCompanion  # type: ignore[method-assign]
    screen, _ = begin(client, kind)
    client.rest()
    screen.advice.toggle()
    client.rest()
    panel = panel_of(screen).bounds()
    assert Box(0, 0, 1920, 1080).contains(panel)
    assert not [area for area in usable(screen) if panel.colliderect(area)]

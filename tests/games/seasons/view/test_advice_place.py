"""The advice at the table of Seasons: at every kind of question it hides nothing that can be clicked."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from resarcana_gui.games.seasons.view.geometry.arrangement import held_ids
from resarcana_gui.scene.events import PointerMoved
from resarcana_gui.scene.transform import Box
from resarcana_gui.screens.parts.teacher_speech import LightRing
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


@pytest.mark.parametrize(("kind", "lit"), [("library", 3), ("sacrifices", 3), ("draft", 0), ("turn", 0)])
def test_a_line_that_is_pointed_at_shows_the_cards_that_it_names(kind: str, lit: int) -> None:
    """Rings of light lie around several; one grows, for as long as the line is pointed at."""
    client = HeadlessClient((1280, 720), Settings(game="seasons", speed="instant"))
    client.matches.companion = SampleCompanion  # type: ignore[method-assign]
    screen, table = begin(client, kind)
    client.rest()
    screen.advice.toggle()
    client.rest()
    point_at(client, panel_of(screen).rows[0].bounds())
    rings = [node for node in screen.walk() if isinstance(node, LightRing) and node.shown]
    assert len(rings) == lit and (table.grower.grown is None) == bool(lit)
    point_at(client, Box(0, 0, 4, 4))
    assert not [node for node in screen.walk() if isinstance(node, LightRing)] and table.grower.grown is None


def point_at(client: HeadlessClient, box: Box) -> None:
    """Point at the middle of a box for a second."""
    client.shell.stage.send(PointerMoved(*box.center))
    client.wait(1000)


def test_what_is_said_of_the_hand_is_said_of_its_cards_wherever_they_lie() -> None:
    client = HeadlessClient((1280, 720), Settings(game="seasons", speed="instant"))
    _, table = begin(client, "familiar")
    client.rest()
    held = [table.scenery.cards[card] for card in held_ids(table.scenery.state, 0)["hand"]]
    assert len(held) == 2
    for shift in (0.0, 40.0):
        held[0].at = (held[0].x - shift, held[0].y)
        (around,) = table.subjects.boxes("hand")
        assert around == held[0].bounds().union(held[1].bounds())

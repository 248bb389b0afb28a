"""The demo: machines at play, to be watched."""

from __future__ import annotations

import pytest

from resarcana_gui.games.resarcana.tools.tour.games import played
from resarcana_gui.scene.check import check, report
from resarcana_gui.scene.events import KeyDown, PointerDown
from resarcana_gui.scene.timing import Speed, milliseconds
from resarcana_gui.screens.context import WHOLE
from resarcana_gui.screens.demo import DemoOver, DemoTable, watch
from resarcana_gui.screens.title import Title
from resarcana_gui.settings import Settings
from resarcana_gui.tools.headless_client import HeadlessClient


def watched(**settings: object) -> HeadlessClient:
    stage = HeadlessClient(settings=Settings(**settings))  # type: ignore[arg-type]
    watch(stage.shell)
    stage.tick()
    return stage


def over(**settings: object) -> HeadlessClient:
    """A demo whose game has just ended."""
    stage = watched(**settings)
    screen = DemoTable(stage.shell, stage.game, played(stage, 2, 99))
    stage.shell.show(screen)
    screen.ended()
    return stage


def test_it_plays_at_normal_speed_whatever_the_player_wishes_and_changes_no_setting() -> None:
    stage = watched(speed="instant")
    pace = stage.shell.look.pace
    assert pace.rate == Speed.NORMAL.value
    for _ in range(100):
        stage.tick()
    assert stage.shell.settings.speed == "instant"
    stage.shell.show(Title(stage.shell))
    assert pace.rate == Speed.INSTANT.value


@pytest.mark.parametrize("event", [KeyDown("x"), PointerDown(700, 500)])
def test_it_says_that_any_key_and_any_click_end_it_and_so_they_do(event: KeyDown | PointerDown) -> None:
    stage = watched()
    screen = stage.shell.screen
    assert isinstance(screen, DemoTable) and screen.view is not None
    words = [getattr(node, "text", "") for node in screen.view.walk() if node.shown]
    assert "Press any key or click to return to the title." in words and "Undo" not in words
    stage.shell.stage.send(event)
    assert isinstance(stage.shell.screen, Title)


def test_the_end_of_a_game_is_shown_for_a_while_and_then_the_next_begins() -> None:
    stage = over()
    first = stage.shell.screen
    assert isinstance(first, DemoOver)
    stage.rest()
    for _ in range(0, milliseconds("notice") - 100, 50):
        stage.tick(50)
    assert stage.shell.screen is first
    for _ in range(10):
        stage.tick(50)
    assert isinstance(stage.shell.screen, DemoTable) and stage.shell.look.pace.watched


def test_a_key_ends_it_there_too() -> None:
    stage = over()
    stage.shell.stage.send(KeyDown("escape"))
    assert isinstance(stage.shell.screen, Title) and not stage.shell.look.pace.watched


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("scale", [100, 200])
def test_everything_has_room(language: str, scale: int) -> None:
    for stage in (watched(language=language, text_scale=scale), over(language=language, text_scale=scale)):
        stage.shell.look.queue.settle()
        stage.tick(400)
        assert report(check(stage.shell.root, stage.shell.look.theme, WHOLE)) == ""

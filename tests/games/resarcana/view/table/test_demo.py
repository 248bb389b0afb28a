"""The demo: machines at play, to be watched."""

from __future__ import annotations

import pytest

from resarcana_gui.scene.check import check, report
from resarcana_gui.scene.events import KeyDown, PointerDown
from resarcana_gui.scene.timing import Speed, milliseconds
from resarcana_gui.scene.viewport import WHOLE
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.screens.demo.demo_table import DemoOver, DemoTable, start_demo
from resarcana_gui.screens.parts.teacher_speech import Speech
from resarcana_gui.screens.table.table_screen import TableScreen
from resarcana_gui.screens.title import Title
from resarcana_gui.settings import Settings
from resarcana_gui.tabletop.items.table_item import TableItem
from tools.headless_client import LONG_FRAME, HeadlessClient
from tools.resarcana.tour.games import played
from tools.resarcana.tour.overlay_stops import commented


def watched(**settings: object) -> HeadlessClient:
    stage = HeadlessClient(settings=Settings(**settings))  # type: ignore[arg-type]
    start_demo(stage.shell)
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
    stage.wait(1600)
    assert stage.shell.settings.speed == "instant"
    stage.shell.show(Title(stage.shell))
    assert pace.rate == Speed.INSTANT.value


def test_a_remark_is_made_once_everything_it_is_about_was_seen() -> None:
    stage, remarks, spoke = HeadlessClient((640, 360)), 0, False
    start_demo(stage.shell)
    screen = stage.shell.screen
    assert isinstance(screen, DemoTable) and screen.view is not None and screen.board is not None
    for _ in range(500):
        stage.tick(LONG_FRAME)
        if screen.board.speaking and not spoke:
            remarks += 1
            shown, happened = screen.view.picture(), screen.match.view(screen.viewer)
            assert screen.match.game.table(shown) == screen.match.game.table(happened)
        spoke = screen.board.speaking
    assert remarks > 1


def test_escape_leads_to_the_title() -> None:
    stage = watched()
    screen = stage.shell.screen
    assert isinstance(screen, DemoTable) and screen.view is not None
    words = [getattr(node, "text", "") for node in screen.view.walk() if node.shown]
    assert "Any key: take a seat. Esc: title." in words and "Undo" not in words
    stage.shell.stage.send(KeyDown("escape"))
    assert isinstance(stage.shell.screen, Title)


@pytest.mark.parametrize(("size", "text"), [((1920, 1080), 100), ((1920, 1080), 200), ((1280, 720), 200)])
def test_what_a_key_does_stands_below_the_owls_place(size: tuple[int, int], text: int) -> None:
    stage = HeadlessClient(size, settings=Settings(language="es", text_scale=text))
    start_demo(stage.shell)
    screen = stage.shell.screen
    assert isinstance(screen, DemoTable) and screen.room is not None
    words = [node for node in stage.shell.root.walk() if isinstance(node, Label) and node.text.startswith("Cualquier")]
    assert len(words) == 1 and words[0].bounds().top >= screen.room.bottom


@pytest.mark.parametrize("event", [KeyDown("x"), PointerDown(700, 500)])
def test_any_other_key_and_any_click_offer_a_seat_and_who_takes_it_plays_on(event: KeyDown | PointerDown) -> None:
    stage = watched()
    screen = stage.shell.screen
    assert isinstance(screen, DemoTable)
    stage.shell.stage.send(event)
    stage.tick(1_000)
    before = len(screen.match.history.steps)
    assert screen.join_dialog is not None and screen.runner.paused
    names = [button.text for button in screen.join_dialog.menu]
    assert names[: len(screen.match.seats)] == [f"Play on as {seat.name}" for seat in screen.match.seats]
    screen.join_dialog.menu[1].activate()
    joined = stage.shell.screen
    assert isinstance(joined, TableScreen) and not joined.demo and joined.people == [1]
    assert len(joined.match.history.steps) == before and not stage.shell.look.pace.watched


def test_who_was_only_near_the_keyboard_goes_on_watching() -> None:
    stage = watched()
    screen = stage.shell.screen
    assert isinstance(screen, DemoTable)
    stage.shell.stage.send(KeyDown("x"))
    stage.shell.stage.send(KeyDown("escape"))
    stage.tick()
    assert screen.join_dialog is None and not screen.runner.paused
    stage.shell.stage.send(KeyDown("x"))
    stage.tick(milliseconds("unattended"))
    stage.tick()
    assert not stage.shell.messages.asking and stage.shell.screen is screen


def test_the_owl_says_what_happens_once_and_the_others_wait_until_that_is_read() -> None:
    stage = watched()
    screen = stage.shell.screen
    assert isinstance(screen, DemoTable) and screen.board is not None
    said: list[str] = []
    while len(said) < 2:
        stage.tick(100)
        words = [node.text for node in screen.board.walk() if isinstance(node, Label) and node.name == "lesson words"]
        if words and words[0] not in said:
            said += words
            steps = len(screen.match.history.steps)
            stage.tick(1_000)
            assert screen.runner.paused and len(screen.match.history.steps) == steps
    assert said[0].startswith("Every round begins with collecting")


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


@pytest.mark.parametrize(("scale", "language"), [(100, "en"), (200, "es")])
def test_everything_has_room(language: str, scale: int) -> None:
    for stage in (watched(language=language, text_scale=scale), over(language=language, text_scale=scale)):
        stage.shell.look.queue.settle()
        stage.tick(400)
        assert report(check(stage.shell.root, stage.shell.look.theme, WHOLE)) == ""


def test_what_the_owl_says_covers_no_card_and_no_rival() -> None:
    stage = HeadlessClient((1280, 720), Settings(language="es"))
    commented(stage)
    screen = stage.shell.screen
    assert isinstance(screen, DemoTable) and screen.view is not None
    said = next(node for node in screen.walk() if isinstance(node, Speech)).bounds()
    cards = [node for node in screen.walk() if isinstance(node, TableItem) and node.shown]
    assert len(cards) > 10 and not any(card.bounds().colliderect(said) for card in cards)
    assert said.top >= screen.view.layout.top_bar.bottom

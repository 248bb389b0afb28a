"""What a player has chosen of an answer is kept when the table is laid out again, and while they look back."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from resarcana_gui.games.seasons.rules.commands import LayDown
from resarcana_gui.games.seasons.view.playing.seasons_table import SeasonsTable
from resarcana_gui.screens.table.table_screen import TableScreen
from resarcana_gui.settings import Settings
from tests.games.seasons.robot.test_answers import begin
from tests.screens.hands import Keyboard
from tools.headless_client import HeadlessClient, headless

KEYS = {
    "library": ("right", *"12312"),
    "draft": ("right", "return"),
    "exchange": ("1",),
    "sacrifices": ("right", "return"),
}
"""What begins an answer to each of these questions."""


@pytest.fixture(autouse=True, scope="module")
def _headless() -> None:
    headless()


def press(client: HeadlessClient, *keys: str) -> None:
    for key in keys:
        Keyboard(client.shell, client.tick).press(key)
        client.wait(400)
    client.rest()


def begun(kind: str) -> tuple[HeadlessClient, TableScreen]:
    """A table at which the answer to a question of this kind has been begun."""
    client = HeadlessClient((1280, 720), Settings(game="seasons", speed="instant"))
    screen, _ = begin(client, kind)
    client.rest()
    untouched = progress(screen)
    press(client, *KEYS[kind])
    assert progress(screen) != untouched
    return client, screen


def progress(screen: TableScreen) -> str:
    assert isinstance(screen.view, SeasonsTable) and screen.view.asker.controls is not None
    return repr(screen.view.asker.controls.progress)


def look_back(client: HeadlessClient, screen: TableScreen) -> None:
    screen.history.to(0)
    client.rest()
    screen.history.to(None)


LAID_AGAIN: dict[str, Callable[[HeadlessClient, TableScreen], object]] = {
    "size": lambda client, screen: client.shell.stage.resize((1920, 1080)),
    "language": lambda client, screen: client.shell.change(language="es"),
    "text": lambda client, screen: client.shell.change(text_scale=200),
    "past": look_back,
}


@pytest.mark.parametrize("kind", KEYS)
@pytest.mark.parametrize("again", LAID_AGAIN)
def test_a_begun_answer_is_kept(kind: str, again: str) -> None:
    client, screen = begun(kind)
    chosen, before = progress(screen), screen.view
    LAID_AGAIN[again](client, screen)
    client.rest()
    assert progress(screen) == chosen
    assert (screen.view is before) == (again == "past")


def test_a_sorting_goes_on_in_a_window_of_another_size() -> None:
    client, screen = begun("library")
    client.shell.stage.resize((1920, 1080))
    client.rest()
    press(client, "right", *"3123", "return")
    answered = (step.command for step in screen.match.history.steps)
    assert [len(each.cards) for each in answered if isinstance(each, LayDown) and each.seat == 0] == [3, 3]


def test_an_answer_that_was_undone_is_found_as_it_was() -> None:
    client, screen = begun("draft")
    chosen = progress(screen)
    press(client, "return")
    assert screen.match.history.steps
    press(client, "z")
    assert not screen.match.history.steps and progress(screen) == chosen

"""A window that dies in the middle of a game: the next one goes on from the title with the same question."""

from __future__ import annotations

import shutil
from functools import partial
from pathlib import Path

import pytest

from resarcana_gui.app.match_service import LocalMatchService
from resarcana_gui.screens.table.curtain import Curtain
from resarcana_gui.screens.table.table_screen import TableScreen
from tests.games.seasons.robot.test_games import Robot
from tests.lessons.guided import control
from tests.screens.hands import Gamepad, Hand, Keyboard, Mouse

DATA = "resarcana_gui.app.save_files.user_data_dir"


class Window(Robot):
    """A window that knows the games saved, with a robot at it."""

    def __init__(self, setup: str, seats: int, hand: type[Hand], people: int) -> None:
        super().__init__(setup, seats, 5, "es", hand, people=people)
        self._know("unfinished")

    def begin(self, setup: str, seats: int, people: int) -> None:
        """Begin a game that is saved."""
        self._know("fresh_file")
        self.screen = self.client.table(setup, seats, seed=5, agent="random", people=people)

    def _know(self, method: str) -> None:
        """Let the window treat saves as the program does."""
        matches = self.client.matches
        setattr(matches, method, partial(getattr(LocalMatchService, method), matches))

    def go_on_from_the_title(self) -> None:
        """Go on with the game that was saved last."""
        self.client.shell.routes.title()
        self.client.rest()
        self.hand.use(control(self.client.shell.root, "continue"))
        self.client.rest()
        screen = self.client.shell.screen
        assert isinstance(screen, TableScreen)
        self.screen = screen

    def shown(self) -> tuple[object, ...]:
        """What the table shows to whoever is asked, once they have lifted the curtain."""
        while self.table.asker.controls is None:
            above = next((node for node in self.client.shell.overlay.children if isinstance(node, Curtain)), None)
            self.client.tick(300)
            if above is not None and above.reachable:
                self.hand.use(control(above, "lift"))
        view, history = self.table.scenery.state, self.screen.match.history
        return self.screen.viewer, view.facts(), self.screen.match.pending, [step.command for step in history.steps]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("setup", "seats", "people", "answers", "hand"),
    [
        ("archmage", 2, 1, 4, Mouse),
        ("magician", 3, 1, 9, Keyboard),
        ("apprentice", 2, 1, 30, Gamepad),
        ("apprentice", 3, 2, 25, Mouse),
    ],
    ids=("draft", "libraries", "year", "two people"),
)
def test_a_game_goes_on_in_the_next_window_where_the_last_one_died(
    setup: str, seats: int, people: int, answers: int, hand: type[Hand], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(DATA, lambda: tmp_path / "first")
    first = Window(setup, seats, hand, people)
    first.begin(setup, seats, people)
    first.play(answers)
    before = first.shown()
    shutil.copytree(tmp_path / "first", tmp_path / "second")  # as it lies on the disk, with the first window still open
    monkeypatch.setattr(DATA, lambda: tmp_path / "second")
    second = Window(setup, seats, hand, people)
    second.go_on_from_the_title()
    assert second.shown() == before
    second.play(6)
    assert second.asked.total() == 6

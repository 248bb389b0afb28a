"""The stops away from the table: title, new game, how to play, settings, keys, credits, a crash."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import pygame

from resarcana_gui.match.seat import Seat
from resarcana_gui.paths import PROGRAM
from resarcana_gui.screens.crash_page import CrashPage
from resarcana_gui.screens.credits import Credits
from resarcana_gui.screens.lessons.lessons_page import HowToPlay
from resarcana_gui.screens.services import SavedGame
from resarcana_gui.screens.settings.keys_page import KeysPage
from resarcana_gui.screens.settings.settings_page import SettingsPage
from resarcana_gui.screens.setup.new_game import NewGame
from resarcana_gui.screens.title import Title
from tools.headless_client import NAMES, HeadlessClient
from tools.tour.stop import Stop

WHEN: Final = datetime(2026, 1, 6, 20, 30, tzinfo=UTC)
LONG_NAME: Final = "Hermes Trismegistos Magnus"
"""The longest name that can be typed."""


def title(stage: HeadlessClient) -> None:
    """The title without an unfinished game."""
    stage.shell.show(Title(stage.shell))


def title_continue(stage: HeadlessClient) -> None:
    """The title with an unfinished game."""
    _title_with(stage, NAMES[:3], {"rounds": 4})


def title_match(stage: HeadlessClient) -> None:
    """The title with an unfinished match in its second game, and a long name."""
    progress = {"rounds": 4, "game": 2, "games": 3, "wins_0": 0, "wins_1": 2}
    _title_with(stage, (NAMES[0], LONG_NAME), progress)


def _title_with(stage: HeadlessClient, names: Sequence[str], progress: dict[str, int]) -> None:
    save = SavedGame(Path("game.jsonl"), stage.game, tuple(map(Seat, names)), WHEN, progress, progress["rounds"])
    stage.matches.unfinished = lambda game, most=1: [save]  # type: ignore[method-assign]
    title(stage)


def new_game(stage: HeadlessClient) -> None:
    """A new game with the defaults."""
    stage.shell.show(NewGame(stage.shell))


def new_game_full(stage: HeadlessClient) -> None:
    """A new game with every seat taken, and a long name."""
    screen = NewGame(stage.shell)
    choices = screen.choices
    choices.pick(choices.available.characters[-1].id)
    while choices.can_add:
        choices.add_person()
    choices.set_name(len(choices.seats) - 1, LONG_NAME)
    stage.shell.show(screen)


def new_game_options(stage: HeadlessClient) -> None:
    """The rarely used options of a new game."""
    screen = NewGame(stage.shell)
    stage.shell.show(screen)
    screen.ask_options()


def new_game_names(stage: HeadlessClient) -> None:
    """The choice of a seat's player among those who have played before."""
    stage.shell.change(people=(*NAMES[1:], LONG_NAME))
    screen = NewGame(stage.shell)
    screen.choices.set_name(0, NAMES[0])
    stage.shell.show(screen)
    screen.ask_name(0)


def settings(stage: HeadlessClient) -> None:
    """The settings."""
    stage.shell.show(SettingsPage(stage.shell))


def keys(stage: HeadlessClient) -> None:
    """The keys."""
    stage.shell.show(KeysPage(stage.shell))


def keys_pad(stage: HeadlessClient) -> None:
    """The keys while a controller is used."""
    pressed = pygame.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    stage.shell.stage.feed([pressed])
    stage.shell.show(KeysPage(stage.shell))


def keys_press(stage: HeadlessClient) -> None:
    """The prompt for a new key."""
    page = KeysPage(stage.shell)
    stage.shell.show(page)
    page.change("undo")


def credits_page(stage: HeadlessClient) -> None:
    """The credits."""
    stage.shell.show(Credits(stage.shell))


def crash(stage: HeadlessClient) -> None:
    """The page after a crash, with a game to go on with."""
    title_continue(stage)
    where = Path("/", "home", "ada", ".local", "state", PROGRAM, "log", "errors.log")
    stage.shell.show(CrashPage(stage.shell, "Traceback", str(where), lambda _: True))


def how_to_play(stage: HeadlessClient) -> None:
    """How to play."""
    stage.shell.show(HowToPlay(stage.shell))


STOPS: Final = (
    Stop("title", title),
    Stop("title-continue", title_continue),
    Stop("title-match", title_match),
    Stop("new-game", new_game),
    Stop("new-game-full", new_game_full),
    Stop("new-game-options", new_game_options),
    Stop("new-game-names", new_game_names),
    Stop("how-to-play", how_to_play),
    Stop("settings", settings),
    Stop("keys", keys),
    Stop("keys-press", keys_press),
    Stop("keys-pad", keys_pad),
    Stop("credits", credits_page),
    Stop("crash", crash),
)

"""`resarcana doctor`: checks without a window that this copy of the program is complete and works.

It does what a player does, through the same code: shows the title, checks every file, lets machines play a game at
the table with the opponents in a process of their own, and loads the save. `make executable` runs it on what it
built.
"""

from __future__ import annotations

import platform
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

import pygame

from resarcana_gui.agents.agent import Budget
from resarcana_gui.app.arguments import version
from resarcana_gui.app.match_service import LocalMatchService
from resarcana_gui.app.matches import Player, load_save, new_match, setup_name
from resarcana_gui.app.output import say
from resarcana_gui.audio.sounds import Silence
from resarcana_gui.games.plugin import Plugin
from resarcana_gui.i18n import Catalog, languages
from resarcana_gui.paths import assets
from resarcana_gui.scene.clock import FakeClock
from resarcana_gui.screens.router import Router
from resarcana_gui.screens.shell import Shell
from resarcana_gui.settings import Settings
from resarcana_gui.shipped import contents, sums

SIZE: Final = (1280, 720)
FRAME: Final = 16
"""Milliseconds per frame."""
DRAWN: Final = 96
"""One in this many frames is drawn, because drawing takes the most time."""
PAUSE: Final = 0.002
"""Seconds between frames, in which opponents may think."""
LONGEST: Final = 300.0
"""Seconds that a game may take."""
SEED: Final = 7
BUDGET: Final = Budget(iterations=8)


class FaultError(Exception):
    """A check failed; the message says what is wrong."""


class Examination:
    """The checks of one examination. Each returns what it found, or raises an exception that says what is wrong."""

    def __init__(self, plugins: Mapping[str, Plugin], folder: Path) -> None:
        """`folder` is for the saves. Games without a window are not looked at."""
        self._plugins: Final = {name: plugin for name, plugin in plugins.items() if plugin.has_window()}
        self._folder: Final = folder
        self._clock: Final = FakeClock()
        self._surface: Final = pygame.Surface(SIZE)
        self.checks: Final[Mapping[str, Callable[[], str]]] = {
            "title": self.title,
            "files": files,
            "languages": self.languages,
            "game": self.game,
            "save": self.save,
        }

    def title(self) -> str:
        """Check that the first screen can be shown."""
        with self._shell(next(iter(self._plugins))) as shell:
            shell.routes.title()
            self._frame(shell, draws=True)
        return "shown"

    def languages(self) -> str:
        """Check that every language has texts for the screens and for every game."""
        found = languages()
        for language in found:
            Catalog.load(assets("lang"), language=language).text("crash.title")
            for plugin in self._plugins.values():
                plugin.ui().setups(language)
        return ", ".join(found)

    def game(self) -> str:
        """Check that machines can play each game at the table in the window, with the game's default opponent."""
        return ", ".join(self._played(name) for name in self._plugins)

    def save(self) -> str:
        """Check that the saves are read back as they were played."""
        for name, plugin in self._plugins.items():
            _, saved = load_save(self._plugins, self._path(name))
            if not saved.closed or plugin.game().outcome(saved.history.state()) is None:
                raise FaultError(f"the save of {name} is not whole")
        return "read back"

    def _path(self, game: str) -> Path:
        return self._folder / f"{game}.jsonl"

    def _played(self, name: str) -> str:
        plugin = self._plugins[name]
        players = [Player(f"Player {seat}", plugin.default_agent()) for seat in range(plugin.game().seat_range()[0])]
        options = plugin.setups()[setup_name(plugin, None)]
        match = new_match(plugin, options, players, SEED, self._path(name), fast=True)
        frames, begin = 0, time.monotonic()
        with self._shell(name) as shell:
            shell.routes.table(name, match)
            while match.outcome is None:
                frames += 1
                if time.monotonic() - begin > LONGEST:
                    raise FaultError(f"{name} is not over after {LONGEST:g} s")
                self._frame(shell, draws=frames % DRAWN == 0)
                time.sleep(PAUSE)
        if match.journal is not None:
            match.journal.close()
        return f"{name}, {len(match.history.steps)} answers in {frames} frames"

    @contextmanager
    def _shell(self, chosen: str) -> Iterator[Shell]:
        games = {name: plugin.ui() for name, plugin in self._plugins.items()}
        settings = Settings(speed="instant", game=chosen)
        matches = LocalMatchService(self._plugins, BUDGET)
        with closing(Shell(SIZE, self._clock, games, matches, Silence(), settings, routes=Router)) as shell:
            yield shell

    def _frame(self, shell: Shell, *, draws: bool) -> None:
        self._clock.step(FRAME)
        shell.stage.update()
        if draws:
            shell.stage.draw(self._surface)


def files() -> str:
    """Check that every picture, sound and font is there and has its checksum."""
    number = 0
    for folder in (assets(), *(path for path in assets().iterdir() if path.is_dir())):
        for name in sums(folder) or ():
            contents(folder / name)
            number += 1
    if not number:
        raise FaultError("there are none")
    return f"{number} are whole"


def examine(plugins: Mapping[str, Plugin]) -> bool:
    """Examine the program, print the findings, and return whether all is well. SDL's dummy drivers must be set
    before."""
    pygame.display.init()
    pygame.display.set_mode(SIZE)
    say(f"{version()}, Python {platform.python_version()}, {platform.system()} {platform.machine()}")
    with tempfile.TemporaryDirectory() as folder:
        found = [_checked(name, check) for name, check in Examination(plugins, Path(folder)).checks.items()]
    pygame.display.quit()
    return all(found)


def _checked(name: str, check: Callable[[], str]) -> bool:
    try:
        say(f"ok    {name}: {check()}")
    except Exception as error:  # noqa: BLE001 - whatever it is, it is what is wrong
        say(f"wrong {name}: {error}")
        return False
    return True

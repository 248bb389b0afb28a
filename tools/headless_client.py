"""The program without a window: the same screens on a clock that tests set, for pictures, robots and benchmarks."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Final

import pygame

from resarcana_gui.audio.sounds import Silence
from resarcana_gui.games.plugin import discover
from resarcana_gui.scene import memory
from resarcana_gui.scene.clock import FakeClock
from resarcana_gui.scene.drawing.frame_budget import FrameBudget, take_short_turns
from resarcana_gui.screens.router import Router
from resarcana_gui.screens.services import MatchPlan, PlayerSpec, Sounds
from resarcana_gui.screens.shell import Shell
from resarcana_gui.screens.table.table_screen import TableScreen
from resarcana_gui.settings import Settings
from tools.chosen_game import quick_agent
from tools.transient_matches import BUDGET, TransientMatchService

FRAME: Final = 16
"""Milliseconds from one frame to the next."""
PATIENCE: Final = 200
"""How often a picture is looked for that is read in the background, ..."""
READING: Final = 0.02
"""... and the seconds between."""
LONG_FRAME: Final = 80
"""The same while nobody looks at the frames in between."""
USUAL: Final = "standard"
NAMES: Final = ("Ada", "Circe", "Merlin", "Hermes", "Hypatia")


def headless() -> None:
    """Make pygame use dummy video and audio drivers. Must be called before anything else of pygame is used."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    memory.keep_little()
    pygame.display.init()
    pygame.display.set_mode((16, 16))


class HeadlessClient:
    """A shell, its clock, and a surface to draw on."""

    def __init__(
        self,
        size: tuple[int, int] = (1920, 1080),
        settings: Settings | None = None,
        sounds: Sounds | None = None,
        budget: FrameBudget | None = None,
        *,
        hints: bool = False,
    ) -> None:
        """The game is that of the settings, or the first if they name none that exists. `hints`: whether
        explanations of what is new are shown, which cover the table."""
        plugins, wanted = discover(), settings or Settings()
        self.plugin = plugins[wanted.game if wanted.game in plugins else min(plugins)]
        self.names: Sequence[str] = NAMES
        """The names of the players at its tables."""
        self.game: Final = self.plugin.game().name
        self.clock = FakeClock()
        self.matches = TransientMatchService(self.plugin, BUDGET)
        self.shell = Shell(
            size, self.clock, {self.game: self.plugin.ui()}, self.matches,
            sounds if sounds is not None else Silence(), replace(wanted, hints=hints),
            budget=budget, routes=Router,
        )  # fmt: skip
        self._size: Final = size
        memory.settle_in()
        take_short_turns()

    @cached_property
    def surface(self) -> pygame.Surface:
        """The surface that it draws on."""
        return pygame.Surface(self._size)

    def table(
        self,
        setup: str = "",
        seats: int = 2,
        *,
        people: int = 1,
        seed: int | str = 5,
        agent: str = "",
        scenario: Mapping[str, object] | None = None,
    ) -> TableScreen:
        """Show a new match, or a described one, with this many people among the seats; the first seat is viewing.
        Without a setup, that is the usual one, or else the game's last. The setup is not animated."""
        kind = agent or quick_agent(self.plugin)
        players = tuple(PlayerSpec(name, None if at < people else kind) for at, name in enumerate(self.names[:seats]))
        setups = self.plugin.setups()
        usual = USUAL if USUAL in setups else list(setups)[-1]
        options = setups[setup or usual] if scenario is None else {"scenario": scenario}
        match = self.shell.matches.new(MatchPlan(self.game, options, players, seed))
        screen = TableScreen(self.shell, self.game, match, viewer=0)
        screen.presenter.begun = True
        self.shell.show(screen)
        self.shell.look.queue.settle()
        return screen

    def tick(self, ms: int = FRAME) -> None:
        """Let time pass; opponents answer first."""
        self.think()
        self.clock.step(ms)
        self.shell.stage.update()

    def wait(self, ms: int) -> None:
        """Let as much time pass, in the fewest frames that give every animation its own."""
        for _ in range(0, ms, LONG_FRAME):
            self.tick(LONG_FRAME)

    def think(self) -> None:
        """Let opponents answer, if they are asked."""
        if self.matches.latest_worker is not None:
            self.matches.latest_worker.think()

    def rest(self, most: int = 2000) -> None:
        """Let time pass until nothing on the table moves any more."""
        for _ in range(most):
            self.tick()
            if not self.shell.look.queue.busy:
                return

    def draw(self) -> pygame.Surface:
        """Return the current picture."""
        self.shell.stage.draw(self.surface, always=True)
        return self.surface

    def draw_all(self) -> pygame.Surface:
        """Return the current picture, once everything on it that is read in the background is there."""
        self.draw()
        for _ in range(PATIENCE):
            if not self.shell.stage.draw(self.surface):
                break
            time.sleep(READING)
        return self.surface

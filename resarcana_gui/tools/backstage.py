"""The program without a window: the same screens on a clock that stands still, for pictures, robots and measuring."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Final

import pygame

from resarcana_gui.agents.agent import Budget
from resarcana_gui.agents.worker import InlineWorker, Reply, Worker
from resarcana_gui.app.house import House
from resarcana_gui.app.opponents import agent_factory
from resarcana_gui.audio.silence import Silence
from resarcana_gui.games.plugin import Plugin, discover
from resarcana_gui.match.match import Match
from resarcana_gui.scene import memory
from resarcana_gui.scene.allowance import Allowance
from resarcana_gui.scene.clock import FakeClock
from resarcana_gui.screens.router import Router
from resarcana_gui.screens.services import Guest, Plan, Sounds, Unfinished
from resarcana_gui.screens.shell import Shell
from resarcana_gui.screens.table import TableScreen
from resarcana_gui.settings import Settings

BUDGET: Final = Budget()
"""For opponents: those that play here (`quick`) need no bound, and play alike however busy the machine is."""
FRAME: Final = 16
"""Milliseconds from one frame to the next."""
NAMES: Final = ("Ada", "Circe", "Merlin", "Hermes")


def headless() -> None:
    """Let pygame draw and play without screen and loudspeaker. To be called before anything of it is used."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    memory.keep_little()
    pygame.display.init()
    pygame.display.set_mode((16, 16))


def quick(plugin: Plugin) -> str:
    """Who plays for pictures, robots and measurements: somebody who answers at once, and always the same. Opponents
    that search think for some time of the clock, and a busy machine changes what they find."""
    names = plugin.agent_names()
    return "greedy" if "greedy" in names else names[0]


class Aside(InlineWorker):
    """Opponents that think only when they are let: between frames, so that a frame's time is the picture's alone."""

    _ready: Reply | None = None

    def think(self) -> None:
        """Think now, if anything is asked."""
        if self._ready is None:
            self._ready = super().poll()

    def poll(self) -> Reply | None:
        ready, self._ready = self._ready, None
        return ready

    def drop(self) -> None:
        self._ready = None
        super().drop()


class Props(House):
    """A house that saves nothing, and whose opponents think in this process: so everything can be had again."""

    def __init__(self, plugin: Plugin, budget: Budget) -> None:
        super().__init__({plugin.game().name: plugin}, budget)
        self._plugin = plugin
        self.aside: Aside | None = None
        """The opponents of the latest table."""

    def new(self, plan: Plan, *, saved: bool = True) -> Match:
        return super().new(plan, saved=False)

    def worker(self, match: Match) -> Worker:
        self.aside = Aside(agent_factory(self._plugin, match, self._budget))
        return self.aside

    def unfinished(self, game: str, most: int = 1) -> list[Unfinished]:
        return []

    def fresh_seed(self) -> int:
        return 7


class Backstage:
    """One shell, its clock, and a surface to draw on."""

    def __init__(
        self,
        size: tuple[int, int] = (1920, 1080),
        settings: Settings | None = None,
        sounds: Sounds | None = None,
        allowance: Allowance | None = None,
    ) -> None:
        self.plugin = next(iter(discover().values()))
        self.game: Final = self.plugin.game().name
        self.clock = FakeClock()
        self.props = Props(self.plugin, BUDGET)
        self.shell = Shell(
            size, self.clock, {self.game: self.plugin.ui()}, self.props,
            sounds if sounds is not None else Silence(), settings if settings is not None else Settings(),
            allowance=allowance, routes=Router,
        )  # fmt: skip
        self.surface = pygame.Surface(size)

    def table(
        self,
        setup: str = "standard",
        seats: int = 2,
        *,
        people: int = 1,
        seed: int | str = 5,
        agent: str = "",
        scenario: Mapping[str, object] | None = None,
    ) -> TableScreen:
        """Show a new table, or one that is described: so many people, and machines; the first seat looks."""
        kind = agent or quick(self.plugin)
        guests = tuple(Guest(name, None if at < people else kind) for at, name in enumerate(NAMES[:seats]))
        options = self.plugin.setups()[setup] if scenario is None else {"scenario": scenario}
        match = self.shell.tables.new(Plan(self.game, options, guests, seed))
        screen = TableScreen(self.shell, self.game, match, viewer=0)
        self.shell.show(screen)
        self.shell.look.queue.settle()
        return screen

    def tick(self, ms: int = FRAME) -> None:
        """Let time pass; opponents think before."""
        self.think()
        self.clock.step(ms)
        self.shell.stage.update()

    def think(self) -> None:
        """Let opponents think, if they are asked."""
        if self.props.aside is not None:
            self.props.aside.think()

    def rest(self, most: int = 2000) -> None:
        """Let time pass until nothing of the game moves any more."""
        for _ in range(most):
            self.tick()
            if not self.shell.look.queue.busy:
                return

    def draw(self) -> pygame.Surface:
        """The picture as it is now."""
        self.shell.stage.draw(self.surface, always=True)
        return self.surface

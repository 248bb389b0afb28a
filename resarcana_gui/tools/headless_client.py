"""The program without a window: the same screens on a clock that tests set, for pictures, robots and benchmarks."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Final

import pygame

from resarcana_gui.agents.agent import Budget
from resarcana_gui.agents.worker import InlineWorker, Reply, Worker
from resarcana_gui.app.match_service import LocalMatchService
from resarcana_gui.app.match_workers import agent_factory
from resarcana_gui.audio.silence import Silence
from resarcana_gui.games.plugin import Plugin, discover
from resarcana_gui.kernel.command import Command
from resarcana_gui.lessons.lesson_progress import LessonProgress
from resarcana_gui.lessons.preferring import PreferringAgent
from resarcana_gui.match.errors import SaveError
from resarcana_gui.match.load import SavedMatch
from resarcana_gui.match.match import Match
from resarcana_gui.puzzles.puzzle_progress import PuzzleProgress
from resarcana_gui.records.archive import Archive
from resarcana_gui.records.chronicler import PlainChronicler
from resarcana_gui.scene import memory
from resarcana_gui.scene.allowance import Allowance
from resarcana_gui.scene.clock import FakeClock
from resarcana_gui.screens.router import Router
from resarcana_gui.screens.services import MatchPlan, PlayerSpec, SavedGame, Sounds
from resarcana_gui.screens.shell import Shell
from resarcana_gui.screens.table.table_screen import TableScreen
from resarcana_gui.settings import Settings

BUDGET: Final = Budget()
"""For opponents. `quick_agent` needs no limit, and plays alike however busy the machine is."""
FRAME: Final = 16
"""Milliseconds from one frame to the next."""
NOWHERE: Final = "nothing is kept"
NAMES: Final = ("Ada", "Circe", "Merlin", "Hermes")


def headless() -> None:
    """Make pygame use dummy video and audio drivers. Call it before anything else of pygame is used."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    memory.keep_little()
    pygame.display.init()
    pygame.display.set_mode((16, 16))


def quick_agent(plugin: Plugin) -> str:
    """The opponent for pictures, robots and benchmarks: it answers at once and always alike. Opponents that search
    depend on the clock, so a busy machine would change their answers."""
    names = plugin.agent_names()
    return "greedy" if "greedy" in names else names[0]


class ManualWorker(InlineWorker):
    """Runs the agents only in `think`: between frames, so that a frame's time is the picture's alone."""

    told_only = False
    """Whether it gives no answers but those that it is told."""
    _ready: Reply | None = None

    def think(self) -> None:
        """Compute the answer now, if anything is asked."""
        if self._ready is None and not self.told_only:
            self._ready = super().poll()

    def answer(self, command: Command) -> None:
        """Give this answer next, whatever the agent would answer."""
        self._ready = Reply(command)

    def poll(self) -> Reply | None:
        ready, self._ready = self._ready, None
        return ready

    def drop(self) -> None:
        self._ready = None
        super().drop()


class TransientMatchService(LocalMatchService):
    """Saves nothing, and runs the agents in this process, so that every run is repeatable."""

    def __init__(self, plugin: Plugin, budget: Budget) -> None:
        super().__init__({plugin.game().name: plugin}, budget)
        self._plugin = plugin
        self.latest_worker: ManualWorker | None = None
        """The worker of the latest match."""
        self.kept = Archive(Path(NOWHERE), self._read, lambda _: PlainChronicler())
        """The finished games that it shows: none of the player's own."""
        self.learned = LessonProgress(None, plugin.game().name)
        self.answered = PuzzleProgress(None, plugin.game().name)
        self.day = date(2026, 1, 6)

    @property
    def archive(self) -> Archive:
        return self.kept

    def fresh_file(self, game: str) -> None:
        """Nothing is saved."""

    def worker(self, match: Match) -> Worker:
        if any(isinstance(seat.agent, PreferringAgent) for seat in match.seats):
            return super().worker(match)
        self.latest_worker = ManualWorker(agent_factory(self._plugin, match, self._budget))
        return self.latest_worker

    def unfinished(self, game: str, most: int = 1) -> list[SavedGame]:
        return []

    def progress(self, game: str) -> LessonProgress:
        return self.learned

    def solved(self, game: str) -> PuzzleProgress:
        return self.answered

    def today(self) -> date:
        return self.day

    def fresh_seed(self) -> int:
        return 7

    @staticmethod
    def _read(path: Path) -> SavedMatch:
        raise SaveError(f"{path} is not read here.")


class HeadlessClient:
    """A shell, its clock, and a surface to draw on."""

    def __init__(
        self,
        size: tuple[int, int] = (1920, 1080),
        settings: Settings | None = None,
        sounds: Sounds | None = None,
        allowance: Allowance | None = None,
        *,
        hints: bool = False,
    ) -> None:
        """`hints`: whether what is new is explained; it lies over the table."""
        self.plugin = next(iter(discover().values()))
        self.names: Sequence[str] = NAMES
        """What the players of its tables are called."""
        self.game: Final = self.plugin.game().name
        self.clock = FakeClock()
        self.matches = TransientMatchService(self.plugin, BUDGET)
        self.shell = Shell(
            size, self.clock, {self.game: self.plugin.ui()}, self.matches,
            sounds if sounds is not None else Silence(), replace(settings or Settings(), hints=hints),
            allowance=allowance, routes=Router,
        )  # fmt: skip
        self.surface = pygame.Surface(size)
        memory.settle_in()

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
        """Show a new match, or one that is described, with this many people among the seats; the first seat is
        viewing."""
        kind = agent or quick_agent(self.plugin)
        players = tuple(PlayerSpec(name, None if at < people else kind) for at, name in enumerate(self.names[:seats]))
        options = self.plugin.setups()[setup] if scenario is None else {"scenario": scenario}
        match = self.shell.matches.new(MatchPlan(self.game, options, players, seed))
        screen = TableScreen(self.shell, self.game, match, viewer=0)
        self.shell.show(screen)
        self.shell.look.queue.settle()
        return screen

    def tick(self, ms: int = FRAME) -> None:
        """Let time pass; opponents answer first."""
        self.think()
        self.clock.step(ms)
        self.shell.stage.update()

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
        """The picture as it is now."""
        self.shell.stage.draw(self.surface, always=True)
        return self.surface

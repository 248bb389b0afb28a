"""Matches for pictures, robots and benchmarks: nothing is saved, and opponents answer only on demand."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Final

from resarcana_gui.agents.agent import Budget
from resarcana_gui.agents.worker import InlineWorker, Reply, Worker
from resarcana_gui.app.match_service import LocalMatchService
from resarcana_gui.app.match_workers import agent_factory
from resarcana_gui.games.plugin import Plugin
from resarcana_gui.kernel.command import Command
from resarcana_gui.lessons.lesson_progress import LessonProgress
from resarcana_gui.lessons.scripted_agent import ScriptedAgent
from resarcana_gui.match.errors import SaveError, SaveFault
from resarcana_gui.match.load import SavedMatch
from resarcana_gui.match.match import Match
from resarcana_gui.puzzles.puzzle_progress import PuzzleProgress
from resarcana_gui.records.archive import Archive
from resarcana_gui.records.game_statistics import PlainStatistics
from resarcana_gui.screens.services import SavedGame

BUDGET: Final = Budget()
"""The budget of opponents. `quick_agent` needs no limit, and plays the same however busy the machine is."""
NOWHERE: Final = "nothing is kept"


class ManualWorker(InlineWorker):
    """Runs the agents only in `think`: between frames, so that a frame's time is the picture's alone."""

    told_only = False
    """Whether it gives only the answers passed to `answer`."""
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
        self.kept = Archive(Path(NOWHERE), self._read, lambda _: PlainStatistics())
        """The finished games that it shows: none of the player's own."""
        self.learned = LessonProgress(None, plugin.game().name)
        self.answered = PuzzleProgress(None, plugin.game().name)
        self.day = date(2026, 1, 6)

    @property
    def judges_during_play(self) -> bool:
        """False: no process may work beside what is measured, or must be repeatable."""
        return False

    @property
    def archive(self) -> Archive:
        return self.kept

    def fresh_file(self, game: str) -> None:
        """Return None: nothing is saved."""

    def worker(self, match: Match) -> Worker:
        if any(isinstance(seat.agent, ScriptedAgent) for seat in match.seats):
            return super().worker(match)
        self.latest_worker = ManualWorker(agent_factory(self._plugin, match, self._budget))
        return self.latest_worker

    def unfinished(self, game: str, most: int = 1) -> list[SavedGame]:
        return []

    def lesson_progress(self, game: str) -> LessonProgress:
        return self.learned

    def puzzle_progress(self, game: str) -> PuzzleProgress:
        return self.answered

    def today(self) -> date:
        return self.day

    def fresh_seed(self) -> int:
        return 7

    @staticmethod
    def _read(path: Path) -> SavedMatch:
        raise SaveError(f"{path} is not read here.", SaveFault.UNREADABLE)

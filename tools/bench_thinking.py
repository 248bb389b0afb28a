"""Benchmark of the window while an opponent thinks in its own process: `python -m tools.bench_thinking`.

The last line is JSON: frame times while nobody thinks and while the opponent does, and how long its answers take from
the question to the frame that has them. Frames come in real time, as many a second as in the window.
"""

from __future__ import annotations

import json
import statistics
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from typing import Final

from resarcana_gui.agents.agent import Budget
from resarcana_gui.agents.worker import Reply, Worker
from resarcana_gui.app.match_workers import new_worker
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.event import Event
from resarcana_gui.match.match import Match
from resarcana_gui.screens.table.table_screen import TableScreen
from tools.bench_ui import client
from tools.chosen_game import add_game, quick_agent
from tools.headless_client import FRAME, HeadlessClient, headless
from tools.transient_matches import TransientMatchService


class TimedWorker(Worker):
    """A worker that records how long each answer takes."""

    def __init__(self, worker: Worker, seconds: list[float]) -> None:
        self._worker: Final = worker
        self._seconds: Final = seconds
        self._asked: float | None = None

    @property
    def thinks(self) -> bool:
        """Whether an answer is awaited."""
        return self._asked is not None

    def ask(self, at: int, seat: int, events: Sequence[Event], given: Command | None = None) -> None:
        self._asked = time.perf_counter()
        self._worker.ask(at, seat, events, given)

    def poll(self) -> Reply | None:
        reply = self._worker.poll()
        if reply is not None and self._asked is not None:
            self._seconds.append(time.perf_counter() - self._asked)
            self._asked = None
        return reply

    def drop(self) -> None:
        self._asked = None
        self._worker.drop()

    def reset(self) -> None:
        self._worker.reset()

    def close(self) -> None:
        self._worker.close()


class SeparateProcessService(TransientMatchService):
    """Runs opponents in a process of their own, as the program does."""

    def worker(self, match: Match) -> Worker:
        self.decisions: list[float] = []
        self.timed = TimedWorker(new_worker(self._plugin, match, Budget()), self.decisions)
        return self.timed


def main(arguments: list[str]) -> int:
    """Measure and print."""
    options = _options(arguments)
    headless()
    stage = client(options.game, options.size)
    stage.matches = service = SeparateProcessService(stage.plugin, Budget())
    stage.shell.matches = service
    level = options.level or stage.plugin.ui().levels(stage.shell.settings.language)[-1].name
    screen = stage.table(seats=2, seed=options.seed, agent=level)
    frames: dict[bool, list[float]] = {False: [], True: []}
    end = time.perf_counter() + options.seconds
    while time.perf_counter() < end and screen.match.outcome is None:
        thinking = service.timed.thinks
        frames[thinking].append(_frame(stage, screen))
    stage.shell.close()
    print(json.dumps({"level": level, "size": options.size, **_figures(frames, service.decisions)}))
    return 0


def _frame(stage: HeadlessClient, screen: TableScreen) -> float:
    """Show one frame and wait for the rest of its time; the person answers as soon as they are asked."""
    pending = screen.match.pending
    if pending is not None and screen.runner.asked_person is not None and not screen.shell.look.queue.busy:
        player = stage.plugin.agent(quick_agent(stage.plugin), 1)
        screen.controller.submit(player.choose(screen.match.view(pending.seat), pending, Budget()))
    stage.clock.step(FRAME)
    before = time.perf_counter()
    stage.shell.stage.update()
    stage.shell.stage.draw(stage.surface)
    stage.shell.stage.warm_up()
    took = (time.perf_counter() - before) * 1000
    time.sleep(max(0.0, FRAME - took) / 1000)
    return took


def _figures(frames: dict[bool, list[float]], decisions: list[float]) -> dict[str, float]:
    found: dict[str, float] = {"decisions": len(decisions)}
    for thinking, name in ((False, "alone"), (True, "thinking")):
        times = sorted(frames[thinking])
        if times:
            found[f"frames_{name}"] = len(times)
            found[f"frame_ms_p50_{name}"] = round(statistics.median(times), 2)
            found[f"frame_ms_p99_{name}"] = round(times[int(len(times) * 0.99)], 2)
    if decisions:
        found["decision_s_p50"] = round(statistics.median(decisions), 3)
        found["decision_s_p95"] = round(sorted(decisions)[int(len(decisions) * 0.95)], 3)
    return found


def _options(arguments: list[str]) -> Namespace:
    parser = ArgumentParser(prog="bench-thinking", description="Frame times while an opponent thinks.")
    add_game(parser)
    parser.add_argument("--level", metavar="NAME", help="who thinks; the strongest that the window offers")
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long it plays")
    parser.add_argument("--seed", type=int, default=11)
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

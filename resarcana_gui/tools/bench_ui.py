"""Benchmark of the window: frame times of a busy turn of four players, the time to the first frame, memory.

The last line is JSON: frame_ms_p50, frame_ms_p99, frame_ms_max, quiet_ms_p50, quiet_ms_p99, first_frame_s, rss_mb.
Quiet is what the frames would take if the machine were always as fast as at its best (`yardstick.py`).
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from tempfile import TemporaryDirectory

from resarcana_gui.agents.agent import Budget
from resarcana_gui.scene.allowance import Allowance
from resarcana_gui.scene.timing import Speed
from resarcana_gui.screens.table.table_screen import TableScreen
from resarcana_gui.settings import Settings
from resarcana_gui.tools.chosen_game import add_game, quick_agent
from resarcana_gui.tools.headless_client import FRAME, HeadlessClient, headless
from resarcana_gui.tools.usage import peak_mb
from resarcana_gui.tools.yardstick import Mark, Yardstick, quiet

REST = 60
"""Frames shown before measuring begins."""
WARM_ROUNDS = 2
"""Rounds played before measuring begins, so that there are cards on the table."""
FIRST_FRAME = """
import gc, time; start = time.perf_counter()
gc.disable()  # as the program does
from resarcana_gui.tools.bench_ui import first_frame
first_frame({game!r})
print(time.perf_counter() - start, flush=True)
"""


def main(arguments: list[str]) -> int:
    """Measure, and print."""
    options = _options(arguments)
    headless()
    first = _first_frames(options.starts, options.game)
    stage = client(options.game, options.size)
    yardstick, marks, found = Yardstick(), list[Mark](), list[float]()
    for ms in _frames(stage, options.frames):
        found.append(ms)
        marks.append(yardstick.mark())
    times, calm = sorted(found), sorted(quiet(found, marks))
    report = {
        "frame_ms_p50": round(statistics.median(times), 2),
        "frame_ms_p99": round(_p99(times), 2),
        "frame_ms_max": round(times[-1], 2),
        "quiet_ms_p50": round(statistics.median(calm), 2),
        "quiet_ms_p99": round(_p99(calm), 2),
        "first_frame_s": round(statistics.median(first), 2),
        "rss_mb": round(peak_mb()),
    }
    print(f"{len(times)} frames at {options.size}; {sum(ms > FRAME for ms in times)} took longer than {FRAME} ms")
    print(f"the slowest: {', '.join(f'{ms:.1f}' for ms in times[-8:])} ms; first frames: {first}")
    took = statistics.quantiles([mark.loop + mark.copy for mark in marks], n=20)
    print(f"as a yardstick, a fixed piece of work: {took[0]:.2f} ms at best, {took[9]:.2f} half of the time")
    print(json.dumps(report))
    return 0


def client(game: str, size: str) -> HeadlessClient:
    """A client for a game, in a window of a size such as 1280x720, that draws within frames as the program does."""
    width, height = (int(side) for side in size.split("x", 1))
    return HeadlessClient((width, height), Settings(game=game), allowance=Allowance())


def first_frame(game: str) -> None:
    """Show the first picture of a game's title, from nothing."""
    headless()
    from resarcana_gui.screens.title import Title  # noqa: PLC0415 - its import is measured too

    stage = HeadlessClient(settings=Settings(game=game))
    stage.shell.show(Title(stage.shell))
    stage.tick()
    stage.draw()


def _frames(stage: HeadlessClient, count: int) -> Iterator[float]:
    """Frame times of a game of four in which everybody answers at once; garbage collection runs as usual."""
    for game in stage.shell.games.values():  # as done while the title is shown
        game.prepare(stage.shell.settings.language)
    screen = stage.table(seats=4, seed=11)
    player = stage.plugin.agent(quick_agent(stage.plugin), 1)
    stage.shell.look.pace.speed = Speed.INSTANT
    while screen.match.progress()["rounds"] <= WARM_ROUNDS:
        _play(screen, player)
        stage.tick()
        stage.shell.stage.go_ahead()
    stage.shell.look.pace.speed = Speed.NORMAL
    for _ in range(REST):  # a person would have looked at the table meanwhile
        _frame(stage)
    for _ in range(count):
        _play(screen, player)
        yield _frame(stage)
        if screen.match.outcome is not None:
            return


def _play(screen: TableScreen, player: object) -> None:
    """The person answers as soon as they are asked and the picture has caught up."""
    pending = screen.match.pending
    if pending is None or screen.runner.asked_person is None or screen.shell.look.queue.busy:
        return
    screen.controller.submit(player.choose(screen.match.view(pending.seat), pending, Budget()))  # type: ignore[attr-defined]
    screen.hurry()  # no grace period: frames without movement would only flatter the figures


def _frame(stage: HeadlessClient) -> float:
    """One frame, without the agents' thinking, which is done in another process when there is a window."""
    stage.think()
    stage.clock.step(FRAME)
    before = time.perf_counter()
    stage.shell.stage.update()
    stage.shell.stage.draw(stage.surface)
    stage.shell.stage.go_ahead()
    return (time.perf_counter() - before) * 1000


def _first_frames(starts: int, game: str) -> list[float]:
    """The seconds of each start, after one that is not counted: it leaves the bytecode for the others."""
    with TemporaryDirectory() as folder:
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        environment["PYTHONPYCACHEPREFIX"] = folder
        return [_first_frame(environment, game) for _ in range(starts + 1)][1:]


def _first_frame(environment: dict[str, str], game: str) -> float:
    command = [sys.executable, "-c", FIRST_FRAME.format(game=game)]
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=environment)
    return round(float(done.stdout.splitlines()[-1]), 2)


def _p99(times: list[float]) -> float:
    """Of times in order, what one in a hundred takes longer than."""
    return times[int(len(times) * 0.99)]


def _options(arguments: list[str]) -> Namespace:
    parser = ArgumentParser(description=__doc__)
    add_game(parser)
    parser.add_argument("--frames", type=int, default=3000)
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--starts", type=int, default=3, help="how often the start is measured")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    sys.exit(main(sys.argv[1:]))

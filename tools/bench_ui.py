"""Benchmark of the window: frame times of a busy turn of four players, the time to the first frame, memory.

The last line is JSON: frame_ms_p50, frame_ms_p99, frame_ms_max, quiet_ms_p50, quiet_ms_p99, cpu_ms_p50, cpu_ms_p99,
first_frame_s, rss_mb. Quiet is what the frames would take if the machine were always as fast as at its best
(`yardstick.py`); cpu is the processor time of the thread that draws, without what others took meanwhile. Before it, the
twenty frames that took most of that, each with what was done in it.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import time
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Iterator
from tempfile import TemporaryDirectory
from typing import NamedTuple

from resarcana_gui.agents.agent import Agent, Budget
from resarcana_gui.scene.drawing.frame_budget import FrameBudget
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.timing import Speed
from resarcana_gui.screens.table.table_screen import TableScreen
from resarcana_gui.settings import Settings
from tools.chosen_game import add_game, quick_agent
from tools.headless_client import FRAME, HeadlessClient, headless
from tools.usage import peak_mb
from tools.yardstick import Mark, Yardstick, quiet

REST = 60
"""Frames shown before measuring begins."""
WARM_ROUNDS = 2
"""Rounds played before measuring begins, so that there are cards on the table."""
WORST = 20
"""The number of the slowest frames that are listed."""
FIRST_FRAME = """
import gc, time; start = time.perf_counter()
gc.disable()  # as the program does
from tools.bench_ui import first_frame
first_frame({game!r})
print(time.perf_counter() - start, flush=True)
"""


class Frame(NamedTuple):
    """What was measured of one frame: the milliseconds of its three parts and of processor time, how many pictures were
    made for the cache, the share of the window that was drawn on, and what was shown for a moment."""

    update: float
    draw: float
    warmup: float
    cpu: float
    made: int
    drawn: float
    effects: str

    @property
    def ms(self) -> float:
        """All of it, in milliseconds."""
        return self.update + self.draw + self.warmup


def main(arguments: list[str]) -> int:
    """Measure and print."""
    options = _options(arguments)
    headless()
    first = _first_frames(options.starts, options.game)
    stage = client(options.game, options.size)
    yardstick, marks, frames = Yardstick(), list[Mark](), list[Frame]()
    for frame in _frames(stage, options.frames):
        frames.append(frame)
        marks.append(yardstick.mark())
    found = [frame.ms for frame in frames]
    as_quiet = quiet(found, marks)
    times, calm, cpu = sorted(found), sorted(as_quiet), sorted(frame.cpu for frame in frames)
    report = {
        "frame_ms_p50": round(statistics.median(times), 2),
        "frame_ms_p99": round(_p99(times), 2),
        "frame_ms_max": round(times[-1], 2),
        "quiet_ms_p50": round(statistics.median(calm), 2),
        "quiet_ms_p99": round(_p99(calm), 2),
        "cpu_ms_p50": round(statistics.median(cpu), 2),
        "cpu_ms_p99": round(_p99(cpu), 2),
        "first_frame_s": round(statistics.median(first), 2),
        "rss_mb": round(peak_mb()),
    }
    print(f"{len(times)} frames at {options.size}; {sum(ms > FRAME for ms in times)} took longer than {FRAME} ms")
    print(f"the slowest: {', '.join(f'{ms:.1f}' for ms in times[-8:])} ms; first frames: {first}")
    took = statistics.quantiles([mark.loop + mark.copy for mark in marks], n=20)
    print(f"as a yardstick, a fixed piece of work: {took[0]:.2f} ms at best, {took[9]:.2f} half of the time")
    _tell_worst(frames, as_quiet)
    print(json.dumps(report))
    return 0


def _tell_worst(frames: list[Frame], calm: list[float]) -> None:
    print(
        f"the {WORST} that took most processor time, then on a quiet machine, then update + draw + warm-up as measured:"
    )
    for at in sorted(range(len(frames)), key=lambda at: -frames[at].cpu)[:WORST]:
        update, draw, warmup, cpu, made, drawn, effects = frames[at]
        print(
            f"{cpu:5.1f} ms, {calm[at]:5.1f}, frame {at:4}: {update:4.1f} + {draw:4.1f} + {warmup:4.1f}, "
            f"{made:2} pictures made, {drawn:4.0%} of the window drawn on; {effects}"
        )


def client(game: str, size: str) -> HeadlessClient:
    """Return a client for a game, in a window of a size such as 1280x720, that draws within frames as the program
    does."""
    width, height = (int(side) for side in size.split("x", 1))
    return HeadlessClient((width, height), Settings(game=game), budget=FrameBudget())


def first_frame(game: str) -> None:
    """Show the first picture of a game's title, from a cold start."""
    headless()
    from resarcana_gui.screens.title import Title  # noqa: PLC0415 - its import is measured too

    stage = HeadlessClient(settings=Settings(game=game))
    stage.shell.show(Title(stage.shell))
    stage.tick()
    stage.draw()


def _frames(stage: HeadlessClient, count: int) -> Iterator[Frame]:
    """Return the frame times of a game of four in which everybody answers at once; garbage collection runs as usual."""
    for game in stage.shell.games.values():  # as done while the title is shown
        game.prepare(stage.shell.settings.language)
    screen = stage.table(seats=4, seed=11)
    player = stage.plugin.agent(quick_agent(stage.plugin), 1)
    stage.shell.look.pace.speed = Speed.INSTANT
    while screen.match.progress()["rounds"] <= WARM_ROUNDS:
        _play(screen, player)
        stage.tick()
        stage.shell.stage.warm_up()
    stage.shell.look.pace.speed = Speed.NORMAL
    for _ in range(REST):  # a person would have looked at the table meanwhile
        _frame(stage)
    for _ in range(count):
        _play(screen, player)
        yield _frame(stage)
        if screen.match.outcome is not None:
            return


def _play(screen: TableScreen, player: Agent) -> None:
    """Let the person answer as soon as they are asked and the picture has caught up."""
    seat = screen.runner.asked_person
    pending = None if seat is None else screen.match.pending_for(seat)
    if pending is None or screen.shell.look.queue.busy:
        return
    screen.controller.submit(player.choose(screen.match.view(pending.seat), pending, Budget()))
    screen.hurry()  # no grace period: frames without movement would only flatter the figures


def _frame(stage: HeadlessClient) -> Frame:
    """Show one frame, without the agents' thinking, which the window leaves to another process."""
    shown = stage.shell.stage
    stage.think()
    stage.clock.step(FRAME)
    made, cpu, began = shown.cache.misses, time.thread_time(), time.perf_counter()
    shown.update()
    updated = time.perf_counter()
    is_drawn = shown.draw(stage.surface)
    drawn = time.perf_counter()
    shown.warm_up()
    ended, cpu = time.perf_counter(), time.thread_time() - cpu
    return Frame(
        (updated - began) * 1000,
        (drawn - updated) * 1000,
        (ended - drawn) * 1000,
        cpu * 1000,
        shown.cache.misses - made,
        _share(stage) if is_drawn else 0.0,
        _effects(shown.root),
    )


def _share(stage: HeadlessClient) -> float:
    """Return the share of the window that the frame drew on."""
    width, height = stage.surface.get_size()
    return sum(place.w * place.h for place in stage.shell.stage.places) / (width * height)


def _effects(root: Node) -> str:
    """Return the names of what is shown for a moment."""
    names = Counter(node.name or type(node).__name__ for node in root.walk() if node.ghost and node.shown)
    return ", ".join(f"{count} {name}" for name, count in sorted(names.items()))


def _first_frames(starts: int, game: str) -> list[float]:
    """Return the seconds of each start, after one that is not counted: it leaves the bytecode for the others."""
    with TemporaryDirectory() as folder:
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        environment["PYTHONPYCACHEPREFIX"] = folder
        return [_first_frame(environment, game) for _ in range(starts + 1)][1:]


def _first_frame(environment: dict[str, str], game: str) -> float:
    command = [sys.executable, "-c", FIRST_FRAME.format(game=game)]
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=environment)
    return round(float(done.stdout.splitlines()[-1]), 2)


def _p99(times: list[float]) -> float:
    """Return the 99th percentile of sorted times."""
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

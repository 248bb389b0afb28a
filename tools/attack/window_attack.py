"""Attack: windows of every size, and random input for half an hour. Does it crash, does memory grow, do files stay
open?"""

from __future__ import annotations

import gc
import time
import traceback
from collections.abc import Iterator
from typing import Final

from resarcana_gui.scene.drawing.frame_budget import FrameBudget
from resarcana_gui.settings import Settings
from tools.attack.monkey import Monkey
from tools.attack.part import Part, Report
from tools.attack.sizes import SCREENS, TEXT_SCALES, shrinking, walk
from tools.headless_client import HeadlessClient, headless
from tools.usage import descriptors, peak_mb, resident_mb

SECONDS: Final = 1800
MINUTE: Final = 60
MOST_MB: Final = 400
MOST_DESCRIPTORS: Final = 40
REPORTED: Final = 20
"""The attack ends after this many different breaks."""
AT_LAST: Final = (1920, 1080)
"""The window in which memory is measured at the end."""


class Usage:
    """The resources of the process, minute by minute."""

    def __init__(self) -> None:
        self.memory: Final[list[int]] = []
        self.files: Final[list[int]] = []

    def note(self) -> None:
        """Measure them now."""
        self.memory.append(round(resident_mb()))
        self.files.append(descriptors())

    def broken(self) -> Iterator[str]:
        """Return what is too much: descriptors at any time, memory at the end."""
        if max(self.files) >= MOST_DESCRIPTORS:
            yield f"{max(self.files)} file descriptors were open; fewer than {MOST_DESCRIPTORS} should be"
        if self.memory[-1] >= MOST_MB:
            yield f"{self.memory[-1]} MB are in use at last; less than {MOST_MB} should be"


def attack(size: float, seed: int, game: str) -> Report:
    """Walk through all sizes, then send random input for half an hour, or a share of it."""
    headless()
    usage, broken = Usage(), list(_walks(size, game))
    monkey = Monkey(seed, FrameBudget(), game)
    for sentence in _random_input(monkey, SECONDS * size, seed, usage):
        broken.append(sentence)
        if len(broken) >= REPORTED:
            break
    monkey.rest(AT_LAST)
    usage.note()
    figures = {
        "steps": monkey.steps, "mb_each_minute": usage.memory, "mb_last": usage.memory[-1],
        "mb_peak": round(peak_mb()), "descriptors_max": max(usage.files), "descriptors_last": usage.files[-1],
    }  # fmt: skip
    return Report(figures, [*broken, *usage.broken()])


def _walks(size: float, game: str) -> Iterator[str]:
    """Show every screen at every text size, in windows that shrink and grow again; the longer the attack, the finer
    the steps."""
    large, small = round(160 / min(1.0, max(size, 0.05))), max(1, round(1 / max(size, 0.02)))
    sizes = list(shrinking(large, small))
    stage = HeadlessClient(settings=Settings(game=game))
    for scale in TEXT_SCALES:
        stage.shell.change(text_scale=scale)
        for name, show in SCREENS.items():
            show(stage)
            for window, error in walk(stage, [*sizes, *reversed(sizes)]):
                yield f"{name} at {scale} % in a window of {window[0]}x{window[1]}: {_told(error)}"
    gc.unfreeze()  # else the first window would never be collected (`memory.settle_in`): the program has only one


def _random_input(monkey: Monkey, seconds: float, seed: int, usage: Usage) -> Iterator[str]:
    """Yield what goes wrong, each place in the program once."""
    until, minute, seen = time.monotonic() + seconds, time.monotonic(), set[str]()
    while time.monotonic() < until:
        if time.monotonic() >= minute:
            usage.note()
            minute += MINUTE
        try:
            monkey.step()
        except Exception as error:  # noqa: BLE001 - whatever it is, it is what is looked for
            told = _told(error)
            if told not in seen:
                seen.add(told)
                yield f"seed {seed}, step {monkey.steps}, {monkey.latest}: {told}"
            monkey.begin()


def _told(error: Exception) -> str:
    """Return an error and where it came from."""
    at = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({at.filename.rpartition('/')[2]}:{at.lineno})"


PART: Final = Part("windows", "all sizes of window, and random input for half an hour", attack)

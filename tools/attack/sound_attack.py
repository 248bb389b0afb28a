"""Attack: sounds are opened, played and closed again and again, and programs end in the middle of it."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from functools import cache
from typing import Final

from resarcana_gui.app.gui import folders
from resarcana_gui.app.output import leave
from resarcana_gui.audio import executor
from resarcana_gui.audio.sample_cache import SoundFolder
from resarcana_gui.audio.sounds import Sounds
from resarcana_gui.games.plugin import Plugin, discover
from tools.attack.part import Part, Report

TIMES: Final = 1_000
"""Openings and closings at size 1."""
A_PROCESS: Final = 20
"""How many of them in each process, which then ends while something plays."""
PATIENCE: Final = 120
"""Seconds for one process; it takes about two."""
SOUNDS: Final = ("button", "hover", "win", "dialog_open", "no_such_sound")
OF_A_GAME: Final = 2
"""How many of each game's own sounds are played too."""


def windowed() -> dict[str, Plugin]:
    """Return the games that can be played in the window; others have no sounds."""
    return {name: plugin for name, plugin in discover().items() if plugin.has_window()}


@cache
def _folders() -> list[SoundFolder]:
    return folders(windowed())


@cache
def _sounds() -> list[str]:
    """Return the sounds to play."""
    own = {f"{game}/{path.stem}" for game, folder in _folders() if game for path in folder.glob("*.ogg")}
    return [*SOUNDS, *sorted(own - set(_loops()))[:OF_A_GAME]]


@cache
def _loops() -> list[str]:
    """Return the music of every game, and none."""
    return [*(f"{game}/{name}" for game in windowed() for name in ("title", "table")), ""]


def once(chance: random.Random) -> Sounds:
    """Open, play a little, and return while it still plays."""
    sounds = Sounds(_folders())
    for _ in range(chance.randrange(1, 12)):
        if chance.random() < 0.06:
            sounds.music(chance.choice(_loops()), chance.choice((0, 50, 1500)))
        else:
            sounds.play(chance.choice(_sounds()), pan=chance.uniform(-1, 1))
        if chance.random() < 0.3:
            time.sleep(chance.uniform(0, 0.01))
    return sounds


def run(times: int, seed: int) -> int:
    """Open and close this many times, then exit; with an odd seed while a loop is being read, without waiting. Runs
    in a process of its own. Returns the exit status."""
    chance = random.Random(seed)
    executor.CLOSE_TIMEOUT = float(PATIENCE)  # type: ignore[misc] # a busy machine is no fault
    for _ in range(times - 1):
        if not once(chance).close():
            return 3
    last = once(chance)
    if seed % 2:
        last.music(_loops()[1])
        time.sleep(chance.uniform(0, 0.2))
        executor.CLOSE_TIMEOUT = 0.0  # type: ignore[misc] # the end of a program that does not want to wait
    last.close()
    return leave(0)


def attack(size: float, seed: int, game: str) -> Report:
    """Run processes that open and close A_PROCESS times each."""
    processes = max(1, round(TIMES * size / A_PROCESS))
    broken = []
    for number in range(seed, seed + processes):
        code, said = child(A_PROCESS, number)
        if code != 0:
            broken.append(f"a process ended with status {code} (sounds --seed {number}): {said}")
    return Report({"openings": processes * A_PROCESS, "processes": processes}, broken)


def child(times: int, seed: int) -> tuple[int, str]:
    """Run one process, and return its exit status, negative for a signal, and its last line."""
    environment = {**os.environ, "SDL_AUDIODRIVER": "dummy"}
    command = [sys.executable, "-X", "faulthandler", "-m", __name__ if __name__ != "__main__" else __spec__.name]
    try:
        done = subprocess.run(
            [*command, str(times), str(seed)],
            env=environment, capture_output=True, text=True, check=False, timeout=PATIENCE,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return 124, "it does not end"
    errors = [line for line in done.stderr.splitlines() if "no sound is called" not in line]
    return done.returncode, " / ".join(errors)[:300]


PART = Part("sounds", "open, play and close sounds a thousand times, ending in the middle of it", attack)

if __name__ == "__main__":
    sys.exit(run(int(sys.argv[1]), int(sys.argv[2])))

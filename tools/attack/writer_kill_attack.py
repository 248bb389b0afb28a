"""Attack: kills programs at random moments while they change the player's files, each kind of file in turn, and
beside another that goes on. What was acknowledged is there, everything can be read, and the other is not held up."""

from __future__ import annotations

import random
import subprocess
import tempfile
import time
from itertools import cycle
from pathlib import Path
from typing import Final

from tools.attack.part import Part, Report
from tools.attack.writer import KINDS
from tools.attack.writers import Writers, finished_games

KILLS: Final = 300
TOGETHER: Final = 5
"""The number of kills in one folder."""
LATEST: Final = 0.3
"""Seconds after the first change that was acknowledged."""
ENDLESS: Final = 100_000
LONGEST: Final = 60.0
"""Seconds until a writer that acknowledges nothing is given up."""
SURVIVES: Final = 3
"""The changes that the other makes while the first is killed."""


def attack(size: float, seed: int, game: str) -> Report:
    """Kill writers KILLS times at size 1."""
    chance, games = random.Random(seed), finished_games(game, 2, seed)
    kinds = cycle(KINDS)
    figures = {"kills": max(2, round(size * KILLS)), "acknowledged": 0}
    broken: list[str] = []
    for begun in range(0, figures["kills"], TOGETHER):
        with tempfile.TemporaryDirectory() as folder:
            writers = Writers(Path(folder), games)
            for at in range(begun, min(begun + TOGETHER, figures["kills"])):
                kind = next(kinds)
                wrong = [*_killed(writers, kind, at, chance), *writers.broken()]
                broken += [f"kill {at} ({kind}, seed {seed}): {sentence}" for sentence in wrong]
            figures["acknowledged"] += len(writers.heard())
    return Report(figures, broken)


def _killed(writers: Writers, kind: str, at: int, chance: random.Random) -> list[str]:
    """Kill one of two writers, and return what is wrong with the other."""
    first, _ = writers.names
    heard = len(writers.heard())
    victim = writers.start(kind, first, at * ENDLESS, ENDLESS)
    until = time.monotonic() + LONGEST
    while len(writers.heard()) == heard and victim.poll() is None and time.monotonic() < until:
        time.sleep(0.01)
    _, other = writers.names
    survivor = writers.start(kind, other, at * ENDLESS, SURVIVES)
    time.sleep(chance.random() * LATEST)
    wrong = [] if victim.poll() is None else [f"the writer ended by itself with status {victim.returncode}"]
    victim.kill()
    victim.wait()
    try:
        status = survivor.wait(LONGEST)
    except subprocess.TimeoutExpired:
        survivor.kill()
        survivor.wait()
        return [*wrong, "the other is held up"]
    return [*wrong, *([f"the other ended with status {status}"] if status else [])]


PART: Final = Part("writers", "kills at random moments in programs that change the player's files", attack)

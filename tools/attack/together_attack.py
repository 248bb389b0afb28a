"""Attack: several windows use the player's folder at the same time, and all change every file in it. No change is
lost to another window, nothing is torn, and nobody complains."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Final

from tools.attack.part import Part, Report
from tools.attack.writers import Writers, finished_games

WINDOWS: Final = 4
CHANGES: Final = 250
"""The changes of each window, at size 1."""


def attack(size: float, seed: int, game: str) -> Report:
    """Let WINDOWS processes write, CHANGES times each at size 1."""
    changes = max(5, round(size * CHANGES))
    with tempfile.TemporaryDirectory() as folder:
        writers = Writers(Path(folder), finished_games(game, WINDOWS, seed))
        started = [writers.start("all", name, seed, changes) for name in writers.names]
        failed = [f"a window ended with status {status}" for each in started if (status := each.wait())]
        return Report({"windows": WINDOWS, "changes": len(writers.heard())}, [*failed, *writers.broken()])


PART: Final = Part("together", "several windows that change all of the player's files at the same time", attack)

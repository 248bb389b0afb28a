"""Attack: kills the program at random moments while it plays, in the window, in the terminal and between machines,
and compares what it reported as saved with what can be loaded."""

from __future__ import annotations

import random
import subprocess
import tempfile
from pathlib import Path
from threading import Timer
from typing import Final

from resarcana_gui.agents.agent import Budget
from resarcana_gui.app.matches import load_save, resume_match
from resarcana_gui.games.plugin import discover
from resarcana_gui.match.errors import SaveError
from resarcana_gui.match.play import play_out
from tools.attack.part import Part, Report
from tools.attack.victim import WAYS
from tools.attack.watching import VictimOutput, lost, saves_in, watch

KILLS: Final = 200
LATEST: Final = 1.5
"""Seconds after the first saved line."""
WHILE_STARTING: Final = 8
"""One kill in this many comes while the program starts, within three times as long."""


def attack(size: float, seed: int, game: str) -> Report:
    """Kill the program KILLS times at size 1, in each way in turn."""
    chance, ways = random.Random(seed), list(WAYS)
    broken: list[str] = []
    figures = {"kills": max(1, round(size * KILLS)), "lines_acknowledged": 0, "saves_loaded": 0, "played_on": 0}
    for at in range(figures["kills"]):
        way = ways[at % len(ways)]
        with tempfile.TemporaryDirectory() as folder:
            heard = _killed(
                way, Path(folder), game, seed + at, chance, starting=at % WHILE_STARTING == WHILE_STARTING - 1
            )
            figures["lines_acknowledged"] += len(heard.wrote)
            wrong = [*lost(Path(folder), heard), *_spoilt(Path(folder), game, figures)]
            if heard.lingers:
                wrong.append("a process was left behind")
            if heard.complaints.count("Traceback"):
                wrong.append(f"it left a trace: {heard.complaints[-200:]!r}")
            broken += [f"kill {at} ({way}, seed {seed + at}): {sentence}" for sentence in wrong]
    return Report(figures, broken)


def _killed(way: str, folder: Path, game: str, seed: int, chance: random.Random, *, starting: bool) -> VictimOutput:
    wait = chance.random() * LATEST * (3 if starting else 1)

    def kill(victim: subprocess.Popen[bytes]) -> None:
        timer = Timer(wait, victim.kill)
        timer.daemon = True
        timer.start()

    return watch(way, folder, game, seed, kill, at=0 if starting else 1)


def _spoilt(folder: Path, game: str, figures: dict[str, int]) -> list[str]:
    """Return what cannot be loaded; the last save is played on."""
    plugin = discover()[game]
    wrong = []
    for path in saves_in(folder):
        try:
            found, saved = load_save({plugin.game().name: plugin}, path)
            figures["saves_loaded"] += 1
        except SaveError as error:
            wrong.append(str(error))
            continue
        if path == saves_in(folder)[-1] and not saved.closed:
            match = resume_match(found, saved)
            people = any(seat.is_human for seat in match.seats)
            play_out(match, Budget(1))
            figures["played_on"] += people or match.outcome is not None
    return wrong


PART: Final = Part("kills", "kills at random moments, in the window, as text and between machines", attack)

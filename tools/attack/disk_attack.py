"""Attack: disks that fill up, become read-only or vanish while the program plays. The game goes on, the player is
told once in one sentence, and everything reported as saved before can be loaded."""

from __future__ import annotations

import random
import resource
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from resarcana_gui.app.matches import load_save
from resarcana_gui.games.plugin import discover
from resarcana_gui.match.errors import SaveError
from resarcana_gui.paths import PROGRAM
from tools.attack.part import Part, Report
from tools.attack.victim import WAYS
from tools.attack.watching import VictimOutput, lost, saves_in, watch

TRIES: Final = 60
SMALLEST: Final = 8_000
LARGEST: Final = 30_000
"""File size limits on a full disk, in bytes: after a game's first lines, and before its last."""

Harm = Callable[[Path, random.Random], tuple[Callable[[subprocess.Popen[bytes]], object], int]]
"""Prepares a victim's folder. Returns a function that harms the victim, and the number of saved lines after which it
is called."""


def full(folder: Path, chance: random.Random) -> tuple[Callable[[subprocess.Popen[bytes]], object], int]:
    """Limit the size of files, as on a full disk: the last write is partial."""
    most = chance.randrange(SMALLEST, LARGEST)
    return lambda victim: resource.prlimit(victim.pid, resource.RLIMIT_FSIZE, (most, most)), 1


def vanished(folder: Path, chance: random.Random) -> tuple[Callable[[subprocess.Popen[bytes]], object], int]:
    """Move the folder of saves away."""
    saves = folder / PROGRAM / "saves"
    return lambda _: saves.rename(folder / "elsewhere"), chance.randrange(1, 30)


def barred(folder: Path, chance: random.Random) -> tuple[Callable[[subprocess.Popen[bytes]], object], int]:
    """Put a file in the folder's place: nobody can write there, not even root."""
    (folder / PROGRAM).mkdir()
    (folder / PROGRAM / "saves").write_text("no folder")
    return lambda _: None, 0


HARMS: Final[dict[str, Harm]] = {"full": full, "vanished": vanished, "barred": barred}


def attack(size: float, seed: int, game: str) -> Report:
    """Try every kind of harm in every way, TRIES times at size 1."""
    chance = random.Random(seed)
    cases = [(harm, way) for harm in HARMS for way in WAYS]
    broken: list[str] = []
    figures = {"tries": max(1, round(size * TRIES)), "told": 0, "lines_acknowledged": 0}
    for at in range(figures["tries"]):
        harm, way = cases[at % len(cases)]
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            harmful, after = HARMS[harm](folder, chance)
            heard = watch(way, folder, game, seed + at, harmful, after)
            figures["lines_acknowledged"] += len(heard.wrote)
            if harm == "vanished":
                (folder / PROGRAM).mkdir(exist_ok=True)
                shutil.rmtree(folder / PROGRAM / "saves", ignore_errors=True)
                (folder / "elsewhere").rename(folder / PROGRAM / "saves")
            wrong = [
                *_untold(way, harm, heard),
                *(lost(folder, heard) if harm != "barred" else ()),
                *_spoilt(folder, game),
            ]
            figures["told"] += not wrong
            broken += [f"{harm}, {way}, try {at} of seed {seed}: {sentence}" for sentence in wrong]
    return Report(figures, broken)


def _untold(way: str, harm: str, heard: VictimOutput) -> list[str]:
    """Return what the player was not told, or not told well."""
    wrong = []
    if heard.lingers:
        wrong.append("it does not end")
    if "Traceback" in heard.complaints or "Something went wrong" in heard.complaints:
        wrong.append(f"it complains: {heard.complaints[-200:]!r}")
    sentences = {
        "auto": heard.complaints.splitlines(),
        "text": [line for line in [*heard.said, *heard.complaints.splitlines()] if "saved" in line or "saves" in line],
        "window": heard.told,
    }[way]
    if len(sentences) != 1:
        wrong.append(f"{len(sentences)} sentences instead of one: {sentences!r:.300}")
    if (heard.status == 0) == (way == "auto" or (way == "text" and harm == "barred")):
        wrong.append(f"its exit status is {heard.status}")
    return wrong


def _spoilt(folder: Path, game: str) -> list[str]:
    plugin = discover()[game]
    wrong = []
    for path in saves_in(folder) if (folder / PROGRAM / "saves").is_dir() else ():
        try:
            load_save({plugin.game().name: plugin}, path)
        except SaveError as error:
            wrong.append(str(error))
    return wrong


PART: Final = Part("disks", "disks that fill up, cannot be written, or vanish while the program plays", attack)

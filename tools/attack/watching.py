"""Starts a victim (see `victim`) and listens to it until it and all its processes have ended."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from threading import Timer
from typing import Final

from resarcana_gui.match.save_lines import SEAL_LENGTH
from resarcana_gui.paths import PROGRAM
from tools.attack.victim import surroundings

WROTE: Final = re.compile(r"wrote ([0-9a-f]{8})\n$")
LONGEST: Final = 120.0
"""Seconds until a victim that has not ended is given up."""


@dataclass
class VictimOutput:
    """The output of a victim."""

    wrote: list[str] = field(default_factory=list)
    """The checksums of the lines it has acknowledged as saved."""
    told: list[str] = field(default_factory=list)
    said: list[str] = field(default_factory=list)
    """Everything else on standard output."""
    complaints: str = ""
    """Standard error."""
    status: int = 0
    lingers: bool = False
    """Whether it, or a process it started, did not end by itself."""


def watch(
    way: str, folder: Path, game: str, seed: int, begun: Callable[[subprocess.Popen[bytes]], object], at: int = 1
) -> VictimOutput:
    """Let a victim play a game, and harm it once it has saved this many lines (0: at its very start). Waits until
    nobody holds its output any more: it and all its processes have ended."""
    words = [sys.executable, "-m", "tools.attack.victim", way, str(folder), game, str(seed)]
    with (folder / "complaints").open("w+b") as complaints:
        victim = subprocess.Popen(
            words, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=complaints, env=surroundings(folder),
            start_new_session=True,
        )  # fmt: skip
        heard = VictimOutput()
        limit = Timer(LONGEST, _give_up, (victim, heard))
        limit.start()
        if at == 0:
            begun(victim)
        _listen(victim, heard, begun, at)
        heard.status = victim.wait()
        limit.cancel()
        complaints.seek(0)
        heard.complaints = complaints.read().decode(errors="replace")
    return heard


def _listen(
    victim: subprocess.Popen[bytes], heard: VictimOutput, begun: Callable[[subprocess.Popen[bytes]], object], at: int
) -> None:
    assert victim.stdout is not None
    with victim.stdout as said:
        for line in said:
            text = line.decode(errors="replace")
            if acknowledged := WROTE.search(text):  # after a prompt, if there is one
                heard.wrote.append(acknowledged[1])
                if len(heard.wrote) == at:
                    begun(victim)
            elif text.startswith("told "):
                heard.told.append(text)
            else:
                heard.said.append(text)


def _give_up(victim: subprocess.Popen[bytes], heard: VictimOutput) -> None:
    heard.lingers = True
    with suppress(ProcessLookupError):
        os.killpg(victim.pid, signal.SIGKILL)


def saves_in(folder: Path) -> list[Path]:
    """Return the saves of a victim, in order."""
    return sorted((folder / PROGRAM / "saves").glob("*.jsonl"), key=lambda path: path.stat().st_mtime_ns)


def seals_in(path: Path) -> list[str]:
    """Return the checksums of a save's complete lines except the first two, which are not acknowledged."""
    lines = path.read_bytes().split(b"\n")[:-1]
    return [line[-SEAL_LENGTH:][-10:-2].decode() for line in lines[2:]]


def lost(folder: Path, heard: VictimOutput) -> list[str]:
    """Return what is wrong with the saves of a victim, one sentence each: acknowledged lines that are missing, or
    more than one line that was saved and not acknowledged."""
    found = [seal for path in saves_in(folder) for seal in seals_in(path)]
    missing = len(set(heard.wrote) - set(found))
    wrong = [f"{missing} of {len(heard.wrote)} acknowledged lines are missing"] if missing else []
    more = len(found) - len(heard.wrote)
    return wrong + ([f"{more} lines more are saved than acknowledged"] if not missing and more not in (0, 1) else [])

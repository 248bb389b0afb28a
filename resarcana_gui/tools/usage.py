"""What this process takes of the machine now: memory and file descriptors. Where the system does not say, zero."""

from __future__ import annotations

import gc
from pathlib import Path
from typing import Final

from resarcana_gui.files import read_text

PROCESS: Final = Path("/proc/self")


def resident_mb() -> float:
    """The memory that this process has in use, in MB, without what merely waits for the garbage collector."""
    gc.collect()
    return _status("VmRSS") / 1024


def peak_mb() -> float:
    """The most memory that it has ever had in use, in MB."""
    return _status("VmHWM") / 1024


def descriptors() -> int:
    """How many file descriptors are open."""
    try:
        return sum(1 for _ in (PROCESS / "fd").iterdir()) - 1  # one is that of the folder itself
    except OSError:
        return 0


def _status(name: str) -> int:
    """A figure of the system's, in KB."""
    try:
        lines = read_text(PROCESS / "status").splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) for line in lines if line.startswith(f"{name}:")), 0)

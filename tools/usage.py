"""The resources that this process uses now: memory and file descriptors. Zero if the system does not say."""

from __future__ import annotations

import gc
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from resarcana_gui.files import read_text

PROCESS: Final = Path("/proc/self")


def resident_mb() -> float:
    """Return the memory in use by this process, in MB, after garbage collection."""
    gc.collect()
    return _status("VmRSS") / 1024


def peak_mb() -> float:
    """Return the peak memory of this process, in MB."""
    return _status("VmHWM") / 1024 or _peak_mb_without_proc()


def descriptors() -> int:
    """Return the number of open file descriptors."""
    try:
        return sum(1 for _ in (PROCESS / "fd").iterdir()) - 1  # one is the folder's own
    except OSError:
        return 0


def _peak_mb_without_proc() -> float:
    """Return the peak on systems such as macOS. (On Linux this would be the parent's peak, if that was higher.)"""
    if find_spec("resource") is None:
        return 0.0
    import resource  # noqa: PLC0415 - Windows does not have it

    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit / (1 << 20)


def _status(name: str) -> int:
    """Return one of the system's figures, in KB."""
    try:
        lines = read_text(PROCESS / "status").splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) for line in lines if line.startswith(f"{name}:")), 0)

"""Compiling the engine in the background for the next start, if `make play` asks for it."""

from __future__ import annotations

import logging
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from resarcana_gui.compiled import ROOT, SWITCH, is_compiled
from resarcana_gui.files import opened_for_appending

LOG: Final = "log.txt"
IDLE_PRIORITY: Final = 0x40
"""The Windows priority class of processes that run only when the machine is idle."""

_log = logging.getLogger(__name__)


def maybe_compile() -> bool:
    """Start compiling unless the engine is compiled already, and return whether it was started. It runs quietly at
    the lowest priority and goes on when the program is closed."""
    folder = os.environ.get(SWITCH)
    if not folder or is_compiled():
        return False
    try:
        _start([sys.executable, "-m", "resarcana_gui.app.background_compile", folder], Path(folder))
    except OSError as error:
        _log.warning("the engine is not compiled: %s", error)
        return False
    return True


def _start(command: Sequence[str], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    nice = shutil.which("nice")
    with opened_for_appending(folder / LOG) as log:
        subprocess.Popen(
            [nice, "-n", "19", *command] if nice else command,
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
            creationflags=IDLE_PRIORITY if sys.platform == "win32" else 0,
        )

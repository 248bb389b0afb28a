"""A quick look at the end of a save, for lists of games: reading all of each would take too long."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from resarcana_gui.files import opened

OUTCOME: Final = b'{"outcome":'
"""How the line begins that a finished game ends with (see `lines.outcome_line`)."""
LONGEST_OUTCOME: Final = 4096
"""Bytes; no closing line is as long."""


def is_closed(path: Path) -> bool:
    """Whether the file's last whole line says that the game is over. Nothing else is checked. Raises OSError."""
    with opened(path) as file:
        size = file.seek(0, os.SEEK_END)
        file.seek(max(0, size - 2 * LONGEST_OUTCOME))
        lines = file.read().split(b"\n")
    return len(lines) > 1 and lines[-2].startswith(OUTCOME)

"""A quick look at the end of a save, for lists of games: reading each one fully would take too long."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from resarcana_gui.files import opened

OUTCOME: Final = b'{"outcome":'
"""The start of the line that ends a finished game (see `save_lines.outcome_line`)."""
LONGEST_OUTCOME: Final = 4096
"""Bytes; longer than any closing line."""


def is_closed(path: Path) -> bool:
    """Whether the file's last complete line says that the game is over. Nothing else is checked. Raises OSError."""
    with opened(path) as file:
        size = file.seek(0, os.SEEK_END)
        file.seek(max(0, size - 2 * LONGEST_OUTCOME))
        lines = file.read().split(b"\n")
    return len(lines) > 1 and lines[-2].startswith(OUTCOME)

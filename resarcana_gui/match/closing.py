"""The end of a save: whether its closing line is there, and adding it where only that is missing."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from resarcana_gui.files import opened
from resarcana_gui.kernel.game import Outcome
from resarcana_gui.match.chain import Chain
from resarcana_gui.match.load import SavedMatch
from resarcana_gui.match.save_lines import outcome_line

OUTCOME: Final = b'{"outcome":'
"""The start of the line that ends a finished game (see `save_lines.outcome_line`)."""
LONGEST_OUTCOME: Final = 4096
"""Bytes; longer than any closing line."""


def is_closed(path: Path) -> bool:
    """Return whether the file's last complete line says that the game is over. Nothing else is checked: reading
    every save of a list in full would take too long. Raises OSError."""
    with opened(path) as file:
        size = file.seek(0, os.SEEK_END)
        file.seek(max(0, size - 2 * LONGEST_OUTCOME))
        lines = file.read().split(b"\n")
    return len(lines) > 1 and lines[-2].startswith(OUTCOME)


def closed(saved: SavedMatch, content: bytes, outcome: Outcome, ended: float) -> bytes:
    """Return the content of a finished game's file as the program normally leaves it: without what follows the last
    sound line, and with a closing line, which is missing if the program ended before writing it. `ended` is when the
    game ended, in seconds since 1970; it is used where the file does not say so."""
    whole, rest = content[: saved.intact], content[saved.intact :]
    if saved.closed:
        return whole
    if rest.startswith(OUTCOME) and Chain(saved.crc).follows(rest):  # only its line end is missing
        return content + b"\n"
    return whole + Chain(saved.crc).sealed(outcome_line(outcome, ended))

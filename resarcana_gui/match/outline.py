"""What can be learned from a save without folding it, which is quick: who plays, how far the game is, and whether its
closing line is there. Only the seals of the lines are checked."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from resarcana_gui.files import opened
from resarcana_gui.kernel.game import Game, Outcome
from resarcana_gui.match.load import SavedMatch
from resarcana_gui.match.parse import Line
from resarcana_gui.match.save_lines import PROGRESS, Chain, outcome_line
from resarcana_gui.match.sealed_lines import sealed_lines
from resarcana_gui.match.seat import Seat

OUTCOME: Final = b'{"outcome":'
"""The start of the line that ends a finished game (see `save_lines.outcome_line`)."""
LONGEST_OUTCOME: Final = 4096
"""Bytes; longer than any closing line."""


@dataclass(frozen=True)
class Outline:
    """A game that is not over."""

    path: Path
    game: str
    seats: tuple[Seat, ...]
    progress: dict[str, int] | None
    """The game's public numbers that show its progress (see Game.progress); None when the save has none."""


def outline(path: Path, games: Mapping[str, Game]) -> Outline | None:
    """Return the summary of a save of one of these games; None when the game is over. Raises SaveError, OSError."""
    if is_closed(path):
        return None
    with sealed_lines(path) as lines:
        header, last = lines.header(games), b""
        for raw in lines.rest():
            last = raw
        line = Line.parse(lines.where, last)
    progress = line.numbers(PROGRESS) if PROGRESS in line.data else None
    return Outline(path, header.game.name, header.origin.seats, progress)


def is_closed(path: Path) -> bool:
    """Return whether the file's last complete line says that the game is over. Nothing else is checked: reading
    every save of a list in full would take too long. Raises OSError."""
    with opened(path) as file:
        size = file.seek(0, os.SEEK_END)
        file.seek(max(0, size - 2 * LONGEST_OUTCOME))
        lines = file.read().split(b"\n")
    return len(lines) > 1 and lines[-2].startswith(OUTCOME)


def with_closing_line(saved: SavedMatch, content: bytes, outcome: Outcome, ended: float) -> bytes:
    """Return the content of a finished game's file as the program normally leaves it: without what follows the last
    sound line, and with a closing line, which is missing if the program ended before writing it. `ended` is when the
    game ended, in seconds since 1970; it is used where the file does not say so."""
    whole, rest = content[: saved.intact], content[saved.intact :]
    if saved.closed:
        return whole
    if rest.startswith(OUTCOME) and Chain(saved.crc).follows(rest):  # only its line end is missing
        return content + b"\n"
    return whole + Chain(saved.crc).sealed(outcome_line(outcome, ended))

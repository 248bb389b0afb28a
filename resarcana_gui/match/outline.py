"""A save's summary for lists of games: who plays, and how far the game is. Nothing is folded; only the seals of the
lines are checked, which is quick."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from resarcana_gui.kernel.game import Game
from resarcana_gui.match.closing import is_closed
from resarcana_gui.match.parse import Line
from resarcana_gui.match.save_lines import PROGRESS
from resarcana_gui.match.sealed_lines import sealed_lines
from resarcana_gui.match.seat import Seat


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

"""A save's summary, for lists of games: who plays, and how far they are. Nothing is folded; it only checks that no line
is damaged or missing, which is quick."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from resarcana_gui.kernel.game import Game
from resarcana_gui.match.chain import Chain
from resarcana_gui.match.closing import is_closed
from resarcana_gui.match.errors import SaveError, SaveFault
from resarcana_gui.match.header import read_header
from resarcana_gui.match.load import content_of, lines_of, sealed
from resarcana_gui.match.parse import Line
from resarcana_gui.match.save_lines import PROGRESS
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
    """The summary of a save of one of these games; None when the game is over. Raises SaveError, OSError."""
    if is_closed(path):
        return None
    lines, torn = lines_of(path, content_of(path))
    chain = Chain()
    header = read_header(path, lines[0] if lines else torn, chain, games)
    for number, raw in enumerate(lines[1:], start=2):
        sealed(f"{path}, line {number}", raw, chain)
    if len(lines) < 2:
        raise SaveError(f"{path} breaks off before the game begins.", SaveFault.DAMAGED)
    last = Line.parse(f"{path}, line {len(lines)}", lines[-1])
    progress = last.numbers(PROGRESS) if PROGRESS in last.data else None
    return Outline(path, header.game.name, header.origin.seats, progress)

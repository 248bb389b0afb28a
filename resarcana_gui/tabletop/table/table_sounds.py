"""The sounds of the table: each from where it happens, and never too many at once."""

from __future__ import annotations

from typing import Final

from resarcana_gui.scene.timing import Pace
from resarcana_gui.scene.transform import Point
from resarcana_gui.scene.viewport import CANVAS
from resarcana_gui.screens.services import Sounds

AT_ONCE: Final = 3
"""The most sounds in one frame: finishing many animations at once makes no noise."""
WIDE: Final = 0.8
"""The pan of sounds at the edge of the canvas, from 0 to 1."""


class TableSounds:
    """Plays a game's own sounds at one table. `next_frame` must be called in every frame."""

    def __init__(self, sounds: Sounds, game: str, pace: Pace) -> None:
        self._sounds: Final = sounds
        self._pace: Final = pace
        self._game: Final = game
        self._begun: set[str] = set()

    def play(self, name: str, at: Point, gain: float = 1.0, lands: int = 0) -> None:
        """Play a sound from a point of the canvas; `gain` from 0 to 1. `lands`: milliseconds, at Normal speed, from
        its start to the event that is seen with it. When the table plays faster, the beginning is left out, so that
        both still coincide."""
        if name not in self._begun and len(self._begun) < AT_ONCE:
            self._begun.add(name)
            pan, skip = (2 * at[0] / CANVAS[0] - 1) * WIDE, lands - round(lands / self._pace.rate)
            self._sounds.play(f"{self._game}/{name}", pan=pan, gain=gain, skip_ms=skip)

    def next_frame(self) -> None:
        """Allow sounds again in a new frame."""
        self._begun.clear()

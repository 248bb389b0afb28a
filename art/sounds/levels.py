"""How a sound is declared: where it lies, how many variants it has, and how loud it is meant to be.

Needs nothing installed, so that the tests can compare what is declared with the files.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from art.places import ASSETS

BIG, USUAL, SMALL, FAINT = -15.0, -17.0, -18.5, -20.2
"""How loud, in K-weighted decibels over the loudest tenth of a second: strikes and victories, the rest, what is
heard all the time, what is hardly to be noticed."""
LOOP = -21.0
"""How loud music is, over the whole loop: as the settings are at first it lies well below everything else."""


class Sound(NamedTuple):
    """One sound as it is asked for by name; its files are name.ogg, or name_1.ogg and so on where it has variants. A
    name may begin with its game's and a slash, which its files do not have."""

    folder: str
    variants: int = 1
    level: float = USUAL
    longest: float = 1.5
    """Seconds after which nothing of it is heard any more."""

    def stems(self, name: str) -> list[str]:
        """Its files, without their ending."""
        stem = name.rpartition("/")[2]
        return [stem] if self.variants == 1 else [f"{stem}_{k}" for k in range(1, self.variants + 1)]

    def files(self, name: str) -> list[Path]:
        """Where its files lie."""
        return [ASSETS / self.folder / f"{stem}.ogg" for stem in self.stems(name)]

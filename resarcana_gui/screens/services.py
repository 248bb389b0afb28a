"""What the screens need from outside."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Protocol

from resarcana_gui.kernel.game import Options
from resarcana_gui.match.match import Match
from resarcana_gui.match.seat import Seat
from resarcana_gui.screens.host import Worker


class Sounds(Protocol):
    """Plays sounds and music by name; what cannot be heard is passed over in silence."""

    def play(self, name: str, *, pan: float = 0.0, gain: float = 1.0) -> None:
        """Play a sound: pan from -1, left, to 1, right; gain from 0 to 1."""

    def music(self, name: str) -> None:
        """Go over to a loop; to silence when the name is empty."""

    def set_volumes(self, music: float, effects: float) -> None:
        """How loud, from 0 to 1 each."""


@dataclass(frozen=True)
class Guest:
    """Somebody who is to play: a name, and an opponent's name in its game's list; none for a person."""

    name: str
    kind: str | None = None


@dataclass(frozen=True)
class Plan:
    """A table that is to be set up."""

    game: str
    options: Options
    guests: tuple[Guest, ...]
    seed: int | str


@dataclass(frozen=True)
class Unfinished:
    """A saved game that can go on."""

    path: Path
    game: str
    seats: tuple[Seat, ...]
    when: datetime
    progress: dict[str, int]
    """The game's public numbers that say how far it is."""


class Tables(Protocol):
    """Sets tables up, and brings saved ones back."""

    def new(self, plan: Plan, *, saved: bool = True) -> Match:
        """A table at its first question; saved as it goes, unless told not to. Raises OptionsError, SaveError."""
        ...

    def worker(self, match: Match) -> Worker:
        """What thinks for the machine opponents of a match."""
        ...

    def unfinished(self, game: str, most: int = 1) -> Sequence[Unfinished]:
        """The tables of a game that are not over, the latest first, so many at most."""
        ...

    def resume(self, save: Unfinished) -> Match:
        """Go on with one. Raises SaveError."""
        ...

    def fresh_seed(self) -> int:
        """A seed nobody can guess."""
        ...

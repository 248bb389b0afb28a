"""The interface of an attack: it has a name, gets a size, a seed and a game, and reports what it tried and broke."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias


class Report:
    """The result of an attack: figures, and what broke, one sentence each that says how to reproduce it."""

    def __init__(self, figures: Mapping[str, object], broken: list[str]) -> None:
        self.figures: Final = dict(figures)
        self.broken: Final = broken


Attack: TypeAlias = Callable[[float, int, str], Report]
"""Called with its size (1.0 is the long run, tests use a small fraction), a seed, and the name of the game to play;
attacks on the files of every game ignore it. Works in its own folders; leaves no process and no file behind."""


class Part:
    """An attack that `make attack` knows."""

    def __init__(self, name: str, what: str, attack: Attack) -> None:
        self.name: Final = name
        self.what: Final = what
        """One line for the list."""
        self.attack: Final = attack

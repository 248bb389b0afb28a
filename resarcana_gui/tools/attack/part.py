"""What an attack is: a part with a name, which is given a size and a seed and reports what it tried and what broke."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias


class Report:
    """What one attack did: figures to quote, and what broke, one sentence each with what shows it again."""

    def __init__(self, figures: Mapping[str, object], broken: list[str]) -> None:
        self.figures: Final = dict(figures)
        self.broken: Final = broken


Attack: TypeAlias = Callable[[float, int], Report]
"""Called with its size (1.0 is the long run, a test takes a small fraction) and a seed. Works in folders of its own
and leaves nothing behind: no process, no file."""


class Part:
    """One attack that `make attack` knows."""

    def __init__(self, name: str, what: str, attack: Attack) -> None:
        self.name: Final = name
        self.what: Final = what
        """One line for the list."""
        self.attack: Final = attack

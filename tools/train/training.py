"""A game's training, step by step."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path


class Training(ABC):
    """What a game's `tools/train` gives: its function `begin(folder, seed, say)` returns one."""

    @property
    @abstractmethod
    def folder(self) -> Path:
        """Where the files of the steps are kept."""

    @property
    @abstractmethod
    def say(self) -> Callable[[str], None]:
        """Tells a line to whoever waits."""

    @abstractmethod
    def steps(self, size: float) -> Sequence[tuple[str, Callable[[], None]]]:
        """All steps by name, in order; the size says how many games each has, 1 for the usual number."""

    @abstractmethod
    def path(self, step: str) -> Path:
        """The file that a step writes when it is done."""

    @abstractmethod
    def install(self, target: Path) -> None:
        """Put what was learned where the opponents read it. Raises OSError."""

    @abstractmethod
    def gate(self, games: int, looks: int) -> None:
        """Let what was learned play this many games against what comes with the program, both looking ahead `looks`
        times for a turn, and tell how it went. Raises OSError and DamagedFileError."""


def train(training: Training, size: float) -> None:
    """Do every step whose file is not there yet. Raises OSError."""
    training.folder.mkdir(parents=True, exist_ok=True)
    steps = training.steps(size)
    for number, (name, run) in enumerate(steps, 1):
        if training.path(name).exists():
            training.say(f"Step {number} of {len(steps)}, {name}: done before")
            continue
        training.say(f"Step {number} of {len(steps)}, {name}")
        run()

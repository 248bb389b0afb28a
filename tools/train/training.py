"""A game's training, step by step."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path


class Training(ABC):
    """The interface of a game's training: the function `begin(folder, seed, say)` of its `tools/train` returns one."""

    @property
    @abstractmethod
    def folder(self) -> Path:
        """Where the files of the steps are kept."""

    @property
    @abstractmethod
    def say(self) -> Callable[[str], None]:
        """Prints a line."""

    @abstractmethod
    def steps(self, size: float) -> Sequence[tuple[str, Callable[[], None]]]:
        """Return all steps by name, in order; the size says how many games each has, 1 for the usual number."""

    @abstractmethod
    def path(self, step: str) -> Path:
        """Return the file that a step writes when it is done."""

    @abstractmethod
    def install(self, target: Path) -> None:
        """Put the weights where the opponents read them. Raises OSError."""

    @abstractmethod
    def gate(self, games: int, looks: int) -> None:
        """Let the candidate play this many games against what comes with the program, both with `looks` iterations
        per turn, and return the result. Raises OSError and DamagedFileError."""


def train(training: Training, size: float) -> None:
    """Do every step whose file does not exist yet. Raises OSError."""
    training.folder.mkdir(parents=True, exist_ok=True)
    steps = training.steps(size)
    for number, (name, run) in enumerate(steps, 1):
        if training.path(name).exists():
            training.say(f"Step {number} of {len(steps)}, {name}: done before")
            continue
        training.say(f"Step {number} of {len(steps)}, {name}")
        run()

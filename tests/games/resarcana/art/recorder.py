"""A sound device that only records what it would play, and when."""

from __future__ import annotations

import re
from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import pygame

from resarcana_gui.audio.device import Sample

RATE = 44_100


@dataclass
class Wave:
    """A decoded file."""

    name: str
    """The sound's name without its variant."""
    samples: array[int]

    def set_volume(self, gain: float) -> None:
        """Only called for music."""

    def get_length(self) -> float:
        return len(self.samples) / 2 / RATE


@dataclass
class PlayedSound:
    """One sound as played, from sample to sample, with its strength on either side."""

    name: str
    wave: array[int]
    start: int
    end: int
    left: float
    right: float


class FakeChannel:
    """A channel: a new sound cuts off the one before."""

    def __init__(self, recorder: Recorder) -> None:
        self._recorder = recorder
        self._last: PlayedSound | None = None

    def play(self, sample: Sample, left: float, right: float) -> None:
        assert isinstance(sample, Wave)
        now = self._recorder.now
        if self._last is not None:
            self._last.end = min(self._last.end, now)
        self._last = PlayedSound(sample.name, sample.samples, now, now + len(sample.samples) // 2, left, right)
        self._recorder.heard.append(self._last)

    def repeat(self, sample: Sample, fade_ms: int) -> None:
        """Music is mixed in by the test."""

    def fade_out(self, ms: int) -> None:
        """Nothing to do for music."""

    def busy(self) -> bool:
        return self._last is not None and self._last.end > self._recorder.now


class Recorder:
    """The device; tests set its time. pygame's mixer has to be open, to decode files."""

    def __init__(self) -> None:
        self.heard: list[PlayedSound] = []
        self.ms = 0

    @property
    def now(self) -> int:
        """The time in samples."""
        return self.ms * RATE // 1000

    def seconds(self) -> float:
        """The time in seconds."""
        return self.ms / 1000

    def inline_executor(self) -> InlineExecutor:
        """An executor that runs jobs at once."""
        return InlineExecutor()

    def open(self, channels: int) -> Sequence[FakeChannel]:
        return [FakeChannel(self) for _ in range(channels)]

    def load(self, path: Path) -> Wave:
        return Wave(re.sub(r"_\d+$", "", path.stem), array("h", pygame.mixer.Sound(path).get_raw()))

    def loop(self, path: Path) -> Wave:
        return self.load(path)

    def without_start(self, sample: Sample, ms: int) -> Wave:
        assert isinstance(sample, Wave)
        return Wave(sample.name, sample.samples[2 * (RATE * ms // 1000) :])

    def close(self) -> None:
        """Nothing was opened."""


class InlineExecutor:
    """Works without a thread."""

    def submit(self, job: Callable[[], object]) -> None:
        job()

    def close(self, last: Callable[[], object], timeout: float | None) -> bool:
        last()
        return True

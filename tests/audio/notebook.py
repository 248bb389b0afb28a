"""A device that plays nothing and notes everything, and hands that do at once what they are given."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from resarcana_gui.audio.device import DeviceError, Sample, Voice
from resarcana_gui.audio.worker import Job


class Page(Sample):
    """A sample: the file's name, and how loud it was made."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.gain = 1.0

    def set_volume(self, gain: float) -> None:
        self.gain = gain


class Line(Voice):
    """A voice that sounds until it is told to end."""

    def __init__(self, notebook: Notebook, number: int) -> None:
        self.notebook = notebook
        self.number = number
        self.sample: Page | None = None

    def play(self, sample: Sample, left: float, right: float) -> None:
        assert isinstance(sample, Page)
        if self.notebook.torn:
            raise DeviceError("unplugged")
        self.sample = sample
        self.notebook.played.append((sample.name, left, right, self.number))

    def repeat(self, sample: Sample, fade_ms: int) -> None:
        assert isinstance(sample, Page)
        self.sample = sample
        self.notebook.looped.append((sample.name, fade_ms, self.number))

    def fade_out(self, ms: int) -> None:
        if self.sample is not None:
            self.notebook.faded.append((self.sample.name, ms, self.number))
        self.sample = None

    def busy(self) -> bool:
        return self.sample is not None


class Notebook:
    """The device. `absent`: there is no sound card. `torn`: it went away. `damaged`: files that cannot be decoded."""

    def __init__(self, *, absent: bool = False, damaged: Sequence[str] = ()) -> None:
        self.absent = absent
        self.damaged = damaged
        self.torn = False
        self.lines: list[Line] = []
        self.loaded: list[str] = []
        self.played: list[tuple[str, float, float, int]] = []
        self.looped: list[tuple[str, int, int]] = []
        self.faded: list[tuple[str, int, int]] = []
        self.opened = self.closed = 0

    def open(self, voices: int) -> Sequence[Voice]:
        self.opened += 1
        if self.absent:
            raise DeviceError("no such device")
        self.lines = [Line(self, number) for number in range(voices)]
        return self.lines

    def load(self, path: Path) -> Sample:
        self.loaded.append(path.stem)
        if path.stem in self.damaged:
            raise DeviceError("not a sound")
        return Page(path.stem)

    def close(self) -> None:
        self.closed += 1

    @property
    def names(self) -> list[str]:
        """What was played, in order."""
        return [name for name, *_ in self.played]


class AtOnce:
    """Hands that do everything in the thread that asks."""

    def do(self, job: Job) -> None:
        job()

    def close(self, last: Job, patience: float | None) -> bool:
        last()
        return True


class Clock:
    """A time that is set by hand."""

    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time

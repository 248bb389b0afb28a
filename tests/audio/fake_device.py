"""A sound device that plays nothing and records everything, and an executor that runs jobs at once."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from resarcana_gui.audio.device import Channel, DeviceError, Sample
from resarcana_gui.audio.executor import Job
from resarcana_gui.audio.sample_cache import LONG


class FakeSample(Sample):
    """A sample: the file's name, its gain and the seconds that it takes."""

    def __init__(self, name: str, seconds: float = 0.2) -> None:
        self.name = name
        self.gain = 1.0
        self.seconds = seconds

    def set_volume(self, gain: float) -> None:
        self.gain = gain

    def get_length(self) -> float:
        return self.seconds


class FakeChannel(Channel):
    """A channel that is busy until it is told to stop."""

    def __init__(self, device: FakeDevice, number: int) -> None:
        self.device = device
        self.number = number
        self.sample: FakeSample | None = None

    def play(self, sample: Sample, left: float, right: float) -> None:
        assert isinstance(sample, FakeSample)
        if self.device.unplugged:
            raise DeviceError("unplugged")
        self.sample = sample
        self.device.played.append((sample.name, left, right, self.number))

    def repeat(self, sample: Sample, fade_ms: int) -> None:
        assert isinstance(sample, FakeSample)
        self.sample = sample
        self.device.looped.append((sample.name, fade_ms, self.number))

    def fade_out(self, ms: int) -> None:
        if self.sample is not None:
            self.device.faded.append((self.sample.name, ms, self.number))
        self.sample = None

    def busy(self) -> bool:
        return self.sample is not None


class FakeDevice:
    """The device. `absent`: no sound card. `unplugged`: it went away. `damaged`: files that cannot be decoded. `long`:
    sounds that take long."""

    def __init__(self, *, absent: bool = False, damaged: Sequence[str] = (), long: Sequence[str] = ()) -> None:
        self.absent = absent
        self.damaged = damaged
        self.long = long
        self.unplugged = False
        self.channels: list[FakeChannel] = []
        self.loaded: list[str] = []
        self.played: list[tuple[str, float, float, int]] = []
        self.looped: list[tuple[str, int, int]] = []
        self.faded: list[tuple[str, int, int]] = []
        self.opened = self.closed = 0

    def open(self, channels: int) -> Sequence[Channel]:
        self.opened += 1
        if self.absent:
            raise DeviceError("no such device")
        self.channels = [FakeChannel(self, number) for number in range(channels)]
        return self.channels

    def load(self, path: Path) -> Sample:
        self.loaded.append(path.stem)
        if path.stem in self.damaged:
            raise DeviceError("not a sound")
        return FakeSample(path.stem, 2 * LONG if path.stem in self.long else 0.2)

    def loop(self, path: Path) -> Sample:
        return self.load(path)

    def without_start(self, sample: Sample, ms: int) -> Sample:
        assert isinstance(sample, FakeSample)
        return FakeSample(f"{sample.name} from {ms}")

    def close(self) -> None:
        self.closed += 1

    @property
    def names(self) -> list[str]:
        """What was played, in order."""
        return [name for name, *_ in self.played]


class InlineExecutor:
    """Runs every job in the caller's thread."""

    def submit(self, job: Job) -> None:
        job()

    def close(self, last: Job, timeout: float | None) -> bool:
        last()
        return True


class FakeTime:
    """A time that tests set."""

    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time

"""Playing on pygame's mixer. Nothing else in the program touches it.

Closing the mixer while another thread uses it crashes the process: its functions release Python's lock and then go
on in freed memory. So one thread opens it, plays and closes it (see `playback.py`); any other is refused.
"""

from __future__ import annotations

import os
from array import array
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from io import BytesIO
from pathlib import Path
from threading import get_ident
from typing import Final

import pygame

from resarcana_gui.audio.device import Channel, DeviceError, Sample
from resarcana_gui.shipped import contents

RATE: Final = 44_100
"""Samples per second, as in the files."""
FRAME: Final = 4
"""Bytes for one sample on both sides."""
BEGINNING: Final = 220
"""The number of samples, 5 ms, that fade in where a sound is cut at its beginning, so that it does not click."""
BUFFER: Final = 1_024
"""Samples per buffer: 23 ms, short enough to seem immediate, long enough for a busy laptop."""
HEADROOM: Final = 0.7
"""The gain at full volume, so that many sounds at once do not clip."""
STREAMED: Final = 1_100_000
"""Music in files of more bytes, a minute and a half, is decoded as it plays: all at once it would take 15 MB and
more. SDL has a single such stream, so that only a shorter loop can fade out while it begins."""


@contextmanager
def _device_errors() -> Iterator[None]:
    """Raise pygame's errors as DeviceError."""
    try:
        yield
    except (pygame.error, OSError, MemoryError) as error:
        raise DeviceError(str(error)) from error


def _check_thread(owner: int) -> None:
    if get_ident() != owner:
        raise RuntimeError("only the thread that opened the mixer may use it")


def _faded_in(raw: bytes) -> bytes:
    """Return the same sound with its first samples faded in."""
    values = array("h", raw)
    few = min(BEGINNING, len(values) // 2)
    for at in range(2 * few):
        values[at] = values[at] * (at // 2) // few
    return values.tobytes()


class Streamed:
    """A loop that is decoded as it plays. SDL reads the file itself: through a Python file, playback would wait for
    Python."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def set_volume(self, gain: float) -> None:
        pygame.mixer.music.set_volume(gain * HEADROOM)

    def get_length(self) -> float:
        return 0.0

    def repeat(self, fade_ms: int) -> None:
        """Play it in a loop, until `fade_out`."""
        pygame.mixer.music.load(self._path)
        pygame.mixer.music.play(loops=-1, fade_ms=fade_ms)


class MixerChannel:
    """A channel of the mixer, for the thread that opened it."""

    def __init__(self, channel: pygame.mixer.Channel) -> None:
        self._channel = channel
        self._streams = False
        """Whether the latest loop begun here is the stream."""
        self._owner = get_ident()

    def play(self, sample: Sample, left: float, right: float) -> None:
        assert isinstance(sample, pygame.mixer.Sound)
        with _device_errors():
            _check_thread(self._owner)
            self._channel.play(sample)
            self._channel.set_volume(left * HEADROOM, right * HEADROOM)  # after play, which resets it

    def repeat(self, sample: Sample, fade_ms: int) -> None:
        assert isinstance(sample, pygame.mixer.Sound | Streamed)
        with _device_errors():
            _check_thread(self._owner)
            self._streams = isinstance(sample, Streamed)
            if isinstance(sample, Streamed):
                sample.repeat(fade_ms)
                return
            self._channel.play(sample, loops=-1, fade_ms=fade_ms)
            self._channel.set_volume(HEADROOM)

    def fade_out(self, ms: int) -> None:
        with _device_errors():
            _check_thread(self._owner)
            if self._streams:
                pygame.mixer.music.fadeout(ms)
            self._channel.fadeout(ms)
            self._streams = False

    def busy(self) -> bool:
        with _device_errors():
            return self._channel.get_busy()


class Mixer:
    """The sound card, through pygame's mixer. Any thread may load; all else belongs to the thread that opens it."""

    def __init__(self) -> None:
        self._owner = 0

    def open(self, channels: int) -> Sequence[Channel]:
        self._owner = get_ident()
        with _device_errors():
            with stderr_silenced():  # without a sound card, ALSA writes to the terminal
                pygame.mixer.init(RATE, -16, 2, BUFFER, allowedchanges=0)
            pygame.mixer.set_num_channels(channels)
            return [MixerChannel(pygame.mixer.Channel(number)) for number in range(channels)]

    def load(self, path: Path) -> Sample:
        with _device_errors():
            sample = pygame.mixer.Sound(BytesIO(contents(path)))
            if sample.get_length() <= 0:  # playing an empty sound crashes the process
                raise DeviceError("there is nothing in it")
            return sample

    def loop(self, path: Path) -> Sample:
        with _device_errors():
            long = len(contents(path)) > STREAMED and not pygame.mixer.music.get_busy()
        return Streamed(path) if long else self.load(path)

    def without_start(self, sample: Sample, ms: int) -> Sample:
        assert isinstance(sample, pygame.mixer.Sound)
        with _device_errors():
            _check_thread(self._owner)
            raw = sample.get_raw()
            start = min(RATE * ms // 1000 * FRAME, len(raw) - FRAME)
            return pygame.mixer.Sound(buffer=_faded_in(raw[start:]))

    def close(self) -> None:
        _check_thread(self._owner)
        if pygame.mixer.get_init() is None:  # all of pygame has been quit: nothing is left to close
            return
        pygame.mixer.stop()  # first: a sound that ends during quit would use freed memory
        pygame.mixer.quit()


STDERR: Final = 2
"""The file descriptor they write to."""


@contextmanager
def stderr_silenced() -> Iterator[None]:
    """Discard everything written to stderr inside the block, by any thread. Does nothing where there is no stderr,
    as in programs without a terminal."""
    try:
        kept = os.dup(STDERR)
    except OSError:
        yield
        return
    try:
        with Path(os.devnull).open("wb") as nothing:
            os.dup2(nothing.fileno(), STDERR)
        yield
    finally:
        with suppress(OSError):
            os.dup2(kept, STDERR)
        os.close(kept)

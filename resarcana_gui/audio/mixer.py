"""Playing on pygame's mixer. Nothing else in the program touches it.

To close the mixer while another thread uses it ends the process: its functions let go of Python's lock and then go on
in what is no longer there. So one thread opens it, plays and closes it (see `desk.py`), and any other is refused.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from threading import get_ident
from typing import Final

import pygame

from resarcana_gui.audio.device import DeviceError, Sample, Voice
from resarcana_gui.audio.hush import hushed
from resarcana_gui.shipped import contents

RATE: Final = 44_100
"""Samples a second, as in the files."""
BUFFER: Final = 1_024
"""Samples handed over at once: 23 ms, short enough to seem immediate, long enough for a busy laptop."""
HEADROOM: Final = 0.7
"""How strong anything is at its strongest: whatever comes together on a busy table, the sum is not cut off."""


@contextmanager
def _told() -> Iterator[None]:
    """What pygame raises, as DeviceError."""
    try:
        yield
    except (pygame.error, OSError, MemoryError) as error:
        raise DeviceError(str(error)) from error


def _check_thread(owner: int) -> None:
    if get_ident() != owner:
        raise RuntimeError("only the thread that opened the mixer may use it")


class MixerVoice:
    """A channel of the mixer, for the thread that opened it."""

    def __init__(self, channel: pygame.mixer.Channel) -> None:
        self._channel = channel
        self._owner = get_ident()

    def play(self, sample: Sample, left: float, right: float) -> None:
        assert isinstance(sample, pygame.mixer.Sound)
        with _told():
            _check_thread(self._owner)
            self._channel.play(sample)
            self._channel.set_volume(left * HEADROOM, right * HEADROOM)  # after play, which forgets it

    def repeat(self, sample: Sample, fade_ms: int) -> None:
        assert isinstance(sample, pygame.mixer.Sound)
        with _told():
            _check_thread(self._owner)
            self._channel.play(sample, loops=-1, fade_ms=fade_ms)
            self._channel.set_volume(HEADROOM)

    def fade_out(self, ms: int) -> None:
        with _told():
            _check_thread(self._owner)
            self._channel.fadeout(ms)

    def busy(self) -> bool:
        with _told():
            return self._channel.get_busy()


class Mixer:
    """The sound card, by pygame's mixer. Any thread may load; all else is for the one that opens it."""

    def __init__(self) -> None:
        self._owner = 0

    def open(self, voices: int) -> Sequence[Voice]:
        self._owner = get_ident()
        with _told():
            with hushed():  # where there is no sound card, ALSA has much to say to nobody
                pygame.mixer.init(RATE, -16, 2, BUFFER, allowedchanges=0)
            pygame.mixer.set_num_channels(voices)
            return [MixerVoice(pygame.mixer.Channel(number)) for number in range(voices)]

    def load(self, path: Path) -> Sample:
        with _told():
            sample = pygame.mixer.Sound(BytesIO(contents(path)))
            if sample.get_length() <= 0:  # to play nothing ends the process
                raise DeviceError("there is nothing in it")
            return sample

    def close(self) -> None:
        _check_thread(self._owner)
        if pygame.mixer.get_init() is None:  # somebody has quit all of pygame: nothing is left to let go of
            return
        pygame.mixer.stop()  # first: a sound that ends meanwhile would look for what quitting has taken away
        pygame.mixer.quit()

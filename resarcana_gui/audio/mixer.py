"""Playing on pygame's mixer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pygame

from resarcana_gui.audio.device import DeviceError, Sample, Voice
from resarcana_gui.audio.hush import hushed

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


def _check_open() -> None:
    """Channel.play crashes the program when somebody has closed the mixer; everything else says so."""
    if pygame.mixer.get_init() is None:
        raise DeviceError("the mixer was closed")


class MixerVoice:
    """A channel of the mixer."""

    def __init__(self, channel: pygame.mixer.Channel) -> None:
        self._channel = channel

    def play(self, sample: Sample, left: float, right: float) -> None:
        assert isinstance(sample, pygame.mixer.Sound)
        with _told():
            _check_open()
            self._channel.play(sample)
            self._channel.set_volume(left * HEADROOM, right * HEADROOM)  # after play, which forgets it

    def repeat(self, sample: Sample, fade_ms: int) -> None:
        assert isinstance(sample, pygame.mixer.Sound)
        with _told():
            _check_open()
            self._channel.play(sample, loops=-1, fade_ms=fade_ms)
            self._channel.set_volume(HEADROOM)

    def fade_out(self, ms: int) -> None:
        with _told():
            self._channel.fadeout(ms)

    def busy(self) -> bool:
        with _told():
            return self._channel.get_busy()


class Mixer:
    """The sound card, by pygame's mixer."""

    def open(self, voices: int) -> Sequence[Voice]:
        with _told():
            with hushed():  # where there is no sound card, ALSA has much to say to nobody
                pygame.mixer.init(RATE, -16, 2, BUFFER, allowedchanges=0)
            pygame.mixer.set_num_channels(voices)
            return [MixerVoice(pygame.mixer.Channel(number)) for number in range(voices)]

    def load(self, path: Path) -> Sample:
        with _told():
            return pygame.mixer.Sound(path)

    def close(self) -> None:
        pygame.mixer.quit()

"""Opens the sound card when it is first needed, and plays effects and music on it."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from functools import partial
from typing import Final

from resarcana_gui.audio.channels import EFFECT_CHANNELS, ChannelPool
from resarcana_gui.audio.device import Device, DeviceError, Sample
from resarcana_gui.audio.executor import Executor, Job
from resarcana_gui.audio.music import Arrival, Music
from resarcana_gui.audio.sample_cache import Folder, SampleCache

_log = logging.getLogger(__name__)

MUSIC_CHANNELS: Final = 2
"""Two, so that one loop can fade out while the next fades in."""


class Playback:
    """Opens the device once. Errors are logged, and nothing is heard.

    Everything here runs on one executor, the owner, from opening the device to closing it. Only decoding a loop is left
    to a second one, the reader, because it takes so long that effects would be late. The owner takes over what was
    read, and closes the device only when the reader has stopped, so nobody can be using the device when it is closed.
    """

    def __init__(self, folders: Iterable[Folder], device: Device, owner: Executor, reader: Executor) -> None:
        self._device = device
        self._owner, self._reader = owner, reader
        folders = tuple(folders)
        self._effects, self._loops = SampleCache(folders, device), SampleCache(folders, device)
        self._tried = False
        self._effect_channels: ChannelPool | None = None
        self._music: Music | None = None

    def play(self, name: str, left: float, right: float, skip_ms: int = 0) -> None:
        """Play an effect, without its first milliseconds; left and right are strengths from 0 to 1."""
        self._open()
        if self._effect_channels is None:
            return
        sample = self._effects.get(name)
        if sample is not None:
            self._try(name, partial(self._start, self._effect_channels, sample, left, right, skip_ms))

    def follow(self, name: str, strength: float, fade_ms: int) -> None:
        """Cross-fade to a loop at this strength, from 0 to 1; to silence when the name is empty."""
        self._open()
        if self._music is not None:
            self._try(name, partial(self._music.follow, name, strength, fade_ms))

    def close(self) -> None:
        """Close the device, if it was opened, once the reader has stopped."""
        self._reader.close(_nothing, None)
        if self._effect_channels is not None:
            self._effect_channels = self._music = None
            self._device.close()

    def _start(self, channels: ChannelPool, sample: Sample, left: float, right: float, skip_ms: int) -> None:
        channels.play(self._device.later(sample, skip_ms) if skip_ms > 0 else sample, left, right)

    def _fetch(self, name: str, arrived: Arrival) -> None:
        self._reader.submit(partial(self._read, name, arrived))

    def _read(self, name: str, arrived: Arrival) -> None:
        """Runs on the reader."""
        sample: Sample | None = self._loops.loop(name)
        self._owner.submit(partial(self._try, name, partial(arrived, sample)))

    def _try(self, name: str, job: Job) -> None:
        try:
            job()
        except DeviceError as error:
            _log.warning("%s is not heard: %s", name, error)

    def _open(self) -> None:
        if self._tried:
            return
        self._tried = True
        try:
            first, second, *rest = self._device.open(MUSIC_CHANNELS + EFFECT_CHANNELS)
        except DeviceError as error:
            _log.warning("no sound: %s", error)
            return
        self._music = Music((first, second), self._fetch)
        self._effect_channels = ChannelPool(rest)


def _nothing() -> None:
    """The reader has nothing to clean up."""

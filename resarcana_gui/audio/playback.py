"""Playing effects and music on the sound card, which is opened when it is first needed."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterable
from functools import partial
from threading import Event
from typing import Final, TypeAlias

from resarcana_gui.audio.device import Channel, Device, DeviceError, Sample
from resarcana_gui.audio.executor import Executor, Job
from resarcana_gui.audio.sample_cache import SampleCache, SoundFolder

Arrival: TypeAlias = Callable[[Sample | None], None]
Fetch: TypeAlias = Callable[[str, Arrival], None]
"""Decodes a loop, which takes up to half a second, and passes it on; None if there is no such loop."""


class Music:
    """Cross-fades loops between two channels."""

    def __init__(self, channels: tuple[Channel, Channel], fetch: Fetch) -> None:
        self._channel, self._other = channels
        self._fetch = fetch
        self._wanted = self._heard = ""
        self._strength = 0.0
        self._sample: Sample | None = None

    def follow(self, name: str, strength: float, fade_ms: int) -> None:
        """Play this loop at this strength, from 0 to 1, as soon as it is decoded; none if the name is empty. The
        current loop plays on until then. Raises DeviceError."""
        changed = name != self._wanted
        self._wanted, self._strength = name, strength
        if name == self._heard:
            if self._sample is not None:
                self._sample.set_volume(strength)
        elif not name:
            self._cross(name, None, fade_ms)
        elif changed:
            self._fetch(name, partial(self._arrived, name, fade_ms))

    def _arrived(self, name: str, fade_ms: int, fresh: Sample | None) -> None:
        if name == self._wanted != self._heard:  # otherwise another is wanted by now, or this one was requested twice
            self._cross(name, fresh, fade_ms)

    def _cross(self, name: str, fresh: Sample | None, fade_ms: int) -> None:
        self._channel.fade_out(fade_ms)
        self._channel, self._other = self._other, self._channel
        self._heard, self._sample = name, fresh
        if fresh is not None:
            fresh.set_volume(self._strength)
            self._channel.repeat(fresh, fade_ms)


EFFECT_CHANNELS: Final = 8
"""The number of effects that play at once; one more replaces the oldest."""
MIN_INTERVAL: Final = 0.060
"""Seconds between two effects of the same name. Closer together they would only be louder, so the second is skipped."""


class RateLimiter:
    """Keeps the same effect from playing too often."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._last: dict[str, float] = {}

    def allows(self, name: str) -> bool:
        """Return whether this effect may play now; if so, it counts as played."""
        now = self._now()
        if now - self._last.get(name, -MIN_INTERVAL) < MIN_INTERVAL:
            return False
        self._last[name] = now
        return True


class ChannelPool:
    """Gives each effect a free channel, or else the one that has been playing longest."""

    def __init__(self, channels: list[Channel]) -> None:
        self._channels = channels

    def play(self, sample: Sample, left: float, right: float) -> None:
        """Play a sample once. Raises DeviceError."""
        channel = next((channel for channel in self._channels if not channel.busy()), self._channels[0])
        self._channels.remove(channel)
        self._channels.append(channel)
        channel.play(sample, left, right)


_log = logging.getLogger(__name__)

MUSIC_CHANNELS: Final = 2
"""Two, so that one loop can fade out while the next fades in."""


RETRY: Final = 5.0
"""Seconds until a device is looked for again where there was none: not every system reports a new one."""


class Playback:
    """Opens the device when it is first needed, and again when the one in use is gone. While there is none, nothing is
    heard. Errors are logged.

    Everything here runs on one executor, the owner, from opening the device to closing it. Only decoding a loop is
    left to a second one, the reader, because it takes so long that effects would be late. The owner takes over what
    was read, and closes the device only when the reader has stopped, so nobody can be using the device when it is
    closed.
    """

    def __init__(
        self,
        folders: Iterable[SoundFolder],
        device: Device,
        owner: Executor,
        reader: Executor,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._device = device
        self._owner, self._reader = owner, reader
        self._now = now
        folders = tuple(folders)
        self._effects, self._loops = SampleCache(folders, device), SampleCache(folders, device)
        self._tried: float | None = None
        """When opening last failed."""
        self._effect_channels: ChannelPool | None = None
        self._music: Music | None = None
        self._followed = ("", 0.0, 0)
        """The arguments of the last `follow`."""
        self._closing = False
        self._reopened = Event()
        """Set when the reader may go on."""

    def play(self, name: str, left: float, right: float, skip_ms: int = 0) -> None:
        """Play an effect, without its first milliseconds; left and right are strengths from 0 to 1."""
        self._open()
        if self._effect_channels is None:
            return
        sample = self._effects.get(name)
        if sample is not None:
            self._try(name, partial(self._start, self._effect_channels, sample, left, right, skip_ms))

    def follow(self, name: str, strength: float, fade_ms: int) -> None:
        """Cross-fade to a loop at this strength, from 0 to 1; to silence if the name is empty."""
        self._followed = (name, strength, fade_ms)
        self._open()
        self._go_on()

    def device_changed(self, *, appeared: bool) -> None:
        """Use a device that has appeared, if there was none; or, if the one in use is gone, another one as soon as
        nothing is being read for the old one."""
        if self._music is not None:
            if not appeared:
                self._reader.submit(self._pause)
        elif self._tried is not None:
            self._tried = None
            self._open()

    def close(self) -> None:
        """Close the device, if it was opened, once the reader has stopped."""
        self._closing = True
        self._reopened.set()
        self._reader.close(_nothing, None)
        if self._effect_channels is not None:
            self._effect_channels = self._music = None
            self._device.close()

    def _start(self, channels: ChannelPool, sample: Sample, left: float, right: float, skip_ms: int) -> None:
        channels.play(self._device.without_start(sample, skip_ms) if skip_ms > 0 else sample, left, right)

    def _fetch(self, name: str, arrived: Arrival) -> None:
        self._reader.submit(partial(self._read, name, arrived))

    def _read(self, name: str, arrived: Arrival) -> None:
        """Read a loop. Runs on the reader."""
        sample: Sample | None = self._loops.loop(name)
        self._owner.submit(partial(self._try, name, partial(arrived, sample)))

    def _try(self, name: str, job: Job) -> None:
        try:
            job()
        except DeviceError as error:
            _log.warning("%s is not heard: %s", name, error)

    def _pause(self) -> None:
        """Keep the reader waiting until the owner has another device. Runs on the reader."""
        self._reopened = reopened = Event()
        if not self._closing:
            self._owner.submit(self._reopen)
            reopened.wait()

    def _reopen(self) -> None:
        self._effect_channels = self._music = None
        self._effects.forget()
        self._device.close()
        self._open()
        self._reopened.set()

    def _open(self) -> None:
        """Open the device, unless it is open or there was none a moment ago; then go on with the music."""
        if self._music is not None or (self._tried is not None and self._now() - self._tried < RETRY):
            return
        try:
            first, second, *rest = self._device.open(MUSIC_CHANNELS + EFFECT_CHANNELS)
        except DeviceError as error:
            _log.log(logging.WARNING if self._tried is None else logging.DEBUG, "no sound: %s", error)
            self._tried = self._now()
            return
        self._tried = None
        self._music = Music((first, second), self._fetch)
        self._effect_channels = ChannelPool(rest)
        self._go_on()

    def _go_on(self) -> None:
        if self._music is not None:
            self._try(self._followed[0], partial(self._music.follow, *self._followed))


def _nothing() -> None:
    """Do nothing: the reader has nothing to clean up."""

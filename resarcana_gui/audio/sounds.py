"""The interface to all sound: effects by name, music by name, volumes."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

from resarcana_gui.audio import executor
from resarcana_gui.audio.device import Device
from resarcana_gui.audio.executor import Executor, ThreadExecutor
from resarcana_gui.audio.mixer import Mixer
from resarcana_gui.audio.playback import Playback, RateLimiter
from resarcana_gui.audio.sample_cache import SoundFolder

FADE_MS: Final = 1_500
"""The length of the cross-fade between two loops."""
MUTE_MS: Final = 150
"""How long music fades when the player mutes it or changes its volume."""


class Sounds:
    """Plays the sounds in several folders: `name.ogg`, or `name_1.ogg`, `name_2.ogg`, ... in turn; a game's own are
    called `game/name`.

    Nothing here waits or raises: separate threads read files and open the sound card when the first sound is due.
    What cannot be played is logged and skipped.
    """

    def __init__(
        self,
        folders: Iterable[SoundFolder],
        *,
        device: Device | None = None,
        now: Callable[[], float] = time.monotonic,
        new_executor: Callable[[], Executor] = ThreadExecutor,
    ) -> None:
        self._owner = new_executor()
        self._playback = Playback(folders, device or Mixer(), self._owner, new_executor(), now)
        self._limiter = RateLimiter(now)
        self._music_level = self._effects_level = 1.0
        self._wanted = self._followed = ""
        self._muted = self._closed = self._silent = False

    def play(self, name: str, *, pan: float = 0.0, gain: float = 1.0, skip_ms: int = 0) -> None:
        """Play an effect, without its first milliseconds. `pan` goes from -1, left, to 1, right; `gain` from 0 to 1,
        where 1 is the file's own level."""
        loud = _strength(self._effects_level) * min(max(gain, 0.0), 1.0)
        if loud > 0 and not self._muted and not self._closed and self._limiter.allows(name):
            self._owner.submit(partial(self._playback.play, name, *_sides(min(max(pan, -1.0), 1.0), loud), skip_ms))

    def music(self, name: str, fade_ms: int = FADE_MS) -> None:
        """Cross-fade to a loop; to silence if the name is empty. A loop that is already playing simply goes on."""
        if name != self._wanted:
            self._wanted = name
            self._follow(fade_ms)

    def set_volumes(self, music: float, effects: float) -> None:
        """Set the perceived loudness of both, from 0 to 1."""
        self._effects_level = effects
        if music != self._music_level:
            self._music_level = music
            self._follow(MUTE_MS)

    def device_changed(self, *, appeared: bool) -> None:
        """Note that a sound device has appeared, or that the one in use is gone."""
        if not self._closed:
            self._owner.submit(partial(self._playback.device_changed, appeared=appeared))

    @property
    def muted(self) -> bool:
        """Whether nothing is heard, whatever the volumes are."""
        return self._muted

    @muted.setter
    def muted(self, muted: bool) -> None:
        if muted != self._muted:
            self._muted = muted
            self._follow(MUTE_MS)

    def close(self) -> bool:
        """Fall silent for good. Return whether the sound card was released in time; if not, nothing of it or of
        pygame's may be touched or quit any more (see `leave` in `app/output.py`)."""
        if not self._closed:
            self._closed = True
            self._silent = self._owner.close(self._playback.close, executor.CLOSE_TIMEOUT)
        return self._silent

    def _follow(self, fade_ms: int) -> None:
        loud = 0.0 if self._muted else _strength(self._music_level)
        name = self._wanted if loud > 0 else ""
        if self._closed or name == self._followed == "":
            return
        self._followed = name
        self._owner.submit(partial(self._playback.follow, name, loud, fade_ms))


def _strength(level: float) -> float:
    """Return the signal strength for a perceived loudness, both from 0 to 1: half as loud takes a quarter."""
    return min(max(level, 0.0), 1.0) ** 2


def _sides(pan: float, strength: float) -> tuple[float, float]:
    """Return the strengths left and right at `pan`, from -1 to 1. In the middle both are full."""
    return strength * min(1.0 - pan, 1.0), strength * min(1.0 + pan, 1.0)


class Silence:
    """Has the interface of `Sounds` and plays nothing: for tests, and for code that wants no sound."""

    muted = True

    def play(self, name: str, *, pan: float = 0.0, gain: float = 1.0, skip_ms: int = 0) -> None:
        """Do nothing."""

    def music(self, name: str, fade_ms: int = 0) -> None:
        """Do nothing."""

    def set_volumes(self, music: float, effects: float) -> None:
        """Do nothing."""

    def device_changed(self, *, appeared: bool) -> None:
        """Do nothing."""

    def close(self) -> bool:
        """Return True: nothing is open."""
        return True

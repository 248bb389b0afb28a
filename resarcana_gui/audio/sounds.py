"""What the program calls: sounds by name, music by name, how loud."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

from resarcana_gui.audio import worker
from resarcana_gui.audio.desk import Desk
from resarcana_gui.audio.device import Device
from resarcana_gui.audio.effects import Doorman
from resarcana_gui.audio.mixer import Mixer
from resarcana_gui.audio.shelf import Folder
from resarcana_gui.audio.volume import gain as strength
from resarcana_gui.audio.volume import sides
from resarcana_gui.audio.worker import Hands, Worker

FADE_MS: Final = 1_500
"""How long one loop takes to go over into another."""
HUSH_MS: Final = 150
"""How long music takes to fall silent, or to come back, when that was set by hand."""


class Sounds:
    """Plays what lies in some folders, `name.ogg` or in turn `name_1.ogg`, `name_2.ogg`, ...; a game's own is called
    `game/name`.

    Nothing here waits or raises: files are read and the sound card is opened in threads of their own, when something
    is first to be heard. What cannot be heard is told to the log and passed over.
    """

    def __init__(
        self,
        folders: Iterable[Folder],
        *,
        device: Device | None = None,
        now: Callable[[], float] = time.monotonic,
        hands: Callable[[], Hands] = Worker,
    ) -> None:
        self._owner = hands()
        self._desk = Desk(folders, device or Mixer(), self._owner, hands())
        self._doorman = Doorman(now)
        self._music_level = self._effects_level = 1.0
        self._wanted = self._followed = ""
        self._muted = self._closed = self._silent = False

    def play(self, name: str, *, pan: float = 0.0, gain: float = 1.0) -> None:
        """Play a sound: pan from -1, left, to 1, right; gain from 0 to 1, as strong as the file at 1."""
        loud = strength(self._effects_level) * min(max(gain, 0.0), 1.0)
        if loud > 0 and not self._muted and not self._closed and self._doorman.admits(name):
            self._owner.do(partial(self._desk.play, name, *sides(min(max(pan, -1.0), 1.0), loud)))

    def music(self, name: str, fade_ms: int = FADE_MS) -> None:
        """Go over to a loop; to silence when the name is empty. The loop that is heard already simply goes on."""
        if name != self._wanted:
            self._wanted = name
            self._follow(fade_ms)

    def set_volumes(self, music: float, effects: float) -> None:
        """How loud either is to seem, from 0 to 1."""
        self._effects_level = effects
        if music != self._music_level:
            self._music_level = music
            self._follow(HUSH_MS)

    @property
    def muted(self) -> bool:
        """Whether nothing is to be heard, whatever the volumes are."""
        return self._muted

    @muted.setter
    def muted(self, muted: bool) -> None:
        if muted != self._muted:
            self._muted = muted
            self._follow(HUSH_MS)

    def close(self) -> bool:
        """Fall silent for good. Whether the sound card was let go of in time; if not, it is not to be touched any more,
        nor anything of pygame's to be quit (see `app/output.py`, leave)."""
        if not self._closed:
            self._closed = True
            self._silent = self._owner.close(self._desk.close, worker.PATIENCE)
        return self._silent

    def _follow(self, fade_ms: int) -> None:
        loud = 0.0 if self._muted else strength(self._music_level)
        name = self._wanted if loud > 0 else ""
        if self._closed or name == self._followed == "":
            return
        self._followed = name
        self._owner.do(partial(self._desk.follow, name, loud, fade_ms))

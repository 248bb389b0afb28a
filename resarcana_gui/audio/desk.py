"""The sound card, opened when it is first needed, and what plays on it."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from pathlib import Path
from threading import Lock
from typing import Final

from resarcana_gui.audio.device import Device, DeviceError
from resarcana_gui.audio.effects import MOST_VOICES, Choir
from resarcana_gui.audio.music import Music
from resarcana_gui.audio.shelf import Shelf

_log = logging.getLogger(__name__)

LOOPS: Final = 2
"""Voices for music: one that goes, one that comes."""


class Desk:
    """Opens the device once. Whatever goes wrong is told to the log, and nothing is heard.

    Effects may be asked for in one thread and music in another.
    """

    def __init__(self, folders: Iterable[Path], device: Device) -> None:
        self._device = device
        self._folders = tuple(folders)
        self._effects = Shelf(self._folders, device)
        self._lock = Lock()
        self._tried = False
        self._choir: Choir | None = None
        self._music: Music | None = None

    def play(self, name: str, left: float, right: float) -> None:
        """Let an effect be heard, so strong on either side, from 0 to 1."""
        self._open()
        if self._choir is None:
            return
        sample = self._effects.take(name)
        try:
            if sample is not None:
                self._choir.sing(sample, left, right)
        except DeviceError as error:
            _log.warning("%s is not heard: %s", name, error)

    def follow(self, name: str, strength: float, fade_ms: int) -> None:
        """Go over to a loop, so strong, from 0 to 1; to silence when the name is empty."""
        self._open()
        try:
            if self._music is not None:
                self._music.follow(name, strength, fade_ms)
        except DeviceError as error:
            _log.warning("%s is not heard: %s", name, error)

    def close(self) -> None:
        """Let go of the device, if it was opened."""
        if self._choir is not None:
            self._choir = self._music = None
            self._device.close()

    def _open(self) -> None:
        with self._lock:
            if self._tried:
                return
            self._tried = True
            try:
                first, second, *rest = self._device.open(LOOPS + MOST_VOICES)
            except DeviceError as error:
                _log.warning("no sound: %s", error)
                return
            loops = Shelf(self._folders, self._device)
            self._music = Music((first, second), lambda name: loops.take(name, keep=False))
            self._choir = Choir(rest)

"""The sound card, opened when it is first needed, and what plays on it."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from functools import partial
from typing import Final

from resarcana_gui.audio.device import Device, DeviceError, Sample
from resarcana_gui.audio.effects import MOST_VOICES, Choir
from resarcana_gui.audio.music import Arrival, Music
from resarcana_gui.audio.shelf import Folder, Shelf
from resarcana_gui.audio.worker import Hands, Job

_log = logging.getLogger(__name__)

LOOPS: Final = 2
"""Voices for music: one that goes, one that comes."""


class Desk:
    """Opens the device once. Whatever goes wrong is told to the log, and nothing is heard.

    Everything here is done by one pair of hands, the owner's, from opening the device to closing it. Only decoding a
    loop, which takes so long that effects would be late, is left to a reader; the owner takes what it has read, and
    closes the device when the reader has ended. So nobody can be using the device when it is closed.
    """

    def __init__(self, folders: Iterable[Folder], device: Device, owner: Hands, reader: Hands) -> None:
        self._device = device
        self._owner, self._reader = owner, reader
        folders = tuple(folders)
        self._effects, self._loops = Shelf(folders, device), Shelf(folders, device)
        self._tried = False
        self._choir: Choir | None = None
        self._music: Music | None = None

    def play(self, name: str, left: float, right: float) -> None:
        """Let an effect be heard, so strong on either side, from 0 to 1."""
        self._open()
        if self._choir is None:
            return
        sample = self._effects.take(name)
        if sample is not None:
            self._try(name, partial(self._choir.sing, sample, left, right))

    def follow(self, name: str, strength: float, fade_ms: int) -> None:
        """Go over to a loop, so strong, from 0 to 1; to silence when the name is empty."""
        self._open()
        if self._music is not None:
            self._try(name, partial(self._music.follow, name, strength, fade_ms))

    def close(self) -> None:
        """Let go of the device, if it was opened, as soon as nobody reads for it."""
        self._reader.close(_nothing, None)
        if self._choir is not None:
            self._choir = self._music = None
            self._device.close()

    def _fetch(self, name: str, arrived: Arrival) -> None:
        self._reader.do(partial(self._read, name, arrived))

    def _read(self, name: str, arrived: Arrival) -> None:
        """The reader's part."""
        sample: Sample | None = self._loops.take(name, keep=False)
        self._owner.do(partial(self._try, name, partial(arrived, sample)))

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
            first, second, *rest = self._device.open(LOOPS + MOST_VOICES)
        except DeviceError as error:
            _log.warning("no sound: %s", error)
            return
        self._music = Music((first, second), self._fetch)
        self._choir = Choir(rest)


def _nothing() -> None:
    """The reader has nothing to clear away."""

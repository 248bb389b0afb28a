"""Sound files, found by name in several folders and decoded when needed."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterable
from itertools import count
from pathlib import Path
from typing import Final

from resarcana_gui.audio.device import Device, DeviceError, Sample
from resarcana_gui.shipped import log_once, missing

_log = logging.getLogger(__name__)

SUFFIX: Final = ".ogg"
VARIANT: Final = re.compile(r"(.+)_\d+")
"""The stem of a file when a sound has several variants: card_slide_1, card_slide_2."""
LONG: Final = 1.5
"""Sounds of more seconds are not kept. They are seldom heard, would take two thirds of the memory of all, and
decoding one takes less time than a buffer lasts."""


SoundFolder = tuple[str, Path]
"""The game that a folder of sounds belongs to (empty if it belongs to all games), and the folder."""


class SampleCache:
    """Samples by name, a game's own as `game/name`; variants are returned in turn. Missing or damaged files are
    logged once."""

    def __init__(self, folders: Iterable[SoundFolder], device: Device) -> None:
        self._folders = tuple(folders)
        self._device = device
        self._files: dict[str, list[Path]] | None = None
        self._samples: dict[Path, Sample | None] = {}
        self._turns: dict[str, count[int]] = {}

    def get(self, name: str) -> Sample | None:
        """Return the next variant of a sound; None if there is none."""
        path = self._next(name)
        if path is None or path in self._samples:
            return None if path is None else self._samples[path]
        sample = self._read(path, self._device.load)
        if sample is None or sample.get_length() <= LONG:
            self._samples[path] = sample
        return sample

    def loop(self, name: str) -> Sample | None:
        """Return the next variant of a piece of music, read again each time."""
        path = self._next(name)
        return None if path is None else self._read(path, self._device.loop)

    def forget(self) -> None:
        """Drop the decoded samples, as their device is gone."""
        self._samples.clear()

    def _next(self, name: str) -> Path | None:
        paths = self._variants(name)
        return paths[next(self._turns.setdefault(name, count())) % len(paths)] if paths else None

    def _variants(self, name: str) -> list[Path]:
        if self._files is None:
            self._files = _found(self._folders)
        if name not in self._files:
            _log.warning("no sound is called %r", name)
            self._files[name] = []
        return self._files[name]

    def _read(self, path: Path, read: Callable[[Path], Sample]) -> Sample | None:
        try:
            return read(path)
        except DeviceError as error:
            log_once(str(path), _sentence(path, error))
            return None


def _sentence(path: Path, error: DeviceError) -> str:
    """Return what is wrong with a file, in a sentence that names it."""
    return str(error) if str(path) in str(error) else f"{path} cannot be played: {error}."


def _found(folders: Iterable[SoundFolder]) -> dict[str, list[Path]]:
    """Return every sound's files, sorted. A sound in a later folder replaces one of the same name in an earlier one."""
    files: dict[str, list[Path]] = {}
    for game, folder in folders:
        here: dict[str, list[Path]] = {}
        for path in missing(folder):
            log_once(str(path), f"{path} belongs to the program but is not there: please install it again.")
        for path in sorted(folder.glob(f"*{SUFFIX}")):
            match = VARIANT.fullmatch(path.stem)
            name = match[1] if match else path.stem
            here.setdefault(f"{game}/{name}" if game else name, []).append(path)
        files.update(here)
    return files

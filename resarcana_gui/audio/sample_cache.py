"""Sound files, found by name in several folders and decoded when first needed."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable
from itertools import count
from pathlib import Path
from typing import Final

from resarcana_gui.audio.device import Device, DeviceError, Sample
from resarcana_gui.shipped import missing, tell

_log = logging.getLogger(__name__)

ENDING: Final = ".ogg"
VARIANT: Final = re.compile(r"(.+)_\d+")
"""The stem of a file when a sound has several variants: card_slide_1, card_slide_2."""


Folder = tuple[str, Path]
"""The game that a folder of sounds belongs to, empty for those of every game, and the folder."""


class SampleCache:
    """Samples by name, a game's own as `game/name`; variants are returned in turn. Missing or damaged files are logged
    once."""

    def __init__(self, folders: Iterable[Folder], device: Device) -> None:
        self._folders = tuple(folders)
        self._device = device
        self._files: dict[str, list[Path]] | None = None
        self._samples: dict[Path, Sample | None] = {}
        self._turns: dict[str, count[int]] = {}

    def get(self, name: str, *, keep: bool = True) -> Sample | None:
        """The next variant of a sound; None when there is none. With keep=False it is decoded anew each time."""
        paths = self._variants(name)
        if not paths:
            return None
        path = paths[next(self._turns.setdefault(name, count())) % len(paths)]
        if not keep:
            return self._load(path)
        if path not in self._samples:
            self._samples[path] = self._load(path)
        return self._samples[path]

    def _variants(self, name: str) -> list[Path]:
        if self._files is None:
            self._files = _found(self._folders)
        if name not in self._files:
            _log.warning("no sound is called %r", name)
            self._files[name] = []
        return self._files[name]

    def _load(self, path: Path) -> Sample | None:
        try:
            return self._device.load(path)
        except DeviceError as error:
            tell(str(path), _sentence(path, error))
            return None


def _sentence(path: Path, error: DeviceError) -> str:
    """What is wrong with a file, in a sentence that names it."""
    return str(error) if str(path) in str(error) else f"{path} cannot be played: {error}."


def _found(folders: Iterable[Folder]) -> dict[str, list[Path]]:
    """Every sound's files, sorted. A sound in a later folder replaces one of the same name in an earlier one."""
    files: dict[str, list[Path]] = {}
    for game, folder in folders:
        here: dict[str, list[Path]] = {}
        for path in missing(folder):
            tell(str(path), f"{path} belongs to the program but is not there: please install it again.")
        for path in sorted(folder.glob(f"*{ENDING}")):
            match = VARIANT.fullmatch(path.stem)
            name = match[1] if match else path.stem
            here.setdefault(f"{game}/{name}" if game else name, []).append(path)
        files.update(here)
    return files

"""The bin, where deleted games lie until the window in which they were deleted is closed. Each window has its own
folder, which no other empties while it is open."""

from __future__ import annotations

import logging
import shutil
from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from typing import Final

from resarcana_gui.files import move_file, numbered
from resarcana_gui.locks import Lock

LOCK: Final = ".lock"
"""The suffix of a file beside the folder that is locked as long as its window is open."""

_log = logging.getLogger(__name__)


class Bin:
    """The deleted games of one window, in a folder below that of all windows."""

    def __init__(self, root: Path) -> None:
        """Nothing is created before something is deleted."""
        self._root: Final = root
        self._own: Path | None = None
        self._lock: Lock | None = None

    def put(self, path: Path) -> None:
        """Move a file into the bin. Raises OSError."""
        path.replace(self._folder() / path.name)

    def take_out(self, name: str, folder: Path) -> Path:
        """Move a file back to a folder, with a number added to its name if that is taken by now, and return its
        path. Raises OSError."""
        for target in numbered(folder, name):
            with suppress(FileExistsError):
                move_file(self._folder() / name, target)
                return target
        raise AssertionError("there is no end of numbers")

    def empty_others(self) -> None:
        """Delete for good what closed windows have left, however they ended."""
        with suppress(OSError):
            for token in {path.stem for path in self._root.iterdir()}:
                with suppress(OSError):  # its window is open
                    self._empty(token)
            self._root.rmdir()

    def _empty(self, token: str) -> None:
        """Delete what a window has left. Raises OSError if the window is open, or if that cannot be known."""
        lock = Lock(self._root / f"{token}{LOCK}")
        shutil.rmtree(self._root / token, ignore_errors=True)
        for path in self._root.glob(f"{token}.*"):  # earlier versions had one folder for all
            with suppress(OSError):
                path.unlink()
        lock.release()

    def _folder(self) -> Path:
        """Return this window's own folder, locked before others can see it. Raises OSError."""
        if self._own is None:
            token = token_hex(8)
            self._root.mkdir(parents=True, exist_ok=True)
            try:
                self._lock = Lock(self._root / f"{token}{LOCK}")
            except OSError as error:
                _log.info("what is deleted is not locked: %s", error)
            own = self._root / token
            own.mkdir()
            self._own = own
        return self._own

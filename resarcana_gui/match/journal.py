"""The save that is always up to date: a line is appended for everything that happens, so that a crash loses at most
the command in flight. `MatchRecorder` writes the lines and measures how long answers take; `Journal` is the file."""

from __future__ import annotations

import os
import weakref
from collections.abc import Callable, Iterable, Mapping
from contextlib import closing, suppress
from io import FileIO
from pathlib import Path
from typing import Final

from resarcana_gui.files import place_file, replace_file
from resarcana_gui.kernel.codec import JsonObject
from resarcana_gui.kernel.game import Outcome
from resarcana_gui.locks import HeldError, SharedLock
from resarcana_gui.match.errors import SaveError, SaveFault
from resarcana_gui.match.history import History, Step
from resarcana_gui.match.save_lines import Chain, outcome_line, step_line, undo_line


class Journal:
    """A file that grows. If the disk fails, the match continues without it: `trouble` says so, in one sentence, and
    what was written before can still be loaded.

    The file stays open, so that saving never needs a free descriptor, and locked, so that no other program continues
    the same match. It is closed by `close`, after trouble, or with the journal itself.
    """

    def __init__(self, path: Path, size: int, chain: Chain, fast: bool) -> None:
        """Used by `create` and `reopen`; call those instead. Raises HeldError when another program plays the match,
        and OSError."""
        self.path = path
        self.trouble: str | None = None
        self._size = size
        self._chain = chain
        self._fast = fast
        self._file = FileIO(path, "r+")
        self._closing = weakref.finalize(self, self._file.close)
        self._lock = _lock_of(self._file)

    @classmethod
    def create(cls, path: Path, lines: Iterable[JsonObject], fast: bool = False) -> Journal:
        """Return a journal in a new file with these lines; the file appears whole or not at all. `fast` leaves it to
        the system when the bytes reach the disk: they survive a crash of the program, but not of the machine. Raises
        SaveError."""
        content, chain = _sealed(lines)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            place_file(path, content)
            return cls(path, len(content), chain, fast)
        except OSError as error:
            raise _fault(path, error) from error

    @classmethod
    def rewrite(cls, path: Path, size: int, lines: Iterable[JsonObject], fast: bool = False) -> Journal:
        """Return a journal that replaces a file of `size` bytes by these lines. The old file is only removed once
        the new one is safe. Raises SaveError, also when another program plays the match or has changed the file."""
        content, chain = _sealed(lines)
        try:
            old = cls(path, size, Chain(), fast)
            with closing(old):
                old._check()
                replace_file(path, content)
            return cls(path, len(content), chain, fast)
        except OSError as error:
            raise _fault(path, error) from error

    @classmethod
    def reopen(cls, path: Path, size: int, intact: int, crc: int, fast: bool = False) -> Journal:
        """Return a journal that continues a file of `size` bytes, of which the first `intact` are sound and whose
        chain is at `crc`; an incomplete last line is cut off. Raises SaveError, also when another program plays the
        match or has changed the file."""
        try:
            journal = cls(path, size, Chain(crc), fast)
            journal._check()
            journal._cut(intact)
        except OSError as error:
            raise _fault(path, error) from error
        return journal

    def write(self, line: JsonObject) -> None:
        """Append a line and flush it to the disk. After trouble, or once closed, nothing is written."""
        if not self._closing.alive:
            return
        try:
            self._append(self._chain.sealed(line))
        except OSError as error:
            self._give_up(f"{self.path} cannot be written ({error.strerror})")

    @property
    def seal(self) -> int:
        """The CRC of the last line, which covers all lines up to it (see `Chain`)."""
        return self._chain.crc

    def close(self) -> None:
        """Close the file: nothing more is written, and other programs may continue it."""
        self._lock = None
        with suppress(OSError):  # every line was flushed to the disk when it was written
            self._closing()

    def _check(self) -> None:
        """Raise HeldError when the file is not as it was read: another program has changed it."""
        if not self._is_ours():
            raise HeldError

    def _cut(self, size: int) -> None:
        """Raises OSError."""
        if size < self._size:
            self._file.truncate(size)
            os.fsync(self._file.fileno())
            self._size = size

    def _append(self, content: bytes) -> None:
        if not self._is_ours():
            self._give_up(f"another program has changed {self.path}")
            return
        self._put(content)
        if not self._fast:
            os.fsync(self._file.fileno())
        self._size += len(content)

    def _put(self, content: bytes) -> None:
        """Append all of it, or nothing. Raises OSError."""
        self._file.seek(self._size)
        rest = memoryview(content)
        try:
            while rest:
                rest = rest[self._file.write(rest) :]
        except OSError:
            with suppress(OSError):  # in that case a torn line remains, which the loader leaves out
                self._file.truncate(self._size)
            raise

    def _is_ours(self) -> bool:
        """Return whether the open file is still the one of that name, and as long as this program left it. Raises
        OSError when there is no file of that name."""
        here, there = os.fstat(self._file.fileno()), self.path.stat()
        return os.path.samestat(here, there) and here.st_size == self._size

    def _give_up(self, why: str) -> None:
        self.trouble = f"The game is no longer being saved: {why}."
        self.close()


def _sealed(lines: Iterable[JsonObject]) -> tuple[bytes, Chain]:
    """Return the lines as they are written, and the chain at their end."""
    chain = Chain()
    return b"".join(chain.sealed(line) for line in lines), chain


def _lock_of(file: FileIO) -> SharedLock | None:
    """Return the lock; None on systems without locks. Raises HeldError when another program holds it."""
    try:
        return SharedLock.of(file.fileno())
    except HeldError:
        raise
    except OSError:
        return None


def _fault(path: Path, error: OSError) -> SaveError:
    if isinstance(error, HeldError):
        return SaveError(f"{path} is being played by another program.", SaveFault.PLAYED)
    if isinstance(error, FileExistsError) and path.exists():
        return SaveError(f"{path} already exists.", SaveFault.UNWRITABLE)
    return SaveError(f"{path} cannot be written: {error.strerror}.", SaveFault.UNWRITABLE)


Clock = Callable[[], float]
"""Seconds, from any starting point."""


class MatchRecorder:
    """Writes what happens at one match to its journal, if it is saved."""

    def __init__(self, history: History, journal: Journal | None, clock: Clock) -> None:
        self._history: Final = history
        self._journal: Final = journal
        self._clock: Final = clock
        self._since = clock()

    def seconds(self) -> float:
        """Return the seconds since the last call, or since the match was last rewound: the time that an answer took."""
        now = self._clock()
        seconds, self._since = round(now - self._since, 3), now
        return seconds

    def write_step(self, step: Step, progress: Mapping[str, int]) -> None:
        """Record a command that was carried out, with the game's progress after it."""
        if self._journal is not None:
            self._journal.write(step_line(self._history, step, progress))

    def write_rewound(self, at: int, progress: Mapping[str, int]) -> None:
        """Record that everything after a position was undone."""
        self._since = self._clock()
        if self._journal is not None:
            self._journal.write(undo_line(at, progress))

    def write_outcome(self, outcome: Outcome | None, ended: float | None) -> None:
        """Record that the game has ended, at this time in seconds since 1970, or None if the time is unknown.
        Nothing is written while there is no outcome."""
        if self._journal is not None and outcome is not None:
            self._journal.write(outcome_line(outcome, ended))

"""The save that is always up to date: lines are appended as things happen, so that a crash loses at most the command in
flight."""

from __future__ import annotations

import os
import weakref
from collections.abc import Iterable
from contextlib import suppress
from io import FileIO
from pathlib import Path

from resarcana_gui.files import read_bytes, replace_file
from resarcana_gui.kernel.codec import JsonObject
from resarcana_gui.match.chain import Chain
from resarcana_gui.match.errors import SaveError, SaveFault


class Journal:
    """A file that grows. If the disk fails, the match continues without it: `trouble` says so, in one sentence, and
    what was written before can still be loaded.

    The file stays open, so that saving never needs a free descriptor. It is closed by `close`, by trouble, or with the
    journal itself."""

    def __init__(self, path: Path, size: int, chain: Chain, fast: bool) -> None:
        """Used by `create` and `reopen`; call those instead. Raises OSError."""
        self.path = path
        self.trouble: str | None = None
        self._size = size
        self._chain = chain
        self._fast = fast
        self._file = FileIO(path, "r+")
        self._closing = weakref.finalize(self, self._file.close)

    @classmethod
    def create(cls, path: Path, lines: Iterable[JsonObject], fast: bool = False) -> Journal:
        """A new file with these lines; it appears whole or not at all. `fast` leaves it to the system when the bytes
        reach the disk: they survive a crash of the program, but not of the machine. Raises SaveError."""
        if path.exists():
            raise SaveError(f"{path} already exists.", SaveFault.UNWRITABLE)
        return cls.rewrite(path, lines, fast)

    @classmethod
    def rewrite(cls, path: Path, lines: Iterable[JsonObject], fast: bool = False) -> Journal:
        """A file with these lines in the place of whatever is there, which goes only when the new one is safe. Raises
        SaveError."""
        chain = Chain()
        content = b"".join(chain.sealed(line) for line in lines)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            replace_file(path, content)
            return cls(path, len(content), chain, fast)
        except OSError as error:
            raise SaveError(f"{path} cannot be written: {error.strerror}.", SaveFault.UNWRITABLE) from error

    @classmethod
    def reopen(cls, path: Path, intact: int, crc: int, fast: bool = False) -> Journal:
        """Continue in a file whose first `intact` bytes are sound and whose chain is at `crc`; an incomplete last line
        is dropped by writing a new file beside the old one, which is replaced only when the new one is safe. Raises
        SaveError."""
        try:
            if path.stat().st_size != intact:
                replace_file(path, read_bytes(path)[:intact])
            return cls(path, intact, Chain(crc), fast)
        except OSError as error:
            raise SaveError(f"{path} cannot be written: {error.strerror}.", SaveFault.UNWRITABLE) from error

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
        """The CRC of the last line, which stands for all lines up to it (see `chain`)."""
        return self._chain.crc

    def close(self) -> None:
        """Close the file: nothing more will be written."""
        with suppress(OSError):  # every line was seen to the disk when it was written
            self._closing()

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
            with suppress(OSError):  # then a torn line remains, which the loader leaves out
                self._file.truncate(self._size)
            raise

    def _is_ours(self) -> bool:
        """Whether the open file is still the one of that name, and as long as we left it. Raises OSError when there is
        no file of that name."""
        here, there = os.fstat(self._file.fileno()), self.path.stat()
        return os.path.samestat(here, there) and here.st_size == self._size

    def _give_up(self, why: str) -> None:
        self.trouble = f"The game is no longer being saved: {why}."
        self.close()

"""The save that is always up to date: lines appended as things happen, so that a crash at any moment loses at most the
command in flight."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

from resarcana_gui.kernel.codec import JsonObject
from resarcana_gui.match.chain import Chain
from resarcana_gui.match.errors import SaveError


class Journal:
    """A file that grows. When the disk fails, the match goes on without it: `trouble` says so, in one sentence, and
    what was written before can still be loaded. The file is open only while a line is written."""

    def __init__(self, path: Path, size: int, chain: Chain, fast: bool) -> None:
        """For `create` and `reopen`, which are the usual ways in."""
        self.path = path
        self.trouble: str | None = None
        self._size = size
        self._chain = chain
        self._fast = fast

    @classmethod
    def create(cls, path: Path, lines: Iterable[JsonObject], fast: bool = False) -> Journal:
        """A new file with these lines; it appears whole or not at all. `fast` leaves it to the system when the bytes
        reach the disk: they survive the program's end, but not the machine's. Raises SaveError."""
        if path.exists():
            raise SaveError(f"{path} exists already.")
        chain = Chain()
        content = b"".join(chain.sealed(line) for line in lines)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            put_file(path, content)
        except OSError as error:
            raise SaveError(f"{path} cannot be written: {error.strerror}.") from error
        return cls(path, len(content), chain, fast)

    @classmethod
    def reopen(cls, path: Path, intact: int, crc: int, fast: bool = False) -> Journal:
        """Go on in a file whose first `intact` bytes are sound, their chain standing at `crc`; a torn line behind them
        is left out by writing the file anew beside the old one, which goes only when the new one is safe. Raises
        SaveError."""
        try:
            if path.stat().st_size != intact:
                put_file(path, path.read_bytes()[:intact])
        except OSError as error:
            raise SaveError(f"{path} cannot be written: {error.strerror}.") from error
        return cls(path, intact, Chain(crc), fast)

    def write(self, line: JsonObject) -> None:
        """Append a line and see it to the disk."""
        if self.trouble is None:
            try:
                self._append(self._chain.sealed(line))
            except OSError as error:
                self.trouble = f"The game is no longer saved: {self.path} cannot be written ({error.strerror})."

    def _append(self, content: bytes) -> None:
        with self.path.open("r+b") as file:
            if file.seek(0, os.SEEK_END) != self._size:
                self.trouble = f"The game is no longer saved: somebody else has changed {self.path}."
                return
            file.write(content)
            file.flush()
            if not self._fast:
                os.fsync(file.fileno())
        self._size += len(content)


def put_file(path: Path, content: bytes) -> None:
    """Put a file in its place at once: whoever looks sees the old content or the new, never half of it."""
    fresh = path.with_name(path.name + ".new")
    with fresh.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)

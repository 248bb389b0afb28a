"""Reading a save line by line. This takes little memory whatever is in the file, and a file that is not a save is
rejected at its first wrong line."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Final

from resarcana_gui.files import MIB, UnreadableError, opened
from resarcana_gui.kernel.game import Game
from resarcana_gui.match import parse
from resarcana_gui.match.errors import SaveError, SaveFault
from resarcana_gui.match.header import Header, read_header
from resarcana_gui.match.save_lines import Chain

LARGEST_FILE: Final = 16 * MIB
"""Bytes; a long game with four players takes less than a twentieth of this."""


class SealedLines:
    """The complete lines of an open save, each checked against its seal. Bytes after the last line end were being
    written when the program ended, and are left out."""

    def __init__(self, path: Path, file: BinaryIO) -> None:
        self._path: Final = path
        self._file: Final = file
        self._chain: Final = Chain()
        self.number = 0
        """The number of lines read so far."""
        self.intact = 0
        """The number of bytes in these lines."""
        self.torn = b""
        """The bytes after the last line end; known once all lines have been read."""

    @property
    def crc(self) -> int:
        """The CRC with which the lines read so far end (see `Chain`)."""
        return self._chain.crc

    @property
    def where(self) -> str:
        """The line that was read last, as error messages name it."""
        return f"{self._path}, line {self.number}"

    def header(self, games: Mapping[str, Game]) -> Header:
        """Return what the first line says. Raises SaveError."""
        raw = self._next()
        if raw is None and not self.torn:
            raise SaveError(f"{self._path} is empty.", SaveFault.DAMAGED)
        return read_header(self._path, self.torn if raw is None else raw, self._chain, games)

    def rest(self) -> Iterator[bytes]:
        """Yield the lines after the first, without their line ends. Raises SaveError for a line that is damaged or
        too long, and where there is none at all."""
        while (raw := self._next()) is not None:
            if not self._chain.follows(raw):
                raise SaveError(f"{self.where}: the line is damaged, or one before it is missing.", SaveFault.DAMAGED)
            yield raw
        if self.number < 2:
            raise SaveError(f"{self._path} ends before the game begins.", SaveFault.DAMAGED)

    def _next(self) -> bytes | None:
        raw = self._file.readline(parse.LONGEST_LINE + 2)
        if not raw.endswith(b"\n") and len(raw) <= parse.LONGEST_LINE:
            self.torn = raw
            return None
        self.number += 1
        self.intact += len(raw)
        if len(raw) > parse.LONGEST_LINE + 1:
            raise SaveError(f"{self.where}: the line is too long.", SaveFault.DAMAGED)
        if self.intact > LARGEST_FILE:
            raise _unreadable(_too_large(self._path))
        return raw.removesuffix(b"\n")


@contextmanager
def sealed_lines(path: Path) -> Iterator[SealedLines]:
    """Yield the lines of a file, and close it afterwards. Raises SaveError when it cannot be read or is too large."""
    try:
        file = opened(path)
    except UnreadableError as error:
        raise _unreadable(error) from error
    with file:
        try:
            if os.fstat(file.fileno()).st_size > LARGEST_FILE:
                raise _unreadable(_too_large(path))
            yield SealedLines(path, file)
        except OSError as error:
            raise SaveError(f"{path} cannot be read: {error.strerror}.", SaveFault.UNREADABLE) from error


def _too_large(path: Path) -> UnreadableError:
    return UnreadableError(path, f"it is larger than {LARGEST_FILE // MIB} MiB")


def _unreadable(error: UnreadableError) -> SaveError:
    return SaveError(str(error), SaveFault.UNREADABLE)

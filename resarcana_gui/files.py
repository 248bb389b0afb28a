"""Reading files that may be anything, and replacing our own atomically. Any module may import this one.

Only regular files are read, and only a limited number of bytes: reading a pipe could wait forever, and a device such
as /dev/zero has no end. Whatever keeps a file from being read is reported as one error with one sentence.
"""

from __future__ import annotations

import errno
import os
import re
import stat
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from secrets import token_hex
from typing import BinaryIO, Final, TextIO

MIB: Final = 1 << 20
LARGEST: Final = 64 * MIB
"""Bytes; no file that the program reads is as large."""
LARGEST_TEXT: Final = MIB
"""Bytes; no text that a person has written for the program is as large."""

KINDS: Final = (
    (stat.S_ISDIR, "it is a folder"),
    (stat.S_ISFIFO, "it is a pipe"),
    (stat.S_ISSOCK, "it is a socket"),
    (stat.S_ISCHR, "it is a device"),
    (stat.S_ISBLK, "it is a device"),
)
"""What may lie where a file is expected."""
FLAGS: Final = (
    os.O_RDONLY
    | getattr(os, "O_NONBLOCK", 0)  # opening a pipe that nobody writes to would wait for somebody
    | getattr(os, "O_NOCTTY", 0)
    | getattr(os, "O_BINARY", 0)
    | getattr(os, "O_CLOEXEC", 0)
)
APPENDING: Final = (
    os.O_WRONLY
    | os.O_APPEND
    | os.O_CREAT
    | getattr(os, "O_NONBLOCK", 0)
    | getattr(os, "O_NOCTTY", 0)
    | getattr(os, "O_CLOEXEC", 0)
)
EARLIEST: Final = datetime(1970, 1, 2, tzinfo=UTC).timestamp()
LATEST: Final = datetime(9999, 12, 30, tzinfo=UTC).timestamp()
"""The bounds of times leave room for a day, as the time is shown in any zone."""
FOREIGN: Final = (errno.EINVAL, errno.EFBIG, errno.EILSEQ)
"""The numbers of errors raised here: no regular file, too large, not in UTF-8."""

UNFINISHED: Final = ".new"
"""The suffix of a file that is being written."""
LEFTOVER: Final = re.compile(r"(writing-[0-9a-f]{16}|.*\.jsonl?)\.new")
"""The names of such files; earlier versions named them after the file that they were to replace."""
PAUSES: Final = (0.005, 0.02, 0.1) if os.name == "nt" else ()
"""Seconds to wait before replacing a file is tried again."""
ABANDONED: Final = 3600.0
"""Seconds after which nobody is writing any more."""


class UnreadableError(OSError):
    """A file cannot be read, or is not what it should be. `str` is one sentence: which file, and why; `strerror`
    only says why, in a few words, and `filename` which."""

    def __init__(self, path: Path, reason: str, number: int = errno.EINVAL) -> None:
        super().__init__(number, reason, str(path))

    def __str__(self) -> str:
        return f"{self.filename} cannot be read: {self.strerror}."

    @property
    def missing(self) -> bool:
        """Whether nothing of that name exists."""
        return self.errno in (errno.ENOENT, errno.ENOTDIR)

    @property
    def foreign(self) -> bool:
        """Whether something is there that the system would return, but nothing that is read here."""
        return self.errno in FOREIGN


def opened(path: Path) -> BinaryIO:
    """Return a regular file, open for reading. The caller closes it, and limits what is read. Raises
    UnreadableError."""
    try:
        descriptor = os.open(path, FLAGS)
    except (OSError, ValueError) as error:  # ValueError: a zero byte in the name
        raise _unreadable(path, error) from None
    try:
        _check_regular(path, os.fstat(descriptor).st_mode)
        return os.fdopen(descriptor, "rb")
    except BaseException:
        os.close(descriptor)
        raise


def opened_for_appending(path: Path) -> TextIO:
    """Return a regular file, created if need be, open for text in UTF-8 to be added at its end. The caller closes
    it. Raises UnreadableError, also for a pipe, which would wait until somebody reads it."""
    try:
        descriptor = os.open(path, APPENDING, 0o666)
    except (OSError, ValueError) as error:
        raise _unreadable(path, error) from None
    try:
        _check_regular(path, os.fstat(descriptor).st_mode)
        return os.fdopen(descriptor, "a", encoding="utf-8")
    except BaseException:
        os.close(descriptor)
        raise


def read_bytes(path: Path, most: int = LARGEST) -> bytes:
    """Return the whole file. Raises UnreadableError, also if it is larger than `most` bytes."""
    with opened(path) as file:
        try:
            content = file.read(most + 1)
        except OSError as error:
            raise _unreadable(path, error) from None
    if len(content) > most:
        raise UnreadableError(path, f"it is larger than {_measure(most)}", errno.EFBIG)
    return content


def read_text(path: Path, most: int = LARGEST_TEXT) -> str:
    """Return the whole file as text in UTF-8, with or without a byte order mark. Raises UnreadableError, also if it
    is larger than `most` bytes."""
    try:
        return read_bytes(path, most).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise UnreadableError(path, f"it is not in UTF-8, from byte {error.start} on", errno.EILSEQ) from None


def replace_file(path: Path, content: bytes) -> None:
    """Replace a file, flushed to the disk: readers see the old content or the new, never half of it. Raises OSError."""
    with _written(path.parent, content) as fresh:
        for pause in PAUSES:
            try:
                fresh.replace(path)
            except PermissionError:  # on Windows: somebody reads it at this moment
                time.sleep(pause)
            else:
                return
        fresh.replace(path)


def place_file(path: Path, content: bytes) -> None:
    """Create a file, completely or not at all. Raises FileExistsError, also if another program has just made it, and
    OSError."""
    with _written(path.parent, content) as fresh:
        move_file(fresh, path)


def move_file(path: Path, target: Path) -> None:
    """Rename a file without ever replacing another. Raises FileExistsError if the target exists, and OSError."""
    try:
        os.link(path, target)
    except FileExistsError:
        raise
    except OSError:  # a file system without hard links
        if target.exists():
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(target)) from None
        path.rename(target)
    else:
        path.unlink()


def place_beside(folder: Path, name: str, content: bytes) -> Path:
    """Create a file in a folder, with a number in its name if that is taken, and return its path. Raises OSError."""
    for path in numbered(folder, name):
        try:
            place_file(path, content)
        except FileExistsError:
            continue
        return path
    raise AssertionError("there is no end of numbers")


def numbered(folder: Path, name: str) -> Iterator[Path]:
    """Yield paths for a file in a folder, without end: with its name, and then with a number after the stem."""
    stem, suffix = Path(name).stem, Path(name).suffix
    return (folder / f"{stem}{f'-{again}' if again else ''}{suffix}" for again in count())


def remove_leftovers(folder: Path) -> None:
    """Remove files in a folder that programs were writing when they were killed. One younger than an hour may still
    be written by another program."""
    with suppress(OSError):
        for path in folder.glob(f"*{UNFINISHED}"):
            with suppress(OSError):
                if LEFTOVER.fullmatch(path.name) and time.time() - path.stat().st_mtime > ABANDONED:
                    path.unlink()


@contextmanager
def _written(folder: Path, content: bytes) -> Iterator[Path]:
    """Yield a new file with this content, flushed to the disk, under a name that nobody else writes to. It is
    removed in the end unless it was renamed. Raises OSError."""
    fresh = folder / f"writing-{token_hex(8)}{UNFINISHED}"
    try:
        with fresh.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        yield fresh
    finally:
        with suppress(OSError):
            fresh.unlink()


def changed(path: Path) -> datetime:
    """Return when a file was last written, in the zone of the machine. A time outside the calendar, which a file
    system may well give, is replaced by the nearest one inside. Raises UnreadableError."""
    try:
        when = path.stat().st_mtime
    except (OSError, ValueError) as error:
        raise _unreadable(path, error) from None
    return datetime.fromtimestamp(min(max(when, EARLIEST), LATEST), UTC).astimezone()


def _check_regular(path: Path, mode: int) -> None:
    if not stat.S_ISREG(mode):
        raise UnreadableError(path, next((reason for is_kind, reason in KINDS if is_kind(mode)), "it is not a file"))


def _unreadable(path: Path, error: OSError | ValueError) -> UnreadableError:
    if isinstance(error, OSError):
        return UnreadableError(path, error.strerror or str(error), error.errno or errno.EIO)
    return UnreadableError(path, str(error))


def _measure(size: int) -> str:
    return f"{size // MIB} MiB" if size >= MIB else f"{size} bytes"

"""Locks between programs that use one folder at the same time, such as two windows. A leaf that everyone may import.

The system releases a lock when the process that holds it ends, however it ends. Where a file system knows no locks,
everything goes on without them.
"""

from __future__ import annotations

import errno
import logging
import os
import sys
import time
import weakref
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

NAME: Final = "lock"
"""The file in a folder that stands for whoever writes there now; it is empty, and stays."""
PATIENCE: Final = 2.0
"""Seconds to wait for another program; to change a file takes a few milliseconds."""
PAUSE: Final = 0.005
"""Seconds between two tries."""
HELD: Final = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
"""The numbers by which systems say that another holds the lock."""
FLAGS: Final = os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0)
PLACE: Final = 0x7FFF_FFFF
"""On Windows a byte is locked, and nobody else can read it: one that no file of ours reaches."""

_log = logging.getLogger(__name__)


class HeldError(OSError):
    """Another program holds the lock."""


class Lock:
    """A lock on a file, held until `release`, or as long as this object."""

    def __init__(self, path: Path) -> None:
        """Take it; the file is made if there is none. Raises HeldError, and OSError where there can be no lock."""
        descriptor = os.open(path, FLAGS, 0o666)
        try:
            lock_descriptor(descriptor)
        except BaseException:
            os.close(descriptor)
            raise
        self._closing = weakref.finalize(self, os.close, descriptor)

    def release(self) -> None:
        """Others may take it."""
        with suppress(OSError):
            self._closing()


def lock_descriptor(descriptor: int) -> None:
    """Lock an open file until it is closed. Raises HeldError, and OSError where there can be no lock."""
    try:
        _lock(descriptor)
    except OSError as error:
        if error.errno in HELD:
            raise HeldError(*error.args) from None
        raise


@contextmanager
def locked(folder: Path, patience: float = PATIENCE) -> Iterator[None]:
    """Meanwhile no other program changes what is in a folder, if all ask for this; not to be nested. Whoever holds the
    lock longer than `patience` seconds is waited for no longer, with a sentence in the log."""
    lock = _taken(folder / NAME, patience)
    try:
        yield
    finally:
        if lock is not None:
            lock.release()


def _taken(path: Path, patience: float) -> Lock | None:
    until = time.monotonic() + patience
    while True:
        try:
            return Lock(path)
        except HeldError:
            if time.monotonic() >= until:
                _log.warning("%s is held by another program; it is waited for no longer", path)
                return None
        except OSError as error:
            _log.info("%s cannot be locked: %s", path, error)
            return None
        time.sleep(PAUSE)


if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        os.lseek(descriptor, PLACE, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)

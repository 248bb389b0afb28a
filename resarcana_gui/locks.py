"""Locks between programs that use one folder at the same time, such as two windows. Any module may import this one.

The system releases a lock when the process that holds it ends, however it ends. On a file system without locks,
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
from typing import ClassVar, Final
from weakref import WeakValueDictionary

NAME: Final = "lock"
"""The file in a folder that is locked by whoever writes there; it is empty, and stays."""
PATIENCE: Final = 2.0
"""Seconds to wait for another program; changing a file takes a few milliseconds."""
PAUSE: Final = 0.005
"""Seconds between two tries."""
HELD: Final = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
"""The error numbers by which systems say that another process holds the lock."""
FLAGS: Final = os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0)
PLACE: Final = 0x7FFF_FFFF
"""The byte that is locked on Windows, where nobody else can read it; no file of ours is as long."""

_log = logging.getLogger(__name__)


class HeldError(OSError):
    """Another program holds the lock."""


class Lock:
    """A lock on a file, held until `release`, or as long as this object exists."""

    def __init__(self, path: Path) -> None:
        """Takes the lock; the file is created if need be. Raises HeldError, and OSError where there can be no lock."""
        self._closing = weakref.finalize(self, os.close, _locked(os.open(path, FLAGS, 0o666)))

    def release(self) -> None:
        """Release the lock."""
        with suppress(OSError):
            self._closing()


class SharedLock(Lock):
    """A lock on a file that this process may take any number of times, while no other process may."""

    _taken: ClassVar[WeakValueDictionary[tuple[int, int], SharedLock]] = WeakValueDictionary()

    def __init__(self, descriptor: int) -> None:
        """Use `of` instead."""
        self._closing = weakref.finalize(self, os.close, _locked(os.dup(descriptor)))

    @classmethod
    def of(cls, descriptor: int) -> SharedLock:
        """Return the lock on an open file. Raises HeldError, and OSError where there can be no lock."""
        found = os.fstat(descriptor)
        lock = cls._taken.get((found.st_dev, found.st_ino))
        if lock is None:
            lock = cls._taken[found.st_dev, found.st_ino] = cls(descriptor)
        return lock


def _locked(descriptor: int) -> int:
    """Return the descriptor, locked until it is closed; it is closed if that fails. Raises HeldError, OSError."""
    try:
        _lock(descriptor)
    except OSError as error:
        os.close(descriptor)
        if error.errno in HELD:
            raise HeldError(*error.args) from None
        raise
    return descriptor


@contextmanager
def locked(folder: Path, patience: float = PATIENCE) -> Iterator[None]:
    """Keep other programs from changing what is in a folder inside the block, provided that all of them use this;
    not to be nested. After `patience` seconds the lock is no longer waited for, and the log says so."""
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

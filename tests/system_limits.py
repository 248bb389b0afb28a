"""Lower limits of the system for a moment: no free descriptor, a disk that takes no more."""

from __future__ import annotations

import resource
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def no_new_descriptors() -> Iterator[None]:
    """No file can be opened; those that are open can be used."""
    with _limited(resource.RLIMIT_NOFILE, 0):
        yield


@contextmanager
def files_of_at_most(size: int) -> Iterator[None]:
    """No file can grow beyond this many bytes: as on a full disk, the last write is partial."""
    with _limited(resource.RLIMIT_FSIZE, size):
        yield


@contextmanager
def _limited(what: int, most: int) -> Iterator[None]:
    soft, hard = resource.getrlimit(what)
    resource.setrlimit(what, (most, hard))
    try:
        yield
    finally:
        resource.setrlimit(what, (soft, hard))

"""Memory that was freed, and that the C library keeps for itself. Only glibc needs this: others give it back."""

from __future__ import annotations

import ctypes
import sys
from functools import cache
from typing import Final

MMAP_THRESHOLD: Final = -3
"""The number that `mallopt` knows it by."""
LARGE: Final = 1 << 18
"""Bytes of a large picture: one of 256 pixels by 256."""


def keep_little() -> None:
    """Let every large picture have memory of its own, that goes back to the system with it. Left to itself, glibc soon
    puts them among all else, and after pictures of many sizes keeps a third of them. To be called once, at the start.
    Frames take as long as before."""
    library = _glibc()
    if library is not None:
        library.mallopt(MMAP_THRESHOLD, LARGE)


def give_back() -> None:
    """Give back what else was freed, after much was. Takes some milliseconds."""
    library = _glibc()
    if library is not None:
        library.malloc_trim(0)


@cache
def _glibc() -> ctypes.CDLL | None:
    """The C library, if it is glibc."""
    if not sys.platform.startswith("linux"):
        return None
    library = ctypes.CDLL(None)
    return library if hasattr(library, "malloc_trim") else None

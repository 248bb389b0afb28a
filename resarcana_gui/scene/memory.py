"""Memory that was freed, and that the C library keeps for itself."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from functools import cache


def give_back() -> None:
    """Give what was freed back to the system, after much was: between pictures of many sizes glibc would keep a third
    of them. Takes some milliseconds. Other systems' libraries do it by themselves."""
    _trim()(0)


@cache
def _trim() -> Callable[[int], object]:
    """The function `malloc_trim` of glibc; one that does nothing where there is none."""
    if not sys.platform.startswith("linux"):
        return _nothing
    try:
        found: Callable[[int], object] = ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError):  # another C library, such as musl
        return _nothing
    return found


def _nothing(_keep: int) -> None:
    """Nothing to be done."""

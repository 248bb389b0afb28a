"""Memory: freed memory returns to the system (only glibc needs help with that), the garbage collector has less to
do, and pictures made for a window of another size are dropped."""

from __future__ import annotations

import ctypes
import gc
import sys
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final, ParamSpec, TypeVar

Given = ParamSpec("Given")
Made = TypeVar("Made")

MMAP_THRESHOLD: Final = -3
ARENA_MAX: Final = -8
"""The numbers of these two parameters of `mallopt`."""
LARGE: Final = 16
"""A picture is large when it has more than one part in this many of the window's pixels: about the largest card while
it turns."""

DUE: Final = 10
SELDOM: Final = 30
"""How many collections of the young generations come before a full one: DUE when nothing moves, and SELDOM at the
latest."""

_forget: Final[list[Callable[[], object]]] = []
"""The functions that clear each cache of pictures for a window of one size."""


def kept_for_this_size(most: int) -> Callable[[Callable[Given, Made]], Callable[Given, Made]]:
    """Cache the last `most` pictures that a function made, like `lru_cache`, until the window has another size."""

    def keep(make: Callable[Given, Made]) -> Callable[Given, Made]:
        kept = lru_cache(maxsize=most)(make)
        _forget.append(kept.cache_clear)
        return kept  # type: ignore[return-value]  # it has the parameters of `make`

    return keep


def forget_other_sizes() -> None:
    """Clear the caches of all functions decorated with `kept_for_this_size`."""
    for forget in _forget:
        forget()


def keep_little(window: tuple[int, int] = (1920, 1080)) -> None:
    """Give every large picture its own memory mapping, which returns to the system with it. Otherwise glibc soon mixes
    them with everything else, and after pictures of many sizes keeps a third of them. Call it at the start, and when
    the window has another size in pixels.

    New mappings come page by page, as they are first written to: up to half a millisecond a megabyte. So smaller
    pictures, of which frames make many, use memory again that others left; and threads share theirs, since each would
    keep what pictures leave for itself."""
    library = _glibc()
    if library is not None:
        library.mallopt(ARENA_MAX, 1)
        library.mallopt(MMAP_THRESHOLD, 4 * window[0] * window[1] // LARGE)


@cache
def settle_in() -> None:
    """Exclude everything loaded so far from garbage collection, which would otherwise take longer than a frame now
    and then. Garbage collection is switched on. Only the first call has an effect."""
    gc.freeze()
    gc.collect()  # it counts what is left: otherwise it would wait until there is a quarter more than was frozen
    gc.set_threshold(*gc.get_threshold()[:2], SELDOM)
    gc.enable()


def tidy_up() -> None:
    """Collect garbage, except among what `settle_in` excluded, if it is due, and return free memory. Call it when
    nothing moves: it takes 25 ms."""
    if gc.isenabled() and gc.get_count()[2] >= DUE:
        gc.collect()
        give_back()


def give_back() -> None:
    """Return other freed memory to the system, after much was freed. Takes some milliseconds."""
    library = _glibc()
    if library is not None:
        library.malloc_trim(0)


@cache
def _glibc() -> ctypes.CDLL | None:
    """Return the C library, if it is glibc."""
    if not sys.platform.startswith("linux"):
        return None
    library = ctypes.CDLL(None)
    return library if hasattr(library, "malloc_trim") else None

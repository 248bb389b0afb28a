"""Keeps libraries quiet that write to the terminal themselves, whatever they are asked."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

ERRORS: Final = 2
"""The number of the stream that they write to."""


@contextmanager
def hushed() -> Iterator[None]:
    """Nothing is written to the stream of errors meanwhile, by nobody. Where there is no such stream, as in programs
    without a terminal, there is nothing to do."""
    try:
        kept = os.dup(ERRORS)
    except OSError:
        yield
        return
    try:
        with Path(os.devnull).open("wb") as nothing:
            os.dup2(nothing.fileno(), ERRORS)
        yield
    finally:
        with suppress(OSError):
            os.dup2(kept, ERRORS)
        os.close(kept)

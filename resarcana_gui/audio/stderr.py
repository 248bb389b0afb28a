"""Silences libraries that write to the terminal unasked."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

STDERR: Final = 2
"""The file descriptor they write to."""


@contextmanager
def stderr_silenced() -> Iterator[None]:
    """Discard everything written to stderr meanwhile, by any thread. Does nothing where there is no stderr, as in
    programs without a terminal."""
    try:
        kept = os.dup(STDERR)
    except OSError:
        yield
        return
    try:
        with Path(os.devnull).open("wb") as nothing:
            os.dup2(nothing.fileno(), STDERR)
        yield
    finally:
        with suppress(OSError):
            os.dup2(kept, STDERR)
        os.close(kept)

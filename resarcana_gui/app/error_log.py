"""The log of unexpected errors, in the player's folder. It is kept small: a long one replaces the old one beside it."""

from __future__ import annotations

import logging
from contextlib import suppress
from pathlib import Path
from typing import Final

from resarcana_gui.files import opened_for_appending
from resarcana_gui.locks import locked
from resarcana_gui.paths import user_log_dir

NAME: Final = "errors.log"
BEFORE: Final = "errors.1.log"
LARGEST: Final = 1 << 20
"""Bytes; a longer log is moved to BEFORE."""


def log_traceback(folder: Path | None = None) -> Path:
    """Log the exception that is being handled, and return the log's path. Raises OSError."""
    path = (user_log_dir() if folder is None else folder) / NAME
    _turn_over(path)
    with opened_for_appending(path) as log:
        handler = logging.StreamHandler(log)
        handler.setFormatter(logging.Formatter("%(asctime)s %(message)s"))
        logger = logging.getLogger("resarcana_gui")
        logger.addHandler(handler)
        logger.exception("unexpected error")
        logger.removeHandler(handler)
    return path


def _turn_over(path: Path) -> None:
    """Move a log that has become long to BEFORE. If that is impossible it goes on growing."""
    with suppress(OSError):
        if _is_long(path):
            with locked(path.parent):
                if _is_long(path):  # checked again: another window may have moved it
                    path.replace(path.with_name(BEFORE))


def _is_long(path: Path) -> bool:
    return path.is_file() and path.stat().st_size > LARGEST

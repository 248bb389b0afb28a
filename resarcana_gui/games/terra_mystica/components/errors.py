"""Errors in the files of components."""

from __future__ import annotations

from typing import NoReturn

from resarcana_gui.documents import clipped
from resarcana_gui.paths import DamagedFileError


class ComponentsError(DamagedFileError):
    """A file of components cannot be used; the message is one sentence: file, entry, field, and what was expected."""


def refuse(where: str, problem: str) -> NoReturn:
    """Raise ComponentsError, with the place and what is wrong there."""
    raise ComponentsError(f"{clipped(where, 400)}: {clipped(problem, 700)}.")

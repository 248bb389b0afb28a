"""Errors in a card file."""

from __future__ import annotations

from typing import NoReturn

from resarcana_gui.documents import clipped
from resarcana_gui.paths import DamagedFileError


class CardsError(DamagedFileError):
    """A card file cannot be used; the message is one sentence: file, card, field, and what was expected."""


def refuse(where: str, problem: str) -> NoReturn:
    """Raise CardsError, with the place and what is wrong there."""
    raise CardsError(f"{clipped(where, 400)}: {clipped(problem, 700)}.")

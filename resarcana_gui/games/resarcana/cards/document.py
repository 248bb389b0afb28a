"""Reads a card file as plain data."""

from __future__ import annotations

from pathlib import Path

from resarcana_gui.documents import DocumentError, read_document
from resarcana_gui.files import UnreadableError
from resarcana_gui.games.resarcana.cards.errors import refuse


def read_cards(path: Path) -> object:
    """The contents of a card file. Raises CardsError."""
    try:
        return read_document(path)
    except UnreadableError as error:
        refuse(str(path), f"the file cannot be read ({error.strerror})")
    except DocumentError as error:
        refuse(path.name if error.line is None else f"{path.name}, line {error.line}", str(error))

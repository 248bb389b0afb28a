"""Finds the save files that a text names, as copied or dragged in a file manager. The text may be anything."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit
from urllib.request import url2pathname

from resarcana_gui.records.archive import SUFFIX

ADDRESS: Final = "file:"
"""The prefix of a file's URL; anything else is taken for a path."""
LONGEST: Final = 100_000
"""In characters; a longer text is no list of files."""


def pasted_files(text: str) -> list[Path]:
    """Return the save files that a text names, each on its own line as a path or a URL; none if any line is
    something else."""
    lines = [line.strip().strip('"') for line in text.splitlines() if line.strip()] if len(text) <= LONGEST else []
    files = [_file(line) for line in lines]
    found = [path for path in files if path is not None]
    return found if len(found) == len(files) else []


def _file(line: str) -> Path | None:
    """Return the save file of that path or URL, if it exists."""
    with suppress(OSError, ValueError):  # not a URL, or too long for a path
        path = Path(url2pathname(urlsplit(line).path) if line.startswith(ADDRESS) else line)
        return path if path.suffix == SUFFIX and path.is_file() else None
    return None

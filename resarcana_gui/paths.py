"""Where files lie: the data that comes with the program, and the player's own. Any module may import this one.

The data lies at the root of a checkout, in `data/` inside an installed package (setup.py puts it there), and at the
root of a PyInstaller bundle.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import platformdirs

PACKAGE: Final = Path(__file__).resolve().parent
PROGRAM: Final = "resarcana"
"""The name of the folders that hold the player's own files."""


class MissingFileError(FileNotFoundError):
    """A file that belongs to the program is not there; the message says which, and where it was looked for."""


class DamagedFileError(ValueError):
    """A file that belongs to the program cannot be used; the message is one sentence: which, where, and why."""


def data_file(name: str) -> Path:
    """Return a file or folder that comes with the program, such as "cards.yaml". Raises MissingFileError."""
    places = list(_roots())
    for root in places:
        if (root / name).exists():
            return root / name
    raise MissingFileError(
        f"{name!r} belongs to the program but is not in {' or '.join(map(str, places))}: please install it again."
    )


def assets(*parts: str) -> Path:
    """Return a file or folder below assets/, given part by part ("fonts", "title.ttf"). Raises MissingFileError."""
    return data_file("/".join(("assets", *parts)))


def user_data_dir() -> Path:
    """Return the folder for saves and settings, created if need be. Raises OSError if it cannot be made."""
    return platformdirs.user_data_path(PROGRAM, appauthor=False, ensure_exists=True)


def user_log_dir() -> Path:
    """Return the folder for the program's own logs, created if need be. Raises OSError."""
    return platformdirs.user_log_path(PROGRAM, appauthor=False, ensure_exists=True)


def downloads_dir() -> Path:
    """Return the player's folder for downloads; it may not exist yet."""
    return platformdirs.user_downloads_path()


def _roots() -> Iterator[Path]:
    """Yield where data may lie, the likeliest first."""
    bundle: str | None = getattr(sys, "_MEIPASS", None)
    if bundle is not None:
        yield Path(bundle)
    yield PACKAGE / "data"
    yield PACKAGE.parent

"""Where files lie: the data that come with the program, and the player's own. A leaf that everyone may import.

The data lie at the root of a checkout, in `data/` inside an installed package (setup.py puts them there), and at the
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
    """A file or folder that comes with the program, such as "cards.yaml". Raises MissingFileError."""
    places = list(_roots())
    for root in places:
        if (root / name).exists():
            return root / name
    raise MissingFileError(
        f"{name!r} belongs to the program but is not in {' or '.join(map(str, places))}: please install it again."
    )


def assets(*parts: str) -> Path:
    """A file or folder below assets/, given part by part ("fonts", "title.ttf"). Raises MissingFileError."""
    return data_file("/".join(("assets", *parts)))


def user_data_dir() -> Path:
    """The folder for saves and settings, made when it is not there. Raises OSError when it cannot be made."""
    return platformdirs.user_data_path(PROGRAM, appauthor=False, ensure_exists=True)


def user_log_dir() -> Path:
    """The folder for logs of the program's own running, made when it is not there. Raises OSError."""
    return platformdirs.user_log_path(PROGRAM, appauthor=False, ensure_exists=True)


def downloads_dir() -> Path:
    """The folder in which a player looks for files from elsewhere; it may not exist yet."""
    return platformdirs.user_downloads_path()


def _roots() -> Iterator[Path]:
    """Where data may lie, the likeliest first."""
    bundle: str | None = getattr(sys, "_MEIPASS", None)
    if bundle is not None:
        yield Path(bundle)
    yield PACKAGE / "data"
    yield PACKAGE.parent

"""Writes the checksums of the files that come with the program: `make checksums`, after any of them has changed.

One list for each game's folder under assets/, and one for all the rest; see `resarcana_gui/shipped.py`.
"""

from __future__ import annotations

import hashlib
import pkgutil
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from resarcana_gui import games
from resarcana_gui.files import read_bytes
from resarcana_gui.paths import assets
from resarcana_gui.shipped import SUMS, WHOLE


def main(arguments: Sequence[str] = ()) -> int:
    """Write the lists or, with --check, only report those out of date. Return 1 if any is."""
    stale = [path for path, text in lists(assets()).items() if not _says(path, text)]
    for path in stale:
        print(f"{path} is not up to date." if arguments else f"{path} is written.")
    if arguments:
        return 1 if stale else 0
    for path, text in lists(assets()).items():
        path.write_bytes(text.encode())
    return 0


def lists(top: Path) -> dict[Path, str]:
    """Return the content of each list, by its path."""
    folders = [top, *(top / name for name in _games() if (top / name).is_dir())]
    return {folder / SUMS: "".join(_lines(folder, folders)) for folder in folders}


def _games() -> list[str]:
    return sorted(module.name for module in pkgutil.iter_modules(games.__path__) if module.ispkg)


def _lines(folder: Path, folders: Sequence[Path]) -> Iterator[str]:
    """Return the lines for a folder; files in another of the folders are in that one's list."""
    for path in sorted(folder.rglob("*")):
        nearest = next(parent for parent in path.parents if parent in folders)
        if path.suffix in WHOLE and path.is_file() and nearest == folder:
            yield f"{hashlib.sha256(read_bytes(path)).hexdigest()}  {path.relative_to(folder).as_posix()}\n"


def _says(path: Path, text: str) -> bool:
    return path.is_file() and read_bytes(path) == text.encode()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Compiled modules beside a checkout's sources. Any module may import this one.

Where there is a C compiler, `make play` has them made in the background (app/background_compile/) and names their
folder in an environment variable. They are used all together or not at all: only while every source is what it was
when they were made, and no compiled file is truncated. Otherwise everything runs as plain Python, with the same
results.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import json
import os
import sys
import sysconfig
from collections.abc import Mapping, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Final

from resarcana_gui.files import read_bytes

SWITCH: Final = "RESARCANA_COMPILED"
"""The environment variable with the folder of the compiled modules, which may not exist yet."""
MANIFEST: Final = "made.json"
"""The list of the compiled modules, written last and in one piece. A module not in it is not used."""
ROOT: Final = Path(__file__).resolve().parents[1]
SAMPLE: Final = "resarcana_gui.kernel.codec"
"""A module that is compiled if any is."""


class Finder(MetaPathFinder):
    """Finds modules in given files, before Python looks for their sources."""

    def __init__(self, files: Mapping[str, Path]) -> None:
        """`files` are the files by the names of their modules."""
        self._files: Final = files

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return where a module lies; None for one that is not among these."""
        file = self._files.get(fullname)
        return None if file is None else importlib.util.spec_from_file_location(fullname, file)


def is_compiled() -> bool:
    """Return whether the engine of this process is compiled."""
    spec = importlib.util.find_spec(SAMPLE)
    return spec is not None and (spec.origin or "").endswith(tuple(EXTENSION_SUFFIXES))


def use_if_requested() -> None:
    """Use the compiled modules if the environment says so and they can be used. Must be called before any of them is
    imported."""
    folder = os.environ.get(SWITCH)
    files = usable(Path(folder)) if folder else None
    if files:
        _use(files)


def _use(files: Mapping[str, Path]) -> None:
    finder = Finder(files)
    sys.meta_path.insert(0, finder)
    try:  # the shared module that has the code of all others
        importlib.import_module(next(name for name in files if "." not in name))
    except (ImportError, StopIteration):
        sys.meta_path.remove(finder)


def usable(folder: Path, root: Path = ROOT) -> Mapping[str, Path] | None:
    """Return the compiled modules in a folder, as files by name, if they were made for this Python from the sources
    as they are now at this root; else None."""
    try:
        note = json.loads(read_bytes(folder / MANIFEST))
        if note["python"] != abi_tag() or not all(
            _is_same(root / name, kept) for name, kept in note["sources"].items()
        ):
            return None
        files = {name: folder / place for name, (place, _) in note["modules"].items()}
        whole = all(files[name].stat().st_size == size for name, (_, size) in note["modules"].items())
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return None
    return files if whole else None


def abi_tag() -> str:
    """Return the kind of Python that compiled modules are made for."""
    return str(sysconfig.get_config_var("EXT_SUFFIX"))


def fingerprint(path: Path) -> list[object]:
    """Return what identifies the state of a file: its size and time, and its content for when only the time differs.
    Raises OSError."""
    found = path.stat()
    return [found.st_size, found.st_mtime_ns, hashlib.sha256(read_bytes(path)).hexdigest()]


def _is_same(path: Path, kept: Sequence[object]) -> bool:
    found = path.stat()
    return [found.st_size, found.st_mtime_ns] == kept[:2] or fingerprint(path)[2] == kept[2]

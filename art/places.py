"""Where the scripts and what they make lie. A game's scripts are in art/<game>/, with tables of what they make:
`parts`, the pictures; `sounds.names`, the sounds."""

from __future__ import annotations

import importlib
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

ART = Path(__file__).resolve().parent
ROOT = ART.parent
ASSETS = ROOT / "assets"
SCRATCH = ROOT / "build" / "art"


class Part(NamedTuple):
    """Files that one script makes."""

    name: str
    """What it is asked for by; parts of the program and of a game may share it, and are then made together."""
    module: str
    """The script: a module with a function build()."""
    made: tuple[Path, ...]
    """Its files; of the icons, one."""

    def scripts(self) -> list[Path]:
        """What it is made by; icons are written down in several files."""
        script = ROOT / (self.module.replace(".", "/") + ".py")
        folders = (script.parent, ART / "interface" / "icons") if self.name == "icons" else ()
        return [script, *(path for folder in folders for path in folder.glob("*.py"))]


def tables(name: str) -> list[ModuleType]:
    """The modules of this name, "parts" or "sounds.names", of all games that have one, in order of the games."""
    paths = sorted(ART.glob(f"*/{name.replace('.', '/')}.py"))
    return [importlib.import_module(".".join(path.relative_to(ROOT).with_suffix("").parts)) for path in paths]


def stale(made: Iterable[Path], scripts: Iterable[Path]) -> bool:
    """Is any of these files missing, or older than a script that makes it?"""
    files = list(made)
    if not all(path.exists() for path in files):
        return True
    return min(p.stat().st_mtime for p in files) < max(p.stat().st_mtime for p in scripts)

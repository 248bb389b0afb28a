"""What pyproject.toml cannot say: the data that go with the package, and the compiler, if it is asked for.

With RESARCANA_COMPILE=1 in the environment the hot modules are compiled with mypyc; without it everything is plain
Python. The two behave alike: see docs/adr/0002-plain-classes-for-mypyc.md. RESARCANA_COMPILE=seasons leaves out all
other games, which takes less time.
"""

from __future__ import annotations

import ast
import os
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from setuptools import setup
from setuptools.command.build_py import build_py

if TYPE_CHECKING:
    from collections.abc import Sequence

    from setuptools import Extension

ROOT = Path(__file__).parent
PACKAGE = "resarcana_gui"

COMPILE = os.environ.get("RESARCANA_COMPILE", "")
"""1, or the name of the only game to compile; empty or 0 to compile nothing."""
GAMES = "*" if COMPILE in ("", "0", "1") else COMPILE

ONLY_ASKED = not {"egg_info", "dist_info"}.isdisjoint(sys.argv)
"""Whether pip only wants to know what the build needs, and what it will build."""

COMPILED = (
    "kernel/*.py",
    "agents/*.py",
    "agents/learned/*.py",
    "agents/search/*.py",
    "puzzles/lines.py",
    "puzzles/puzzle_rules.py",
)
"""What is worth compiling, inside the package. Every game says the same of its own folder, by a constant of this name
in its `__init__.py`."""

INTERPRETED: frozenset[str] = frozenset()
"""What these patterns match and must stay plain Python all the same: paths inside the package, each with its reason."""

COMPILER = ["mypy==2.4.1", "types-PyYAML==6.0.12.20261113", "PyYAML>=6.0", "platformdirs>=4.2"]
"""mypyc belongs to mypy, which wants to see what the compiled modules import. Keep in step with pyproject.toml."""

DATA = ("assets", *sorted(path.name for path in ROOT.glob("*.yaml")))
"""Folders and files at the root that a running program needs, the games' files of components among them; `paths.py`
finds them."""


class BuildWithData(build_py):
    """Puts the data beside the modules, so that an installed program has them."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:  # then the modules stay in the checkout, beside the data
            for name in DATA:
                copy(ROOT / name, Path(self.build_lib) / PACKAGE / "data" / name)


def copy(source: Path, target: Path) -> None:
    """Copy a file or a folder, if it is there, in place of what was there before."""
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.is_dir():
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(source, target)
    elif source.exists():
        shutil.copy2(source, target)


def compiled_files() -> list[str]:
    """The modules to compile, in a fixed order, as paths from the root."""
    package = ROOT / PACKAGE
    patterns = [(package, pattern) for pattern in COMPILED]
    for game in sorted((package / "games").glob(f"{GAMES}/__init__.py")):
        patterns += [(game.parent, pattern) for pattern in constant(game, "COMPILED")]
    found = {path for folder, pattern in patterns for path in folder.glob(pattern) if path.name != "__init__.py"}
    return sorted(
        path.relative_to(ROOT).as_posix() for path in found if path.relative_to(package).as_posix() not in INTERPRETED
    )


def constant(path: Path, name: str) -> Sequence[str]:
    """The strings that a module assigns to a name at its top, without importing it; none when it does not."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and [ast.unparse(target) for target in node.targets] == [name]:
            found: tuple[str, ...] = ast.literal_eval(node.value)
            return found
    return ()


def extensions() -> list[Extension]:
    """The compiled modules, as one group: calls between them then need no Python objects."""
    from mypyc.build import mypycify  # noqa: PLC0415 - not there when nothing is compiled

    return mypycify(compiled_files(), opt_level="3", group_name="resarcana")


if __name__ == "__main__":
    setup(
        cmdclass={"build_py": BuildWithData},
        ext_modules=extensions() if COMPILE not in ("", "0") and not ONLY_ASKED else [],
        setup_requires=COMPILER if COMPILE not in ("", "0") and ONLY_ASKED else [],
    )

"""A copy of the program in which a recipe is tried: what may be changed is copied, all else only linked."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from filecmp import cmpfiles
from importlib.util import cache_from_source
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGE: Final = "resarcana_gui"
OF_SOURCES: Final = "architecture"
"""The tests that look at the sources beside them: a link would lead them to the real ones."""
CONTRACTS: Final = "from importlinter.cli import lint_imports_command as main; main()"
CHECKS: Final = ("state_writes", "compiled")
LEFT_OUT: Final = shutil.ignore_patterns("__pycache__")


class Tree:
    """A checkout of one's own."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        shutil.copytree(ROOT / PACKAGE, self.package, ignore=LEFT_OUT)
        self._copy_bytecode()
        shutil.copy(ROOT / "cards.yaml", folder)
        self.assets.mkdir()
        for path in (ROOT / "assets").iterdir():
            (self.assets / path.name).symlink_to(path)
        for name in ("pyproject.toml", "setup.py"):
            shutil.copy(ROOT / name, folder)
        (folder / "tools").symlink_to(ROOT / "tools")
        (folder / "tests").mkdir()
        for path in (ROOT / "tests").iterdir():
            (folder / "tests" / path.name).symlink_to(path)
        (folder / "tests" / OF_SOURCES).unlink()
        shutil.copytree(ROOT / "tests" / OF_SOURCES, folder / "tests" / OF_SOURCES, ignore=LEFT_OUT)

    @property
    def package(self) -> Path:
        """The program."""
        return self.folder / PACKAGE

    @property
    def assets(self) -> Path:
        """Its data; what is in here are links to the real ones, see `own`."""
        return self.folder / "assets"

    def own(self, *parts: str) -> Path:
        """A folder of assets, as a copy that may be changed."""
        for depth in range(1, len(parts)):
            _unlink_one_level(self.assets.joinpath(*parts[:depth]))
        place = self.assets.joinpath(*parts)
        if place.is_symlink():
            real = place.resolve()
            place.unlink()
            shutil.copytree(real, place)
        return place

    def edit(self, path: Path, old: str, new: str) -> None:
        """Put something in place of a piece of a file that is there once."""
        text = path.read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{path.name} has {text.count(old)} times {old!r}"
        path.write_text(text.replace(old, new), encoding="utf-8")

    def lint(self) -> None:
        """What is in the tree now is written as all else: format, lint, and import contracts."""
        changed = self._changed()
        self.run("ruff", "format", "--check", "--no-cache", "--quiet", *changed)
        self.run("ruff", "check", "--no-cache", "--quiet", *changed)
        self._python("-c", CONTRACTS, "--no-cache")

    def _changed(self) -> list[str]:
        """The sources that are not as they were copied."""
        sources = [path.relative_to(self.folder) for path in self.package.rglob("*.py")]
        same, *others = cmpfiles(ROOT, self.folder, list(map(str, sources)))
        assert same and any(others), "nothing was changed"
        return [path for found in others for path in found]

    def check(self) -> None:
        """As `lint`, and the tests of sources that a new rule may break."""
        self.lint()
        tests = [f"tests/{OF_SOURCES}/test_{name}.py" for name in CHECKS]
        self.run("pytest", "-q", "-p", "no:cacheprovider", *tests)

    def run(self, module: str, *arguments: str, expect: int = 0) -> str:
        """Run a module of the tree in a process of its own, without screen and loudspeaker, with a folder of its own
        for the player's files; what it says. Raises AssertionError with that when it ends with another status."""
        return self._python("-m", module, *arguments, expect=expect)

    @property
    def _bytecode(self) -> dict[str, str]:
        """Where Python keeps what it compiles of the tree: beside the sources, or where it keeps all else."""
        kept = str(self.folder / "bytecode") if sys.pycache_prefix else ""
        return {"PYTHONPYCACHEPREFIX": kept, "PYTHONDONTWRITEBYTECODE": ""}

    def _copy_bytecode(self) -> None:
        """What Python has compiled of the program holds for its copy too, as for all that is installed: compiling it
        anew takes longer than most recipes."""
        for path in self.package.rglob("*.py"):
            made = Path(cache_from_source(str(ROOT / path.relative_to(self.folder))))
            if made.exists():
                place = self._kept(path.parent) if sys.pycache_prefix else path.parent / "__pycache__"
                place.mkdir(parents=True, exist_ok=True)
                shutil.copy(made, place)
        if sys.pycache_prefix:
            for prefix in {sys.prefix, sys.base_prefix}:
                place = self._kept(Path(prefix))
                place.parent.mkdir(parents=True, exist_ok=True)
                place.symlink_to(sys.pycache_prefix / Path(prefix).relative_to(Path(prefix).anchor))

    def _kept(self, folder: Path) -> Path:
        """Where bytecode of a folder is kept beside the tree."""
        return self.folder / "bytecode" / folder.relative_to(folder.anchor)

    def _python(self, *arguments: str, expect: int = 0) -> str:
        home = self.folder / "home"
        home.mkdir(exist_ok=True)
        places = {name: str(home) for name in ("HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "LOCALAPPDATA")}
        silent = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
        python = {"PYTHONPATH": str(self.folder), "LANG": "C", **self._bytecode}
        done = subprocess.run(
            [sys.executable, *arguments], cwd=self.folder, capture_output=True, text=True, check=False,
            timeout=240, env={**os.environ, **places, **silent, **python},
        )  # fmt: skip
        assert done.returncode == expect, done.stdout + done.stderr
        return done.stdout if expect == 0 else done.stdout + done.stderr


def _unlink_one_level(place: Path) -> None:
    """A linked folder becomes a folder of links."""
    if not place.is_symlink():
        return
    real = place.resolve()
    place.unlink()
    place.mkdir()
    for path in real.iterdir():
        (place / path.name).symlink_to(path)

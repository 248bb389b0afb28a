"""Compiling with mypyc, and trying the result."""

from __future__ import annotations

import ast
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from resarcana_gui.app.background_compile.background_build import BuildError
from resarcana_gui.compiled import ROOT, SWITCH
from resarcana_gui.files import read_text

GAME: Final = ("auto", "--agents", "adept,greedy", "--games", "1", "--seed", "7", "--iterations", "4")
"""The arguments of the game that must go the same way compiled and uncompiled."""
VSWHERE: Final = "Microsoft Visual Studio/Installer/vswhere.exe"
"""The tool by which setuptools finds Microsoft's compiler."""


def build(source: Path, target: Path) -> None:
    """Compile with mypyc, which is installed for this if need be."""
    if not has_compiler():
        raise BuildError("there is no C compiler")
    command = [_interpreter(source), "setup.py", "--quiet", "build_ext", "--build-lib", str(target)]
    _run([*command, "--build-temp", str(source / "build" / "temp")], source, {"RESARCANA_COMPILE": "1"})


def _interpreter(source: Path) -> str:
    """Return a Python that has what setup.py needs to compile: this one, or one in an environment made for it."""
    if all(importlib.util.find_spec(name) for name in ("mypyc", "setuptools")):
        return sys.executable
    home = source.parent / "env"
    found = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    done = home / "done"
    if not done.exists():
        shutil.rmtree(home, ignore_errors=True)
        venv.create(home, with_pip=True)
        wanted = ["setuptools", *requirements(source / "setup.py")]
        _run([str(found), "-m", "pip", "--disable-pip-version-check", "install", "--quiet", *wanted], source)
        done.touch()
    return str(found)


def requirements(setup: Path) -> Sequence[str]:
    """Return the packages that setup.py names as needed to compile."""
    for node in ast.parse(read_text(setup)).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "COMPILER":
            return [str(each) for each in ast.literal_eval(node.value)]
    raise BuildError("setup.py does not say what it needs to compile")


def has_compiler() -> bool:
    """Return whether there is a C compiler and what it needs for this Python. Never bothers the player: on a Mac
    without a compiler, calling it would open a dialog."""
    if sys.platform == "win32":
        return (Path(os.environ.get("PROGRAMFILES(X86)", "")) / VSWHERE).exists()
    if sys.platform == "darwin":
        return subprocess.run(["xcode-select", "-p"], capture_output=True, check=False).returncode == 0
    names = (str(sysconfig.get_config_var("CC") or "cc").split()[0], "cc", "gcc", "clang")
    return any(map(shutil.which, names)) and (Path(sysconfig.get_path("include")) / "Python.h").exists()


def trial(folder: Path) -> None:
    """Play a game with the compiled modules and without; raise BuildError unless both go the same way."""
    told = _run([sys.executable, "-m", "resarcana_gui", "--version"], ROOT, {SWITCH: str(folder)})
    if "not compiled" in told:
        raise BuildError("the compiled modules cannot be loaded")
    games = [_played({SWITCH: str(folder)}), _played({})]
    if games[0] != games[1]:
        raise BuildError(f"compiled, a game went differently: {games}")


def _played(environment: Mapping[str, str]) -> object:
    game = json.loads(_run([sys.executable, "-m", "resarcana_gui", *GAME], ROOT, environment))
    del game["seconds"]
    return game


def _run(command: Sequence[str], folder: Path, environment: Mapping[str, str] | None = None) -> str:
    """Return the output of a command. Raises BuildError if it fails."""
    known = {name: value for name, value in os.environ.items() if name != SWITCH}
    done = subprocess.run(
        command,
        cwd=folder,
        env={**known, **(environment or {})},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        raise BuildError(f"{' '.join(command)} failed: {(done.stderr or done.stdout).strip()[-2000:]}")
    return done.stdout

"""Compiling with mypyc, and trying what came of it."""

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
"""What has to come to the same, compiled and not."""
VSWHERE: Final = "Microsoft Visual Studio/Installer/vswhere.exe"
"""How setuptools finds Microsoft's compiler."""


def build(source: Path, target: Path) -> None:
    """Compile with mypyc, which is installed for this if need be."""
    if not has_compiler():
        raise BuildError("there is no C compiler")
    command = [_interpreter(source), "setup.py", "--quiet", "build_ext", "--build-lib", str(target)]
    _run([*command, "--build-temp", str(source / "build" / "temp")], source, {"RESARCANA_COMPILE": "1"})


def _interpreter(source: Path) -> str:
    """A Python that has what setup.py needs to compile: this one, or one that is set up for it."""
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
    """What setup.py says it needs to compile."""
    for node in ast.parse(read_text(setup)).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "COMPILER":
            return [str(each) for each in ast.literal_eval(node.value)]
    raise BuildError("setup.py does not say what it needs to compile")


def has_compiler() -> bool:
    """Whether there is a C compiler, and what it needs to compile for this Python. Asks nothing of the player: on a Mac
    without one, only calling it would."""
    if sys.platform == "win32":
        return (Path(os.environ.get("PROGRAMFILES(X86)", "")) / VSWHERE).exists()
    if sys.platform == "darwin":
        return subprocess.run(["xcode-select", "-p"], capture_output=True, check=False).returncode == 0
    names = (str(sysconfig.get_config_var("CC") or "cc").split()[0], "cc", "gcc", "clang")
    return any(map(shutil.which, names)) and (Path(sysconfig.get_path("include")) / "Python.h").exists()


def trial(folder: Path) -> None:
    """Play a game with what was made, and without: it has to come to the same."""
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
    """The output of a command. Raises BuildError when it fails."""
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

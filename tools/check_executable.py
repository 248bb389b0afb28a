"""Checks the built executable: `python -m tools.check_executable [FOLDER]`.

It is started as on a machine without Python, without a screen, and with a home of its own, and must find itself
complete (`resarcana doctor`) and compiled. Its size and its starting time are printed, as players wait for both.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from resarcana_gui.paths import PROGRAM

DIST: Final = Path(__file__).resolve().parents[1] / "dist" / PROGRAM
STARTS: Final = 3
"""The number of starts that are timed; the shortest counts."""
MOST_SECONDS: Final = 600.0
KEPT: Final = ("SYSTEMROOT", "TEMP", "TMP", "TMPDIR", "LANG")
"""The only variables of this environment that the program gets."""


class CheckError(Exception):
    """The executable does not pass; the message says why."""


def check(folder: Path) -> list[str]:
    """Return a report about an executable, in lines. Raises CheckError."""
    program = folder / (f"{PROGRAM}.exe" if os.name == "nt" else PROGRAM)
    if not program.is_file():
        raise CheckError(f"there is no {program}")
    with tempfile.TemporaryDirectory() as home:
        environment = bare_environment(home)
        seconds = min(_timed([str(program), "--version"], environment) for _ in range(STARTS))
        told = _output([str(program), "--version"], environment)
        if "not compiled" in told:
            raise CheckError("its engine is not compiled")
        report = _output([str(program), "doctor"], environment)
    files = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
    size = sum(path.stat().st_size for path in files)
    return [*report.splitlines(), f"{size / 1e6:.1f} MB in {len(files)} files, starts in {1000 * seconds:.0f} ms"]


def bare_environment(home: str) -> dict[str, str]:
    """Return an environment in which no Python is found, and nothing of the player's own."""
    known = {name: os.environ[name] for name in KEPT if name in os.environ}
    return {**known, "PATH": "", "HOME": home, "USERPROFILE": home, "APPDATA": home, "LOCALAPPDATA": home}


def _timed(command: Sequence[str], environment: Mapping[str, str]) -> float:
    begin = time.perf_counter()
    _output(command, environment)
    return time.perf_counter() - begin


def _output(command: Sequence[str], environment: Mapping[str, str]) -> str:
    """Return what a command prints. Raises CheckError if it fails."""
    try:
        done = subprocess.run(
            command, env=environment, capture_output=True, text=True, timeout=MOST_SECONDS, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise CheckError(str(error)) from None
    if done.returncode != 0:
        raise CheckError(f"{' '.join(command)} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
    return done.stdout


def main(arguments: Sequence[str] | None = None) -> int:
    """Check it, and print the report. Return the exit status: 1 if it does not pass."""
    told = sys.argv[1:] if arguments is None else arguments
    try:
        print("\n".join(check(Path(told[0]) if told else DIST)))
    except CheckError as error:
        print(f"The executable does not pass: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Builds a copy of the package with the engine compiled: `python -m tools.compile`, or `make compile`. Named a game,
as in `python -m tools.compile seasons`, it leaves all others interpreted, which takes less time.

The copy lies in build/compiled, so that there are never compiled modules among the sources. To run it, put that folder
into PYTHONPATH and keep Python from looking in the current folder first: `python -P -m tools.bench`.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
TARGET: Final = ROOT / "build" / "compiled"


def build(root: Path, target: Path, games: str = "1") -> int:
    """Compile the checkout at root into target, which is emptied first: all games, or the one named. Return the exit
    status of the build."""
    shutil.rmtree(target, ignore_errors=True)
    command = [sys.executable, "setup.py", "--quiet", "build", "--build-lib", str(target)]
    return subprocess.run(command, cwd=root, env={**os.environ, "RESARCANA_COMPILE": games}, check=False).returncode


def main() -> int:
    """Build, and print where the result is. Return the exit status."""
    if not (ROOT / "setup.py").exists():
        print("Compiling works in a checkout of the sources only.", file=sys.stderr)
        return 2
    if importlib.util.find_spec("mypyc") is None:
        print("Compiling needs mypy, setuptools and a C compiler: pip install -e '.[dev]'", file=sys.stderr)
        return 2
    games = sys.argv[1] if len(sys.argv) > 1 else "1"
    status = build(ROOT, TARGET, games)
    print(f"Compiled into {TARGET}" if status == 0 else "The compiler failed; see above.")
    return status


if __name__ == "__main__":
    sys.exit(main())

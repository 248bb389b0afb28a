"""The command `python -m resarcana_gui.app.background_compile FOLDER`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from resarcana_gui.app.background_compile.background_build import BackgroundBuild, BuildError
from resarcana_gui.app.background_compile.compiler import build, trial
from resarcana_gui.compiled import ROOT


def main(arguments: Sequence[str] | None = None) -> int:
    """Compile, print the result in one sentence, and return the exit status."""
    (folder,) = sys.argv[1:] if arguments is None else arguments
    try:
        print(BackgroundBuild(ROOT, Path(folder), build, trial).run(), flush=True)
    except (BuildError, OSError) as error:
        print(f"Not compiled: {error}", flush=True)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

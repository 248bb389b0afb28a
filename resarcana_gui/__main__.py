"""`python -m resarcana_gui`, and the command `resarcana`."""

from __future__ import annotations

import multiprocessing
import sys

from resarcana_gui.app.cli import run
from resarcana_gui.app.output import leave, open_streams


def main() -> int:
    """Run the program with the command line's arguments, and return its exit code."""
    multiprocessing.freeze_support()
    open_streams()
    return leave(run(sys.argv[1:]))


if __name__ == "__main__":
    sys.exit(main())

"""What to do when whoever reads the output has gone."""

from __future__ import annotations

import os
import sys
from typing import Final

INTERRUPTED: Final = 130
"""The exit code when the player has interrupted the program."""
NOBODY_READS: Final = 141
"""The exit code when whoever reads the output has gone."""


def let_output_go() -> None:
    """Python would complain about the closed pipe once more when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

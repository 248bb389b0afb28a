"""Outside programs as opponents: `program:` and a command line, such as `program:./mine --fast`."""

from __future__ import annotations

import os
import shlex
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from resarcana_gui.agents.outside import OutsideProgram
from resarcana_gui.app.errors import UsageError
from resarcana_gui.app.output import print_error
from resarcana_gui.kernel.game import Game

KIND: Final = "program"
"""The kind of opponent in a save, for all outside programs. The save does not name the program, so loading one never
starts what a file names."""
PREFIX: Final = f"{KIND}:"


def is_outside(name: str) -> bool:
    """Return whether an opponent's name is that of an outside program."""
    return name.startswith(PREFIX)


def outside(game: Game, name: str) -> OutsideProgram:
    """Return the opponent of that name; it complains of the program on the error stream. Raises UsageError."""
    return OutsideProgram(game, words(name), print_error)


def words(name: str) -> Sequence[str]:
    """Return the program's file and its arguments. Raises UsageError if there is no such file."""
    try:
        found = shlex.split(name.removeprefix(PREFIX), posix=os.name == "posix")
    except ValueError as error:
        raise UsageError(f"{name!r} is not a command line ({str(error).rstrip('.').lower()}).") from None
    if not found or "\0" in name or shutil.which(found[0]) is None:
        raise UsageError(f"There is no program {found[0] if found else ''!r} that can be started.")
    return found


def short_name(name: str) -> str:
    """Return a short name for an opponent: for a program its file, without folders and suffix."""
    if not is_outside(name):
        return name
    files = [word for word in words(name) if Path(word).is_file()]
    return Path(files[-1] if files else words(name)[0]).stem or KIND

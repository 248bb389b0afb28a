"""A program that plays by itself and tells what it has saved, to be attacked while it does:
`python -m tools.attack.victim WAY FOLDER GAME SEED`, the way being one of WAYS.

It is the program itself, as the command line starts it, with its player's files in the folder. On standard output it
says `wrote SEAL` once a line is saved, and `told SENTENCE` when the window tells its player something.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Final

from resarcana_gui.kernel.codec import JsonObject
from resarcana_gui.match.journal import Journal
from resarcana_gui.paths import PROGRAM

STAY: Final = 60
"""The number of frames for which the window goes on after it has told its player something."""
LONGEST_STAY: Final = 100_000
ANSWERS: Final = "1\n" * 20_000


def acknowledge(line: str) -> None:
    """Write a line in one piece, so that it arrives whole or not at all."""
    os.write(1, f"{line}\n".encode())


def acknowledge_saves() -> None:
    """Make every journal acknowledge what it has written."""
    write = Journal.write

    def told(journal: Journal, line: JsonObject) -> None:
        write(journal, line)
        if journal.trouble is None:
            acknowledge(f"wrote {journal.seal:08x}")

    setattr(Journal, "write", told)  # noqa: B010 - a method is replaced on purpose


def quick(game: str) -> str:
    """Return an opponent that answers at once."""
    from resarcana_gui.games.plugin import discover  # noqa: PLC0415 - after the environment
    from tools.chosen_game import quick_agent  # noqa: PLC0415 - after the environment

    return quick_agent(discover()[game])


def auto(folder: Path, game: str, seed: int) -> int:
    """Let machines play one game after another."""
    from resarcana_gui.app.cli import run  # noqa: PLC0415 - after the environment

    saved = ("--save", str(folder / PROGRAM / "saves"))
    agents = ",".join([quick(game)] * 3)
    return run(["auto", "--game", game, "--games", "400", "--agents", agents, "--seed", str(seed), *saved])


def text(folder: Path, game: str, seed: int) -> int:
    """Play at a terminal, and always take the first answer."""
    from resarcana_gui.app.cli import run  # noqa: PLC0415 - after the environment

    answers = folder / "answers"
    answers.write_text(ANSWERS)
    os.dup2(os.open(answers, os.O_RDONLY), 0)
    return run(["text", "--game", game, "--seats", "3", "--agent", quick(game), "--seed", str(seed)])


def window(folder: Path, game: str, seed: int) -> int:
    """Let machines play a saved game in a window at full speed."""
    from resarcana_gui.app.cli import run  # noqa: PLC0415 - after the environment
    from resarcana_gui.screens.match_runner import MatchRunner  # noqa: PLC0415 - after the environment
    from resarcana_gui.screens.services import MatchPlan, PlayerSpec  # noqa: PLC0415 - after the environment
    from resarcana_gui.screens.shell import Shell, start_match  # noqa: PLC0415 - after the environment

    def begin(shell: Shell, *_: object, **__: object) -> None:
        left = [LONGEST_STAY]

        def tell(sentence: str) -> None:
            acknowledge(f"told {sentence}")
            left[0] = STAY

        shell.messages.tell = tell  # type: ignore[method-assign]
        players = tuple(PlayerSpec(f"Machine {seat}", quick(game)) for seat in range(3))
        match = start_match(shell, MatchPlan(game, {}, players, seed))
        assert match is not None
        shell.routes.table(game, match)
        update = MatchRunner.update

        def until_the_end(runner: MatchRunner) -> None:
            update(runner)
            left[0] -= 1
            shell.stage.closing = shell.stage.closing or match.pending is None or left[0] < 0

        setattr(MatchRunner, "update", until_the_end)  # noqa: B010 - a method is replaced on purpose

    program = import_module("resarcana_gui.app.gui")
    setattr(program, "begin", begin)  # noqa: B010 - what is shown first is replaced on purpose
    (folder / PROGRAM).mkdir(parents=True, exist_ok=True)
    (folder / PROGRAM / "settings.json").write_text('{"version": 1, "speed": "instant"}')
    return run(["play", "--game", game])


WAYS: Final[dict[str, Callable[[Path, str, int], int]]] = {"auto": auto, "text": text, "window": window}


def main(words: Sequence[str]) -> int:
    """Play until the end."""
    way, folder, game, seed = words
    acknowledge_saves()
    return WAYS[way](Path(folder), game, int(seed))


def surroundings(folder: Path) -> dict[str, str]:
    """Return the environment for a victim with its player's files in a folder, without screen and sound."""
    kept = {name: value for name, value in os.environ.items() if re.match("PATH|PYTHON|LANG|SYSTEM|TMP|TEMP", name)}
    folders = {f"XDG_{kind}_HOME": str(folder) for kind in ("DATA", "STATE", "CACHE", "CONFIG")}
    return {**kept, **folders, "HOME": str(folder), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

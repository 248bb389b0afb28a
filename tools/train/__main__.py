"""The command `python -m tools.train`, or `make train`, which compiles first. It takes hours even so."""

from __future__ import annotations

import gc
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from resarcana_gui.app.arguments import Parser, at_least
from resarcana_gui.app.errors import UsageError
from resarcana_gui.app.output import INTERRUPTED
from resarcana_gui.paths import DamagedFileError
from tools.chosen_game import add_game, tools_of
from tools.train.training import Training, train

BAD_ARGUMENTS = 2
"""The exit status for wrong arguments."""
FAILED = 1
"""The exit status when a file cannot be used."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Train. Return the exit status: 0; 1 if a file cannot be used; 2 for wrong arguments; 130 if interrupted, to be
    continued later."""
    try:
        given = _parser().parse_args(arguments)
    except UsageError as error:
        print(error, file=sys.stderr)
        return BAD_ARGUMENTS
    tools = tools_of(given.game, "train")
    if tools is None:
        print(f"{given.game} has nothing to train.", file=sys.stderr)
        return BAD_ARGUMENTS
    try:
        training: Training = tools.begin(given.folder, given.seed, partial(print, flush=True))
        train(training, given.size)
        if given.gate:
            training.gate(given.gate, given.looks)
        if given.install is not None:
            training.install(given.install)
    except KeyboardInterrupt:
        print("Interrupted; the same command goes on from the last step that is done.", file=sys.stderr)
        return INTERRUPTED
    except (OSError, DamagedFileError) as error:
        print(error, file=sys.stderr)
        return FAILED
    return 0


def _size(told: str) -> float:
    size = float(told)
    if not 0 < size <= 100:
        raise ValueError
    return size


def _parser() -> Parser:
    parser = Parser(prog="train", description="Train the opponents of a game from nothing.")
    add_game(parser)
    parser.add_argument("--folder", type=Path, default=Path("build/train"), help="where the steps are kept")
    parser.add_argument("--seed", type=int, default=1, help="of everything that is left to chance")
    parser.add_argument("--size", type=_size, default=1.0, help="how many games, compared with the usual number")
    parser.add_argument("--gate", type=at_least(1), default=0, metavar="N", help="play N games against what there is")
    parser.add_argument("--looks", type=at_least(1), default=150, metavar="N", help="how often both look ahead then")
    parser.add_argument("--install", type=Path, metavar="FOLDER", help="copy the result there, such as assets/...")
    return parser


if __name__ == "__main__":
    gc.disable()  # no game leaves cycles behind, and a fifth of the time went into looking for them
    sys.exit(main())

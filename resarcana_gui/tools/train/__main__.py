"""`python -m resarcana_gui.tools.train`, or `make train`, which compiles first: it takes hours all the same."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from resarcana_gui.app.arguments import Parser
from resarcana_gui.app.errors import UsageError
from resarcana_gui.app.output import INTERRUPTED
from resarcana_gui.games.resarcana.ai.policy import STEP
from resarcana_gui.games.resarcana.ai.weights_file import write_rounded
from resarcana_gui.games.resarcana.engine import resarcana
from resarcana_gui.tools.train.plan import INSTALLED, plan
from resarcana_gui.tools.train.steps import Workshop

WRONG = 2
"""The exit status for wrong arguments."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Train. The exit status: 0; 2 for wrong arguments; 130 interrupted, to be gone on with later."""
    try:
        given = _parser().parse_args(arguments)
    except UsageError as error:
        print(error, file=sys.stderr)
        return WRONG
    try:
        train(Workshop(resarcana(), given.folder, given.seed, lambda line: print(line, flush=True)), given.size)
        if given.install is not None:
            install(given.folder, given.install)
    except KeyboardInterrupt:
        print("Interrupted; the same command goes on from the last step that is done.", file=sys.stderr)
        return INTERRUPTED
    return 0


def train(shop: Workshop, size: float) -> None:
    """Do every step whose file is not there yet. Raises OSError."""
    shop.folder.mkdir(parents=True, exist_ok=True)
    steps = plan(size)
    for number, step in enumerate(steps, 1):
        if shop.path(step.name).exists():
            shop.say(f"Step {number} of {len(steps)}, {step.name}: done before")
            continue
        shop.say(f"Step {number} of {len(steps)}, {step.name}")
        step.run(shop)


def install(folder: Path, target: Path) -> None:
    """Put what was learned where the opponents read it: nets as they are, policies rounded. Raises OSError."""
    target.mkdir(parents=True, exist_ok=True)
    for name, source in INSTALLED.items():
        if name.startswith("net"):
            shutil.copyfile(folder / f"{source}.weights", target / f"{name}.weights")
        else:
            write_rounded(folder / f"{source}.weights", target / f"{name}.weights", STEP)


def _size(told: str) -> float:
    size = float(told)
    if not 0 < size <= 100:
        raise ValueError
    return size


def _parser() -> Parser:
    parser = Parser(prog="train", description="Train the opponents of Res Arcana from nothing.")
    parser.add_argument("--folder", type=Path, default=Path("build/train"), help="where the steps are kept")
    parser.add_argument("--seed", type=int, default=1, help="of everything that is left to chance")
    parser.add_argument("--size", type=_size, default=1.0, help="how many games, compared with the usual number")
    parser.add_argument("--install", type=Path, metavar="FOLDER", help="copy the result there, such as assets/...")
    return parser


if __name__ == "__main__":
    sys.exit(main())

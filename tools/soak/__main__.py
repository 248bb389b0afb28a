"""The command `python -m tools.soak`, or `make soak`. Exit status 1 after a crash or a hang."""

from __future__ import annotations

import argparse
import os
import re
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tools.attack.victim import surroundings
from tools.chosen_game import add_game
from tools.soak.soak import soak

OUT: Final = Path("build/soak.txt")


def main(words: Sequence[str] | None = None) -> int:
    """Run it without a screen, with a player's folder of its own, and return the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.soak",
        description="Let a robot use the whole program, and write down its memory every minute.",
    )
    parser.add_argument("--minutes", type=float, default=120.0, help="how long")
    parser.add_argument("--pace", type=float, default=1.0, help="2: twice as fast as a person")
    parser.add_argument("--size", type=_size, default=(1920, 1080), metavar="1920x1080", help="the window at first")
    parser.add_argument("--out", type=Path, default=OUT, help="where a line a minute is written")
    add_game(parser)
    given = parser.parse_args(words)
    given.out.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, given.out.open("w", encoding="utf-8") as out:
        os.environ.update(surroundings(Path(folder)))
        return 0 if soak(given.game, out, given.minutes, given.size, given.pace) else 1


def _size(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"(\d+)x(\d+)", text)
    if found is None:
        raise argparse.ArgumentTypeError(f"{text!r} is not a size such as 1920x1080")
    return int(found[1]), int(found[2])


if __name__ == "__main__":
    sys.exit(main())

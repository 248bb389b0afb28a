"""Makes the sounds and the music, all of them or those named.

python -m art.sounds                   everything
python -m art.sounds strike_fire pass  these
python -m art.sounds --figures         what can be measured of the finished effects
python -m art.sounds --sheet           pictures of what is finished, into build/sounds/ (needs matplotlib)
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable

from art.sounds.names import EFFECTS, LOOPS

NEEDED = "Sounds need NumPy, SciPy and soundfile: pip install numpy scipy soundfile (matplotlib too for --sheet)."


def main() -> int:
    """Does what was asked for."""
    parser = argparse.ArgumentParser(prog="python -m art.sounds", description="Makes the game's sounds and music.")
    parser.add_argument("names", nargs="*", help="sounds or loops; without any, all")
    parser.add_argument("--sheet", action="store_true", help="pictures of what is finished, into build/sounds/")
    parser.add_argument("--figures", action="store_true", help="what can be measured of the finished effects")
    options = parser.parse_args()
    unknown = set(options.names) - {*EFFECTS, *LOOPS}
    if unknown:
        print("No such sound:", *sorted(unknown), file=sys.stderr)
        return 1
    wanted = options.names or [*EFFECTS, *LOOPS]
    try:
        _work(options)(wanted)
    except ModuleNotFoundError as error:
        print(f"{NEEDED} ({error.name} is missing.)", file=sys.stderr)
        return 1
    return 0


def _work(options: argparse.Namespace) -> Callable[[list[str]], None]:
    """What is to be done. Raises ModuleNotFoundError while what it needs is not installed."""
    if options.figures:
        from art.sounds.figures import table  # noqa: PLC0415 - what it needs may not be there

        return table
    if options.sheet:
        from art.sounds.sheet import draw  # noqa: PLC0415

        return draw
    from art.sounds.build import make  # noqa: PLC0415

    return make


if __name__ == "__main__":
    sys.exit(main())

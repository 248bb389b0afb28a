"""Makes the sounds and the music, all of them or those named.

python -m art.sounds                   everything
python -m art.sounds strike_fire pass  these
python -m art.sounds --sheet           pictures of what is finished, into build/sounds/ (needs matplotlib)
"""

from __future__ import annotations

import argparse
import sys

from art.sounds.names import EFFECTS, LOOPS

NEEDED = "Sounds need NumPy, SciPy and soundfile: pip install numpy scipy soundfile (matplotlib too for --sheet)."


def main() -> int:
    """Does what was asked for."""
    parser = argparse.ArgumentParser(prog="python -m art.sounds", description="Makes the game's sounds and music.")
    parser.add_argument("names", nargs="*", help="sounds or loops; without any, all")
    parser.add_argument("--sheet", action="store_true", help="pictures of what is finished, into build/sounds/")
    options = parser.parse_args()
    unknown = set(options.names) - {*EFFECTS, *LOOPS}
    if unknown:
        print("No such sound:", *sorted(unknown), file=sys.stderr)
        return 1
    wanted = options.names or [*EFFECTS, *LOOPS]
    try:
        from art.sounds import build, sheet  # noqa: PLC0415 - what they need may not be there
    except ModuleNotFoundError as error:
        print(f"{NEEDED} ({error.name} is missing.)", file=sys.stderr)
        return 1
    (sheet.draw if options.sheet else build.make)(wanted)
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Makes everything that is drawn beside the cards' pictures: what is missing or older than its script.

python -m art.interface.build                    all that need it
python -m art.interface.build frames tokens      these, if they need it
python -m art.interface.build --force            in any case
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import sys
import time

from art.places import ASSETS, Part, stale, tables

MATERIALS = ("leather", "slate", "velvet", "wood", "brass", "parchment")
BREATH = ("flame", "water", "wisps", "smoke")
WINDOW = ("icon.png", "icon.ico", "icon.icns", "cursor.webp", "cursor.yaml")
NO_TOOLS = "Pictures need Blender as a Python module: `make art`, or pip install bpy==5.0.1 numpy pillow (Python 3.11)."

PARTS = (
    Part("icons", "art.interface.icons.controls", (ASSETS / "icons" / "undo.svg",)),
    Part("materials", "art.interface.materials", tuple(ASSETS / "materials" / f"{name}.webp" for name in MATERIALS)),
    Part("breath", "art.interface.breath", tuple(ASSETS / "breath" / f"{name}.webp" for name in BREATH)),
    Part("window", "art.interface.window", tuple(ASSETS / "window" / name for name in WINDOW)),
)
"""What the program itself needs."""


def parts() -> list[Part]:
    """What there is to make: the program's, then each game's."""
    return [*PARTS, *(part for table in tables("parts") for part in table.PARTS)]


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description="Makes what is drawn beside the cards' pictures.")
    names = dict.fromkeys(part.name for part in parts())
    parser.add_argument("parts", nargs="*", help=f"of {', '.join(names)}; without any, all")
    parser.add_argument("--force", action="store_true", help="also what is newer than its script")
    return parser.parse_args()


def main() -> int:
    """Makes them, one after the other."""
    options = arguments()
    if unknown := set(options.parts) - {part.name for part in parts()}:
        print("No script for", *sorted(unknown), file=sys.stderr)
        return 1
    if any(importlib.util.find_spec(name) is None for name in ("bpy", "numpy", "PIL")):
        print(NO_TOOLS, file=sys.stderr)
        return 1
    wanted = [part for part in parts() if not options.parts or part.name in options.parts]
    for part in wanted:
        if options.force or stale(part.made, part.scripts()):
            began = time.monotonic()
            print(f"{part.name} ...", flush=True)
            importlib.import_module(part.module).build()
            print(f"    {time.monotonic() - began:.0f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())

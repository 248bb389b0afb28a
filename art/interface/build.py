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
from pathlib import Path

from art.interface.places import ASSETS, GAME, ROOT

ESSENCES = ("elan", "life", "calm", "death", "gold")
BACKS = ("artifact", "monument", "mage", "item", "place")
FRAMES = (*BACKS, "creature", "dragon")
NO_TOOLS = "Pictures need Blender as a Python module: `make art`, or pip install bpy==5.0.1 numpy pillow (Python 3.11)."


def webps(folder: str, *names: str) -> list[Path]:
    """Pictures of the game."""
    return [GAME / folder / f"{name}.webp" for name in names]


PARTS: dict[str, list[Path]] = {
    "icons": [GAME / "icons" / "elan.svg", ASSETS / "icons" / "undo.svg"],
    "tokens": webps("tokens", *ESSENCES),
    "frames": webps("frames", *FRAMES),
    "backs": webps("backs", *BACKS),
    "seals": webps("seals", "points", "first_player", "passed"),
    "title": [*webps("scenes", "title"), GAME / "scenes" / "title.yaml"],
    "title_circle": webps("scenes", "title_circle"),
    "materials": [
        ASSETS / "materials" / f"{name}.webp" for name in ("leather", "slate", "velvet", "wood", "brass", "parchment")
    ],
    "particles": webps("particles", "spark", "ember", "smoke", "glint"),
    "window": [
        ASSETS / "window" / name for name in ("icon.png", "icon.ico", "icon.icns", "cursor.webp", "cursor.yaml")
    ],
}
"""What each script makes (of the icons, one of each folder)."""


def module_of(part: str) -> str:
    """The script of a part: a module with a function build()."""
    return "art.interface.icons.build" if part == "icons" else f"art.interface.{part}"


def scripts(part: str) -> list[Path]:
    """What a part is made by; icons are written down in several files."""
    script = ROOT / (module_of(part).replace(".", "/") + ".py")
    return list(script.parent.glob("*.py")) if part == "icons" else [script]


def stale(part: str) -> bool:
    """Is anything of a part missing, or older than its script?"""
    made = PARTS[part]
    if not all(path.exists() for path in made):
        return True
    return min(p.stat().st_mtime for p in made) < max(p.stat().st_mtime for p in scripts(part))


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description="Makes what is drawn beside the cards' pictures.")
    parser.add_argument("parts", nargs="*", help=f"of {', '.join(PARTS)}; without any, all")
    parser.add_argument("--force", action="store_true", help="also what is newer than its script")
    return parser.parse_args()


def main() -> int:
    """Makes them, one after the other."""
    options = arguments()
    if unknown := set(options.parts) - set(PARTS):
        print("No script for", *sorted(unknown), file=sys.stderr)
        return 1
    if any(importlib.util.find_spec(name) is None for name in ("bpy", "numpy", "PIL")):
        print(NO_TOOLS, file=sys.stderr)
        return 1
    for part in options.parts or PARTS:
        if options.force or stale(part):
            began = time.monotonic()
            print(f"{part} ...", flush=True)
            importlib.import_module(module_of(part)).build()
            print(f"    {time.monotonic() - began:.0f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())

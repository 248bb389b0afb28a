"""The command `python -m tools.attack`, or `make attack`. Exit status 1 if anything broke."""

from __future__ import annotations

import argparse
import importlib
import json
import pkgutil
import sys
import time
from collections.abc import Sequence

import tools.attack as package
from tools.attack.part import Part
from tools.chosen_game import add_game


def parts() -> dict[str, Part]:
    """Return every attack in this folder: those of the modules that have a PART."""
    modules = [importlib.import_module(f"{package.__name__}.{found.name}") for found in _others()]
    return {module.PART.name: module.PART for module in modules if hasattr(module, "PART")}


def _others() -> list[pkgutil.ModuleInfo]:
    return [found for found in pkgutil.iter_modules(package.__path__) if found.name != "__main__"]


def run(part: Part, size: float, seed: int, game: str) -> bool:
    """Run one attack, print its findings, and return whether everything held."""
    began = time.monotonic()
    report = part.attack(size, seed, game)
    line = {"attack": part.name, "seconds": round(time.monotonic() - began, 1), **report.figures}
    print(json.dumps({**line, "broken": len(report.broken)}), flush=True)
    for sentence in report.broken:
        print(f"  {sentence}", flush=True)
    return not report.broken


def main(words: Sequence[str] | None = None) -> int:
    """Run the requested attacks, and return the exit status."""
    known = parts()
    parser = argparse.ArgumentParser(
        prog="python -m tools.attack",
        description="Attack the program: " + "; ".join(f"{part.name}: {part.what}" for part in known.values()),
    )
    parser.add_argument("names", nargs="*", metavar="ATTACK", help="which attacks (all, when none is named)")
    parser.add_argument("--size", type=float, default=1.0, help="how long: 1 is the full run, 0.01 a look")
    parser.add_argument("--seed", type=int, default=1, help="where chance begins")
    add_game(parser)
    arguments = parser.parse_args(words)
    for name in arguments.names:
        if name not in known:
            parser.error(f"there is no attack {name!r}; choose one of: {', '.join(known) or 'none'}")
    chosen = arguments.names or list(known)
    held = [run(known[name], arguments.size, arguments.seed, arguments.game) for name in chosen]
    return 0 if all(held) else 1


if __name__ == "__main__":
    sys.exit(main())

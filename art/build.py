"""Renders the pictures: all that are older than their script, or those named. `make art` calls it.

python -m art.build                     all that need it
python -m art.build fire_dragon hawk    these, if they need it
python -m art.build --force             in any case, as after a change of the kit
python -m art.build --preview hawk      small and fast, into build/art/
python -m art.build --sheets            contact sheets of what is finished, into build/art/
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

from art.places import ART, ASSETS, ROOT, SCRATCH, stale

NO_BLENDER = "Pictures need Blender as a Python module: `make art`, or pip install bpy==5.0.1 numpy pillow (3.11)."


KINDS = ("cards", "factions")
"""A game's folders in which each script makes one picture."""


class Picture(NamedTuple):
    """The picture of a card or another component of a game: by the game's folder, its kind, and its name in it."""

    game: str
    kind: str
    slug: str

    def script(self) -> Path:
        """Where its script lies."""
        return ART / self.game / self.kind / f"{self.slug}.py"

    def finished(self) -> Path:
        """Where it lies when it is finished."""
        return ASSETS / self.game / self.kind / f"{self.slug}.webp"

    def size(self) -> tuple[int, int]:
        """How wide and high it is when it is finished, in pixels."""
        size: tuple[int, int] = importlib.import_module(f"art.{self.game}.parts").size_of(self.slug)
        return size

    def samples(self) -> int:
        """How many samples a pixel of it takes."""
        return int(importlib.import_module(f"art.{self.game}.parts").SAMPLES)

    def stale(self) -> bool:
        """Is it missing, or older than its script?"""
        return stale([self.finished()], [self.script()])


def pictures() -> list[Picture]:
    """Every picture that has a script, game by game."""
    scripts = sorted(path for kind in KINDS for path in ART.glob(f"*/{kind}/*.py"))
    return [Picture(*path.parts[-3:-1], path.stem) for path in scripts if path.stem != "__init__"]


def render_one(picture: Picture, *, preview: bool, samples: int, threads: int) -> None:
    """Renders one picture in this process."""
    from art.kit import stage  # noqa: PLC0415 - needs bpy, which listing and sheets do without
    from art.kit.render import render  # noqa: PLC0415

    game, kind, slug = picture
    stage.clear(slug)
    importlib.import_module(f"art.{game}.{kind}.{slug}").scene()
    target = SCRATCH / f"{slug}.webp" if preview else picture.finished()
    wide, high = picture.size()
    size = (wide * 240 // high, 240) if preview else (wide, high)
    seconds = render(target, size, samples or (8 if preview else picture.samples()), threads)
    print(f"{slug}: {seconds:.0f} s", flush=True)


def render_all(wanted: list[Picture], options: argparse.Namespace) -> int:
    """Renders one after the other, each in a process of its own, so that a failure costs one picture."""
    failed = []
    for number, picture in enumerate(wanted, 1):
        slug = picture.slug
        print(f"{number} of {len(wanted)} {slug} ...", flush=True)
        command = [sys.executable, "-m", "art.build", "--one", *picture, "--threads", str(options.threads)]
        command += ["--samples", str(options.samples)] + (["--preview"] if options.preview else [])
        began = time.monotonic()
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        if done.returncode:
            failed.append(slug)
            print(done.stdout[-500:], done.stderr[-2500:], flush=True)
        else:
            print(f"    {time.monotonic() - began:.0f} s", flush=True)
    if failed:
        print("Not rendered:", *failed)
    return 1 if failed else 0


def sheets(found: list[Path]) -> None:
    """Contact sheets: five abreast as they are, and all at the 150 pixels they have on the table."""
    from PIL import Image  # noqa: PLC0415

    if not found:
        return
    SCRATCH.mkdir(parents=True, exist_ok=True)
    for width, across in ((640, 5), (150, 8)):
        high = width * 3 // 4
        sheet = Image.new("RGB", (across * width, -(-len(found) // across) * high), (12, 10, 9))
        for k, path in enumerate(found):
            with Image.open(path) as picture:
                small = picture.convert("RGB").resize((width, high), Image.Resampling.LANCZOS)
            sheet.paste(small, (k % across * width, k // across * high))
        sheet.save(SCRATCH / f"sheet-{width}.png")
        print(SCRATCH / f"sheet-{width}.png")


def shown(*, preview: bool) -> list[Path]:
    """What there is for a contact sheet."""
    return sorted(SCRATCH.glob("*.webp")) if preview else sorted(ASSETS.glob("*/cards/*.webp"))


def arguments() -> argparse.Namespace:
    """What was asked for. ONLY=<slug> in the environment names pictures too."""
    parser = argparse.ArgumentParser(description="Renders the pictures of the games' cards.")
    parser.add_argument("slugs", nargs="*", help="pictures; without any, all")
    parser.add_argument("--preview", action="store_true", help="small and fast, into build/art/")
    parser.add_argument("--force", action="store_true", help="also what is newer than its script")
    parser.add_argument("--sheets", action="store_true", help="contact sheets only (with --preview: of the previews)")
    parser.add_argument("--samples", type=int, default=0)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--one", nargs=3, help=argparse.SUPPRESS)
    return parser.parse_args()


def main() -> int:
    """Does what was asked for."""
    options = arguments()
    if options.sheets:
        sheets(shown(preview=options.preview))
        return 0
    if importlib.util.find_spec("bpy") is None:
        print(NO_BLENDER, file=sys.stderr)
        return 1
    if options.one:
        render_one(Picture(*options.one), preview=options.preview, samples=options.samples, threads=options.threads)
        return 0
    wanted = options.slugs or os.environ.get("ONLY", "").split()
    if unknown := set(wanted) - {picture.slug for picture in pictures()}:
        print("No script for", *sorted(unknown), file=sys.stderr)
        return 1
    asked = [picture for picture in pictures() if not wanted or picture.slug in wanted]
    chosen = [picture for picture in asked if options.preview or options.force or picture.stale()]
    if not chosen:
        print("Every picture is newer than its script.")
        return 0
    outcome = render_all(chosen, options)
    sheets(shown(preview=options.preview))
    return outcome


if __name__ == "__main__":
    sys.exit(main())

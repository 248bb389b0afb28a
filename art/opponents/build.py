"""Renders the portraits of the opponents: those older than their script, or those named. `make art` calls it.

python -m art.opponents.build                   all that need it
python -m art.opponents.build owl cat           these, if they need it
python -m art.opponents.build --force           in any case, as after a change of the kit
python -m art.opponents.build --preview owl     small and fast, into build/art/faces/
python -m art.opponents.build --sheets          contact sheets of what is finished, into build/art/
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

from art.places import ART, ASSETS, ROOT, SCRATCH, stale

SCRIPTS = ART / "opponents" / "automata"
FACES = SCRATCH / "faces"
MOODS = ("rest", "pleased", "struck")
SIDE = 512
SHARED = {"__init__", "portrait"}
"""What the folder of the scripts holds beside them; `portrait` has MOODS, what it gives a scene for each mood."""
NO_BLENDER = "Portraits need Blender as a Python module: `make art`, or pip install bpy==5.0.1 numpy pillow (3.11)."


class Face(NamedTuple):
    """An automaton's portrait in one mood."""

    name: str
    mood: str

    @property
    def stem(self) -> str:
        """What its file is called."""
        return f"{self.name}-{self.mood}"

    def script(self) -> Path:
        """Where its script lies."""
        return SCRIPTS / f"{self.name}.py"

    def finished(self) -> Path:
        """Where it lies when it is finished."""
        return ASSETS / "opponents" / f"{self.stem}.webp"

    def lies(self, *, preview: bool) -> Path:
        """Where it lies, finished or as a preview."""
        return FACES / f"{self.stem}.webp" if preview else self.finished()

    def stale(self) -> bool:
        """Is it missing, or older than its script?"""
        return stale([self.finished()], [self.script()])


def faces() -> list[Face]:
    """Every portrait that has a script, in every mood."""
    scripts = [path for path in sorted(SCRIPTS.glob("*.py")) if path.stem not in SHARED]
    return [Face(path.stem, mood) for path in scripts for mood in MOODS]


def render_one(face: Face, options: argparse.Namespace) -> None:
    """Renders one portrait in this process."""
    import bpy  # noqa: PLC0415

    from art.kit import sculpt, stage  # noqa: PLC0415 - needs bpy, which listing and sheets do without
    from art.kit.render import render  # noqa: PLC0415

    began = time.monotonic()
    stage.clear(face.name)
    bpy.context.scene[sculpt.COARSER] = 1.8 if options.preview else 1.0
    mood = importlib.import_module("art.opponents.automata.portrait").MOODS[face.mood]
    importlib.import_module(f"art.opponents.automata.{face.name}").scene(mood)
    built = time.monotonic() - began
    side, samples = (options.side or 176) if options.preview else SIDE, options.samples or 8
    seconds = render(face.lies(preview=options.preview), (side, side), samples, options.threads, bounces=2)
    print(f"{face.stem}: built in {built:.0f} s, rendered in {seconds:.0f} s", flush=True)


def render_all(wanted: list[Face], options: argparse.Namespace) -> int:
    """Renders one after the other, each in a process of its own, so that a failure costs one picture."""
    failed = []
    for number, face in enumerate(wanted, 1):
        print(f"{number} of {len(wanted)} {face.name} {face.mood} ...", flush=True)
        command = [sys.executable, "-m", "art.opponents.build", "--one", *face, "--threads", str(options.threads)]
        command += ["--samples", str(options.samples), "--side", str(options.side)]
        command += ["--preview"] if options.preview else []
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        if done.returncode:
            failed.append(face.stem)
            print(done.stdout[-500:], done.stderr[-2500:], flush=True)
        else:
            print("    " + done.stdout.strip().splitlines()[-1], flush=True)
    if failed:
        print("Not rendered:", *failed)
    return 1 if failed else 0


def sheet(target: Path, sizes: tuple[int, ...] = (184, 92, 46), *, preview: bool) -> None:
    """A contact sheet: a row for each automaton, its moods at every size, cropped to a circle as on the table."""
    from PIL import Image, ImageDraw  # noqa: PLC0415

    there = [face for face in faces() if face.lies(preview=preview).exists()]
    shown = list(dict.fromkeys(face.name for face in there))
    high = max(sizes) + 8
    wide = sum(3 * (size + 6) for size in sizes)
    made = Image.new("RGB", (wide, high * len(shown)), (30, 26, 24))
    for row, name in enumerate(shown):
        x = 0
        for size in sizes:
            for mood in MOODS:
                path = Face(name, mood).lies(preview=preview)
                if path.exists():
                    with Image.open(path) as picture:
                        small = picture.convert("RGB").resize((size, size), Image.Resampling.LANCZOS)
                    mask = Image.new("L", (size * 4, size * 4))
                    ImageDraw.Draw(mask).ellipse((0, 0, size * 4 - 1, size * 4 - 1), fill=255)
                    made.paste(small, (x, row * high + (high - size) // 2), mask.resize((size, size)))
                x += size + 6
    target.parent.mkdir(parents=True, exist_ok=True)
    made.save(target)
    print(target)


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description="Renders the portraits of the opponents.")
    parser.add_argument("names", nargs="*", help="automata; without any, all")
    parser.add_argument("--preview", action="store_true", help="small and fast, into build/art/faces/")
    parser.add_argument("--force", action="store_true", help="also what is newer than its script")
    parser.add_argument("--sheets", action="store_true", help="contact sheet only (with --preview: of the previews)")
    parser.add_argument("--mood", choices=MOODS, help="only this mood")
    parser.add_argument("--samples", type=int, default=0)
    parser.add_argument("--side", type=int, default=0)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--one", nargs=2, help=argparse.SUPPRESS)
    return parser.parse_args()


def asked(options: argparse.Namespace) -> list[Face]:
    """The portraits that are named, in the moods that are."""
    moods = [options.mood] if options.mood else MOODS
    return [face for face in faces() if face.mood in moods and (not options.names or face.name in options.names)]


def main() -> int:
    """Does what was asked for."""
    options = arguments()
    if options.sheets:
        sheet(SCRATCH / "faces.png", preview=options.preview)
        return 0
    if importlib.util.find_spec("bpy") is None:
        print(NO_BLENDER, file=sys.stderr)
        return 1
    if unknown := set(options.names) - {face.name for face in faces()}:
        print("No script for", *sorted(unknown), file=sys.stderr)
        return 1
    if options.one:
        render_one(Face(*options.one), options)
        return 0
    chosen = [face for face in asked(options) if options.preview or options.force or face.stale()]
    if not chosen:
        print("Every portrait is newer than its script.")
        return 0
    return render_all(chosen, options)


if __name__ == "__main__":
    sys.exit(main())

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

ROOT = Path(__file__).resolve().parents[2]
SCRIPTS, FINISHED = Path(__file__).parent, ROOT / "assets" / "resarcana" / "opponents" / "faces"
SCRATCH = ROOT / "build" / "art" / "faces"
MOODS = ("rest", "pleased", "struck")
SIDE = 512
NOT_FACES = {"__init__", "build", "portrait"}
NO_BLENDER = "Portraits need Blender as a Python module: `make art`, or pip install bpy==5.0.1 numpy pillow (3.11)."


def names() -> list[str]:
    """Every automaton that has a script."""
    return sorted(path.stem for path in SCRIPTS.glob("*.py") if path.stem not in NOT_FACES)


def stale(name: str, mood: str) -> bool:
    """Is a portrait missing, or older than its script?"""
    target, script = FINISHED / f"{name}-{mood}.webp", SCRIPTS / f"{name}.py"
    return not target.exists() or target.stat().st_mtime < script.stat().st_mtime


def render_one(name: str, mood: str, options: argparse.Namespace) -> None:
    """Renders one portrait in this process."""
    import bpy  # noqa: PLC0415

    from art.kit import sculpt, stage  # noqa: PLC0415 - needs bpy, which listing and sheets do without
    from art.kit.render import render  # noqa: PLC0415
    from art.opponents.portrait import MOODS as FEELINGS  # noqa: PLC0415

    began = time.monotonic()
    stage.clear(name)
    bpy.context.scene[sculpt.COARSER] = 1.8 if options.preview else 1.0
    importlib.import_module(f"art.opponents.{name}").scene(FEELINGS[mood])
    built = time.monotonic() - began
    folder, side = (SCRATCH, options.side or 176) if options.preview else (FINISHED, SIDE)
    samples = options.samples or 8
    seconds = render(folder / f"{name}-{mood}.webp", (side, side), samples, options.threads, bounces=2)
    print(f"{name}-{mood}: built in {built:.0f} s, rendered in {seconds:.0f} s", flush=True)


def render_all(wanted: list[tuple[str, str]], options: argparse.Namespace) -> int:
    """Renders one after the other, each in a process of its own, so that a failure costs one picture."""
    failed = []
    for number, (name, mood) in enumerate(wanted, 1):
        print(f"{number} of {len(wanted)} {name} {mood} ...", flush=True)
        command = [sys.executable, "-m", "art.opponents.build", name, "--one", mood, "--threads", str(options.threads)]
        command += ["--samples", str(options.samples), "--side", str(options.side)]
        command += ["--preview"] if options.preview else []
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        if done.returncode:
            failed.append(f"{name}-{mood}")
            print(done.stdout[-500:], done.stderr[-2500:], flush=True)
        else:
            print("    " + done.stdout.strip().splitlines()[-1], flush=True)
    if failed:
        print("Not rendered:", *failed)
    return 1 if failed else 0


def sheet(folder: Path, target: Path, sizes: tuple[int, ...] = (184, 92, 46)) -> None:
    """A contact sheet: a row for each automaton, its moods at every size, cropped to a circle as on the table."""
    from PIL import Image, ImageDraw  # noqa: PLC0415

    shown = [name for name in names() if any(folder.glob(f"{name}-*.webp"))]
    high = max(sizes) + 8
    wide = sum(3 * (size + 6) for size in sizes)
    made = Image.new("RGB", (wide, high * len(shown)), (30, 26, 24))
    for row, name in enumerate(shown):
        x = 0
        for size in sizes:
            for mood in MOODS:
                path = folder / f"{name}-{mood}.webp"
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
    parser.add_argument("--one", choices=MOODS, help=argparse.SUPPRESS)
    return parser.parse_args()


def main() -> int:
    """Does what was asked for."""
    options = arguments()
    folder = SCRATCH if options.preview else FINISHED
    if options.sheets:
        sheet(folder, SCRATCH.parent / "faces.png")
        return 0
    if importlib.util.find_spec("bpy") is None:
        print(NO_BLENDER, file=sys.stderr)
        return 1
    if unknown := set(options.names) - set(names()):
        print("No script for", *sorted(unknown), file=sys.stderr)
        return 1
    if options.one:
        render_one(options.names[0], options.one, options)
        return 0
    moods = [options.mood] if options.mood else MOODS
    wanted = [(name, mood) for name in options.names or names() for mood in moods]
    chosen = [pair for pair in wanted if options.preview or options.force or stale(*pair)]
    if not chosen:
        print("Every portrait is newer than its script.")
        return 0
    return render_all(chosen, options)


if __name__ == "__main__":
    sys.exit(main())

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
import re
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SCRIPTS, CARDS = ROOT / "art" / "cards", ROOT / "cards.yaml"
FINISHED, SCRATCH = ROOT / "assets" / "resarcana" / "cards", ROOT / "build" / "art"
NO_BLENDER = "Pictures need Blender as a Python module: `make art`, or pip install bpy==5.0.1 numpy pillow (3.11)."


def slugs() -> list[str]:
    """Every picture that has a script."""
    return sorted(p.stem for p in SCRIPTS.glob("*.py") if p.stem != "__init__")


def kinds() -> dict[str, str]:
    """The section of cards.yaml that each component stands in: artifacts, mages, items, monuments or places."""
    found, section = {}, ""
    for line in CARDS.read_text(encoding="utf-8").splitlines():
        if head := re.match(r"(\w+):$", line):
            section = head[1]
        elif entry := re.match(r"  - id: (\w+)", line):
            found[entry[1]] = section
    return found


def size_of(slug: str) -> tuple[int, int]:
    """How wide and high a finished picture is, in pixels: Places of Power are shown larger than the rest."""
    return (800, 600) if kinds().get(slug) == "places" else (640, 480)


def stale(slug: str) -> bool:
    """Is a picture missing, or older than its script?"""
    target, script = FINISHED / f"{slug}.webp", SCRIPTS / f"{slug}.py"
    return not target.exists() or target.stat().st_mtime < script.stat().st_mtime


def render_one(slug: str, *, preview: bool, samples: int, threads: int) -> None:
    """Renders one picture in this process."""
    from art.kit import stage  # noqa: PLC0415 - needs bpy, which listing and sheets do without
    from art.kit.render import render  # noqa: PLC0415

    stage.clear(slug)
    importlib.import_module(f"art.cards.{slug}").scene()
    target = (SCRATCH if preview else FINISHED) / f"{slug}.webp"
    size = (320, 240) if preview else size_of(slug)
    seconds = render(target, size, samples or (8 if preview else 44), threads)
    print(f"{slug}: {seconds:.0f} s", flush=True)


def render_all(wanted: list[str], options: argparse.Namespace) -> int:
    """Renders one after the other, each in a process of its own, so that a failure costs one picture."""
    failed = []
    for number, slug in enumerate(wanted, 1):
        print(f"{number} of {len(wanted)} {slug} ...", flush=True)
        command = [sys.executable, "-m", "art.build", "--one", slug, "--threads", str(options.threads)]
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


def sheets(folder: Path) -> None:
    """Contact sheets: five abreast as they are, and all at the 150 pixels they have on the table."""
    from PIL import Image  # noqa: PLC0415

    pictures = sorted(folder.glob("*.webp"))
    if not pictures:
        return
    SCRATCH.mkdir(parents=True, exist_ok=True)
    for width, across in ((640, 5), (150, 8)):
        high = width * 3 // 4
        sheet = Image.new("RGB", (across * width, -(-len(pictures) // across) * high), (12, 10, 9))
        for k, path in enumerate(pictures):
            with Image.open(path) as picture:
                small = picture.convert("RGB").resize((width, high), Image.Resampling.LANCZOS)
            sheet.paste(small, (k % across * width, k // across * high))
        sheet.save(SCRATCH / f"sheet-{width}.png")
        print(SCRATCH / f"sheet-{width}.png")


def arguments() -> argparse.Namespace:
    """What was asked for. ONLY=<slug> in the environment names pictures too."""
    parser = argparse.ArgumentParser(description="Renders the game's pictures.")
    parser.add_argument("slugs", nargs="*", help="pictures; without any, all")
    parser.add_argument("--preview", action="store_true", help="small and fast, into build/art/")
    parser.add_argument("--force", action="store_true", help="also what is newer than its script")
    parser.add_argument("--sheets", action="store_true", help="contact sheets only (with --preview: of the previews)")
    parser.add_argument("--samples", type=int, default=0)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--one", help=argparse.SUPPRESS)
    return parser.parse_args()


def main() -> int:
    """Does what was asked for."""
    options = arguments()
    if options.sheets:
        sheets(SCRATCH if options.preview else FINISHED)
        return 0
    if importlib.util.find_spec("bpy") is None:
        print(NO_BLENDER, file=sys.stderr)
        return 1
    if options.one:
        render_one(options.one, preview=options.preview, samples=options.samples, threads=options.threads)
        return 0
    wanted = options.slugs or os.environ.get("ONLY", "").split() or slugs()
    unknown = set(wanted) - set(slugs())
    if unknown:
        print("No script for", *sorted(unknown), file=sys.stderr)
        return 1
    chosen = [s for s in wanted if options.preview or options.force or stale(s)]
    if not chosen:
        print("Every picture is newer than its script.")
        return 0
    outcome = render_all(chosen, options)
    sheets(SCRATCH if options.preview else FINISHED)
    return outcome


if __name__ == "__main__":
    sys.exit(main())

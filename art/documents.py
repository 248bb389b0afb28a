"""Pictures of the program for the documentation: PNG files in one folder become small WebP files in another, and each
folder of numbered pictures in it becomes one that moves.

python -m art.documents build/tour/readme docs/images
"""

from __future__ import annotations

import sys
from pathlib import Path

from PIL import Image

QUALITY = 82
MOVING_QUALITY = 60
BETWEEN = 80
"""Milliseconds from one picture of a clip to the next, as `tools/tour/clip.py` takes them."""


def shrink(source: Path, target: Path) -> None:
    """Write every picture anew, with names of the same stem."""
    target.mkdir(parents=True, exist_ok=True)
    for path in sorted(source.glob("*.png")):
        with Image.open(path) as picture:
            picture.convert("RGB").save(target / f"{path.stem}.webp", quality=QUALITY, method=6)


def film(source: Path, target: Path) -> None:
    """Write the pictures of every folder as one that moves, over and over."""
    for folder in sorted(path for path in source.iterdir() if path.is_dir()):
        first, *others = [Image.open(path).convert("RGB") for path in sorted(folder.glob("*.png"))]
        first.save(
            target / f"{folder.name}.webp", save_all=True, append_images=others, duration=BETWEEN, loop=0,
            quality=MOVING_QUALITY, method=4, minimize_size=True,
        )  # fmt: skip


if __name__ == "__main__":
    shrink(Path(sys.argv[1]), Path(sys.argv[2]))
    film(Path(sys.argv[1]), Path(sys.argv[2]))

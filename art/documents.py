"""Pictures of the program for the documentation: PNG files in one folder become small WebP files in another.

python -m art.documents build/tour/readme docs/images
"""

from __future__ import annotations

import sys
from pathlib import Path

from PIL import Image

QUALITY = 82


def shrink(source: Path, target: Path) -> None:
    """Write every picture anew, with names of the same stem."""
    target.mkdir(parents=True, exist_ok=True)
    for path in sorted(source.glob("*.png")):
        with Image.open(path) as picture:
            picture.convert("RGB").save(target / f"{path.stem}.webp", quality=QUALITY, method=6)


if __name__ == "__main__":
    shrink(Path(sys.argv[1]), Path(sys.argv[2]))

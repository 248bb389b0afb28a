"""The pictures of the documentation: the same stops, smaller."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pygame

from resarcana_gui.settings import Settings
from tools.tour.stop import Stop, visit

SIZE: Final = (1600, 900)


def make(folder: Path, pictures: Mapping[str, str], stops: Mapping[str, Stop]) -> list[Path]:
    """Make all pictures, in English, and return the files."""
    folder.mkdir(parents=True, exist_ok=True)
    return [_made(folder / f"{name}.png", stops[stop]) for name, stop in pictures.items()]


def _made(path: Path, stop: Stop) -> Path:
    large = visit(stop, Settings(language="en")).draw()
    pygame.image.save(pygame.transform.smoothscale(large, SIZE), path)
    return path

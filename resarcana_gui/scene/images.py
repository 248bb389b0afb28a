"""Pictures from the program's files. Damaged ones are logged once and skipped."""

from __future__ import annotations

from collections.abc import Mapping
from io import BytesIO
from pathlib import Path
from types import MappingProxyType

import pygame

from resarcana_gui.files import UnreadableError
from resarcana_gui.shipped import contents, log_once


def decoded(path: Path | None) -> pygame.Surface | None:
    """Return the picture in a file, as stored; None when it is missing or damaged."""
    content = _content(path)
    if path is None or content is None:
        return None
    try:
        return pygame.image.load(BytesIO(content), path.name)
    except (pygame.error, ValueError, MemoryError) as error:
        log_once(str(path), f"{path} cannot be shown: {error}.")
        return None


def drawn(path: Path | None, side: int, colours: Mapping[str, str] = MappingProxyType({})) -> pygame.Surface | None:
    """Return the drawing in an SVG file in a square with this side in pixels, with some of its colours replaced;
    None when it is missing or damaged."""
    content = _content(path)
    if path is None or content is None:
        return None
    for old, new in colours.items():
        content = content.replace(old.encode(), new.encode())
    try:
        return pygame.image.load_sized_svg(BytesIO(content), (side, side))
    except (pygame.error, ValueError, MemoryError) as error:
        log_once(str(path), f"{path} cannot be drawn: {error}.")
        return None


def _content(path: Path | None) -> bytes | None:
    try:
        return None if path is None else contents(path)
    except UnreadableError as error:
        log_once(str(error.filename), str(error))
        return None

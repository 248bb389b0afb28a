"""The system's clipboard. Without one, or with content that is not UTF-8 text, nothing happens."""

from __future__ import annotations

import logging

import pygame

_log = logging.getLogger(__name__)


def put(text: str) -> bool:
    """Put a text on the clipboard. Return whether that was possible."""
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, NotImplementedError, ValueError) as error:
        _log.info("not copied: %s", error)
        return False
    return True


def get() -> str:
    """Return the text on the clipboard; empty if there is none."""
    try:
        return pygame.scrap.get_text()
    except (pygame.error, NotImplementedError, ValueError) as error:
        _log.info("not pasted: %s", error)
        return ""

"""The system's clipboard. Where there is none, or what is on it or goes there is no text in UTF-8, nothing happens."""

from __future__ import annotations

import logging

import pygame

_log = logging.getLogger(__name__)


def put(text: str) -> bool:
    """Put a text on it. Returns whether that was possible."""
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, NotImplementedError, ValueError) as error:
        _log.info("not copied: %s", error)
        return False
    return True


def get() -> str:
    """The text on it; empty without one."""
    try:
        return pygame.scrap.get_text()
    except (pygame.error, NotImplementedError, ValueError) as error:
        _log.info("not pasted: %s", error)
        return ""

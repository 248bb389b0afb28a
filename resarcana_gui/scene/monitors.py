"""The monitors, and the size and position of the window on them when it opens: those it had last, where that is
still visible."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

import pygame

from resarcana_gui.scene.viewport import CANVAS, LEAST, SMALLEST, no_smaller

_log = logging.getLogger(__name__)

Position: TypeAlias = tuple[int, int]
"""The top left corner of a window, without its frame, in the coordinates in which the system arranges its monitors."""
Size: TypeAlias = tuple[int, int]

CENTRED: Final = 0x2FFF0000
"""SDL's position for the middle of the first monitor. Add the index of any other monitor."""
PROBE: Final = (2, 2)
TITLE_BAR: Final = 32
"""The room for the title bar above a window that is moved down onto a monitor, in the system's units."""


class Opening(NamedTuple):
    """How the window opens."""

    size: Size
    at: Position | None
    """The position; None where the system chooses."""


def monitors() -> list[pygame.Rect]:
    """Return the box of each monitor; empty where the system does not tell, as under Wayland. Call it before there
    is a window: the events of the hidden windows that it opens are dropped."""
    try:
        pygame.display.init()
        if pygame.display.get_driver() == "wayland":
            return []
        found = [_monitor(*each) for each in enumerate(pygame.display.get_desktop_sizes())]
        pygame.event.clear()
    except (pygame.error, AttributeError, TypeError) as error:
        _log.info("no monitors: %s", error)
        return []
    return found


def _monitor(number: int, size: Size) -> pygame.Rect:
    """Return the box of a monitor of a size. pygame does not report the position, so it is derived from that of a
    hidden window in the middle."""
    probe = pygame.Window("", PROBE, position=(CENTRED + number, CENTRED + number), hidden=True)
    left, top = probe.position
    probe.destroy()
    return pygame.Rect(left - (size[0] - PROBE[0]) // 2, top - (size[1] - PROBE[1]) // 2, *size)


def monitor_of(found: Sequence[pygame.Rect], at: Position | None, size: Size) -> int | None:
    """Return the number of the monitor that most of a window lies on; None if it lies on none."""
    if at is None:
        return None
    parts = [monitor.clip(pygame.Rect(at, size)) for monitor in found]
    seen = [part.w * part.h for part in parts]
    return seen.index(max(seen)) if any(seen) else None


def opening(found: Sequence[pygame.Rect], size: Size | None, at: Position | None) -> Opening:
    """Return how to open a window that last had this size and position; both are None at first. It opens wholly on
    the monitor that most of it was on, or on the first one if that monitor is gone."""
    number = monitor_of(found, at, size or LEAST)
    if number is None or at is None:
        return Opening(size_on(desktop(), size), None)
    monitor = found[number]
    fitting = size_on(monitor.size, size)
    left, top = pygame.Rect(at, fitting).clamp(monitor).topleft
    if at[1] < monitor.top:
        top = max(monitor.top, min(monitor.top + TITLE_BAR, monitor.bottom - fitting[1]))
    return Opening(fitting, (left, top))


def desktop() -> Size:
    """Return the size of the first monitor, or that of the canvas when there is none."""
    try:
        pygame.display.init()
        sizes = pygame.display.get_desktop_sizes()
    except pygame.error:
        sizes = []
    return sizes[0] if sizes else CANVAS


def size_on(screen: Size, kept: Size | None) -> Size:
    """Return the window's size on a monitor: the saved one, if the monitor still has room for it."""
    if kept is None or kept[0] > screen[0] or kept[1] > screen[1]:
        return first_size(screen)
    return no_smaller(kept, screen)


def first_size(screen: Size) -> Size:
    """Return a good size for the first window on a monitor: the largest usual one that leaves room for a task bar."""
    usual = [(2560, 1440), (1920, 1080), (1600, 900), SMALLEST, LEAST]
    fitting = [size for size in usual if size[0] <= screen[0] * 0.92 and size[1] <= screen[1] * 0.92]
    return fitting[0] if fitting else no_smaller((0, 0), screen)

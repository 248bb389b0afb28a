"""The monitors, and how large and where the window opens on them: as it was left, where that can still be seen."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

import pygame

from resarcana_gui.scene.viewport import CANVAS, LEAST, SMALLEST, no_smaller

_log = logging.getLogger(__name__)

Position: TypeAlias = tuple[int, int]
"""The top left corner of a window, without its frame, on the plane on which the system lays out its monitors."""
Size: TypeAlias = tuple[int, int]

CENTRED: Final = 0x2FFF0000
"""SDL's position in the middle of the first monitor; one more for each further one."""
PROBE: Final = (2, 2)
TITLE_BAR: Final = 32
"""The room for it above a window that is moved down onto a monitor, in the system's units."""


class Opening(NamedTuple):
    """How the window opens."""

    size: Size
    at: Position | None
    """None where the system chooses."""


def monitors() -> list[pygame.Rect]:
    """Where each monitor lies; empty where the system does not say, as under Wayland. Call it before there is a window:
    the events of those with which it looks are dropped."""
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
    """A monitor of a size: pygame does not say where it lies, but where a hidden window in its middle does."""
    probe = pygame.Window("", PROBE, position=(CENTRED + number, CENTRED + number), hidden=True)
    left, top = probe.position
    probe.destroy()
    return pygame.Rect(left - (size[0] - PROBE[0]) // 2, top - (size[1] - PROBE[1]) // 2, *size)


def monitor_of(found: Sequence[pygame.Rect], at: Position | None, size: Size) -> int | None:
    """The number of the monitor on which most of a window lies; None if it lies on none."""
    if at is None:
        return None
    parts = [monitor.clip(pygame.Rect(at, size)) for monitor in found]
    seen = [part.w * part.h for part in parts]
    return seen.index(max(seen)) if any(seen) else None


def opening(found: Sequence[pygame.Rect], size: Size | None, at: Position | None) -> Opening:
    """How a window opens that was left with a size at a position, either None at first. It lies on the monitor on which
    most of it lay, all of it; on the first one if that monitor is gone."""
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
    """The size of the first monitor; the canvas's when there is none."""
    try:
        pygame.display.init()
        sizes = pygame.display.get_desktop_sizes()
    except pygame.error:
        sizes = []
    return sizes[0] if sizes else CANVAS


def size_on(screen: Size, kept: Size | None) -> Size:
    """The window's size on a monitor: as saved, if the monitor still has room for it."""
    if kept is None or kept[0] > screen[0] or kept[1] > screen[1]:
        return first_size(screen)
    return no_smaller(kept, screen)


def first_size(screen: Size) -> Size:
    """A good size for the first window on a monitor: the largest usual one that leaves room for a task bar."""
    usual = [(2560, 1440), (1920, 1080), (1600, 900), SMALLEST, LEAST]
    fitting = [size for size in usual if size[0] <= screen[0] * 0.92 and size[1] <= screen[1] * 0.92]
    return fitting[0] if fitting else no_smaller((0, 0), screen)

"""The window on a real screen. Features a machine lacks are left out: better a plain window than none."""

from __future__ import annotations

import logging
import os
import warnings
from collections.abc import Callable, Iterator, Sequence
from typing import Final

import pygame

from resarcana_gui.scene.timing import KEY_DELAY, KEY_INTERVAL
from resarcana_gui.scene.viewport import CANVAS, LEAST, SMALLEST, no_smaller

_log = logging.getLogger(__name__)

REPEAT: Final = (KEY_DELAY, KEY_INTERVAL)
UNSEEN: Final = frozenset({"offscreen", "dummy", "evdev"})
DRIVER: Final = ("SDL_VIDEODRIVER", "SDL_VIDEO_DRIVER")
FULL: Final = pygame.FULLSCREEN | pygame.SCALED
BY_CARD: Final = "SDL_FRAMEBUFFER_ACCELERATION"
CANDIDATES: Final = "SDL_IME_SHOW_UI"
"""Lets the system show what an input method offers; SDL leaves that to the program otherwise."""


class Window:
    """Opens the program's one window. With `vsync` the graphics card scales the picture to fit the screen; without, it
    is drawn in the window's own pixels, which is sharper. Raises pygame.error when there is no screen at all."""

    def __init__(
        self, title: str, size: tuple[int, int] = SMALLEST, *, full: bool = False, vsync: bool = False,
        icon: pygame.Surface | None = None,
    ) -> None:  # fmt: skip
        os.environ.setdefault(CANDIDATES, "1")
        pygame.display.init()
        if _unseen():
            raise pygame.error("there is no screen")
        self.title = ""
        self.show_title(title)
        if icon is not None:
            _try(lambda: pygame.display.set_icon(icon))
        self.full = full
        self._size = size
        self._vsync = vsync
        self.surface = self._opened()
        pygame.key.set_repeat(*REPEAT)
        self._typed_at: pygame.Rect | None = None
        _try(pygame.key.stop_text_input)  # SDL begins with it: an input method would take every key

    @property
    def seen(self) -> bool:
        """Whether it is on the screen, and not minimised or hidden."""
        return pygame.display.get_active()

    def toggle_full(self) -> None:
        """Switch between full screen and window."""
        self.full = not self.full
        self.surface = self._opened()

    def resized(self) -> None:
        """The player resized the window: take its new surface."""
        self.surface = pygame.display.get_surface() or self.surface
        if not self.full:
            self._size = self.surface.get_size()

    def show_title(self, title: str) -> None:
        """Set the window's title."""
        if title != self.title:
            self.title = title
            pygame.display.set_caption(title)

    def set_cursor(self, picture: pygame.Surface, hotspot: tuple[int, int]) -> None:
        """Use a picture as the cursor, one pixel of which points; keeps the system's cursor where that is
        impossible."""
        _try(lambda: pygame.mouse.set_cursor(pygame.Cursor(hotspot, picture.convert_alpha())))

    def take_text(self, place: pygame.Rect | None) -> None:
        """Let the system's input methods type at a place of the window; None while nothing takes text."""
        before, self._typed_at = self._typed_at, place
        if place == before:
            return
        if before is None:
            _try(pygame.key.start_text_input)
        elif place is None:
            _try(pygame.key.stop_text_input)
        if place is not None:
            _try(lambda: pygame.key.set_text_input_rect(place))

    def show(self, places: Sequence[pygame.Rect]) -> None:
        """Show what was drawn, in these places of the surface."""
        if places:
            pygame.display.update(places)

    def close(self) -> None:
        """Close the window."""
        pygame.display.quit()

    def _opened(self) -> pygame.Surface:
        surface = self._open()
        _try(_keep_from_shrinking)
        return surface

    def _open(self) -> pygame.Surface:
        _share_memory()
        for size, flags, vsync in self._ways():
            try:
                with warnings.catch_warnings(action="error"):  # a missing fast renderer is only a warning
                    return pygame.display.set_mode(size, flags, vsync=vsync)
            except (pygame.error, Warning) as error:
                _log.info("no window of %s with flags %#x and vsync %d: %s", size, flags, vsync, error)
        return pygame.display.set_mode(self._size)

    def _ways(self) -> Iterator[tuple[tuple[int, int], int, int]]:
        """The ways to open it, best first."""
        if self.full:
            if self._vsync:
                yield CANVAS, FULL, 1
            yield (0, 0), pygame.FULLSCREEN, 0
            yield CANVAS, FULL, 0
        if self._vsync:
            yield self._size, pygame.SCALED | pygame.RESIZABLE, 1
        yield self._size, pygame.RESIZABLE, 0


def _try(act: Callable[[], object]) -> None:
    """Do something optional: if it fails, there is one line in the log."""
    try:
        act()
    except (pygame.error, OSError, TypeError, AttributeError) as error:
        _log.info("done without: %s", error)


def _keep_from_shrinking() -> None:
    """Ask the system to limit how small the window can be made. pygame has no other way yet for the window that
    `display` opens, and this one is deprecated; without it, a picture that is too small is shrunk."""
    with warnings.catch_warnings(action="ignore", category=DeprecationWarning):
        pygame.Window.from_display_module().minimum_size = no_smaller((0, 0), desktop())


def _share_memory() -> None:
    """Hand changed places to an X server in memory that both share. SDL's usual way, through OpenGL, draws the whole
    window again for every change: without a graphics card that takes longer than drawing the picture, and 100 MB."""
    if pygame.display.get_driver() == "x11":  # Wayland has no other way than OpenGL; Windows never takes it
        os.environ.setdefault(BY_CARD, "0")


def _unseen() -> bool:
    """Whether SDL has found no screen and would open an invisible window. A driver that was named explicitly is always
    accepted."""
    return pygame.display.get_driver() in UNSEEN and not any(name in os.environ for name in DRIVER)


def desktop() -> tuple[int, int]:
    """The size of the first screen; the canvas's when there is none."""
    try:
        pygame.display.init()
        sizes = pygame.display.get_desktop_sizes()
    except pygame.error:
        sizes = []
    return sizes[0] if sizes else CANVAS


def size_on(screen: tuple[int, int], kept: tuple[int, int] | None) -> tuple[int, int]:
    """The window's size on a screen: as saved, if the screen still has room for it."""
    if kept is None or kept[0] > screen[0] or kept[1] > screen[1]:
        return first_size(screen)
    return no_smaller(kept, screen)


def first_size(screen: tuple[int, int]) -> tuple[int, int]:
    """A good size for the first window on a screen: the largest usual one that leaves room for a task bar."""
    usual = [(2560, 1440), (1920, 1080), (1600, 900), SMALLEST, LEAST]
    fitting = [size for size in usual if size[0] <= screen[0] * 0.92 and size[1] <= screen[1] * 0.92]
    return fitting[0] if fitting else no_smaller((0, 0), screen)

"""The window on a real screen. Features that a machine lacks are left out: a plain window is better than none."""

from __future__ import annotations

import logging
import os
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

import pygame

from resarcana_gui.scene.monitors import Position, desktop, monitor_of
from resarcana_gui.scene.timing import KEY_DELAY, KEY_INTERVAL
from resarcana_gui.scene.viewport import CANVAS, SMALLEST, no_smaller

_log = logging.getLogger(__name__)

REPEAT: Final = (KEY_DELAY, KEY_INTERVAL)
UNSEEN: Final = frozenset({"offscreen", "dummy", "evdev"})
DRIVER: Final = ("SDL_VIDEODRIVER", "SDL_VIDEO_DRIVER")
FULL: Final = pygame.FULLSCREEN | pygame.SCALED
BY_CARD: Final = "SDL_FRAMEBUFFER_ACCELERATION"
POSITION: Final = "SDL_VIDEO_WINDOW_POS"
SETTLED: Final = 10
"""The number of frames after which the system has framed a new window."""
CANDIDATES: Final = "SDL_IME_SHOW_UI"
"""SDL's hint that lets the system show an input method's candidates. By default SDL leaves that to the program."""


class Window:
    """The program's one window. With `vsync` the graphics card scales the picture to fit the screen; without, it is
    drawn in the window's own pixels, which is sharper. Raises pygame.error when there is no screen at all."""

    def __init__(
        self, title: str, size: tuple[int, int] = SMALLEST, *, full: bool = False, vsync: bool = False,
        icon: pygame.Surface | None = None, at: Position | None = None, monitors: Sequence[pygame.Rect] = (),
    ) -> None:  # fmt: skip
        """The window opens `at` a position, and in full screen fills the one of the `monitors` at that position.
        Without a position the system chooses."""
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
        self._at = at
        """The position when it does not fill a monitor; None where the system chose it."""
        self._monitors = monitors
        self._frames = 0
        """How often its position has been checked since it was opened."""
        self.surface = self._opened()
        pygame.key.set_repeat(*REPEAT)
        self._typed_at: pygame.Rect | None = None
        _try(pygame.key.stop_text_input)  # SDL starts with text input on: an input method would take every key

    @property
    def seen(self) -> bool:
        """Whether it is on the screen, and not minimised or hidden."""
        return pygame.display.get_active()

    @property
    def position(self) -> Position | None:
        """The position when it does not fill a monitor; None where it is unknown or not visible."""
        if self._monitors and not self.full and self.seen and self._frames > 2 * SETTLED:
            _try(self._note_position)
        return self._at

    def _note_position(self) -> None:
        at = pygame.display.get_window_position()
        self._at = at if monitor_of(self._monitors, at, self._size) is not None else self._at

    def toggle_full(self) -> None:
        """Switch between full screen and window, on the same monitor."""
        self._at = self.position
        self.full = not self.full
        self.surface = self._opened()

    def resized(self) -> None:
        """Take the new surface after the player resized the window."""
        self.surface = pygame.display.get_surface() or self.surface
        if not self.full:
            self._size = self.surface.get_size()
            self._stay()

    def _stay(self) -> None:
        """Move it back, once, to the position where it was to open: window managers that add a frame put the frame
        there, and the window beside it."""
        self._frames += 1
        if self._frames == SETTLED and self._at is not None:
            at = self._at
            _try(lambda: pygame.display.set_window_position(at))

    def show_title(self, title: str) -> None:
        """Set the window's title."""
        if title != self.title:
            self.title = title
            pygame.display.set_caption(title)

    def set_cursor(self, picture: pygame.Surface, hotspot: tuple[int, int]) -> None:
        """Use a picture as the cursor, with `hotspot` as the pixel that points. The system's cursor stays where that
        is impossible."""
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
        """Show what was drawn in these places of the surface."""
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
        self._frames, monitor = 0, monitor_of(self._monitors, self._at, self._size) or 0
        at = None if self.full else self._at
        for size, flags, vsync in self._ways():
            try:
                with (
                    _opening_at(at),
                    warnings.catch_warnings(action="error"),
                ):  # pygame only warns about a missing fast renderer
                    return pygame.display.set_mode(size, flags, vsync=vsync, display=monitor)
            except (pygame.error, Warning) as error:
                _log.info("no window of %s with flags %#x and vsync %d: %s", size, flags, vsync, error)
        return pygame.display.set_mode(self._size)

    def _ways(self) -> Iterator[tuple[tuple[int, int], int, int]]:
        """Yield the ways to open it, best first."""
        if self.full:
            if self._vsync:
                yield CANVAS, FULL, 1
            yield (0, 0), pygame.FULLSCREEN, 0
            yield CANVAS, FULL, 0
        if self._vsync:
            yield self._size, pygame.SCALED | pygame.RESIZABLE, 1
        yield self._size, pygame.RESIZABLE, 0


@contextmanager
def _opening_at(at: Position | None) -> Iterator[None]:
    """Let SDL open a window at a position."""
    if at is not None:
        os.environ[POSITION] = f"{at[0]},{at[1]}"
    try:
        yield
    finally:
        os.environ.pop(POSITION, None)


def _try(act: Callable[[], object]) -> None:
    """Do something optional. If it fails, one line is logged."""
    try:
        act()
    except (pygame.error, OSError, TypeError, AttributeError) as error:
        _log.info("done without: %s", error)


def _keep_from_shrinking() -> None:
    """Ask the system to limit how small the window can be made. pygame has no other way yet for the window that
    `display` opens, and this one is deprecated. Without it, a picture that is too small is shrunk."""
    with warnings.catch_warnings(action="ignore", category=DeprecationWarning):
        pygame.Window.from_display_module().minimum_size = no_smaller((0, 0), desktop())


def _share_memory() -> None:
    """Transfer changed places to an X server in shared memory. SDL's usual way, through OpenGL, draws the whole
    window again for every change: without a graphics card that takes longer than drawing the picture, and 100 MB."""
    if pygame.display.get_driver() == "x11":  # Wayland has no other way than OpenGL; Windows never takes it
        os.environ.setdefault(BY_CARD, "0")


def _unseen() -> bool:
    """Return whether SDL has found no screen and would open an invisible window. A driver that was named explicitly
    is always accepted."""
    return pygame.display.get_driver() in UNSEEN and not any(name in os.environ for name in DRIVER)

from __future__ import annotations

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from resarcana_gui.scene.monitors import (
    TITLE_BAR,
    Opening,
    Position,
    Size,
    desktop,
    first_size,
    monitor_of,
    monitors,
    opening,
    size_on,
)
from resarcana_gui.scene.viewport import CANVAS, LEAST
from resarcana_gui.scene.window import SETTLED, Window

LEFT = pygame.Rect(0, 0, 1920, 1080)
RIGHT = pygame.Rect(1920, -200, 2560, 1440)
BOTH = (LEFT, RIGHT)


@pytest.fixture(autouse=True)
def desk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [LEFT.size, RIGHT.size])


def test_where_the_monitors_lie_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()  # this one has a monitor of its own: the dummy's
    assert monitors() == [pygame.Rect(0, 0, *desktop())]
    assert not pygame.event.peek(), "windows with which it looked are not heard of"


def test_where_the_system_does_not_say_it_there_are_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "wayland")
    assert monitors() == []


@pytest.mark.parametrize("error", [pygame.error("no windows"), AttributeError("an old pygame")])
def test_what_cannot_be_found_out_is_done_without(monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    def fail(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr(pygame, "Window", fail)
    assert monitors() == []


@pytest.mark.parametrize(
    ("at", "size", "expected"),
    [
        (None, None, Opening((1600, 900), None)),
        ((100, 100), None, Opening((1600, 900), (100, 100))),
        ((100, 100), (1280, 720), Opening((1280, 720), (100, 100))),
        ((2000, -100), (1280, 720), Opening((1280, 720), (2000, -100))),
        ((1800, 100), (1280, 720), Opening((1280, 720), (1920, 100))),
        ((4400, 100), (1280, 720), Opening((1280, 720), (3200, 100))),
        ((300, -30), (1280, 720), Opening((1280, 720), (300, TITLE_BAR))),
        ((0, -10), (1900, 1070), Opening((1900, 1070), (0, 10))),
        ((10, 10), (2560, 1440), Opening((1600, 900), (10, 10))),
        ((9000, 9000), (1280, 720), Opening((1280, 720), None)),
        ((-32000, -32000), (1280, 720), Opening((1280, 720), None)),
    ],
)
def test_a_window_opens_where_it_was_as_far_as_that_is_seen(
    at: Position | None, size: Size | None, expected: Opening
) -> None:
    assert opening(BOTH, size, at) == expected


def test_a_window_whose_monitor_is_gone_opens_where_the_system_wants_it() -> None:
    assert opening([LEFT], (1280, 720), (2000, 100)) == opening([], (1280, 720), (100, 100)) == ((1280, 720), None)


@given(
    st.tuples(st.integers(-9000, 9000), st.integers(-9000, 9000)),
    st.tuples(st.integers(320, 5000), st.integers(320, 5000)),
)
def test_wherever_it_was_all_of_it_is_seen(at: Position, size: Size) -> None:
    opens = opening(BOTH, size, at)
    assert opens.at is None or any(monitor.contains(pygame.Rect(opens.at, opens.size)) for monitor in BOTH)
    assert (opens.at is None) == (monitor_of(BOTH, at, size) is None)


def test_the_first_window_fits_the_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    assert first_size((1920, 1080)) == (1600, 900)
    assert first_size((3840, 2160)) == (2560, 1440)
    assert first_size((1280, 720)) == (960, 540)
    assert first_size((800, 600)) == (800, 540)
    assert desktop() == LEFT.size and size_on(LEFT.size, (1000, 700)) == (1000, 700)

    def fail() -> list[tuple[int, int]]:
        raise pygame.error("no screen")

    monkeypatch.setattr(pygame.display, "get_desktop_sizes", fail)
    assert desktop() == CANVAS
    pygame.display.quit()


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Size, int]]:
    """The sizes and monitors for which windows were opened."""
    real, told = pygame.display.set_mode, list[tuple[Size, int]]()

    def set_mode(size: Size, flags: int = 0, *, vsync: int = 0, display: int = 0) -> pygame.Surface:
        told.append((size, display))
        return real(size, flags, vsync=vsync)

    monkeypatch.setattr(pygame.display, "set_mode", set_mode)
    return told


def settle(window: Window) -> None:
    for _ in range(2 * SETTLED + 1):
        window.resized()


def test_a_window_fills_the_monitor_on_which_it_lies_and_comes_back_to_its_place(asked: list[tuple[Size, int]]) -> None:
    window = Window("test", LEAST, at=(2100, 40), monitors=BOTH)
    assert pygame.display.get_window_position() == window.position == (2100, 40)
    window.toggle_full()
    assert window.position == (2100, 40)
    window.toggle_full()
    assert pygame.display.get_window_position() == (2100, 40)
    assert asked == [(LEAST, 1), ((0, 0), 1), (LEAST, 1)]
    window.close()


def test_a_window_that_was_moved_says_where_it_lies(monkeypatch: pytest.MonkeyPatch) -> None:
    window = Window("test", LEAST, at=(100, 40), monitors=BOTH)
    settle(window)
    pygame.display.set_window_position((2200, 60))
    assert window.position == (2200, 60)
    for nowhere in [(-32000, -32000), (9000, 9000)]:  # minimised, or its monitor was taken away
        monkeypatch.setattr(pygame.display, "get_window_position", lambda at=nowhere: at)
        assert window.position == (2200, 60)
    monkeypatch.setattr(pygame.display, "get_active", lambda: False)
    monkeypatch.setattr(pygame.display, "get_window_position", lambda: (0, 0))
    assert window.position == (2200, 60)
    window.close()


def test_a_window_that_got_a_frame_goes_back_to_its_place_and_does_not_wander() -> None:
    window = Window("test", LEAST, at=(100, 40), monitors=BOTH)
    pygame.display.set_window_position((103, 68))
    settle(window)
    assert pygame.display.get_window_position() == window.position == (100, 40)
    window.close()


def test_where_monitors_are_unknown_so_is_the_place() -> None:
    window = Window("test", LEAST)
    settle(window)
    assert window.position is None
    window.close()

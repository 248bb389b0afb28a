"""Translates pygame's events into our own: on the canvas, with gestures made of several events."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from typing import Final

import pygame

from resarcana_gui.scene.clock import Clock
from resarcana_gui.scene.events import (
    LEFT,
    Attended,
    Closed,
    Dragged,
    DragStarted,
    Dropped,
    Event,
    FileDropped,
    KeyDown,
    KeyUp,
    LongPressed,
    PointerDown,
    PointerLeft,
    PointerMoved,
    PointerUp,
    Resized,
    SoundDeviceChanged,
    TextDropped,
    TextTyped,
    Wheeled,
)
from resarcana_gui.scene.pads.pads import Pads
from resarcana_gui.scene.timing import DRAG_THRESHOLD, milliseconds
from resarcana_gui.scene.transform import Point
from resarcana_gui.scene.viewport import Viewport

BUTTONS: Final = (1, 2, 3)
"""The other buttons are the wheel's."""


class Reader:
    """Translates pygame's events for a viewport."""

    def __init__(self, viewport: Viewport, pads: Pads) -> None:
        self.viewport = viewport
        self.family = ""
        """The family of the controller that is used; empty for keyboard and mouse."""
        self._pads = pads
        self._pointer: Point = (0.0, 0.0)
        self._held: set[int] = set()

    def read(self, events: Iterable[pygame.Event]) -> Iterator[Event]:
        """Our events; others of pygame's are skipped."""
        for event in events:
            for pressed in self._pads.read(event):
                self.family = self._pads.family
                yield pressed
            translated = self._one(event)
            if translated is not None:
                self.family = "" if isinstance(translated, KeyDown | PointerDown) else self.family
                yield translated
        if not self._pads.connected:
            self.family = ""

    def _one(self, event: pygame.Event) -> Event | None:
        if event.type in {pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP}:
            return self._pointing(event)
        if event.type == pygame.MOUSEWHEEL:
            return Wheeled(*self._pointer, up=event.precise_y, right=event.precise_x)
        if event.type == pygame.KEYDOWN:
            again = event.key in self._held
            self._held.add(event.key)
            return key_down(event, repeat=again)
        if event.type == pygame.KEYUP:
            self._held.discard(event.key)
            return KeyUp(pygame.key.name(event.key))
        if event.type == pygame.TEXTINPUT:
            return TextTyped(event.text)
        return self._of_window(event)

    def _pointing(self, event: pygame.Event) -> Event | None:
        self._pointer = x, y = self.viewport.to_canvas(event.pos)
        if event.type == pygame.MOUSEMOTION:
            return PointerMoved(x, y)
        if event.button not in BUTTONS:
            return None
        return (
            PointerDown(x, y, event.button) if event.type == pygame.MOUSEBUTTONDOWN else PointerUp(x, y, event.button)
        )

    def _of_window(self, event: pygame.Event) -> Event | None:
        if event.type == pygame.QUIT:
            return Closed()
        if event.type == pygame.WINDOWLEAVE:
            return PointerLeft()
        if event.type in {pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSLOST}:
            return Attended(event.type == pygame.WINDOWFOCUSGAINED)
        if event.type == pygame.DROPFILE:
            return FileDropped(getattr(event, "file", ""))  # a name that is not in UTF-8 does not arrive
        if event.type == pygame.DROPTEXT:
            return TextDropped(getattr(event, "text", ""))
        if event.type in {pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED}:
            return _of_sound(event)
        return Resized(event.x, event.y) if event.type == pygame.WINDOWSIZECHANGED else None


def _of_sound(event: pygame.Event) -> SoundDeviceChanged | None:
    """A device that plays has appeared, or the one in use is gone: SDL names the others 0 when they go."""
    appeared = event.type == pygame.AUDIODEVICEADDED
    return None if event.iscapture or not (appeared or event.which) else SoundDeviceChanged(appeared)


def key_down(event: pygame.Event, *, repeat: bool = False) -> KeyDown:
    """A key press with its modifiers; pygame does not say whether it is a repetition."""
    held = event.mod
    return KeyDown(
        pygame.key.name(event.key),
        ctrl=bool(held & (pygame.KMOD_CTRL | pygame.KMOD_META)),
        shift=bool(held & pygame.KMOD_SHIFT),
        alt=bool(held & pygame.KMOD_ALT),
        repeat=repeat,
    )


class Gestures:
    """Detects drags and long presses among a pointer's events."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._down: PointerDown | None = None
        self._since = 0
        self._at: Point = (0.0, 0.0)
        self._dragging = False

    def read(self, event: Event) -> Iterator[Event]:
        """The event, and the gestures it starts, continues or ends."""
        if isinstance(event, PointerDown):
            self._press(event)
        elif isinstance(event, PointerMoved):
            self._at = (event.x, event.y)
            if self._down is not None:
                yield from self._moved(event, self._down)
        elif isinstance(event, PointerUp) and event.button == LEFT:
            if self._dragging:
                yield Dropped(event.x, event.y)
            self._down, self._dragging = None, False
        yield event

    def wait(self) -> Iterator[Event]:
        """The long press that results from time alone."""
        if self._down is None or self._dragging:
            return
        if self._clock.now() - self._since >= milliseconds("long_press"):
            self._down = None
            yield LongPressed(*self._at)

    def _press(self, event: PointerDown) -> None:
        if event.button == LEFT:
            self._down, self._since, self._at = event, self._clock.now(), (event.x, event.y)
        else:
            self._down = None

    def _moved(self, event: PointerMoved, down: PointerDown) -> Iterator[Event]:
        if self._dragging:
            yield Dragged(event.x, event.y)
        elif math.hypot(event.x - down.x, event.y - down.y) >= DRAG_THRESHOLD:
            self._dragging = True
            yield DragStarted(event.x, event.y, down.x, down.y)

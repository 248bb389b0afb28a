"""Translates pygame's events into our own: on the canvas, with gestures made of several events."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Iterator
from typing import Final, TextIO

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
    LetGo,
    LongPressed,
    PointerDown,
    PointerLeft,
    PointerMoved,
    PointerUp,
    Resized,
    SoundDeviceChanged,
    TextComposed,
    TextDropped,
    TextTyped,
    Wheeled,
    from_json,
    to_json,
)
from resarcana_gui.scene.keys import key_name
from resarcana_gui.scene.pads.pads import Pads
from resarcana_gui.scene.timing import DRAG_THRESHOLD, milliseconds
from resarcana_gui.scene.transform import Point
from resarcana_gui.scene.viewport import Viewport

BUTTONS: Final = (1, 2, 3)
"""The pointer's buttons. pygame reports the wheel as the others."""
HIDDEN: Final = frozenset({pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN})


class Reader:
    """Translates pygame's events for a viewport. When the window loses the keyboard or is hidden, everything held
    counts as released, and so does a pointer button that is known to be up: the releases may never arrive."""

    def __init__(self, viewport: Viewport, pads: Pads) -> None:
        self.viewport = viewport
        self.family = ""
        """The family of the controller in use; empty for keyboard and mouse."""
        self._pads = pads
        self._pointer: Point = (0.0, 0.0)
        self._pressed = False
        """Whether the left button, or a finger, is down."""
        self._outside = False
        """Whether the pointer has left the window."""
        self._held: dict[int, str] = {}
        """The names of the pressed keys, by their scancodes, or by their key codes where the scancode is unknown."""

    def read(self, events: Iterable[pygame.Event]) -> Iterator[Event]:
        """Yield our events. Other events of pygame are skipped."""
        for event in events:
            for pressed in self._pads.read(event):
                self.family = self._pads.family
                yield pressed
            for translated in self._translated(event):
                self.family = "" if isinstance(translated, KeyDown | PointerDown) else self.family
                yield translated
        if self._pressed and self._outside and not _button_is_down():
            yield from self._let_go()
        if not self._pads.connected:
            self.family = ""

    def _translated(self, event: pygame.Event) -> Iterator[Event]:
        if event.type in {pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP}:
            yield from self._pointing(event)
        elif event.type == pygame.MOUSEWHEEL:
            yield Wheeled(*self._pointer, up=event.precise_y, right=event.precise_x)
        elif event.type in {pygame.KEYDOWN, pygame.KEYUP}:
            yield self._key(event)
        elif event.type == pygame.TEXTINPUT:
            yield TextTyped(event.text)
        elif event.type == pygame.TEXTEDITING:
            yield _composed(event)
        else:
            yield from self._of_window(event)

    def _key(self, event: pygame.Event) -> KeyDown | KeyUp:
        """Return the event of a key. A key keeps its name until it is released, even if the layout changes
        meanwhile."""
        place = event.dict.get("scancode", 0)
        at = place or event.key
        if event.type == pygame.KEYUP:
            return KeyUp(self._held.pop(at, key_name(event.key, place)))
        again = at in self._held
        name = self._held.setdefault(at, key_name(event.key, place))
        return key_down(name, event.mod, repeat=again)

    def _pointing(self, event: pygame.Event) -> Iterator[Event]:
        self._pointer = x, y = self.viewport.to_canvas(event.pos)
        self._outside = False
        if event.type == pygame.MOUSEMOTION:
            if self._pressed and not event.buttons[0]:
                yield from self._let_go()
            yield PointerMoved(x, y)
        elif event.button in BUTTONS:
            down = event.type == pygame.MOUSEBUTTONDOWN
            self._pressed = down if event.button == LEFT else self._pressed
            yield (PointerDown if down else PointerUp)(x, y, event.button)

    def _let_go(self) -> Iterator[Event]:
        """Note that the left button is up, whether or not its release was seen."""
        self._pressed = False
        yield LetGo()

    def _of_window(self, event: pygame.Event) -> Iterator[Event]:
        if event.type == pygame.QUIT:
            yield Closed()
        elif event.type == pygame.WINDOWLEAVE:
            self._outside = True
            yield PointerLeft()
        elif event.type in HIDDEN:
            self._forget()
            yield LetGo()
        elif event.type in {pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSLOST}:
            yield from self._attended(here=event.type == pygame.WINDOWFOCUSGAINED)
        elif event.type == pygame.DROPFILE:
            yield FileDropped(getattr(event, "file", ""))  # pygame leaves out a name that is not UTF-8
        elif event.type == pygame.DROPTEXT:
            yield TextDropped(getattr(event, "text", ""))
        elif event.type in {pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED}:
            yield from _of_sound(event)
        elif event.type == pygame.WINDOWSIZECHANGED:
            yield Resized(event.x, event.y)

    def _attended(self, *, here: bool) -> Iterator[Event]:
        if not here:
            self._forget()
        yield Attended(here)

    def _forget(self) -> None:
        """Forget everything that is held."""
        self._pressed = False
        self._held.clear()
        self._pads.let_go()


def _composed(event: pygame.Event) -> TextComposed:
    """Return the composed text. Some systems do not report the caret; then it is at the end."""
    known = 0 <= event.start <= len(event.text)
    return TextComposed(event.text, event.start if known else len(event.text))


def _of_sound(event: pygame.Event) -> Iterator[SoundDeviceChanged]:
    """Yield the change if an output device was added, or the one in use was removed: for the others SDL reports 0
    when they are removed."""
    appeared = event.type == pygame.AUDIODEVICEADDED
    if not event.iscapture and (appeared or event.which):
        yield SoundDeviceChanged(appeared)


def _button_is_down() -> bool:
    """Return whether the system reports the left button as down."""
    try:
        return pygame.mouse.get_pressed()[0]
    except pygame.error:
        return False


def key_down(name: str, held: int, *, repeat: bool = False) -> KeyDown:
    """Return a key press with its modifiers as pygame reports them. pygame does not report whether it is a
    repetition."""
    return KeyDown(
        name,
        ctrl=bool(held & (pygame.KMOD_CTRL | pygame.KMOD_META)),
        shift=bool(held & pygame.KMOD_SHIFT),
        alt=bool(held & pygame.KMOD_ALT),
        repeat=repeat,
    )


class Gestures:
    """Detects drags and long presses in a pointer's events."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._down: PointerDown | None = None
        self._since = 0
        self._at: Point = (0.0, 0.0)
        self._dragging = False

    def read(self, event: Event) -> Iterator[Event]:
        """Yield the event, and the gestures that it starts, continues or ends."""
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
        elif isinstance(event, LetGo):
            self._down, self._dragging = None, False
        yield event

    def wait(self) -> Iterator[Event]:
        """Yield the long press that results from time alone."""
        if self._down is None or self._dragging:
            return
        if self._clock.now() - self._since >= milliseconds("long_press"):
            self._down = None
            yield LongPressed(*self._at)

    def _press(self, event: PointerDown) -> None:
        if event.button == LEFT:
            self._down, self._since, self._at = event, self._clock.now(), (event.x, event.y)
            self._dragging = False
        else:
            self._down = None

    def _moved(self, event: PointerMoved, down: PointerDown) -> Iterator[Event]:
        if self._dragging:
            yield Dragged(event.x, event.y)
        elif math.hypot(event.x - down.x, event.y - down.y) >= DRAG_THRESHOLD:
            self._dragging = True
            yield DragStarted(event.x, event.y, down.x, down.y)


class Recorder:
    """Writes events as they come."""

    def __init__(self, out: TextIO, clock: Clock) -> None:
        self._out = out
        self._clock = clock

    def note(self, event: Event) -> None:
        """Write one event."""
        self._out.write(json.dumps({"at": self._clock.now(), **to_json(event)}) + "\n")


def recorded(lines: Iterable[str]) -> Iterator[tuple[int, Event]]:
    """Yield the events of a recording, each with its time in milliseconds. Raises ValueError with the number of the
    line."""
    for number, line in enumerate(lines, start=1):
        if line.strip():
            try:
                data = json.loads(line)
                at = int(data.pop("at"))
                yield at, from_json(data)
            except (ValueError, KeyError, AttributeError, TypeError) as error:
                raise ValueError(f"Line {number} of the recording is no event: {error}") from None

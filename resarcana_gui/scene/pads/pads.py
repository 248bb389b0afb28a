"""Reads every connected game controller: its events become keys and scrolling, as from a keyboard and a wheel."""

from __future__ import annotations

import logging
import math
from collections.abc import Callable, Iterator
from typing import Final, Protocol

import pygame

from resarcana_gui.scene.clock import Clock
from resarcana_gui.scene.events import Event, KeyDown, KeyUp, Scrolled
from resarcana_gui.scene.pads.pad_buttons import CODES, DIRECTIONS, TRIGGERS, XBOX, family_of, key_of
from resarcana_gui.scene.timing import PAD_DELAY, PAD_INTERVAL, SCROLLED

_log = logging.getLogger(__name__)

FULL: Final = 32767
"""The value of an axis at its end."""
LEANS: Final = 0.6
STRAIGHT: Final = 0.4
"""A stick counts as leaning from the first share of its way on, and as straight again below the second, so that one
held near the limit does not flicker. The same applies to triggers."""
DEAD: Final = 0.25
"""How far the right stick may be off its centre without scrolling, since few rest exactly there."""


class Device(Protocol):
    """An open controller. It is closed when the object is released."""

    @property
    def name(self) -> str:
        """The name that it reports."""
        ...

    @property
    def id(self) -> int:
        """The number that identifies it in events."""
        ...


class _Pad:
    """The state of one controller."""

    def __init__(self, device: Device | None) -> None:
        self.device: Final = device
        self.family = family_of(device.name) if device is not None else XBOX
        self.stick = [0.0, 0.0]
        self.scroll = 0.0
        self.held: list[str] = []
        """The keys that are down, oldest first."""
        self.leaning = ""
        """The direction in which the left stick leans; empty when it is straight."""


class Pads:
    """Reads all controllers, including those connected later. Call `read` with pygame's events, and `wait` in every
    frame."""

    def __init__(self, clock: Clock, opened: Callable[[int], Device | None] | None = None) -> None:
        """`opened` opens a controller by its index among the connected ones."""
        self.family = XBOX
        """The family of the controller used last."""
        self.on_change: Callable[[str, bool], object] = _nobody
        """Called with the name of a controller and whether it was connected (True) or disconnected."""
        self._clock: Final = clock
        self._opened: Final = opened if opened is not None else open_device
        self._pads: Final[dict[int, _Pad]] = {}
        self._walking: tuple[KeyDown, int] | None = None
        """The direction that is held, as it repeats, and the time of its next repeat."""
        self._since = clock.now()

    @property
    def connected(self) -> bool:
        """Whether any controller is connected."""
        return bool(self._pads)

    def read(self, event: pygame.Event) -> Iterator[Event]:
        """Yield what a controller's event means; nothing for other events."""
        if event.type == pygame.CONTROLLERDEVICEADDED:
            self._add(event.device_index)
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            yield from self._remove(event.instance_id)
        elif event.type in {pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP} and event.button in CODES:
            key, down = key_of(CODES[event.button]), event.type == pygame.CONTROLLERBUTTONDOWN
            yield from self._key(self._pad(event), key, down=down)
        elif event.type == pygame.CONTROLLERAXISMOTION:
            yield from self._axis(self._pad(event), event.axis, event.value / FULL)

    def wait(self) -> Iterator[Event]:
        """Yield the events that result from time alone: a held direction repeats, and the right stick scrolls."""
        now = self._clock.now()
        passed, self._since = now - self._since, now
        if self._walking is not None and now >= self._walking[1]:
            self._walking = self._walking[0], now + PAD_INTERVAL
            yield self._walking[0]
        for pad in self._pads.values():
            if pad.scroll:
                yield Scrolled(-pad.scroll * SCROLLED * passed / 1000)

    def let_go(self) -> None:
        """Treat everything as released, since the releases may never arrive. A stick that still leans counts again
        once it has been straight."""
        self._walking = None
        for pad in self._pads.values():
            pad.held.clear()
            pad.scroll = 0.0

    # ----------------------------------------------------------------------------------------------- connecting

    def _add(self, index: int) -> None:
        device = self._opened(index)
        if device is not None and device.id not in self._pads:
            self._pads[device.id] = _Pad(device)
            self.on_change(device.name, True)  # noqa: FBT003 - connected

    def _remove(self, number: int) -> Iterator[Event]:
        pad = self._pads.pop(number, None)
        if pad is None:
            return
        for key in [*pad.held]:
            yield from self._key(pad, key, down=False)
        if pad.device is not None:
            self.on_change(pad.device.name, False)  # noqa: FBT003 - disconnected

    def _pad(self, event: pygame.Event) -> _Pad:
        return self._pads.setdefault(event.instance_id, _Pad(None))

    # ---------------------------------------------------------------------------------------------------- using

    def _key(self, pad: _Pad, key: str, *, down: bool) -> Iterator[Event]:
        if down == (key in pad.held):
            return
        if down:
            self.family = pad.family
            pad.held.append(key)
            yield KeyDown(key, stick=key == pad.leaning)
        else:
            pad.held.remove(key)
            yield KeyUp(key)
        walking = [held for held in pad.held if held in DIRECTIONS]
        if key in DIRECTIONS:
            self._walking = self._repeated(pad, walking[-1]) if walking else None

    def _repeated(self, pad: _Pad, key: str) -> tuple[KeyDown, int]:
        return KeyDown(key, repeat=True, stick=key == pad.leaning), self._clock.now() + PAD_DELAY

    def _axis(self, pad: _Pad, axis: int, value: float) -> Iterator[Event]:
        if axis in TRIGGERS:
            key = key_of(TRIGGERS[axis])
            yield from self._key(pad, key, down=value >= (STRAIGHT if key in pad.held else LEANS))
        elif axis == pygame.CONTROLLER_AXIS_RIGHTY:
            pad.scroll = math.copysign((abs(value) - DEAD) / (1 - DEAD), value) if abs(value) > DEAD else 0.0
            self.family = pad.family if pad.scroll else self.family
        elif axis in {pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY}:
            pad.stick[axis == pygame.CONTROLLER_AXIS_LEFTY] = value
            yield from self._lean(pad)

    def _lean(self, pad: _Pad) -> Iterator[Event]:
        """Handle a movement of the left stick."""
        before, pad.leaning = pad.leaning, _direction(*pad.stick, leaning=pad.leaning)
        if before != pad.leaning:
            if before:
                yield from self._key(pad, before, down=False)
            if pad.leaning:
                yield from self._key(pad, pad.leaning, down=True)


def _direction(x: float, y: float, *, leaning: str) -> str:
    """Return one of four directions in which a stick leans, or an empty text."""
    if max(abs(x), abs(y)) < (STRAIGHT if leaning else LEANS):
        return ""
    if abs(x) > abs(y):
        return "right" if x > 0 else "left"
    return "down" if y > 0 else "up"


def _nobody(name: str, connected: bool) -> None:
    """Do nothing: there is no listener."""


def listen() -> None:
    """Let SDL detect controllers, including those connected later. Without any, or without support by the system,
    nothing else changes."""
    try:
        from pygame._sdl2 import controller  # noqa: PLC0415 - not every build of pygame has it

        controller.init()
    except (ImportError, pygame.error) as error:
        _log.info("no game controllers: %s", error)


def open_device(index: int) -> Device | None:
    """Open a connected controller; return None if that is impossible."""
    try:
        from pygame._sdl2.controller import Controller  # noqa: PLC0415 - as above

        device: Device = Controller(index)
    except (ImportError, pygame.error) as error:
        _log.info("a game controller cannot be opened: %s", error)
        return None
    return device

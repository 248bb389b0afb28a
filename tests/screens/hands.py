"""How a robot uses a control: by mouse, by keys or by a game controller. It does what a hand could do, and nothing
else."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterator

import pygame

from resarcana_gui.scene import hit
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.events import KeyDown, KeyUp, PointerDown, PointerMoved, PointerUp
from resarcana_gui.scene.focus import Direction, boxes, focusable, nearest, scope
from resarcana_gui.scene.pads.pad_buttons import CODES, TRIGGERS, is_sign, key_of
from resarcana_gui.scene.pads.pads import FULL
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.scene.widgets.slider import Slider
from resarcana_gui.screens.parts.selector import Selector
from resarcana_gui.screens.shell import Shell

MOST_TABS = 400
SHARES = (0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95)

KEYS = {"Enter": "return", "Esc": "escape"}
"""What is written on keys otherwise than they are called."""


class UnreachableError(AssertionError):
    """A control that there is cannot be used in this way."""


class Hand(ABC):
    """Uses controls of one shell; `wait` lets a little time pass."""

    def __init__(self, shell: Shell, wait: Callable[[], None]) -> None:
        self.shell = shell
        self.wait = wait

    @abstractmethod
    def use(self, control: Control) -> None:
        """Do what activates it. Raises UnreachableError."""

    def press(self, chord: str) -> None:
        """Press a key, with those held that are named before it."""
        *held, key = chord.split("+")
        self.shell.stage.send(KeyDown(key, "ctrl" in held, "shift" in held, "alt" in held))
        self.shell.stage.send(KeyUp(key))
        self.wait()


class Mouse(Hand):
    """Points and clicks."""

    def use(self, control: Control) -> None:
        send = self.shell.stage.send
        send(PointerMoved(*self.point_on(control)))
        self.wait()
        point = self.point_on(control)  # it may have moved meanwhile
        send(PointerMoved(*point))
        send(PointerDown(*point))
        send(PointerUp(*point))
        self.wait()

    def point_on(self, control: Control) -> Point:
        """A point at which the control itself would be hit."""
        for point in _points(control):
            if hit.at(self.shell.root, point) is control:
                return point
        above = hit.at(self.shell.root, next(_points(control)))
        raise UnreachableError(f"{control!r} at {control.bounds()} is covered, by {above!r}")


class Keyboard(Hand):
    """Goes to what it wants with Tab, and presses Enter; or takes the key that is shown on it."""

    def use(self, control: Control) -> None:
        if isinstance(control, Button) and control.key and control.believable:
            self.press(KEYS.get(control.key, control.key.lower()))
            return
        self.go_to(control)
        self.press("return")

    def go_to(self, control: Control) -> None:
        """Give it the focus, by Tab alone."""
        focus = self.shell.stage.dispatcher.focus
        for _ in range(min(MOST_TABS, 2 * len(focusable(scope(self.shell.root))) + 2)):
            if focus.current is control and control.focused:
                return
            self.shell.stage.send(KeyDown("tab"))
        raise UnreachableError(f"{control!r} is never reached by Tab")


class Gamepad(Hand):
    """Goes to what it wants with the arrows of a controller, and presses A; or takes the button that is shown on it.
    Its events are SDL's."""

    def __init__(self, shell: Shell, wait: Callable[[], None]) -> None:
        super().__init__(shell, wait)
        self._boxes: dict[Control, Box] = {}
        self._reached: dict[tuple[Control, Direction], Control | None] = {}
        """Where arrows lead, as long as everything lies where it lay."""

    def use(self, control: Control) -> None:
        if isinstance(control, Button) and is_sign(control.key) and control.believable:
            self.push(control.key.strip("{}").split(".")[-1])
            return
        self.go_to(control)
        self.push("a")

    def press(self, chord: str) -> None:
        """Press the button that stands for a key."""
        self.push(next(button for button in CODES.values() if key_of(button) == chord))

    def push(self, button: str) -> None:
        """Press a button or a trigger, and let it go."""
        pygame.display.init()  # SDL takes events only then, and a window that was closed before has ended it
        for event in self._pushed(button):
            self.shell.stage.feed([event])
        self.wait()

    def _pushed(self, button: str) -> Iterator[pygame.event.Event]:
        axis = next((axis for axis, name in TRIGGERS.items() if name == button), None)
        if axis is not None:
            for value in (FULL, 0):
                yield pygame.event.Event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=axis, value=value)
            return
        code = next(code for code, name in CODES.items() if name == button)
        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            yield pygame.event.Event(kind, instance_id=0, button=code)

    def go_to(self, control: Control) -> None:
        """Give it the focus, by arrows; from where they do not lead there, by the shoulders too."""
        focus = self.shell.stage.dispatcher.focus
        left_from = set[Control | None]()
        for _ in range(MOST_TABS):
            if focus.current is control and control.focused:
                return
            way = self._way(control)
            if way is None and focus.current in left_from:
                break  # the shoulders have led all around
            if way is None:
                left_from.add(focus.current)
            self.push("r1" if way is None else way.name.lower())
        raise UnreachableError(f"{control!r} is never reached by arrows")

    def _way(self, control: Control) -> Direction | None:
        """The first step of the shortest way; None when there is none."""
        focus = self.shell.stage.dispatcher.focus
        controls, start = boxes(focus._led_to(focus.arrows)), focus.current
        if start is None or start not in controls:
            return Direction.DOWN
        if controls != self._boxes:
            self._boxes, self._reached = controls, {}
        waiting = deque((direction, start, direction) for direction in Direction)
        seen = {start}
        while waiting:
            first, at, direction = waiting.popleft()
            if isinstance(at, Selector | Slider) and direction in (Direction.LEFT, Direction.RIGHT):
                continue  # there they change its value
            if (at, direction) not in self._reached:
                self._reached[at, direction] = nearest(at, controls, direction)
            reached = self._reached[at, direction]
            if reached is control:
                return first
            if reached is not None and reached not in seen:
                seen.add(reached)
                waiting.extend((first, reached, onwards) for onwards in Direction)
        return None


def _points(control: Control) -> Iterator[Point]:
    world = control.world()
    for down in SHARES:
        for across in SHARES:
            yield world.apply((control.width * across, control.height * down))

"""A player for tests: points, clicks, drags and types on a stage, and lets time pass."""

from __future__ import annotations

from resarcana_gui.scene.bindings import Bindings
from resarcana_gui.scene.clock import FakeClock
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.events import (
    KeyDown,
    KeyUp,
    PointerDown,
    PointerMoved,
    PointerUp,
    TextTyped,
    Wheeled,
)
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.stage import KEYS, Stage
from resarcana_gui.scene.transform import Point
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.scene.viewport import CANVAS


class Actor:
    """Acts on a stage of its own."""

    def __init__(self, look: UiStyle, clock: FakeClock) -> None:
        self.look, self.clock = look, clock
        self.root = Node(size=CANVAS)
        self.actions: list[str] = []
        bindings = Bindings({**KEYS, "undo": ["ctrl+z"], "pass": ["p"]})
        self.stage = Stage(CANVAS, clock, self.root, look=look, bindings=bindings, on_action=self._act)

    def _act(self, action: str) -> bool:
        self.actions.append(action)
        return True

    @property
    def focused(self) -> Control | None:
        return self.stage.dispatcher.focus.current

    def pass_time(self, ms: int, step: int = 16) -> None:
        for _ in range(0, ms, step):
            self.clock.step(step)
            self.stage.update()

    def point(self, at: Point) -> None:
        self.stage.send(PointerMoved(*at))

    def press(self, at: Point, button: int = 1) -> None:
        self.point(at)
        self.stage.send(PointerDown(*at, button))

    def release(self, at: Point, button: int = 1) -> None:
        self.stage.send(PointerUp(*at, button))

    def click(self, node: Node, button: int = 1) -> None:
        self.press(node.bounds().center, button)
        self.release(node.bounds().center, button)

    def drag(self, start: Point, end: Point) -> None:
        self.press(start)
        self.point(((start[0] + end[0]) / 2, (start[1] + end[1]) / 2))
        self.point(end)
        self.release(end)

    def wheel(self, node: Node, up: float) -> None:
        self.stage.send(Wheeled(*node.bounds().center, up))

    def key(self, chord: str) -> None:
        *held, key = chord.split("+")
        self.stage.send(KeyDown(key, ctrl="ctrl" in held, shift="shift" in held, alt="alt" in held))
        self.stage.send(KeyUp(key))

    def type(self, text: str) -> None:
        for letter in text:
            self.stage.send(KeyDown(letter))
            self.stage.send(TextTyped(letter))

"""A player at a shell: finds controls by their names, clicks, types, presses keys, and lets time pass."""

from __future__ import annotations

from resarcana_gui.scene.check import check, report
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.events import KeyDown, KeyUp, PointerDown, PointerMoved, PointerUp, TextTyped
from resarcana_gui.scene.transform import Point
from resarcana_gui.screens.screen import Screen
from resarcana_gui.screens.shell import Shell
from resarcana_gui.settings import Settings
from tests.screens.market import MarketMatches, RecordingSounds, shell_of


class Player:
    """Uses a shell as a person does."""

    def __init__(self, shell: Shell | None = None) -> None:
        self.shell = shell if shell is not None else shell_of()

    @property
    def screen(self) -> Screen:
        assert self.shell.screen is not None
        return self.shell.screen

    @property
    def matches(self) -> MarketMatches:
        assert isinstance(self.shell.matches, MarketMatches)
        return self.shell.matches

    @property
    def heard(self) -> RecordingSounds:
        assert isinstance(self.shell.sounds, RecordingSounds)
        return self.shell.sounds

    @property
    def settings(self) -> Settings:
        return self.shell.settings

    @property
    def told(self) -> str:
        return self.shell.messages.notices.sentence

    @property
    def focused(self) -> str:
        current = self.shell.stage.dispatcher.focus.current
        return current.name if current is not None else ""

    def find(self, name: str) -> Control:
        found = [node for node in self.shell.root.walk() if isinstance(node, Control) and node.name == name]
        assert found, [node.name for node in self.shell.root.walk() if isinstance(node, Control)]
        return found[-1]

    def sees(self, name: str) -> bool:
        return any(node.name == name and node.shown for node in self.shell.root.walk())

    def names(self) -> list[str]:
        return [control.name for control in self.shell.stage.dispatcher.focus.order()]

    def point(self, at: Point) -> None:
        self.shell.stage.send(PointerMoved(*at))

    def click_at(self, at: Point) -> None:
        self.point(at)
        self.shell.stage.send(PointerDown(*at))
        self.shell.stage.send(PointerUp(*at))
        self.shell.stage.update()

    def click(self, name: str) -> None:
        self.settle()
        self.click_at(self.find(name).bounds().center)
        self.settle()

    def key(self, *chords: str) -> None:
        for chord in chords:
            *held, key = chord.split("+")
            self.shell.stage.send(KeyDown(key, ctrl="ctrl" in held, shift="shift" in held, alt="alt" in held))
            self.shell.stage.send(KeyUp(key))
            self.shell.stage.update()

    def type(self, text: str) -> None:
        for letter in text:
            self.shell.stage.send(KeyDown(letter))
            self.shell.stage.send(TextTyped(letter))

    def wait(self, ms: int, step: int = 100) -> None:
        for _ in range(0, ms, step):
            self.shell.clock.sleep(step)
            self.shell.stage.update()

    def settle(self) -> None:
        self.shell.look.queue.settle()
        self.shell.stage.update()

    def faults(self) -> str:
        self.settle()
        return report(check(self.shell.root, self.shell.look.theme, self.shell.seen))

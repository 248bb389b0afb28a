"""What a button's label says is what the key does: two tables go through the same game, and at the one the key is
pressed that stands on a button, at the other the button is used."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from resarcana_gui.games.resarcana.view.playing.resarcana_table import ResArcanaTable
from resarcana_gui.scene import hit
from resarcana_gui.scene.timing import Speed
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.settings import Settings
from tests.games.resarcana.robot.robot import Robot
from tests.games.resarcana.robot.test_games import SCENES
from tests.screens.hands import KEYS, Mouse
from tools.headless_client import HeadlessClient

MOST_TABS = 9
LOOKED_UP = ("", "", "f1", "v", "r", "i", ",", "l", "menu")
"""What is done before: nothing, a page opened, a card shown large, a turn gone back, the log or a menu gone to."""


class Twin:
    """One of two tables that are always alike."""

    def __init__(self, kind: str, language: str) -> None:
        self.stage = HeadlessClient(settings=Settings(language=language))
        self.stage.shell.look.pace.speed = Speed.INSTANT
        scene = SCENES.get(kind)
        seats = len(list(scene["seats"])) if scene is not None else 2  # type: ignore[call-overload]
        people = seats if scene is not None else 1
        self.screen = self.stage.table("first", seats, people=people, seed=6, scenario=scene)
        self.robot = Robot(self.stage, self.screen, Mouse, seed=6, clever=0.3)

    @property
    def table(self) -> ResArcanaTable:
        return self.robot.table

    @property
    def asked(self) -> bool:
        return self.table.asker.controls is not None and not self.stage.shell.overlay.children

    def go_on(self) -> None:
        """Play until something is asked again."""
        if self.stage.shell.messages.asking:
            self.robot.hand.press("escape")
            self.stage.tick(300)
        self.table.book.unpin()
        self.table.book.close()
        if self.screen.hud is not None:
            self.screen.hud.close_log()
        self.screen.history.to(None)
        self.stage.tick()
        if self.asked:
            self.robot._answer()
        for _ in range(60):
            if self.asked or self.stage.shell.screen is not self.screen:
                return
            self.robot._go_on()

    def prepare(self, looked_up: str, tabs: int) -> None:
        if looked_up == "menu":
            self._open_menu()
        elif looked_up:
            self.robot.hand.press(looked_up)
        for _ in range(tabs):
            self.robot.hand.press("tab")
        self.stage.tick(600)  # what has to be read first has been read
        self.stage.tick()

    def _open_menu(self) -> None:
        asking = self.table.asker.asking
        several = [
            node
            for node in self.table.scenery.all_cards()
            if asking is not None and node.key is not None and len(asking.choices.get(node.key, ())) > 1
        ]
        if several:
            several[0].activate()

    def labelled(self) -> list[str]:
        """The names of the buttons that show a key."""
        return [button.name for button in self._buttons()]

    def button(self, name: str) -> Button:
        return next(button for button in self._buttons() if button.name == name)

    def _buttons(self) -> Iterator[Button]:
        root = self.stage.shell.root
        for node in root.walk():
            shown = isinstance(node, Button) and node.key and node.believable and node.enabled and node.reachable
            if shown and isinstance(node, Button) and hit.at(root, node.bounds().center) is node:
                yield node

    def seen(self) -> tuple[object, ...]:
        """Everything that a button can do."""
        self.stage.tick()
        controls, book, steps = self.table.asker.controls, self.table.book, self.screen.match.history.steps
        model = getattr(getattr(controls, "picker", None), "model", None)
        return (
            [step.command for step in steps], controls.name if controls is not None else "",
            getattr(controls, "warned", False),
            getattr(model, "chosen", None), controls is not None and controls.visible,
            book.panel.page.name if book.panel is not None else "", book.large is not None and book.large.key,
            [child.name for child in self.stage.shell.overlay.children], self.screen.past_position,
            self.stage.shell.look.pace.speed, self.stage.shell.messages.notices.sentence,
            self.table.pointer.menu is not None,
        )  # fmt: skip


def labels_believed(kind: str, language: str, positions: int, seed: int = 1) -> int:
    """Go through positions, and believe labels; how many were tried. Raises AssertionError."""
    one, other = Twin(kind, language), Twin(kind, language)
    dice, tried = Random(seed), 0
    for _ in range(positions):
        if one.stage.shell.screen is not one.screen:
            break
        looked_up, tabs = dice.choice(LOOKED_UP), dice.randrange(MOST_TABS)
        for twin in (one, other):
            twin.go_on()
            twin.prepare(looked_up, tabs)
        labelled = one.labelled()
        assert labelled == other.labelled()
        if not labelled:
            continue
        name = dice.choice(labelled)
        key = one.button(name).key
        one.robot.hand.press(KEYS.get(key, key.lower()))
        other.button(name).activate()
        assert one.seen() == other.seen(), f"[{key}] on {name!r} after {looked_up!r} and {tabs} times Tab"
        tried += 1
    return tried


TRIED = (("", "en", 7), ("pay_power", "en", 3), ("discard_cards", "es", 3), ("life_loss", "en", 3))
"""A whole game, and scenes with a payment, cards to choose and an attack; how many positions of each."""


@pytest.mark.parametrize(("kind", "language", "positions"), TRIED)
def test_the_key_on_a_button_does_what_the_button_does(kind: str, language: str, positions: int) -> None:
    assert labels_believed(kind, language, positions) >= positions / 2

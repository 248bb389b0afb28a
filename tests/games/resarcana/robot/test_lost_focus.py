"""Whole games in which the window loses the keyboard, and the pointer its button, at any moment: nothing is played by
it, nothing stays held, and the game goes on to its end."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from resarcana_gui.scene.control import Control
from resarcana_gui.scene.timing import Speed
from resarcana_gui.settings import Settings
from resarcana_gui.tabletop.cards.card import CardNode
from resarcana_gui.tabletop.playing.item_drag import Zone
from tests.games.resarcana.robot.robot import Robot
from tests.screens.hands import Keyboard, Mouse
from tools.headless_client import HeadlessClient

OFTEN = 0.5
HELD = ((pygame.K_f, pygame.KSCAN_F), (pygame.K_z, pygame.KSCAN_Z), (pygame.K_RETURN, pygame.KSCAN_RETURN))
"""Keys that are down when the window loses the keyboard; Enter was pressed elsewhere, and comes only as let go."""
LOST = (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN)


class Interrupted(Robot):
    """Before many an answer it presses something, perhaps drags it, holds keys, and is called away."""

    lost = 0
    """How often it was called away."""
    dragged = 0
    """How often a card was on its way then."""

    def _all_whims(self) -> list[Callable[[], object]]:
        return [self._lose]

    def _lose(self) -> None:
        before = len(self.screen.match.history.steps)
        self.lost += 1
        self._hold()
        self._feed(pygame.Event(self.dice.choice(LOST)) if self.dice.random() < 0.8 else self._moved(held=False))
        self._assert_nothing_is_held()
        self._come_back()
        assert len(self.screen.match.history.steps) == before, "something was played"
        self._assert_nothing_is_held()
        if self.screen.past_position is not None:
            self.hand.press("end")  # the log was opened at some past position by the press itself

    def _hold(self) -> None:
        """Press something that there is, drag it to somewhere, and hold a key."""
        usable = [node for node in self.stage.shell.root.walk() if isinstance(node, Control) and node.reachable]
        cards: list[Control] = [
            node for node in usable if isinstance(node, CardNode) and self.table.asker.choices(node)
        ]
        usable = cards if cards and self.dice.random() < OFTEN else usable
        self.point = self.dice.choice(usable).bounds().center
        self._feed(self._moved(held=False), self._clicked(pygame.MOUSEBUTTONDOWN))
        for _ in range(self.dice.randrange(4)):
            self.point = (self.dice.uniform(0, 1920), self.dice.uniform(0, 1080))
            self._feed(self._moved(held=True))
        self.dragged += self.table.pointer._drag.item is not None
        key, place = HELD[0]
        self._feed(pygame.Event(pygame.KEYDOWN, key=key, scancode=place, mod=0))

    def _come_back(self) -> None:
        """The releases come late, or never, and the pointer is moved without its button."""
        if self.dice.random() < 0.5:
            self._feed(self._clicked(pygame.MOUSEBUTTONUP))
        for key, place in self.dice.sample(HELD, 2):
            self._feed(pygame.Event(pygame.KEYUP, key=key, scancode=place, mod=0))
        self._feed(pygame.Event(pygame.WINDOWFOCUSGAINED))
        for _ in range(2):
            self.point = (self.dice.uniform(0, 1920), self.dice.uniform(0, 1080))
            self._feed(self._moved(held=False))

    def _feed(self, *events: pygame.Event) -> None:
        self.stage.shell.stage.feed(events)
        self.stage.tick()

    def _moved(self, *, held: bool) -> pygame.Event:
        at = self.stage.shell.stage.viewport.to_window(self.point)
        return pygame.Event(pygame.MOUSEMOTION, pos=at, buttons=(int(held), 0, 0))

    def _clicked(self, kind: int) -> pygame.Event:
        return pygame.Event(kind, pos=self.stage.shell.stage.viewport.to_window(self.point), button=1)

    def _assert_nothing_is_held(self) -> None:
        shell = self.stage.shell
        assert shell.stage.dispatcher.captured is None and not shell.look.pace.held
        held = [node for node in shell.root.walk() if isinstance(node, Control) and node.pressed]
        assert not held and not [node for node in shell.root.walk() if isinstance(node, Zone)]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("hand", "setup", "people", "seed"),
    [(Mouse, "standard", 2, 11), (Mouse, "tight-draft", 1, 12), (Keyboard, "first", 1, 13)],
)
def test_a_game_is_played_to_its_end_though_the_window_loses_the_keyboard_at_any_moment(
    hand: type[Mouse | Keyboard], setup: str, people: int, seed: int
) -> None:
    stage = HeadlessClient(settings=Settings(language="es"))
    stage.shell.look.pace.speed = Speed.INSTANT
    robot = Interrupted(stage, stage.table(setup, 2, people=people, seed=seed), hand, seed=seed, whims=OFTEN)
    robot.play()
    assert robot.screen.match.outcome is not None and robot.lost > 10 and robot.dragged

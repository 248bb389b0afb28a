"""For a moment after what a player has done nobody answers it, so that it can still be taken back."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import pytest

from resarcana_gui.games.resarcana.rules.commands import Answer, Choose, Claim, Pass, UsePower, subject
from resarcana_gui.scene.events import KeyDown, PointerMoved
from resarcana_gui.scene.timing import Speed, milliseconds
from resarcana_gui.screens.table.curtain import Curtain
from resarcana_gui.screens.table.hud import Hud
from resarcana_gui.screens.table.table_screen import TableScreen
from tools.headless_client import FRAME, HeadlessClient

THOUGHT = milliseconds("second_thought")
SCENE: dict[str, object] = {
    "seats": [
        {"mage": "healer", "item": "divination", "pool": "3E 3L 3C 3D 3G", "deck": ["prism", "vault"]},
        {"mage": "duelist", "item": "research", "pool": "3E 3L 3C 3D 3G"},
    ],
    "active": 0,
}


class Game:
    """A table of two, at the turn of the first."""

    def __init__(
        self, speed: Speed = Speed.INSTANT, people: int = 1, scene: Mapping[str, object] = MappingProxyType(SCENE)
    ) -> None:
        self.stage = HeadlessClient()
        self.screen: TableScreen = self.stage.table(seats=2, people=people, scenario=scene)
        self.stage.shell.look.pace.speed = speed
        self.stage.tick()

    @property
    def side(self) -> Hud:
        assert self.screen.hud is not None
        return self.screen.hud

    @property
    def done(self) -> int:
        return len(self.screen.match.history.steps)

    def do(self, kind: type[Answer], slug: str = "") -> None:
        number = self.screen.match.game.cards.numbers[slug] if slug else None  # type: ignore[attr-defined]
        legal = (each for each in self.screen.match.legal() if isinstance(each, kind))
        found = [each for each in legal if number in (None, subject(each))]
        assert found and self.screen.controller.submit(found[0]) is None

    def wait(self, ms: int) -> None:
        for _ in range(0, ms, FRAME):
            self.stage.tick()

    def waited(self) -> int:
        """For how many milliseconds nobody answers."""
        before, start = self.done, self.stage.clock.now()
        while self.done == before and self.stage.clock.now() < start + 20_000:
            self.stage.tick()
        return self.stage.clock.now() - start


@pytest.mark.parametrize("speed", list(Speed))
def test_at_every_speed_an_action_can_be_taken_back_before_a_machine_answers(speed: Speed) -> None:
    game = Game(speed)
    game.do(Claim)
    game.wait(THOUGHT - 2 * FRAME)
    assert game.done == 1 and game.side.undo.enabled
    assert game.screen.back.undo() and game.done == 0
    game.wait(THOUGHT)
    assert game.done == 0, "nobody is waited for any more, and it is still the player's turn"


def test_then_the_machine_answers() -> None:
    game = Game()
    game.do(Claim)
    assert THOUGHT - 2 * FRAME <= game.waited() <= THOUGHT + 2 * FRAME


def test_who_passes_is_not_waited_for() -> None:
    game = Game()
    game.do(Pass)
    game.do(Choose)
    assert game.waited() < THOUGHT / 2


def test_escape_waits_for_nothing() -> None:
    game = Game()
    game.do(Claim)
    game.stage.tick()
    game.stage.shell.stage.send(KeyDown("escape"))
    assert game.waited() < THOUGHT / 2 and not game.stage.shell.messages.asking


def test_the_key_that_accelerates_waits_for_nothing() -> None:
    game = Game()
    game.do(Claim)
    game.stage.shell.stage.send(KeyDown("f"))
    assert game.waited() < THOUGHT / 2


def test_what_a_machine_has_no_choice_about_waits_too() -> None:
    attacker = {"mage": "healer", "item": "divination", "pool": "3E 3L 3C 3D 3G", "play": ["fire_dragon"]}
    attacked = {"mage": "duelist", "item": "research", "pool": "3E 3L"}
    game = Game(scene={"seats": [attacker, attacked], "active": 0})
    game.do(UsePower)
    assert game.done == 1 and game.side.undo.enabled
    game.wait(THOUGHT + 4 * FRAME)
    assert game.done > 1


@pytest.mark.parametrize(("people", "answers_at_once"), [(1, True), (2, False)])
def test_a_machine_answers_an_attack_at_once_and_both_can_be_taken_back(people: int, answers_at_once: bool) -> None:
    attacker = {"mage": "healer", "item": "divination", "pool": "3E 3L 3C 3D 3G", "play": ["fire_dragon"]}
    attacked = {"mage": "duelist", "item": "research", "pool": "3E 3L 3C"}
    game = Game(people=people, scene={"seats": [attacker, attacked], "active": 0})
    game.do(UsePower, "fire_dragon")
    game.wait(THOUGHT // 4)
    assert (game.done > 1) is answers_at_once and game.side.undo.enabled
    assert game.screen.back.undo() and game.done == 0


def test_whose_pointer_comes_to_undo_is_waited_for_but_not_for_ever() -> None:
    game = Game()
    game.stage.shell.stage.send(PointerMoved(*game.side.undo.bounds().center))
    game.do(Claim)
    waited = game.waited()
    assert THOUGHT < waited <= THOUGHT + milliseconds("notice") + 2 * FRAME


@pytest.mark.parametrize(("wish", "ms"), [("none", 0), ("long", milliseconds("long_thought"))])
def test_how_long_is_the_players_wish(wish: str, ms: int) -> None:
    game = Game()
    game.stage.shell.change(second_thought=wish)
    game.do(Claim)
    assert abs(game.waited() - ms) <= 4 * FRAME


def test_a_line_in_the_button_shows_how_long_it_can_be_taken_back() -> None:
    game = Game()
    game.wait(FRAME)
    assert game.side.controls.countdown.remaining == 0
    game.do(Claim)
    lengths = []
    for _ in range(3):
        game.wait(THOUGHT // 4)
        lengths.append(game.side.controls.countdown.remaining)
    assert 1 > lengths[0] > lengths[1] > lengths[2] > 0


def test_in_reduced_motion_the_line_only_comes_and_goes() -> None:
    game = Game()
    game.stage.shell.look.pace.reduced = True
    game.do(Claim)
    game.wait(THOUGHT // 2)
    assert game.side.controls.countdown.remaining == 1
    game.wait(THOUGHT)
    assert game.side.controls.countdown.remaining == 0


def test_the_curtain_between_two_people_waits_too() -> None:
    game = Game(people=2)
    game.do(Claim)
    game.wait(THOUGHT - 2 * FRAME)
    assert not game.stage.shell.overlay.children and game.side.undo.enabled
    game.wait(4 * FRAME)
    assert isinstance(game.stage.shell.overlay.children[-1], Curtain)

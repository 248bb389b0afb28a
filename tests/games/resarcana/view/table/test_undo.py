"""Taking back an action together with what a machine answered, doing it again, and thinking better of it behind the
curtain."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from resarcana_gui.games.resarcana.rules.commands import DiscardCard, Pass, PlaceArtifact, UsePower
from resarcana_gui.kernel.command import Command
from resarcana_gui.scene.events import KeyDown, KeyUp
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.screens.table.curtain import Curtain
from tests.games.resarcana.robot.performer import control
from tests.games.resarcana.view.table.test_grace_period import THOUGHT, Game
from tests.screens.hands import Mouse

QUIET: Mapping[str, object] = {
    "seats": [
        {"mage": "healer", "item": "divination", "pool": "2G 2E", "hand": ["vault", "prism"], "deck": ["hawk"]},
        {"mage": "duelist", "item": "protection", "pool": "0", "play": ["horn_of_plenty"], "deck": ["treant"]},
    ],
    "active": 0,
}
"""The machine can do nothing but use what lies open before it, or pass."""


class Evening(Game):
    """The first seat has placed Vault; the second has answered, or is about to."""

    def __init__(self, people: int = 1, scene: Mapping[str, object] = QUIET) -> None:
        super().__init__(people=people, scene=scene)
        self.place("vault")

    def place(self, slug: str) -> None:
        cards = self.screen.match.game.cards  # type: ignore[attr-defined]
        found = [
            each for each in self.screen.match.legal()
            if isinstance(each, PlaceArtifact) and each.component == cards.numbers[slug]
        ]  # fmt: skip
        assert self.screen.controller.submit(found[0]) is None
        while (pending := self.screen.match.pending) is not None and pending.seat == 0:
            self.screen.controller.submit(self.screen.match.legal()[0])

    def answered(self) -> Evening:
        """Let the machine answer."""
        before = self.done
        for _ in range(400):
            self.stage.tick()
            if self.done > before and self.screen.runner.asked_person == 0:
                break
        assert self.done > before
        return self

    def press(self, *chords: str) -> None:
        for chord in chords:
            *held, key = chord.split("+")
            self.stage.shell.stage.send(KeyDown(key, ctrl="ctrl" in held))
            self.stage.shell.stage.send(KeyUp(key))
            self.stage.tick()


def kinds(game: Game) -> list[type[Command]]:
    return [type(step.command) for step in game.screen.match.history.steps]


def test_undo_names_what_it_takes_back_and_whose_answer_goes_with_it() -> None:
    game = Evening().answered()
    assert kinds(game)[-1] not in (Pass, DiscardCard), "the machine used what lay open"
    assert game.side.undo.tip.startswith("Undoes: Place Vault and Circe's answer\n")
    assert game.screen.back.undo() and game.done == 0
    assert game.screen.runner.asked_person == 0 and not game.side.undo.enabled


def test_after_that_the_machine_answers_the_same_again() -> None:
    game = Evening().answered()
    before = [step.command for step in game.screen.match.history.steps]
    game.screen.back.undo()
    game.place("vault")
    game.answered()
    assert [step.command for step in game.screen.match.history.steps] == before


@pytest.mark.parametrize("chord", ["y", "ctrl+y"])
def test_a_key_does_again_what_was_taken_back_with_what_was_answered(chord: str) -> None:
    game = Evening().answered()
    before = [step.command for step in game.screen.match.history.steps]
    game.press("ctrl+z")
    assert game.done == 0
    game.press(chord)
    assert [step.command for step in game.screen.match.history.steps] == before
    game.wait(100)
    assert game.side.undo.tip.startswith("Undoes: Place Vault and Circe's answer\n")


def test_the_mouse_does_it_again_too_and_the_button_is_gone_when_there_is_nothing() -> None:
    game = Evening().answered()
    assert not game.side.controls.redo.visible
    game.screen.back.undo()
    game.wait(100)
    redo = game.side.controls.redo
    assert redo.visible and redo.tip == "Redo: Place Vault and Circe's answer (Y)"
    assert not redo.bounds().colliderect(game.side.undo.bounds())
    done = game.done
    Mouse(game.stage.shell, game.stage.tick).use(redo)
    assert game.done > done
    game.wait(100)
    assert not redo.visible


def test_something_else_that_is_done_leaves_nothing_to_do_again() -> None:
    game = Evening().answered()
    game.screen.back.undo()
    game.place("prism")
    game.press("y")
    assert game.stage.shell.messages.notices.sentence == "There is nothing to redo."


def test_what_is_done_again_and_goes_over_to_a_machine_is_waited_with_again() -> None:
    game = Evening()
    game.screen.back.undo()
    game.press("y")
    assert game.done > 0 and game.screen.grace.active
    assert abs(game.waited() - THOUGHT) < 200


def test_what_a_machine_answers_cannot_be_cancelled_like_the_rest_of_an_own_action() -> None:
    attacked = {"mage": "healer", "item": "divination", "pool": "3L 1G 1E", "hand": ["vault"]}
    rival = {"mage": "duelist", "item": "protection", "pool": "0", "play": ["fire_dragon"], "deck": ["treant"]}
    game = Evening(scene={"seats": [attacked, rival], "active": 0})
    numbers = game.screen.match.game.cards.numbers  # type: ignore[attr-defined]
    game.screen.match.submit(UsePower(1, numbers["fire_dragon"], 0))
    assert game.screen.runner.asked_person == 0
    assert not game.screen.controller.can_cancel() and game.screen.back.undo(), "but undo takes the attack back"


def test_a_label_is_told_without_making_the_table_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Evening()
    folded: list[object] = []
    history, made = type(game.screen.match.history), game.screen.match.history.state

    def state(_: object, *given: object) -> object:
        folded.append(given)
        return made(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(history, "state", state)
    game.wait(100)
    assert game.side.undo.tip.startswith("Undoes: Place Vault\n") and not folded


def behind_the_curtain() -> tuple[Evening, Curtain]:
    game = Evening(people=2)
    game.wait(THOUGHT + 600)
    curtain = game.stage.shell.overlay.children[-1]
    assert isinstance(curtain, Curtain)
    return game, curtain


def curtain_of(game: Game) -> Curtain:
    found = game.stage.shell.overlay.children[-1]
    assert isinstance(found, Curtain)
    return found


@pytest.mark.parametrize("by_key", [True, False])
def test_behind_the_curtain_the_last_action_is_taken_back_and_nothing_is_seen(by_key: bool) -> None:
    game, curtain = behind_the_curtain()
    names = [node.text for node in curtain.walk() if isinstance(node, Button)]
    assert "Undo Ada's last action" in names and not any("Vault" in name for name in names)
    if by_key:
        game.press("ctrl+z")
    else:
        Mouse(game.stage.shell, game.stage.tick).use(control(curtain, "take back"))
    game.wait(400)
    down = curtain_of(game)
    assert game.done == 0 and down is not curtain and not down.lifted
    assert not any("Undo" in node.text for node in down.walk() if isinstance(node, Button))
    game.press("return")
    game.wait(600)
    assert game.screen.viewer == 0 and game.screen.runner.asked_person == 0 and game.screen.question_timing.shown


def test_once_the_next_person_has_seen_the_table_nothing_is_taken_back() -> None:
    game, _ = behind_the_curtain()
    game.press("return")
    game.wait(600)
    assert game.screen.viewer == 1 and not game.screen.back.undo() and game.done > 0

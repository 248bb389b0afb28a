"""Who plays by keys and passes chooses the next item with the keys that stand there."""

from __future__ import annotations

import pytest

from resarcana_gui.games.resarcana.rules.commands import Choose, Pass
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.events import KeyDown, KeyUp
from resarcana_gui.tabletop.asking.controls.question_controls import QuestionControls
from tests.games.resarcana.view.table.test_using import Table


def press(table: Table, *keys: str) -> None:
    for key in keys:
        table.stage.shell.stage.send(KeyDown(key))
        table.stage.shell.stage.send(KeyUp(key))
        table.wait()


def focused(table: Table) -> str:
    current = table.stage.shell.stage.dispatcher.focus.current
    return current.name if current is not None and current.focused else ""


@pytest.fixture
def table() -> Table:
    """A card of the hand that could be placed has the focus."""
    made = Table()
    made.stage.shell.stage.dispatcher.focus.give(made.card("prism"), shown=True)
    press(made, "p")
    assert isinstance(made.view.asker.controls, QuestionControls) and made.view.asker.controls.following is not None
    return made


def test_enter_passes_with_the_item_that_has_the_focus_although_a_card_had_it(table: Table) -> None:
    steps = table.steps
    wanted = focused(table).removeprefix("card ")
    press(table, "return")
    commands = [step.command for step in table.screen.match.history.steps[steps:]]
    kinds = [(command.KIND, command.seat) for command in commands[:2]]
    assert kinds == [(Pass.KIND, commands[0].seat), (Choose.KIND, commands[0].seat)]
    assert isinstance(commands[1], Choose) and commands[1].component == table.view.resources.cards.numbers[wanted]


def test_whoever_passes_by_a_key_sees_where_enter_goes_although_nothing_showed_the_focus_before() -> None:
    made = Table()
    made.stage.shell.stage.dispatcher.focus.give(made.card("prism"), shown=False)
    press(made, "p")
    assert focused(made).startswith("card ")


def test_a_key_pressed_twice_does_not_also_choose_the_item() -> None:
    made = Table()
    steps = made.steps
    button = next(node for node in made.view.walk() if isinstance(node, Control) and node.name == "pass")
    made.stage.shell.stage.dispatcher.focus.give(button, shown=True)
    for key in ("return", "return"):
        made.stage.shell.stage.send(KeyDown(key))
        made.stage.shell.stage.send(KeyUp(key))
    made.wait()
    assert made.steps == steps and focused(made).startswith("card ")
    press(made, "return")
    assert made.steps > steps


def test_escape_goes_back_to_the_card_that_had_the_focus(table: Table) -> None:
    assert focused(table).startswith("card ")
    steps = table.steps
    press(table, "escape")
    assert table.steps == steps and focused(table) == table.card("prism").name


def test_whoever_thinks_better_of_it_at_the_button_is_at_the_button_again() -> None:
    made = Table()
    assert isinstance(made.view.asker.controls, QuestionControls)
    there = next(node for node in made.view.asker.controls.walk() if isinstance(node, Control) and node.name == "pass")
    made.stage.shell.stage.dispatcher.focus.give(there, shown=True)
    press(made, "return")
    assert focused(made).startswith("card ")
    press(made, "escape")
    assert focused(made) == "pass"


def test_nobody_is_warned_twice_in_a_round() -> None:
    made = Table(more=[{"component": "vault"}])
    press(made, "p")
    controls = made.view.asker.controls
    assert isinstance(controls, QuestionControls) and controls.following is not None and controls.following.warning
    press(made, "escape")
    made.screen.rebuild()  # as when the next person at this screen sits down
    made.wait()
    press(made, "p")
    controls = made.view.asker.controls
    assert isinstance(controls, QuestionControls) and controls.following is not None and not controls.following.warning

"""Who plays by keys and passes is asked once more, and answers that with the keys that stand there."""

from __future__ import annotations

import pytest

from resarcana_gui.games.resarcana.rules import codes
from resarcana_gui.games.resarcana.rules.commands import Answer
from resarcana_gui.games.resarcana.view.asking.panels.panel import AskingPanel
from resarcana_gui.scene.events import KeyDown, KeyUp
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
    assert isinstance(made.view.panel, AskingPanel) and made.view.panel.warned
    return made


def test_enter_passes_although_a_card_had_the_focus(table: Table) -> None:
    steps = table.steps
    press(table, "return")
    command = table.screen.match.history.steps[steps].command
    assert isinstance(command, Answer) and command.kind == codes.PASS


def test_escape_goes_back_to_the_card_that_had_the_focus(table: Table) -> None:
    assert focused(table) == "confirm"
    steps = table.steps
    press(table, "escape")
    assert table.steps == steps and focused(table) == table.card("prism").name

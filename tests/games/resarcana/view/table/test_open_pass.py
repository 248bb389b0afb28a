"""Passing by itself: only where nothing else is possible, where everybody can see that, and where it takes nothing
away."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from resarcana_gui.games.resarcana.rules.commands import DiscardCard, Gain, Pass
from resarcana_gui.games.resarcana.rules.round_questions import AskSwap, AskTurn
from resarcana_gui.games.resarcana.view.playing.resarcana_table import ResArcanaTable
from resarcana_gui.kernel.command import Command
from resarcana_gui.screens.table.table_screen import TableScreen
from resarcana_gui.settings import Settings
from tests.games.resarcana.robot.looking import same_picture
from tools.headless_client import HeadlessClient, headless

IDLE: dict[str, object] = {"mage": "artificer", "item": "protection"}
"""Somebody who cannot do anything without essences and without cards in hand."""
RIVAL: dict[str, object] = {"mage": "witch", "item": "divination", "hand": ["treant", "hawk"]}


class Table:
    """A table at which the first seat is to act, and what has been done there."""

    def __init__(
        self, *hand: str, wanted: bool = True, people: int = 1, exercise: bool = False, speed: str = "instant",
        rival: Mapping[str, object] = RIVAL,
    ) -> None:  # fmt: skip
        headless()
        self.stage = HeadlessClient(settings=Settings(speed=speed, pass_alone=wanted))
        seats = [{**IDLE, "hand": list(hand)}, rival]
        screen = self.stage.table(scenario={"seats": seats, "active": 0}, people=people)
        if exercise:
            screen.match.exercise = True
            screen = TableScreen(self.stage.shell, self.stage.game, screen.match, viewer=0)
            self.stage.shell.show(screen)
        self.screen = screen
        self.stage.rest()

    @property
    def done(self) -> list[type[Command]]:
        return [type(step.command) for step in self.screen.match.history.steps if step.seat == 0]

    @property
    def asked(self) -> object:
        return self.screen.match.pending

    def do(self, kind: type[Command]) -> None:
        answer = next(command for command in self.screen.match.legal() if isinstance(command, kind))
        assert self.screen.controller.submit(answer) is None


def test_who_can_only_pass_passes_by_themselves_and_still_chooses_the_item() -> None:
    table = Table()
    assert table.done == [Pass] and isinstance(table.asked, AskSwap)
    assert table.screen.view is not None and table.screen.view.prompt_text, "the item is asked for on the table"


def test_the_pass_is_seen_as_any_other() -> None:
    table = Table(speed="normal")
    assert table.done == [Pass]
    assert table.stage.shell.look.queue.busy or table.screen.question_timing.shown
    table.stage.rest()
    assert isinstance(table.screen.view, ResArcanaTable)
    same_picture(table.screen.view, table.screen.match.view(0))


@pytest.mark.parametrize(
    "table",
    [
        lambda: Table(wanted=False),
        lambda: Table("prism"),
        lambda: Table(people=2),
        lambda: Table(exercise=True),
    ],
    ids=("not wanted", "a card in hand", "two people at one screen", "an exercise"),
)
def test_otherwise_nobody_passes_for_a_player(table: Callable[[], Table]) -> None:
    shown = table()
    shown.stage.wait(5000)
    assert shown.done == [] and isinstance(shown.asked, AskTurn)


def test_the_setting_counts_at_once() -> None:
    table = Table(wanted=False)
    table.stage.shell.change(pass_alone=True)
    table.stage.rest()
    assert table.done == [Pass]


def test_an_undo_leads_to_before_the_pass_which_then_waits_for_its_player() -> None:
    table = Table("prism")
    table.do(DiscardCard)
    table.do(Gain)
    for _ in range(100):
        table.stage.tick(100)
    assert table.done == [DiscardCard, Gain, Pass] and isinstance(table.asked, AskSwap)
    assert table.screen.back.undo()
    table.stage.wait(5000)
    assert table.done == [DiscardCard, Gain] and isinstance(table.asked, AskTurn)
    table.do(Pass)
    assert isinstance(table.asked, AskSwap)


def test_undo_leads_back_further_than_the_pass() -> None:
    table = Table("prism", rival={**RIVAL, "passed": True, "hand": []})
    table.do(DiscardCard)
    table.do(Gain)
    table.stage.rest()
    assert table.done == [DiscardCard, Gain, Pass]
    assert table.screen.back.undo() and table.screen.back.undo()
    table.stage.wait(5000)
    assert table.done == [] and isinstance(table.asked, AskTurn)

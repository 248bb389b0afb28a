"""Machines at play, forever, to watch."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar, Final

from resarcana_gui.scene.look import BODY, HEADING
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.timing import milliseconds
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.screens.anywhere import Anywhere
from resarcana_gui.screens.game_over import GameOver
from resarcana_gui.screens.game_ui import Level
from resarcana_gui.screens.parts.stack import stacked
from resarcana_gui.screens.services import Guest, Plan
from resarcana_gui.screens.shell import Shell
from resarcana_gui.screens.table import TableScreen

GAP: Final = 6.0


class DemoTable(TableScreen):
    """A table that is only watched: in the place of the controls stands that any key leads back."""

    demo: ClassVar[bool] = True

    def build(self) -> None:
        super().build()
        assert self.side is not None
        controls, notice = self.side.controls, demo_notice(self.shell, self.side.controls.width)
        controls.visible = False
        notice.at = (controls.x, controls.y + (controls.height - notice.height) / 2)
        self.side.add(notice)
        self.add(Anywhere(self.shell.look, self._leave))

    def entered(self) -> None:
        self.shell.look.pace.watched = True

    def left(self) -> None:
        super().left()
        self.shell.look.pace.watched = False

    def ended(self) -> None:
        self.shell.visit(DemoOver(self.shell, self.game, self.match, self.viewer))

    def _leave(self) -> None:
        self.shell.routes.title()


class DemoOver(GameOver):
    """How a game that was watched was decided: for a while, then the next begins."""

    left_over = 0
    """For how many milliseconds it is still shown."""

    def build(self) -> None:
        super().build()
        self.add(Anywhere(self.shell.look, self.shell.routes.title))

    def entered(self) -> None:
        self.left_over = milliseconds("notice")

    def below(self, width: float) -> Sequence[Node]:
        return [demo_notice(self.shell, width)]

    def update(self, ms: int) -> None:
        if not self.shell.look.queue.busy:
            self.left_over -= ms
        if self.left_over <= 0:
            watch(self.shell)


def demo_notice(shell: Shell, width: float) -> Node:
    """That it is only a demo, and how it ends; so wide."""
    title = Label(shell.look, shell.text("demo.title"), replace(HEADING, align="centre"), width=width)
    text = Label(shell.look, shell.text("demo.text"), replace(BODY, align="centre"), width=width)
    return stacked([title, text], gap=GAP)


def watch(shell: Shell) -> None:
    """Show a new game between machines; it is not saved."""
    name, ui = shell.chosen, shell.game
    language = shell.settings.language
    setup, level = ui.setups(language)[0], quick(ui.levels(language))
    seed = shell.tables.fresh_seed()
    seats = setup.fewest + seed % (setup.most - setup.fewest + 1)
    guests = tuple(Guest(character, level.name) for character in ui.characters(language)[:seats])
    match = shell.tables.new(Plan(name, setup.options, guests, seed), saved=False)
    shell.show(DemoTable(shell, name, match))


def quick(levels: Sequence[Level]) -> Level:
    """The best of the opponents that answer at once: a demo is to be watched, not waited for."""
    return levels[min(1, len(levels) - 1)]

"""Demo games between machines, one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar, Final

from resarcana_gui.scene.look import BODY, HEADING
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.timing import milliseconds
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.screens.any_input import AnyInput
from resarcana_gui.screens.game_over import GameOver
from resarcana_gui.screens.game_ui import Level
from resarcana_gui.screens.parts.stack import stacked
from resarcana_gui.screens.services import MatchPlan, PlayerSpec
from resarcana_gui.screens.shell import Shell
from resarcana_gui.screens.table_screen import TableScreen

GAP: Final = 6.0


class DemoTable(TableScreen):
    """A table that is only watched: instead of controls it says that any key leads back."""

    demo: ClassVar[bool] = True

    def build(self) -> None:
        super().build()
        assert self.view is not None and self.fixtures is not None
        self.fixtures.controls.visible = False
        place = self.view.furniture.confirm.union(self.view.furniture.undo)
        notice = demo_notice(self.shell, place.w)
        notice.at = (place.x, place.bottom - notice.height)
        self.view.add(notice)
        self.add(AnyInput(self.shell.look, self._leave))

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
    """The result of a demo game, shown for a while before the next begins."""

    left_over = 0
    """For how many milliseconds it is still shown."""

    def build(self) -> None:
        super().build()
        self.add(AnyInput(self.shell.look, self.shell.routes.title))

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
    """Says that this is only a demo, and how to end it; in this width."""
    title = Label(shell.look, shell.text("demo.title"), replace(HEADING, align="centre"), width=width)
    text = Label(shell.look, shell.text("demo.text"), replace(BODY, align="centre"), width=width)
    return stacked([title, text], gap=GAP)


def watch(shell: Shell) -> None:
    """Show a new game between machines; it is not saved."""
    name, ui = shell.chosen, shell.game
    language = shell.settings.language
    setup, level = ui.setups(language)[0], quick_level(ui.levels(language))
    seed = shell.matches.fresh_seed()
    seats = setup.fewest + seed % (setup.most - setup.fewest + 1)
    players = tuple(PlayerSpec(character, level.name) for character in ui.character_names(language)[:seats])
    match = shell.matches.new(MatchPlan(name, setup.options, players, seed), saved=False)
    shell.show(DemoTable(shell, name, match))


def quick_level(levels: Sequence[Level]) -> Level:
    """One in the middle: worth watching, and it answers at once."""
    return levels[len(levels) // 2]

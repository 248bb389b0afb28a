"""How to play, to be read before the first game."""

from __future__ import annotations

from resarcana_gui.scene.node import Node
from resarcana_gui.scene.sign import Sign
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.screens.page import Page


class HowToPlay(Page):
    """The game's own guide, with a button to a new game."""

    name_key = "how.title"

    def lay(self, width: float) -> Node:
        return self.shell.game.guide(self.shell, width)

    def foot(self) -> Node | None:
        look = self.shell.look
        sign = Sign("dice", look.colour("gold"))
        begin = Button(look, self.shell.text("how.begin"), self.shell.routes.new_game, name="begin", icon=sign)
        begin.kind = "primary"
        return begin

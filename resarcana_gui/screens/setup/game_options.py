"""The less common choices of a new game: the setup's options, and the seed; and the tile that picks a setup."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from resarcana_gui.scene.glyphs import Glyph
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.seats.rings import Disc
from resarcana_gui.scene.transform import Box, Point, square_about
from resarcana_gui.scene.ui_style import BODY, SMALL, UiStyle
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.text_field import TextField
from resarcana_gui.screens.game_ui import Setup, SetupOption
from resarcana_gui.screens.parts.selector import Selector
from resarcana_gui.screens.parts.stack import stacked
from resarcana_gui.screens.setup.new_game_model import NewGameModel
from resarcana_gui.screens.shell import Shell

WIDTH: Final = 720.0


def game_options(shell: Shell, choices: NewGameModel) -> Node:
    """Return the content of the options dialog. Changes apply to the model at once."""
    parts = [_option(shell, choices, option) for option in choices.setup_options]
    return stacked([*parts, _seed(shell, choices)], gap=16)


def _option(shell: Shell, choices: NewGameModel, option: SetupOption) -> Node:
    words = [text for _, text in choices.values(option)]
    chosen = choices.chosen_value(option)
    title = Label(shell.look, option.title, BODY, width=WIDTH)

    def choose(value: int) -> None:
        choices.choose_value(option, value)

    value = Selector(shell.look, words, chosen, choose, width=WIDTH, name=f"wish {option.option}")
    return stacked([title, value], gap=4)


def _seed(shell: Shell, choices: NewGameModel) -> Node:
    look, text = shell.look, shell.text

    def take(typed: str) -> None:
        choices.seed = typed

    field = TextField(
        look, choices.seed, placeholder=text("new_game.by_chance"), on_change=take,
        letters=text("language.letters"), width=WIDTH, name="seed",
    )  # fmt: skip
    title = Label(look, text("new_game.seed"), BODY, width=WIDTH)
    return stacked([title, field, Label(look, text("new_game.seed_text"), SMALL, width=WIDTH)], gap=4)


EDGE: Final = 8.0
"""The margin above and below the picture."""
NARROW: Final = 5 / 7
"""The width of the picture divided by its height: that of a card."""
LARGE: Final = 1.5
"""The largest text scale at which there is room for the picture."""
BADGE: Final = 28.0
"""The side of the check mark's disc."""


class SetupTile(Button):
    """A button with a setup's title beside its picture. The chosen setup's picture has a check mark. Without a
    picture the mark is the icon; in large texts, which leave no room for the picture, it sits on the button's edge."""

    def __init__(self, look: UiStyle, setup: Setup, choose: Callable[[], object], size: Point, *, chosen: bool) -> None:
        self._picture: Final = setup.picture if look.text.scale <= LARGE else None
        self._marked: Final = chosen and setup.picture is not None
        mark = Glyph("check", look.colour("gold")) if chosen and setup.picture is None else None
        super().__init__(
            look, setup.title, choose, kind="primary" if chosen else "button", size=size, icon=self._picture or mark,
            name=f"setup {setup.name}",
        )  # fmt: skip
        self.tip = "" if chosen else setup.text

    def draw(self, painter: Painter) -> None:
        super().draw(painter)
        if self._marked:
            corner = self._icon_box().bottomright if self._picture is not None else (self.width - BADGE, 2.0)
            badge = square_about(corner, BADGE / 2)
            painter.put(Disc(), badge)
            painter.put(Glyph("check", self.look.colour("gold"), 0.16), badge.inflate(-10, -10))

    def _icon_side(self, height: float) -> float:
        return height * NARROW + 12.0 if self._picture is not None else super()._icon_side(height)

    def _icon_box(self) -> Box:
        if self._picture is None:
            return super()._icon_box()
        high = self.height - 2 * EDGE
        return Box(self._edge + 2, EDGE + self._sunk(), high * NARROW, high)

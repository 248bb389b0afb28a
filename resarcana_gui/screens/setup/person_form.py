"""The form that asks for a person's name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from resarcana_gui.scene.focus import Focus
from resarcana_gui.scene.markup import escaped
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.pads.pad_buttons import button_sign
from resarcana_gui.scene.ui_style import BODY, SMALL
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.text_field import ADDS, ERASES, TextField
from resarcana_gui.screens.context import Context
from resarcana_gui.screens.parts.stack import in_lines, stacked

WIDTH: Final = 560.0
WIDEST: Final = 1.4
LONGEST: Final = 24
"""The maximum length of a name, in letters; longer ones would be cut off in places."""
GAP: Final = 10.0


class PersonForm(Node):
    """A field for the name, for a dialog, and buttons with known names."""

    def __init__(
        self,
        context: Context,
        name: str,
        placeholder: str,
        on_change: Callable[[str], object],
        known: Sequence[str] = (),
    ) -> None:  # fmt: skip
        width = WIDTH * min(context.look.text.scale, WIDEST)
        self._field: Final = TextField(
            context.look, name, placeholder=placeholder, on_change=on_change, on_enter=self._entered, most=LONGEST,
            letters=context.text("language.letters"), width=width, name="person name",
        )  # fmt: skip
        self.on_enter: Callable[[], object] | None = None
        """Called when Enter is pressed in the field or a known name is picked."""
        parts: list[Node] = [self._field]
        if known:
            parts.append(self._names(context, known, width))
        family = context.bindings.family
        if family:
            signs = {"add": button_sign(family, ADDS), "erase": button_sign(family, ERASES)}
            parts.append(Label(context.look, context.text("new_game.by_pad", **signs), SMALL, width=width))
        content = stacked(parts, gap=16)
        super().__init__(size=(width, content.height))
        self.add(content)

    def focus(self, focus: Focus) -> None:
        """Give the field the focus."""
        focus.give(self._field, shown=True)

    def _names(self, context: Context, known: Sequence[str], width: float) -> Node:
        """Return a button for each known name."""
        row, buttons = Node(name="known"), []
        for each in known:
            pick = partial(self._picked, each)
            button = Button(context.look, escaped(each), pick, style=BODY, name=f"known {each}")
            button.width = min(button.width, width)
            buttons.append(button)
        row.add(*buttons)
        row.size = (width, in_lines(buttons, width, gap=GAP))
        return row

    def _picked(self, name: str) -> None:
        self._field.write(name)
        self._entered(name)

    def _entered(self, _: str) -> None:
        if self.on_enter is not None:
            self.on_enter()

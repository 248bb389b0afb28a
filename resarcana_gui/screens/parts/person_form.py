"""Asks for a person's name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from resarcana_gui.scene.focus import Focus
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.widgets.text_field import TextField

WIDTH: Final = 560.0
LONGEST: Final = 24
"""So many letters of a name can be typed; more would not be seen everywhere."""


class PersonForm(Node):
    """A field for the name, in a dialog; `usual` is shown as long as nothing is typed."""

    def __init__(self, look: Look, name: str, usual: str, on_change: Callable[[str], object]) -> None:
        self._field = TextField(
            look, name, placeholder=usual, on_change=on_change, on_enter=self._entered, most=LONGEST, width=WIDTH,
            name="person name",
        )  # fmt: skip
        self.on_enter: Callable[[], object] | None = None
        """Called when Enter is pressed in the field."""
        super().__init__(size=(WIDTH, self._field.height))
        self.add(self._field)

    def focus(self, focus: Focus) -> None:
        """Let letters go to the field."""
        focus.give(self._field, shown=True)

    def _entered(self, _: str) -> None:
        if self.on_enter is not None:
            self.on_enter()

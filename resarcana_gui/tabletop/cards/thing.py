"""What can be used on a table: a card, a pile, a field of a board."""

from __future__ import annotations

from collections.abc import Callable

from resarcana_gui.scene.control import Control
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.node import Watched
from resarcana_gui.scene.transform import Point


class Thing(Control):
    """Has a number by which questions know it (`subject`), and a `mark` that says what can be done with it (one of
    MARKS, see `dressing`); whatever is drawn, draws the mark too. `on_click` is called if it is set."""

    mark: Watched[str] = Watched(inner=True)

    def __init__(
        self, look: Look, subject: int | None, *, size: Point = (0.0, 0.0), at: Point = (0.0, 0.0), name: str = ""
    ) -> None:
        super().__init__(look, size=size, at=at, name=name)
        self.subject = subject
        """What a click on it is about: a card, a pile, a field."""
        self.mark = "none"
        self.on_click: Callable[[], object] | None = None

    def activate(self) -> None:
        if self.on_click is not None:
            self.on_click()

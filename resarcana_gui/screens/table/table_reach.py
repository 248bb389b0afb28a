"""Which controls keys lead to on a table: the answers first, and by arrows also what can only be looked at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from resarcana_gui.scene.control import Control
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.viewport import WHOLE
from resarcana_gui.screens.screen import KeyReach
from resarcana_gui.screens.table.table_model import TableModel

HIDDEN: Final = 1 / 3
"""The covered share from which a control counts as lying under the question."""
BETWEEN: Final = 24.0
"""The gap between two answers side by side counts as covered up to this width."""


class TableReach(KeyReach):
    """Which controls keys lead to on one table screen."""

    def __init__(self, model: TableModel) -> None:
        self._model: Final = model
        self.top_bar: Node | None = None
        """The top bar, along whose buttons arrows lead."""
        self.boards: list[Node] = []
        """Boards beside a question, whose buttons are reached like answers."""
        self._question_areas: tuple[int, Sequence[Box]] = (-1, ())
        """The picture's revision, and the areas of the question then."""

    def tabs_to(self, control: Control) -> bool:
        """Return whether Tab leads to a control. While a question is open, it stays among its controls, since the
        rest has keys of its own. A card laid out large hides the small one of the same meaning."""
        model, lineage = self._model, list(control.lineage())
        if any(board in lineage for board in self.boards) or not model.question_timing.shown or not model.laid:
            return True
        answers = model.view.answers_with(control)
        return answers and not (self.lies_on_table(control) and self._lies_under_question(control))

    def arrows_to(self, control: Control) -> bool:
        """Return whether arrows lead to a control: also to cards that can only be looked at, unless they lie under
        the question. In the top bar arrows go from button to button."""
        if self._on_top_bar(self._model.shell.stage.dispatcher.focus.current) and self._on_top_bar(control):
            return True
        if self.tabs_to(control):
            return True
        to_look_at = self.lies_on_table(control) and not self._model.view.arrows_stay
        return to_look_at and not self._lies_under_question(control)

    def areas(self) -> Sequence[Box]:
        if not self._model.laid:
            return ()
        layout = self._model.view.layout
        top_bar = layout.top_bar
        halves = Box(0, 0, WHOLE.w, top_bar.top), Box(0, top_bar.bottom, WHOLE.w, WHOLE.h - top_bar.bottom)
        return sorted([*(layout.areas or halves), top_bar], key=lambda area: area.top)

    def lies_on_table(self, control: Control) -> bool:
        """Return whether a control is part of the table itself."""
        view = self._model.view if self._model.laid else None
        return view is not None and view in control.lineage() and view.lies_on(control)

    def _on_top_bar(self, control: Control | None) -> bool:
        return control is not None and self.top_bar is not None and self.top_bar in control.lineage()

    def _lies_under_question(self, control: Control) -> bool:
        """Return whether much of a control is covered by something else, or its centre, by which arrows find it."""
        lies = control.bounds()
        asked = [box for box in self._question() if box != lies]
        if any(box.inflate(BETWEEN, 0).collidepoint(lies.center) for box in asked):
            return True
        hidden = (lies.clip(box) for box in asked)
        return sum(part.w * part.h for part in hidden) > HIDDEN * lies.w * lies.h

    def _question(self) -> Sequence[Box]:
        """Return the areas of the question, looked up once for all controls that a key asks about."""
        revision = self._model.shell.root.revision
        if self._question_areas[0] != revision:
            self._question_areas = (revision, self._model.view.question_areas())
        return self._question_areas[1]

"""The overview of a Collect phase: everything that can be chosen in it, and one button for all of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from resarcana_gui.games.resarcana.view.asking.choice import CONFIRM
from resarcana_gui.games.resarcana.view.asking.collect_plan import CollectPlan
from resarcana_gui.games.resarcana.view.asking.panels.buttons import hint, wide_button
from resarcana_gui.games.resarcana.view.asking.panels.collect_rows import CollectRow
from resarcana_gui.games.resarcana.view.asking.panels.frame import AskingFrame
from resarcana_gui.games.resarcana.view.asking.panels.panel import ASKED, NOTE
from resarcana_gui.games.resarcana.view.faces.face import Faces
from resarcana_gui.games.resarcana.view.tell.voice import Voice
from resarcana_gui.scene.keys import Bindings
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.scene.widgets.label import Label

GAP: Final = 10.0
EDGE: Final = 6.0
BAR: Final = 22.0
"""So much room is left for the bar, should the rows have to be scrolled."""


class CollectPanel(AskingFrame):
    """Shows a plan, and lets it be changed. `on_confirm` is called when it is to be carried out."""

    def __init__(
        self,
        look: Look,
        faces: Faces,
        box: Box,
        plan: CollectPlan,
        voice: Voice,
        on_confirm: Callable[[], object],
        *,
        bindings: Bindings | None = None,
    ) -> None:
        """The box is where it stands; it grows upwards."""
        super().__init__(look, box, "asking collect")
        self.plan: Final = plan
        self._voice: Final = voice
        self._on_confirm: Final = on_confirm
        self._rows: Final = [
            CollectRow(look, faces, voice, plan, row, self.room - BAR, self._changed) for row in plan.asking
        ]
        self._list: Final = Node(name="rows")
        self._list.add(*self._rows)
        self._sum: Final = Label(look, "", NOTE, width=self.room)
        key = hint(bindings, CONFIRM)
        text = voice.text("asking.collect.confirm")
        self.confirm: Final = wide_button(look, text, self.room, self._hand_in, kind="primary", key=key, name=CONFIRM)
        self._stack_rows()
        head = Label(look, voice.text("asking.collect.question"), ASKED, width=self.room)
        self.fill([head], self._list, [self._sum, self.confirm])
        self._changed()

    @property
    def start(self) -> Button:
        return self.confirm

    def act(self, action: str) -> bool:
        return action == CONFIRM and self._hand_in()

    def click(self, component: int) -> bool:
        """A click on a component takes its essences, or leaves them; of a curse, it pays or turns it."""
        for row in self.plan.asking:
            if row.component == component and (row.lying or row.curse):
                row.takes = bool(row.lying) and not row.takes
                row.pays = not row.pays if not row.lying else row.pays
                self._changed()
                return True
        return False

    def _hand_in(self) -> bool:
        if self.plan.complete:
            self._on_confirm()
        return self.plan.complete

    def _changed(self) -> None:
        for row in self._rows:
            row.show()
        self._stack_rows()
        text, amount = self._voice.text, self._voice.amount
        gained, after = amount(self.plan.gained), amount(self.plan.pool_after)
        self._sum.write(text("asking.collect.sum", gained=gained, after=after))
        self.confirm.enabled = self.plan.complete
        self.lay()

    def _stack_rows(self) -> None:
        y = EDGE
        for row in self._rows:
            row.at = (0.0, y)
            y += row.height + GAP
        self._list.size = (self.room - BAR, y - GAP + EDGE)

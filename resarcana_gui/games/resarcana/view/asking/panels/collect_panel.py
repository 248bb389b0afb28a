"""The overview of a Collect phase: all its choices, and one button to confirm them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from resarcana_gui.games.resarcana.view.asking.collect_plan import CollectPlan
from resarcana_gui.games.resarcana.view.asking.panels.collect_rows import CollectRow
from resarcana_gui.games.resarcana.view.faces.face import Faces
from resarcana_gui.games.resarcana.view.tell.voice import Voice
from resarcana_gui.scene.bindings import Bindings
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.screens.actions import CONFIRM
from resarcana_gui.tabletop.asking.panels.buttons import hint, wide_button
from resarcana_gui.tabletop.asking.panels.frame import AskingFrame, Parts
from resarcana_gui.tabletop.asking.panels.question_panel import ASKED, NOTE
from resarcana_gui.tabletop.asking.panels.site import Site

GAP: Final = 10.0
EDGE: Final = 6.0
LEAST: Final = 330.0
"""The least width of rows, at the usual text size."""
BAR: Final = 22.0
"""The room left for a scroll bar."""


class CollectPanel(AskingFrame):
    """Shows a plan, and lets the player change it. `on_confirm` is called to carry it out."""

    def __init__(
        self,
        look: Look,
        faces: Faces,
        site: Site,
        plan: CollectPlan,
        voice: Voice,
        on_confirm: Callable[[], object],
        *,
        bindings: Bindings | None = None,
    ) -> None:
        super().__init__(look, site, "asking collect")
        self.plan: Final = plan
        self._faces: Final = faces
        self._voice: Final = voice
        self._on_confirm: Final = on_confirm
        self._bindings: Final = bindings
        self._rows: list[CollectRow] = []
        self._list = Node(name="rows")
        self._sum = Label(look, "", NOTE)
        self.confirm = self._button()
        self.compose(self._made, least=LEAST * (1.0 + look.text.scale) / 2)
        self._changed()

    @property
    def start(self) -> Button:
        return self.confirm

    def act(self, action: str) -> bool:
        return action == CONFIRM and self._hand_in()

    def click(self, component: int) -> bool:
        """A click on a component takes its essences or leaves them; with a curse, it pays or turns it."""
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
        self._sum.write(self._outcome())
        self.confirm.enabled = self.plan.complete
        self.lay()

    def _made(self) -> Parts:
        """Everything, for the panel's shape."""
        look, voice = self.look, self._voice
        self._rows = [
            CollectRow(look, self._faces, voice, self.plan, row, self.body_room - BAR, self._changed)
            for row in self.plan.asking
        ]
        self._list = Node(name="rows")
        self._list.add(*self._rows)
        self._stack_rows()
        self._sum = Label(look, self._outcome(), NOTE, width=self.feet_room)
        self.confirm = self._button()
        head = self.head(voice.text("asking.collect.question"), ASKED)
        return Parts([head], self._list, [self._sum, self.confirm])

    def _button(self) -> Button:
        text, key = self._voice.text("asking.collect.confirm"), hint(self._bindings, CONFIRM)
        return wide_button(self.look, text, self.feet_room, self._hand_in, kind="primary", key=key, name=CONFIRM)

    def _outcome(self) -> str:
        """What is collected, and the pool afterwards."""
        gained, after = self._voice.amount(self.plan.gained), self._voice.amount(self.plan.pool_after)
        return self._voice.text("asking.collect.sum", gained=gained, after=after)

    def _stack_rows(self) -> None:
        y = EDGE
        for row in self._rows:
            row.at = (0.0, y)
            y += row.height + GAP
        self._list.size = (self.body_room - BAR, y - GAP + EDGE)

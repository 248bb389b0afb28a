"""Essences to pay or to gain: a column for each type."""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.resarcana.cards.essences import NAMES, count_of
from resarcana_gui.games.resarcana.rules.commands import Answer
from resarcana_gui.games.resarcana.view.asking.asking import Asking
from resarcana_gui.games.resarcana.view.asking.essence_model import EssenceModel
from resarcana_gui.games.resarcana.view.asking.panels.token_button import TokenButton
from resarcana_gui.games.resarcana.view.tell.command_text import command_text
from resarcana_gui.scene import layout
from resarcana_gui.scene.bindings import Bindings
from resarcana_gui.scene.look import TARGET, Look
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.screens.actions import LESS, MORE
from resarcana_gui.tabletop.asking.panels.buttons import hint
from resarcana_gui.tabletop.asking.panels.frame import stacked
from resarcana_gui.tabletop.asking.panels.picker import Picker
from resarcana_gui.tabletop.asking.panels.steps import StepButton

TOKEN: Final = 58.0
GAP: Final = 8.0
WIDEST: Final = 104.0
NARROWEST: Final = 58.0
OF: Final = TextStyle(20, colour="ink_soft", align="centre")


def least(model: EssenceModel) -> float:
    """The least width of the columns."""
    return len(model.types) * (NARROWEST + GAP) - GAP


class EssencePicker(Picker):
    """Each type with the number chosen and the number possible. Buttons, clicks on the token and keys add or remove
    one: the first essence has the first key, whichever others are there."""

    def __init__(
        self, look: Look, asking: Asking, model: EssenceModel, width: float, bindings: Bindings | None = None
    ) -> None:
        super().__init__("essences")
        self._asking: Final = asking
        self.model: Final = model
        self._bindings: Final = bindings
        self._steps: dict[int, tuple[StepButton, StepButton]] = {}
        types = self.model.types
        wide = min(WIDEST * look.text.scale, (width - GAP * (len(types) - 1)) / len(types))
        columns = [self._column(look, essence, wide) for essence in types]
        sizes = [column.size for column in columns]
        boxes = layout.row(Box(0, 0, width, sizes[0][1]), sizes, GAP, align=0.5)
        for column, box in zip(columns, boxes, strict=True):
            column.at = box.topleft
        self.add(*columns)
        self.size = (width, sizes[0][1])
        self._show()

    @property
    def command(self) -> Answer | None:
        return self.model.command

    @property
    def caption(self) -> str:
        asking, command = self._asking, self.model.command
        return self.model.status() if command is None else command_text(asking.voice, command, asking.view)

    def lines(self) -> list[str]:
        return self.model.lines()

    def act(self, action: str) -> bool:
        for actions, step in ((MORE, 1), (LESS, -1)):
            if action in actions:
                self._step(actions.index(action), step)
                return True
        return False

    def _column(self, look: Look, essence: int, width: float) -> Node:
        name, key = NAMES[essence], hint(self._bindings, MORE[essence])
        more = StepButton(look, "plus", lambda: self._step(essence, 1), (width, TARGET), key=key, name=f"add {name}")
        less = StepButton(look, "minus", lambda: self._step(essence, -1), (width, TARGET), name=f"remove {name}")
        less.tip = self._less_tip(essence)
        self._steps[essence] = more, less
        token = TokenButton(look, self.model, essence, min(TOKEN * (1 + look.text.scale) / 2, width), self._changed)
        parts: list[Node] = [more, token]
        if self.model.paying:
            number = count_of(self.model.pool, essence)
            text = self._asking.voice.text("asking.of", number=number)
            parts.append(Label(look, text, OF, width=width))
        return stacked([*parts, less], width, 4.0)

    def _less_tip(self, essence: int) -> str:
        text, key = self._asking.voice.text, hint(self._bindings, LESS[essence])
        return text("asking.one_less", chord=key.replace("Shift", text("asking.shift"))) if key else ""

    def _step(self, essence: int, step: int) -> None:
        if step > 0:
            self.model.add(essence)
        else:
            self.model.remove(essence)
        self._changed()

    def _changed(self) -> None:
        self._show()
        self.changed_by_hand()

    def _show(self) -> None:
        """Enable what can be used."""
        for essence, (more, less) in self._steps.items():
            more.enabled, less.enabled = self.model.can_add(essence), self.model.can_remove(essence)

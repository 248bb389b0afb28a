"""An amount to pay or to gain: a column for each kind of token."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from resarcana_gui.scene import layout
from resarcana_gui.scene.bindings import Bindings
from resarcana_gui.scene.look import TARGET, Look
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.screens.actions import LESS, MORE
from resarcana_gui.tabletop.asking.mixing import Mix
from resarcana_gui.tabletop.asking.panels.buttons import hint
from resarcana_gui.tabletop.asking.panels.frame import stacked
from resarcana_gui.tabletop.asking.panels.picker import Picker
from resarcana_gui.tabletop.asking.panels.steps import StepButton
from resarcana_gui.tabletop.asking.panels.token_button import TokenButton
from resarcana_gui.tabletop.tell.voice import Words

TOKEN: Final = 58.0
GAP: Final = 8.0
WIDEST: Final = 104.0
NARROWEST: Final = 58.0
OF: Final = TextStyle(20, colour="ink_soft", align="centre")


def least(model: Mix[Any]) -> float:
    """The least width of the columns."""
    return len(model.types) * (NARROWEST + GAP) - GAP


class AmountPicker(Picker):
    """Each kind with the number chosen and the number possible. Buttons, clicks on the token and keys add or remove
    one: the first kind has the first key, whichever others are there. A game says what the answer is, and its words."""

    def __init__(
        self, look: Look, model: Mix[Any], tokens: Mapping[str, Drawing], width: float, words: Words,
        there: Sequence[int] | None = None, bindings: Bindings | None = None, name: str = "amount",
    ) -> None:  # fmt: skip
        """`tokens`: each kind with its name; `there`: how many of each there are to choose from."""
        super().__init__(name)
        self._mix: Final = model
        self._tokens: Final = tuple(tokens.items())
        self._words: Final = words
        self._there: Final = there
        self._bindings: Final = bindings
        self._steps: dict[int, tuple[StepButton, StepButton]] = {}
        wide = min(WIDEST * look.text.scale, (width - GAP * (len(model.types) - 1)) / len(model.types))
        columns = [self._column(look, kind, wide) for kind in model.types]
        sizes = [column.size for column in columns]
        boxes = layout.row(Box(0, 0, width, sizes[0][1]), sizes, GAP, align=0.5)
        for column, box in zip(columns, boxes, strict=True):
            column.at = box.topleft
        self.add(*columns)
        self.size = (width, sizes[0][1])
        self._show()

    def act(self, action: str) -> bool:
        for actions, step in ((MORE, 1), (LESS, -1)):
            if action in actions:
                self._step(actions.index(action), step)
                return True
        return False

    def _column(self, look: Look, kind: int, width: float) -> Node:
        (name, drawing), key = self._tokens[kind], hint(self._bindings, MORE[kind])
        size, side = (width, TARGET), min(TOKEN * (1 + look.text.scale) / 2, width)
        more = StepButton(look, "plus", partial(self._step, kind, 1), size, key=key, name=f"add {name}")
        less = StepButton(look, "minus", partial(self._step, kind, -1), size, name=f"remove {name}")
        less.tip = self._less_tip(kind)
        self._steps[kind] = more, less
        parts: list[Node] = [
            more, TokenButton(look, self._mix, kind, drawing, side, self._changed, name=f"token {name}")
        ]  # fmt: skip
        if self._there is not None:
            parts.append(Label(look, self._words.text("asking.of", number=self._there[kind]), OF, width=width))
        return stacked([*parts, less], width, 4.0)

    def _less_tip(self, kind: int) -> str:
        text, key = self._words.text, hint(self._bindings, LESS[kind])
        return text("asking.one_less", chord=key.replace("Shift", text("asking.shift"))) if key else ""

    def _step(self, kind: int, step: int) -> None:
        if kind >= len(self._tokens):
            return
        if step > 0:
            self._mix.add(kind)
        else:
            self._mix.remove(kind)
        self._changed()

    def _changed(self) -> None:
        self._show()
        self.changed_by_hand()

    def _show(self) -> None:
        """Enable what can be used."""
        for kind, (more, less) in self._steps.items():
            more.enabled, less.enabled = self._mix.can_add(kind), self._mix.can_remove(kind)

"""Essences to pay or to gain: a column for each type."""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.resarcana.cards.essences import NAMES, count_of
from resarcana_gui.games.resarcana.rules.commands import Answer
from resarcana_gui.games.resarcana.view.asking.asking import Asking
from resarcana_gui.games.resarcana.view.asking.panels.frame import stacked
from resarcana_gui.games.resarcana.view.asking.panels.picker import Picker
from resarcana_gui.games.resarcana.view.asking.panels.steps import StepButton, TokenButton
from resarcana_gui.games.resarcana.view.tell.command_text import command_text
from resarcana_gui.scene import layout
from resarcana_gui.scene.events import KeyDown
from resarcana_gui.scene.look import TARGET, Look
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.widgets.label import Label

TOKEN: Final = 58.0
GAP: Final = 8.0
WIDEST: Final = 104.0
OF: Final = TextStyle(20, colour="ink_soft", align="centre")


class EssencePicker(Picker):
    """Every type that can be chosen, how many are, and of how many; one more and one less by button, by click on the
    token, and by its letter."""

    def __init__(self, look: Look, asking: Asking, width: float) -> None:
        super().__init__("essences")
        self._asking: Final = asking
        self.model: Final = asking.essences()
        self._letters: Final = asking.voice.text("asking.letters").split()
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

    def press(self, event: KeyDown) -> bool:
        """The letter of an essence takes one more, with shift one less; backspace begins anew."""
        if event.key in self._letters and not event.ctrl and not event.alt:
            essence = self._letters.index(event.key)
            self._step(essence, -1 if event.shift else 1)
            return True
        return False

    def _column(self, look: Look, essence: int, width: float) -> Node:
        name, letter = NAMES[essence], self._letters[essence].upper()
        more = StepButton(look, "plus", lambda: self._step(essence, 1), (width, TARGET), key=letter, name=f"add {name}")
        less = StepButton(look, "minus", lambda: self._step(essence, -1), (width, TARGET), name=f"remove {name}")
        self._steps[essence] = more, less
        token = TokenButton(look, self.model, essence, min(TOKEN * (1 + look.text.scale) / 2, width), self._changed)
        parts: list[Node] = [more, token]
        if self.model.paying:
            number = count_of(self.model.pool, essence)
            text = self._asking.voice.text("asking.of", number=number)
            parts.append(Label(look, text, OF, width=width))
        return stacked([*parts, less], width, 4.0)

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
        """Let be used what can be."""
        for essence, (more, less) in self._steps.items():
            more.enabled, less.enabled = self.model.can_add(essence), self.model.can_remove(essence)

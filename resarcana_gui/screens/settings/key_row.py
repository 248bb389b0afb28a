"""A row with an action and its keys."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Final

from resarcana_gui.scene.control import Control, ShownText
from resarcana_gui.scene.pads.pad_buttons import is_sign
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import BODY, UiStyle

PAD: Final = 14.0
PLATE: Final = 12.0
"""The padding around the name of a key."""
GAP: Final = 8.0
ACTION: Final = replace(BODY, on="panel_top")
CHORD: Final = replace(BODY, colour="gold", on="well")
SIGN: Final = replace(BODY, size=28)
"""The style of the icon of a controller's button."""
SHARE: Final = 0.5
"""The largest share of the width that the action's name may take."""


class KeyRow(Control):
    """An action with its keys at the right, in several lines if needed; a click changes them."""

    def __init__(
        self,
        look: UiStyle,
        text: str,
        chords: Sequence[str],
        none: str,
        on_change: Callable[[], object],
        *,
        width: float,
        name: str,
    ) -> None:
        """`chords` are in markup; `none` is shown if there are none."""
        super().__init__(look, name=name)
        self.text = text
        self.chords = [*chords] or [none]
        self._on_change = on_change
        self.width = width
        self._line = look.text.measure("X", CHORD)[1] + 8
        self._plates = self._lay_plates()
        words = look.text.measure(text, ACTION, self._room)[1]
        lowest = max((plate.bottom for plate in self._plates), default=0.0)
        self.height = max(50.0, words + 2 * PAD, lowest + 2 * PAD)
        self._plates = [plate.move(0, (self.height - lowest) / 2) for plate in self._plates]

    def activate(self) -> None:
        self._on_change()

    def texts(self) -> Iterable[ShownText]:
        block = self.look.text.block(self.text, ACTION, self._room)
        yield ShownText(block, PAD, (self.height - block.height) / 2, ACTION)
        for chord, plate in zip(self.chords, self._plates, strict=True):
            style = SIGN if is_sign(chord) else CHORD
            block = self.look.text.block(chord, style, plate.w if is_sign(chord) else plate.w - PLATE)
            yield ShownText(block, plate.centerx - block.width / 2, plate.centery - block.height / 2, style)

    def draw(self, painter: Painter) -> None:
        painter.put(self.look.panel("panel", edge=1.5), self.box)
        if self.hovered:
            painter.put(self.look.panel("button_hot", edge=1.5), self.box, 0.5)
        for plate in (plate for chord, plate in zip(self.chords, self._plates, strict=True) if not is_sign(chord)):
            painter.put(self.look.well(6.0), plate)
        self.draw_texts(painter)
        self.draw_ring(painter)

    @property
    def _room(self) -> float:
        return self.width * SHARE - PAD

    def _lay_plates(self) -> list[Box]:
        """Return the areas of the keys, from the left of the right half."""
        left, right = self.width * SHARE + GAP, self.width - PAD
        x, y = left, 0.0
        plates = []
        for chord in self.chords:
            sign, measure = is_sign(chord), self.look.text.measure
            wide = min(measure(chord, SIGN)[0] if sign else measure(chord, CHORD)[0] + 2 * PLATE, right - left)
            if x > left and x + wide > right:
                x, y = left, y + self._line + GAP
            plates.append(Box(x, y, wide, self._line))
            x += wide + GAP
        return plates

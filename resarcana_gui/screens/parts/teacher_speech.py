"""What the teacher says, beside a face, with a button where the learner has to say when to go on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from resarcana_gui.scene.control import Wording
from resarcana_gui.scene.look import BODY, SMALL, Look
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Drawing, Painter
from resarcana_gui.scene.seats.rings import BrassRing, RoundPicture
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.surface import Surface

FACE: Final = 104.0
PAD: Final = 18.0


class Speech(Surface):
    """As high as its words need, in a given width; it grows upwards or downwards from where it stands."""

    def __init__(
        self, look: Look, face: Drawing | None, words: str, above: str, button: tuple[str, Callable[[], object]] | None,
        *, width: float, key: Wording = "",
    ) -> None:  # fmt: skip
        """`above` says how far the lesson is; `key` is the button's."""
        super().__init__(look, (width, 0.0), "panel", name="speech")
        self._face: Final = face
        left = FACE + 2 * PAD if face is not None else PAD
        room = width - left - PAD
        head = Label(look, above, SMALL, width=room, name="lesson step")
        text = Label(look, words, BODY, width=room, name="lesson words")
        parts: list[Node] = [head, text]
        if button is not None:
            go = Button(look, button[0], button[1], name="go on", kind="primary", key=key)
            parts.append(go)
        y = PAD - 4
        for part in parts:
            part.at = (left if not isinstance(part, Button) else width - PAD - part.width, y)
            y += part.height + 8
        self.add(*parts)
        self.size = (width, max(y + PAD - 12, FACE + 2 * PAD if face is not None else 0.0))

    def draw(self, painter: Painter) -> None:
        super().draw(painter)
        if self._face is not None:
            box = Box(PAD, PAD, FACE, FACE)
            painter.put(BrassRing(0.88), box)
            painter.put(RoundPicture(self._face), box.scale_by(0.88))

"""Buttons of questions: at least as large as their place, larger where their words need it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from math import ceil, inf
from typing import Final

from resarcana_gui.scene.bindings import Bindings
from resarcana_gui.scene.control import Wording
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.look import TARGET, Look
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Point
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.screens.actions import CONFIRM, PASS
from resarcana_gui.tabletop.asking.choice import Choice

HANDS_IN: Final = TextStyle(28, Face.BOLD)
OTHER: Final = TextStyle(21)
MARGIN: Final = 22.0
"""How much higher a button is than its words."""
WIDEST: Final = 380.0
STEP: Final = 12.0


def hint(bindings: Bindings | None, action: str) -> str:
    """The key of an action as it is shown; empty for none."""
    return bindings.hint(action) if bindings is not None and action else ""


def answer_button(
    look: Look, text: str, on_click: Callable[[], object], *, kind: str = "button", key: Wording = "", name: str = ""
) -> Button:
    """A button for an answer; a face gives it its size and its place."""
    style = HANDS_IN if kind in {"primary", "danger"} else OTHER
    return Button(look, text, on_click, kind=kind, key=key, style=style, name=name)


def choice_button(
    look: Look, choice: Choice, bindings: Bindings | None, name: str, chosen: Callable[[Choice], object]
) -> Button:
    """A button for a choice."""
    kind = "danger" if choice.danger or choice.key == PASS else "primary" if choice.key == CONFIRM else "button"
    key = partial(hint, bindings, choice.key)
    return answer_button(look, choice.label, lambda: chosen(choice), kind=kind, key=key, name=choice.key or name)


def sized(look: Look, button: Button, least: Point, widest: float = inf) -> Point:
    """The size of a button: its place or, where its words do not fit in there in small letters, as much wider as they
    need, and in the end higher too; beyond `widest` only for a single word."""
    beside = button.natural()[0] - look.text.measure(button.text, button.style)[0]
    most = max(min(WIDEST * (1.0 + look.text.scale) / 2, widest), least[0])
    room, high = max(least[0], TARGET), least[1] - MARGIN / 2
    widths = [room, *(min(room + step * STEP, most) for step in range(1, 1 + ceil((most - room) / STEP)))]
    for width in widths:
        if _fits(look, button, (width - beside, high)):
            return width, max(least[1], TARGET)
    longest = max(look.text.measure(word, button.style)[0] for word in button.text.split())
    roomy = [width for width in widths if width - beside >= longest] or [longest + beside]
    heights = [look.text.measure(button.text, button.style, width - beside)[1] for width in roomy]
    low = min(heights)
    return roomy[heights.index(low)], max(TARGET, least[1], low + MARGIN)


def _fits(look: Look, button: Button, room: Point) -> bool:
    """Whether the words of a button fit into a room without being cut, in letters that are not too small."""
    small = replace(button.style, size=min(button.style.size, OTHER.size))
    block = look.text.block(button.text, small, max(room[0], 1.0))
    widest = max((look.text.measure(word, small)[0] for word in button.text.split()), default=0.0)
    return block.height <= room[1] and widest <= room[0]

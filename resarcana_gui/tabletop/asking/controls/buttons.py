"""The buttons of questions: at least as large as their place, and larger if their text needs it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from math import ceil, inf
from typing import Final

from resarcana_gui.scene.bindings import Bindings
from resarcana_gui.scene.control import Wording
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Point
from resarcana_gui.scene.ui_style import TARGET, UiStyle
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.screens.actions import CONFIRM, PASS
from resarcana_gui.tabletop.asking.choice import Choice

SUBMIT: Final = TextStyle(28, Face.BOLD)
"""The style of buttons that submit an answer."""
OTHER: Final = TextStyle(21)
"""The style of all other buttons."""
MARGIN: Final = 22.0
"""How much higher a button is than its text."""
WIDEST: Final = 380.0
"""The usual greatest width, at a text scale of 1."""
STEP: Final = 12.0
"""The step in which a button is widened."""


def hint(bindings: Bindings | None, action: str) -> str:
    """Return the key of an action as it is shown; empty for none."""
    return bindings.hint(action) if bindings is not None and action else ""


def answer_button(
    look: UiStyle, text: str, on_click: Callable[[], object], *, kind: str = "button", key: Wording = "", name: str = ""
) -> Button:
    """Return a button for an answer; its owner sets its size and place."""
    style = SUBMIT if kind in {"primary", "danger"} else OTHER
    return Button(look, text, on_click, kind=kind, key=key, style=style, name=name)


def choice_button(
    look: UiStyle, choice: Choice, bindings: Bindings | None, name: str, chosen: Callable[[Choice], object]
) -> Button:
    """Return a button for a choice, with its brief label if it has one; the whole label is the tip then."""
    kind = "danger" if choice.danger or choice.key == PASS else "primary" if choice.key == CONFIRM else "button"
    key = partial(hint, bindings, choice.key)
    button = answer_button(look, choice.words, lambda: chosen(choice), kind=kind, key=key, name=choice.key or name)
    button.tip = choice.tip
    return button


def sized(look: UiStyle, button: Button, least: Point, widest: float = inf) -> Point:
    """Return the size of a button: that of its place or, if its text does not fit in small letters, wider as needed,
    and at last higher; wider than `widest` only for a single long word."""
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


def _fits(look: UiStyle, button: Button, room: Point) -> bool:
    """Return whether the text of a button fits into a room without being cut, in letters that are not too small."""
    small = replace(button.style, size=min(button.style.size, OTHER.size))
    block = look.text.block(button.text, small, max(room[0], 1.0))
    widest = max((look.text.measure(word, small)[0] for word in button.text.split()), default=0.0)
    return block.height <= room[1] and widest <= room[0]

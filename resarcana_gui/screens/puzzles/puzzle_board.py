"""The board beside the table of a puzzle: the task, the progress, and buttons that help."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.ui_icon import UiIcon
from resarcana_gui.scene.ui_style import BODY, SMALL, UiStyle
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.surface import Surface
from resarcana_gui.screens.parts.stack import beside
from resarcana_gui.screens.puzzles.puzzle_tile import StarRow

PAD: Final = 18.0
GAP: Final = 8.0
STAR: Final = 22.0
SMALL_BODY: Final = replace(BODY, size=18)
"""A smaller style, for many words in little room."""
TASK: Final = replace(BODY, face=Face.DISPLAY, size=26, colour="gold")
BUTTON: Final = TextStyle(20, Face.BOLD)


@dataclass(frozen=True)
class BoardButton:
    """A button of the board: its name, label, icon and action."""

    name: str
    words: str
    icon: str
    act: Callable[[], object]
    primary: bool = False
    enabled: bool = True
    """A disabled button keeps its place."""


@dataclass(frozen=True)
class BoardTexts:
    """The content of the board."""

    above: str
    """The puzzle's number or day; empty to leave out that line and the grade."""
    grade: int
    grades: int
    task: str
    """The task; empty to leave it out."""
    words: Sequence[str]
    buttons: Sequence[BoardButton]
    small: bool = False
    """Whether the words are in smaller letters."""


class PuzzleBoard(Surface):
    """The board of a puzzle. Its height is what the content needs at the given width, or more; the buttons are at
    the bottom."""

    def __init__(self, look: UiStyle, texts: BoardTexts, *, width: float, height: float = 0.0) -> None:
        super().__init__(look, (width, 0.0), "panel", name="puzzle board")
        room = width - 2 * PAD
        parts: list[Node] = [self._head(texts, width)] if texts.above else []
        if texts.task:
            parts.append(Label(look, texts.task, TASK, width=room, name="puzzle task"))
        parts += [
            Label(look, words, SMALL_BODY if texts.small else BODY, width=room, name=f"puzzle words {at}")
            for at, words in enumerate(texts.words)
        ]
        y = PAD - 4
        for part in parts:
            part.at = (PAD, y)
            y += part.height + GAP
        self.add(*parts)
        buttons = self._buttons(texts.buttons, room)
        self.needs: Final = y + 4 + buttons.height + PAD if texts.buttons else y - GAP + PAD - 4
        """The height that the content needs."""
        self.size = (width, max(self.needs, height))
        buttons.at = (PAD, self.height - PAD - buttons.height)
        self.add(buttons)

    def _head(self, texts: BoardTexts, width: float) -> Label:
        """Return the line with the puzzle's number; its stars are added at the right end."""
        stars = StarRow(self.look, texts.grade, texts.grades, STAR)
        above = Label(self.look, texts.above, SMALL, width=width - 2 * PAD - stars.width - GAP, name="puzzle number")
        stars.at = (width - PAD - stars.width, PAD + (above.height - stars.height) / 2)
        self.add(stars)
        return above

    def _buttons(self, wanted: Sequence[BoardButton], room: float) -> Node:
        """Return the buttons in a row. If there is no room for all labels, the last ones show only their icons; the
        primary button keeps its label longest."""
        buttons = [self._button(each) for each in wanted]
        for at in sorted(range(len(buttons)), key=lambda at: (buttons[at].kind == "primary", -at)):
            if sum(each.width + GAP for each in buttons) - GAP <= room:
                break
            button = buttons[at]
            button.tip, button.text = button.text, ""
            button.size = (button.height, button.height)
        foot = Node()
        foot.add(*buttons)
        foot.size = (room, beside(buttons, gap=GAP))
        return foot

    def _button(self, wanted: BoardButton) -> Button:
        kind = "primary" if wanted.primary else "button"
        icon = UiIcon(wanted.icon, self.look.colour("gold")) if wanted.icon else None
        button = Button(
            self.look, wanted.words, wanted.act, kind=kind, icon=icon, key="", style=BUTTON, name=wanted.name
        )  # fmt: skip
        button.enabled = wanted.enabled
        return button

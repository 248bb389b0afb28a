"""The board beside the table of a puzzle: what is to be done, how it stands, and what helps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.look import BODY, SMALL, Look
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.sign import Sign
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.surface import Surface
from resarcana_gui.screens.parts.stack import in_lines
from resarcana_gui.screens.puzzles.grade_stars import ShownStars

PAD: Final = 18.0
GAP: Final = 8.0
STAR: Final = 22.0
TASK: Final = replace(BODY, face=Face.DISPLAY, size=26, colour="gold")
BUTTON: Final = TextStyle(20, Face.BOLD)


@dataclass(frozen=True)
class Offer:
    """A button: its name, its words, its icon, what it does."""

    name: str
    words: str
    icon: str
    act: Callable[[], object]
    primary: bool = False


@dataclass(frozen=True)
class BoardTexts:
    """What the board says."""

    above: str
    """Which puzzle it is; nothing if that, and its grade, is left out."""
    grade: int
    grades: int
    task: str
    words: Sequence[str]
    offers: Sequence[Offer]


class Board(Surface):
    """The board of a puzzle: as high as its words need, in a given width."""

    def __init__(self, look: Look, said: BoardTexts, *, width: float) -> None:
        super().__init__(look, (width, 0.0), "panel", name="puzzle board")
        room = width - 2 * PAD
        parts: list[Node] = [self._head(said, width)] if said.above else []
        parts.append(Label(look, said.task, TASK, width=room, name="puzzle task"))
        parts += [
            Label(look, words, BODY, width=room, name=f"puzzle words {at}") for at, words in enumerate(said.words)
        ]
        y = PAD - 4
        for part in parts:
            part.at = (PAD, y)
            y += part.height + GAP
        self.add(*parts)
        self.size = (width, self._lay_buttons(said.offers, y + 4, room) + PAD)

    def _head(self, said: BoardTexts, width: float) -> Label:
        """Which puzzle it is; its stars are put at the right end of the same line."""
        stars = ShownStars(self.look, said.grade, said.grades, STAR)
        above = Label(self.look, said.above, SMALL, width=width - 2 * PAD - stars.width - GAP, name="puzzle number")
        stars.at = (width - PAD - stars.width, PAD + (above.height - stars.height) / 2)
        self.add(stars)
        return above

    def _lay_buttons(self, offers: Sequence[Offer], top: float, room: float) -> float:
        """Lay the buttons in as many lines as they need; returns where they end."""
        buttons = [self._button(offer, room) for offer in offers]
        self.add(*buttons)
        return in_lines(buttons, room, (PAD, top), GAP)

    def _button(self, offer: Offer, room: float) -> Button:
        kind = "primary" if offer.primary else "button"
        icon = Sign(offer.icon, self.look.colour("gold")) if offer.icon else None
        button = Button(
            self.look, offer.words, offer.act, kind=kind, icon=icon, key="", style=BUTTON, name=offer.name
        )  # fmt: skip
        button.size = (min(button.width, room), button.height)
        return button

"""The tile of a puzzle in the list, the card of the puzzle of the day, and rows of stars."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final

from resarcana_gui.puzzles.puzzle_progress import ALONE
from resarcana_gui.scene.control import Control, ShownText
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Drawing, Painter
from resarcana_gui.scene.seats.rings import Disc
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_icon import UiIcon
from resarcana_gui.scene.ui_style import BODY, SMALL, UiStyle
from resarcana_gui.screens.parts.art import FadedArt, draw_art
from resarcana_gui.screens.parts.stars import LIT, Star

DIM: Final = 0.3
MARK: Final = 1.3
"""The side of the mark of a puzzle that was tried, relative to a star."""
BRIGHT: Final = 0.85
DARK: Final = 0.5
"""The strength of a puzzle's picture once it is solved, and before."""
ART: Final = 360.0
"""The width of the picture of the day's puzzle."""
ART_FADES: Final = 0.55


def draw_stars(painter: Painter, look: UiStyle, lit: int, most: int, box: Box) -> None:
    """Draw a row of stars, centred in a box, as large as fits."""
    side = min(box.h, box.w / most)
    left = box.centerx - side * most / 2
    bright = LIT if look.theme.worn else look.colour("gold")
    for at in range(most):
        on = at < lit
        star = Star(bright if on else look.colour("off_ink"))
        painter.put(star, Box(left + at * side, box.centery - side / 2, side, side), 1.0 if on else DIM)


class StarRow(Node):
    """A row of stars; `side` is the side of one at a text scale of 1."""

    def __init__(self, look: UiStyle, lit: int, most: int, side: float) -> None:
        side *= look.text.scale
        super().__init__(size=(side * most, side), name="stars")
        self._look, self._lit, self._most = look, lit, most

    def draw(self, painter: Painter) -> None:
        draw_stars(painter, self._look, self._lit, self._most, self.box)


SIDE: Final = 84.0
STARS: Final = 16.0
GRADE: Final = 28.0
NUMBER: Final = TextStyle(28, Face.BOLD, "ink", on="panel_top", align="centre", halo="night")
DISC: Final = 84.0
PAD: Final = 20.0
NAME: Final = replace(BODY, face=Face.DISPLAY, size=30, colour="gold", on="panel_top")
ABOUT: Final = replace(BODY, on="panel_top")
STATE: Final = replace(SMALL, on="panel_top")


class PuzzleTile(Control):
    """A tile with a puzzle's number and stars. A click opens it; its tip is the task."""

    sound = "button"

    def __init__(
        self, look: UiStyle, number: int, stars: int, tip: str, on_open: Callable[[], object], *, tried: bool = False,
        art: Drawing | None = None,
    ) -> None:  # fmt: skip
        """`tried`: whether it was tried, and not solved; `art` is its picture, darker until it is solved."""
        side = SIDE * max(1.0, look.text.scale * 0.85)
        super().__init__(look, size=(side, side), name=f"puzzle {number}")
        self.tip = tip
        self._number, self._stars, self._open, self._tried = str(number), stars, on_open, tried
        self._art: Final = None if art is None else FadedArt(art, low=0.6, strength=BRIGHT if stars else DARK)

    def activate(self) -> None:
        self._open()

    def texts(self) -> Iterable[ShownText]:
        block = self.look.text.block(self._number, NUMBER)
        room = self._stars_box().y
        yield ShownText(block, (self.width - block.width) / 2, (room - block.height) / 2 + 4, NUMBER)

    def draw(self, painter: Painter) -> None:
        painter.put(self.look.panel("button_hot" if self.hovered else "panel", edge=0.4), self.box)
        if self._art is not None:
            draw_art(painter, self.look, self._art, self.box.inflate(-4, -4))
        if self._tried:
            row, side = self._stars_box(), self._stars_box().h * MARK
            sign = Box(row.centerx - side / 2, row.centery - side / 2, side, side)
            painter.put(UiIcon("replay", self.look.colour("gold")), sign)
        else:
            draw_stars(painter, self.look, self._stars, ALONE, self._stars_box())
        self.draw_texts(painter)
        self.draw_ring(painter)

    def _stars_box(self) -> Box:
        high = STARS * self.look.text.scale
        return Box(8, self.height - high - 10, self.width - 16, high)


class DailyCard(Control):
    """The card of the puzzle of the day, with its task and the streak of days."""

    sound = "button"

    def __init__(
        self,
        look: UiStyle,
        words: tuple[str, str, str],
        grade: tuple[int, int],
        *,
        done: bool,
        width: float,
        on_open: Callable[[], object],
        art: Drawing | None = None,
    ) -> None:
        """`words` are the title, the task and the state; `grade` is the puzzle's, and the highest there is; `art` is
        the puzzle's picture."""
        super().__init__(look, size=(width, 0.0), name="daily")
        self._words, self._grade, self._done, self._open = words, grade, done, on_open
        self._art: Final = None if art is None else FadedArt(art, left=ART_FADES)
        self.size = (width, max(DISC + 2 * PAD, max(shown.box.bottom for shown in self.texts()) + PAD))

    def activate(self) -> None:
        self._open()

    def texts(self) -> Iterable[ShownText]:
        left, y = DISC + 2 * PAD, PAD - 6
        room = self._right - left - PAD
        for words, style in zip(self._words, (NAME, ABOUT, STATE), strict=True):
            block = self.look.text.block(words, style, room - (self._stars_box().w if style is NAME else 0.0))
            yield ShownText(block, left, y, style)
            y += block.height + 2

    def draw(self, painter: Painter) -> None:
        painter.put(self.look.panel("button_hot" if self.hovered else "panel", edge=0.4), self.box)
        if self._art is not None:
            draw_art(painter, self.look, self._art, Box(self._right, 2, ART - 2, self.height - 4))
        disc = Box(PAD, (self.height - DISC) / 2, DISC, DISC)
        painter.put(Disc(), disc)
        painter.put(UiIcon("trophy" if self._done else "puzzle", self.look.colour("gold")), disc.scale_by(0.5))
        draw_stars(painter, self.look, *self._grade, self._stars_box())
        self.draw_texts(painter)
        self.draw_ring(painter)

    def _stars_box(self) -> Box:
        side = GRADE * self.look.text.scale
        width = side * self._grade[1]
        return Box(self._right - width - PAD, PAD, width, side)

    @property
    def _right(self) -> float:
        """Where the picture begins, or the card ends."""
        return self.width - (ART if self._art is not None else 0.0)

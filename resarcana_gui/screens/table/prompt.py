"""The prompt: the brass bar in the middle of the table that says what is asked, or whose turn it is. In the past it
leads back to the present."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from itertools import product
from typing import Final

from resarcana_gui.scene.control import Control, ShownText
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.ground.leather_panel import BrushedBrass
from resarcana_gui.scene.node import Watched
from resarcana_gui.scene.painter import Drawing, Painter
from resarcana_gui.scene.seats.rings import Disc, RoundPicture
from resarcana_gui.scene.seats.seat_styles import SeatStyle
from resarcana_gui.scene.shapes import Halo, Panel
from resarcana_gui.scene.text import TextBlock, TextStyle
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import UiStyle

WORDS: Final = TextStyle(25, Face.BOLD, "brass_ink", on="brass", align="centre", leading=1.0)
NIGHT: Final = (14, 10, 8)
LIGHT: Final = (255, 196, 104)
REACH: Final = 16.0
BRIGHT: Final = (255, 220, 146)
"""The top colour of the brass while the player is asked."""
POLISH: Final = 60
"""How much light fills the brass's scratches while the player is asked."""
SIGN: Final = 0.62
"""The size of the disc with a seat's sign at either end, as a share of the prompt's usual height."""
USUAL: Final = 52.0
LEAST_EDGE: Final = 2.0
"""The margin of two lines of text above and below; they may be higher than the discs."""
LEAST: Final = 16.0
"""The minimum height of letters beside the discs, in pixels of the smallest window."""
SHRUNK: Final = 0.8
"""How much smaller letters may be so that the text stays on one line, as a share of their usual size."""
AFTER_NAME: Final = " · "
"""Between the name of whoever is asked and the question."""
PICTURE: Final = 0.92
"""The diameter of the picture of what asks, as a share of the prompt's height."""
RIM: Final = 3.0
"""How much larger the disc behind it is."""
BESIDE: Final = 6.0
"""Between the text and what stands at either end."""
BARE: Final = 14.0
"""The margin of a text that replaces the signs."""
BAR: Final = 7.0
"""The height of the bar of chances below the prompt."""
GAP: Final = 2.0
"""Between the prompt and the bar, and between two seats' parts of it."""


@dataclass(frozen=True)
class Share:
    """A seat's part of the bar."""

    chance: float
    """The chance to win, from 0 to 1."""
    style: SeatStyle


class Prompt(Control):
    """Shows the sentence passed to `say` last. A click calls `on_click`, if set. Below it is a thin bar of
    everybody's chance to win, while `shares` are set."""

    focusable = False

    text: Watched[str] = Watched(inner=True)
    whom: Watched[str] = Watched(inner=True)
    """Who is asked, where several people sit at the screen; markup. Left out if it does not fit beside the text."""
    style: Watched[SeatStyle | None] = Watched(inner=True)
    lit: Watched[bool] = Watched(inner=True)
    shares: Watched[tuple[Share, ...]] = Watched(inner=True)
    picture: Watched[Drawing | None] = Watched(inner=True)

    def __init__(self, look: UiStyle, box: Box) -> None:
        super().__init__(look, size=box.size, at=box.topleft, name="prompt")
        self.on_click: Callable[[], object] | None = None
        self.reach = REACH
        self.text, self.whom, self.style, self.lit, self.shares = "", "", None, False, ()
        self.picture = None

    def say(
        self, text: str, style: SeatStyle | None = None, *, lit: bool = False, picture: Drawing | None = None,
        whom: str = "",
    ) -> None:  # fmt: skip
        """Show a text with the sign of the seat that it is about, and the picture of what asks; `lit` if it concerns
        the player, `whom` it asks if several people sit at the screen."""
        self.text, self.whom, self.style, self.lit, self.picture = text, whom, style, lit, picture

    def activate(self) -> None:
        if self.on_click is not None:
            self.on_click()

    def texts(self) -> Iterable[ShownText]:
        left, _, block = self._laid_out()
        yield ShownText(block, left, (self.height - block.height) / 2, WORDS)

    def _laid_out(self) -> tuple[float, bool, TextBlock]:
        """Return the left end of the text, whether the seat's sign is shown beside it, and the text. One line is
        preferred to two, if its letters need not get much smaller; long texts replace the sign, so that their
        letters do not get too small."""
        least, size = LEAST * self.look.pixel, self.look.text.size(WORDS)
        texts = [f"{self.whom}{AFTER_NAME}{self.text}", self.text] if self.whom else [self.text]
        for text, signs in product(texts, (True, False)):
            each = self._beside(text, signs, size * WORDS.leading)
            if not each[2].overflow and each[2].font_size >= max(SHRUNK * size, least):
                return each
        tried = [self._beside(self.text, signs, self.height - LEAST_EDGE) for signs in (True, False)]
        return next((each for each in tried if each[2].font_size >= least), tried[-1])

    def _beside(self, text: str, signs: bool, height: float) -> tuple[float, bool, TextBlock]:
        """Return a text at a height, beside the picture and, with `signs`, beside the seat's sign."""
        left = right = self._disc(0.0).right + BESIDE if signs else BARE
        if self.picture is not None:
            left = self._pictured().right + BESIDE
        return left, signs, self.look.text.block(text, WORDS, self.width - left - right, height)

    def draw(self, painter: Painter) -> None:
        radius = min(self.height, USUAL) / 2
        shines = self.lit or (self.hovered and self.on_click is not None)
        painter.put(self.look.shadow(radius, 9.0), self.box.inflate(18, 18).move(0, 5))
        if shines:
            painter.put(Halo(LIGHT, radius, REACH, 1.0, 0.5), self.box.inflate(2 * REACH, 2 * REACH))
        brass = self.look.panel("plate", radius=radius)
        if self.look.theme.worn:
            painter.put(BrushedBrass(replace(brass, top=BRIGHT), POLISH) if shines else BrushedBrass(brass), self.box)
        else:
            painter.put(brass, self.box)
        if self.style is not None and self._laid_out()[1]:
            for disc in (*([] if self.picture is not None else [self._disc(0.0)]), self._disc(self.width)):
                painter.put(Disc(), disc)
                painter.put(self.style.sign, disc.scale_by(0.56))
        if self.picture is not None:
            painter.put(Disc(), self._pictured().inflate(RIM, RIM))
            painter.put(RoundPicture(self.picture), self._pictured())
        self.draw_texts(painter)
        self._draw_shares(painter, radius)
        self.draw_ring(painter, radius)

    def _draw_shares(self, painter: Painter, radius: float) -> None:
        if not self.shares:
            return
        left, room = radius, self.width - 2 * radius
        ground = Box(left, self.height + GAP, room, BAR)
        painter.put(Panel(NIGHT, NIGHT, BAR / 2 + 1), ground.inflate(2, 2))
        for share in self.shares:
            width = room * share.chance
            painter.put(Panel(share.style.colour, share.style.colour, 2.0), Box(left, ground.y, width - GAP, BAR))
            left += width

    def _pictured(self) -> Box:
        """Return the area of the picture of what asks."""
        side = self.height * PICTURE
        return Box((self.height - side) / 2, (self.height - side) / 2, side, side)

    def _disc(self, end: float) -> Box:
        """Return the area of the disc at one end."""
        high = min(self.height, USUAL)
        side = high * SIGN
        x = high / 2 + 2 if not end else end - high / 2 - 2
        return Box(x - side / 2, (self.height - side) / 2, side, side)

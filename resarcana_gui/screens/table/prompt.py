"""The plate of brass in the middle of the table: it says what is asked, or whose turn it is. In the past it leads back
to now."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Final

from resarcana_gui.scene.control import Control, ShownText
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.ground.leather_panel import BrushedBrass
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.node import Watched
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.seats.rings import Disc
from resarcana_gui.scene.seats.seat_styles import SeatStyle
from resarcana_gui.scene.shapes import Halo, Panel
from resarcana_gui.scene.text import TextBlock, TextStyle
from resarcana_gui.scene.transform import Box

WORDS: Final = TextStyle(25, Face.BOLD, "brass_ink", on="brass", align="centre", leading=1.0)
NIGHT: Final = (14, 10, 8)
LIGHT: Final = (255, 196, 104)
REACH: Final = 16.0
BRIGHT: Final = (255, 220, 146)
POLISH: Final = 60
"""The brass while it asks the player: how bright it is above, and how much light fills its scratches."""
SIGN: Final = 0.62
"""How large the disc with a seat's sign is at either end, for the plate's usual height."""
USUAL: Final = 52.0
LEAST_EDGE: Final = 2.0
"""How much of its height at least two lines leave: the signs at its ends may be lower than they."""
LEAST: Final = 16.0
"""The least height of letters beside the signs, in pixels of the smallest window."""
BAR: Final = 7.0
"""How high the bar of chances is, which hangs below the plate."""
GAP: Final = 2.0
"""Between the plate and the bar, and between two seats' parts of it."""


@dataclass(frozen=True)
class Share:
    """A seat's part of the bar."""

    chance: float
    """The chance to win, from 0 to 1."""
    style: SeatStyle


class Prompt(Control):
    """Anybody may `say` something on it; what is said last stands there. A click calls `on_click`, if there is one.
    Below it hangs a thin bar of everybody's chance to win, while there are any."""

    focusable = False

    text: Watched[str] = Watched(inner=True)
    style: Watched[SeatStyle | None] = Watched(inner=True)
    lit: Watched[bool] = Watched(inner=True)
    shares: Watched[tuple[Share, ...]] = Watched(inner=True)

    def __init__(self, look: Look, box: Box) -> None:
        super().__init__(look, size=box.size, at=box.topleft, name="prompt")
        self.on_click: Callable[[], object] | None = None
        self.reach = REACH
        self.text, self.style, self.lit, self.shares = "", None, False, ()

    def say(self, text: str, style: SeatStyle | None = None, *, lit: bool = False) -> None:
        """Show a sentence, with the sign of the seat that it is about; it shines when that is the player's own."""
        self.text, self.style, self.lit = text, style, lit

    def activate(self) -> None:
        if self.on_click is not None:
            self.on_click()

    def texts(self) -> Iterable[ShownText]:
        aside, block = self._laid_out()
        yield ShownText(block, aside, (self.height - block.height) / 2, WORDS)

    def _laid_out(self) -> tuple[float, TextBlock]:
        """How far the words are from either end, and what they look like: long ones take the place of the signs rather
        than that their letters are too small."""
        least, asides = LEAST * self.look.pixel, (self._disc(0.0).right + 6, self._disc(0.0).x + 4)
        tried = [(aside, self._block(self.width - 2 * aside)) for aside in asides]
        return next((each for each in tried if each[1].font_size >= least), tried[-1])

    def _block(self, room: float) -> TextBlock:
        return self.look.text.block(self.text, WORDS, room, self.height - LEAST_EDGE)

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
        if self.style is not None and self._laid_out()[0] > self._disc(0.0).right:
            for disc in (self._disc(0.0), self._disc(self.width)):
                painter.put(Disc(), disc)
                painter.put(self.style.sign, disc.scale_by(0.56))
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

    def _disc(self, end: float) -> Box:
        """For the sign, at one end."""
        high = min(self.height, USUAL)
        side = high * SIGN
        x = high / 2 + 2 if not end else end - high / 2 - 2
        return Box(x - side / 2, (self.height - side) / 2, side, side)

"""What is said below the dice on the felt while the viewer chooses one of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final

from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.view.table_resources import TableResources
from resarcana_gui.games.seasons.view.worth import die_gain
from resarcana_gui.scene.control import ShownText, Texts
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Point

GAIN: Final = TextStyle(22, colour="ink", align="centre", halo="night", leading=1.0)
MOVES: Final = TextStyle(18, colour="ink_soft", align="centre", halo="night", leading=1.0)
BELOW: Final = 0.8
"""The distance from the middle of a die to its words, relative to its edge."""
ROOMY: Final = 100.0
"""The distance between dice from which there is room for words, and not only for signs."""
FREE: Final = 6.0
"""Between the words of neighbouring dice."""


class DieTags(Texts):
    """For each die: what it brings the viewer in crystals, at the prices of this season; what the reserve has no room
    for; and how far the year moves if the die is left over."""

    def __init__(self, resources: TableResources) -> None:
        super().__init__(size=resources.areas.felt.size, at=resources.areas.felt.topleft, name="die tags", z=31.0)
        self.touchable = False
        self._resources: Final = resources
        self._shown: list[tuple[Point, str, str]] = []

    def show(self, view: State | None, spots: Sequence[Point] = ()) -> None:
        """Show the words for the dice of a view that lie at these places; nothing without a view."""
        tags = [] if view is None else list(zip(spots, view.rolled, strict=True))
        shown = [(at, *self._lines(view, face, _apart(spots))) for at, face in tags if view is not None]
        if shown != self._shown:
            self._shown = shown
            self.changed(inner=True)

    def _lines(self, view: State, face: int, apart: float) -> tuple[str, str]:
        gain, text = die_gain(view, self._resources.home, face), self._resources.text
        size = "words" if apart >= ROOMY and self._resources.wordy else "signs"
        worth = gain.crystals + gain.worth
        brings = text("die_tag.worth", number=worth) if worth else ""
        if gain.lost:
            brings += text(f"die_tag.lost.{size}", number=gain.lost)
        return brings, text(f"die_tag.moves.{size}", number=view.cards.faces[face].pips)

    def texts(self) -> Iterable[ShownText]:
        resources = self._resources
        wide = _apart([at for at, _, _ in self._shown]) - FREE
        for (x, y), *lines in self._shown:
            low = y - self.y + resources.areas.die * BELOW
            for words, style in zip(lines, (GAIN, MOVES), strict=True):
                block = resources.look.text.block(words, style, wide, 30)
                yield ShownText(block, x - self.x - block.width / 2, low, style)
                low += block.height

    def draw(self, painter: Painter) -> None:
        self.draw_texts(painter)


def _apart(spots: Sequence[Point]) -> float:
    """Return the least distance between neighbouring places."""
    across = sorted(x for x, _ in spots)
    return min((right - left for left, right in pairwise(across)), default=ROOMY)

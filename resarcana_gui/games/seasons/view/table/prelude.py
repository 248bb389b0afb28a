"""What is shown before the first round: the draft's heading, the seats to which packs go, and the places of the cards
that are kept."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from resarcana_gui.games.seasons.rules.codes import DRAFTING, LIBRARIES, PACK
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.view.geometry.arrangement import kept_boxes, pack_room
from resarcana_gui.games.seasons.view.table.clock import ClockWheel
from resarcana_gui.games.seasons.view.table.portraits import faces
from resarcana_gui.games.seasons.view.table_resources import TableResources
from resarcana_gui.scene.control import ShownText, Texts
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.seats.rings import BrassRing, RoundPicture
from resarcana_gui.scene.shapes import Hollow
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box, square_about
from resarcana_gui.scene.ui_style import BODY, HEADING, SMALL, TITLE

HEAD: Final = replace(TITLE, size=50, colour="ink", align="centre", halo="night")
BELOW: Final = replace(BODY, align="centre", halo="night")
NAME: Final = replace(HEADING, size=30, align="centre", halo="night")
ROLE: Final = replace(SMALL, align="centre", halo="night")
KEPT: Final = replace(HEADING, size=34, colour="ink", halo="night")
RADIUS: Final = 66.0
FIRST_SEASON: Final = 0
FAINT: Final = 0.55
"""The opacity of the clock in the dark."""


class PreludeDisplay(Texts):
    """Visible in the draft, and while seats split their cards."""

    def __init__(self, resources: TableResources) -> None:
        canvas = resources.areas.canvas
        super().__init__(size=canvas.size, at=canvas.topleft, name="prelude")
        self.touchable = False
        self._resources: Final = resources
        self.areas = resources.areas
        self._shown: tuple[object, ...] = ()
        self._kept = 0
        self._drafting = False
        self.visible = False

    def show(self, view: State) -> None:
        """Show how far the prelude is."""
        home = self._resources.home
        self.visible = view.phase in (DRAFTING, LIBRARIES)
        self._drafting = view.phase == DRAFTING
        self._kept = len(view.kept[home])
        shown = (self.visible, self._drafting, self._kept)
        if shown != self._shown:
            self._shown = shown
            self.changed(inner=True)

    def texts(self) -> Iterable[ShownText]:
        resources, canvas = self._resources, self._resources.areas.canvas
        key = "draft" if self._drafting else "libraries"
        yield self._line(resources.text(f"{key}.title"), HEAD, Box(canvas.x + 300, canvas.y + 8, canvas.w - 600, 56))
        if not self._drafting:
            return
        pick = resources.text("draft.pick", number=self._kept + 1, all=PACK)
        yield self._line(pick, BELOW, Box(canvas.x + 300, canvas.y + 64, canvas.w - 600, 30))
        for box, seat, role in self._neighbours():
            yield self._line(resources.voice.players[seat], NAME, Box(box.centerx - 96, box.bottom + 10, 192, 38))
            yield self._line(resources.text(role), ROLE, Box(box.centerx - 96, box.bottom + 50, 192, 48))
        lower = resources.areas.lower
        words = resources.text("draft.kept", number=self._kept, all=PACK)
        block = resources.look.text.block(words, KEPT, 600, 50)
        here = self._here(lower)
        yield ShownText(block, here.x + 60, here.y + 24, KEPT)

    def _here(self, box: Box) -> Box:
        """Return a box of the canvas in the coordinates of this node, which covers all that is visible."""
        return box.move(-self.x, -self.y)

    def _line(self, words: str, style: TextStyle, box: Box) -> ShownText:
        block, box = self._resources.look.text.block(words, style, box.w, box.h), self._here(box)
        return ShownText(block, box.centerx - block.width / 2, box.y, style)

    def _neighbours(self) -> Iterable[tuple[Box, int, str]]:
        """Yield the seat to the left, which gets what is left, and the one to the right."""
        home, seats = self._resources.home, len(self._resources.voice.players)
        room, left = pack_room(self._resources.areas), (home + 1) % seats
        y = room.centery - 20
        upper = self._resources.areas.upper
        yield square_about((upper.x + 96, y), RADIUS), left, "draft.receives"
        if seats > 2:
            yield square_about((upper.right - 96, y), RADIUS), (home - 1) % seats, "draft.gives"

    def draw(self, painter: Painter) -> None:
        x, y, radius = self._resources.areas.clock
        painter.put(ClockWheel(FIRST_SEASON), self._here(square_about((x, y), radius)), FAINT)
        if self._drafting:
            for box in kept_boxes(self.areas)[self._kept :]:
                painter.put(Hollow(12.0, 0.45), self._here(box))
            for place, seat, _ in self._neighbours():
                box = self._here(place)
                painter.put(BrassRing(0.87), box.inflate(18, 18))
                painter.put(RoundPicture(faces(self._resources, seat)["rest"], grey=False), box)
                sign = square_about((box.x + 14, box.y + 14), 16)
                painter.put(self._resources.style(seat).sign, sign)
        self.draw_texts(painter)

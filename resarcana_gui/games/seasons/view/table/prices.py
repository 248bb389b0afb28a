"""What each energy is worth: now, and in the next season."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from resarcana_gui.games.seasons.cards.energies import ENERGIES
from resarcana_gui.games.seasons.cards.tables import SEASONS
from resarcana_gui.games.seasons.rules.codes import PER_SEASON, season_of
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.view.faces.icons import ICONS
from resarcana_gui.games.seasons.view.faces.palette import SEASON_HUES
from resarcana_gui.games.seasons.view.faces.tokens import CRYSTAL_TOKEN, ENERGY_TOKENS
from resarcana_gui.games.seasons.view.table_resources import TableResources
from resarcana_gui.scene.colour import mixed
from resarcana_gui.scene.control import ShownText
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.node import Watched
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.shapes import Panel
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box
from resarcana_gui.tabletop.items.table_item import TableItem
from resarcana_gui.tabletop.tokens.icons import Icon

NOW: Final = 0.6
"""The share of the height for the prices now."""
NAMES: Final = 96.0
"""The width of the names of seasons."""
LARGE: Final = TextStyle(34, Face.BOLD, "ink", on="night", halo="night", leading=1.0)
SMALLER: Final = TextStyle(25, Face.BOLD, "ink", on="night", halo="night", leading=1.0)
NAME: Final = TextStyle(23, Face.DISPLAY, "ink", on="night", align="centre", halo="night", leading=1.0)
WHEN: Final = TextStyle(18, colour="ink", on="night", align="centre", halo="night", leading=1.0)


class PriceBoard(TableItem):
    """The prices of the season in which the marker stands at `p`, and those of the next one."""

    p: Watched[int] = Watched(inner=True)

    def __init__(self, resources: TableResources, view: State) -> None:
        room = resources.areas.prices
        super().__init__(resources.look, "prices", size=room.size, at=room.topleft, name="prices")
        self._resources: Final = resources
        self._worth: Final = view.cards.worth
        self.p = view.p

    def _parts(self) -> tuple[Box, Box]:
        high = self.height * NOW
        return Box(0, 0, self.width, high), Box(0, high + 8, self.width, self.height - high - 8)

    def _column(self, part: Box, energy: int) -> Box:
        wide = (part.w - NAMES - 10) / ENERGIES
        return Box(part.x + NAMES + energy * wide, part.y, wide, part.h)

    def texts(self) -> Iterable[ShownText]:
        resources, season = self._resources, season_of(self.p)
        left = PER_SEASON - (self.p - 1) % PER_SEASON
        whens = (resources.text("prices.now"), resources.text("prices.in", number=left))
        engine = resources.look.text
        for at, (part, when) in enumerate(zip(self._parts(), whens, strict=True)):
            name = resources.voice.text(f"season.{SEASONS[(season + at) % len(SEASONS)]}").capitalize()
            style, mid = (NAME if at == 0 else replace(NAME, size=20)), part.h * (0.6 if at == 0 else 0.5)
            block = engine.block(name, style, NAMES - 8, part.h * 0.34)
            yield ShownText(block, 6 + (NAMES - 8 - block.width) / 2, part.y + mid - block.height / 2, style)
            block = engine.block(when, WHEN, NAMES - 8, part.h * 0.3)
            low = part.bottom - 4 - block.height
            yield ShownText(block, 6 + (NAMES - 8 - block.width) / 2, low, WHEN)
        yield from self._numbers(season)

    def _numbers(self, season: int) -> Iterable[ShownText]:
        engine = self._resources.faces.numerals
        now, after = self._worth[season], self._worth[(season + 1) % len(SEASONS)]
        first, second = self._parts()
        for energy in range(ENERGIES):
            box = self._column(first, energy)
            block = engine.block(str(now[energy]), LARGE)
            yield ShownText(block, box.centerx - 4 - block.width, box.bottom - 12 - block.height, LARGE)
            box = self._column(second, energy)
            block = engine.block(str(after[energy]), SMALLER)
            yield ShownText(block, box.centerx + 2, box.centery - block.height / 2, SMALLER)

    def draw(self, painter: Painter) -> None:
        season = season_of(self.p)
        for at, part in enumerate(self._parts()):
            hue = SEASON_HUES[(season + at) % len(SEASONS)]
            dark = mixed(hue.deep, (8, 6, 6), 0.55 * at)
            top = mixed(hue.body, (8, 6, 6), 0.2 + 0.5 * at)
            plain = not self.look.theme.worn
            edge = hue.light if at == 0 else mixed(hue.light, hue.deep, 0.45)
            night = (0, 0, 0)
            panel = Panel(night if plain else top, night if plain else dark, 18.0, 2.0, edge, mixed(edge, dark, 0.6))
            painter.put(panel, part)
            side = part.h * (0.3 if at == 0 else 0.34)
            name = SEASONS[(season + at) % len(SEASONS)]
            top_at = part.y + (part.h * 0.12 if at == 0 else 3.0)
            painter.put(
                ICONS.in_ink(self.look.theme).icon(name) or ICONS.icon(name),
                Box(NAMES / 2 - side / 2, top_at, side, side),
            )
        self._draw_tokens(painter)
        self.draw_texts(painter)
        self.draw_marks(painter)

    def _draw_tokens(self, painter: Painter) -> None:
        season = season_of(self.p)
        now, after = self._worth[season], self._worth[(season + 1) % len(SEASONS)]
        first, second = self._parts()
        for energy in range(ENERGIES):
            box = self._column(first, energy)
            side = min(46.0, box.w - 12)
            painter.put(ENERGY_TOKENS[energy], Box(box.centerx - side / 2, box.y + 10, side, side))
            gem = 28.0
            painter.put(CRYSTAL_TOKEN, Box(box.centerx, box.bottom - 14 - gem, gem, gem))
            box = self._column(second, energy)
            painter.put(ENERGY_TOKENS[energy], Box(box.centerx - 30, box.centery - 15, 30, 30))
            change = after[energy] - now[energy]
            name, colour = (
                ("rises", "good") if change > 0 else ("falls", "bad") if change < 0 else ("stays", "ink_soft")
            )
            arrow = Icon(ICONS, name, self.look.colour(colour))
            painter.put(arrow, Box(box.centerx + 19, box.centery - 7, 14, 14))

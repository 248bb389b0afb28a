"""How factions and tiles look in gallery and reference: cards of one shape, whatever size a tile has at the table."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from typing import Final

import pygame

from resarcana_gui.games.terra_mystica.components.words import CULTS, STRUCTURES, TERRAINS
from resarcana_gui.games.terra_mystica.view.faces.icons import ICONS
from resarcana_gui.games.terra_mystica.view.faces.palette import CULT_COLOURS, IVORY, LACQUERS, LANDS
from resarcana_gui.games.terra_mystica.view.faces.pieces import FOOT, HIGH, WIDE, Piece
from resarcana_gui.games.terra_mystica.view.lookup.exhibits import BONUS, FACTION, FAVOUR, SCORING, Thing
from resarcana_gui.games.terra_mystica.view.table.plaques import ON_PALE, PARCHMENT, TOWN, TRACK, PlaqueLook, cult_look
from resarcana_gui.games.terra_mystica.view.table.power_ring import Emblem
from resarcana_gui.games.terra_mystica.view.tell.markup_voice import MarkupVoice
from resarcana_gui.games.terra_mystica.view.tell.signs_text import card_signs, favour_signs, scoring_signs, town_signs
from resarcana_gui.scene.colour import mixed
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.layout import CARD_CORNER, CARD_SHAPE
from resarcana_gui.scene.masks import cut_out, rounded_mask
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.seats.seat_styles import WORN
from resarcana_gui.scene.shapes import Panel
from resarcana_gui.scene.surfaces import PREMULTIPLIED, clear
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box, square_about
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.scene.wrapping import TextEngine

WIDTH: Final = 300.0
"""The width for which everything below is measured."""
HEIGHT: Final = WIDTH * CARD_SHAPE
NAME: Final = TextStyle(32, Face.DISPLAY, "ink", on="night", align="centre", halo="night", leading=1.0)
FIGURES: Final = TextStyle(27, Face.BOLD, "ink", on="night", align="centre", halo="night", leading=1.0)
SIGNS: Final = TextStyle(54, Face.BOLD, "ink", on="night", align="centre", halo="night", leading=1.15)
PALE_SIGNS: Final = replace(ON_PALE, size=54, leading=1.15)
BLACK: Final = (0, 0, 0)
PORTRAIT: Final = Box(14, 14, 272, 272)
TILE: Final = Box(26, 26, 248, 270)
CAPTION: Final = Box(12, 304, 276, 106)
PIECE: Final = 18.0
"""The unit of the pieces in a row."""


class ThingFace:
    """The face of a faction or tile, as a drawing for a box of a card's shape."""

    def __init__(self, look: UiStyle, voice: MarkupVoice, thing: Thing, title: str) -> None:
        """`title` is what is written on it."""
        self._look: Final = look
        self._voice: Final = voice
        self._thing: Final = thing
        self._title: Final = title
        self._text: Final = TextEngine(look.theme, 1.0, look.text.icons)

    @property
    def key(self) -> Hashable:
        look = self._look.theme.name, WORN.name
        return "terra mystica face", self._thing.name, look, self._voice.catalog.language

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        sheet = Sheet(size)
        if self._thing.kind == FACTION:
            self._draw_faction(sheet)
        else:
            self._draw_tile(sheet)
        return cut_out(sheet.whole, rounded_mask(size, CARD_CORNER * size[0]))

    # ---------------------------------------------------------------------------------------------------- factions

    def _draw_faction(self, sheet: Sheet) -> None:
        faction = self._voice.parts.factions[self._thing.number]
        colour = LANDS[faction.home]
        self._ground(
            sheet, PlaqueLook(mixed(colour, BLACK, 0.3), mixed(colour, BLACK, 0.78), mixed(colour, IVORY, 0.4))
        )
        sheet.put(Framed(Emblem(faction.slug, faction.home), 0.06), PORTRAIT)
        sheet.put(ICONS.icon(TERRAINS[faction.home]), square_about((PORTRAIT.x + 30, PORTRAIT.bottom - 30), 25))
        self._write(sheet, self._title, NAME, Box(12, 288, 276, 42))
        bowls = "/".join(map(str, faction.bowls))
        self._write(sheet, f"{self._voice.amount(faction.start)}  {bowls}{{power}}", FIGURES, Box(12, 328, 276, 32))
        for at, kind in enumerate(STRUCTURES[1:]):
            foot = (WIDTH / 2 + (at - 2) * 54, 402)
            box = Box(foot[0] - WIDE / 2 * PIECE, foot[1] - FOOT * PIECE, WIDE * PIECE, HIGH * PIECE)
            sheet.put(Piece(kind, LACQUERS[faction.home]), box)

    # ------------------------------------------------------------------------------------------------------- tiles

    def _draw_tile(self, sheet: Sheet) -> None:
        self._ground(sheet, TRACK)
        self._write(sheet, self._title, NAME, CAPTION)
        drawn = {BONUS: self._draw_bonus, SCORING: self._draw_scoring, FAVOUR: self._draw_favour}
        drawn.get(self._thing.kind, self._draw_town)(sheet)

    def _draw_bonus(self, sheet: Sheet) -> None:
        income, more = card_signs(self._voice, self._thing.number)
        self._plaque(sheet, PARCHMENT, 26.0)
        lines = [each for each in (income, more) if each]
        self._rows(sheet, lines, PALE_SIGNS)

    def _draw_scoring(self, sheet: Sheet) -> None:
        points, every, bonus = scoring_signs(self._voice, self._thing.number)
        self._plaque(sheet, PlaqueLook((150, 104, 58), (92, 58, 28), (250, 214, 140)), 18.0)
        self._rows(sheet, [points, f"{every}{{then}}{bonus}"], SIGNS)

    def _draw_favour(self, sheet: Sheet) -> None:
        tile = self._voice.parts.favour_tiles[self._thing.number]
        steps, more = favour_signs(self._voice, self._thing.number)
        self._plaque(sheet, cult_look(CULT_COLOURS[tile.cult]), TILE.w / 2)
        lines = [f"{steps} {{{CULTS[tile.cult]}}}", *([more] if more else [])]
        self._rows(sheet, lines, SIGNS)

    def _draw_town(self, sheet: Sheet) -> None:
        self._plaque(sheet, TOWN, 26.0)
        self._rows(sheet, ["{town}", town_signs(self._voice, self._thing.number)], PALE_SIGNS)

    # ------------------------------------------------------------------------------------------------------ pieces

    def _ground(self, sheet: Sheet, dress: PlaqueLook) -> None:
        box = Box(0, 0, WIDTH, HEIGHT)
        worn, radius = self._look.theme.worn, CARD_CORNER * WIDTH
        ground = Panel(dress.top, dress.low, radius, 3.0, dress.edge, mixed(dress.edge, BLACK, 0.5), worn=True)
        sheet.put(ground if worn else self._look.panel(radius=radius), box)

    def _plaque(self, sheet: Sheet, dress: PlaqueLook, radius: float) -> None:
        panel = Panel(dress.top, dress.low, radius, 3.0, dress.edge, mixed(dress.edge, BLACK, 0.5))
        plain = not self._look.theme.worn and dress.words is not ON_PALE
        sheet.put(self._look.panel(radius=radius) if plain else panel, TILE)

    def _rows(self, sheet: Sheet, lines: list[str], style: TextStyle) -> None:
        """Write lines on the plaque, each in an equal share of its height."""
        high = (TILE.h - 44) / len(lines)
        for at, line in enumerate(lines):
            self._write(sheet, line, style, Box(TILE.x + 16, TILE.y + 22 + at * high, TILE.w - 32, high))

    def _write(self, sheet: Sheet, text: str, style: TextStyle, box: Box) -> None:
        block = self._text.block(text, style, box.w, box.h)
        sheet.put(block, Box(box.centerx - block.width / 2, box.centery - block.height / 2, block.width, block.height))


class Framed:
    """A picture with round corners."""

    def __init__(self, picture: Drawing, corner: float) -> None:
        """`corner`: the radius, relative to the width."""
        self._picture: Final = picture
        self._corner: Final = corner

    @property
    def key(self) -> Hashable:
        return "framed", self._picture.key, self._corner

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        whole = clear(size)
        whole.blit(self._picture.render(size, density), (0, 0))
        return cut_out(whole, rounded_mask(size, self._corner * size[0]))


class Sheet:
    """A surface on which drawings are put at places measured for a card that is WIDTH wide."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.whole: Final = clear(size)
        self._density: Final = size[0] / WIDTH

    def put(self, drawing: Drawing, box: Box) -> None:
        """Draw something into a box."""
        size = (max(1, round(box.w * self._density)), max(1, round(box.h * self._density)))
        at = (round(box.x * self._density), round(box.y * self._density))
        self.whole.blit(drawing.render(size, self._density), at, special_flags=PREMULTIPLIED)

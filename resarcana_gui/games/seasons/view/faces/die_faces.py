"""The dice: a cube for each season's colour, and the drawings of its faces."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

import pygame

from resarcana_gui.games.seasons.cards.energies import NAMES, counts
from resarcana_gui.games.seasons.cards.tables import DICE_PER_SEASON, FACES, CardSet
from resarcana_gui.games.seasons.cards.tables import Face as PrintedFace
from resarcana_gui.games.seasons.view.faces.icons import DULL, GOLD, ICONS, crystal, shaped
from resarcana_gui.games.seasons.view.faces.palette import ENERGY_COLOURS, SEASON_HUES
from resarcana_gui.scene.colour import mixed
from resarcana_gui.scene.fonts import Face, shared
from resarcana_gui.scene.masks import smooth, tinted
from resarcana_gui.scene.shapes import Panel
from resarcana_gui.scene.sprite import Emblem
from resarcana_gui.scene.surfaces import clear
from resarcana_gui.tabletop.dice.die_body import CUBE
from resarcana_gui.tabletop.dice.die_drawing import DieStyle
from resarcana_gui.tabletop.tokens.icon_shapes import IconShape, arc, drawn

SIZES: Final = (0.52, 0.4, 0.34)
"""The sides of one, two and three symbols, relative to the face."""
SPOTS: Final = (
    ((0.5, 0.44),),
    ((0.3, 0.44), (0.7, 0.44)),
    ((0.5, 0.27), (0.3, 0.58), (0.7, 0.58)),
)
"""Where their middles lie."""
INSIDE: Final = 0.78
"""How large symbols are inside a ring."""
CLOSE: Final = 1.3
"""How much larger symbols are in a small picture than on the die."""
PIP: Final = 0.1
"""The diameter of a pip."""
HOOP: Final = IconShape((arc(32, 32, 25, 0, 360),), thick=5)
LEAVES: Final = IconShape((((20, 16), (20, 54), (46, 54)),), (((26, 8), (54, 8), (54, 46), (26, 46)),), thick=5)
PALER: Final = 0.16
"""How much paler an unfolded face is at its upper edge than the material of the die."""
OPPOSITE: Final = FACES - 1
"""What the numbers of opposite faces add up to."""
LIT: Final = (255, 224, 130)
"""The edge of the face on top."""
WHITE: Final = (255, 255, 255)
INK: Final = (24, 16, 20)


@dataclass(frozen=True)
class DieFace:
    """One face of a die: energies, stars, crystals or a card, perhaps within a ring, and its pips below."""

    symbols: tuple[str, ...]
    crystals: int
    ring: bool
    pips: int

    @property
    def key(self) -> Hashable:
        return ("die face", self, ENERGY_COLOURS.palette)

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        side = min(size)
        whole = clear((side, side))
        if self.ring:
            self._put(whole, shaped(HOOP, round(side * 0.86), GOLD), (0.5, 0.44))
        share = INSIDE if self.ring else 1.0
        if self.crystals:
            self._number(whole, side, share)
        for name, spot in zip(self.symbols, SPOTS[max(len(self.symbols), 1) - 1], strict=False):
            symbol = self._symbol(name, max(1, round(side * SIZES[len(self.symbols) - 1] * share)))
            self._put(whole, symbol, _towards_middle(spot, share))
        self._pips(whole, side)
        return whole

    def _symbol(self, name: str, side: int) -> pygame.Surface:
        return drawn(LEAVES, side, (246, 236, 214)) if name == "card" else ICONS.picture(name, side)

    def _number(self, whole: pygame.Surface, side: int, share: float) -> None:
        gem = crystal(round(side * 0.62 * share))
        self._put(whole, gem, (0.5, 0.44))
        font = shared().get(Face.BOLD, max(8, round(side * 0.3 * share)))
        figure = font.render(str(self.crystals), antialias=True, color=INK)
        lit = clear(figure.get_size())
        lit.blit(figure.premul_alpha(), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
        self._put(whole, lit, (0.5, 0.44))

    def _pips(self, whole: pygame.Surface, side: int) -> None:
        diameter = max(3, round(side * PIP))
        for at in range(self.pips):
            x = 0.5 + (at - (self.pips - 1) / 2) * 0.16
            stud = tinted(smooth((diameter, diameter), _disc), GOLD.light, GOLD.body)
            rim = tinted(smooth((diameter + 2, diameter + 2), _disc), DULL.deep)
            self._put(whole, rim, (x, 0.89))
            self._put(whole, stud, (x, 0.89))

    def _put(self, whole: pygame.Surface, part: pygame.Surface, middle: tuple[float, float]) -> None:
        side = whole.get_width()
        at = (round(middle[0] * side - part.get_width() / 2), round(middle[1] * side - part.get_height() / 2))
        whole.blit(part, at, special_flags=pygame.BLEND_PREMULTIPLIED)


def die_face(face: PrintedFace) -> DieFace:
    """Return the drawing of a face."""
    energies = [NAMES[energy] for energy, count in enumerate(counts(face.energies)) for _ in range(count)]
    symbols = (*["star"] * face.gauge, *energies, *["card"] * face.draws)
    return DieFace(symbols[: len(SPOTS)], face.crystals, face.crystallises, face.pips)


@dataclass(frozen=True)
class FaceSymbols:
    """What a face brings, without its pips and as large as possible."""

    face: DieFace

    @property
    def key(self) -> Hashable:
        return ("face symbols", self.face.key)

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        side = min(size)
        large = round(side * CLOSE)
        whole, face = clear((side, side)), replace(self.face, pips=0).render((large, large), density)
        whole.blit(face, (round(side / 2 - large * 0.5), round(side / 2 - large * 0.44)))
        return whole


def die_picture(cards: CardSet, face: int) -> Emblem:
    """Return the picture of a face, by its number among all faces, on the colour of its season."""
    symbols = FaceSymbols(die_face(cards.faces[face]))
    return Emblem(symbols, SEASON_HUES[face // FACES // DICE_PER_SEASON].body)


@dataclass(frozen=True)
class UnfoldedDie:
    """The six faces of a die as they would lie if its body were unfolded, in a box of 4 by 3; the one on top is lit.
    Faces whose numbers add up to 5 lie opposite each other."""

    style: DieStyle
    top: int

    @property
    def key(self) -> Hashable:
        return ("unfolded die", self.style.key, self.top)

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        whole, side = clear(size), min(size[0] // 4, size[1] // 3)
        for face, (column, row) in self._places():
            edge, width = (LIT, 3.0) if face == self.top else (self.style.colour, 1.0)
            ground = Panel(
                mixed(self.style.colour, WHITE, PALER), self.style.colour, 0.14 * side / density, width, edge, edge
            )
            tile = ground.render((side - 2, side - 2), density)
            tile.blit(self.style.faces[face].render(tile.get_size(), density), (0, 0))
            whole.blit(tile, (column * side + 1, row * side + 1))
        return whole

    def _places(self) -> Iterator[tuple[int, tuple[int, int]]]:
        """Yield each face with its column and row: the one on top in a row of four, two more above and below it."""
        left, above = (face for face in range(FACES // 2) if face not in (self.top, OPPOSITE - self.top))
        row = (left, self.top, OPPOSITE - left, OPPOSITE - self.top)
        yield from ((face, (column, 1)) for column, face in enumerate(row))
        yield from ((above, (1, 0)), (OPPOSITE - above, (1, 2)))


@cache
def die_style(cards: CardSet, die: int) -> DieStyle:
    """Return the look of a die, by its number among all dice."""
    faces = tuple(die_face(face) for face in cards.faces[die * FACES : (die + 1) * FACES])
    return DieStyle(CUBE, faces, SEASON_HUES[die // DICE_PER_SEASON].body)


def _towards_middle(spot: tuple[float, float], share: float) -> tuple[float, float]:
    return 0.5 + (spot[0] - 0.5) * share, 0.44 + (spot[1] - 0.44) * share


def _disc(fine: pygame.Surface, _scale: float) -> None:
    middle = fine.get_width() / 2
    pygame.draw.circle(fine, (255, 255, 255, 255), (middle, middle), middle)

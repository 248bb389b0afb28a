"""Pictures of the game's world by name, for pages, lessons and achievements: the title's scene, the faces of the
factions, and each piece on a land of each terrain, such as "temple_forest"."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

import pygame

from resarcana_gui.games.terra_mystica.components.tables import Components
from resarcana_gui.games.terra_mystica.components.words import STRUCTURES, TERRAINS
from resarcana_gui.games.terra_mystica.view.faces.icons import GAME
from resarcana_gui.games.terra_mystica.view.faces.land import VARIANTS, Land
from resarcana_gui.games.terra_mystica.view.faces.palette import LACQUERS
from resarcana_gui.games.terra_mystica.view.faces.pieces import FOOT, HIGH, WIDE, Piece
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.seats.seat_styles import WORN
from resarcana_gui.scene.surfaces import PREMULTIPLIED, clear, cut, resized, with_alpha
from resarcana_gui.scene.transform import Box
from resarcana_gui.tabletop.cards.pictures import picture_for

SCENE: Final = "title"
"""The name of the scene behind the title."""
PIECES: Final = (*STRUCTURES[1:], "priest", "marker")
FACE_SIDE: Final = 1.45
"""The side of a face in a low box, relative to the box's height."""
EYES: Final = 0.45
"""Where in the height of a face its eyes are."""
SEEN: Final = 0.42
"""Where in the height of a low box they are shown: pages fade below the middle."""
FADES: Final = 0.22
"""The share of a face in which it fades to either side."""
SCENE_MIDDLE: Final = 0.62
"""Where in the height of the scene the town is."""
HEX_SHARE: Final = 0.62
"""The width of a hexagon of land, relative to the smaller side of the picture."""
SHAPE: Final = 258 / 224
"""The height of a hexagon that stands on a corner, relative to its width."""


@dataclass(frozen=True)
class SceneArt:
    """The scene behind the title; in a low box, the strip with the town."""

    @property
    def key(self) -> Hashable:
        return self

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        found = picture_for(size[0], GAME, "scenes", "title.jpg")
        if found is None:
            return clear(size)
        width, height = found.get_size()
        share = min(width / size[0], height / size[1])
        wide, high = size[0] * share, size[1] * share
        top = min(max(SCENE_MIDDLE * height - high / 2, 0.0), height - high)
        return pygame.transform.smoothscale(cut(found, Box((width - wide) / 2, top, wide, high)), size)


@dataclass(frozen=True)
class FaceArt:
    """The face of a faction, before land of its home terrain."""

    slug: str
    terrain: int

    @property
    def key(self) -> Hashable:
        return self, WORN.name

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        side = max(1, round(min(size[0], size[1] * FACE_SIDE)))
        whole, found = _land(self.terrain, size), picture_for(side, GAME, "factions", f"{self.slug}.webp")
        if found is None:
            return whole
        face = with_alpha(resized(found, (side, side)))
        if side < size[0]:
            face.blit(_fading_sides((side, side)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        top = max(SEEN * size[1] - EYES * side, size[1] - side) if side > size[1] else 0.0
        whole.blit(face, ((size[0] - side) // 2, round(min(top, 0.0))), special_flags=PREMULTIPLIED)
        return whole


def _fading_sides(size: tuple[int, int]) -> pygame.Surface:
    """Return a mask that fades towards the left and the right."""
    row = pygame.Surface((size[0], 1), pygame.SRCALPHA, 32)
    for x in range(size[0]):
        shown = round(255 * min(1.0, min(x, size[0] - 1 - x) / (FADES * size[0])))
        row.set_at((x, 0), (shown,) * 4)
    return pygame.transform.scale(row, size)


@dataclass(frozen=True)
class Settlement:
    """A piece in its colour, on land of one terrain."""

    piece: str
    terrain: int

    @property
    def key(self) -> Hashable:
        return self, WORN.name

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        whole, wide = _land(self.terrain, size), HEX_SHARE * min(size)
        unit = wide / 2.2
        stands = (round(WIDE * unit), round(HIGH * unit))
        piece = Piece(self.piece, LACQUERS[self.terrain]).render(stands, density)
        at = (round((size[0] - stands[0]) / 2), round(size[1] / 2 + 0.3 * wide * SHAPE - FOOT * unit))
        whole.blit(piece, at, special_flags=PREMULTIPLIED)
        return whole


def _land(terrain: int, size: tuple[int, int]) -> pygame.Surface:
    """Return land of one terrain that fills a size, with a hexagon in the middle."""
    whole, wide = clear(size), HEX_SHARE * min(size)
    high = wide * SHAPE
    across, down = int(size[0] / wide / 2) + 2, int(size[1] / high / 1.5) + 2
    hexes = [_hexagon(terrain, variant, (round(wide) + 1, round(high) + 1)) for variant in range(VARIANTS)]
    for row in range(-down, down + 1):
        for column in range(-across, across + 1):
            x = size[0] / 2 + (column + (row % 2) / 2 - 0.5) * wide
            y = size[1] / 2 + (row * 0.75 - 0.5) * high
            whole.blit(hexes[(row * 5 + column) % VARIANTS], (round(x), round(y)), special_flags=PREMULTIPLIED)
    return whole


def _hexagon(terrain: int, variant: int, size: tuple[int, int]) -> pygame.Surface:
    return Land(terrain, variant, signed=False).render(size, 1.0)


def art(parts: Components, name: str) -> Drawing | None:
    """Return a picture by name; None if there is none."""
    if name == SCENE:
        return SceneArt()
    faction = next((each for each in parts.factions if each.slug == name), None)
    if faction is not None:
        return FaceArt(name, faction.home)
    piece, _, terrain = name.rpartition("_")
    return Settlement(piece, TERRAINS.index(terrain)) if piece in PIECES and terrain in TERRAINS else None

"""Energies that are crystallised crack in their sockets: two halves part in a flash, and gems fly from between them."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from resarcana_gui.games.seasons.cards.energies import NAMES
from resarcana_gui.games.seasons.view.faces.palette import ENERGY_COLOURS
from resarcana_gui.games.seasons.view.faces.tokens import ENERGY_TOKENS
from resarcana_gui.games.seasons.view.table.scenery import Scenery
from resarcana_gui.scene.action import Action, Call, Later, Together, in_turn
from resarcana_gui.scene.flares import Burst, Flare
from resarcana_gui.scene.masks import WHITE, smooth
from resarcana_gui.scene.motion import Fade, Move, Turn
from resarcana_gui.scene.node import CENTRE
from resarcana_gui.scene.sprite import Sprite
from resarcana_gui.scene.timing import Use, milliseconds
from resarcana_gui.scene.transform import Point
from resarcana_gui.tabletop.acts.visual_effects import remove_node

SIDE: Final = 48.0
"""The size of a token that cracks."""
FLASH: Final = 110.0
FLASH_LIGHT: Final = Burst((255, 196, 110), 0.8, 14)
APART: Final = (17.0, 9.0)
"""How far the halves move to the sides and down."""
LEAN: Final = 26.0
"""How far they turn, in degrees."""
SPARKS: Final = 4
BREAK: Final = ((0.56, 0.0), (0.42, 0.2), (0.6, 0.42), (0.4, 0.63), (0.58, 0.82), (0.47, 1.0))
"""The edge along which a token breaks, from top to bottom, relative to its box."""


@dataclass(frozen=True)
class Half:
    """The left or right half of an energy's token."""

    energy: int
    right: bool

    @property
    def key(self) -> Hashable:
        return ("half token", self.energy, self.right, ENERGY_COLOURS.palette)

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        whole = ENERGY_TOKENS[self.energy].render(size, density).copy()
        whole.blit(smooth(size, self._half), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return whole

    def _half(self, fine: pygame.Surface, _scale: float) -> None:
        width, height = fine.get_size()
        side = 1.0 if self.right else 0.0
        outline = [*BREAK, (side, 1.0), (side, 0.0)]
        pygame.draw.polygon(fine, WHITE, [(x * width, y * height) for x, y in outline])


def cracked(table: Scenery, spots: Sequence[tuple[int, Point]]) -> Action:
    """Let energies crack, each of a type at a place. Nothing is seen of it in reduced motion."""
    if table.look.pace.reduced or table.look.pace.at_once:
        return Together()
    return table.look.animator.staggered([_one(table, energy, at) for energy, at in spots])


def _one(table: Scenery, energy: int, at: Point) -> Action:
    look, ms = table.look, milliseconds("crack")
    flash = Flare(FLASH_LIGHT, FLASH, at, name="crack")
    halves = [Sprite(Half(energy, right), (SIDE, SIDE), at=at, anchor=CENTRE, name="half") for right in (False, True)]

    def begin() -> Action:
        flash.alpha = 1.0
        table.token_layer.add(flash, *halves)
        table.particles.emit("spark", at, ENERGY_COLOURS.hue(NAMES[energy]).light, SPARKS)
        table.resources.sound("crack", at)
        ease = look.pace.easing(Use.ENTER)
        parts = [
            Together(
                Move(half, None, ms, ease, by=(side * APART[0], APART[1])),
                Turn(half, side * LEAN, ms, ease),
                Fade(half, 0.0, ms),
            )
            for half, side in zip(halves, (-1, 1), strict=True)
        ]
        return Together(*parts, Fade(flash, 0.0, ms))

    def end() -> None:
        for node in (flash, *halves):
            remove_node(node)

    return in_turn(Later(begin), Call(end))

"""The First Player token moving from one seat to another."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from resarcana_gui.games.resarcana.view.faces.icons import GAME
from resarcana_gui.games.resarcana.view.table.scenery import Scenery
from resarcana_gui.scene.action import Action, Call, Later, in_turn
from resarcana_gui.scene.motion import Scale
from resarcana_gui.scene.node import CENTRE, Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.surfaces import clear, resized
from resarcana_gui.scene.timing import Use, milliseconds
from resarcana_gui.scene.transform import Point
from resarcana_gui.tabletop.acts.visual_effects import gone
from resarcana_gui.tabletop.cards.picture_files import picture

SIDE = 96.0
PLAIN = (214, 172, 98)
"""The colour of a plain token, where there is no picture."""


class _Drawn:
    """The drawing of the token."""

    @property
    def key(self) -> Hashable:
        return ("seal", "first_player")

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        found = picture(GAME, "seals", "first_player.webp")
        if found is not None:
            return resized(found, size)
        surface = clear(size)
        pygame.draw.circle(surface, PLAIN, (size[0] / 2, size[1] / 2), min(size) / 2)
        return surface


class FirstPlayerToken(Node):
    """The First Player token as a node."""

    def __init__(self, at: Point) -> None:
        super().__init__(at=at, size=(SIDE, SIDE), anchor=CENTRE, name="first player token")
        self._drawing = _Drawn()

    def draw(self, painter: Painter) -> None:
        painter.put(self._drawing, self.box)


def token_flies(scenery: Scenery, start: Point, end: Point) -> Action:
    """The token flies to its new owner, flips once on its way, and fades into the line that names it."""
    look = scenery.resources.look

    def begin() -> Action:
        seal = FirstPlayerToken(start)
        scenery.effect_layer.add(seal)
        half, ease = milliseconds("claim") // 2, look.pace.easing(Use.TABLE)
        flip = Scale(seal, 1.0, half, ease, across=0.0) + Scale(seal, 1.0, half, ease)
        return in_turn(
            look.moves.fly(seal, end, "claim") | flip, look.moves.wait("breath"), look.moves.fade(seal, 0.0, "breath"),
            Call(lambda: gone(seal)),
        )  # fmt: skip

    return Later(begin)

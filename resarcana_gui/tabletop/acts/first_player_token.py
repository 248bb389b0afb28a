"""The token of the first player, which moves from one seat to another."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

import pygame

from resarcana_gui.scene.action import Action, Call, Later, in_turn
from resarcana_gui.scene.motion import Scale
from resarcana_gui.scene.node import CENTRE, Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.surfaces import clear, resized
from resarcana_gui.scene.timing import Use, milliseconds
from resarcana_gui.scene.transform import Point
from resarcana_gui.tabletop.acts.visual_effects import remove_node
from resarcana_gui.tabletop.cards.pictures import picture
from resarcana_gui.tabletop.table.table import Table

SIDE: Final = 96.0
"""The width of the flying token, in canvas pixels."""
PLAIN: Final = (214, 172, 98)
"""The colour of the disc that is drawn where there is no picture."""


class _Drawn:
    """The drawing of a game's token: `seals/first_player.webp` among its assets, or else a disc."""

    def __init__(self, game: str) -> None:
        self._game: Final = game

    @property
    def key(self) -> Hashable:
        return ("first player token", self._game)

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        found = picture(self._game, "seals", "first_player.webp")
        if found is not None:
            return resized(found, size)
        surface = clear(size)
        pygame.draw.circle(surface, PLAIN, (size[0] / 2, size[1] / 2), min(size) / 2)
        return surface


class FirstPlayerToken(Node):
    """The token as a node."""

    def __init__(self, game: str, at: Point) -> None:
        super().__init__(at=at, size=(SIDE, SIDE), anchor=CENTRE, name="first player token")
        self._drawing: Final = _Drawn(game)

    def draw(self, painter: Painter) -> None:
        painter.put(self._drawing, self.box)


def fly_first_player_token(table: Table, game: str, start: Point, end: Point) -> Action:
    """Fly the token of a game to its new owner; it flips once on the way, and fades where the owner is marked."""
    look = table.look

    def begin() -> Action:
        seal = FirstPlayerToken(game, start)
        table.effect_layer.add(seal)
        half, ease = milliseconds("claim") // 2, look.pace.easing(Use.TABLE)
        flip = Scale(seal, 1.0, half, ease, across=0.0) + Scale(seal, 1.0, half, ease)
        return in_turn(
            look.animator.fly(seal, end, "claim") | flip, look.animator.wait("breath"),
            look.animator.fade(seal, 0.0, "breath"),
            Call(lambda: remove_node(seal)),
        )  # fmt: skip

    return Later(begin)

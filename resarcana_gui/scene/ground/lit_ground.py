"""A ground in the light of several lamps: the same ground once in the light of each, and the light walks between
them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from resarcana_gui.scene.action import Action, Call, Later, Together, in_turn
from resarcana_gui.scene.ground.backdrop import Ground
from resarcana_gui.scene.ground.light import Lamp
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.motion import Glide
from resarcana_gui.scene.node import Node, Watched
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.timing import milliseconds


class LitGround(Node):
    """Lies at the bottom of the floor, which shows the change: while the light is `fading`, the floor as it was fades
    away from the floor as it will be. Keeps a picture for each lamp."""

    light: Watched[int] = Watched(inner=True)
    """The lamp in whose light it lies."""
    fading: Watched[float] = Watched()
    """How much of the light before is still to be seen, from 1 to 0."""

    def __init__(self, look: Look, ground: Ground, others: Sequence[Lamp], name: str = "ground") -> None:
        """Shows the ground in the light of its own lamp at first; `others` are the next ones."""
        super().__init__(size=(ground.area[2], ground.area[3]), at=(ground.area[0], ground.area[1]), name=name)
        self._look: Final = look
        self._ground: Final = ground
        self._lamps: Final = (ground.lamp, *others)
        self._pictures: list[pygame.Surface] = []
        self._size = (0, 0)
        self.light, self.fading = 0, 0.0

    def draw(self, painter: Painter) -> None:
        box = painter.matrix.bounds(self.box)
        painter.blit(self._picture((round(box.w), round(box.h))), (round(box.x), round(box.y)))

    def shine(self, light: int) -> None:
        """Lie in the light of another lamp at once."""
        self.light, self.fading = light, 0.0

    def walks(self, light: int) -> Action:
        """The light walks to another lamp; without light, in high contrast, and when it is there, nothing happens."""
        look = self._look

        def begin() -> Action:
            if light == self.light:
                return Together()
            if not look.theme.worn:
                self.shine(light)
                return Together()
            seen = look.moves.wait("stillness")  # what has just changed is seen in the old light, and does not fade in
            return in_turn(seen, Later(fade))

        def fade() -> Action:
            if light == self.light:
                return Together()
            self.light, self.fading = light, 1.0
            fades = Glide(lambda: self.fading, self._fade, 0.0, milliseconds("light"))
            return in_turn(look.moves.wait("breath"), fades)  # the floor gets ready meanwhile

        return Later(begin) + Call(lambda: self._fade(0.0))

    def _fade(self, share: float) -> None:
        self.fading = share

    def _picture(self, size: tuple[int, int]) -> pygame.Surface:
        """The picture in the present light. All are made together: that takes little longer than one."""
        if size != self._size:
            self._size, self._pictures = size, self._ground.lit(size, self._lamps)
        return self._pictures[self.light]

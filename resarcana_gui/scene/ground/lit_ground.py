"""A ground in the light of several lamps: the same ground once in the light of each, and the light walks between
them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from resarcana_gui.scene.action import Action, Call, Later, Together
from resarcana_gui.scene.ground.backdrop import Ground
from resarcana_gui.scene.ground.light import Lamp
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.motion import Glide
from resarcana_gui.scene.node import Node, Watched
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.timing import milliseconds

STEPS: Final = 8
"""The light fades in so many steps, and only with each of them all of the window is drawn again."""


class LitGround(Node):
    """Keeps a picture for each lamp. While the light is `fading`, the picture before fades away over the one in the new
    light."""

    light: Watched[int] = Watched(inner=True)
    """The lamp in whose light it lies."""
    fading: Watched[float] = Watched(inner=True)
    """How much of the light before is still to be seen, from 1 to 0."""

    def __init__(self, look: Look, ground: Ground, others: Sequence[Lamp], name: str = "ground") -> None:
        """Shows the ground in the light of its own lamp at first; `others` are the next ones."""
        super().__init__(size=(ground.area[2], ground.area[3]), at=(ground.area[0], ground.area[1]), name=name)
        self._look: Final = look
        self._ground: Final = ground
        self._lamps: Final = (ground.lamp, *others)
        self._pictures: list[pygame.Surface] = []
        self._size = (0, 0)
        self._mixed: pygame.Surface | None = None
        """The ground while the light fades, ..."""
        self._left = 1.0
        """... how much of the light before is still seen in it, ..."""
        self._shown: pygame.Surface | None = None
        """... and how it was shown."""
        self._before = 0
        """The lamp in whose light it was seen last."""
        self.light, self.fading = 0, 0.0

    def draw(self, painter: Painter) -> None:
        box = painter.matrix.bounds(self.box)
        shown, at = self._pictures_of((round(box.w), round(box.h)))[self.light], (round(box.x), round(box.y))
        painter.blit(self._mix(painter, shown) if self.fading else shown, at)
        if not self.fading:
            self._mixed, self._shown, self._before = None, None, self.light

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
            self.light, self.fading, self._left = light, 1.0, 1.0
            return Glide(lambda: self.fading, self._fade, 0.0, milliseconds("light"))

        return Later(begin) + Call(lambda: self._fade(0.0))

    def _fade(self, share: float) -> None:
        self.fading = share

    def _pictures_of(self, size: tuple[int, int]) -> list[pygame.Surface]:
        """The pictures for all lamps. All are made together: that takes little longer than one."""
        if size != self._size:
            self._size, self._pictures = size, self._ground.lit(size, self._lamps)
            self._mixed, self._shown, self._left = None, None, 1.0
        return self._pictures

    def _mix(self, painter: Painter, after: pygame.Surface) -> pygame.Surface:
        """The picture as it was last with as much more of the next one as has faded since: nothing has to be mixed from
        both anew, and the last step hides how the others were rounded. A step waits for a frame that has time."""
        if self._left - self.fading >= 1 / STEPS:
            if painter.may_bake():
                self._shown = self._step(painter, after)
            else:
                painter.unfinished()
        return self._pictures[self._before] if self._shown is None else self._shown

    def _step(self, painter: Painter, after: pygame.Surface) -> pygame.Surface:
        if self._mixed is None:
            self._mixed = painter.memory(after.get_size(), opaque=True)
            self._mixed.blit(self._pictures[self._before], (0, 0))
        after.set_alpha(min(254, round(255 * (1 - self.fading / self._left))))
        self._mixed.blit(after, (0, 0))
        after.set_alpha(None)  # an alpha of 255 would make every other blit take ten times as long
        self._left = self.fading
        return self._mixed.subsurface(self._mixed.get_rect())

"""A ground in the light of several lamps: one picture for each lamp, with a fade from one to another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from resarcana_gui.scene.action import Action, Call, Later, Together
from resarcana_gui.scene.ground.backdrop import Ground
from resarcana_gui.scene.ground.light import Lamp
from resarcana_gui.scene.motion import Glide
from resarcana_gui.scene.node import Node, Watched
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.timing import milliseconds
from resarcana_gui.scene.ui_style import UiStyle

STEPS: Final = 8
"""The number of steps of a fade. Only at each step is the whole window drawn again."""


class LitGround(Node):
    """Keeps one picture for each lamp. While the light is `fading`, the old picture fades out over the new one."""

    light: Watched[int] = Watched(inner=True)
    """The index of the lamp that lights the ground."""
    fading: Watched[float] = Watched(inner=True)
    """The share of the old light that is still visible, from 1 to 0."""

    def __init__(self, look: UiStyle, ground: Ground, others: Sequence[Lamp], name: str = "ground") -> None:
        """The ground is first shown in the light of its own lamp; `others` are the further lamps."""
        super().__init__(size=(ground.area[2], ground.area[3]), at=(ground.area[0], ground.area[1]), name=name)
        self._look: Final = look
        self._ground: Final = ground
        self._lamps: Final = (ground.lamp, *others)
        self._pictures: list[pygame.Surface] = []
        self._size = (0, 0)
        self._mixed: pygame.Surface | None = None
        """The mixed picture while the light fades."""
        self._left = 1.0
        """The share of the old light that is in `_mixed`."""
        self._shown: pygame.Surface | None = None
        """The surface as which `_mixed` was shown."""
        self._before = 0
        """The index of the lamp whose light was shown last."""
        self.light, self.fading = 0, 0.0

    def draw(self, painter: Painter) -> None:
        box = painter.matrix.bounds(self.box)
        shown, at = self._pictures_of((round(box.w), round(box.h)))[self.light], (round(box.x), round(box.y))
        painter.blit(self._mix(painter, shown) if self.fading else shown, at)
        if not self.fading:
            self._mixed, self._shown, self._before = None, None, self.light

    def shine(self, light: int) -> None:
        """Switch to the light of another lamp at once."""
        self.light, self.fading = light, 0.0

    def walks(self, light: int) -> Action:
        """Return an action that fades to the light of another lamp. Without light, in high contrast, it switches at
        once. Nothing happens if that lamp already lights the ground."""
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
        """Return the pictures for all lamps. They are made together, which takes little longer than one."""
        if size != self._size:
            self._size, self._pictures = size, self._ground.lit(size, self._lamps)
            self._mixed, self._shown, self._left = None, None, 1.0
        return self._pictures

    def _mix(self, painter: Painter, after: pygame.Surface) -> pygame.Surface:
        """Return the picture shown last, with as much more of the next picture as has faded in since. So nothing is
        mixed anew from both, and the last step hides the rounding of the others. A step waits for a frame that has
        time."""
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

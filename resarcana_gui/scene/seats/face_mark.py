"""The mark of a player in texts: a small face in brass with the sign of the seat."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

import pygame

from resarcana_gui.scene.painter import Drawing, is_ready
from resarcana_gui.scene.seats.rings import BrassRing, Disc, RoundPicture

FACE: Final = 0.86
"""The diameter of the face, as a share of the box."""
BADGE: Final = 0.46
"""The side of the disc with the sign, at the lower right, as a share of the box."""
SIGN: Final = 0.56
"""The side of the sign, as a share of its disc."""


@dataclass(frozen=True)
class FaceMark:
    """A face with the sign of its seat, drawn for a square box."""

    face: Drawing
    sign: Drawing

    @property
    def key(self) -> Hashable:
        return ("face mark", self.face.key, self.sign.key)

    def ready(self, size: tuple[int, int]) -> bool:
        """Return whether the face is ready to be drawn in this size."""
        side = max(1, round(min(size) * FACE))
        return is_ready(self.face, (side, side))

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        side = min(size)
        whole = BrassRing(FACE - 0.02).render((side, side), density)
        _laid(whole, RoundPicture(self.face), (0.5, 0.5), FACE, density)
        corner = (1 - BADGE / 2, 1 - BADGE / 2)
        _laid(whole, Disc(), corner, BADGE, density)
        _laid(whole, self.sign, corner, BADGE * SIGN, density)
        return whole


def _laid(whole: pygame.Surface, drawing: Drawing, middle: tuple[float, float], share: float, density: float) -> None:
    """Draw in a square about a point. Lengths are shares of the whole."""
    side = max(1, round(whole.get_width() * share))
    at = [round(whole.get_width() * part - side / 2) for part in middle]
    whole.blit(drawing.render((side, side), density), at, special_flags=pygame.BLEND_PREMULTIPLIED)

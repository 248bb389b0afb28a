"""White masks with smooth edges, and colours cut to their shapes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from resarcana_gui.scene.colour import Clear, Colour
from resarcana_gui.scene.memory import kept_for_this_size
from resarcana_gui.scene.surfaces import clear, resized, stretched

FINE: Final = 4
"""The factor by which shapes are drawn larger and then shrunk, for antialiasing."""
ENOUGH: Final = 112
"""From this side in pixels on, half of FINE is used: the steps are no more visible, and it takes a quarter of the
time."""
COARSE: Final = 8
"""A large soft light is drawn so small that its softness is this many pixels, and then enlarged, which is not
visible."""
LARGE: Final = 160
WHITE: Final = (255, 255, 255, 255)
EMPTY: Final = (0, 0, 0, 0)
KEPT: Final = 64
"""The number of kinds of corners that are cached. They are the same for panels of every size."""


def smooth(
    size: tuple[int, int], draw: Callable[[pygame.Surface, float], object], times: int = FINE
) -> pygame.Surface:  # fmt: skip
    """Return a premultiplied mask: what `draw` draws in white on a surface `times` as large, shrunk."""
    fine = clear((size[0] * times, size[1] * times))
    draw(fine, float(times))
    return pygame.transform.smoothscale(fine, (max(size[0], 1), max(size[1], 1)))


def fineness(side: int) -> int:
    """Return the factor by which a shape of this side in pixels is drawn larger first."""
    return FINE if side <= ENOUGH else FINE // 2


def tinted(mask: pygame.Surface, colour: Colour, low: Colour | None = None) -> pygame.Surface:
    """Return a premultiplied mask in a colour, or with a gradient from one at the top to another at the bottom."""
    return cut_out(shaded(mask.get_size(), colour, colour if low is None else low), mask)


def rounded_mask(size: tuple[int, int], radius: float) -> pygame.Surface:
    """Return a white mask of a box with round corners."""
    return _from_corners(size, radius, 0.0)


def circle_mask(side: int) -> pygame.Surface:
    """Return a white mask of a circle. It takes a thirtieth of the time of round corners of this size."""
    mask = clear((side, side))
    pygame.draw.aacircle(mask, WHITE, ((side - 1) / 2, (side - 1) / 2), side / 2 - 1)
    return mask


def rim_mask(size: tuple[int, int], radius: float, width: float) -> pygame.Surface:
    """Return a white mask of the rim of a box with round corners."""
    return _from_corners(size, radius, width)


def _from_corners(size: tuple[int, int], radius: float, rim: float) -> pygame.Surface:
    """Return a mask made of a piece just large enough for the corners, with its middle stretched. Without a rim it
    is filled."""
    border = int(max(radius, rim)) + 2
    side = (min(size[0], 2 * border + 2), min(size[1], 2 * border + 2))
    return stretched(_corners(side, radius, rim), size, (border, border), plain=True)


@kept_for_this_size(KEPT)
def _corners(side: tuple[int, int], radius: float, rim: float) -> pygame.Surface:
    def draw(surface: pygame.Surface, times: float) -> None:
        _fill_rounded(surface, WHITE, 0.0, radius * times)
        if rim:
            _fill_rounded(surface, EMPTY, rim * times, max(radius - rim, 0.0) * times)

    return smooth(side, draw, fineness(max(side)))


def _fill_rounded(surface: pygame.Surface, colour: Clear, gap: float, radius: float) -> None:
    width, height = surface.get_size()
    box = pygame.Rect(round(gap), round(gap), round(width - 2 * gap), round(height - 2 * gap))
    if box.w > 0 and box.h > 0:
        pygame.draw.rect(surface, colour, box, border_radius=round(radius))


def shaded(size: tuple[int, int], top: Colour, low: Colour) -> pygame.Surface:
    """Return a box with a gradient from one colour to another."""
    surface = clear(size)
    if top == low:
        surface.fill((*top, 255))
        return surface
    column = clear((1, 2))
    column.set_at((0, 0), (*top, 255))
    column.set_at((0, 1), (*low, 255))
    # Smooth scaling reaches the outer colours half a pixel early, so the column has twice the middle's share.
    return pygame.transform.smoothscale(column, surface.get_size())


def cut_out(surface: pygame.Surface, mask: pygame.Surface) -> pygame.Surface:
    """Cut a surface to the shape of a mask, in place, and return it."""
    surface.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def soft_mask(side: int, reach: int, radius: int) -> pygame.Surface:
    """Return a white square with round corners, softened on all sides."""
    return resized(small_soft_mask(side, reach, radius), (side, side))


def small_soft_mask(side: int, reach: int, radius: int) -> pygame.Surface:
    """Return the same mask, only as large as its softness needs."""
    smaller = max(1, reach // COARSE) if side > LARGE else 1
    piece, within = clear((side // smaller, side // smaller)), reach // smaller
    inner = piece.get_width() - 2 * within
    pygame.draw.rect(piece, WHITE, (within, within, inner, inner), border_radius=radius // smaller)
    return softened(piece, within)


def softened(surface: pygame.Surface, reach: int) -> pygame.Surface:
    """Return a picture blurred three times by a box filter: as good as a Gaussian and much faster."""
    for _ in range(3):
        surface = pygame.transform.box_blur(surface, max(1, reach // 3))
    return surface

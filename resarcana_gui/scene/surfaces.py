"""Surfaces in the painter's formats: with premultiplied alpha, or without alpha. No window is needed."""

from __future__ import annotations

import pygame

from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.transform import Box

PREMULTIPLIED = pygame.BLEND_PREMULTIPLIED
STRIP = 64
"""The number of rows of a picture from a file that are premultiplied at a time."""
USUAL = 170
"""The average grey, of 255, that a picture is brought to before it gets another colour."""


def clear(size: tuple[int, int]) -> pygame.Surface:
    """Return an empty surface with alpha, at least one pixel large."""
    return pygame.Surface((max(size[0], 1), max(size[1], 1)), pygame.SRCALPHA, 32)


def has_alpha(surface: pygame.Surface) -> bool:
    """Return whether a surface has per-pixel alpha."""
    return bool(surface.get_flags() & pygame.SRCALPHA)


def with_alpha(surface: pygame.Surface) -> pygame.Surface:
    """Return a copy that has alpha."""
    copy = clear(surface.get_size())
    copy.blit(surface, (0, 0), special_flags=PREMULTIPLIED if has_alpha(surface) else 0)
    return copy


def premultiplied(surface: pygame.Surface) -> pygame.Surface:
    """Return a picture from a file with its alpha premultiplied; one without alpha is returned unchanged. The order
    of its colour channels is changed to that of all other surfaces, since pictures in the files' order take forty
    times as long to blit. It is done strip by strip, so that a thread that converts a large picture does not keep
    the interpreter from the frames."""
    if not has_alpha(surface):
        return surface
    whole, (width, height) = clear(surface.get_size()), surface.get_size()
    for top in range(0, height, STRIP):
        strip = surface.subsurface((0, top, width, min(STRIP, height - top)))
        whole.blit(strip.premul_alpha(), (0, top), special_flags=PREMULTIPLIED)
    return whole


def faded(picture: pygame.Surface, alpha: float, used: pygame.Surface | None = None) -> pygame.Surface:
    """Return a premultiplied picture with less opacity. It is drawn over `used`, if given: a surface of the same
    size with alpha that is not needed any more."""
    level = max(0, min(255, round(alpha * 255)))
    whole = clear(picture.get_size()) if used is None else used
    whole.fill((level, level, level, level))
    whole.blit(picture, (0, 0), special_flags=pygame.BLEND_RGBA_MULT if has_alpha(picture) else pygame.BLEND_RGB_MULT)
    return whole


def shaded_anew(picture: pygame.Surface, body: Colour, deep: Colour) -> pygame.Surface:
    """Return a premultiplied picture in the shades of another colour: `deep` for black, `body` for its usual shade,
    and lighter beyond that."""
    grey = pygame.transform.grayscale(picture)
    usual = max(1, pygame.transform.average_color(grey, consider_alpha=True)[0])
    for _ in range(2):  # multiplying darkens to any degree; only adding makes lighter
        more = grey.copy()
        share = min(255, max(0, round(255 * (USUAL / usual) ** 0.5) - 255))
        more.fill((share, share, share, 0), special_flags=pygame.BLEND_RGBA_MULT)
        grey.blit(more, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    reach = [min(255, round((high - low) * 255 / USUAL)) for high, low in zip(body, deep, strict=True)]
    grey.fill((*reach, 255), special_flags=pygame.BLEND_RGBA_MULT)
    ground = picture.copy()
    ground.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_ADD)
    ground = ground.premul_alpha()
    ground.fill((*deep, 0), special_flags=pygame.BLEND_RGBA_MULT)
    grey.blit(ground, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return grey


def turned(picture: pygame.Surface, angle: float) -> pygame.Surface:
    """Return a premultiplied picture rotated clockwise, with smooth edges."""
    if angle % 90 == 0:
        return pygame.transform.rotate(picture, -angle)
    return pygame.transform.rotozoom(picture if has_alpha(picture) else with_alpha(picture), -angle, 1)


def resized(
    picture: pygame.Surface, size: tuple[int, int], used: pygame.Surface | None = None
) -> pygame.Surface:  # fmt: skip
    """Return a premultiplied picture smoothly scaled. It is drawn over `used`, if given: a surface of that size with
    alpha that is not needed any more."""
    if picture.get_size() == size:
        return picture
    source = picture if picture.get_bitsize() in {24, 32} else with_alpha(picture)
    if used is None or not has_alpha(source):
        return pygame.transform.smoothscale(source, size)
    return pygame.transform.smoothscale(source, size, used)


def cut(picture: pygame.Surface, box: Box) -> pygame.Surface:
    """Return the part of a picture inside a box. It shares the picture's pixels."""
    return picture.subsurface(pygame.Rect(box).clip(picture.get_rect()))


def stretched(
    picture: pygame.Surface, size: tuple[int, int], border: tuple[int, int], *, plain: bool = False
) -> pygame.Surface:
    """Return a premultiplied picture scaled except for its corners, which are as large as `border` (nine patches).
    If its middle is `plain`, of one colour, that takes half the time."""
    whole = clear(size)
    width, height = picture.get_size()
    bx, by = min(border[0], width // 2, size[0] // 2), min(border[1], height // 2, size[1] // 2)
    from_x, from_y = _thirds(width, bx), _thirds(height, by)
    to_x, to_y = _thirds(size[0], bx), _thirds(size[1], by)
    for column, ((left, w), (new_left, new_w)) in enumerate(zip(from_x, to_x, strict=True)):
        for row, ((top, h), (new_top, new_h)) in enumerate(zip(from_y, to_y, strict=True)):
            if plain and column == row == 1 and w and h:
                whole.fill(picture.get_at((left, top)), (new_left, new_top, new_w, new_h))
            elif w and h and new_w and new_h:
                piece = resized(picture.subsurface((left, top, w, h)), (new_w, new_h))
                whole.blit(piece, (new_left, new_top))
    return whole


def _thirds(length: int, border: int) -> list[tuple[int, int]]:
    """Return start and length of border, middle and border."""
    return [(0, border), (border, length - 2 * border), (length - border, border)]

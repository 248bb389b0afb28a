"""A surface is drawn on only where it changes, and then looks as if all of it had been drawn."""

from __future__ import annotations

from random import Random

import pygame

from resarcana_gui.scene.drawing.blits import Blit, play
from resarcana_gui.scene.drawing.blits import blit as placed
from resarcana_gui.scene.drawing.compositor import Compositor
from resarcana_gui.scene.drawing.dirty_regions import CELL
from resarcana_gui.scene.surfaces import clear

SIZE = (5 * CELL, 4 * CELL)
WHOLE = (0, 0, *SIZE)
NIGHT = (9, 9, 9)


def square(level: int, side: int = CELL) -> pygame.Surface:
    picture = clear((side, side))
    picture.fill((level // 2, level // 3, level // 4, level // 2))
    return picture


def blit(picture: pygame.Surface, at: tuple[int, int] = (0, 0), clip: tuple[int, int, int, int] = WHOLE) -> Blit:
    return placed(picture, at, clip, pygame.BLEND_PREMULTIPLIED)


def a_shade(level: int) -> Blit:
    picture = pygame.Surface((SIZE[0], CELL + 20), 0, 32)
    picture.fill((level, level, level - 9))
    return placed(picture, (0, CELL - 10), WHOLE, pygame.BLEND_RGB_MULT)


def in_full(blits: list[Blit]) -> bytes:
    surface = pygame.Surface(SIZE, 0, 32)
    surface.fill(NIGHT)
    play(surface, blits, surface.get_rect())
    return pygame.image.tobytes(surface, "RGB")


def test_whatever_comes_goes_moves_and_changes_places_it_looks_as_if_drawn_in_full() -> None:
    dice, compositor, surface = Random(5), Compositor(), pygame.Surface(SIZE, 0, 32)
    blits: list[Blit] = []
    for _ in range(80):
        for _ in range(dice.randrange(3)):
            picture, at = square(dice.randrange(256)), (dice.randrange(-30, SIZE[0]), dice.randrange(-30, SIZE[1]))
            clip = dice.choice((WHOLE, (30, 30, 100, 90)))
            blits.insert(
                dice.randrange(len(blits) + 1),
                dice.choice((blit(picture, at, clip), a_shade(100 + dice.randrange(150)))),
            )
        if dice.random() < 0.3:
            dice.shuffle(blits)
        if dice.random() < 0.3 and blits:
            blits.append(dice.choice(blits))
        blits = blits[-9:]
        compositor.show(surface, NIGHT, list(blits))
        assert pygame.image.tobytes(surface, "RGB") == in_full(blits)


def test_where_nothing_changes_nothing_is_drawn() -> None:
    compositor, surface, resting, moving = Compositor(), pygame.Surface(SIZE, 0, 32), square(90), square(200, 10)
    assert compositor.show(surface, NIGHT, [blit(resting), blit(moving)]) == [surface.get_rect()]
    assert compositor.show(surface, NIGHT, [blit(resting), blit(moving)]) == []
    assert compositor.show(surface, NIGHT, [blit(resting), blit(moving, (2 * CELL, 3))]) == [
        pygame.Rect(0, 0, CELL, CELL), pygame.Rect(2 * CELL, 0, CELL, CELL),
    ]  # fmt: skip


def test_where_most_of_the_surface_differs_it_is_drawn_as_a_whole() -> None:
    compositor, surface = Compositor(), pygame.Surface(SIZE, 0, 32)
    compositor.show(surface, NIGHT, [])
    most = square(90, 4 * CELL)
    assert compositor.show(surface, NIGHT, [blit(most)]) == [surface.get_rect()]


def test_a_surface_that_lost_what_it_showed_is_drawn_on_everywhere() -> None:
    compositor, surface = Compositor(), pygame.Surface(SIZE, 0, 32)
    compositor.show(surface, NIGHT, [])
    compositor.forget()
    assert compositor.show(surface, NIGHT, []) == [surface.get_rect()]
    assert compositor.show(surface, (1, 2, 3), []) == [surface.get_rect()]
    assert compositor.show(pygame.Surface(SIZE, 0, 32), (1, 2, 3), []) == [surface.get_rect()]


def test_only_what_an_opaque_picture_leaves_bare_shows_the_colour_below() -> None:
    compositor, surface, whole = Compositor(), pygame.Surface(SIZE, 0, 32), pygame.Surface(SIZE, 0, 32)
    whole.fill((80, 90, 100))
    for off in ((0, 0), (12, -7), (-5, 4)):
        surface.fill((255, 0, 0))
        compositor.forget()
        compositor.show(surface, NIGHT, [placed(whole, off, WHOLE, 0)])
        assert pygame.image.tobytes(surface, "RGB") == in_full([placed(whole, off, WHOLE, 0)])


def test_what_is_drawn_in_the_same_memory_again_is_seen_where_it_is_shown_as_another_surface() -> None:
    compositor, surface, memory = Compositor(), pygame.Surface(SIZE, 0, 32), pygame.Surface((CELL, CELL), 0, 32)
    for colour in ((200, 0, 0), (0, 200, 0)):
        memory.fill(colour)
        compositor.show(surface, NIGHT, [placed(memory.subsurface(memory.get_rect()), (0, 0), WHOLE, 0)])
        assert surface.get_at((9, 9))[:3] == colour

"""A surface is drawn on only where it changes, and then looks as if all of it had been drawn."""

from __future__ import annotations

from random import Random

import pygame

from resarcana_gui.scene.cells import CELL
from resarcana_gui.scene.composer import Blit, Composer, play
from resarcana_gui.scene.composer import blit as placed
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


def in_full(base: pygame.Surface, blits: list[Blit]) -> bytes:
    surface = base.copy()
    play(surface, blits, surface.get_rect())
    return pygame.image.tobytes(surface, "RGB")


def test_whatever_comes_goes_moves_and_changes_places_it_looks_as_if_drawn_in_full() -> None:
    dice, composer, surface = Random(5), Composer(), pygame.Surface(SIZE, 0, 32)
    base = pygame.Surface(SIZE, 0, 32)
    blits: list[Blit] = []
    for _ in range(60):
        stale = [pygame.Rect(dice.randrange(SIZE[0]), dice.randrange(SIZE[1]), 20, 20)] if dice.random() < 0.3 else []
        for place in stale:
            base.fill((dice.randrange(256), 40, 40), place)
        for _ in range(dice.randrange(3)):
            picture, at = square(dice.randrange(256)), (dice.randrange(-30, SIZE[0]), dice.randrange(-30, SIZE[1]))
            clip = dice.choice((WHOLE, (30, 30, 100, 90)))
            blits.insert(dice.randrange(len(blits) + 1), blit(picture, at, clip))
        if dice.random() < 0.3:
            dice.shuffle(blits)
        if dice.random() < 0.3 and blits:
            blits.append(dice.choice(blits))
        blits = blits[-9:]
        composer.show(surface, base, list(blits), stale)
        assert pygame.image.tobytes(surface, "RGB") == in_full(base, blits)


def test_where_nothing_changes_nothing_is_drawn() -> None:
    composer, surface, still, moving = Composer(), pygame.Surface(SIZE, 0, 32), square(90), square(200, 10)
    assert composer.show(surface, NIGHT, [blit(still), blit(moving)], ()) == [surface.get_rect()]
    assert composer.show(surface, NIGHT, [blit(still), blit(moving)], ()) == []
    assert composer.show(surface, NIGHT, [blit(still), blit(moving, (2 * CELL, 3))], ()) == [
        pygame.Rect(0, 0, CELL, CELL), pygame.Rect(2 * CELL, 0, CELL, CELL),
    ]  # fmt: skip


def test_a_surface_that_lost_what_it_showed_is_drawn_on_everywhere() -> None:
    composer, surface = Composer(), pygame.Surface(SIZE, 0, 32)
    composer.show(surface, NIGHT, [], ())
    composer.forget()
    assert composer.show(surface, NIGHT, [], ()) == [surface.get_rect()]
    assert composer.show(pygame.Surface(SIZE, 0, 32), NIGHT, [], ()) == [surface.get_rect()]


def test_another_base_is_drawn_only_where_it_is_said_to_differ() -> None:
    composer, surface, base = Composer(), pygame.Surface(SIZE, 0, 32), pygame.Surface(SIZE, 0, 32)
    composer.show(surface, base, [], ())
    other, upper = base.copy(), pygame.Rect(0, 0, SIZE[0], CELL)
    assert composer.show(surface, other, [], [upper]) == [upper]
    assert composer.show(surface, NIGHT, [], ()) == [surface.get_rect()]


def test_only_what_an_opaque_picture_leaves_bare_shows_the_colour_below() -> None:
    composer, surface, still = Composer(), pygame.Surface(SIZE, 0, 32), pygame.Surface(SIZE, 0, 32)
    still.fill((80, 90, 100))
    for off in ((0, 0), (12, -7), (-5, 4)):
        surface.fill((255, 0, 0))
        composer.forget()
        composer.show(surface, NIGHT, [placed(still, off, WHOLE, 0)], ())
        expected = pygame.Surface(SIZE, 0, 32)
        expected.fill(NIGHT)
        expected.blit(still, off)
        assert pygame.image.tobytes(surface, "RGB") == pygame.image.tobytes(expected, "RGB")


def test_when_one_picture_no_longer_stands_for_all_only_what_differs_is_drawn_again() -> None:
    composer, surface, base = Composer(), pygame.Surface(SIZE, 0, 32), pygame.Surface(SIZE, 0, 32)
    resting, moving, above = blit(square(90)), blit(square(200), (3 * CELL, 0)), blit(square(250), (0, 2 * CELL))
    composer.show(surface, base, [resting, moving], ())
    still = placed(surface.copy(), (0, 0), WHOLE, 0)
    was = composer.stands(surface, NIGHT, still)
    composer.show(surface, NIGHT, [still, above], ())
    composer.stands_no_more(was)
    moved = blit(square(200), (4 * CELL, 0))
    drawn = composer.show(surface, base, [resting, moved], ())
    assert drawn == [pygame.Rect(3 * CELL, 0, 2 * CELL, CELL), pygame.Rect(0, 2 * CELL, CELL, CELL)]
    assert pygame.image.tobytes(surface, "RGB") == in_full(base, [resting, moved])


def test_when_it_was_shifted_everything_is_drawn_again() -> None:
    composer, surface, base = Composer(), pygame.Surface(SIZE, 0, 32), pygame.Surface(SIZE, 0, 32)
    composer.show(surface, base, [blit(square(90))], ())
    was = composer.stands(surface, NIGHT, placed(surface.copy(), (0, 0), WHOLE, 0))
    composer.show(surface, NIGHT, [placed(surface.copy(), (5, 0), WHOLE, 0)], ())
    composer.stands_no_more(was)
    assert composer.show(surface, base, [blit(square(90))], ()) == [surface.get_rect()]
    assert pygame.image.tobytes(surface, "RGB") == in_full(base, [blit(square(90))])

"""A surface is drawn on only where it changes, and then looks as if all of it had been drawn."""

from __future__ import annotations

from random import Random

import pygame

from resarcana_gui.scene.allowance import SEEN, Allowance
from resarcana_gui.scene.blits import Blit, play
from resarcana_gui.scene.blits import blit as placed
from resarcana_gui.scene.cells import CELL
from resarcana_gui.scene.composer import LONGER, PATIENCE, Composer
from resarcana_gui.scene.surfaces import clear
from tests.scene.hurry import Tired, Watch

SIZE = (5 * CELL, 4 * CELL)
WHOLE = (0, 0, *SIZE)
NIGHT = (9, 9, 9)
CLIP = (40, 40, 150, 90)


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


def test_where_light_is_taken_away_once_more_it_looks_as_if_drawn_in_full() -> None:
    dice, composer, surface = Random(9), Composer(), pygame.Surface(SIZE, 0, 32)
    base = pygame.Surface(SIZE, 0, 32)
    base.fill((250, 240, 230))
    shades = [shade(each, 230 - 7 * each) for each in range(4)]
    blits: list[Blit] = [blit(square(90), (10, 10)), shades[0], blit(square(200), (2 * CELL, 30))]
    for _ in range(80):
        for _ in range(dice.randrange(3)):
            blits.insert(dice.randrange(len(blits) + 1), dice.choice(shades))
        if dice.random() < 0.4:
            at = dice.randrange(-30, SIZE[0]), dice.randrange(-30, SIZE[1])
            blits.insert(dice.randrange(len(blits) + 1), blit(square(dice.randrange(256)), at))
        while len(blits) > 9:
            del blits[dice.randrange(len(blits))]
        composer.show(surface, base, list(blits), ())
        assert pygame.image.tobytes(surface, "RGB") == in_full(base, blits)


def shade(number: int, level: int) -> Blit:
    picture = pygame.Surface((SIZE[0], CELL + 20), 0, 32)
    picture.fill((level, level, level - 9))
    return placed(picture, (0, number * (CELL - 10)), WHOLE, pygame.BLEND_RGB_MULT)


def test_where_nothing_changes_nothing_is_drawn() -> None:
    composer, surface, still, moving = Composer(), pygame.Surface(SIZE, 0, 32), square(90), square(200, 10)
    assert composer.show(surface, NIGHT, [blit(still), blit(moving)], ()) == [surface.get_rect()]
    assert composer.show(surface, NIGHT, [blit(still), blit(moving)], ()) == []
    assert composer.show(surface, NIGHT, [blit(still), blit(moving, (2 * CELL, 3))], ()) == [
        pygame.Rect(0, 0, CELL, CELL), pygame.Rect(2 * CELL, 0, CELL, CELL),
    ]  # fmt: skip


def test_where_light_is_taken_away_once_more_only_what_lies_above_is_drawn_again() -> None:
    composer, surface, base = Composer(), pygame.Surface(SIZE, 0, 32), pygame.Surface(SIZE, 0, 32)
    base.fill((200, 200, 200))
    below, above, taken = blit(square(90)), blit(square(120), (2 * CELL, 0)), shade(0, 200)
    composer.show(surface, base, [below, taken, above], ())
    base.fill((255, 0, 0))  # what is drawn again shows this
    composer.show(surface, base, [below, taken, taken, above], ())
    seen = [surface.get_at((x, CELL - 1))[:3] for x in (3 * CELL + 9, 2 * CELL + 9, CELL + 9)]
    level = 200 * 200 * 200 // (255 * 255)
    assert abs(seen[0][1] - level) < 3 and seen[0] == seen[2] and seen[1][0] > seen[1][1]


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
    drawn = composer.show(surface, base, [resting, moved, above], ())
    assert drawn == [pygame.Rect(3 * CELL, 0, 2 * CELL, CELL)], "what lay above lies there already"
    assert pygame.image.tobytes(surface, "RGB") == in_full(base, [resting, moved, above])


def test_when_it_was_shifted_everything_is_drawn_again() -> None:
    composer, surface, base = Composer(), pygame.Surface(SIZE, 0, 32), pygame.Surface(SIZE, 0, 32)
    composer.show(surface, base, [blit(square(90))], ())
    was = composer.stands(surface, NIGHT, placed(surface.copy(), (0, 0), WHOLE, 0))
    composer.show(surface, NIGHT, [placed(surface.copy(), (5, 0), WHOLE, 0)], ())
    composer.stands_no_more(was)
    assert composer.show(surface, base, [blit(square(90))], ()) == [surface.get_rect()]
    assert pygame.image.tobytes(surface, "RGB") == in_full(base, [blit(square(90))])


def late() -> Allowance:
    """A frame that has no time left."""
    return Allowance(Tired())


def test_where_there_is_no_time_the_rest_follows_within_a_few_frames_and_looks_as_if_drawn_in_full() -> None:
    dice, composer, surface = Random(7), Composer(), pygame.Surface(SIZE, 0, 32)
    base, waits = pygame.Surface(SIZE, 0, 32), 0
    blits = [blit(square(dice.randrange(256)), (CELL * at, CELL * at // 2)) for at in range(5)]
    composer.show(surface, base, list(blits), ())
    for _ in range(60):
        blits[dice.randrange(5)] = blit(square(dice.randrange(256)), (dice.randrange(SIZE[0]), dice.randrange(SIZE[1])))
        composer.show(surface, base, list(blits), (), late())
        waits += composer.late
        for _ in range(PATIENCE if dice.random() < 0.3 else 0):
            composer.show(surface, base, list(blits), (), late())
        if not composer.late:
            assert pygame.image.tobytes(surface, "RGB") == in_full(base, blits)
    for _ in range(PATIENCE):
        composer.show(surface, base, list(blits), (), late())
    assert not composer.late and waits > 30
    assert pygame.image.tobytes(surface, "RGB") == in_full(base, blits)


def test_the_longer_a_place_has_waited_the_longer_a_frame_goes_on_for_it() -> None:
    watch, composer, surface, base = Watch(), Composer(), pygame.Surface(SIZE, 0, 32), pygame.Surface(SIZE, 0, 32)
    composer.show(surface, base, [], ())
    allowance, drawn = Allowance(watch), []
    for _ in range(3):
        watch.ms = 0.0
        allowance.begin()
        watch.ms = SEEN + 1.5 * LONGER
        drawn.append(composer.show(surface, base, [blit(square(90))], (), allowance))
    assert drawn == [[], [], [pygame.Rect(0, 0, CELL, CELL)]]


def test_what_had_to_wait_is_drawn_first_and_while_there_is_time_in_pieces() -> None:
    watch, composer, surface, base = Watch(), Composer(), pygame.Surface(SIZE, 0, 32), pygame.Surface(SIZE, 0, 32)
    composer.show(surface, base, [], ())
    low, high = blit(square(90), (0, 3 * CELL)), blit(square(200))
    assert composer.show(surface, base, [low], (), late()) == [] and composer.late
    place, other = composer.show(surface, base, [low, high], (), Allowance(watch))
    assert place.y == 3 * CELL and other.y == 0 and not composer.late


def test_of_another_picture_nobody_sees_only_a_part() -> None:
    composer, surface, base = Composer(), pygame.Surface(SIZE, 0, 32), pygame.Surface(SIZE, 0, 32)
    composer.show(surface, base, [blit(square(90))], ())
    composer.show(surface, base, [], (), late())
    base.fill((9, 80, 9))
    assert composer.show(surface, base, [], [surface.get_rect()], late()) == [surface.get_rect()]
    assert pygame.image.tobytes(surface, "RGB") == in_full(base, []) and not composer.late

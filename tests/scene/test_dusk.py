"""It grows dark, except around a few places; and one picture can stand for everything."""

from __future__ import annotations

import pygame

from resarcana_gui.scene.allowance import Allowance
from resarcana_gui.scene.clock import FakeClock
from resarcana_gui.scene.dusk import DARK, Dusk, Spot, dimmed
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.shapes import PlainBox
from resarcana_gui.scene.sprite import Sprite
from resarcana_gui.scene.stage import Stage
from resarcana_gui.scene.still import Still
from resarcana_gui.scene.viewport import CANVAS
from tests.scene.hurry import Tired, Watch, settle


def bright() -> tuple[Stage, Node, pygame.Surface]:
    root = Node(size=CANVAS)
    root.add(Sprite(PlainBox((200, 200, 200)), CANVAS))
    return Stage(CANVAS, FakeClock(), root, look=Look()), root, pygame.Surface(CANVAS, 0, 32)


def test_it_grows_dark_step_by_step_and_light_again() -> None:
    stage, root, surface = bright()
    root.add(dusk := Dusk())
    levels = []
    for dusk.level in (0.0, 0.5, 1.0, 0.0):
        stage.draw(surface)
        levels.append(surface.get_at((960, 540)).g)
    assert levels[0] == levels[3] == 200 > levels[1] > levels[2]
    assert abs(levels[2] - 200 * DARK * 0.9) < 6 and abs(levels[1] - 200 * 0.61) < 6


def test_when_frames_are_timed_each_shows_the_next_step_in_one_part_of_the_window() -> None:
    root, surface = Node(size=CANVAS), pygame.Surface((480, 270), 0, 32)
    root.add(Sprite(PlainBox((200, 200, 200)), CANVAS), dusk := Dusk())
    stage = Stage(surface.get_size(), FakeClock(), root, look=Look(), allowance=Allowance(Watch()))
    levels = []
    for dusk.level in (0.4, 0.5, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0):
        stage.draw(surface)
        levels.append([surface.get_at((240, y)).g for y in (100, 170)])
    assert levels[0][1] == 200 > levels[0][0] == levels[1][1] > levels[2][0] == levels[3][1]
    assert levels[1][0] == levels[0][0] and levels[2][1] == levels[1][1], "a step is finished before the next"
    assert levels[4][0] == levels[1][0] and levels[5] == levels[1], "it grows light in the same way"
    assert levels[7] == [200, 200] and not stage.draw(surface), "then it rests"


def test_where_there_is_no_time_a_shade_is_made_a_frame_before_it_is_seen() -> None:
    watch, root, surface = Watch(), Node(size=CANVAS), pygame.Surface((480, 270), 0, 32)
    root.add(Sprite(PlainBox((200, 200, 200)), CANVAS), dusk := Dusk())
    stage = Stage(surface.get_size(), FakeClock(), root, look=Look(), allowance=Allowance(watch))
    stage.draw(surface)
    dusk.level, seen = 1.0, []
    for _ in range(12):
        stage.update()
        watch.ms += 7.2
        stage.draw(surface)
        seen.append(tuple(surface.get_at((240, y)).g for y in (100, 170)))
    assert seen[0] == (200, 200) and seen[-1] == (seen[-1][0],) * 2
    assert len(set(seen)) == 7, "three steps in two parts each, after one that is as light as ever"


def test_its_parts_are_what_the_whole_would_be() -> None:
    seen = []
    for allowance in (None, Allowance(Watch())):
        root, surface = Node(size=CANVAS), pygame.Surface((480, 270), 0, 32)
        root.add(Sprite(PlainBox((200, 200, 200)), CANVAS), dusk := Dusk())
        stage = Stage(surface.get_size(), FakeClock(), root, look=Look(), allowance=allowance)
        dusk.spare([Spot((900.0, 500.0), (400.0, 300.0), 0.9)])
        dusk.level = 1.0
        settle(stage, surface)
        seen.append(pygame.image.tobytes(surface, "RGB"))
    assert seen[0] == seen[1]


def test_it_is_light_in_time_even_if_it_was_growing_dark() -> None:
    root, surface = Node(size=CANVAS), pygame.Surface((480, 270), 0, 32)
    root.add(Sprite(PlainBox((200, 200, 200)), CANVAS), dusk := Dusk())
    stage = Stage(surface.get_size(), FakeClock(), root, look=Look(), allowance=Allowance(Watch()))
    darkens, lightens, levels = dimmed(dusk, 0.5, 300), dimmed(dusk, 0.0, 300), []
    for ms in range(0, 480, 16):
        darkens.advance(16)
        if ms > 160:
            lightens.advance(16)
        stage.draw(surface)
        levels.append(surface.get_at((16, 250)).g)
        if lightens.done:
            break
    darkest = levels.index(min(levels))
    assert levels[0] == levels[-1] == 200 > min(levels) and levels[darkest:] == sorted(levels[darkest:])


def test_what_is_spared_stays_light() -> None:
    stage, root, surface = bright()
    root.add(dusk := Dusk())
    dusk.spare([Spot((300.0, 200.0), (200.0, 200.0), 0.9)])
    dusk.level = 1.0
    stage.draw(surface)
    assert surface.get_at((300, 200)).g > 2 * surface.get_at((1500, 900)).g


def test_a_still_stands_for_everything_below_what_moves_above_it() -> None:
    stage, root, surface = bright()
    below = Sprite(PlainBox((250, 0, 0)), (100, 100), at=(500, 500))
    above = Node(size=CANVAS)
    above.add(moving := Sprite(PlainBox((0, 0, 250)), (50, 50), at=(900, 900)))
    still = Still([above])
    root.add(below, above, still)
    stage.look.still = still
    stage.draw(surface)
    assert surface.get_at((510, 510))[:3] == (250, 0, 0) and surface.get_at((910, 910))[:3] == (0, 0, 250)
    below.at, moving.at, still.offset = (0, 0), (700, 900), (12, 0)
    stage.draw(surface)
    assert surface.get_at((510, 510))[:3] == (200, 200, 200) and surface.get_at((515, 510))[:3] == (250, 0, 0)
    assert surface.get_at((710, 910))[:3] == (0, 0, 250) and surface.get_at((910, 910))[:3] == (200, 200, 200)
    root.remove(still)
    stage.draw(surface)
    assert surface.get_at((10, 10))[:3] == (250, 0, 0)


def test_what_is_above_a_still_is_seen_from_its_first_frame_on_even_when_there_is_no_time() -> None:
    root, surface = Node(size=CANVAS), pygame.Surface((960, 540), 0, 32)
    root.add(Sprite(PlainBox((200, 200, 200)), CANVAS), above := Node(size=CANVAS))
    above.add(Sprite(PlainBox((0, 0, 250)), (50, 50), at=(900, 900)))
    stage = Stage(surface.get_size(), FakeClock(), root, look=Look(), allowance=Allowance(Tired()))
    settle(stage, surface)
    root.add(still := Still([above]))
    stage.look.still = still
    for _ in range(3):
        stage.update()
        stage.draw(surface)
        assert surface.get_at((455, 455))[:3] == (0, 0, 250)


def test_a_picture_that_is_asked_for_shows_things_as_they_are() -> None:
    stage, root, surface = bright()
    root.add(still := Still([]))
    stage.look.still = still
    stage.draw(surface)
    still.offset = (40, 40)
    assert stage.picture().get_at((5, 5))[:3] == (200, 200, 200)

"""It grows dark, except around a few places; and one picture can stand for everything."""

from __future__ import annotations

import pygame

from resarcana_gui.scene.clock import FakeClock
from resarcana_gui.scene.dim_overlay import DARK, LEVELS, DimOverlay, LightSpot, dimmed
from resarcana_gui.scene.drawing.frame_budget import FrameBudget
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.shapes import PlainBox
from resarcana_gui.scene.snapshot import Snapshot
from resarcana_gui.scene.sprite import Sprite
from resarcana_gui.scene.stage import Stage
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.scene.viewport import CANVAS
from tests.scene.hurry import Tired, Watch, settle


def bright() -> tuple[Stage, Node, pygame.Surface]:
    root = Node(size=CANVAS)
    root.add(Sprite(PlainBox((200, 200, 200)), CANVAS))
    return Stage(CANVAS, FakeClock(), root, look=UiStyle()), root, pygame.Surface(CANVAS, 0, 32)


def test_it_grows_dark_step_by_step_and_light_again() -> None:
    stage, root, surface = bright()
    root.add(overlay := DimOverlay())
    levels = []
    for overlay.level in (0.0, 0.5, 1.0, 0.0):
        stage.draw(surface)
        levels.append(surface.get_at((960, 540)).g)
    assert levels[0] == levels[3] == 200 > levels[1] > levels[2]
    assert abs(levels[2] - 200 * DARK * 0.9) < 6 and abs(levels[1] - 200 * 0.61) < 6


def test_it_is_drawn_again_only_with_each_step_of_its_level() -> None:
    stage, root, surface = bright()
    root.add(overlay := DimOverlay())
    stage.draw(surface)
    drawn = 0
    for number in range(1, 101):
        overlay.level = number / 100
        stage.draw(surface)
        drawn += bool(stage.places)
    assert drawn == LEVELS


def test_it_is_light_in_time_even_if_it_was_growing_dark() -> None:
    root, surface = Node(size=CANVAS), pygame.Surface((480, 270), 0, 32)
    root.add(Sprite(PlainBox((200, 200, 200)), CANVAS), overlay := DimOverlay())
    stage = Stage(surface.get_size(), FakeClock(), root, look=UiStyle(), budget=FrameBudget(Watch()))
    darkens, lightens, levels = dimmed(overlay, 0.5, 300), dimmed(overlay, 0.0, 300), []
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
    root.add(overlay := DimOverlay())
    overlay.dim_except([LightSpot((300.0, 200.0), (200.0, 200.0), 0.9)])
    overlay.level = 1.0
    stage.draw(surface)
    assert surface.get_at((300, 200)).g > 2 * surface.get_at((1500, 900)).g


def test_a_snapshot_stands_for_everything_below_what_moves_above_it() -> None:
    stage, root, surface = bright()
    below = Sprite(PlainBox((250, 0, 0)), (100, 100), at=(500, 500))
    above = Node(size=CANVAS)
    above.add(moving := Sprite(PlainBox((0, 0, 250)), (50, 50), at=(900, 900)))
    snapshot = Snapshot([above])
    root.add(below, above, snapshot)
    stage.look.snapshot = snapshot
    stage.draw(surface)
    assert surface.get_at((510, 510))[:3] == (250, 0, 0) and surface.get_at((910, 910))[:3] == (0, 0, 250)
    below.at, moving.at, snapshot.offset = (0, 0), (700, 900), (12, 0)
    stage.draw(surface)
    assert surface.get_at((510, 510))[:3] == (200, 200, 200) and surface.get_at((515, 510))[:3] == (250, 0, 0)
    assert surface.get_at((710, 910))[:3] == (0, 0, 250) and surface.get_at((910, 910))[:3] == (200, 200, 200)
    root.remove(snapshot)
    stage.draw(surface)
    assert surface.get_at((10, 10))[:3] == (250, 0, 0)


def test_what_is_above_a_snapshot_is_seen_from_its_first_frame_on_even_when_there_is_no_time() -> None:
    root, surface = Node(size=CANVAS), pygame.Surface((960, 540), 0, 32)
    root.add(Sprite(PlainBox((200, 200, 200)), CANVAS), above := Node(size=CANVAS))
    above.add(Sprite(PlainBox((0, 0, 250)), (50, 50), at=(900, 900)))
    stage = Stage(surface.get_size(), FakeClock(), root, look=UiStyle(), budget=FrameBudget(Tired()))
    settle(stage, surface)
    root.add(snapshot := Snapshot([above]))
    stage.look.snapshot = snapshot
    for _ in range(3):
        stage.update()
        stage.draw(surface)
        assert surface.get_at((455, 455))[:3] == (0, 0, 250)


def test_a_picture_that_is_asked_for_shows_things_as_they_are() -> None:
    stage, root, surface = bright()
    root.add(snapshot := Snapshot([]))
    stage.look.snapshot = snapshot
    stage.draw(surface)
    snapshot.offset = (40, 40)
    assert stage.picture().get_at((5, 5))[:3] == (200, 200, 200)

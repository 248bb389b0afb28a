"""One picture fades into another, in steps that take several frames."""

from __future__ import annotations

import pygame
import pytest

from resarcana_gui.scene import crossfade
from resarcana_gui.scene.crossfade import Crossfade
from resarcana_gui.scene.surfaces import SurfacePool

SIZE = (8, 40)


def plain(level: int) -> pygame.Surface:
    surface = pygame.Surface(SIZE, 0, 32)
    surface.fill((level, level, level))
    return surface


def levels(fade: Crossfade) -> set[int]:
    return {fade.shown.get_at((3, y)).r for y in range(SIZE[1])}


def test_a_step_is_seen_only_when_all_of_it_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crossfade, "PIXELS", 1)
    fade, after, seen = Crossfade(plain(200), SurfacePool()), plain(0), []
    for frame in range(26):
        fade.go_on(after, 1 - frame / 25)
        assert len(levels(fade)) == 1
        seen.append(levels(fade).pop())
    assert seen == sorted(seen, reverse=True)
    assert len(set(seen)) == 6 and seen[-1] < 60


def test_a_frame_without_time_draws_a_smaller_part_of_a_step(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crossfade, "PIXELS", 1)
    needed = []
    for has_time in (lambda: True, lambda: False):
        fade, after, frames = Crossfade(plain(200), SurfacePool()), plain(0), 0
        while levels(fade) == {200}:
            fade.go_on(after, 0.5, has_time)
            frames += 1
        needed.append(frames)
    assert needed == [5, 9]


def test_at_once_each_frame_is_a_step_and_the_other_picture_stays_as_it_is() -> None:
    fade, after = Crossfade(plain(200), SurfacePool()), plain(100)
    for left, level in ((0.75, 175), (0.5, 150), (0.25, 125)):
        fade.go_on(after, left, at_once=True)
        assert abs(levels(fade).pop() - level) <= 2
    assert after.get_alpha() is None and after.get_at((0, 0)).r == 100


def test_what_a_fade_was_drawn_on_serves_the_next_of_that_size() -> None:
    spares = SurfacePool()
    fade = Crossfade(plain(200), spares)
    fade.go_on(plain(100), 0.5, at_once=True)
    fade.end()
    again = {id(spares.take(SIZE)), id(spares.take(SIZE))}
    assert id(fade.shown) in again and len(again) == 2
    spares.give(fade.shown)
    assert spares.take((4, 4)).get_size() == (4, 4)
    assert spares.take(SIZE) is not fade.shown, "those of another size are let go"

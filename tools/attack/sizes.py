"""Window sizes to try, and drawing a screen in each."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

import pygame

from resarcana_gui.scene.viewport import LEAST
from tools.headless_client import HeadlessClient

Size: TypeAlias = tuple[int, int]

LARGEST: Final = 4000
"""The longest side tried, in pixels."""
USUAL: Final = (
    (1280, 720),
    (1366, 768),
    (1600, 900),
    (1920, 1080),
    (1920, 1200),
    (2560, 1440),
    (3440, 1440),
    (3840, 2160),
)
TEXT_SCALES: Final = (100, 150, 200)
SCREENS: Final[Mapping[str, Callable[[HeadlessClient], object]]] = MappingProxyType(
    {
        "title": lambda stage: stage.shell.routes.title(),
        "new game": lambda stage: stage.shell.routes.new_game(),
        "settings": lambda stage: stage.shell.routes.settings(),
        "table": lambda stage: stage.table(seats=4, seed=11),
    }
)
"""The screens to look at in every size, and how to get there."""


def shrinking(large: int, small: int) -> Iterator[Size]:
    """Yield windows from 4000 pixels down to 1, in width, in height, and in both. Sides above the least window size
    shrink in steps of `large`, shorter ones in steps of `small`."""
    for width in _sides(LEAST[0], large, small):
        yield width, 1080
    for height in _sides(LEAST[1], large, small):
        yield 1920, height
    for width in _sides(LEAST[0], large, small):
        yield width, max(1, width * 9 // 16)


def _sides(least: int, large: int, small: int) -> Iterator[int]:
    yield from range(LARGEST, least, -large)
    yield from range(least, 1, -small)
    yield 1


def some_size(chance: random.Random) -> Size:
    """Return a random window size: a usual one, a very small one, or any."""
    kind = chance.random()
    if kind < 0.4:
        return chance.choice(USUAL)
    if kind < 0.6:
        return chance.randint(1, LEAST[0]), chance.randint(1, LEAST[1])
    return chance.randint(1, LARGEST), chance.randint(1, LARGEST * 9 // 16)


def walk(stage: HeadlessClient, sizes: Iterable[Size]) -> Iterator[tuple[Size, Exception]]:
    """Draw the screen in windows of these sizes, one after the other, and return what went wrong."""
    for size in sizes:
        try:
            stage.tick()
            stage.shell.stage.draw(pygame.Surface(size))
        except Exception as error:  # noqa: BLE001 - whatever it is, it is what is looked for
            yield size, error

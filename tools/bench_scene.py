"""Benchmark of drawing: `python -m tools.bench_scene`.

Eighty cards with alpha move and turn at 1920x1080, in software and without a window. The last line is JSON; all times
are milliseconds. `still` is a picture in which nothing changes; in `move` all cards move, in `some` every tenth turns
too, in `fade` all are translucent, and in `turn` all turn, with rotated pictures to be made (cold) or cached.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import time
from collections.abc import Callable, Sequence

import pygame

from resarcana_gui.scene.clock import FakeClock
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.stage import Stage
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.scene.viewport import CANVAS
from tools.showcase_screen import CARD, SampleCard


class Scene:
    """Cards on a canvas, and a stage to draw them."""

    def __init__(self, count: int, size: tuple[int, int]) -> None:
        chance = random.Random(1)
        look, root = UiStyle(), Node(size=CANVAS)
        self.cards = [SampleCard(look, f"Card {number}", "Look at three cards, keep one") for number in range(count)]
        self.paths = [(chance.uniform(-300, 300), chance.uniform(-200, 200)) for _ in self.cards]
        for card in self.cards:
            card.at = chance.uniform(CARD[0], CANVAS[0] - CARD[0]), chance.uniform(CARD[1], CANVAS[1] - CARD[1])
        root.add(*self.cards)
        self.homes = [card.at for card in self.cards]
        self.stage = Stage(size, FakeClock(), root, look=look)
        self.surface = pygame.Surface(size, 0, 32)

    def move(self, share: float) -> None:
        """Move every card."""
        for card, (x, y), (dx, dy) in zip(self.cards, self.homes, self.paths, strict=True):
            card.at = x + dx * share, y + dy * share

    def turn(self, share: float) -> None:
        """Move every card and turn it half-way, each differently."""
        self.move(share)
        for number, card in enumerate(self.cards):
            card.rotation = (share * 90 + number * 7) % 360

    def some(self, share: float) -> None:
        """Move every card and turn every tenth."""
        self.move(share)
        for card in self.cards[::10]:
            card.rotation = share * 90

    def fade(self, share: float) -> None:
        """Move every card and make it translucent."""
        self.move(share)
        for card in self.cards:
            card.alpha = 0.3 + 0.5 * share

    def still(self, share: float) -> None:
        """Change nothing."""


def times(scene: Scene, change: Callable[[float], object], frames: int) -> list[float]:
    """Return the time of each frame, from its update to its last pixel."""
    measured = []
    for frame in range(frames):
        start = time.perf_counter()
        change(abs(frame / frames * 2 - 1))
        scene.stage.update()
        scene.stage.draw(scene.surface)
        measured.append((time.perf_counter() - start) * 1000)
    return measured


def figures(name: str, measured: Sequence[float]) -> dict[str, float]:
    """Return median, 99th percentile and maximum."""
    ordered = sorted(measured)
    at = {"p50": len(ordered) // 2, "p99": int(len(ordered) * 0.99), "max": len(ordered) - 1}
    return {f"{name}_{part}_ms": round(ordered[index], 2) for part, index in at.items()}


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print. Return the exit status."""
    parser = argparse.ArgumentParser(prog="bench_scene", description="How fast the picture is drawn.")
    parser.add_argument("--cards", type=int, default=80)
    parser.add_argument("--frames", type=int, default=300)
    parser.add_argument("--size", default="1920x1080")
    given = parser.parse_args(arguments)
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    width, _, height = given.size.partition("x")
    scene = Scene(given.cards, (int(width), int(height)))
    results: dict[str, float] = {}
    start = time.perf_counter()
    scene.stage.draw(scene.surface)
    results["first_ms"] = round((time.perf_counter() - start) * 1000, 2)
    for name in ("still", "move", "some", "fade"):
        results |= figures(name, times(scene, getattr(scene, name), given.frames))
    scene.fade(1.4)  # opaque again
    results |= figures("turn_cold", times(scene, scene.turn, given.frames))
    results |= figures("turn_warm", times(scene, scene.turn, given.frames))
    results["cache_mib"] = round(scene.stage.cache.bytes / 2**20, 1)
    for name, value in results.items():
        print(f"{name:<20}{value:>10.2f}")
    print(json.dumps(results))
    return 0


if __name__ == "__main__":
    sys.exit(main())

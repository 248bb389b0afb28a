"""Solid objects that fly along a path: stones that tumble, an arrow."""

from __future__ import annotations

import math
import random
from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import pygame

from resarcana_gui.scene.action import Action, Call, Together, Wait
from resarcana_gui.scene.colour import Colour, mixed
from resarcana_gui.scene.masks import smooth, tinted
from resarcana_gui.scene.motion import NodeTween, Values
from resarcana_gui.scene.node import CENTRE, Node
from resarcana_gui.scene.path import FlightPath
from resarcana_gui.scene.sprite import Sprite
from resarcana_gui.scene.timing import linear
from resarcana_gui.tabletop.acts.visual_effects import remove_node
from resarcana_gui.tabletop.table.table import Table

CORNERS: Final = 9
"""The number of corners of a stone."""
SPREAD: Final = 34.0
"""The greatest distance of a stone from the path, in canvas pixels."""
LATE: Final = 0.45
"""The delay of the last stone, as a share of the flight's duration."""
TUMBLE: Final = 270.0
"""The rotation of a stone during its flight, in degrees."""


@dataclass(frozen=True)
class Stone:
    """A rough stone, for a square box."""

    seed: int
    colour: Colour

    @property
    def key(self) -> Hashable:
        return self

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        chance = random.Random(self.seed)
        far = [chance.uniform(0.62, 1.0) for _ in range(CORNERS)]
        dark, bright = mixed(self.colour, (0, 0, 0), 0.62), mixed(self.colour, (255, 244, 220), 0.35)
        whole = tinted(smooth(size, lambda fine, _: _polygon(fine, far)), self.colour, dark)
        smaller = [0.72 * part for part in far]
        lit = tinted(smooth(size, lambda fine, _: _polygon(fine, smaller, -0.12)), bright, self.colour)
        whole.blit(lit, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
        return whole


@dataclass(frozen=True)
class Arrow:
    """An arrow that points to the right."""

    colour: Colour

    @property
    def key(self) -> Hashable:
        return self

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        return tinted(smooth(size, lambda fine, _: _arrow(fine)), self.colour)


class Missile(ABC):
    """An object, or several, that flies along a path."""

    @abstractmethod
    def nodes(self) -> Sequence[Sprite]:
        """Return its nodes."""

    @abstractmethod
    def flies(self, node: Sprite, number: int, of: int, path: FlightPath, ms: int) -> Action:
        """Return the flight of one of its nodes: number `number` of `of`, in `ms` milliseconds."""


@dataclass(frozen=True)
class StoneHail(Missile):
    """A hail of stones."""

    colour: Colour
    count: int = 13

    def nodes(self) -> Sequence[Sprite]:
        chance = random.Random(self.count)
        sides = [chance.uniform(24.0, 62.0) for _ in range(self.count)]
        return [
            Sprite(Stone(at % 5, self.colour), (side, side), anchor=CENTRE, name="stone")
            for at, side in enumerate(sides)
        ]

    def flies(self, node: Sprite, number: int, of: int, path: FlightPath, ms: int) -> Action:
        late = round(ms * LATE * number / max(of, 1))
        aside = SPREAD * math.sin(2.4 * number)
        return Wait(late) + FlyAlong(node, path, aside, TUMBLE, ms - late)


@dataclass(frozen=True)
class Shot(Missile):
    """A single arrow."""

    colour: Colour

    def nodes(self) -> Sequence[Sprite]:
        return [Sprite(Arrow(self.colour), (150.0, 30.0), anchor=CENTRE, name="arrow")]

    def flies(self, node: Sprite, number: int, of: int, path: FlightPath, ms: int) -> Action:
        return FlyAlong(node, path, 0.0, 0.0, ms)


class FlyAlong(NodeTween):
    """A node follows a path, `aside` by some pixels in the middle of it, and tumbles."""

    def __init__(self, node: Node, path: FlightPath, aside: float, tumble: float, ms: int) -> None:
        super().__init__(node, ms, linear)
        self._path, self._aside, self._tumble = path, aside, tumble

    def now(self) -> Values:
        return (0.0,)

    def end(self, start: Values) -> Values:
        return (1.0,)

    def show(self, values: Values) -> None:
        (x, y), angle = self._path.at(values[0] * self._path.length)
        off = self._aside * math.sin(math.pi * min(1.0, values[0] + 0.2))
        turn = math.radians(angle)
        self.node.at = (x - off * math.sin(turn), y + off * math.cos(turn))
        self.node.rotation = angle + self._tumble * values[0]
        self.node.visible = values[0] > 0


def fly_missile(table: Table, missile: Missile, path: FlightPath, ms: int) -> Action:
    """Fly a missile along a path, and remove it at the end."""
    nodes = missile.nodes()
    for node in nodes:
        node.ghost, node.visible = True, False
        table.effect_layer.add(node)
    return Together(
        *(
            missile.flies(node, at, len(nodes), path, ms) + Call(partial(remove_node, node))
            for at, node in enumerate(nodes)
        )
    )


def _polygon(fine: pygame.Surface, far: Sequence[float], up: float = 0.0) -> None:
    middle = fine.get_width() / 2
    points = [
        (middle * (1 + part * math.cos(2 * math.pi * at / len(far))),
         middle * (1 + up + part * math.sin(2 * math.pi * at / len(far))))
        for at, part in enumerate(far)
    ]  # fmt: skip
    pygame.draw.polygon(fine, (255, 255, 255, 255), points)


def _arrow(fine: pygame.Surface) -> None:
    wide, high = fine.get_size()
    white, middle = (255, 255, 255, 255), high / 2
    pygame.draw.line(fine, white, (wide * 0.06, middle), (wide * 0.9, middle), max(1, round(high * 0.13)))
    head = [(1.0, 0.5), (0.84, 0.2), (0.88, 0.5), (0.84, 0.8)]
    pygame.draw.polygon(fine, white, [(wide * x, high * y) for x, y in head])
    for step in range(3):
        left = wide * (0.02 + 0.05 * step)
        for side in (0.12, 0.88):
            pygame.draw.line(fine, white, (left, high * side), (left + wide * 0.06, middle), max(1, round(high * 0.09)))

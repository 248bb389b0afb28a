"""An animated picture behind the title: flames flicker, dust drifts in the light, a circle of light turns."""

from __future__ import annotations

import logging
import math
import random
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

import pygame

from resarcana_gui.documents import read_document
from resarcana_gui.paths import assets
from resarcana_gui.scene.images import decoded
from resarcana_gui.scene.node import CENTRE
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.particles import Particles
from resarcana_gui.scene.sprite import Fit, Picture, Sprite
from resarcana_gui.scene.surfaces import clear, faded, premultiplied, resized
from resarcana_gui.scene.timing import milliseconds
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.scene.viewport import CANVAS
from resarcana_gui.screens.game_ui import Backdrop
from resarcana_gui.shipped import asset_path
from resarcana_gui.tabletop.cards.pictures import particle_pictures

_log = logging.getLogger(__name__)

WIDTH, HEIGHT = CANVAS
DEGREES: Final = 0.5
"""The rotation of the circle per second: a quarter of a degree for each of its pictures, each of which takes 10 ms."""
FINE: Final = 720
"""The greatest side, in pixels, at which the circle is rotated; in larger windows it is enlarged afterwards, as
rotating takes as long as everything else on the title together."""
CIRCLE: Final = 0.34
"""The greatest opacity of the circle."""
BREATH: Final = 0.1
"""Half of the range in which its opacity varies, relative to the greatest."""
GLOW: Final = 7.0
"""The size of a candle's light, relative to its flame."""
LIGHT: Final = (255, 168, 74)
FLICKER: Final = (0.2, 0.34)
"""The least and greatest brightness of a candle's light."""
RESTLESS: Final = 3
"""The number of flames that flicker at a time."""


class LivingBackdrop(Backdrop):
    """A picture that moves as time passes; still in reduced motion."""

    def __init__(self, look: UiStyle, scene: Picture, folder: str) -> None:
        """`scenes/title.yaml` in the game's folder among the assets describes what moves."""
        super().__init__(size=CANVAS, name="backdrop")
        self.add(Sprite(scene, CANVAS, fit=Fit.COVER))
        parts = _parts(folder)
        self._look = look
        self._chance = random.Random(4)
        self._flames = [Flame(flame) for flame in parts.get("flames", ())]
        self._circle = Circle(parts["circle"], folder) if "circle" in parts else None
        self._dust = Box(0, 0, 0, 0)
        if "dust" in parts:
            dust = parts["dust"]
            self._dust = Box(0, 0, dust["width"] * WIDTH, dust["height"] * HEIGHT)
            self._dust.center = (dust["x"] * WIDTH, dust["y"] * HEIGHT)
        self.particles = Particles(look.pace, budget=40, seed=5, pictures=particle_pictures(folder))
        self._since = {"drift": 0, "wheel": 0, "flicker": 0, "mote": 0}
        if self._circle is not None:
            self.add(self._circle)
        self.add(*self._flames, self.particles)

    def update(self, ms: int) -> None:
        passed = 0 if self._look.pace.reduced else self._due("drift", ms)
        if not passed:  # slow movements need few frames: an idle window should not keep the machine busy
            return
        self.particles.update(passed)
        if self._circle is not None and (turned := self._due("wheel", passed)):
            self._circle.turn(turned)
        if self._due("flicker", passed):
            for flame in self._chance.sample(self._flames, min(RESTLESS, len(self._flames))):
                flame.alpha = self._chance.uniform(*FLICKER)
        if self._due("mote", passed) and self._dust.w:
            at = (
                self._chance.uniform(self._dust.left, self._dust.right),
                self._chance.uniform(self._dust.top, self._dust.bottom),
            )
            self.particles.emit("glint", at, self._look.colour("gold"), 1)

    def _due(self, name: str, ms: int) -> int:
        """Return the milliseconds since the last update if the next one is due; otherwise 0."""
        self._since[name] += ms
        if self._since[name] < milliseconds(name):
            return 0
        passed, self._since[name] = self._since[name], 0
        return passed


class Flame(Sprite):
    """The light around a candle's flame."""

    def __init__(self, place: Mapping[str, float]) -> None:
        side = place["size"] * HEIGHT * GLOW
        super().__init__(Picture(_light(), "candle light"), (side, side), anchor=CENTRE, alpha=FLICKER[0])
        self.at = (place["x"] * WIDTH, place["y"] * HEIGHT)


class Circle(Backdrop):
    """A slowly turning circle of light. It is rotated for each of its few frames, and not cached, as it never
    repeats."""

    def __init__(self, place: Mapping[str, Any], folder: str) -> None:
        side = place["size"] * HEIGHT
        super().__init__(size=(side, side), name="circle")
        self.anchor, self.at = CENTRE, (place["x"] * WIDTH, place["y"] * HEIGHT)
        self._picture = decoded(asset_path(folder, "scenes", str(place["picture"])))
        self._side = 0
        """Its width in pixels of the window."""
        self._upright: pygame.Surface | None = None
        self._turned: pygame.Surface | None = None
        """Its current picture."""
        self._angle = 0.0
        self._time = 0

    def turn(self, ms: int) -> None:
        """Turn for this many milliseconds."""
        self._angle = (self._angle + DEGREES * ms / 1000) % 360
        self._time += ms
        self._turned = None
        self.changed(inner=True)

    def draw(self, painter: Painter) -> None:
        if self._picture is None:
            return
        side = max(1, round(self.width * painter.matrix.scales[0]))
        if self._upright is None or self._side != side:
            upright = resized(premultiplied(self._picture), (min(side, FINE),) * 2)
            self._side, self._upright, self._turned = side, faded(upright, CIRCLE), None
        if self._turned is None:
            self._turned = self._rotated(self._upright)
        x, y = painter.matrix.apply(self.box.center)
        width, height = self._turned.get_size()
        painter.blit(self._turned, (round(x - width / 2), round(y - height / 2)))

    def _rotated(self, upright: pygame.Surface) -> pygame.Surface:
        level = round(255 * (1.0 - BREATH + BREATH * math.sin(self._time / 2000)))
        turned = pygame.transform.rotozoom(upright, -self._angle, 1.0)
        turned.fill((level,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
        enlarged = round(turned.get_width() * self._side / upright.get_width())
        return resized(turned, (enlarged, enlarged))


@cache
def _light() -> pygame.Surface:
    """Return a round light that fades outwards."""
    side = 64
    light = clear((side, side))
    for radius in range(side // 2, 0, -1):
        share = (1 - radius / (side / 2)) ** 2
        colour = tuple(round(part * share) for part in LIGHT)
        pygame.draw.circle(light, (*colour, round(255 * share)), (side // 2, side // 2), radius)
    return light


def _parts(folder: str) -> Mapping[str, Any]:
    """Return the moving parts of the picture; empty if the file that describes them is missing or damaged."""
    try:
        parts = read_document(assets(folder, "scenes", "title.yaml"))
    except (OSError, ValueError) as error:
        _log.warning("nothing moves behind the title: %s", error)
        parts = {}
    return parts if isinstance(parts, dict) else {}

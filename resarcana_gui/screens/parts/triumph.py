"""A small triumph: a lesson is finished, a puzzle solved, a game won. Golden stars rise one after the other in their
light, above every screen, and are gone after a moment. They block nothing: whoever goes on does not wait."""

from __future__ import annotations

import math
from functools import partial
from typing import Final

from resarcana_gui.scene.action import Action, Call, Later, Together, Wait, in_turn
from resarcana_gui.scene.flares import Burst, Flare, RingOfLight
from resarcana_gui.scene.motion import Fade, Move, Scale
from resarcana_gui.scene.node import CENTRE, Node
from resarcana_gui.scene.queue import INTERFACE
from resarcana_gui.scene.shapes import Panel
from resarcana_gui.scene.sprite import Sprite
from resarcana_gui.scene.timing import Use, milliseconds
from resarcana_gui.scene.transform import Point
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.scene.viewport import CANVAS
from resarcana_gui.screens.parts.stars import LIT, Star

SIDE: Final = 150.0
"""The side of a star, in canvas pixels."""
APART: Final = 178.0
"""Between the middles of two stars."""
MIDDLE: Final[Point] = (CANVAS[0] / 2, 290.0)
"""The middle of the stars on the canvas."""
RISE: Final = 70.0
"""How far below its place a star begins."""
SMALL: Final = 0.3
"""The scale at which a star begins."""
RAYS: Final = 1.9
"""The width of the light behind a star, relative to the star."""
STRENGTH: Final = 0.4
"""The opacity of that light."""
PLATE: Final = (70.0, 210.0)
"""How much wider than the stars the dark plate behind them is, and how high."""
NIGHT: Final = (20, 13, 9)
"""The colour of the plate, and of the rim of a star."""
RIM: Final = 1.14
"""The size of a star with its rim, relative to the star."""
SPARKS: Final = 9
"""The small stars that fly out from each."""
SPARK: Final = 34.0
"""The side of a small star."""
FAR: Final = 170.0
"""How far they fly."""
GOLD: Final = (255, 214, 120)
"""The colour of the light."""
LEVEL: Final = 95.0
"""Above all screens, below dialogs and tips."""


def celebrate(look: UiStyle, root: Node, stars: int = 1, middle: Point = MIDDLE) -> None:
    """Let so many stars rise above everything on a root. In reduced motion they stand in their places at once."""
    whole = Node(name="triumph", z=LEVEL)
    whole.ghost = True
    root.add(whole)
    size = (APART * stars + PLATE[0], PLATE[1])
    whole.add(Sprite(Panel(NIGHT, NIGHT, PLATE[1] / 2, alpha=0.82), size, at=middle, anchor=CENTRE, name="plate"))
    left = middle[0] - APART * (stars - 1) / 2
    rising = [
        Wait(at * milliseconds("star")) + _star(look, whole, (left + APART * at, middle[1])) for at in range(stars)
    ]
    away = in_turn(Fade(whole, 0.0, milliseconds("fade")), Call(partial(_removed, whole)))
    look.queue.add(in_turn(Together(*rising), Wait(milliseconds("cheer")), away), INTERFACE)


def _star(look: UiStyle, whole: Node, at: Point) -> Action:
    """Let one star rise in its light, while small ones fly out."""
    ms, ease = milliseconds("star"), look.pace.easing(Use.ENTER)

    def begin() -> Action:
        star = Sprite(Star(NIGHT), (RIM * SIDE, RIM * SIDE), at=(at[0], at[1] + RISE), anchor=CENTRE, name="star")
        star.add(Sprite(Star(LIT), (SIDE, SIDE), at=(RIM * SIDE / 2, RIM * SIDE / 2), anchor=CENTRE))
        star.scale, star.alpha = SMALL, 0.0
        rays = Flare(Burst(GOLD), RAYS * SIDE, at, scale=0.5, name="rays")
        ring = Flare(RingOfLight(GOLD, 0.02), RAYS * SIDE, at, scale=0.4, name="ring")
        ring.alpha = 1.0
        whole.add(rays, ring, star)
        rises = Move(star, at, ms, ease) | Scale(star, 1.0, ms, ease) | Fade(star, 1.0, ms // 2)
        shines = Scale(rays, 1.0, 2 * ms, ease) | Fade(rays, STRENGTH, ms)
        spreads = Scale(ring, 1.0, 2 * ms, ease) | Fade(ring, 0.0, 2 * ms)
        return rises | shines | spreads | _sparks(look, whole, at)

    return Later(begin)


def _sparks(look: UiStyle, whole: Node, at: Point) -> Action:
    """Let small stars fly out in all directions; none in reduced motion."""
    if look.pace.reduced:
        return Together()
    ms, ease, parts = 2 * milliseconds("star"), look.pace.easing(Use.ENTER), []
    for number in range(SPARKS):
        turn = 2 * math.pi * (number + 0.5) / SPARKS
        spark = Sprite(Star(LIT), (SPARK, SPARK), at=at, anchor=CENTRE, name="spark")
        whole.add(spark)
        end = (at[0] + FAR * math.cos(turn), at[1] + FAR * math.sin(turn))
        parts.append(Move(spark, end, ms, ease) | Scale(spark, SMALL, ms, ease) | Fade(spark, 0.0, ms))
    return Together(*parts)


def _removed(node: Node) -> None:
    if node.parent is not None:
        node.parent.remove(node)

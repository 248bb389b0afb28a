"""A small triumph: a lesson is finished, a puzzle solved, a game won. Golden stars rise one after the other in their
light, above every screen, and are gone after a moment; for a whole match a trophy rises between them, in a wider light.
They block nothing: whoever goes on does not wait."""

from __future__ import annotations

import math
from collections.abc import Sequence
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
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.ui_icon import UiIcon
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
"""How far below its place a star or the trophy begins."""
SMALL: Final = 0.3
"""The scale at which it begins."""
RAYS: Final = 1.9
"""The width of the light behind a star or trophy, relative to it."""
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
"""How far they fly from a star; from the trophy further, as it is larger."""
GOLD: Final = (255, 214, 120)
"""The colour of the light."""
TROPHY: Final = 230.0
"""The side of the trophy of a match."""
TROPHY_APART: Final = 205.0
"""From its middle to that of the star on either side."""
TROPHY_AT: Final[Point] = (CANVAS[0] / 2, 430.0)
"""Its middle on the canvas."""
LEVEL: Final = 95.0
"""Above all screens, below dialogs and tips."""


def celebrate(look: UiStyle, root: Node, stars: int = 1, middle: Point = MIDDLE) -> None:
    """Let so many stars rise above everything on a root. In reduced motion they stand in their places at once."""
    left = middle[0] - APART * (stars - 1) / 2
    places = [(left + APART * at, middle[1]) for at in range(stars)]
    _show(look, root, Box(0, 0, APART * stars + PLATE[0], PLATE[1]), middle, [(_star(), at) for at in places])


def celebrate_match(look: UiStyle, root: Node) -> None:
    """Let a star rise on either side, and the trophy of a won match between them."""
    x, y = TROPHY_AT
    trophy = Sprite(UiIcon("trophy", LIT), (TROPHY, TROPHY), anchor=CENTRE, name="trophy")
    prizes = [(_star(), (x - TROPHY_APART, y)), (_star(), (x + TROPHY_APART, y)), (trophy, TROPHY_AT)]
    _show(look, root, Box(0, 0, 2 * (TROPHY_APART + SIDE), TROPHY + PLATE[0]), TROPHY_AT, prizes)


def _show(look: UiStyle, root: Node, plate: Box, middle: Point, prizes: Sequence[tuple[Sprite, Point]]) -> None:
    """Let prizes rise to their places one after the other, over a dark plate, and take them away after a moment."""
    whole = Node(name="triumph", z=LEVEL)
    whole.ghost = True
    root.add(whole)
    panel = Panel(NIGHT, NIGHT, PLATE[1] / 2, alpha=0.82)
    whole.add(Sprite(panel, plate.size, at=middle, anchor=CENTRE, name="plate"))
    rising = [
        Wait(at * milliseconds("star")) + _rising(look, whole, prize, place) for at, (prize, place) in enumerate(prizes)
    ]
    away = in_turn(Fade(whole, 0.0, milliseconds("fade")), Call(partial(_removed, whole)))
    look.queue.add(in_turn(Together(*rising), Wait(milliseconds("cheer")), away), INTERFACE)


def _star() -> Sprite:
    star = Sprite(Star(NIGHT), (RIM * SIDE, RIM * SIDE), anchor=CENTRE, name="star")
    star.add(Sprite(Star(LIT), (SIDE, SIDE), at=(RIM * SIDE / 2, RIM * SIDE / 2), anchor=CENTRE))
    return star


def _rising(look: UiStyle, whole: Node, prize: Sprite, at: Point) -> Action:
    """Let a prize rise to its place in a light of its size, while small stars fly out."""
    ms, ease, side = milliseconds("star"), look.pace.easing(Use.ENTER), prize.width

    def begin() -> Action:
        prize.at, prize.scale, prize.alpha = (at[0], at[1] + RISE), SMALL, 0.0
        rays = Flare(Burst(GOLD), RAYS * side, at, scale=0.5, name="rays")
        ring = Flare(RingOfLight(GOLD, 0.02), RAYS * side, at, scale=0.4, name="ring")
        ring.alpha = 1.0
        whole.add(rays, ring, prize)
        rises = Move(prize, at, ms, ease) | Scale(prize, 1.0, ms, ease) | Fade(prize, 1.0, ms // 2)
        shines = Scale(rays, 1.0, 2 * ms, ease) | Fade(rays, STRENGTH, ms)
        spreads = Scale(ring, 1.0, 2 * ms, ease) | Fade(ring, 0.0, 2 * ms)
        return rises | shines | spreads | _sparks(look, whole, at, FAR * side / SIDE)

    return Later(begin)


def _sparks(look: UiStyle, whole: Node, at: Point, far: float) -> Action:
    """Let small stars fly out in all directions, so far; none in reduced motion."""
    if look.pace.reduced:
        return Together()
    ms, ease, parts = 2 * milliseconds("star"), look.pace.easing(Use.ENTER), []
    for number in range(SPARKS):
        turn = 2 * math.pi * (number + 0.5) / SPARKS
        spark = Sprite(Star(LIT), (SPARK, SPARK), at=at, anchor=CENTRE, name="spark")
        whole.add(spark)
        end = (at[0] + far * math.cos(turn), at[1] + far * math.sin(turn))
        parts.append(Move(spark, end, ms, ease) | Scale(spark, SMALL, ms, ease) | Fade(spark, 0.0, ms))
    return Together(*parts)


def _removed(node: Node) -> None:
    if node.parent is not None:
        node.parent.remove(node)

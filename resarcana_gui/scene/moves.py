"""Builds actions from names of the timing table: what the views call, so that no time stands anywhere else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from resarcana_gui.scene.action import Action, Later, Together, Wait, in_turn
from resarcana_gui.scene.motion import Along, Count, Fade, Move, Scale, Turn
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.timing import STAGGER, Pace, Use, milliseconds, stagger
from resarcana_gui.scene.transform import Point

ARC = 0.25
"""How far, for its length, a flight bows out to the side."""


class Moves:
    """Makes the actions of one scene, eased for their use at the player's pace. Names not in the table raise
    KeyError."""

    def __init__(self, pace: Pace) -> None:
        self.pace = pace

    def move(self, node: Node, to: Point, name: str = "card", use: Use = Use.TABLE) -> Action:
        """A node goes to a place in its parent."""
        return Move(node, to, milliseconds(name), self.pace.easing(use))

    def turn(self, node: Node, to: float, name: str = "turn", use: Use = Use.TABLE) -> Action:
        """A node turns to an angle."""
        return Turn(node, to, milliseconds(name), self.pace.easing(use))

    def scale(self, node: Node, to: float, name: str = "hover", use: Use = Use.TABLE) -> Action:
        """A node grows or shrinks."""
        return Scale(node, to, milliseconds(name), self.pace.easing(use))

    def fade(self, node: Node, to: float, name: str = "fade") -> Action:
        """A node becomes more or less clear."""
        return Fade(node, to, milliseconds(name), self.pace.easing(Use.FADE))

    def along(self, node: Node, points: Sequence[Point], name: str = "token", use: Use = Use.TABLE) -> Action:
        """A node goes on a curve."""
        return Along(node, points, milliseconds(name), self.pace.easing(use))

    def fly(self, node: Node, to: Point, name: str = "token") -> Action:
        """A node goes to a place in a flat arc, from wherever it is when its time comes."""
        return Later(lambda: self.along(node, [_bow(node.at, to), to], name))

    def count(self, show: Callable[[int], object], start: int, to: int, node: Node | None = None) -> Action:
        """A number rolls; `node` is what it stands on, for clicks that want it finished."""
        return Count(show, start, to, milliseconds("count"), self.pace.easing(Use.TABLE), node)

    def wait(self, name: str = "breath") -> Action:
        """A pause."""
        return Wait(milliseconds(name))

    def flip(self, node: Node, show_other_side: Callable[[], object]) -> Action:
        """A card turns over: it narrows to nothing, shows its other side, and widens again."""
        half, scale = milliseconds("flip") // 2, node.scale
        ease = self.pace.easing(Use.TABLE)
        return in_turn(
            Scale(node, scale, half, ease, across=0.0),
            Later(lambda: _called(show_other_side)),
            Scale(node, scale, half, ease, across=scale),
        )

    def enter(self, node: Node, offset: Point, name: str = "dialog_in") -> Action:
        """A node appears where it is, from a little way off."""
        x, y = node.at
        node.at, node.alpha = (x + offset[0], y + offset[1]), 0.0
        return self.move(node, (x, y), name, Use.ENTER) | self.fade(node, 1.0, name)

    def staggered(self, actions: Iterable[Action], name: str = "") -> Action:
        """A group that starts one after the other, at most eight of them; as far apart as the table says under a name,
        or like tokens, 30 ms."""
        step = milliseconds(name) if name else STAGGER
        return Together(*(Wait(stagger(index, step)) + action for index, action in enumerate(actions)))


def _called(function: Callable[[], object]) -> Action:
    function()
    return Wait(0)


def _bow(start: Point, end: Point) -> Point:
    """The point that draws an arc out to the side."""
    (x, y), (u, v) = start, end
    return (x + u) / 2 + (v - y) * ARC, (y + v) / 2 - (u - x) * ARC

"""Builds actions from names in the timing table. The views use it, so that no duration is defined anywhere else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from resarcana_gui.scene.action import Action, Later, Together, Wait, in_turn
from resarcana_gui.scene.motion import Count, Fade, Move, MoveAlong, Scale, Turn
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.timing import STAGGER, Pace, Use, milliseconds, stagger
from resarcana_gui.scene.transform import Point

ARC = 0.25
"""How far a flight curves to the side, relative to its length."""


class Animator:
    """Makes the actions of one scene, eased for their use, at the player's pace. Names not in the table raise
    KeyError."""

    def __init__(self, pace: Pace) -> None:
        self.pace = pace

    def move(self, node: Node, to: Point, name: str = "card", use: Use = Use.TABLE) -> Action:
        """Move a node to a place in its parent."""
        return Move(node, to, milliseconds(name), self.pace.easing(use))

    def turn(self, node: Node, to: float, name: str = "turn", use: Use = Use.TABLE) -> Action:
        """Rotate a node to an angle."""
        return Turn(node, to, milliseconds(name), self.pace.easing(use))

    def scale(self, node: Node, to: float, name: str = "hover", use: Use = Use.TABLE) -> Action:
        """Scale a node."""
        return Scale(node, to, milliseconds(name), self.pace.easing(use))

    def fade(self, node: Node, to: float, name: str = "fade") -> Action:
        """Change a node's opacity."""
        return Fade(node, to, milliseconds(name), self.pace.easing(Use.FADE))

    def along(self, node: Node, points: Sequence[Point], name: str = "token", use: Use = Use.TABLE) -> Action:
        """Move a node along a curve."""
        return MoveAlong(node, points, milliseconds(name), self.pace.easing(use))

    def fly(self, node: Node, to: Point, name: str = "token") -> Action:
        """Move a node in a flat arc, from wherever it is when the action begins."""
        return Later(lambda: self.along(node, [_bow(node.at, to), to], name))

    def count(self, show: Callable[[int], object], start: int, to: int, node: Node | None = None) -> Action:
        """Roll a number. `node` is the node that shows it, so that a click on it finishes the action."""
        return Count(show, start, to, milliseconds("count"), self.pace.easing(Use.TABLE), node)

    def wait(self, name: str = "breath") -> Action:
        """Return a pause."""
        return Wait(milliseconds(name))

    def flip(self, node: Node, show_other_side: Callable[[], object]) -> Action:
        """Flip a card: it narrows to nothing, shows its other side, and widens again."""
        half, scale = milliseconds("flip") // 2, node.scale
        ease = self.pace.easing(Use.TABLE)
        return in_turn(
            Scale(node, scale, half, ease, across=0.0),
            Later(lambda: _called(show_other_side)),
            Scale(node, scale, half, ease, across=scale),
        )

    def enter(self, node: Node, offset: Point, name: str = "dialog_in") -> Action:
        """Let a node appear in its place, from an offset."""
        x, y = node.at
        node.at, node.alpha = (x + offset[0], y + offset[1]), 0.0
        return self.move(node, (x, y), name, Use.ENTER) | self.fade(node, 1.0, name)

    def staggered(self, actions: Iterable[Action], name: str = "") -> Action:
        """Start a group one after the other, at most eight of them. The interval is that of `name` in the table, or
        30 ms as for tokens."""
        step = milliseconds(name) if name else STAGGER
        return Together(*(Wait(stagger(index, step)) + action for index, action in enumerate(actions)))


def _called(function: Callable[[], object]) -> Action:
    function()
    return Wait(0)


def _bow(start: Point, end: Point) -> Point:
    """Return the control point of an arc."""
    (x, y), (u, v) = start, end
    return (x + u) / 2 + (v - y) * ARC, (y + v) / 2 - (u - x) * ARC

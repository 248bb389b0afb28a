"""Actions that gradually change a node's position, angle, size or opacity, and a rolling number."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import TypeAlias

from resarcana_gui.scene.action import Action
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.timing import Easing, linear
from resarcana_gui.scene.transform import Point

Values: TypeAlias = tuple[float, ...]


class Tween(Action):
    """Goes from the value at its start to its end value, which is reached exactly, whatever the easing."""

    def __init__(self, ms: int, easing: Easing = linear) -> None:
        self._ms = max(ms, 0)
        self._easing = easing
        self._elapsed = 0
        self._start: Values | None = None
        self._ended = False

    @property
    def done(self) -> bool:
        return self._ended

    def until_next(self) -> int:
        return self._ms - self._elapsed if self._start is not None else 0

    def step(self, ms: int) -> None:
        if self._start is None:
            self._start = self.now()
            self._ended = self._ms == 0
        self._elapsed += ms
        if self._elapsed >= self._ms:
            self._ended = True
            self.show(self.end(self._start))
        else:
            self.show(self.between(self._start, self._easing(self._elapsed / self._ms)))

    def now(self) -> Values:
        """Return the current value. Called when the tween begins."""
        raise NotImplementedError

    def end(self, start: Values) -> Values:
        """Return the end value."""
        raise NotImplementedError

    def show(self, values: Values) -> None:
        """Apply a value."""
        raise NotImplementedError

    def between(self, start: Values, share: float) -> Values:
        """Return a value on the way: on a straight line unless a subclass says otherwise."""
        end = self.end(start)
        if share >= 1.0:
            return end
        return tuple([a + (b - a) * share for a, b in zip(start, end, strict=True)])


class NodeTween(Tween):
    """A tween of one node."""

    def __init__(self, node: Node, ms: int, easing: Easing) -> None:
        super().__init__(ms, easing)
        self.node = node

    def targets(self) -> Iterator[Node]:
        yield self.node


class Move(NodeTween):
    """Moves a node to a place in its parent, or `by` an offset."""

    def __init__(
        self, node: Node, to: Point | None = None, ms: int = 0, easing: Easing = linear, *, by: Point = (0.0, 0.0)
    ) -> None:
        super().__init__(node, ms, easing)
        self._to = to
        self._by = by

    def now(self) -> Values:
        return self.node.at

    def end(self, start: Values) -> Values:
        if self._to is not None:
            return self._to
        return start[0] + self._by[0], start[1] + self._by[1]

    def show(self, values: Values) -> None:
        self.node.at = (values[0], values[1])


class Turn(NodeTween):
    """Rotates a node to an angle in degrees, in the direction in which the number goes."""

    def __init__(self, node: Node, to: float, ms: int = 0, easing: Easing = linear) -> None:
        super().__init__(node, ms, easing)
        self._to = to

    def now(self) -> Values:
        return (self.node.rotation,)

    def end(self, start: Values) -> Values:
        return (self._to,)

    def show(self, values: Values) -> None:
        self.node.rotation = values[0]


class Scale(NodeTween):
    """Scales a node; `across` is the scale of its width, if different."""

    def __init__(
        self, node: Node, to: float, ms: int = 0, easing: Easing = linear, *, across: float | None = None
    ) -> None:
        super().__init__(node, ms, easing)
        self._to = (to if across is None else across, to)

    def now(self) -> Values:
        return self.node.scale_x, self.node.scale_y

    def end(self, start: Values) -> Values:
        return self._to

    def show(self, values: Values) -> None:
        self.node.scale_x, self.node.scale_y = values


class Fade(NodeTween):
    """Changes a node's opacity."""

    def __init__(self, node: Node, to: float, ms: int = 0, easing: Easing = linear) -> None:
        super().__init__(node, ms, easing)
        self._to = to

    def now(self) -> Values:
        return (self.node.alpha,)

    def end(self, start: Values) -> Values:
        return (self._to,)

    def show(self, values: Values) -> None:
        self.node.alpha = values[0]


class MoveAlong(NodeTween):
    """Moves a node along a Bezier curve from its current position, with the points as control points, to the last of
    them. Raises ValueError without points."""

    def __init__(self, node: Node, points: Sequence[Point], ms: int = 0, easing: Easing = linear) -> None:
        super().__init__(node, ms, easing)
        if not points:
            raise ValueError("A curve needs a point to end at.")
        self._points = list(points)

    def now(self) -> Values:
        return self.node.at

    def end(self, start: Values) -> Values:
        return self._points[-1]

    def show(self, values: Values) -> None:
        self.node.at = (values[0], values[1])

    def between(self, start: Values, share: float) -> Values:
        if share >= 1.0:
            return self.end(start)
        points = [(start[0], start[1]), *self._points]
        while len(points) > 1:
            points = [(x + (u - x) * share, y + (v - y) * share) for (x, y), (u, v) in pairwise(points)]
        return points[0]


class Count(Tween):
    """Rolls a number from one value to another. `show_number` is called with every whole number shown."""

    def __init__(
        self,
        show_number: Callable[[int], object],
        start: int,
        to: int,
        ms: int = 0,
        easing: Easing = linear,
        node: Node | None = None,
    ) -> None:
        super().__init__(ms, easing)
        self._show_number = show_number
        self._from, self._to = start, to
        self._node = node

    def now(self) -> Values:
        return (self._from,)

    def end(self, start: Values) -> Values:
        return (self._to,)

    def show(self, values: Values) -> None:
        self._show_number(round(values[0]))

    def targets(self) -> Iterator[Node]:
        if self._node is not None:
            yield self._node


class Glide(Tween):
    """Animates any other value of a node."""

    def __init__(
        self, get: Callable[[], float], show: Callable[[float], object], to: float, ms: int = 0, easing: Easing = linear
    ) -> None:
        super().__init__(ms, easing)
        self._get, self._show, self._to = get, show, to

    def now(self) -> Values:
        return (self._get(),)

    def end(self, start: Values) -> Values:
        return (self._to,)

    def show(self, values: Values) -> None:
        self._show(values[0])

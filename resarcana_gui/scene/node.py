"""Nodes. The picture is a tree of them: a node is placed in its parent, rotated, scaled and more or less
transparent."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar, overload

from resarcana_gui.scene.transform import Box, Point, Transform, placed

if TYPE_CHECKING:
    from resarcana_gui.scene.painter import Painter, PaintRecord

T = TypeVar("T")

CENTRE: Final = (0.5, 0.5)
TOP_LEFT: Final = (0.0, 0.0)

_serials = count(1)


class Watched(Generic[T]):
    """An attribute that notifies its node when it changes. By default it concerns the node's place; with `inner`,
    its own look."""

    def __init__(self, *, inner: bool = False) -> None:
        self._inner = inner

    def __set_name__(self, owner: type[Node], name: str) -> None:
        self._name = name  # a data descriptor precedes the instance's dictionary, so the name can be the same

    if TYPE_CHECKING:  # without __get__ Python reads the instance's dictionary, much faster than our code

        @overload
        def __get__(self, node: None, owner: type[Node]) -> Watched[T]: ...
        @overload
        def __get__(self, node: Node, owner: type[Node]) -> T: ...
        def __get__(self, node: Node | None, owner: type[Node]) -> T | Watched[T]: ...

    def __set__(self, node: Node, value: T) -> None:
        values = node.__dict__
        if self._name not in values or values[self._name] != value:
            values[self._name] = value
            node.changed(inner=self._inner)


class Node:
    """Something on the canvas, with its children.

    The point `anchor` of its box (in shares of its size) lies at x, y in the parent. The node rotates and scales
    about it.
    """

    x: Watched[float] = Watched()
    y: Watched[float] = Watched()
    rotation: Watched[float] = Watched()
    """Degrees, clockwise."""
    scale_x: Watched[float] = Watched()
    scale_y: Watched[float] = Watched()
    alpha: Watched[float] = Watched()
    """The opacity, from 0 to 1. It is multiplied into that of all descendants."""
    anchor: Watched[Point] = Watched()
    visible: Watched[bool] = Watched()
    width: Watched[float] = Watched(inner=True)
    height: Watched[float] = Watched(inner=True)
    clips: Watched[bool] = Watched(inner=True)
    """Whether its children are clipped to its box, for drawing and for the pointer."""

    touchable = False
    """Whether the pointer finds it. Its children are found either way."""

    modal: ClassVar[bool] = False
    """Whether nothing behind it can be reached while it is there. The same for all nodes of a class."""

    ghost: Watched[bool] = Watched(inner=True)
    """Whether it is only visible: nothing on it can be reached, and it blocks nothing."""

    def __init__(
        self,
        *,
        at: Point = TOP_LEFT,
        size: Point = (0.0, 0.0),
        anchor: Point = TOP_LEFT,
        rotation: float = 0.0,
        scale: float = 1.0,
        alpha: float = 1.0,
        z: float = 0.0,
        name: str = "",
    ) -> None:
        self.serial: Final = next(_serials)
        self.name = name
        self.parent: Node | None = None
        self.modals: int = int(self.modal)
        """The number of modal nodes among it and its descendants. Stored because every frame looks for them, and
        there is seldom one."""
        self.revision: int = 0
        """A number that increases with every change to its own look or to any descendant."""
        self.own_matrix: Transform | None = None
        """The last result of `matrix`; None once its place has changed."""
        self.remembered: PaintRecord | None = None
        """What it put on the surface when it was last painted. Used by the painter only."""
        self._children: list[Node] = []
        self._sorted = True
        self._z = z
        self.__dict__.update(  # sets the attributes without notifying: nothing watches yet
            x=at[0], y=at[1], width=size[0], height=size[1], anchor=anchor, rotation=rotation, alpha=alpha,
            scale_x=scale, scale_y=scale, visible=True, clips=False, ghost=False,
        )  # fmt: skip

    def __repr__(self) -> str:
        label = f" {self.name!r}" if self.name else ""
        return f"<{type(self).__name__}{label} at {self.x:g},{self.y:g} size {self.width:g}x{self.height:g}>"

    @property
    def scrolled(self) -> float:
        """The distance that its content is moved up, in canvas pixels."""
        return 0.0

    @property
    def at(self) -> Point:
        """The position of its anchor in the parent."""
        return self.x, self.y

    @at.setter
    def at(self, point: Point) -> None:
        if (self.x, self.y) != point:  # both at once: moving nodes are placed anew in every frame
            self.__dict__.update(x=point[0], y=point[1])
            self.changed()

    @property
    def size(self) -> Point:
        """The width and height in its own space."""
        return self.width, self.height

    @size.setter
    def size(self, size: Point) -> None:
        self.width, self.height = size

    @property
    def scale(self) -> float:
        """The scale. Setting it sets both directions."""
        return self.scale_y

    @scale.setter
    def scale(self, scale: float) -> None:
        if (self.scale_x, self.scale_y) != (scale, scale):
            self.__dict__.update(scale_x=scale, scale_y=scale)
            self.changed()

    @property
    def z(self) -> float:
        """The order among siblings. Higher nodes are drawn later and hit first; among equals, the one added later."""
        return self._z

    @z.setter
    def z(self, z: float) -> None:
        if z != self._z:
            self._z = z
            if self.parent is not None:
                self.parent._sorted = False  # noqa: SLF001 - it is a node too
            self.changed()

    @property
    def box(self) -> Box:
        """The node's box in its own space."""
        return Box(0, 0, self.width, self.height)

    # ------------------------------------------------------------------------------------------------- changes

    def changed(self, *, inner: bool = False) -> None:
        """Note that its place changed, or with `inner` its own look. Caches of its picture check `revision`."""
        self.own_matrix = None
        node: Node | None = self if inner or self.parent is None else self.parent
        while node is not None:
            node.revision += 1
            node = node.parent

    # ---------------------------------------------------------------------------------------------- the tree

    @property
    def children(self) -> list[Node]:
        """The children, from bottom to top. Callers must not change the sequence."""
        if not self._sorted:
            self._children.sort(key=_height)
            self._sorted = True
        return self._children

    def add(self, *nodes: Any) -> None:
        """Add children, on top of those with the same z. They leave their previous parents. Raises ValueError when a
        node would become its own ancestor."""
        for node in nodes:
            self._add(node)

    def _add(self, node: Node) -> None:
        if node in self.lineage():
            raise ValueError(f"{node!r} cannot lie on itself.")
        if node.parent is not None:
            node.parent.remove(node)
        node.parent = self
        self._children.append(node)
        self._sorted = False
        self._count_modals(node.modals)
        self.changed(inner=True)

    def remove(self, *nodes: Node) -> None:
        """Remove children. Raises ValueError for a node that is not one."""
        for node in nodes:
            self._children.remove(node)
            node.parent = None
            self._count_modals(-node.modals)
            for each in node.walk():  # drop their pictures: the nodes may be collected much later
                each.remembered = None
        self.changed(inner=True)

    def _count_modals(self, more: int) -> None:
        for above in self.lineage() if more else ():
            above.modals += more

    def clear(self) -> None:
        """Remove all children. Without any, nothing is marked as changed."""
        if self._children:
            self.remove(*list(self._children))

    def lineage(self) -> Iterator[Node]:
        """Yield this node, its parent, and so on to the root."""
        node: Node | None = self
        while node is not None:
            yield node
            node = node.parent

    def walk(self) -> Iterator[Node]:
        """Yield this node and all its descendants, parents first, from bottom to top."""
        yield self
        for child in self.children:
            yield from child.walk()

    @property
    def shown(self) -> bool:
        """Whether neither it nor any ancestor is hidden or fully transparent."""
        return all(node.visible and node.alpha > 0 for node in self.lineage())

    @property
    def reachable(self) -> bool:
        """Whether it is shown and not a ghost."""
        return all(node.visible and node.alpha > 0 and not node.ghost for node in self.lineage())

    # --------------------------------------------------------------------------------------------------- space

    def matrix(self) -> Transform:
        """Return the transform from its own space to its parent's."""
        if self.own_matrix is None:
            ax, ay = self.anchor
            origin = (ax * self.width, ay * self.height)
            self.own_matrix = placed(self.x, self.y, self.rotation, self.scale_x, self.scale_y, origin)
        return self.own_matrix

    def world(self) -> Transform:
        """Return the transform from its own space to the canvas."""
        a, b, c, d, e, f = self.matrix()
        node = self.parent
        while node is not None:  # without Transform.then, for speed: every key asks this of every control
            p, q, r, s, t, u = node.own_matrix or node.matrix()
            a, b, c, d = p * a + r * b, q * a + s * b, p * c + r * d, q * c + s * d
            e, f = p * e + r * f + t, q * e + s * f + u
            node = node.parent
        return Transform(a, b, c, d, e, f)

    def bounds(self) -> Box:
        """Return its bounding box on the canvas."""
        return self.world().bounds(self.box)

    def contains(self, point: Point) -> bool:
        """Return whether a point of its own space is on it. Overridden where the shape is not a box."""
        x, y = point
        return 0 <= x < self.width and 0 <= y < self.height

    # ------------------------------------------------------------------------------------------------- drawing

    def paint(self, painter: Painter) -> None:
        """Draw it and its children. Do not override: a kind of node defines its look in `draw`."""
        if not self.visible or self.alpha <= 0 or not (self.scale_x and self.scale_y):
            return
        if painter.repeats(self):
            return
        start, stand_ins = len(painter.blits), painter.stand_ins
        before = painter.enter(self.matrix(), self.alpha, self.box if self.clips else None)
        self.draw(painter)
        self.paint_children(painter)
        painter.leave(before)
        painter.remember(self, start, stand_ins)

    def paint_children(self, painter: Painter) -> None:
        """Draw its children."""
        for child in self.children:
            child.paint(painter)

    def draw(self, painter: Painter) -> None:
        """Draw the node itself, in its own space; by default nothing."""


def _height(node: Node) -> float:
    return node.z

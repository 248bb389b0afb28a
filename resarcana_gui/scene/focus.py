"""The focus: which control receives keys, and where Tab and the arrows move it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import Enum
from typing import NamedTuple, TypeVar

from resarcana_gui.scene.control import Control
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Box

Found = TypeVar("Found")
SIDEWAYS = 2.5
"""The weight of a distance across an arrow's direction, relative to one along it."""
ROUGH = 0.5
"""The tolerance of lengths on the canvas, in canvas pixels."""


class Direction(Enum):
    """The direction of an arrow key; the value is x and y."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)

    @property
    def sideways(self) -> bool:
        """Whether it is left or right."""
        return self in {Direction.LEFT, Direction.RIGHT}


class RememberedFocus(NamedTuple):
    """A remembered focus, and whether it was visible."""

    control: Control | None
    shown: bool


class Focus:
    """The focus of the controls below one root."""

    def __init__(self, root: Node) -> None:
        self.tabs: Callable[[Control], bool] = _everywhere
        """Whether Tab leads to a control. Ignored if that would leave no control, and inside a control that holds
        the focus."""
        self.arrows: Callable[[Control], bool] = _everywhere
        """Whether arrows lead to a control. Ignored in the same cases as `tabs`."""
        self._root = root
        self._current: Control | None = None
        self._way: _Way | None = None
        """The path of the last arrow keys."""

    @property
    def current(self) -> Control | None:
        """The control with the focus; None when there is none, or it can no longer be reached."""
        if self._current is not None and not self._reachable(self._current):
            self.give(None)
        return self._current

    def give(self, control: Control | None, *, shown: bool = True) -> None:
        """Give the focus to a control, or to none. `shown` is whether its ring is visible."""
        before, self._current = self._current, control
        if before is not None and before is not control:
            before.focused = False
            before.focus_changed(False)  # noqa: FBT003 - the focus was lost
        if control is not None:
            control.focused = shown
            if before is not control:
                control.focus_changed(True)  # noqa: FBT003 - the focus was gained
            for above in control.lineage():
                if isinstance(above, Control):
                    above.focus_within(control)

    def keep(self) -> RememberedFocus:
        """Return the current focus, to be restored later."""
        current = self.current
        return RememberedFocus(current, current is not None and current.focused)

    def restore(self, kept: RememberedFocus) -> None:
        """Return to a remembered focus, if it can still be reached."""
        if kept.control is not None and self._reachable(kept.control):
            self.give(kept.control, shown=kept.shown)

    def order(self) -> list[Control]:
        """Return the controls that Tab leads to, in reading order: by lines from the top, and from the left in each
        line. A group of controls (`together`) counts as one thing in its line."""
        return self._sorted(self._led_to(self.tabs))

    def _led_to(self, wanted: Callable[[Control], bool]) -> list[Control]:
        ground = self._ground()
        controls = [control for control in focusable(ground) if control is not ground or not control.holds_focus]
        if ground is not self._root:
            return controls
        return [control for control in controls if wanted(control)] or controls

    def _sorted(self, controls: Iterable[Control]) -> list[Control]:
        things: dict[object, list[tuple[Box, Control]]] = {}
        for control in controls:
            thing = control if control.together is None else control.together
            things.setdefault(id(thing), []).append((_unscrolled(control), control))
        parts = [(_whole(found), _read(found)) for found in things.values()]
        return [control for found in _read(parts) for control in found]

    def next(self, step: int = 1) -> Control | None:
        """Move to the next control in order, or with -1 to the previous one. Wraps around. Return the control."""
        order = self.order()
        if not order:
            return None
        current = self.current
        start = order.index(current) if current in order else (-1 if step > 0 else 0)
        chosen = order[(start + step) % len(order)]
        self.give(chosen)
        return chosen

    def towards(self, direction: Direction) -> Control | None:
        """Move to the nearest control in a direction; stay if there is none. From a control that arrows do not lead
        to, move to the next one in order. A focus that is not visible yet is only shown, since nobody can tell where
        an arrow would go from there."""
        current, led_to = self.current, self._led_to(self.arrows)
        if current is not None and current in led_to and not current.focused:
            self.give(current)
            return current
        if current is None or current not in led_to:
            return self.next()
        way = (
            self._way
            if self._way is not None and self._way.goes_on(current, direction)
            else _Way.begin(current, direction)
        )
        chosen = nearest(current, boxes(led_to), direction, way.line) or current
        self._way = way._replace(at=chosen)
        self.give(chosen)
        return chosen

    def leap(self, areas: Sequence[Box], step: int = 1) -> Control | None:
        """Move to the next of several areas of the canvas that contains a control, or with -1 to the previous one.
        Wraps around. Within the area, controls that Tab leads to come first. Return None when no area contains a
        control."""
        controls = focusable(self._ground())
        filled = [found for area in areas if (found := self._sorted(each for each in controls if _lies_in(area, each)))]
        if not filled:
            return None
        current = self.current
        start = next((at for at, found in enumerate(filled) if current in found), -1 if step > 0 else 0)
        found = filled[(start + step) % len(filled)]
        chosen = next(filter(self.tabs, found), found[0])
        self.give(chosen)
        return chosen

    def _ground(self) -> Node:
        """Return the subtree in which keys move the focus: the control that holds the focus, if any, otherwise
        everything reachable."""
        whole, current = self.whole(), self.current
        for node in current.lineage() if current is not None else ():
            if node is whole or (isinstance(node, Control) and node.holds_focus):
                return node
        return whole

    def _reachable(self, control: Control) -> bool:
        """Return whether a control is shown, below the root and inside the scope. Called several times a frame."""
        whole, inside = self.whole(), False
        node: Node = control
        while node.visible and node.alpha > 0:
            inside = inside or node is whole
            if node.parent is None:
                return inside and node is self._root
            node = node.parent
        return False

    def whole(self) -> Node:
        """Return the `scope` of the root. Nothing outside it can be reached now."""
        return scope(self._root)


class _Way(NamedTuple):
    """The path of several arrow keys along one line, back and forth. In a grid with shifted rows, as of hexagons, it
    zigzags and ends where a straight line would lead."""

    at: Control
    sideways: bool
    line: float
    """The x of a path up and down, or the y of one to the sides."""

    @classmethod
    def begin(cls, start: Control, direction: Direction) -> _Way:
        """Return a path that begins at a control."""
        sideways = direction.sideways
        return cls(start, sideways, start.bounds().center[1 if sideways else 0])

    def goes_on(self, current: Control, direction: Direction) -> bool:
        """Return whether an arrow continues along the path."""
        return self.at is current and self.sideways == direction.sideways


def _everywhere(control: Control) -> bool:
    """Return True: no control is left out."""
    return True


def boxes(controls: Iterable[Control]) -> dict[Control, Box]:
    """Return where controls lie."""
    return {control: control.bounds() for control in controls}


def nearest(
    start: Control, controls: Mapping[Control, Box], direction: Direction, line: float | None = None
) -> Control | None:
    """Return the nearest of some controls, given with where they lie, in a direction; None if there is none. Of
    several that are equally near, the one closest to `line` is chosen. Of the first control's ancestors only the one
    that it is `together` with counts. Arrows to the side do not lead to that ancestor, nor from a control to those
    that are `together` with it."""
    box, sideways = start.bounds(), direction.sideways
    around = [above for above in start.lineage() if sideways or above is start or above is not start.together]
    inside = start if sideways else None
    found: list[tuple[tuple[bool, int, float], Control]] = []
    for other, there in controls.items():
        if other in around or (inside is not None and other.together is inside):
            continue
        if (far := _distance(box, there, direction)) is not None:
            beside = 0.0 if line is None else abs(there.center[1 if sideways else 0] - line)
            found.append(((far[0], round(far[1]), beside), other))
    return min(found, key=lambda pair: pair[0], default=(None, None))[1]


def scope(root: Node) -> Node:
    """Return the topmost visible modal node, or the root. Nothing outside it can be reached."""
    topmost, waiting = root, [root]
    while waiting:
        node = waiting.pop()
        if node.modals and node.visible and node.alpha > 0 and not node.ghost:
            if node.modal:
                topmost = node
            waiting.extend(reversed(node.children))
    return topmost


def focusable(root: Node) -> list[Control]:
    """Return the controls below a node that can have the focus: visible and focusable. Disabled ones are included,
    so that they can say why."""
    if not root.reachable:
        return []
    return [node for node in _reachable_below(root) if isinstance(node, Control) and node.focusable]


def _reachable_below(root: Node) -> Iterator[Node]:
    """Yield a node and its descendants, except those hidden, transparent or ghosts, parents first."""
    waiting = [root]
    while waiting:
        node = waiting.pop()
        if node.visible and node.alpha > 0 and not node.ghost:
            yield node
            waiting.extend(reversed(node.children))


def _lies_in(area: Box, control: Control) -> bool:
    return bool(area.collidepoint(control.bounds().center))


def _unscrolled(control: Control) -> Box:
    """Return where a control would lie if nothing were scrolled. Otherwise content scrolled out of sight would come
    before what stays above it."""
    box = control.bounds()
    for above in control.lineage():
        if above is not control:
            box = box.move(0, above.scrolled)
    return box


def _whole(found: Sequence[tuple[Box, Control]]) -> Box:
    return found[0][0].unionall([box for box, _ in found[1:]])


def _read(found: Iterable[tuple[Box, Found]]) -> list[Found]:
    """Return the controls in reading order."""
    lines: list[list[tuple[Box, Found]]] = []
    for box, each in sorted(found, key=lambda pair: pair[0].centery):
        if lines and _same_line(lines[-1][0][0], box):
            lines[-1].append((box, each))
        else:
            lines.append([(box, each)])
    return [each for line in lines for _, each in sorted(line, key=lambda pair: pair[0].left)]


def _same_line(one: Box, other: Box) -> bool:
    """Return whether two boxes overlap by more than half of the lower one's height."""
    shared = min(one.bottom, other.bottom) - max(one.top, other.top)
    return shared > min(one.h, other.h) / 2


def _distance(start: Box, other: Box, direction: Direction) -> tuple[bool, float] | None:
    """Return whether an arrow to the side would leave its line, and the weighted distance of a box from another in a
    direction; None when it does not lie in that direction."""
    dx, dy = direction.value
    away_x, away_y = other.centerx - start.centerx, other.centery - start.centery
    ahead = away_x * dx + away_y * dy
    if ahead <= 1.0:
        return None
    aside = abs(away_y if dx else away_x)
    if _in_line(start, other, dx):
        return False, ahead + aside * SIDEWAYS / 4
    if not _beyond(start, other, dx, dy) or (dx and aside > ahead):
        return None  # at the end of a line, an arrow to the side does not lead to another line
    return bool(dx), ahead + aside * SIDEWAYS


def _in_line(start: Box, other: Box, dx: int) -> bool:
    """Return whether two boxes lie side by side, or for an arrow up or down below each other. They must share more
    than a quarter of the smaller one, as rows of hexagons do."""
    if dx:
        shared, least = min(start.bottom, other.bottom) - max(start.top, other.top), min(start.h, other.h)
    else:
        shared, least = min(start.right, other.right) - max(start.left, other.left), min(start.w, other.w)
    return bool(shared > least / 4 + ROUGH)


def _beyond(start: Box, other: Box, dx: int, dy: int) -> bool:
    """Return whether a box lies wholly beyond the middle of another in a direction. A box above is not to the right
    just because it is wider."""
    if dx:
        return bool(other.left >= start.centerx if dx > 0 else other.right <= start.centerx)
    return bool(other.top >= start.centery if dy > 0 else other.bottom <= start.centery)

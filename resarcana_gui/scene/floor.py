"""The floor: everything that lies below all moving nodes, kept as one picture in which only changed parts are
redrawn."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import Final

import pygame

from resarcana_gui.scene import allowance as frame
from resarcana_gui.scene.allowance import Allowance
from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.crossfade import Crossfade
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.surfaces import SurfacePool
from resarcana_gui.scene.transform import Transform

Ground = Callable[[pygame.Surface, Transform, Allowance | None], Painter]
"""Makes a painter for a surface on which the root lies like this."""

MARGIN: Final = 6
"""How far a node shows outside its box, in canvas pixels, unless its `reach`, or that of anything on it, says more."""


STRIP: Final = 96
WIDEST: Final = 1920
"""Changes are redrawn in strips of at most this height and width, in pixels: one takes a millisecond or two."""

Strip = tuple[int, int, int, int]


class Floor:
    """Keeps the picture of nodes that lie below all others. When a frame has no time left, the remaining changes follow
    in the next frames, which nobody notices. While a node says that it is `fading`, the picture before its
    last change fades away over the new one."""

    def __init__(self, allowance: Allowance | None = None, spares: SurfacePool | None = None) -> None:
        self._allowance: Final = allowance
        self._spares: Final = SurfacePool() if spares is None else spares
        self._known: Hashable = None
        self._nodes: Sequence[Node] = ()
        self._states: dict[int, Hashable] = {}
        self._stale: dict[Strip, None] = {}
        """Where the picture is out of date; the oldest first."""
        self._undrawn: set[Strip] = set()
        """Where the picture in another light has not been drawn yet. Nothing else is waited for: on a slow machine
        something always moves or is only stood in for, and the picture before would be seen for ever."""
        self._where: dict[int, pygame.Rect] = {}
        """Where every node shows anything."""
        self._whole: pygame.Surface | None = None
        self._fade: Crossfade | None = None
        """The fade from the picture in the light before, while it lasts."""
        self._seen: pygame.Surface | None = None
        """The picture that was laid last."""

    @property
    def rough(self) -> bool:
        """Whether changes remain, so that the frame should be drawn again."""
        return bool(self._stale)

    def lay(
        self,
        nodes: Sequence[Node],
        known: Hashable,
        size: tuple[int, int],
        root: Transform,
        night: Colour,
        ground: Ground,
        *,
        at_once: bool = False,
    ) -> tuple[pygame.Surface, Sequence[pygame.Rect]]:
        """The picture of nodes in a size, and where it is another one than before; a new surface is another everywhere.
        `known` is what else their picture depends on, `root` how the canvas lies on the surface, and `night` the colour
        behind everything. `at_once`: nothing else moves, so no change is left to the next frame."""
        places: dict[Node, Hashable] = {}
        states: dict[int, Hashable] = {node.serial: (node.revision, _place(node, places)) for node in nodes}
        lamps = [node for node in nodes if hasattr(node, "fading")]
        relit = any(self._states.get(lamp.serial, states[lamp.serial]) != states[lamp.serial] for lamp in lamps)
        fading = max((float(getattr(lamp, "fading", 0.0)) for lamp in lamps), default=0.0)
        slowly = self._allowance is not None and not at_once
        self._begin_to_fade(wanted=bool(fading) or (relit and slowly))
        mended: Sequence[pygame.Rect] = ()
        if self._whole is None or known != self._known or not _the_same_scene(self._states, states):
            self._begin(size)
            assert self._whole is not None
            self._take(nodes, states, self._whole.get_rect(), root)
            self._compose(ground(self._whole, root, None), self._whole.get_rect(), night)
        else:
            self._note(self._take(nodes, states, self._whole.get_rect(), root), self._whole)
            mended = self._mend(self._whole, root, night, ground, self._allowance if slowly else None)
        self._known = known
        shown = self._faded(self._whole, fading, slowly=slowly)
        before, self._seen = self._seen, shown
        return shown, mended if shown is before is self._whole else [shown.get_rect()] if shown is not before else ()

    def clear(self) -> None:
        """There is no floor any more. A picture of it takes as much memory as the window, and its nodes hold others."""
        self._whole = self._fade = self._seen = None
        self._spares.drop()
        self._nodes, self._states = (), {}
        self._where, self._stale, self._undrawn = {}, {}, set()

    def _begin(self, size: tuple[int, int]) -> None:
        before = self._whole
        self.clear()
        self._whole = before if before is not None and before.get_size() == size else pygame.Surface(size, 0, 32)

    def _begin_to_fade(self, *, wanted: bool) -> None:
        """Keep the picture in the light before, as long as that fades: behind it there is time to draw the new one, of
        which no strip may be seen before all of it is drawn."""
        if wanted and self._fade is None and self._whole is not None:
            self._fade, self._whole = Crossfade(self._whole, self._spares), self._spares.take(self._whole.get_size())
            self._note([self._whole.get_rect()], self._whole)
            self._undrawn = set(self._stale)

    def _faded(self, whole: pygame.Surface, fading: float, *, slowly: bool) -> pygame.Surface:
        if self._fade is not None and not fading and not self._undrawn:
            self._fade.end()
            self._fade = None
        if self._fade is None:
            return whole
        if fading < 1.0 and not self._undrawn:
            self._fade.go_on(whole, fading, self._has_time, at_once=not slowly)
        return self._fade.shown

    def _take(
        self, nodes: Sequence[Node], states: dict[int, Hashable], everything: pygame.Rect, root: Transform
    ) -> list[pygame.Rect]:
        """Record the current nodes; returns where anything has changed, and where it was before."""
        changed = [self._where.pop(serial) for serial in self._states if serial not in states]
        for node in nodes:
            if self._states.get(node.serial) != states[node.serial]:
                here = _around(node, root, everything)
                before = self._where.get(node.serial, here)
                changed.extend((before.union(here),) if before.colliderect(here) else (before, here))
                self._where[node.serial] = here
        self._nodes, self._states = nodes, states
        return changed

    def _note(self, places: Sequence[pygame.Rect], whole: pygame.Surface) -> None:
        """Something has changed there."""
        for place in places:
            inside = place.clip(whole.get_rect())
            for top in range(inside.top, inside.bottom, STRIP):
                for left in range(inside.left, inside.right, WIDEST):
                    self._stale[left, top, min(WIDEST, inside.right - left), min(STRIP, inside.bottom - top)] = None

    def _mend(
        self, whole: pygame.Surface, root: Transform, night: Colour, ground: Ground, allowance: Allowance | None
    ) -> list[pygame.Rect]:
        """Redraw what has changed: one strip if the frame has not begun with something long, and more if there is time;
        what is not ready has its turn again after the others. Returns where."""
        mended = []
        for number, strip in enumerate(list(self._stale)):
            if allowance is not None and not (
                self._goes_on(allowance) if number else allowance.grants("strip", frame.NEW)
            ):
                break
            painter = ground(whole, root, allowance)
            self._compose(painter, pygame.Rect(strip), night)
            del self._stale[strip]
            if painter.rough:
                self._stale[strip] = None
            if not painter.left_out:
                self._undrawn.discard(strip)
                mended.append(pygame.Rect(strip))
        return mended

    def _has_time(self) -> bool:
        return self._allowance is None or self._allowance.used < frame.FADING

    def _goes_on(self, allowance: Allowance) -> bool:
        """Whether a frame has time for another strip: it goes on for longer before the light walks, which waits for all
        of them."""
        room = frame.LIGHT if self._undrawn and allowance.quiet else frame.FLOOR
        return allowance.used < frame.FADING and allowance.grants("floor", room)

    def _compose(self, painter: Painter, place: pygame.Rect, night: Colour) -> None:
        """Draw everything inside a box, and nothing outside it."""
        with painter.only(place, night):
            for node in self._nodes:
                if self._where[node.serial].colliderect(place):
                    _paint(painter, node)


def _around(node: Node, root: Transform, everything: pygame.Rect) -> pygame.Rect:
    """The pixels of a node with a margin around it, and of what reaches further on it, as the light about a face does;
    everything, if it has no size."""
    if node.size == (0.0, 0.0):
        return everything
    shown = _pixels(node, root)
    return shown.unionall([_pixels(each, root) for each in node.walk() if getattr(each, "reach", 0.0)])


def _pixels(node: Node, root: Transform) -> pygame.Rect:
    """The pixels of one node alone, as far as it reaches."""
    box = root.bounds(node.bounds())
    reach = (MARGIN + float(getattr(node, "reach", 0.0))) * root.scales[0]
    left, top = int(box.left - reach), int(box.top - reach)
    return pygame.Rect(left, top, int(box.right + reach) + 2 - left, int(box.bottom + reach) + 2 - top)


def _place(node: Node | None, known: dict[Node, Hashable]) -> Hashable:
    """Where a node lies on the canvas and how clear it is, in terms of its ancestors: those are `known` after the
    first of their descendants."""
    if node is None:
        return None
    if node not in known:
        known[node] = (node.matrix(), node.alpha, _place(node.parent, known))
    return known[node]


def _paint(painter: Painter, node: Node) -> None:
    parents = list(node.lineage())[1:]
    alpha = 1.0
    for parent in parents:
        alpha *= parent.alpha
    with painter.inside(parents[0].world(), alpha, None):
        node.paint(painter)


def _the_same_scene(before: Mapping[int, Hashable], now: Mapping[int, Hashable]) -> bool:
    """Whether most nodes are still there, in the same order. Of a previous scene nothing may remain visible."""
    kept = sum(serial in now for serial in before)
    return 2 * kept >= max(len(before), len(now)) and _in_one_order(before, now)


def _in_one_order(before: Iterable[int], now: Iterable[int]) -> bool:
    """Whether the nodes in both are in the same order in both."""
    one, two = list(before), list(now)
    return [serial for serial in one if serial in set(two)] == [serial for serial in two if serial in set(one)]

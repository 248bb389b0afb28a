"""Sorting things into named groups: by dragging, number keys, or clicks."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from resarcana_gui.kernel.command import Command
from resarcana_gui.scene import hit, layout
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.node import CENTRE
from resarcana_gui.scene.queue import INTERFACE
from resarcana_gui.scene.timing import Use
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.ui_style import BODY, UiStyle
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.surface import Surface
from resarcana_gui.screens.actions import CARD_LEFT, CARD_RIGHT, MORE
from resarcana_gui.tabletop.asking.controls.picker import Picker
from resarcana_gui.tabletop.asking.partition import PartitionModel
from resarcana_gui.tabletop.items.table_item import Key, TableItem

GAP: Final = 14.0
"""Between panels, and between things."""
PAD: Final = 12.0
"""The margin inside a panel."""
LOOSE: Final = 0.44
"""The share of the height for things that are in no group yet."""
BADGE: Final = 22.0
"""The space between the heading of a group and its things, for the signs of their marks."""
LIFTED: Final = 5.0
"""The level of a thing that is dragged."""


class PartitionPicker(Picker):
    """A panel for each group, and above them the things in no group yet. A click sends a thing on to the next group
    with room; number keys send the focused one, or the one pointed at, to that group, and begin with the first one; the
    keys that order cards send it to a neighbouring group. A thing dropped on a panel is put there; dropped on another
    thing in a full group, it changes places with it."""

    def __init__(
        self, look: UiStyle, room: Box, model: PartitionModel, made: Callable[[Key], TableItem],
        told: Callable[[Command | None], str], above: Box | None = None,
    ) -> None:  # fmt: skip
        """`made` makes the item of a thing, which is scaled to fit. `told` returns what an answer does or, for None,
        that something is still to be sorted. `above`: where things in no group lie; without it they share the room
        with the panels."""
        super().__init__("partition")
        self.on_next: Callable[[Control | None], object] = lambda item: None
        """Called when a key has sorted the focused thing, with the one to sort next; None after the last."""
        self.model: Final = model
        self._look: Final = look
        self._told: Final = told
        self.items: Final = {thing: made(thing) for thing in model.things}
        self._latest: Key | None = None
        """The thing that was moved last: keys move it if nothing is focused or pointed at."""
        loose, below = layout.rows(room, [LOOSE, 1.0 - LOOSE], GAP) if above is None else (above, room)
        self._headings: Final[list[Label]] = []
        self._loose: Final = Surface(look, loose.size, "well", at=loose.topleft, name="unsorted")
        self.panels: Final = [
            self._panel(at, box) for at, box in enumerate(layout.columns(below, [1.0] * len(model.groups), GAP))
        ]
        self.add(self._loose, *self.panels)
        for thing, item in self.items.items():
            self._wire(thing, item)
        self._lay(at_once=True)

    def _panel(self, at: int, box: Box) -> Surface:
        panel = Surface(self._look, box.size, at=box.topleft, name=f"group {at + 1}")
        heading = Label(self._look, self._heading(at), BODY, width=box.w - 2 * PAD)
        heading.at = (PAD, PAD / 2)
        self._headings.append(heading)
        panel.add(heading)
        return panel

    def _heading(self, at: int) -> str:
        """Return the key of a group, its name, and how full it is, as markup."""
        group = self.model.groups[at]
        return f"[gold|{at + 1}]  {group.name}  [ink_soft|{len(self.model.members(at))}/{group.most}]"

    def _wire(self, thing: Key, item: TableItem) -> None:
        item.anchor, item.overlaps = CENTRE, True
        item.on_click = partial(self._moved, thing, partial(self.model.onwards, thing))
        item.on_drag_start = item.on_drag = partial(self._dragged, thing)
        item.on_drop = partial(self._dropped, thing)
        self.add(item)

    # ------------------------------------------------------------------------------------------------- the answer

    @property
    def command(self) -> Command | None:
        return self.model.command

    @property
    def caption(self) -> str:
        return self._told(self.model.command)

    @property
    def start(self) -> Control | None:
        loose = self.model.members(None)
        return self.items[loose[0]] if loose else next(iter(self.items.values()), None)

    @property
    def progress(self) -> object:
        return self.model.placed

    def resume(self, progress: object) -> None:
        assert isinstance(progress, Mapping)
        for thing, group in progress.items():
            self.model.put(thing, group)
        self._lay(at_once=True)

    def act(self, action: str) -> bool:
        thing = self._meant
        if thing is None:
            return False
        if action in MORE and MORE.index(action) < len(self.panels):
            return self._sort_into(thing, MORE.index(action))
        step = {CARD_LEFT: -1, CARD_RIGHT: 1}.get(action, 0)
        return bool(step) and self._moved(thing, partial(self.model.onwards, thing, step))

    def _sort_into(self, thing: Key, group: int) -> bool:
        """Move a thing to a group; if it was in none, go on to its neighbour."""
        loose = self.model.members(None)
        done = self._moved(thing, partial(self.model.put, thing, group))
        item = self.items[thing]
        if (item.focused or not item.hovered) and thing in loose and thing in self.model.placed:
            left = self.model.members(None)
            self.on_next(self.items[left[min(loose.index(thing), len(left) - 1)]] if left else None)
        return done

    @property
    def _meant(self) -> Key | None:
        """The thing that keys move: the focused one, or the one pointed at, or the latest, or the first of those in no
        group, where the focus is, unseen; None for none."""
        focused = [thing for thing, item in self.items.items() if item.focused]
        pointed_at = [thing for thing, item in self.items.items() if item.hovered]
        latest = [] if self._latest is None else [self._latest]
        return next(iter((*focused, *pointed_at, *latest, *self.model.members(None))), None)

    def _moved(self, thing: Key, move: Callable[[], bool]) -> bool:
        """Move a thing. Return True, as the input meant something here even if there was no room."""
        self._latest = thing
        if move():
            self._lay()
            self.changed_by_hand()
        return True

    # --------------------------------------------------------------------------------------------------- dragging

    def _dragged(self, thing: Key, point: Point) -> None:
        inner = hit.into(self, point)
        if inner is not None:
            self.items[thing].at, self.items[thing].z = inner, LIFTED

    def _dropped(self, thing: Key, point: Point) -> None:
        inner = hit.into(self, point)
        if inner is not None:
            self._drop(thing, inner)
        self._latest = thing
        self._lay()
        self.changed_by_hand()

    def _drop(self, thing: Key, at: Point) -> None:
        """Put a dropped thing on a panel with room, or exchange it with another thing."""
        group = next((number for number, panel in enumerate(self.panels) if _box(panel).collidepoint(at)), None)
        if group is None or self.model.has_room(group) or self.model.placed.get(thing) == group:
            if group is not None or _box(self._loose).collidepoint(at):
                self.model.put(thing, group)
            return
        near = min(self.model.members(group), key=lambda other: math.dist(self.items[other].at, at))
        self.model.swap(thing, near)

    # ----------------------------------------------------------------------------------------------------- places

    def _lay(self, *, at_once: bool = False) -> None:
        """Move every thing to its place."""
        for at, heading in enumerate(self._headings):
            heading.write(self._heading(at))
        for thing, box in self._places():
            item = self.items[thing]
            scale = min(box.w / item.width, box.h / item.height)
            item.z = 1.0
            item.mark = "chosen" if thing in self.model.placed else "can"
            if at_once:
                item.at, item.scale = box.center, scale
            elif (item.at, item.scale) != (box.center, scale):
                animator = self._look.animator
                going = animator.move(item, box.center, "hover", Use.ENTER) | animator.scale(
                    item, scale, "hover", Use.ENTER
                )
                self._look.queue.add(going, INTERFACE)

    def _places(self) -> Iterator[tuple[Key, Box]]:
        loose, first = self.model.members(None), next(iter(self.items.values()))
        shape = first.height / first.width
        yield from zip(loose, _cells(_box(self._loose), len(loose), len(self.model.things), shape), strict=True)
        for at, panel in enumerate(self.panels):
            box, top = _box(panel), self._headings[at].height + BADGE
            inner, members = Box(box.x, box.y + top, box.w, box.h - top), self.model.members(at)
            most = min(self.model.groups[at].most, len(self.model.things))
            yield from zip(members, _cells(inner, len(members), most, shape), strict=True)


def _box(panel: Surface) -> Box:
    return Box(panel.x, panel.y, panel.width, panel.height)


def _cells(room: Box, number: int, most: int, shape: float) -> Sequence[Box]:
    """Return boxes of a shape in the middle of a room, as large as `most` of them can be."""
    inner = room.inflate(-2 * PAD, -2 * PAD)
    wide, across = max((_widest(inner, most, across, shape), across) for across in range(1, max(most, 1) + 1))
    beside = min(across, max(number, 1))
    high = math.ceil(number / beside) * (wide * shape + GAP) - GAP
    whole = Box(0, 0, beside * (wide + GAP) - GAP, high)
    whole.center = inner.center
    return layout.grid(whole, number, beside, GAP)


def _widest(room: Box, number: int, across: int, shape: float) -> float:
    down = math.ceil(number / across)
    return min((room.w + GAP) / across - GAP, ((room.h + GAP) / down - GAP) / shape)

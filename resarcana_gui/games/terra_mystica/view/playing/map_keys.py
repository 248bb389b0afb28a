"""The keys of the map: to the next lit hexagon, over a gap, to one by its name; and what is in reach, as shading."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import atan2, degrees, dist
from typing import Final

from resarcana_gui.games.terra_mystica.rules.reaching import reached, skipped
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.view.asking.land_choices import spades_home
from resarcana_gui.games.terra_mystica.view.own_keys import JUMPS, NEXT, PREVIOUS, REACH
from resarcana_gui.games.terra_mystica.view.table.world_map import LandField, WorldMap
from resarcana_gui.games.terra_mystica.view.table_resources import TableResources
from resarcana_gui.scene.dispatch import Dispatcher
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.surface import Surface
from resarcana_gui.scene.widgets.text_field import TextField

CONE: Final = 30.0
"""How far to both sides of its direction a jump may lead, in degrees: neighbours of a hexagon lie within it."""
ROUGH: Final = 1.0
FIELD: Final = 150.0
PAD: Final = 14.0
LETTERS: Final = "ABCDEFGHI0123456789"


class HexFinder(Surface):
    """A field for the name of a hexagon."""

    def __init__(
        self, resources: TableResources, names: Sequence[str], world: WorldMap, dispatcher: Dispatcher
    ) -> None:
        look = resources.look
        label = Label(look, resources.text("find_hex"), at=(PAD, PAD))
        super().__init__(look, (label.width + FIELD + 3 * PAD, label.height + 2 * PAD))
        self._names: Final = {name.casefold(): at for at, name in enumerate(names)}
        self._map: Final = world
        self._dispatcher: Final = dispatcher
        self.field: Final = TextField(look, most=3, letters=LETTERS, width=FIELD, name="hex", on_enter=self._enter)
        self.height = self.field.height + 2 * PAD
        label.y = (self.height - label.height) / 2
        self.field.at = (label.width + 2 * PAD, PAD)
        self.add(label, self.field)

    def _enter(self, text: str) -> None:
        at = self._names.get(text.strip().casefold())
        if at is None:
            self.field.write("")
            return
        self.close()
        self._dispatcher.lead_to(self._map.fields[at])

    def close(self) -> bool:
        """Close the field. Return whether it was open."""
        if self.parent is None:
            return False
        self.parent.remove(self)
        return True


class MapKeys:
    """Handles the keys of one table's map."""

    def __init__(self, resources: TableResources, world: WorldMap, dispatcher: Dispatcher, room: Box) -> None:
        self._map: Final = world
        self._dispatcher: Final = dispatcher
        self._home: Final = resources.home
        self.finder: Final = HexFinder(resources, resources.parts.board.names, world, dispatcher)
        self.finder.at, self.finder.z = (room.x + PAD, room.y + PAD), 60.0
        self.shows_reach = False
        for field in world.fields:
            field.on_lean = self._lean

    def act(self, action: str, view: State) -> bool:
        """Handle an action's key. Return whether it did anything."""
        if action == REACH:
            self.shows_reach = not self.shows_reach
            self.shade(view)
        elif action in (NEXT, PREVIOUS):
            return self._go(_next(self._lit(), self._current(), 1 if action == NEXT else -1))
        elif action in JUMPS:
            return self._go(_jump(self._lit(), self._current(), JUMPS[action]))
        return action == REACH

    def _lean(self, direction: str) -> bool:
        """Jump where a controller's stick leans, or step to the next hexagon if none is lit there. The stick never
        leaves the map: the other pad does, and the shoulder buttons. Return whether it was handled."""
        current, angle = self._current(), JUMPS[f"jump_{direction}"]
        return self._go(_jump(self._lit(), current, angle)) or self._go(_jump(self._map.fields, current, angle)) or True

    def shade(self, view: State) -> None:
        """Show on every free hexagon how many spades it is from home, and darken what is out of reach; or nothing of
        it."""
        seat, shown = self._home, self.shows_reach and view.faction[self._home] >= 0
        reach = reached(view, seat) | skipped(view, seat) if shown else 0
        for field in self._map.fields:
            there = shown and not view.structure[field.number]
            inside = reach >> field.number & 1
            field.spades = spades_home(view, seat, field.number) if there and inside else None
            field.shaded = there and not inside

    def _lit(self) -> list[LandField]:
        return [field for field in self._map.fields if field.mark == "can"]

    def _current(self) -> LandField | None:
        current = self._dispatcher.focus.current
        return current if isinstance(current, LandField) else None

    def _go(self, field: LandField | None) -> bool:
        if field is not None:
            self._dispatcher.lead_to(field)
        return field is not None


def _next(lit: Sequence[LandField], start: LandField | None, step: int) -> LandField | None:
    """Return the next lit hexagon in reading order, or the one before; it goes round."""
    order = sorted({*lit, *([start] if start is not None else [])}, key=lambda field: field.number)
    if not lit:
        return None
    if start is None:
        return order[0 if step > 0 else -1]
    return order[(order.index(start) + step) % len(order)]


def _jump(lit: Iterable[LandField], start: LandField | None, direction: float) -> LandField | None:
    """Return the nearest lit hexagon in a cone of 60 degrees."""
    if start is None:
        return next(iter(lit), None)
    middle = start.bounds().center
    found = [
        (dist(middle, there), field) for field in lit if _within(middle, there := field.bounds().center, direction)
    ]
    return min(found, key=lambda pair: pair[0], default=(0.0, None))[1]


def _within(start: Point, end: Point, direction: float) -> bool:
    if dist(start, end) < ROUGH:
        return False
    angle = degrees(atan2(end[1] - start[1], end[0] - start[0]))
    return abs((angle - direction + 180) % 360 - 180) <= CONE + ROUGH

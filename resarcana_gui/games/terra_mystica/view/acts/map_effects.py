"""What is seen for a moment: a spade that bites, dust and rings of light, a tile or card that flies to its seat, light
around a new town, the sunset at the end of a round."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from resarcana_gui.games.terra_mystica.view.faces.icons import ICONS
from resarcana_gui.games.terra_mystica.view.table.plaques import Plaque
from resarcana_gui.games.terra_mystica.view.table.scenery import Scenery
from resarcana_gui.games.terra_mystica.view.table.world_map import LandField
from resarcana_gui.scene.action import Action, Call, Later, Together, in_turn
from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.node import CENTRE, Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.shapes import Panel
from resarcana_gui.scene.sprite import Sprite
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.tabletop.acts.claiming import ring_of_light
from resarcana_gui.tabletop.acts.visual_effects import remove_node
from resarcana_gui.tabletop.items.table_item import Key

SPADE: Final = 58.0
RAISED: Final = (30.0, -52.0)
"""Where a spade is raised, from the middle of its hexagon."""
BITTEN: Final = (10.0, -16.0)
TILTED: Final = 34.0
"""How far a raised spade leans, in degrees."""
CLOUDS: Final = 10
EARTH: Final[Colour] = (170, 132, 92)
RING: Final = 2.6
"""The width of the ring around what has been set down, relative to the radius of a hexagon."""
SMALL: Final = 0.5
"""The scale at which a tile arrives at its seat."""
EVENING: Final[tuple[Colour, Colour]] = ((255, 156, 70), (116, 30, 58))
DUSK: Final = 0.36
"""How strong the evening light is."""


def spade_bites(table: Scenery, place: Point) -> Action:
    """Let a spade come down on a hexagon, and raise dust."""
    if table.look.pace.reduced:
        return Together()
    animator = table.look.animator
    spade = Sprite(ICONS.icon("spade"), (SPADE, SPADE), at=_moved(place, RAISED), name="spade")
    spade.anchor, spade.ghost, spade.rotation = CENTRE, True, TILTED

    def begin() -> Action:
        table.effect_layer.add(spade)
        return animator.move(spade, _moved(place, BITTEN), "turn") | animator.turn(spade, 0.0, "turn")

    def bite() -> None:
        table.particles.emit("dust", place, EARTH, CLOUDS)

    return in_turn(Later(begin), Call(bite), animator.fade(spade, 0.0, "breath"), Call(partial(remove_node, spade)))


def set_down(table: Scenery, place: Point, colour: Colour) -> Action:
    """Let a ring of light spread from what has been set down, and dust rise."""
    foot = (place[0], place[1] + table.map.layout.radius * 0.4)
    table.particles.emit("dust", foot, EARTH, CLOUDS // 2)
    return ring_of_light(table, foot, RING * table.map.layout.radius, colour)


def flown_to(table: Scenery, key: Key, seat: int) -> Callable[[], Action]:
    """Return what lets a copy of a tile or card fly to a seat, from where the original lies now."""
    item = table.item(key)
    if not isinstance(item, Plaque) or not item.shown or table.look.pace.reduced:
        return Together
    copy = Plaque(table.look, None, item.bounds(), item.dress, "flying tile")
    copy.text, copy.ghost, copy.anchor, copy.at = item.text, True, CENTRE, item.bounds().center
    animator = table.look.animator

    def fly() -> Action:
        table.held_layer.add(copy)
        flight = animator.move(copy, table.seat_point(seat), "claim") | animator.scale(copy, SMALL, "claim")
        return in_turn(flight, animator.fade(copy, 0.0, "breath"), Call(partial(remove_node, copy)))

    return fly


def lit_round(table: Scenery, hexes: Sequence[int], gates: Callable[[], object]) -> Action:
    """Let light run over the hexagons of a new town, one after the other; then it goes out, and `gates` is called."""
    fields = [table.map.fields[at] for at in hexes]
    wait = table.look.animator.wait
    lights = [Call(partial(_light, [field], shines=True)) + wait("breath") for field in fields]
    return in_turn(*lights, wait("read"), Call(gates), Call(partial(_light, fields, shines=False)))


def _light(fields: Sequence[LandField], *, shines: bool) -> None:
    for field in fields:
        field.shines = shines


class Evening(Node):
    """Evening light over the map."""

    def __init__(self, box: Box) -> None:
        super().__init__(size=box.size, at=box.topleft, alpha=0.0, name="evening")
        self.ghost = True

    def draw(self, painter: Painter) -> None:
        painter.put(Panel(*EVENING, 18.0), self.box, DUSK)


def sunset(table: Scenery) -> Action:
    """Let the light of the evening pass over the map."""
    if table.look.pace.reduced or not table.look.theme.worn:
        return table.look.animator.wait("breath")
    evening, animator = Evening(table.areas.board), table.look.animator

    def begin() -> Action:
        table.effect_layer.add(evening)
        return animator.fade(evening, 1.0, "light")

    return in_turn(Later(begin), animator.fade(evening, 0.0, "light"), Call(partial(remove_node, evening)))


def _moved(place: Point, by: Point) -> Point:
    return place[0] + by[0], place[1] + by[1]

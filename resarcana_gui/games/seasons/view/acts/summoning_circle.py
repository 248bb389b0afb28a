"""The circle of light in which a card is summoned: it opens under the card while its price flies in, and closes when
the card falls into its place."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from functools import partial
from typing import Final

import pygame

from resarcana_gui.games.seasons.rules.codes import season_of
from resarcana_gui.games.seasons.view.faces.icons import GAME
from resarcana_gui.games.seasons.view.table.ground import GLOWS
from resarcana_gui.games.seasons.view.table.scenery import Scenery
from resarcana_gui.scene.action import Action, Call, Later, Together, in_turn
from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.flares import Flare, RingOfLight
from resarcana_gui.scene.motion import Fade, Scale
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.surfaces import resized, with_alpha
from resarcana_gui.scene.timing import Use, milliseconds
from resarcana_gui.scene.transform import Point
from resarcana_gui.tabletop.acts.visual_effects import remove_node
from resarcana_gui.tabletop.cards.pictures import picture

WIDE: Final = 2.5
"""The width of the circle, relative to that of the card."""
OPENING, CLOSED = 1.35, 0.5
"""Its scale when it begins to open, and when it has closed."""


@dataclass(frozen=True)
class CircleOfLight:
    """The circle with its signs, as light to be added; a plain ring where its picture is missing."""

    colour: Colour

    @property
    def key(self) -> Hashable:
        return ("summoning circle", self.colour)

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        found = picture(GAME, "scenes", "title_circle.webp")
        if found is None:
            return RingOfLight(self.colour).render(size, density)
        light = with_alpha(resized(found, size)).copy()
        light.fill((*self.colour, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return light


def opens(table: Scenery, layer: Node, at: Point, width: float) -> Action:
    """Let the circle open under a card that is shown in a layer, with its middle at a place. Nothing is seen of it
    where surfaces are plain."""
    look, ms = table.look, milliseconds("circle")
    if look.pace.at_once or not look.theme.worn:
        return Together()

    def begin() -> Action:
        circle = Flare(CircleOfLight(GLOWS[season_of(table.state.p)]), WIDE * width, at, name="summoning circle")
        circle.scale = 1.0 if look.pace.reduced else OPENING
        circle.z = -1.0
        layer.add(circle)
        table.circle = circle
        return Scale(circle, 1.0, ms, look.pace.easing(Use.ENTER)) | Fade(circle, 1.0, ms)

    return closes(table) | Later(begin)


def closes(table: Scenery) -> Action:
    """Let the circle close, if one is open."""
    look, ms, circle = table.look, milliseconds("circle"), table.circle
    table.circle = None
    if circle is None:
        return Together()
    scale = 1.0 if look.pace.reduced else CLOSED
    shrinks = Scale(circle, scale, ms, look.pace.easing(Use.TABLE)) | Fade(circle, 0.0, ms)
    return in_turn(shrinks, Call(partial(remove_node, circle)))

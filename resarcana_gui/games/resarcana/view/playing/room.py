"""Room for questions: where their panel may stand, and how the viewer's cards give way to it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.geometry.areas import ASKING, TABLEAU, Areas
from resarcana_gui.games.resarcana.view.geometry.arrangement import (
    EDGE,
    HAND_NARROWEST,
    NARROWEST,
    WIDEST,
    arrange,
)
from resarcana_gui.games.resarcana.view.table.scenery import Scenery
from resarcana_gui.scene import layout
from resarcana_gui.scene.action import Action, Later
from resarcana_gui.scene.queue import TABLE
from resarcana_gui.scene.transform import Box
from resarcana_gui.tabletop.asking.panels.site import Site
from resarcana_gui.tabletop.geometry.spots import HAND_LEVEL, SHAPE, Spot, fitted

BESIDE: Final = 8.0
NEAREST: Final = 4.0
"""From the viewer's cards to the panel, where they have given way, and where they have not."""
SHOWN: Final = 32.0
"""The least visible width of a card in a tight hand."""


def site_for(view: State, areas: Areas) -> Site:
    """Where a question is asked: in its corner; further to the left the hand gets tighter, and higher up it avoids the
    viewer's tableau."""
    held, lying = _own(view, areas)
    closest = HAND_NARROWEST + SHOWN * (len(held) - 1) if held else 0.0
    return Site(ASKING, areas.hand.x + closest + BESIDE, TABLEAU.top, tuple(map(_around, lying)))


def made_room(areas: Areas, view: State, panel: Box) -> Areas:
    """The areas of the table in which none of the viewer's cards lies below a panel."""
    hand, tableau = areas.hand, areas.tableau
    if panel.left - hand.right < NEAREST:
        hand = Box(hand.x, hand.y, max(panel.left - BESIDE - hand.x, HAND_NARROWEST), hand.h)
    lying = _own(view, areas)[1]
    if any(_around(spot).colliderect(panel) for spot in lying):
        tableau = _given_way(tableau, panel, len(lying))
    return replace(areas, hand=hand, tableau=tableau)


def _given_way(tableau: Box, panel: Box, cards: int) -> Box:
    """What is left of the tableau beside a panel, or above it: where this many cards can be larger."""
    beside = Box(tableau.x, tableau.y, panel.left - BESIDE - tableau.x, tableau.h)
    above = Box(tableau.x, tableau.y, tableau.w, max(panel.top - BESIDE - tableau.y, 1.0))
    return max(beside, above, key=lambda box: fitted(cards, layout.inset(box, *EDGE), WIDEST, NARROWEST)[0])


def _own(view: State, areas: Areas) -> tuple[list[Spot], list[Spot]]:
    """The viewer's hand and tableau."""
    spots = arrange(view, areas).values()
    lying = [spot for spot in spots if areas.tableau.collidepoint(spot.at)]
    return [spot for spot in spots if spot.z >= HAND_LEVEL], lying


def _around(spot: Spot) -> Box:
    """The box around a card, however it is turned."""
    high = spot.width * SHAPE
    wide = high if spot.angle else spot.width
    return Box(spot.x - wide / 2, spot.y - high / 2, wide, high)


class MakingRoom:
    """Says where the cards of one scenery have room."""

    def __init__(self, scenery: Scenery, asked: Callable[[], bool]) -> None:
        """`asked`: whether anything is asked."""
        self._scenery: Final = scenery
        self._asked: Final = asked

    def give_way(self, areas: Areas, view: State, panel: Box) -> None:
        """Make the viewer's cards give way to a panel."""
        room = made_room(areas, view, panel)
        if room != self._scenery.areas:
            self._scenery.areas = room
            self._scenery.kit.look.queue.add(Later(self._scenery.rearranged), TABLE)

    def take_back(self) -> None:
        """Once everything has been seen and still nothing is asked, they get their room back."""
        self._scenery.kit.look.queue.add(Later(self._settled), TABLE)

    def _settled(self) -> Action:
        if not self._asked():
            self._scenery.areas = self._scenery.kit.areas
        return self._scenery.rearranged()

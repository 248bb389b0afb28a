"""Room for questions: where their panel may stand, and how the viewer's cards give way to it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.geometry.areas import Areas
from resarcana_gui.games.resarcana.view.geometry.arrangement import arrange
from resarcana_gui.games.resarcana.view.table.scenery import Scenery
from resarcana_gui.scene.action import Action, Later
from resarcana_gui.scene.queue import TABLE
from resarcana_gui.scene.transform import Box
from resarcana_gui.tabletop.asking.panels.site import Site
from resarcana_gui.tabletop.geometry.spots import HAND_LEVEL, SHAPE, Spot

BESIDE: Final = 8.0
"""From the viewer's cards to the panel."""
NARROWEST: Final = 130.0
SHOWN: Final = 32.0
"""The least visible width of a card in a tight hand."""


def site_for(view: State, areas: Areas) -> Site:
    """Where a question is asked: beside the hand, which gets tighter where more room is needed, and higher up beside
    the viewer's components."""
    held, lying = _own(view, areas)
    closest = NARROWEST + SHOWN * (len(held) - 1) if held else 0.0
    return Site(
        areas.asking, areas.hand.x + closest + BESIDE, areas.row.top, tuple(map(_around, lying)), areas.corner.confirm
    )  # fmt: skip


def made_room(areas: Areas, panel: Box) -> Areas:
    """The areas of the table in which none of the viewer's cards lies below a panel."""
    hand, row = areas.hand, areas.row
    if panel.colliderect(hand):
        hand = _beside(hand, panel)
    if panel.colliderect(row):
        row = _beside(row, panel)
    return replace(areas, hand=hand, row=row)


def _beside(room: Box, panel: Box) -> Box:
    return Box(room.x, room.y, max(panel.left - BESIDE - room.x, NARROWEST), room.h)


def _own(view: State, areas: Areas) -> tuple[list[Spot], list[Spot]]:
    """The viewer's hand and tableau."""
    spots = arrange(view, areas).values()
    lying = [spot for spot in spots if areas.row.collidepoint(spot.at)]
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

    def give_way(self, areas: Areas, panel: Box) -> None:
        """Make the viewer's cards give way to a panel."""
        room = made_room(areas, panel)
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

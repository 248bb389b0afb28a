"""The own cards give way to what is asked, and take their room back when nothing is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.geometry.areas import Areas
from resarcana_gui.games.resarcana.view.playing.room import made_room
from resarcana_gui.games.resarcana.view.table.scenery import Scenery
from resarcana_gui.scene.action import Action, Later
from resarcana_gui.scene.queue import TABLE
from resarcana_gui.scene.transform import Box


class MakingRoom:
    """Says where the cards of one scenery have room."""

    def __init__(self, scenery: Scenery, asked: Callable[[], bool]) -> None:
        """`asked`: whether anything is asked."""
        self._scenery: Final = scenery
        self._asked: Final = asked

    def give_way(self, areas: Areas, view: State, panel: Box) -> None:
        """Let the own cards, where they have room now, give way to a panel."""
        room = made_room(areas, view, panel)
        if room != self._scenery.areas:
            self._scenery.areas = room
            self._scenery.kit.look.queue.add(Later(self._scenery.rearranged), TABLE)

    def take_back(self) -> None:
        """When all has been seen, and still nothing is asked, they have their room again."""
        self._scenery.kit.look.queue.add(Later(self._settled), TABLE)

    def _settled(self) -> Action:
        if not self._asked():
            self._scenery.areas = self._scenery.kit.areas
        return self._scenery.rearranged()

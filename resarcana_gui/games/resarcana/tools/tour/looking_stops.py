"""The stops where something is pointed at: the card has grown, and a note hangs beside it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from resarcana_gui.games.resarcana.tools.tour.games import new, played, table_of
from resarcana_gui.games.resarcana.tools.tour.moment_stops import BATTLE
from resarcana_gui.games.resarcana.view.table.scenery import Scenery
from resarcana_gui.scene.events import PointerMoved
from resarcana_gui.tools.headless_client import HeadlessClient
from resarcana_gui.tools.tour.stop import Stop, seat_at

LATE: Final = 4
"""A round by which the table shows something of everything."""
MOMENT: Final = 400
"""How long the pointer rests there, in milliseconds."""


def pointed_at(stage: HeadlessClient, card: int) -> None:
    """Rest the pointer on a card."""
    node = table_of(stage).scenery.cards[card]
    stage.shell.stage.send(PointerMoved(*node.bounds().center))
    for _ in range(MOMENT // 20):
        stage.tick(20)


def look_at(which: Callable[[Scenery], int], stage: HeadlessClient) -> None:
    """A card of a table with three seats is pointed at."""
    seat_at(stage, played(stage, 3, LATE))
    pointed_at(stage, which(table_of(stage).scenery))


def look_at_dragon(stage: HeadlessClient) -> None:
    """An attacker is pointed at: the note says what it would do to each rival."""
    seat_at(stage, new(stage, 3, {"scenario": BATTLE}, people=3))
    pointed_at(stage, table_of(stage).resources.cards.numbers["fire_dragon"])


STOPS: Final = [
    Stop("table-inspect", partial(look_at, lambda scenery: scenery.state.places[0])),
    Stop("table-inspect-own", partial(look_at, lambda scenery: scenery.state.play[scenery.resources.home][-1])),
    Stop("table-inspect-hand", partial(look_at, lambda scenery: scenery.state.hand[scenery.resources.home][0])),
    Stop("table-inspect-rival", partial(look_at, lambda scenery: scenery.state.play[2][-1])),
    Stop("table-inspect-attack", look_at_dragon),
]

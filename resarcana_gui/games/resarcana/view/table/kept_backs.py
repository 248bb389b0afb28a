"""What rivals have kept in a draft: its backs on their boards, and empty slots for what they will keep."""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.resarcana.rules.codes import DECK_SIZE, DRAFTING
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.geometry.velvets import Board
from resarcana_gui.games.resarcana.view.table_resources import TableResources
from resarcana_gui.scene.layout import CARD_CORNER
from resarcana_gui.scene.node import Node, Watched
from resarcana_gui.scene.painter import Drawing, Painter
from resarcana_gui.scene.transform import Box
from resarcana_gui.tabletop.geometry.spots import in_play
from resarcana_gui.tabletop.table.empty_slot import draw_slot

SHADE: Final = 6.0


class KeptBacks(Node):
    """The kept cards of one rival, while everybody drafts."""

    kept: Watched[int] = Watched(inner=True)

    def __init__(self, resources: TableResources, board: Board) -> None:
        room = board.cards
        super().__init__(at=room.topleft, size=room.size, name=f"kept by {board.seat}")
        self._resources: Final = resources
        self._seat: Final = board.seat
        spots = in_play(range(DECK_SIZE), (), Box(0, 0, *room.size), board.widest, whole_from=0.0)
        self.places: Final = [spot.box() for spot in spots.values()]
        self._back: Final[Drawing] = resources.faces.back("artifact")
        self.kept, self.visible = 0, False

    def show(self, view: State) -> None:
        """Show how many there are in a view."""
        self.visible, self.kept = view.phase == DRAFTING, len(view.deck[self._seat])

    def draw(self, painter: Painter) -> None:
        look = self._resources.look
        for at, place in enumerate(self.places):
            if at < self.kept:
                painter.put(look.shadow(place.w * CARD_CORNER, SHADE), place.inflate(2 * SHADE, 2 * SHADE).move(0, 3))
                painter.put(self._back, place)
            else:
                draw_slot(painter, look, place)

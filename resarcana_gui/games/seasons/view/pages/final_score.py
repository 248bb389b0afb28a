"""The end of a game: a row for each seat with the sources of its points, its cards in play and those left in hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from resarcana_gui.games.seasons.rules.scoring import end_points, points_of, score_sheet
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.view.faces.face import held_id
from resarcana_gui.games.seasons.view.table_resources import TableResources
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.queue import TABLE
from resarcana_gui.scene.seats.rings import RoundPicture
from resarcana_gui.scene.sprite import Sprite
from resarcana_gui.scene.transform import Point
from resarcana_gui.tabletop.geometry.placements import SHAPE
from resarcana_gui.tabletop.pages.figure_table import FigureColumn, FigureRow, FigureTable

PARTS: Final = ("crystals", "prestige", "effects", "hand", "bonuses")
"""The sources of points, in the order of the columns."""
GAP: Final = 18.0
"""Between the figures and the cards, and between seats."""
FACE: Final = 76.0
"""The diameter of the face before a seat's cards."""
WIDEST: Final = 150.0
"""The greatest width of a card."""
STEP: Final = 1.06
"""From one card to the next, relative to its width."""
APART: Final = 0.4
"""Between the cards in play and those left in hand, relative to a card's width."""
LEFT_OVER: Final = 0.45
"""The opacity of cards left in hand."""


class FinalScore(Node):
    """Seats from first to last; the columns are counted one after the other."""

    def __init__(self, resources: TableResources, view: State, ranks: Sequence[int], faces: Sequence[Drawing],
                 size: Point) -> None:  # fmt: skip
        """`ranks` are the seats from first to last; `faces` by seat."""
        super().__init__(size=size, name="final score")
        tied = _tied(view)
        names = (*PARTS, *(("cards",) if tied else ()), "total")
        columns = [FigureColumn(resources.text(f"end.{name}"), total=name == "total") for name in names]
        rows = [
            FigureRow(
                resources.voice.players[seat], _figures(view, seat, tied=tied), RoundPicture(faces[seat]),
                lit=bool(view.winners >> seat & 1),
            )
            for seat in ranks
        ]  # fmt: skip
        self.figures: Final = FigureTable(resources.look, columns, rows, size[0])
        self.add(self.figures)
        top = self.figures.height + GAP
        high = max(0.0, (size[1] - top) / len(ranks) - GAP)
        for at, seat in enumerate(ranks):
            self._lay_cards(resources, view, seat, faces[seat], (top + at * (high + GAP), high))
        resources.look.queue.add(self.figures.count_up(), TABLE)

    def _lay_cards(
        self, resources: TableResources, view: State, seat: int, face: Drawing, row: tuple[float, float]
    ) -> None:
        """Lay a seat's face, its cards in play and, dimmed, those left in hand into a row, given by its upper edge and
        its height. Rivals' cards in hand stay face down."""
        (top, high), played, hand = row, len(view.play[seat]), view.hand[seat]
        side = min(FACE, high)
        self.add(Sprite(RoundPicture(face), (side, side), at=(GAP, top + (high - side) / 2)))
        left, number = 2 * GAP + side, played + len(hand)
        width = min(WIDEST, high / SHAPE, (self.width - left) / (max(number, 1) * STEP + APART))
        fronts = [resources.faces.front(card, width) for card in view.play[seat]]
        known = (resources.faces.front(held_id(card), width) if card >= 0 else None for card in hand)
        fronts += [front or resources.faces.back("") for front in known]
        for at, front in enumerate(fronts):
            over = at >= played
            place = (left + (at * STEP + APART * over) * width, top + (high - width * SHAPE) / 2)
            sprite = Sprite(front, (width, width * SHAPE), at=place, name="left in hand" if over else "in play")
            sprite.alpha = LEFT_OVER if over else 1.0
            self.add(sprite)


def _figures(view: State, seat: int, *, tied: bool) -> tuple[int, ...]:
    """Return the figures of a seat's row; where the best are tied, the number of cards in play that decides too."""
    crystals, cards, hand, bonuses = score_sheet(view, seat)
    effects = sum(end_points(view, seat, card) for card, _ in cards)
    prestige = sum(points for _, points in cards) - effects
    decides = (len(cards),) if tied else ()
    return crystals, prestige, effects, hand, bonuses, *decides, points_of(view, seat)


def _tied(view: State) -> bool:
    points = sorted(points_of(view, seat) for seat in range(view.seats))
    return points[-1] == points[-2]

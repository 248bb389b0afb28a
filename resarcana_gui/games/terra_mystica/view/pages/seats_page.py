"""The page of everybody's board: what each seat has, earns and can do, side by side; and that of one seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from resarcana_gui.games.terra_mystica.components.words import CULT_COUNT, CULTS, PIECES, STRUCTURES
from resarcana_gui.games.terra_mystica.rules.codes import NONE
from resarcana_gui.games.terra_mystica.rules.final_scoring import area
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.rules.state_fields import KINDS
from resarcana_gui.games.terra_mystica.view.table_resources import TableResources
from resarcana_gui.games.terra_mystica.view.tell.component_text import card_text, faction_text, favour_text, town_text
from resarcana_gui.games.terra_mystica.view.tell.signs_text import bowl_signs, income_signs, stock_signs, track_signs
from resarcana_gui.scene.focus import Focus
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import BODY, HEADING, STRONG
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.screens import actions
from resarcana_gui.tabletop.items.table_item import Key
from resarcana_gui.tabletop.pages.book import Book, BookContents
from resarcana_gui.tabletop.pages.columns import column
from resarcana_gui.tabletop.pages.large_view import LargeViewTexts
from resarcana_gui.tabletop.pages.table_page import PageContext, TablePage
from resarcana_gui.tabletop.tell.voice import sentence

GAP: Final = 28.0
"""Between two seats."""
MOST_ACROSS: Final = 4
"""The most seats side by side; more stand in a second row."""
WIDE: Final = 1720.0
EDGE: Final = 12.0


class SeatsPage(TablePage[State]):
    """The boards of some seats."""

    name = actions.SCORES

    def __init__(self, resources: TableResources, seats: Sequence[int]) -> None:
        self._resources: Final = resources
        self._seats: Final = tuple(seats)

    def title(self, view: State) -> str:
        return self._resources.text("boards.title")

    def facts(self, view: State) -> object:
        return [list(seat_lines(self._resources, view, seat)) for seat in self._seats]

    def lay(self, view: State, width: float) -> Node:
        whole, y = Node(name="boards"), 0.0
        across = -(-len(self._seats) // -(-len(self._seats) // MOST_ACROSS))
        wide = (width - GAP * (across - 1)) / across
        for start in range(0, len(self._seats), across):
            row = [self._seat(view, seat, wide) for seat in self._seats[start : start + across]]
            for at, board in enumerate(row):
                board.at = (at * (wide + GAP), y)
            whole.add(*row)
            y += max(board.height for board in row) + GAP
        whole.size = (width, y - GAP)
        return whole

    def _seat(self, view: State, seat: int, width: float) -> Node:
        look, resources = self._resources.look, self._resources
        name = resources.player(view, seat)
        if view.faction[seat] != NONE:
            name += f"  [ink_soft|{resources.voice.faction(view.faction[seat])}]"
        rows: list[Node] = [Label(look, name, HEADING, width=width)]
        for heading, told in seat_lines(resources, view, seat):
            if heading:
                rows.append(Label(look, heading, STRONG, width=width))
            rows.append(Label(look, "\n".join(told), BODY, width=width))
        return column(rows, width)


def seat_lines(resources: TableResources, view: State, seat: int) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield what is told of a seat: a heading, empty for the first part, and its lines."""
    if view.faction[seat] == NONE:
        return
    voice, text = resources.voice, resources.text
    yield "", tuple(_figures(resources, view, seat))
    _, *can = faction_text(voice, view.faction[seat]).split("; ")
    yield text("boards.can"), tuple(sentence(each) for each in can)
    if view.card[seat] != NONE:
        yield text("note.card"), (sentence(card_text(voice, view.card[seat])),)
    if tiles := tuple(_tiles(resources, view, seat)):
        yield text("boards.tiles"), tiles


def _figures(resources: TableResources, view: State, seat: int) -> Iterator[str]:
    """Yield a seat's points, store, power, income, tracks, cults, and what is left to build."""
    voice, text = resources.voice, resources.text
    left = [f"{{{STRUCTURES[kind]}}}{PIECES[kind] - view.built[seat * KINDS + kind]}" for kind in range(1, KINDS)]
    cults = [f"{{{cult}}}{view.cults[seat * CULT_COUNT + at]}" for at, cult in enumerate(CULTS)]
    yield f"{view.points[seat]}{{point}}   {stock_signs(view, seat)}   {bowl_signs(view, seat)}"
    yield text("income", what=income_signs(voice, view, seat))
    yield f"{track_signs(voice, view, seat)}   {'  '.join(cults)}"
    yield f"{text('boards.left')} {'  '.join(left)}  {{bridge}}{view.bridges_left[seat]}"
    yield text("boards.area", number=area(view, seat))


def _tiles(resources: TableResources, view: State, seat: int) -> Iterator[str]:
    voice, count = resources.voice, len(view.parts.town_tiles)
    for tile in view.parts.favour_tiles:
        if view.favours[seat] >> tile.number & 1:
            yield f"{{{CULTS[tile.cult]}}} {sentence(favour_text(voice, tile.number))}"
    for number in range(count):
        for _ in range(view.towns[seat * count + number]):
            yield f"{{town}} {sentence(town_text(voice, number))}"


def book_of(context: PageContext, resources: TableResources, view: State, focus: Focus) -> Book[State]:
    """Return the book of a table."""
    home, areas = resources.home, resources.areas
    seats = [(home + step) % view.seats for step in range(view.seats)]
    wide, top = min(WIDE, areas.canvas.w - 60), areas.canvas.y + EDGE
    contents = BookContents(
        pages={actions.SCORES: lambda: SeatsPage(resources, seats)},
        of_seat=lambda seat: SeatsPage(resources, [seat]),
        seats=seats[1:],
        about=_nothing,
        page=Box(areas.canvas.centerx - wide / 2, top, wide, areas.mat.rows.bottom - top),
        ground=areas.canvas,
    )
    return Book(context, contents, view, focus)


def _nothing(key: Key, view: State) -> LargeViewTexts:
    """Nothing on this table has a large view: notes say everything."""
    return LargeViewTexts("", ())

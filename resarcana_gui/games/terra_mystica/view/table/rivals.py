"""A rival's part of the table, on its velvet."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from resarcana_gui.games.terra_mystica.components.words import PIECES, STRUCTURES
from resarcana_gui.games.terra_mystica.rules.codes import NONE
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.rules.state_fields import KINDS
from resarcana_gui.games.terra_mystica.view.geometry.areas import RivalPlace
from resarcana_gui.games.terra_mystica.view.table.piece_rows import piece_slots
from resarcana_gui.games.terra_mystica.view.table.power_ring import PowerMedallion
from resarcana_gui.games.terra_mystica.view.table_resources import TableResources
from resarcana_gui.games.terra_mystica.view.tell.signs_text import (
    bowl_signs,
    card_signs,
    held_signs,
    stock_signs,
    track_signs,
)
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Point
from resarcana_gui.scene.ui_style import HEADING
from resarcana_gui.tabletop.pages.tips import TipLabel
from resarcana_gui.tabletop.table.seats import SeatBoard

NAME: Final = replace(HEADING, size=28, halo="night", leading=1.0)
STOCK: Final = TextStyle(23, Face.BOLD, "ink", on="night", halo="night", leading=1.0)
STATE: Final = TextStyle(20, Face.BOLD, "ink", on="night", halo="night", leading=1.0)
MORE: Final = TextStyle(20, Face.BOLD, "ink", on="night", halo="night")
DEED: Final = TextStyle(19, halo="night", leading=1.0)


class RivalPart(Node):
    """Medallion, name, store, power, tracks, what is left to build if there is room, and the latest deed."""

    def __init__(self, resources: TableResources, view: State, place: RivalPlace) -> None:
        super().__init__(name=f"rival {place.seat}")
        self.resources: Final = resources
        self.seat: Final = place.seat
        self.place: Final = place
        look, number = resources.look, place.seat
        self.medallion: Final = PowerMedallion(resources, view, number, place.medallion.radius, place.medallion[:2])
        self.board: Final = SeatBoard(look, number, place.whole)
        self.name_label: Final = TipLabel(look, NAME, place.name, f"name {number}")
        self.stock: Final = TipLabel(look, STOCK, place.stock, f"stock {number}")
        self.tracks: Final = TipLabel(look, STATE, place.state, f"tracks {number}")
        self.deed: Final = TipLabel(look, DEED, place.deed, f"deed {number}")
        self.more: Final = TipLabel(look, MORE, place.more, f"left {number}") if place.more is not None else None
        self.tiles: Final = TipLabel(look, MORE, place.tiles, f"tiles {number}") if place.tiles is not None else None
        self.slots: Final = piece_slots(resources, place.rows, own=False) if place.rows is not None else []
        parts = [self.board, self.name_label, self.stock, self.tracks, self.deed, self.medallion, *self.slots]
        self.add(*parts, *(label for label in (self.more, self.tiles) if label is not None))

    def show(self, view: State) -> None:
        """Show a view."""
        seat, resources, voice = self.seat, self.resources, self.resources.voice
        self.medallion.show(view)
        self.board.style = resources.style(view, seat)
        name = resources.player(view, seat)
        there = view.faction[seat] != NONE
        for part in (self.stock, self.tracks, self.more, self.tiles, *self.slots):
            if part is not None:
                part.visible = there
        if not there:
            self.name_label.write(name)
            return
        faction = resources.faction(view, seat)
        self.name_label.write(f"{name}  [ink_soft|{faction}]", shorter=(name,))
        self.stock.write(f"{stock_signs(view, seat)}   {bowl_signs(view, seat)}", resources.text("tip.stock"))
        self.tracks.write(track_signs(voice, view, seat), resources.text("tip.tracks"))
        for slot in self.slots:
            slot.show(view, seat)
        if self.tiles is not None:
            self.tiles.write("\n".join(held_signs(voice, view, seat)), resources.text("boards.tiles"))
        if self.more is not None:
            self.more.write(self._more(view), resources.text("tip.left"))

    def _more(self, view: State) -> str:
        seat, voice = self.seat, self.resources.voice
        if self.slots:
            return f"{self.resources.income(view, seat)}\n{{bridge}}{view.bridges_left[seat]}"
        left = [f"{{{STRUCTURES[kind]}}}{PIECES[kind] - view.built[seat * KINDS + kind]}" for kind in range(1, KINDS)]
        card = " ".join(each for each in card_signs(voice, view.card[seat]) if each) if view.card[seat] != NONE else ""
        told = self.resources.income(view, seat)
        return f"{'  '.join(left)}   {{bridge}}{view.bridges_left[seat]}\n{told}" + (
            f"     [gold|{card}]" if card else ""
        )

    def tell(self, deed: str, whole: str) -> None:
        """Show what the seat did last, as much of it as there is room for; the whole sentence when pointed at."""
        text, label = self.resources.look.text, self.deed
        fits = (each for each in _shorter(deed) if not text.block(each, DEED, label.width, label.height).overflow)
        label.write(next(fits, ""), whole)

    @property
    def after_name(self) -> Point:
        """Where the canvas is free beside the name."""
        block = next(iter(self.name_label.texts())).block
        return self.name_label.world().apply(
            (min(block.width + 12, self.name_label.width - 48), self.name_label.height / 2)
        )


def _shorter(sentence: str) -> Iterator[str]:
    """Yield a sentence, its first clause, what that says after a colon, and fewer and fewer of its words."""
    first = sentence.split(", ", maxsplit=1)[0].split("; ", maxsplit=1)[0]
    words = first.split(" ")
    yield from (sentence, first, first.rpartition(": ")[2])
    yield from (" ".join(words[:number]) + "\N{HORIZONTAL ELLIPSIS}" for number in range(len(words) - 1, 0, -1))

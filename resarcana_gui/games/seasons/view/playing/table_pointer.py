"""Clicking and dragging at this table, notes beside cards, and explanations of what is impossible."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.view.asking.why_not import refusals_now
from resarcana_gui.games.seasons.view.pages.note_text import card_lines, die_lines, item_lines
from resarcana_gui.games.seasons.view.playing.places import zones
from resarcana_gui.games.seasons.view.table.scenery import Scenery
from resarcana_gui.games.seasons.view.tell.refusal_text import refusal_text
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Point
from resarcana_gui.screens import actions
from resarcana_gui.screens.actions import CONFIRM
from resarcana_gui.screens.context import Context
from resarcana_gui.tabletop.asking.choice import Choice
from resarcana_gui.tabletop.asking.controls.buttons import hint
from resarcana_gui.tabletop.items.table_item import Key, TableItem
from resarcana_gui.tabletop.pages.book import Book
from resarcana_gui.tabletop.pages.note import NoteContents, NotePart, lines
from resarcana_gui.tabletop.playing.asker import Asker
from resarcana_gui.tabletop.playing.pointer import MOST_REASONS, Pointer


class TablePointer(Pointer):
    """Makes the items of the scenery usable."""

    def __init__(self, context: Context, asker: Asker, ground: Node, scenery: Scenery, book: Book[State]) -> None:
        areas = scenery.areas
        kept_clear = (areas.corner.confirm, areas.corner.undo, areas.top_bar)
        super().__init__(context, asker, ground, zones(areas), areas.canvas, scenery.rearrange, kept_clear)
        self._scenery: Final = scenery
        self._book: Final = book
        self._latest: TableItem | None = None
        book.user = self
        for seat, head in scenery.heads.items():
            head.medallion.on_click = partial(self._seat_clicked, seat)
            for board in scenery.boards[seat]:
                board.on_click = self._seat_clicked

    @property
    def view(self) -> State:
        """What the player sees now, asked or not."""
        view = self.asker.view
        return view if isinstance(view, State) else self._scenery.state

    def point(self, node: TableItem) -> None:
        """Note that an item is pointed at."""
        self._latest = node

    def pin_pointed(self) -> bool:
        """Show the card pointed at last in the large view. Return whether there is one."""
        return self._latest is not None and self.pin(self._latest, by_keys=True)

    def wire_listed(self, node: TableItem) -> None:
        """Make a card on a page usable."""
        node.on_click = node.on_menu = partial(self.pin, node)

    def choices_of(self, key: Key) -> Sequence[Choice]:
        """Return what an item can be used for now."""
        return self.asker.choices_of(key)

    def pin(self, node: TableItem, *, by_keys: bool = False) -> bool:
        if not isinstance(node.known, int) or self.context.root not in node.lineage():
            return False
        self.close_menu()
        self.context.stage.dispatcher.put_back()
        self._book.pin(node.known, by_keys=by_keys or node.focused)
        return True

    def note(self, item: TableItem) -> NoteContents:
        voice, key = self._scenery.resources.voice, item.known
        if isinstance(key, int):
            told: Sequence[str] = card_lines(voice, self.view, key)
        elif isinstance(key, tuple) and key[0] == "die":
            told = die_lines(voice, self.view, self._scenery.resources.home, int(key[1]))
        else:
            told = item_lines(voice, self.view, self._scenery.resources.home, key) or item.note.splitlines()
        reasons = self.reasons(item)[:MOST_REASONS]
        parts = (NotePart(lines(*told)), NotePart(lines(*reasons), soft=True))
        return NoteContents(parts, tuple(self._feet(item)))

    def _feet(self, item: TableItem) -> Sequence[str]:
        focused, text = self.context.stage.dispatcher.focus.current, self._scenery.resources.voice.text
        by_keys = focused is not None and focused.focused
        use, keep = (hint(self.context.bindings, action) for action in (CONFIRM, actions.INSPECT))
        if not by_keys:
            use, keep = text("window.note.click"), text("window.note.right_click")
        choices = self.asker.choices(item)
        found = []
        if len(choices) == 1:
            found.append(text("window.note.does", how=use, what=choices[0].label))
        elif choices:
            found.append(text("window.note.does", how=use, what=text("window.note.several")))
        if isinstance(item.known, int):
            found.append(text("window.note.does", how=keep, what=text("window.note.keep")))
        return found

    def reasons(self, node: TableItem) -> Sequence[str]:
        scenery, view = self._scenery, self.view
        if self.in_past:
            return [scenery.resources.voice.text("window.note.past")]
        if node.key is None:
            return []
        refusals = refusals_now(view, scenery.resources.home, node.key)
        return list(dict.fromkeys(refusal_text(scenery.resources.voice, each) for each in refusals))

    def explains_drop(self, at: Point) -> bool:
        return bool(self._scenery.areas.row.collidepoint(at))

    def before_choosing(self) -> None:
        self._book.close()

    def _seat_clicked(self, seat: int) -> None:
        choice = self.asker.asking.seats.get(seat) if self.asker.asking is not None else None
        if choice is not None:
            self.choose(choice)
        else:
            self._book.toggle(actions.SCORES)

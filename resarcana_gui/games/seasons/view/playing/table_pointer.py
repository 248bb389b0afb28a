"""Clicking and dragging at this table, notes beside cards, and explanations of what is impossible."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from typing import Final

from resarcana_gui.games.seasons.cards.energies import of, types_in
from resarcana_gui.games.seasons.rules.commands import Crystallise
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.view.asking.asked_question import CRYSTALLISE_ALL, AskedQuestion
from resarcana_gui.games.seasons.view.asking.ways import Way
from resarcana_gui.games.seasons.view.asking.why_not import refusals_now
from resarcana_gui.games.seasons.view.faces.die_faces import UnfoldedDie
from resarcana_gui.games.seasons.view.pages.note_text import card_lines, die_lines, item_lines
from resarcana_gui.games.seasons.view.pages.packs_page import PACKS
from resarcana_gui.games.seasons.view.playing.places import zones
from resarcana_gui.games.seasons.view.table.scenery import Scenery
from resarcana_gui.games.seasons.view.table.tray import Socket
from resarcana_gui.games.seasons.view.tell.refusal_text import refusal_text
from resarcana_gui.kernel.command import Command
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.timing import milliseconds
from resarcana_gui.scene.transform import Point
from resarcana_gui.screens import actions
from resarcana_gui.screens.actions import CONFIRM
from resarcana_gui.screens.context import Context
from resarcana_gui.tabletop.asking.choice import Choice
from resarcana_gui.tabletop.asking.controls.buttons import hint
from resarcana_gui.tabletop.dice.die import Die
from resarcana_gui.tabletop.items.table_item import Key, TableItem
from resarcana_gui.tabletop.pages.book import Book
from resarcana_gui.tabletop.pages.note import NoteContents, NotePart, NotePicture, lines
from resarcana_gui.tabletop.playing.asker import Asker
from resarcana_gui.tabletop.playing.pointer import MOST_REASONS, Pointer

UNFOLDED: Final = (256.0, 192.0)
"""The size of the picture of an unfolded die."""
NO_CLICK: Final[tuple[int, Point, Crystallise | None]] = (0, (0, 0), None)
SAME_PLACE: Final = 8
"""How far the pointer may move between two clicks of a double click."""


class TablePointer(Pointer):
    """Makes the items of the scenery usable."""

    def __init__(self, context: Context, asker: Asker, ground: Node, scenery: Scenery, book: Book[State]) -> None:
        areas = scenery.areas
        kept_clear = (areas.corner.confirm, areas.corner.undo, areas.top_bar)
        super().__init__(context, asker, ground, zones(areas), areas.canvas, scenery.rearrange, kept_clear)
        self._scenery: Final = scenery
        self._book: Final = book
        self._latest: TableItem | None = None
        self._second_click = NO_CLICK
        """When and where an energy was crystallised by a click, and what a second click there soon after it does."""
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

    @property
    def pointed_at(self) -> Key | None:
        """What is known of the item that was pointed at last."""
        return None if self._latest is None else self._latest.known

    def point(self, node: TableItem) -> None:
        """Note that an item is pointed at."""
        self._latest = node

    def offers(self, node: TableItem) -> Sequence[Choice]:
        """Return what using an item by keys offers: of several energies of a type one, or all."""
        asking = self.asker.asking
        more = asking.all_of_type.get(node.key) if isinstance(asking, AskedQuestion) and node.key is not None else None
        return (*self.asker.choices(node), *((more,) if more is not None else ()))

    def click(self, node: TableItem) -> None:
        """Use an item. The first click on an energy crystallises one, a second one soon after it the rest of them."""
        if self._is_kept() and self.asker.click(node):
            return  # it is chosen first, and kept by a second click
        choices, by_keys = self.offers(node), self.context.stage.dispatcher.by_keys
        if by_keys and isinstance(node, Socket) and len(choices) > 1:
            self.close_menu()
            self._menus.open(node, choices, ())
            return
        if isinstance(node, Socket) and not by_keys and len(choices) > 1:
            self._second_click = self.context.clock.now(), self._at, _rest(choices[-1].command)
        super().click(node)

    def _is_kept(self) -> bool:
        """Return whether a card is asked for that is chosen first, and then kept."""
        asking = self.asker.asking
        return isinstance(asking, AskedQuestion) and asking.way is Way.KEEP

    def look_up(self, node: TableItem) -> bool:
        """Open what the viewer has put by, where a library is used."""
        library = isinstance(node.key, tuple) and node.key[0] == "library"
        if library:
            self.context.stage.dispatcher.put_back()  # its note would cover the page
            self._book.toggle(PACKS)
        return library

    def takes_second_click(self, clicked: object) -> bool:
        """Return whether this is the second click on an energy; then the rest of its type is crystallised. Meanwhile
        another energy may lie there, and the question of the turn need not have been put again."""
        (when, where, rest), self._second_click = self._second_click, NO_CLICK
        soon = isinstance(clicked, Socket) and self.context.clock.now() - when < milliseconds("second_press")
        if (
            not soon
            or math.dist(where, self._at) > SAME_PLACE
            or rest is None
            or self.asker.controller.refusal(rest) is not None
        ):
            return False
        self.asker.answer(rest)
        return True

    @property
    def _at(self) -> Point:
        return self.context.stage.dispatcher.pointer

    def crystallise_pointed(self) -> bool:
        """Crystallise all energies of the type that is pointed at. Return whether that is possible."""
        sockets = (node for node in self._scenery.own.tray.sockets if node.focused or node.hovered)
        choices = next((self.offers(node) for node in sockets), ())
        if choices:
            self.choose(choices[-1])
        return bool(choices)

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
        parts = (NotePart(lines(*told), picture=_unfolded(item)), NotePart(lines(*reasons), soft=True))
        return NoteContents(parts, tuple(self._feet(item)))

    def _feet(self, item: TableItem) -> Sequence[str]:
        focused, text = self.context.stage.dispatcher.focus.current, self._scenery.resources.voice.text
        by_keys = focused is not None and focused.focused
        use, keep = (hint(self.context.bindings, action) for action in (CONFIRM, actions.INSPECT))
        if not by_keys:
            use, keep = text("window.note.click"), text("window.note.right_click")
        choices, offers = self.asker.choices(item), self.offers(item)
        found = []
        menu = by_keys and len(offers) > len(choices)
        if len(choices) == 1 and not menu:
            chosen_first = item.mark == "can" and self._is_kept()
            label = text("window.note.choose") if chosen_first else choices[0].label
            found.append(text("window.note.does", how=use, what=label))
        elif choices:
            found.append(text("window.note.does", how=use, what=text("window.note.several")))
        if len(offers) > len(choices):
            twice = hint(self.context.bindings, CRYSTALLISE_ALL) if by_keys else text("window.note.double_click")
            found.append(text("window.note.does", how=twice, what=offers[-1].label))
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


def _unfolded(item: TableItem) -> NotePicture | None:
    """Return all faces of a die, for its note."""
    return NotePicture(UnfoldedDie(item.style, item.face), *UNFOLDED) if isinstance(item, Die) else None


def _rest(whole: Command) -> Crystallise | None:
    """Return the answer that crystallises one energy less than another one."""
    if not isinstance(whole, Crystallise):
        return None
    return Crystallise(whole.seat, whole.energies - of(types_in(whole.energies)[0]), whole.card)

"""The pointer on one table, and the keys that replace it: items are clicked, dragged, and offered in menus."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from resarcana_gui.scene.action import Action
from resarcana_gui.scene.motion import Glide
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.queue import INTERFACE
from resarcana_gui.scene.timing import Use, milliseconds
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.screens.context import Context
from resarcana_gui.tabletop.asking.choice import Choice
from resarcana_gui.tabletop.geometry.placements import HAND_LEVEL, RAISED
from resarcana_gui.tabletop.items.table_item import TableItem
from resarcana_gui.tabletop.pages.note import NoteContents, NotePart, lines
from resarcana_gui.tabletop.playing.asker import Asker
from resarcana_gui.tabletop.playing.item_drag import Drops, ItemDrag, Zones
from resarcana_gui.tabletop.playing.menus import ChoiceMenu, Menus

LIFT: Final = 12.0
"""How far an item in the hand rises when pointed at."""

MOST_REASONS: Final = 2
"""The most reasons on a note; a click shows all."""


class Pointer:
    """Handles what the player does with the items of one table, which are passed to `wire`. A game says why
    something is impossible, and what can be looked up."""

    def __init__(
        self, context: Context, asker: Asker, ground: Node, zones: Zones, room: Box, back: Callable[[], Action],
        kept_clear: Sequence[Box] = (),
    ) -> None:  # fmt: skip
        """Menus are added to `ground`, within `room`, and off the areas `kept_clear` where possible. `back` moves
        every item back to its place."""
        self.context: Final = context
        self.asker: Final = asker
        self.in_past = False
        """Whether the table shows the past, where nothing can be done: reasons of that time would mislead."""
        self._look: Final = context.look
        self._back: Final = back
        self._drag: Final = ItemDrag(context.look, zones, self._drops, self._dropped)
        self._raiser: Final = Raiser(context.look)
        self.on_explain: Callable[[TableItem, Sequence[str], Sequence[str]], bool] = lambda *_: False
        """Called to write on an item's note why it cannot be used, and where to read more. Returns whether the note
        is shown; otherwise the reasons are shown beside the item."""
        self._menus: Final = Menus(context.look, ground, room, context.stage.dispatcher.focus, self.choose, kept_clear,
                                  lambda: [item.bounds() for item in asker.items() if item.shown])  # fmt: skip

    # --------------------------------------------------------------------------------------- what the game says

    def reasons(self, node: TableItem) -> Sequence[str]:
        """Return why each possible use of an item is impossible, the most helpful reason first."""
        return ()

    def note(self, item: TableItem) -> NoteContents:
        """Return the contents of the note beside an item that is pointed at: by default its own `note`, and why it
        cannot be used."""
        own = NotePart(lines(*item.note.splitlines()))
        return NoteContents((own, NotePart(lines(*self.reasons(item)[:MOST_REASONS]), soft=bool(own.lines))))

    def where_to_read_more(self) -> Sequence[str]:
        """Return hints where more is said about why something is impossible."""
        return ()

    def explains_drop(self, at: Point) -> bool:
        """Return whether dropping an item there, where nothing can be done with it, explains why."""
        return False

    def look_up(self, node: TableItem) -> bool:
        """Show reference information about an item that cannot be used. Return whether there is any."""
        return False

    def pin(self, node: TableItem, *, by_keys: bool = False) -> bool:
        """Open the large view of an item. Return whether that is possible."""
        return False

    def before_choosing(self) -> None:
        """Close whatever lies over the table, before a choice is made."""

    # ------------------------------------------------------------------------------------------------ being used

    @property
    def menu(self) -> ChoiceMenu | None:
        """The open menu beside an item; None if there is none."""
        return self._menus.menu

    def seen_at(self, place: Callable[[TableItem], Box]) -> None:
        """Set the function that returns where an item is seen: it may have grown."""
        self._menus.place = place

    def keep_clear(self, box: Box) -> None:
        """Keep menus off one more area, where possible."""
        self._menus.kept_clear += (box,)

    def close_menu(self) -> bool:
        """Close the menu. Return whether one was open."""
        return self._menus.close()

    def wire(self, node: TableItem) -> None:
        """Make an item usable."""
        node.on_click = partial(self.click, node)
        node.on_menu = partial(self.pin, node)
        node.on_hover = partial(self._raiser.hovered, node)
        if node.draggable:
            node.on_drag_start = partial(self._drag_started, node)
            node.on_drag, node.on_drop = self._drag.move, self._drag.end
            node.on_let_go = self._let_go

    def click(self, node: TableItem) -> None:
        """Use an item; open a menu if it has several uses, and explain why if it has none."""
        self.close_menu()
        asking, choices = self.asker.asking, self.asker.choices(node)
        at_once = asking.at_once(node.key) if asking is not None and node.key is not None else None
        if at_once is not None:
            self.choose(at_once)
        elif choices:
            self._menus.open(node, choices, self.reasons(node))
        elif not self.asker.click(node) and not self.look_up(node) and (reasons := self.reasons(node)):
            self._explain(node, reasons)

    def _explain(self, node: TableItem, reasons: Sequence[str]) -> None:
        """Show why an item cannot be used: on its note or beside it."""
        where = self.where_to_read_more()
        if self.on_explain(node, reasons, where):
            self.context.announcer.tell("\n".join([*reasons, *where]))
        else:
            self.context.messages.explain("\n".join([*reasons, *(f"[ink_soft|{each}]" for each in where)]), node)

    def choose(self, choice: Choice) -> None:
        """Make a choice; the controls ask for confirmation if the player may regret it. A grown item is hidden."""
        self.close_menu()
        self.before_choosing()
        self.context.stage.dispatcher.put_back()
        if self.asker.controls is not None:
            self.asker.controls.choose(choice)

    def _drag_started(self, node: TableItem, at: Point) -> None:
        self.close_menu()
        self._look.queue.clear_way(node)
        if not self._drag.begin(node, at):
            self._tell_why(node)

    def _let_go(self) -> None:
        """Put the item back after a drag without a drop."""
        if self._drag.let_go():
            self._look.queue.add(self._back(), INTERFACE)

    def _tell_why(self, node: TableItem) -> None:
        """Show why an item cannot go where it was dropped, if there is a reason."""
        reasons = self.reasons(node)
        if reasons:
            self.context.messages.tell(reasons[0])

    def _drops(self, node: TableItem) -> Drops:
        asking = self.asker.asking
        return asking.drops(node.key) if asking is not None and node.key is not None else {}

    def _dropped(self, node: TableItem, choice: Choice | None, at: Point) -> None:
        """Make the choice. The item goes back if the same question is still open; otherwise it goes where the answer
        leads."""
        asked = self.asker.asking
        if choice is not None:
            self.choose(choice)
        elif self.explains_drop(at):
            self._tell_why(node)
        if self.asker.asking is asked:
            self._look.queue.add(self._back(), INTERFACE)


class Raiser:
    """An item in the hand rises a little when pointed at, above the others. Its hit area stays, so that it does not
    rise from under the pointer."""

    def __init__(self, look: UiStyle) -> None:
        self._look: Final = look
        self._rest: Final[dict[TableItem, float]] = {}
        """The usual level of the items pointed at."""

    def hovered(self, node: TableItem, is_pointed_at: bool) -> None:
        """Raise or lower an item that is pointed at, by pointer or keys, or no longer."""
        if is_pointed_at and HAND_LEVEL <= node.z < RAISED:
            self._rest[node] = node.z
            node.z = RAISED
            self._lift(node, LIFT)
        elif not is_pointed_at and node in self._rest:
            rest = self._rest.pop(node)
            if node.z == RAISED:  # otherwise it has been moved since
                node.z = rest
            self._lift(node, 0.0)

    def _lift(self, node: TableItem, to: float) -> None:
        ms, ease = milliseconds("hover"), self._look.pace.easing(Use.ENTER)
        self._look.queue.add(Glide(lambda: node.lift, partial(setattr, node, "lift"), to, ms, ease), INTERFACE)

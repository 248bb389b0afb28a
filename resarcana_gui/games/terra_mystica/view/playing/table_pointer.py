"""Clicking at this table, notes beside items, and explanations of what is impossible."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from resarcana_gui.games.terra_mystica.rules.commands import UseAction
from resarcana_gui.games.terra_mystica.rules.questions import AskTurn
from resarcana_gui.games.terra_mystica.rules.refusals import why_not
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.view.pages.note_text import note_parts, standing_text
from resarcana_gui.games.terra_mystica.view.pages.wishes import wishes
from resarcana_gui.games.terra_mystica.view.playing.table_asker import TableAsker
from resarcana_gui.games.terra_mystica.view.table.scenery import Scenery
from resarcana_gui.games.terra_mystica.view.tell.refusal_text import refusal_text
from resarcana_gui.scene.node import Node
from resarcana_gui.screens import actions
from resarcana_gui.screens.actions import CONFIRM
from resarcana_gui.screens.context import Context
from resarcana_gui.tabletop.asking.choice import Choice
from resarcana_gui.tabletop.asking.controls.buttons import hint
from resarcana_gui.tabletop.cards.card import CardNode
from resarcana_gui.tabletop.items.table_item import Key, TableItem
from resarcana_gui.tabletop.pages.book import Book
from resarcana_gui.tabletop.pages.note import NoteContents, NotePart, lines
from resarcana_gui.tabletop.playing.pointer import MOST_REASONS, Pointer


class TablePointer(Pointer):
    """Makes the items of the scenery usable."""

    def __init__(self, context: Context, asker: TableAsker, ground: Node, scenery: Scenery, book: Book[State]) -> None:
        areas = scenery.areas
        kept_clear = (areas.mat.confirm, areas.mat.undo, areas.top_bar)
        super().__init__(context, asker, ground, {}, areas.canvas, scenery.rearrange, kept_clear)
        self._scenery: Final = scenery
        self._asker: Final = asker
        asker.on_pass = self.offer_cards
        self._book: Final = book
        book.user = self
        for seat, board in scenery.boards.items():
            board.on_click = self._seat_clicked
            scenery.medallion(seat).on_click = partial(self._seat_clicked, seat)

    @property
    def view(self) -> State:
        """What the player sees now, asked or not."""
        view = self.asker.view
        return view if isinstance(view, State) else self._scenery.state

    def wire_listed(self, node: CardNode) -> None:
        """There are no cards on the pages of this game."""

    def choices_of(self, key: Key) -> Sequence[Choice]:
        """Return what an item can be used for now."""
        return self.asker.choices_of(key)

    def before_choosing(self) -> None:
        self._book.close()

    def look_up(self, node: TableItem) -> bool:
        """Change which offers of power are accepted without asking, where that is clicked."""
        if node.key == "offers":
            self.change_standing()
        return node.key == "offers"

    def change_standing(self) -> None:
        """Accept the offer that is asked about, and all up to it from now on; otherwise go on to the next limit of what
        is accepted without asking, and say so."""
        if choices := self.choices_of("offers"):
            self.choose(choices[0])
            return
        resources = self._scenery.resources
        self._scenery.accept_up_to(resources.standing.next())
        self.context.messages.tell(standing_text(resources))

    def _seat_clicked(self, seat: int) -> None:
        """Open the page of a seat's board, or close it."""
        if seat == self._scenery.resources.home:
            self._book.toggle(actions.SCORES)
        else:
            self._book.rival(seat)

    def offer_cards(self) -> None:
        """Offer to pass for each of the free bonus cards, beside them."""
        asking = self._asker.asking
        shown = next((card for card in self._scenery.left.cards if card.visible), None)
        if asking is not None and shown is not None:
            self._menus.open(shown, asking.passes, (), self._scenery.resources.text("pass_taking"))

    def note(self, item: TableItem) -> NoteContents:
        resources, key = self._scenery.resources, item.known
        assert key is not None
        parts = note_parts(resources, self.view, key)
        if not parts and item.note:
            parts = [NotePart(lines(*item.note.splitlines()))]
        reasons = self.reasons(item)[:MOST_REASONS]
        return NoteContents((*parts, NotePart(lines(*reasons), soft=bool(parts))), tuple(self._feet(item)))

    def _feet(self, item: TableItem) -> Sequence[str]:
        focused, text = self.context.stage.dispatcher.focus.current, self._scenery.resources.text
        by_keys = focused is not None and focused.focused
        use = hint(self.context.bindings, CONFIRM) if by_keys else text("note.click")
        choices = self.asker.choices(item)
        if not choices:
            return []
        asking = self._asker.asking
        single = asking is not None and item.key is not None and asking.at_once(item.key) is not None
        what = _meaning(choices[0], text("note.use")) if single else text("note.several")
        return [text("note.does", how=use, what=what)]

    def reasons(self, node: TableItem) -> Sequence[str]:
        view, home = self.view, self._scenery.resources.home
        if self.in_past:
            return [self._scenery.resources.text("note.past")]
        question = view.stack[-1] if view.stack else None
        if not isinstance(question, AskTurn) or question.seat != home or node.key is None or self.choices_of(node.key):
            return []
        refusals = [why_not(view, command) for command in wishes(view, home, node.key)]
        told = [refusal_text(self._scenery.resources.voice, each) for each in refusals if each is not None]
        return [] if len(told) < len(refusals) else list(dict.fromkeys(told))


def _meaning(choice: Choice, use: str) -> str:
    """Return what a click does; of an action just that it is used, as its note begins with all that it does."""
    return use if isinstance(choice.command, UseAction) else choice.label

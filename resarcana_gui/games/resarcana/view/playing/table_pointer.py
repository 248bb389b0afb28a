"""Clicking and dragging at this table, notes beside cards, and explanations of what is impossible."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from resarcana_gui.games.resarcana.rules.codes import IN_DISCARDS
from resarcana_gui.games.resarcana.rules.commands import Choose
from resarcana_gui.games.resarcana.rules.refusals import why_not as refused
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.asking.answer_choices import Target
from resarcana_gui.games.resarcana.view.asking.why_not import why_not
from resarcana_gui.games.resarcana.view.geometry.areas import PILE_LABEL, Areas
from resarcana_gui.games.resarcana.view.pages.resarcana_page import DECK, DISCARDS
from resarcana_gui.games.resarcana.view.table.boards import RivalHead
from resarcana_gui.games.resarcana.view.table.portraits import faces
from resarcana_gui.games.resarcana.view.table.scenery import Scenery
from resarcana_gui.games.resarcana.view.table_resources import TableResources
from resarcana_gui.games.resarcana.view.tell.card_text import note_text
from resarcana_gui.games.resarcana.view.tell.note_text import attack_outcomes, click_text, state_now
from resarcana_gui.scene import layout
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.seats.face_mark import FaceMark
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.screens import actions
from resarcana_gui.screens.actions import CONFIRM
from resarcana_gui.screens.context import Context
from resarcana_gui.tabletop.asking.choice import Choice
from resarcana_gui.tabletop.asking.controls.buttons import hint
from resarcana_gui.tabletop.asking.controls.question_controls import QuestionControls
from resarcana_gui.tabletop.cards.card import CardNode
from resarcana_gui.tabletop.items.table_item import Key, TableItem
from resarcana_gui.tabletop.pages.book import Book
from resarcana_gui.tabletop.pages.note import NoteContents, NoteLine, NotePart, lines
from resarcana_gui.tabletop.playing.asker import Asker
from resarcana_gui.tabletop.playing.item_drag import Zones
from resarcana_gui.tabletop.playing.pointer import MOST_REASONS, Pointer


def zones(areas: Areas) -> Zones:
    """Return the place of each drop target on the canvas."""
    pile = areas.corner.discards
    around = layout.inset(pile, -5, -5).union(Box(pile.centerx, pile.bottom, 1, PILE_LABEL))
    return {Target.OWN_TABLEAU: areas.row, Target.DISCARD_PILE: around, Target.OWN_POOL: areas.corner.tray}


class TablePointer(Pointer):
    """Makes the cards of the scenery usable, and its boards, names and piles clickable."""

    def __init__(self, context: Context, asker: Asker, ground: Node, scenery: Scenery, book: Book[State]) -> None:
        areas = scenery.resources.areas
        kept_clear = (areas.corner.confirm, areas.corner.undo, areas.corner.tray, areas.top_bar)
        super().__init__(context, asker, ground, zones(areas), areas.canvas, scenery.rearrange, kept_clear)
        self.on_choosing: Callable[[], object] | None = None
        """Called when something is chosen, so that pages close."""
        self._scenery: Final = scenery
        self._book: Final = book
        self._card: CardNode | None = None
        """The card pointed at last."""
        book.user = self
        for seat, head in scenery.heads.items():
            head.medallion.on_click = partial(self._medallion_clicked, seat)
            if isinstance(head, RivalHead):
                head.piles.on_click = partial(book.toggle, DISCARDS)
                head.name_label.on_click = partial(book.rival, seat)
            for board in scenery.boards[seat]:
                board.on_click = self._board_clicked

    def point(self, node: TableItem) -> None:
        """Note that a card is pointed at."""
        if isinstance(node, CardNode) and node.card is not None:
            self._card = node

    @property
    def pointed_at(self) -> int | None:
        """The card that was pointed at last."""
        return self._card.card if self._card is not None else None

    def note(self, item: TableItem) -> NoteContents:
        card = item.known
        assert isinstance(card, int)
        focused, text = self.context.stage.dispatcher.focus.current, self._scenery.resources.voice.text
        if focused is not None and focused.focused:
            keys = hint(self.context.bindings, CONFIRM), hint(self.context.bindings, actions.INSPECT)
        else:
            keys = text("note.click"), text("note.right_click")
        told = note_about(self._scenery.resources, card, self.view, self._choices_of(card), keys, self._past())
        asked = self.asker.controls.asked if self.asker.controls is not None else None
        if asked is None or asked.source != card or not asked.short:
            return told
        return NoteContents((NotePart(lines(asked.sentence)), *told.parts), told.feet)

    def _choices_of(self, card: int) -> Sequence[Choice]:
        """Return what a card can be used for now, including as the answer to a question that follows another's
        choice."""
        controls = self.asker.controls
        following = controls.following if isinstance(controls, QuestionControls) else None
        asked = following.then.cards if following is not None and following.then is not None else {}
        return [Choice(asked[card], "")] if card in asked else self.asker.choices_of(card)

    @property
    def view(self) -> State:
        """What the player sees now, asked or not."""
        view = self.asker.view
        return view if isinstance(view, State) else self._scenery.state

    def pin_pointed(self) -> bool:
        """Show the card pointed at last in the large view. Return whether there is one."""
        return self._card is not None and self.pin(self._card, by_keys=True)

    def wire_listed(self, node: CardNode) -> None:
        """Make a card on a page usable: it opens in the large view, and can be used from there."""
        node.on_click = node.on_menu = partial(self.pin, node)

    def choices_of(self, key: Key) -> Sequence[Choice]:
        """Return what an item can be used for now."""
        return self.asker.choices_of(key)

    def pin(self, node: TableItem, *, by_keys: bool = False) -> bool:
        card = node.known
        if not isinstance(card, int) or self.context.root not in node.lineage():
            return False
        self.close_menu()
        self.point(node)
        self.context.stage.dispatcher.put_back()
        self._book.pin(card, by_keys=by_keys or node.focused)
        return True

    def look_up(self, node: TableItem) -> bool:
        """Open the pile that a card lies in. Return whether there is one."""
        if node is self._scenery.deck:
            self._book.toggle(DECK)
        elif isinstance(node.known, int) and self._scenery.state.zone[node.known] == IN_DISCARDS:
            self._book.toggle(DISCARDS)
        else:
            return False
        return True

    def reasons(self, node: TableItem) -> Sequence[str]:
        if not isinstance(node.key, int):
            return ()
        view, voice = self.view, self._scenery.resources.voice
        return self._past() or why_not(voice, view, node.key, partial(refused, view))

    def _past(self) -> list[str]:
        """Return the one reason why nothing can be done in the past; empty in the present."""
        return [self._scenery.resources.voice.text("note.past")] if self.in_past else []

    def where_to_read_more(self) -> Sequence[str]:
        if self.in_past:
            return []
        key, text = hint(self.context.bindings, actions.HELP), self._scenery.resources.voice.text
        return [text("note.rule", how=key)] if key else []

    def explains_drop(self, at: Point) -> bool:
        return bool(self._scenery.areas.row.collidepoint(at))

    def before_choosing(self) -> None:
        self._book.close()
        if self.on_choosing is not None:
            self.on_choosing()

    def _board_clicked(self, seat: int) -> None:
        if not self._chosen(seat) and seat != self._scenery.resources.home:
            self._book.rival(seat)

    def _medallion_clicked(self, seat: int) -> None:
        if not self._chosen(seat):
            self._book.toggle(actions.SCORES)

    def _chosen(self, seat: int) -> bool:
        """If choosing the seat is an answer, give it. Return whether it is one."""
        choice: Choice | None = self.asker.asking.seats.get(seat) if self.asker.asking is not None else None
        if choice is not None:
            self.choose(choice)
        return choice is not None


def note_about(
    resources: TableResources, card: int, view: State, choices: Sequence[Choice], keys: tuple[str, str],
    instead: Sequence[str] = (),
) -> NoteContents:  # fmt: skip
    """Return the note beside a card. `keys` are what uses the card, and what keeps it open; `instead`, if not empty,
    is given as the reason why it cannot be used."""
    voice = resources.voice
    does = NotePart(lines(*note_text(view.cards.components[card], voice)))
    now = NotePart(lines(*state_now(voice, card, view)))
    chosen = any(isinstance(choice.command, Choose) for choice in choices)
    reasons = [] if chosen else instead or why_not(voice, view, card, partial(refused, view))[:MOST_REASONS]
    attack = _attack(resources, card, view) if choices else NotePart(())
    return NoteContents(
        (does, attack, now, NotePart(lines(*reasons), soft=True)), tuple(_feet(resources, view, choices, keys))
    )


def _attack(resources: TableResources, card: int, view: State) -> NotePart:
    """Return what its attack would do to each rival."""
    outcomes = attack_outcomes(resources.voice, card, view)
    told = tuple(NoteLine(text, _face(resources, seat, view)) for seat, text in outcomes.items())
    return NotePart(told, resources.voice.text("note.attack.heading"))


def _face(resources: TableResources, seat: int, view: State) -> Drawing:
    return FaceMark(faces(resources, seat, view)["rest"], resources.style(seat).sign)


def _feet(resources: TableResources, view: State, choices: Sequence[Choice], keys: tuple[str, str]) -> Iterator[str]:
    voice = resources.voice
    does = click_text(voice, choices, view)
    if does:
        yield voice.text("note.does", how=keys[0], what=does)
    yield voice.text("note.does", how=keys[1], what=voice.text("note.deed.keep"))

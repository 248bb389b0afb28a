"""The table of Terra Mystica as one seat sees it, put together from parts with one job each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from resarcana_gui.games.terra_mystica.rules.codes import CHOOSING_CARDS, CHOOSING_FACTIONS, NONE, PLACING
from resarcana_gui.games.terra_mystica.rules.commands import Build, EndTurn
from resarcana_gui.games.terra_mystica.rules.questions import AskOffer, AskStart
from resarcana_gui.games.terra_mystica.rules.reaching import reached, skipped
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.view.asking.land_choices import PlannedChoice, free_spades, spades_home
from resarcana_gui.games.terra_mystica.view.asking.prospects import prospect, town_progress
from resarcana_gui.games.terra_mystica.view.own_keys import FIND, OFFERS
from resarcana_gui.games.terra_mystica.view.pages.seats_page import book_of
from resarcana_gui.games.terra_mystica.view.playing.map_hints import MapHints
from resarcana_gui.games.terra_mystica.view.playing.map_keys import MapKeys
from resarcana_gui.games.terra_mystica.view.playing.places import layout_of
from resarcana_gui.games.terra_mystica.view.playing.subjects import MysticaSubjects
from resarcana_gui.games.terra_mystica.view.playing.table_asker import TableAsker
from resarcana_gui.games.terra_mystica.view.playing.table_conductor import TableConductor
from resarcana_gui.games.terra_mystica.view.playing.table_pointer import TablePointer
from resarcana_gui.games.terra_mystica.view.table.ground import table_ground
from resarcana_gui.games.terra_mystica.view.table.power_ring import PowerMedallion
from resarcana_gui.games.terra_mystica.view.table.scenery import Scenery
from resarcana_gui.games.terra_mystica.view.table.wings import NUMERALS
from resarcana_gui.games.terra_mystica.view.table.world_map import LandField
from resarcana_gui.games.terra_mystica.view.table_resources import TableResources
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.state import State as KernelState
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.ground.lit_ground import LitGround
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Box
from resarcana_gui.screens import actions
from resarcana_gui.screens.context import Context
from resarcana_gui.screens.table_view import Controller, Question
from resarcana_gui.tabletop.items.table_item import Key, TableItem
from resarcana_gui.tabletop.pages.table_page import PageContext
from resarcana_gui.tabletop.playing.tabletop_view import TabletopView
from resarcana_gui.tabletop.table.seats import SeatBoard, TurnMarks

SETUP_PHASES: Final = {CHOOSING_FACTIONS: "factions", PLACING: "placing", CHOOSING_CARDS: "cards"}


class MysticaTable(TabletopView):
    """Map, wings, seats, questions, and whose turn it is."""

    asker: TableAsker
    pointer: TablePointer
    subjects: MysticaSubjects

    def __init__(self, context: Context, resources: TableResources, blank: State, controller: Controller) -> None:
        super().__init__()
        self.resources: Final = resources
        areas = resources.areas
        self._homes: Mapping[int, int] = {}
        """The home terrains that the ground is dyed for, by seat."""
        self.ground: Node = self._lay_ground()
        """What everything lies on."""
        self.scenery: Final = Scenery(resources, blank)
        page_context = PageContext(
            resources.look, None, resources.voice, context.bindings, context.sounds.play, context.look_up,
            lambda card, width: (),
        )  # fmt: skip
        self.book: Final = book_of(
            page_context, resources, blank, context.stage.dispatcher.focus, lambda: self._last_pointed
        )  # fmt: skip
        self.turn: Final = TurnMarks(
            resources.look, self.scenery.marked(), resources.home, self.scenery.after_name
        )  # fmt: skip
        self._last_pointed: Key | None = None
        """The key of the item that was pointed at last."""
        asker = TableAsker(context, controller, self, self.scenery)
        pointer = TablePointer(context, asker, self, self.scenery, self.book)
        self.notes_in = areas.canvas
        self.put_together(context, TableConductor(self.scenery), asker, pointer)
        self.hints: Final = MapHints(resources, self.scenery.map)
        self.scenery.add(self.hints)
        self.map_keys: Final = MapKeys(resources, self.scenery.map, context.stage.dispatcher, areas.board)
        self._hinted: int | None = None
        """The hexagon that hints are shown about."""
        self.layout = layout_of(areas)
        self.subjects = MysticaSubjects(self.scenery, asker, self.grower)
        self.add(self.turn, self.book)

    def _lay_ground(self) -> Node:
        """Lay wood, velvets, slate, slab and leather under everything."""
        resources = self.resources
        ground = LitGround(
            resources.look,
            table_ground(resources.areas, resources.look.theme, self._homes),
            (),
            f"ground {self._homes}",
        )
        ground.z = -2.0
        self.add(ground)
        return ground

    def _dye_ground(self) -> None:
        """Dye the seats' parts of the ground for their factions, once all have one: it takes a fifth of a second."""
        state = self.scenery.state
        homes = {} if NONE in state.faction else {seat: self.scenery.home_of(seat) for seat in range(state.seats)}
        if homes != self._homes:
            self._homes = homes
            self.remove(self.ground)
            self.ground = self._lay_ground()

    def begin(self, view: KernelState, setup: Sequence[Event]) -> None:
        self.hear(setup)

    def ask(self, question: Question | None) -> None:
        super().ask(question)
        if question is not None and isinstance(question.pending, AskOffer):
            self.grower.hide()  # the note of what is still pointed at would hide the buttons that answer

    def status(self, view: KernelState) -> str:
        assert isinstance(view, State)
        if not view.round:
            return self.resources.text("phase.setup")
        return self.resources.text("status", number=NUMERALS[view.round])

    def phase(self, view: KernelState) -> str:
        assert isinstance(view, State)
        return self.resources.text(f"phase.{SETUP_PHASES[view.phase]}") if view.phase in SETUP_PHASES else ""

    def acting(self) -> int | None:
        return self.scenery.acting_seat()

    def make_room(self, width: float) -> Box:
        room = self.resources.areas.speech_room
        self.pointer.keep_clear(room)
        return room

    def final(self, command: Command) -> bool:
        return isinstance(command, EndTurn)

    def live(self, ms: int) -> None:
        self._tie_note()
        self.turn.update(ms)
        self.book.update()
        self.resources.sounds.next_frame()

    @property
    def covering(self) -> Box | None:
        return self.book.covering

    def lies_above(self, node: TableItem) -> bool:
        return self.book in node.lineage()

    def answers_with(self, control: Control) -> bool:
        return self.book in control.lineage() or (self.book.panel is None and super().answers_with(control))

    def close_reading(self, clicked: Control | None) -> bool:
        on_table = clicked is not None and self.lies_on(clicked)
        beside = on_table and clicked is not None and self.book not in clicked.lineage()
        return self.book.close_reading(clicked, on_table=on_table) or (beside and self.book.close())

    def act(self, action: str) -> bool:
        if action == actions.CANCEL and (self.map_keys.finder.close() or self.pointer.close_menu()):
            return True
        if action == FIND and self.book.panel is None:
            return self._find()
        if action == OFFERS and self.book.panel is None:
            self.pointer.change_standing()
            return True
        return self.book.act(action) or self.map_keys.act(action, self.pointer.view) or super().act(action)

    def _find(self) -> bool:
        """Ask for the name of a hexagon."""
        finder = self.map_keys.finder
        finder.close()
        finder.field.write("")
        self.add(finder)
        self.pointer.context.stage.dispatcher.focus.give(finder.field)
        return True

    def pointed(self, control: Control | None) -> None:
        super().pointed(control)
        if isinstance(control, TableItem) and control.known is not None:
            self._last_pointed = control.known
        seats = control.seat if isinstance(control, SeatBoard | PowerMedallion) else None
        self.scenery.peek_at(None if self.book.panel is not None else seats)
        self.subjects.light("" if control is None or isinstance(control, TableItem) else control.hint)
        if self.pointer.menu is None:
            self._hint(control.number if isinstance(control, LandField) else None)

    def _hint(self, at: int | None) -> None:
        """Show on the map what could be done with a hexagon; None for none."""
        hints, view, seat = self.hints, self.pointer.view, self.resources.home
        self._hinted = at
        hints.hide()
        if at is None or view.faction[seat] == NONE:
            return
        if view.structure[at]:
            hints.link(view, () if view.town[at] else town_progress(view, view.owner[at], at).members)
        elif self._builds_on(at) or (reached(view, seat) | skipped(view, seat)) >> at & 1:
            spades = spades_home(view, seat, at)
            hints.show(
                view,
                at,
                prospect(view, seat, at, spades=spades, free=free_spades(view, seat)),
                builds=self._builds_on(at),
            )

    def _builds_on(self, at: int) -> bool:
        """Return whether an answer builds a dwelling on a hexagon, or leads to that."""
        answers = (
            answer for choice in self.asker.choices_of(("hex", at))
            for answer in (choice.command, *(choice.plan if isinstance(choice, PlannedChoice) else ()))
        )  # fmt: skip
        return any(isinstance(answer, Build) for answer in answers)

    @property
    def veiled(self) -> bool:
        return self.scenery.ring.is_open

    def _tie_note(self) -> None:
        """Lead the thread to the note of the hexagon pointed at, as long as both are shown."""
        if self._hinted is not None:
            note = self.grower.note if self.grower.shown == ("hex", self._hinted) else None
            self.hints.tie(self._hinted, None if note is None else note.bounds())
            if self.grower.shown is None:
                self._hint(None)

    def _places_first(self) -> bool:
        """Return whether a first dwelling is placed: notes are short then and hang beside their hexagons, off those to
        choose from. Later they hang off the map."""
        asking = self.asker.asking
        return asking is not None and isinstance(asking.question, AskStart)

    def mark(self) -> None:
        self._dye_ground()
        self.book.show(self.pointer.view)
        super().mark()
        self.map_keys.shade(self.pointer.view)
        if self._hinted is not None:
            self._hint(self._hinted)
        for field in (*self.scenery.map.rivers, *self.scenery.map.sites):
            field.focusable = field.mark != "none"
        for land in self.scenery.map.fields:
            land.focusable = not self.scenery.factions.visible
            land.note_clear_of = None if self._places_first() else self.scenery.areas.board
        asking = self.asker.asking
        for plaque in (*self.scenery.own.exchanges, *self.scenery.own.specials):
            plaque.faint = asking is None or plaque.key not in asking.choices
        self.turn.mark(self.scenery.acting_seat(), asking.seats if asking is not None else ())

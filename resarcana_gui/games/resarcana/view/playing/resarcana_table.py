"""The table of Res Arcana as one seat sees it, put together from parts with one job each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from resarcana_gui.games.resarcana.rules.codes import NOBODY, PHASES
from resarcana_gui.games.resarcana.rules.commands import Pass
from resarcana_gui.games.resarcana.rules.questions import Question as Asked
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.acts.act_table import table_acts
from resarcana_gui.games.resarcana.view.acts.captions import TableCaptions
from resarcana_gui.games.resarcana.view.acts.checking import announced
from resarcana_gui.games.resarcana.view.acts.remarks import about_lead
from resarcana_gui.games.resarcana.view.asking.asking import Asking
from resarcana_gui.games.resarcana.view.pages.book import book_of
from resarcana_gui.games.resarcana.view.pages.resarcana_page import ResArcanaPageContext
from resarcana_gui.games.resarcana.view.playing.table_asker import TableAsker
from resarcana_gui.games.resarcana.view.playing.table_pointer import TablePointer
from resarcana_gui.games.resarcana.view.table.card_strip import CardStrip
from resarcana_gui.games.resarcana.view.table.ground import RIVALS_LAMP, table_ground
from resarcana_gui.games.resarcana.view.table.portraits import card_picture
from resarcana_gui.games.resarcana.view.table.scenery import Scenery
from resarcana_gui.games.resarcana.view.table.seat_facts import whose_doing
from resarcana_gui.games.resarcana.view.table.spoken_of import PASS, boxes_of, words_of
from resarcana_gui.games.resarcana.view.table_resources import TableResources
from resarcana_gui.games.resarcana.view.tell.match_text import match_standing
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.state import State as KernelState
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.ground.lit_ground import LitGround
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.transform import Box
from resarcana_gui.screens import actions
from resarcana_gui.screens.context import Context
from resarcana_gui.screens.furniture import Furniture
from resarcana_gui.screens.game_ui import Controller, Question
from resarcana_gui.tabletop.asking.choice import Choice
from resarcana_gui.tabletop.asking.controls.asking_controls import AskingControls
from resarcana_gui.tabletop.asking.controls.question_controls import QuestionControls
from resarcana_gui.tabletop.cards.card import CardNode
from resarcana_gui.tabletop.pages.book import Book
from resarcana_gui.tabletop.playing.card_view import CardView
from resarcana_gui.tabletop.playing.growing import WIDTH
from resarcana_gui.tabletop.playing.menus import ChoiceMenu
from resarcana_gui.tabletop.table.seats import SeatBoard, TurnMarks
from resarcana_gui.tabletop.tell.mentions import Mentions

TOLD: Final = 240.0
"""How far from the right edge a card grows that is spoken of and does not lie on the table."""
GROWN: Final = 300.0
"""How wide a card grows in a small window."""
KNOB: Final = 22.0
SMALL_KNOB: Final = 26.0
"""The radius of knobs, and in a small window."""
GROUND: Final = -2.0
"""The level of the ground, below what screens put on the table."""


class ResArcanaTable(CardView):
    """What lies over and beside the cards of this game: pages, the card that is looked at, whose turn it is."""

    asker: TableAsker
    pointer: TablePointer

    def __init__(self, context: Context, resources: TableResources, blank: State, controller: Controller) -> None:
        super().__init__()
        self.resources: Final = resources
        self.scenery: Final = Scenery(resources, blank)
        heads = self.scenery.heads
        self.turn: Final = TurnMarks(
            resources.look, self.scenery.marked(), resources.home, lambda seat: heads[seat].after_name
        )
        self.card_strip: Final = CardStrip(resources)
        self.book: Final = self._book(context, blank)
        self._mentions: Final = Mentions(
            {number: resources.voice.card(number) for number in range(len(resources.cards.components))}
        )
        ground = table_ground(resources.areas, blank.seats, resources.look.theme)
        self.ground: Final = LitGround(resources.look, ground, (RIVALS_LAMP,))
        self.ground.z = GROUND
        self.scenery.ground = self.ground
        self.add(self.ground)
        asker = TableAsker(context, resources, controller, self, self.scenery, self.book)
        pointer = TablePointer(context, asker, self, self.scenery, self.book)
        pointer.on_choosing = self.step_aside
        self.notes_in, self.grown_width = resources.areas.canvas, GROWN if resources.areas.small else WIDTH
        self.put_together(context, self.scenery, table_acts(), asker, pointer)
        self._tell_from(blank)
        self.add(self.turn, self.card_strip, self.book)
        context.stage.ahead = resources.faces.stand_ins.make_one

    def _book(self, context: Context, blank: State) -> Book[State]:
        """The pages; cards on them are used as on the table."""
        resources = self.resources
        page_context = ResArcanaPageContext(
            resources.look, resources.faces, resources.voice, context.bindings, self._wire_listed, context.sounds.play,
            context.look_up, resources.faces.meaningful, resources, lambda: self.pointer.pointed_at,
        )  # fmt: skip
        return book_of(page_context, blank, context.stage.dispatcher.focus, self._choices_of, self._chosen)

    def _wire_listed(self, node: CardNode) -> None:
        self.pointer.wire_listed(node)

    def _choices_of(self, component: int) -> Sequence[Choice]:
        return self.asker.choices_of(component)

    def _chosen(self, choice: Choice) -> None:
        self.pointer.choose(choice)

    @property
    def menu(self) -> ChoiceMenu | None:
        """The open menu beside a card."""
        return self.pointer.menu

    @property
    def asking(self) -> Asking | None:
        """The question, and how it can be answered."""
        return self.asker.asking

    @property
    def controls(self) -> AskingControls | None:
        """What it puts on the table."""
        return self.asker.controls

    # -------------------------------------------------------------------------------------------- what is shown

    def show(self, view: KernelState) -> None:
        assert isinstance(view, State)
        self.conductor.stop()
        self.pointer.view = view
        super().show(view)
        self._tell_from(view)

    def begin(self, view: KernelState, setup: Sequence[Event]) -> None:
        assert isinstance(view, State)
        self.pointer.view = view
        self.hear(setup)

    def floor(self) -> Sequence[Node]:
        return (self.ground, *self.scenery.still.children)

    @property
    def covers(self) -> bool:
        return True

    @property
    def furniture(self) -> Furniture:
        areas = self.resources.areas
        return Furniture(
            areas.rail, areas.corner.confirm, areas.corner.undo, areas.theirs, SMALL_KNOB if areas.small else KNOB,
            areas.wing,
        )  # fmt: skip

    def areas(self) -> Sequence[Box]:
        areas = self.resources.areas
        whole, slate, row = areas.canvas, areas.slate.whole, areas.row
        rows = (
            (whole.top, slate.top),
            (slate.top, slate.bottom),
            (areas.rail.bottom, row.bottom),
            (row.bottom, 2 * whole.h),
        )
        return [Box(whole.x, top, whole.w, low - top) for top, low in rows]

    def status(self, view: KernelState) -> str:
        assert isinstance(view, State)
        phase = self.resources.voice.text(f"table.phase.{PHASES[view.phase]}")
        title = self.resources.voice.text("table.title", number=view.round, phase=phase) if view.round else phase
        return f"{title[:1].upper()}{title[1:]}"

    def standing(self, view: KernelState) -> str:
        assert isinstance(view, State)
        return match_standing(self.resources.voice, view)

    def acting(self) -> int | None:
        holder = self.scenery.holder()
        return holder if holder != NOBODY else whose_doing(self.scenery.state)

    # -------------------------------------------------------------------------------------------- what is asked

    def ask(self, question: Question | None) -> None:
        if question is not None:
            assert isinstance(question.pending, Asked) and isinstance(question.view, State)
            self.pointer.view = question.view
        super().ask(question)

    def answers_with(self, control: Control) -> bool:
        lineage = list(control.lineage())
        if self.book in lineage or (self.menu is not None and self.menu in lineage):
            return True
        return self.book.panel is None and super().answers_with(control)

    def final(self, command: Command) -> bool:
        return isinstance(command, Pass)

    # --------------------------------------------------------------------------------------------- what is done

    def pointed(self, control: Control | None) -> None:
        super().pointed(control)
        if isinstance(control, CardNode):
            self.pointer.point(control)
        if isinstance(control, SeatBoard):
            self.card_strip.show(control.seat, self.scenery.state)
        else:
            self.card_strip.hide()

    def spoken(self, control: Control) -> str:
        return words_of(control, self.scenery)

    def pictured(self, sentence: str) -> Drawing | None:
        component = self._mentions.first(sentence)
        return None if component is None else card_picture(self.resources, component)

    def shows(self, name: str) -> Sequence[Box]:
        return () if name == PASS and not self._may_pass() else boxes_of(name, self.scenery)

    def _may_pass(self) -> bool:
        """Whether the button to pass is there, and no other in its place."""
        asking, controls = self.asking, self.controls
        begun = isinstance(controls, QuestionControls) and controls.following is not None
        return asking is not None and not begun and any(isinstance(choice.command, Pass) for choice in asking.buttons)

    def recall(self, sentence: str) -> None:
        component = self._mentions.first(sentence) if sentence else None
        if component is None:
            self.growing.hide()
        elif (node := self.scenery.cards.get(component)) is not None and node.shown:
            self.growing.show(node)
        else:
            whole = self.resources.areas.canvas
            self.growing.show_from(component, Box(whole.right - TOLD, whole.centery, 0, 0))

    def act(self, action: str) -> bool:
        if (action == actions.CANCEL and self.pointer.close_menu()) or self.book.act(action):
            return True
        return (action == actions.INSPECT and self.pointer.pin_pointed()) or super().act(action)

    def lies_above(self, node: CardNode) -> bool:
        return self.book in node.lineage()

    def live(self, ms: int) -> None:
        self.turn.update(ms)
        self.card_strip.give_way(to_held_card=self.scenery.held is not None)
        self.resources.sounding.breathe()
        self.book.update()

    @property
    def covering(self) -> Box | None:
        return self.book.covering

    def played(self) -> None:
        announced(self.scenery)
        about_lead(self.scenery)
        super().played()

    def _tell_from(self, view: State) -> None:
        """Events from here on happen at the table of this view."""
        self.conductor.captions = TableCaptions(self.resources.voice, self._mentions, view.clone())

    def mark(self) -> None:
        asking, state = self.asking, self.scenery.state
        shown = self.pointer.view if asking is not None else state
        self.book.show(shown)
        self.card_strip.refresh(state)
        super().mark()
        self.scenery.give_way(self.asked_at())
        self.turn.mark(whose_doing(state), asking.seats if asking is not None else ())

"""The table of Res Arcana as one seat sees it, put together from parts with one job each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from resarcana_gui.games.resarcana.rules.codes import NOBODY, PHASES
from resarcana_gui.games.resarcana.rules.commands import Pass
from resarcana_gui.games.resarcana.rules.questions import Question as Asked
from resarcana_gui.games.resarcana.rules.round_questions import subject
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.acts.captions import TableCaptions
from resarcana_gui.games.resarcana.view.acts.checking import announced
from resarcana_gui.games.resarcana.view.acts.table import table_acts
from resarcana_gui.games.resarcana.view.asking.asking import Asking
from resarcana_gui.games.resarcana.view.kit import Kit
from resarcana_gui.games.resarcana.view.pages.book import book_of
from resarcana_gui.games.resarcana.view.pages.page import Desk
from resarcana_gui.games.resarcana.view.playing.table_asker import TableAsker
from resarcana_gui.games.resarcana.view.playing.table_pointer import TablePointer
from resarcana_gui.games.resarcana.view.table.ground import table_ground
from resarcana_gui.games.resarcana.view.table.inspector import Inspector, Rulings
from resarcana_gui.games.resarcana.view.table.scenery import Scenery
from resarcana_gui.games.resarcana.view.table.seat_facts import whose_doing
from resarcana_gui.games.resarcana.view.table.strip import Strip
from resarcana_gui.games.resarcana.view.tell.match_text import match_standing
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.state import State as KernelState
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.sprite import Sprite
from resarcana_gui.scene.transform import Box
from resarcana_gui.screens import actions
from resarcana_gui.screens.context import Context
from resarcana_gui.screens.game_ui import Controller, Question, TableView
from resarcana_gui.tabletop.asking.choice import Choice
from resarcana_gui.tabletop.asking.panels.frame import AskingFrame
from resarcana_gui.tabletop.cards.card import CardNode
from resarcana_gui.tabletop.pages.book import Book
from resarcana_gui.tabletop.playing.conductor import Conductor
from resarcana_gui.tabletop.playing.menus import ChoiceMenu
from resarcana_gui.tabletop.playing.stepping_aside import SteppingAside
from resarcana_gui.tabletop.table.seats import SeatBoard, TurnMarks
from resarcana_gui.tabletop.tell.mentions import Mentions


class ResArcanaTable(TableView):
    """Shows the table, animates events, and submits what the player wants."""

    def __init__(self, context: Context, kit: Kit, blank: State, controller: Controller, rulings: Rulings) -> None:
        super().__init__()
        self.kit: Final = kit
        self.scenery: Final = Scenery(kit, blank)
        heads = self.scenery.heads
        self.turn: Final = TurnMarks(kit.look, self.scenery.boards, kit.home, lambda seat: heads[seat].after_name)
        self.strip: Final = Strip(kit)
        self.inspector: Final = Inspector(kit, rulings)
        self.book: Final = self._book(context, blank)
        self.asker: Final = TableAsker(context, kit, controller, self, self.scenery, self.book)
        self.pointer: Final = TablePointer(context, self.asker, self, self.scenery, self.book, self.inspector)
        self.pointer.on_choosing = self._look_up_first
        self._aside: Final = SteppingAside(kit.look, context.stage.dispatcher.focus)
        self._mentions: Final = Mentions(
            {number: kit.voice.card(number) for number in range(len(kit.cards.components))}
        )
        self._conductor: Final = Conductor(self.scenery, table_acts(), self._played)
        self._conductor.captions = TableCaptions(kit.voice, self._mentions, blank.clone())
        ground = table_ground(kit.areas, blank.seats, kit.look.theme)
        self.ground: Final = Sprite(ground, self.size, name="ground")
        self.add(self.ground, self.inspector, self.scenery, self.turn, self.strip, self.book)
        context.stage.ahead = kit.faces.stand_ins.make_one

    def _book(self, context: Context, blank: State) -> Book[State]:
        """The pages; cards on them are used as on the table."""
        kit = self.kit
        desk = Desk(
            kit.look, kit.faces, kit.voice, context.bindings, self._wire_listed, context.sounds.play, kit
        )  # fmt: skip
        return book_of(desk, blank, context.stage.dispatcher.focus, self._choices_of, self._chosen)

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
    def panel(self) -> AskingFrame | None:
        """Where it is asked, beside the table."""
        return self.asker.panel

    # -------------------------------------------------------------------------------------------- what is shown

    def show(self, view: KernelState) -> None:
        assert isinstance(view, State)
        self._conductor.stop()
        self.ask(None)
        self.pointer.view = view
        self.scenery.areas = self.kit.areas
        self.scenery.settle(view.clone())
        self._conductor.captions = TableCaptions(self.kit.voice, self._mentions, view.clone())
        self.inspector.refresh(view)
        self._mark()

    def begin(self, view: KernelState, setup: Sequence[Event]) -> None:
        assert isinstance(view, State)
        self.pointer.view = view
        self.inspector.refresh(view)
        self.hear(setup)

    def hear(self, events: Sequence[Event]) -> None:
        self._conductor.hear(events)

    def picture(self) -> KernelState:
        return self.scenery.state

    def floor(self) -> Sequence[Node]:
        return (self.ground, self.inspector, *self.scenery.still.children)

    def status(self, view: KernelState) -> str:
        assert isinstance(view, State)
        phase = self.kit.voice.text(f"table.phase.{PHASES[view.phase]}")
        title = self.kit.voice.text("table.title", number=view.round, phase=phase) if view.round else phase
        return f"{title[:1].upper()}{title[1:]}"

    def standing(self, view: KernelState) -> str:
        assert isinstance(view, State)
        return match_standing(self.kit.voice, view)

    def acting(self) -> int | None:
        holder = self.scenery.holder()
        return holder if holder != NOBODY else whose_doing(self.scenery.state)

    # -------------------------------------------------------------------------------------------- what is asked

    def ask(self, question: Question | None) -> None:
        self.pointer.close_menu()
        if question is not None:
            assert isinstance(question.pending, Asked) and isinstance(question.view, State)
            self.pointer.view = question.view
        self.asker.ask(question)
        if question is not None and isinstance(question.pending, Asked):
            self.inspector.refresh(self.pointer.view, subject(question.pending))
        self._mark()

    def foresaw(self, question: Question) -> bool:
        return self.asker.foresaw(question)

    def asked_at(self) -> Sequence[Box]:
        return self.asker.panel_box()

    def unasked(self) -> None:
        self.asker.take_back_room()

    def answers_with(self, control: Control) -> bool:
        lineage = list(control.lineage())
        if self.menu is not None or self.book.panel is not None:
            return self.menu in lineage or self.book in lineage
        if isinstance(control, SeatBoard):
            return self.asking is not None and control.seat in self.asking.seats
        if isinstance(control, CardNode) and self.scenery in lineage:
            return bool(self.asker.choices(control))
        return self.panel in lineage or self.book in lineage

    def lies_on(self, control: Control) -> bool:
        return isinstance(control, CardNode | SeatBoard) and self.scenery in control.lineage()

    def final(self, command: Command) -> bool:
        return isinstance(command, Pass)

    # --------------------------------------------------------------------------------------------- what is done

    def pointed(self, control: Control | None) -> None:
        if isinstance(control, CardNode):
            self.pointer.point(control)
        if isinstance(control, SeatBoard):
            self.strip.show(control.seat, self.scenery.state)
        else:
            self.strip.hide()

    def recall(self, sentence: str) -> None:
        component = self._mentions.first(sentence)
        if component is not None:
            self.inspector.show(component, self.pointer.view)

    def act(self, action: str) -> bool:
        if (action == actions.CANCEL and self.pointer.close_menu()) or self.book.act(action):
            return True
        if action == actions.INSPECT and self.pointer.pin_pointed():
            return True
        self._look_up_first()
        return self.asker.act(action)

    def update(self, ms: int) -> None:
        self.asker.answer_planned()
        self.scenery.particles.update(ms)
        self.turn.update(ms)
        self.inspector.update()
        self.strip.give_way(to_held_card=self.scenery.held is not None)
        self.kit.sounding.breathe()
        self.book.update()
        self._look_up_first()

    def _look_up_first(self) -> None:
        """The question steps aside while something is looked up."""
        self._aside.follow(self.panel, self.book.covering, menu=self.menu is not None)

    def _played(self) -> None:
        """An act has ended."""
        announced(self.scenery)
        self._mark()

    def _mark(self) -> None:
        """Highlight what can be done now."""
        asking, state = self.asking, self.scenery.state
        shown = self.pointer.view if asking is not None else state
        self.book.show(shown)
        if self.inspector.component is not None:
            self.inspector.refresh(shown)
        self.strip.refresh(state)
        self.asker.mark()
        self.turn.mark(whose_doing(state), asking.seats if asking is not None else ())

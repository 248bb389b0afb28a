"""The table of Res Arcana as one seat sees it, and how it is played on."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from resarcana_gui.games.resarcana.rules.codes import IN_DISCARDS, NOBODY, PHASES
from resarcana_gui.games.resarcana.rules.commands import Pass
from resarcana_gui.games.resarcana.rules.questions import Question as Asked
from resarcana_gui.games.resarcana.rules.refusals import why_not as refused
from resarcana_gui.games.resarcana.rules.round_questions import subject
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.acts.beats import Beat, beats
from resarcana_gui.games.resarcana.view.acts.caption import told_on
from resarcana_gui.games.resarcana.view.acts.captions import Captions
from resarcana_gui.games.resarcana.view.acts.checking import announced
from resarcana_gui.games.resarcana.view.acts.table import act_of
from resarcana_gui.games.resarcana.view.asking.asking import Asking
from resarcana_gui.games.resarcana.view.asking.panels.collect_panel import CollectPanel
from resarcana_gui.games.resarcana.view.asking.why_not import why_not
from resarcana_gui.games.resarcana.view.geometry.areas import TABLEAU
from resarcana_gui.games.resarcana.view.keys import DECK, DISCARDS
from resarcana_gui.games.resarcana.view.kit import Kit
from resarcana_gui.games.resarcana.view.pages.book import Book
from resarcana_gui.games.resarcana.view.pages.page import Desk
from resarcana_gui.games.resarcana.view.playing.asker import Asker
from resarcana_gui.games.resarcana.view.playing.dragging import Dragging, Drops, zones
from resarcana_gui.games.resarcana.view.playing.menu import ChoiceMenu
from resarcana_gui.games.resarcana.view.playing.menus import Menus
from resarcana_gui.games.resarcana.view.playing.raising import Raising
from resarcana_gui.games.resarcana.view.playing.reaching import wire_heads
from resarcana_gui.games.resarcana.view.playing.stepping_aside import SteppingAside
from resarcana_gui.games.resarcana.view.table.boards import SeatBoard
from resarcana_gui.games.resarcana.view.table.inspector import Inspector, Rulings
from resarcana_gui.games.resarcana.view.table.scenery import Scenery
from resarcana_gui.games.resarcana.view.table.strip import Strip
from resarcana_gui.games.resarcana.view.table.turn import Turn, whose_doing
from resarcana_gui.games.resarcana.view.tell.match_text import match_standing
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.state import State as KernelState
from resarcana_gui.scene.action import Action, Call, Later
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.queue import INTERFACE, TABLE
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.screens import actions
from resarcana_gui.screens.context import Context
from resarcana_gui.screens.game_ui import Controller, Question, TableView
from resarcana_gui.tabletop.asking.choice import Choice, mark_of
from resarcana_gui.tabletop.asking.panels.question_panel import QuestionPanel
from resarcana_gui.tabletop.cards.card import CardNode
from resarcana_gui.tabletop.tell.mentions import Mentions


class ResArcanaTable(TableView):
    """Shows the table, plays what happens on it, and hands in what the player wants."""

    def __init__(self, context: Context, kit: Kit, blank: State, controller: Controller, rulings: Rulings) -> None:
        super().__init__()
        self.context = context
        self.kit = kit
        self._dragging = Dragging(kit.look, zones(kit.areas), self._drops, self._dropped)
        self._raising = Raising(kit.look)
        self.scenery = Scenery(kit, self._wire, self._board_clicked, blank)
        self.turn = Turn(kit.look, self.scenery)
        self.strip = Strip(kit)
        self.inspector = Inspector(kit, rulings)
        self._view: State = blank
        self._mentions = Mentions({number: kit.voice.card(number) for number in range(len(kit.cards.components))})
        self._captions = Captions(kit.voice, self._mentions, blank.clone())
        self._card: CardNode | None = None
        """The card that was pointed at last."""
        focus = context.stage.dispatcher.focus
        self._menus = Menus(kit.look, self, focus, self._chosen)
        self.book = Book(
            Desk(kit, context.bindings, self._wire_listed, context.sounds.play),
            blank,
            focus,
            self._choices_of,
            self._chosen,
        )
        self.asker = Asker(context, kit, controller, self, self.scenery, self.book)
        self._aside = SteppingAside(kit.look, self.book, focus)
        wire_heads(self.scenery, self.book)
        self.add(self.inspector, self.scenery, self.turn, self.strip, self.book)
        context.stage.ahead = kit.faces.stand_ins.make_one

    @property
    def menu(self) -> ChoiceMenu | None:
        """The menu beside a card, while one is open."""
        return self._menus.menu

    @property
    def asking(self) -> Asking | None:
        """What is asked, and how it can be answered."""
        return self.asker.asking

    @property
    def panel(self) -> QuestionPanel | CollectPanel | None:
        """Where it is asked, beside the table."""
        return self.asker.panel

    # ------------------------------------------------------------------------------------------------ TableView

    def show(self, view: KernelState) -> None:
        assert isinstance(view, State)
        self.kit.look.queue.finish(TABLE)
        self.ask(None)
        self._view = view
        self.scenery.areas = self.kit.areas
        self.scenery.settle(view.clone())
        self._captions = Captions(self.kit.voice, self._mentions, view.clone())
        self.inspector.refresh(view)
        self._mark()

    def begin(self, view: KernelState, setup: Sequence[Event]) -> None:
        assert isinstance(view, State)
        self._view = view
        self.inspector.refresh(view)
        self.hear(setup)

    def hear(self, events: Sequence[Event]) -> None:
        heard = beats(events)
        for beat, caption in zip(heard, self._captions.of(heard), strict=True):
            self.kit.look.queue.add(Later(partial(self._act_of, beat, caption)), TABLE)
        self.kit.look.queue.add(Later(self.scenery.rearranged), TABLE)

    def ask(self, question: Question | None) -> None:
        self._menus.close()
        if question is None:
            self.asker.ask(None)
        else:
            assert isinstance(question.pending, Asked) and isinstance(question.view, State)
            self._view = question.view
            self.asker.ask(question)
            self.inspector.refresh(self._view, subject(question.pending))
        self._mark()

    def foresaw(self, question: Question) -> bool:
        return self.asker.foresaw(question)

    def answers_with(self, control: Control) -> bool:
        lineage = list(control.lineage())
        if self.menu is not None or self.book.panel is not None:
            return self.menu in lineage or self.book in lineage
        if isinstance(control, SeatBoard):
            return self.asking is not None and control.seat in self.asking.seats
        if isinstance(control, CardNode) and self.scenery in lineage:
            return bool(self.asker.choices(control))
        return self.panel in lineage or self.book in lineage

    def asked_at(self) -> Sequence[Box]:
        return self.asker.panel_box()

    def lies_on(self, control: Control) -> bool:
        return isinstance(control, CardNode | SeatBoard) and self.scenery in control.lineage()

    def unasked(self) -> None:
        self.asker.take_back_room()

    def floor(self) -> Sequence[Node]:
        return (self.inspector, *self.scenery.still.children)

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
        seat = holder if holder != NOBODY else whose_doing(self.scenery.state)
        return seat if seat != NOBODY else None

    def picture(self) -> KernelState:
        return self.scenery.state

    def pointed(self, control: Control | None) -> None:
        if isinstance(control, CardNode) and control.card is not None:
            self._card = control
            self.inspector.show(control.card, self._view)
        if isinstance(control, SeatBoard):
            self.strip.show(control.seat, self.scenery.state)
        else:
            self.strip.hide()

    def recall(self, sentence: str) -> None:
        component = self._mentions.first(sentence)
        if component is not None:
            self.inspector.show(component, self._view)

    def update(self, ms: int) -> None:
        self.asker.answer_planned()
        self.scenery.particles.update(ms)
        self.turn.update(ms)
        self.inspector.update()
        self.strip.give_way(to_held_card=self.scenery.held is not None)
        self.kit.sounding.breathe()
        self.book.update()
        self._look_up_first()

    def final(self, command: Command) -> bool:
        return isinstance(command, Pass)

    def act(self, action: str) -> bool:
        if (action == actions.CANCEL and self._menus.close()) or self.book.act(action):
            return True
        if action == actions.INSPECT and self._card is not None:
            return self._pin(self._card, by_keys=True)
        self._look_up_first()
        return self.asker.act(action)

    def _look_up_first(self) -> None:
        """What is asked steps aside as long as something is looked up."""
        self._aside.follow(self.panel, menu=self.menu is not None)

    def _wire(self, node: CardNode) -> None:
        """A card has come to the table: let it be used."""
        node.on_click = partial(self._card_clicked, node)
        node.on_menu = partial(self._pin, node)
        node.on_hover = partial(self._raising.hovered, node)
        node.on_drag_start = partial(self._drag_started, node)
        node.on_drag = self._dragging.move
        node.on_drop = self._dragging.end

    def _wire_listed(self, node: CardNode) -> None:
        """A card lies on a page: it can be looked at large, and used from there."""
        node.on_click = node.on_menu = partial(self._pin, node)

    def _drag_started(self, node: CardNode, at: Point) -> None:
        self._menus.close()
        self.kit.look.queue.clear_way(node)
        if not self._dragging.begin(node, at):
            self._tell_why(node)

    # ---------------------------------------------------------------------------------------------------- acts

    def _act_of(self, beat: Beat, caption: str) -> Action:
        self.scenery.caption = caption
        told_on(self.scenery)
        return act_of(self.scenery, beat) + Call(partial(announced, self.scenery)) + Call(self._mark)

    # ------------------------------------------------------------------------------------------------- choosing

    def _mark(self) -> None:
        """Show what can be done now."""
        asking, state = self.asking, self.scenery.state
        shown = self._view if asking is not None else state
        self.book.show(shown)
        if self.inspector.component is not None:
            self.inspector.refresh(shown)
        self.strip.refresh(state)
        for node in self.scenery.all_cards():
            node.mark = mark_of(self.asker.choices(node))
        self.turn.mark(state, asking.seats if asking is not None else ())

    def _card_clicked(self, node: CardNode) -> None:
        self._menus.close()
        if node.card is not None:
            self.inspector.show(node.card, self._view)
        choices = self.asker.choices(node)
        at_once = self.asking.at_once(node.subject) if self.asking is not None and node.subject is not None else None
        if at_once is not None:
            self._chosen(at_once)
        elif choices:
            self._menus.open(node, choices, self._reasons(node))
        elif not self.asker.click(node):
            self._look_up(node)

    def _look_up(self, node: CardNode) -> None:
        """Nothing can be done with a card: show the pile that it lies in, or say why not."""
        if node is self.scenery.deck:
            self.book.toggle(DECK)
        elif node.card is not None and self.scenery.state.zone[node.card] == IN_DISCARDS:
            self.book.toggle(DISCARDS)
        elif reasons := self._reasons(node):
            self.context.explain("\n".join(reasons), node)

    def _tell_why(self, node: CardNode) -> None:
        """A card does not go where it was to go: say why, if there is a reason."""
        reasons = self._reasons(node)
        if reasons:
            self.context.tell(reasons[0])

    def _reasons(self, node: CardNode) -> Sequence[str]:
        """Why what one might want to do with a card cannot be done."""
        if node.subject is None:
            return ()
        view = self._view if self.asking is not None else self.scenery.state
        return why_not(self.kit.voice, view, node.subject, partial(refused, view))

    def _pin(self, node: CardNode, *, by_keys: bool = False) -> bool:
        """Show a card large. Whether it has anything to show."""
        if node.card is None or node.face_down or self.context.root not in node.lineage():
            return False
        self._menus.close()
        self.book.pin(node.card, node.bounds(), by_keys=by_keys or node.focused)
        return True

    def _choices_of(self, component: int) -> Sequence[Choice]:
        return self.asker.choices_of(component)

    def _board_clicked(self, seat: int) -> None:
        choice = self.asking.seats.get(seat) if self.asking is not None else None
        if choice is not None:
            self._chosen(choice)
        elif seat != self.kit.home:
            self.book.rival(seat)

    def _chosen(self, choice: Choice) -> None:
        """Do it; what one may be sorry for, the panel asks about before."""
        self._menus.close()
        self.book.close()
        self._look_up_first()
        self.asker.choose(choice)

    # ------------------------------------------------------------------------------------------------- dragging

    def _drops(self, node: CardNode) -> Drops:
        asking = self.asking
        return asking.drops(node.subject) if asking is not None and node.subject is not None else {}

    def _dropped(self, node: CardNode, choice: Choice | None, at: Point) -> None:
        if choice is not None:
            self._chosen(choice)
        elif TABLEAU.collidepoint(at):
            self._tell_why(node)
        self.kit.look.queue.add(self.scenery.rearranged(), INTERFACE)

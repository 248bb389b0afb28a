"""The table of Res Arcana as one seat sees it, composed of parts with one job each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from resarcana_gui.games.resarcana.rules.codes import ACTING, COLLECTING, NOBODY
from resarcana_gui.games.resarcana.rules.commands import Pass
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.acts.attack_styles import all_lights
from resarcana_gui.games.resarcana.view.acts.flow import give_room
from resarcana_gui.games.resarcana.view.geometry.table_lines import WORDY
from resarcana_gui.games.resarcana.view.pages.book import book_of
from resarcana_gui.games.resarcana.view.pages.resarcana_page import ResArcanaPageContext
from resarcana_gui.games.resarcana.view.playing.places import layout_of, own_half
from resarcana_gui.games.resarcana.view.playing.subjects import TableSubjects
from resarcana_gui.games.resarcana.view.playing.table_asker import TableAsker
from resarcana_gui.games.resarcana.view.playing.table_conductor import TableConductor
from resarcana_gui.games.resarcana.view.playing.table_pointer import TablePointer
from resarcana_gui.games.resarcana.view.table.card_strip import CardStrip
from resarcana_gui.games.resarcana.view.table.ground import rivals_lamps, table_ground
from resarcana_gui.games.resarcana.view.table.scenery import Scenery
from resarcana_gui.games.resarcana.view.table_resources import TableResources
from resarcana_gui.games.resarcana.view.tell.match_text import match_standing, phase_text, round_text
from resarcana_gui.games.resarcana.view.view_facts import acting_seat
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.state import State as KernelState
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.flares import LightWarmup
from resarcana_gui.scene.ground.lit_ground import LitGround
from resarcana_gui.scene.transform import Box
from resarcana_gui.screens import actions
from resarcana_gui.screens.context import Context
from resarcana_gui.screens.table_view import Controller
from resarcana_gui.tabletop.items.table_item import TableItem
from resarcana_gui.tabletop.pages.book import Book
from resarcana_gui.tabletop.playing.grower import WIDTH
from resarcana_gui.tabletop.playing.tabletop_view import TabletopView
from resarcana_gui.tabletop.table.seats import SeatBoard, TurnLight, TurnMarks
from resarcana_gui.tabletop.tell.story import MentionFinder

GROWN: Final = 300.0
"""How wide a card grows in a small window."""
LARGER: Final = 1.25
"""How much wider it grows with large texts, so that those on it grow too."""
GROUND: Final = -2.0
"""The level of the ground, below what screens put on the table."""


class ResArcanaTable(TabletopView):
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
        ground = table_ground(resources.areas, blank.seats, resources.look.theme)
        self.ground: Final = LitGround(resources.look, ground, rivals_lamps(resources.areas))
        self.ground.z = GROUND
        self.scenery.ground = self.ground
        lamps = {board.seat: at for at, board in enumerate(resources.areas.boards, start=1)}
        self.light: Final = TurnLight(resources.look, self.ground, lamps)
        self.add(self.ground)
        asker = TableAsker(context, resources, controller, self, self.scenery, self.book)
        pointer = TablePointer(context, asker, self, self.scenery, self.book)
        pointer.on_choosing = self.step_aside
        larger = LARGER if resources.look.text.scale > WORDY else 1.0
        self.notes_in = resources.areas.canvas
        self.grown_width = larger * (GROWN if resources.areas.small else WIDTH)
        mentions = MentionFinder(
            {number: resources.voice.card(number) for number in range(len(resources.cards.components))}
        )
        self.put_together(context, TableConductor(self.scenery, mentions), asker, pointer)
        self.layout = layout_of(resources.areas)
        self.subjects = TableSubjects(self.scenery, mentions, asker, self.grower)
        self.add(self.turn, self.card_strip, self.book)
        context.stage.warmups = [resources.faces.stand_ins.make_some, LightWarmup(all_lights()).draw_one]

    def _book(self, context: Context, blank: State) -> Book[State]:
        """Return the book with its pages."""
        resources = self.resources
        page_context = ResArcanaPageContext(
            resources.look, resources.faces, resources.voice, context.bindings,
            context.sounds.play, context.look_up, resources.faces.explained_signs, resources,
            lambda: self.pointer.pointed_at,
        )  # fmt: skip
        return book_of(page_context, blank, context.stage.dispatcher.focus)

    # -------------------------------------------------------------------------------------------- what is shown

    def make_room(self, width: float) -> Box:
        areas = self.resources.areas
        room = areas.row_end(width)
        self.scenery.areas, self.scenery.kept_clear = areas.keeping_clear(room), room
        self.pointer.keep_clear(room)
        return room

    def begin(self, view: KernelState, setup: Sequence[Event]) -> None:
        self.scenery.alive = True
        self.hear(setup)

    def show(self, view: KernelState) -> None:
        super().show(view)
        self.scenery.roomy = self._lit_seat
        self.scenery.settle_items()
        self.ground.shine(self.light.lamp_of(self._lit_seat))

    def status(self, view: KernelState) -> str:
        assert isinstance(view, State)
        return round_text(self.resources.voice, view)

    def phase(self, view: KernelState) -> str:
        assert isinstance(view, State)
        return phase_text(self.resources.voice, view)

    def standing(self, view: KernelState) -> str:
        assert isinstance(view, State)
        return match_standing(self.resources.voice, view)

    def acting(self) -> int | None:
        scenery = self.scenery
        if (holder := scenery.holder()) != NOBODY:
            return holder
        begun = scenery.turn != NOBODY or scenery.state.phase != ACTING  # the last to collect is not the first to act
        return acting_seat(scenery.state) if begun else None

    # -------------------------------------------------------------------------------------------- what is asked

    def answers_with(self, control: Control) -> bool:
        lineage = list(control.lineage())
        if self.book in lineage or (self.pointer.menu is not None and self.pointer.menu in lineage):
            return True
        return self.book.panel is None and super().answers_with(control)

    def final(self, command: Command) -> bool:
        return isinstance(command, Pass)

    def passes_openly(self, command: Command, view: KernelState) -> bool:
        """Return whether everybody may see that the pass is final. With a card in hand there is more that only its
        player knows; the item is still asked for, and only then a card is drawn."""
        assert isinstance(view, State)
        return isinstance(command, Pass) and not view.hand[command.seat]

    # --------------------------------------------------------------------------------------------- what is done

    def pointed(self, control: Control | None) -> None:
        super().pointed(control)
        if isinstance(control, TableItem):
            self.pointer.point(control)
        if isinstance(control, SeatBoard):
            self.card_strip.show(control.seat, self.scenery.state)
        else:
            self.card_strip.hide()

    def close_reading(self, clicked: Control | None) -> bool:
        return self.book.close_reading(clicked, on_table=clicked is not None and self.lies_on(clicked))

    def act(self, action: str) -> bool:
        if (action == actions.CANCEL and self.pointer.close_menu()) or self.book.act(action):
            return True
        return (action == actions.INSPECT and self.pointer.pin_pointed()) or super().act(action)

    def lies_above(self, node: TableItem) -> bool:
        return self.book in node.lineage()

    def live(self, ms: int) -> None:
        if self.acting() != self.turn.acting:
            self._mark_turn()
        if not self.scenery.under_attack:
            self.light.follow(self._lit_seat)
            give_room(self.scenery, self._lit_seat)
        self.turn.update(ms)
        self.card_strip.give_way(to_held_card=self.scenery.held is not None)
        self.resources.sounds.next_frame()
        self.book.update()

    @property
    def covering(self) -> Box | None:
        return self.book.covering

    def mark(self) -> None:
        state = self.scenery.state
        self.book.show(self.pointer.view)
        self.card_strip.refresh(state)
        super().mark()
        controls = self.asker.controls
        buttons = controls.parts.buttons if controls is not None else ()
        self.scenery.give_way(self.question_areas(), [button.bounds() for button in buttons])
        collects = controls is not None and state.phase == COLLECTING
        self.scenery.dim_except(own_half(self.resources.areas) if collects else ())
        self._mark_turn()

    @property
    def _lit_seat(self) -> int | None:
        """The seat that the light is for, and that has more room: who acts, and after having passed until another
        does; None while everybody collects at the same time."""
        scenery, acting = self.scenery, self.acting()
        if scenery.state.phase == COLLECTING:
            return None
        after_passing = acting is None and scenery.state.phase == ACTING and scenery.turn != NOBODY
        return scenery.turn if after_passing else acting

    def _mark_turn(self) -> None:
        """Mark whose turn it is as far as it has been shown, who is asked, and which seats can be chosen."""
        asking = self.asker.asking
        self.turn.mark(self.acting(), asking.seats if asking is not None else (), acting_seat(self.scenery.state))

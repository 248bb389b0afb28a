"""The table of Seasons as one seat sees it, put together from parts with one job each."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from resarcana_gui.games.seasons.cards.tables import SEASONS
from resarcana_gui.games.seasons.rules.codes import DRAFTING, YEARS, year_of
from resarcana_gui.games.seasons.rules.commands import EndTurn
from resarcana_gui.games.seasons.rules.effect_questions import AskMove
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.rules.turn_questions import AskDie, AskTurn
from resarcana_gui.games.seasons.view.acts.cracking import FLASH_LIGHT
from resarcana_gui.games.seasons.view.acts.summoning_circle import CircleOfLight
from resarcana_gui.games.seasons.view.asking.asked_question import CRYSTALLISE_ALL
from resarcana_gui.games.seasons.view.asking.ways import Way
from resarcana_gui.games.seasons.view.geometry.arrangement import held_ids
from resarcana_gui.games.seasons.view.pages.book import book_of
from resarcana_gui.games.seasons.view.pages.packs_page import PACKS
from resarcana_gui.games.seasons.view.playing.places import layout_of, packs_corner
from resarcana_gui.games.seasons.view.playing.subjects import SeasonsSubjects, word_boxes
from resarcana_gui.games.seasons.view.playing.table_asker import TableAsker
from resarcana_gui.games.seasons.view.playing.table_conductor import TableConductor
from resarcana_gui.games.seasons.view.playing.table_pointer import TablePointer
from resarcana_gui.games.seasons.view.table.clock import in_last_season, shown_season
from resarcana_gui.games.seasons.view.table.ground import GLOWS, SeasonGround
from resarcana_gui.games.seasons.view.table.scenery import Scenery
from resarcana_gui.games.seasons.view.table_resources import TableResources
from resarcana_gui.games.seasons.view.tell.voice import NUMERALS
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.state import State as KernelState
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.flares import LightWarmup, RingOfLight
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.screens import actions
from resarcana_gui.screens.context import Context
from resarcana_gui.screens.table_view import Controller
from resarcana_gui.tabletop.acts.claiming import RING_THICK
from resarcana_gui.tabletop.asking.controls.buttons import hint
from resarcana_gui.tabletop.items.table_item import TableItem
from resarcana_gui.tabletop.pages.table_page import PageContext
from resarcana_gui.tabletop.playing.note_placement import Kept
from resarcana_gui.tabletop.playing.tabletop_view import SAID, TabletopView
from resarcana_gui.tabletop.table.seats import TurnMarks

RING: Final = partial(RingOfLight, thick=RING_THICK)
LAST_SEASON: Final = "last"
"""The loop of the last season, of which there is no other after it."""
ELSEWHERE: Final = (Way.CHOICE, Way.KEEP, Way.SPLIT, Way.CARDS)
"""The ways to answer for which energies are not laid out over the viewer's own."""
GROWN: Final = 300.0
"""How wide a card grows in a small window."""


class SeasonsTable(TabletopView):
    """What lies over and beside the cards of this game: pages, the item that is looked at, whose turn it is."""

    asker: TableAsker
    pointer: TablePointer

    def __init__(self, context: Context, resources: TableResources, blank: State, controller: Controller) -> None:
        super().__init__()
        self.resources: Final = resources
        ground = SeasonGround(resources.look, resources.areas, blank.seats)
        self.scenery: Final = Scenery(resources, blank, ground)
        heads = self.scenery.heads
        self.turn: Final = TurnMarks(
            resources.look, self.scenery.marked(), resources.home, lambda seat: heads[seat].after_name
        )
        page_context = PageContext(
            resources.look, resources.faces, resources.voice, context.bindings, context.sounds.play, context.look_up,
            resources.faces.explained_signs,
        )  # fmt: skip
        focus = context.stage.dispatcher.focus
        self.book: Final = book_of(page_context, resources, blank, focus, lambda: self.pointer.pointed_at)
        self.add(ground, self.scenery.motes)
        asker = TableAsker(context, controller, self, self.scenery)
        pointer = TablePointer(context, asker, self, self.scenery, self.book)
        self.notes_in = resources.areas.canvas
        if resources.areas.small:
            self.grown_width = GROWN
        self.put_together(context, TableConductor(self.scenery), asker, pointer)
        self.layout = layout_of(resources.areas)
        self.subjects: SeasonsSubjects = SeasonsSubjects(context, self.scenery, asker, self.grower)
        self.add(self.subjects.lights)
        self.packs: Final = Button(
            resources.look, resources.text("packs.button"), partial(self.book.toggle, PACKS),
            key=partial(hint, context.bindings, PACKS), name="packs",
        )  # fmt: skip
        self.packs.size = self.packs.natural()
        self.packs.at = packs_corner(resources.areas)
        self.add(self.turn, self.packs, self.book)
        rings = (ring(glow) for glow in GLOWS for ring in (CircleOfLight, RING))
        lights = LightWarmup([*rings, FLASH_LIGHT])
        self._stage: Final = context.stage
        self._prepared: object = None
        """What was prepared for what will be seen next."""
        self._stage.warmups = [resources.faces.stand_ins.make_some, lights.draw_one]

    def begin(self, view: KernelState, setup: Sequence[Event]) -> None:
        self.scenery.alive = True
        self.hear(setup)

    def status(self, view: KernelState) -> str:
        assert isinstance(view, State)
        year = NUMERALS[max(1, min(year_of(view.p), YEARS))]
        return self.resources.text("status", year=year, number=max(view.round, 1))

    def phase(self, view: KernelState) -> str:
        assert isinstance(view, State)
        season = shown_season(view.p)
        return self.resources.voice.text(f"season.{SEASONS[season]}").capitalize()

    def acting(self) -> int | None:
        return self.scenery.acting_seat()

    def make_room(self, width: float) -> Box:
        areas = self.resources.areas
        room = areas.row_end(width)
        self.scenery.areas = self.scenery.prelude.areas = areas.keeping_clear(room)
        self.pointer.keep_clear(room)
        return room

    def set_past(self, *, past: bool) -> None:
        super().set_past(past=past)
        self.scenery.in_past = past

    def kept(self, item: TableItem) -> Sequence[Kept]:
        """Return what the note beside an item should not hide: also what is said below the dice, which are compared,
        and an open page that the item does not lie on."""
        page = self.book.covering if self.book not in item.lineage() else None
        said = word_boxes(self.scenery.die_tags)
        return [*super().kept(item), *(Kept(box, SAID) for box in (*said, *([page] if page is not None else [])))]

    def final(self, command: Command) -> bool:
        return isinstance(command, EndTurn)

    def answers_with(self, control: Control) -> bool:
        lineage = list(control.lineage())
        on_table = control is self.packs or super().answers_with(control)
        return self.book in lineage or (self.book.panel is None and on_table)

    @property
    def arrows_stay(self) -> bool:
        """Whether the clock is asked about: the answers lie around it, so that arrows would soon leave them."""
        asking = self.asker.asking
        return asking is not None and isinstance(asking.question, AskMove)

    def pointed(self, control: Control | None) -> None:
        super().pointed(control)
        if isinstance(control, TableItem):
            self.pointer.point(control)

    def close_reading(self, clicked: Control | None) -> bool:
        on_table = clicked is not None and self.lies_on(clicked)
        return self.book.close_reading(clicked, on_table=on_table) or self.pointer.takes_second_click(clicked)

    def act(self, action: str) -> bool:
        if action == actions.CANCEL and self.pointer.close_menu():
            return True
        if self.book.act(action):
            self.grower.hide()  # its note was placed before the page was opened
            return True
        if action == CRYSTALLISE_ALL and self.asker.controls is not None and self.pointer.crystallise_pointed():
            return True
        return (action == actions.INSPECT and self.pointer.pin_pointed()) or super().act(action)

    def lies_above(self, node: TableItem) -> bool:
        return self.book in node.lineage()

    def live(self, ms: int) -> None:
        self.turn.update(ms)
        self.subjects.lights.follow()
        self.music = self._music()
        self.scenery.motes.season = self.scenery.light.season
        self.scenery.motes.update(ms)
        if self._prepared != self._next and self._prepare not in self._stage.warmups:
            self._stage.warmups.append(self._prepare)
        self.resources.sounds.next_frame()
        self.book.update()

    @property
    def _next(self) -> object:
        """What decides about the light and the dice that will be seen next."""
        light = self.scenery.light
        return light.season, light.prelude, light.density, light.lacks

    def _prepare(self) -> bool:
        """Prepare a little of it. Return whether there is more to do."""
        light = self.scenery.light
        if light.make_some() or self.scenery.make_some_dice(light.density):
            return True
        self.scenery.clock.prepare(light.density)
        self._prepared = self._next
        return False

    def _music(self) -> str:
        """Return the loop of the season in whose light the table lies; the last season has one of its own."""
        season = self.scenery.light.season
        return LAST_SEASON if in_last_season(self.scenery.state.p) else SEASONS[season]

    @property
    def covering(self) -> Box | None:
        return self.book.covering

    def question_areas(self) -> Sequence[Box]:
        """Return also where cards lie that the viewer has drawn: over rivals' cards, to which arrows must not lead."""
        drawn = held_ids(self.scenery.state, self.resources.home)["drawn"]
        places = (self.scenery.place_of(card) for card in drawn)
        return [*super().question_areas(), *(place for place in places if place is not None)]

    def mark(self) -> None:
        asking = self.asker.asking
        self.book.show(self.pointer.view)
        view = self.scenery.state
        self.packs.visible = view.phase == DRAFTING and bool(view.passed[self.resources.home])
        chooses = asking is not None and isinstance(asking.question, AskDie)
        self.scenery.show_gains(asking.view if asking is not None and chooses else None)
        super().mark()
        for coin in self.scenery.coins:  # with large texts, the buttons of other questions take their place
            coin.visible = self.resources.wordy or asking is None or isinstance(asking.question, AskTurn)
        covered = asking is not None and asking.way not in ELSEWHERE
        own = self.scenery.own
        own.gems.visible = own.score.visible = not covered
        own.tray.visible = self.scenery.corner.visible and not covered
        self.turn.visible = not self.scenery.prelude.visible  # all choose at once, and no names are to be seen
        self.turn.mark(self.scenery.acting_seat(), asking.seats if asking is not None else ())

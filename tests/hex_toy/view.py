"""The marsh in the window: the map, the dice, and a track of points."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from resarcana_gui.i18n import Catalog
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.game import Game
from resarcana_gui.kernel.state import State
from resarcana_gui.scene.action import Action, Together
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.seats.rings import Disc
from resarcana_gui.scene.seats.seat_styles import SeatStyle
from resarcana_gui.scene.shapes import Panel
from resarcana_gui.scene.sprite import Sprite
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.screens.context import Context
from resarcana_gui.screens.game_ui import LogNarrator, Seating
from resarcana_gui.screens.table_view import Controller, TableView
from resarcana_gui.tabletop.acts.acts import Acts
from resarcana_gui.tabletop.acts.visual_effects import floating_number, run_detached
from resarcana_gui.tabletop.asking.controls.question_layout import QuestionLayout
from resarcana_gui.tabletop.boards.hex_field import HexMap, Terrain
from resarcana_gui.tabletop.boards.track import Track, around
from resarcana_gui.tabletop.dice.die import Die
from resarcana_gui.tabletop.dice.die_body import CUBE
from resarcana_gui.tabletop.dice.die_drawing import DieStyle
from resarcana_gui.tabletop.dice.pips import Pips
from resarcana_gui.tabletop.dice.throwing import throw_dice
from resarcana_gui.tabletop.geometry.hex_grid import fitting, from_offset
from resarcana_gui.tabletop.items.table_item import Key, TableItem
from resarcana_gui.tabletop.playing.conductor import Conductor
from resarcana_gui.tabletop.playing.plain_asker import PlainAsker
from resarcana_gui.tabletop.playing.plain_ui import PlainUi
from resarcana_gui.tabletop.playing.pointer import Pointer
from resarcana_gui.tabletop.playing.tabletop_view import TabletopView
from resarcana_gui.tabletop.table.seats import SeatPanel, TurnMarks
from resarcana_gui.tabletop.table.table import Table
from resarcana_gui.tabletop.table.table_sounds import TableSounds
from resarcana_gui.tabletop.tell.voice import Words
from tests.hex_toy.game import COLUMNS, FIELDS, FREE, SETUPS, Marsh
from tests.hex_toy.records import Answered, Asked, Build, Built, Called, Rolled, RoundBegun, Scored, Uncovered
from tests.hex_toy.words import MarshNarrator, texts

DAWN: Final = Panel((58, 66, 62), (30, 38, 40))
FELT: Final = Panel((40, 56, 78), (24, 34, 52), 40.0, 4.0, (190, 150, 90), (110, 80, 44))
REEDS: Final = Terrain((120, 136, 70), (84, 98, 48), depth=0.1)
POINTS: Final = {"point": Panel((246, 206, 104), (178, 120, 40), 90.0, 3.0, (255, 236, 170), (120, 76, 20))}
MAP, DICE, TRACK = Box(40, 190, 980, 640), Box(1060, 200, 500, 220), Box(1100, 500, 420, 210)
HAND: Final = (1310.0, 1000.0)
"""Where dice are thrown from."""
HEX: Final = tuple(from_offset(*divmod(field, COLUMNS)) for field in range(FIELDS))
"""The coordinates of the fields, which are their keys on the table."""
LAYOUT: Final = QuestionLayout(
    Box(0, 0, 1600, 1080), Box(1360, 930, 220, 84), lambda count: Box(40, 220, 1540, 500), Box(1060, 760, 500, 60)
)
DIE: Final = DieStyle(CUBE, tuple(Pips(number) for number in range(1, 7)), (150, 34, 40))


class Hut(Node):
    """A seat's hut: its sign on a disc."""

    def __init__(self, style: SeatStyle) -> None:
        super().__init__(size=(56, 56), name="hut")
        self._style: Final = style

    def draw(self, painter: Painter) -> None:
        painter.put(Disc(self._style.colour, self._style.colour), self.box)
        painter.put(Disc(), self.box.scale_by(0.72))
        painter.put(self._style.sign, self.box.scale_by(0.42))


class MarshTable(Table):
    """Everything on the table, as one seat sees it."""

    state: Marsh
    room = Box(40, 64, 1540, 976)

    def __init__(
        self, look: UiStyle, words: MarshNarrator, sounds: TableSounds, styles: Sequence[SeatStyle], state: Marsh
    ) -> None:
        super().__init__(look)
        self.state, self.words, self.sounds, self.styles = state, words, sounds, styles
        self.map = HexMap(look, fitting(HEX, MAP), dict.fromkeys(HEX, REEDS))
        self.dice = [Die(look, ("die", at), DIE, 66, name=f"die {at}") for at in range(2)]
        places = around(TRACK, 7, 4)
        self.track = Track(look, places, 52, lambda at: ("point", at), closed=True)
        self.panels = [SeatPanel(look, seat, Box(40 + seat * 308, 64, 300, 112), POINTS) for seat in range(state.seats)]
        self.static_layer.add(Sprite(FELT, DICE.size, at=DICE.topleft), *self.panels, self.map, self.track)
        self.lay(*self.map.items, on=self.map)
        self.lay(*self.track.points, on=self.track)
        self.lay(*self.dice)
        for seat, style in enumerate(styles):
            self.track.place(seat, 0, Disc(style.colour, style.colour))
        for field, key in enumerate(HEX):
            item = self.map.fields[key]
            item.description = item.note = partial(self._described, field)
            item.note_clear_of = MAP

    def settle_items(self) -> None:
        super().settle_items()
        for at, (die, face) in enumerate(zip(self.dice, self.state.faces, strict=True)):
            die.at = (DICE.centerx + (at - 0.5) * 180, DICE.centery)
            die.rest_on(face - 1)
        for seat, points in enumerate(self.state.points):
            self.track.place(seat, points % len(self.track.points))
        for key, owner in zip(HEX, self.state.owner, strict=True):
            self.map.fields[key].clear()
            if owner != FREE:
                self.map.fields[key].put(Hut(self.styles[owner]))

    def refresh(self) -> None:
        for panel in self.panels:
            panel.words.write(self.words.player(self.state, panel.seat))
            panel.pool.show([self.state.points[panel.seat]])

    def seat_at(self, seat: int) -> Point:
        """Where a seat's board is."""
        return self.panels[seat].bounds().center

    def _described(self, field: int) -> str:
        return self.words.describe(self.state, field)


def noted(table: MarshTable, event: Event) -> Action:
    """It changes words and numbers only."""
    event.fold(table.state)
    table.refresh()
    return Together()


def uncovered(table: MarshTable, event: Uncovered) -> Action:
    """Every call rises from the board of its seat."""
    noted(table, event)
    for seat, band in enumerate(event.numbers):
        run_detached(table, floating_number(table, table.words.band(band), table.seat_at(seat), "gold"))
    return table.look.animator.wait("read")


def rolled(table: MarshTable, event: Rolled) -> Action:
    """The dice roll to the faces that have fallen."""
    noted(table, event)
    faces = [face - 1 for face in event.numbers]
    return throw_dice(
        table.look, table.dice, faces, DICE.inflate(-30, -40), HAND, knocked=partial(table.sounds.play, "coin")
    )


def built(table: MarshTable, event: Built) -> Action:
    """A hut falls onto its field."""
    noted(table, event)
    hut, field = Hut(table.styles[event.seat]), table.map.fields[HEX[event.number]]
    field.put(hut)
    hut.scale = 1.6
    return table.look.animator.scale(hut, 1.0, "stamp")


def scored(table: MarshTable, event: Scored) -> Action:
    """The marker walks on."""
    noted(table, event)
    return table.track.advance(event.seat, table.state.points[event.seat] % len(table.track.points))


ACTS: Final = Acts[MarshTable](
    {
        **dict.fromkeys((RoundBegun, Called, Asked, Answered), noted),
        Uncovered: uncovered, Rolled: rolled, Built: built, Scored: scored,
    }
)  # fmt: skip


class MarshPointer(Pointer):
    """Knows why nothing can be built on a field."""

    def __init__(self, context: Context, asker: PlainAsker, ground: Node, table: MarshTable) -> None:
        super().__init__(context, asker, ground, {}, table.room, table.rearrange)
        self._table: Final = table

    def reasons(self, node: TableItem) -> Sequence[str]:
        if node.key not in HEX or self.asker.asking is None or self.asker.choices(node):
            return []
        taken = self._table.state.owner[HEX.index(node.key)] != FREE
        return [self._table.words.text("marsh.taken" if taken else "marsh.far")] if self.asker.asking.choices else []


class MarshView(TabletopView):
    """As one seat sees it and plays on it."""

    def __init__(self, context: Context, ui: MarshUi, seating: Seating, controller: Controller) -> None:
        super().__init__()
        game, home, language = ui.game, seating.viewer, context.settings.language
        self._sounds, self._told = TableSounds(context.sounds, game.name, context.look.pace), ui.told(language, seating)
        blank = game.blank(seating.match.history.options, home)
        assert isinstance(blank, Marsh)
        styles = [ui.seat_style(blank, seat, home, blank.seats) for seat in range(blank.seats)]
        table = MarshTable(context.look, self._told, self._sounds, styles, blank)
        words = Words(texts(game.name, language))
        asker = PlainAsker(context, words, controller, self, table, LAYOUT, self._told, _about)
        self.put_together(context, Conductor(table, ACTS), asker, MarshPointer(context, asker, self, table))
        boards = {panel.seat: [panel] for panel in table.panels}
        self._turn = TurnMarks(context.look, boards, home, lambda seat: table.panels[seat].box.bottomleft)
        self.add(self._turn)

    def status(self, view: State) -> str:
        assert isinstance(view, Marsh)
        return self._told.text("marsh.status", number=view.round, all=view.rounds)

    def mark(self) -> None:
        super().mark()
        state = self.table.state
        assert isinstance(state, Marsh)
        self._turn.mark(next(iter(state.waiting()), None))

    def live(self, ms: int) -> None:
        self._sounds.next_frame()
        self._turn.update(ms)


def _about(command: Command) -> Key | None:
    """The field that an answer is about."""
    return HEX[command.field] if isinstance(command, Build) else None


class MarshUi(PlainUi):
    """The marsh's part of the window."""

    def __init__(self, game: Game, opponents: Sequence[str]) -> None:
        super().__init__(game, SETUPS, opponents, DAWN)

    def catalog(self, language: str) -> Catalog:
        return texts(self.game.name, language)

    def told(self, language: str, seating: Seating) -> MarshNarrator:
        """The words about one table."""
        return MarshNarrator(self.game, language, seating.names)

    def table(self, context: Context, seating: Seating, controller: Controller) -> TableView:
        return MarshView(context, self, seating, controller)

    def log_narrator(self, language: str, seating: Seating) -> LogNarrator:
        return self.told(language, seating)

"""The market stall in the window: what was offered in a row, the own hand, the deck, and everybody's coins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from resarcana_gui.i18n import Catalog
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.game import Game
from resarcana_gui.kernel.state import State
from resarcana_gui.scene.action import Action, Together
from resarcana_gui.scene.shapes import Panel
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.screens.context import Context
from resarcana_gui.screens.game_ui import LogNarrator, Seating
from resarcana_gui.screens.table_view import Controller, TableView
from resarcana_gui.tabletop.acts.acts import Acts, Beats
from resarcana_gui.tabletop.acts.piles import draw_face_up, move_face_down
from resarcana_gui.tabletop.acts.spotlight import hold_up, put_back
from resarcana_gui.tabletop.acts.visual_effects import floating_number, run_detached
from resarcana_gui.tabletop.asking.controls.question_layout import QuestionLayout
from resarcana_gui.tabletop.cards.card import CardNode
from resarcana_gui.tabletop.cards.plain_faces import PlainFaces
from resarcana_gui.tabletop.geometry.placements import HAND_LEVEL, Placement, Spots, hand, row
from resarcana_gui.tabletop.playing.conductor import Conductor
from resarcana_gui.tabletop.playing.plain_asker import PlainAsker
from resarcana_gui.tabletop.playing.plain_ui import PlainUi
from resarcana_gui.tabletop.playing.pointer import Pointer
from resarcana_gui.tabletop.playing.tabletop_view import TabletopView
from resarcana_gui.tabletop.table.card_table import CardTable
from resarcana_gui.tabletop.table.seats import SeatPanel, TurnMarks
from resarcana_gui.tabletop.table.table_sounds import TableSounds
from resarcana_gui.tabletop.tell.voice import Words
from resarcana_gui.tabletop.tokens.flights import Flights
from tests.toy.game import SETUPS, Stall
from tests.toy.records import (
    UNKNOWN,
    Answered,
    Asked,
    Draw,
    Drawn,
    Earned,
    EffectQueued,
    EffectTaken,
    Laid,
    Scored,
    Show,
    Shown,
    Stacked,
    Uncovered,
)
from tests.toy.words import StallNarrator, texts

DUSK: Final = Panel((44, 36, 62), (70, 40, 28))
COINS: Final = {"coin": Panel((246, 206, 104), (178, 120, 40), 90.0, 3.0, (255, 236, 170), (120, 76, 20))}
DECK: Final = -1
"""What a click on the deck is about."""
DECK_AT: Final = Placement(170, 560, 130)
OFFERED, HAND, MIDDLE = Box(300, 430, 1280, 260), Box(100, 780, 1020, 270), Box(40, 64, 1540, 976)
LAYOUT: Final = QuestionLayout(
    Box(0, 0, 1600, 1080), Box(1360, 930, 220, 84), lambda count: Box(40, 220, 1540, 500), Box(1180, 760, 400, 60)
)
"""Where questions are answered."""
MOST_OFFERED: Final = 9


class StallCards(CardTable):
    """Everything on the table, as one seat sees it."""

    state: Stall
    room = MIDDLE

    def __init__(self, look: UiStyle, words: StallNarrator, sounds: TableSounds, home: int, state: Stall) -> None:
        super().__init__(look, PlainFaces(look, str, lambda card: (60 + 9 * card, 70, 190 - 8 * card)))
        self.state, self.words, self.home = state, words, home
        self.deck = self.pile("", DECK_AT, "deck", DECK)
        self.panels = [SeatPanel(look, seat, Box(40 + seat * 390, 64, 370, 150), COINS) for seat in range(state.seats)]
        self.static_layer.add(self.deck, *self.panels)
        self.flights = Flights(look, self.token_layer, COINS, lambda _, at: sounds.play("coin", at))

    def placements(self) -> Spots:
        shown = row(self.state.shown[-MOST_OFFERED:], OFFERED.topleft, 130, 12, z=1.0)
        own = [card for card in self.state.hands[self.home] if card != UNKNOWN]
        return shown | hand(own, HAND, 150, 90, z=HAND_LEVEL)

    def all_cards(self) -> Sequence[CardNode]:
        return [*super().all_cards(), self.deck]

    def settle(self, state: State) -> None:
        super().settle(state)
        for panel, coins in zip(self.panels, self.state.coins, strict=True):
            panel.pool.show([coins])

    def refresh(self) -> None:
        self.deck.count, self.deck.visible = len(self.state.deck), bool(self.state.deck)
        for panel in self.panels:
            panel.words.write(self.words.player(self.state, panel.seat))

    def seat_at(self, seat: int) -> Point:
        """Where a seat's board is."""
        return self.panels[seat].bounds().center


def noted(table: StallCards, event: Event) -> Action:
    """It changes words and numbers only; who is asked next has no card held up in the way."""
    event.fold(table.state)
    table.refresh()
    return put_back(table) if isinstance(event, Asked) else Together()


def drawn(table: StallCards, event: Drawn) -> Action:
    """From the deck: the own card turns over on its way, that of another seat shows its back."""
    noted(table, event)
    if event.seat == table.home:
        return draw_face_up(table, event.card, DECK_AT)
    return move_face_down(table, "", DECK_AT, table.seat_at(event.seat))


def shown(table: StallCards, event: Shown) -> Action:
    """Into the row; what another seat offers is held up and told of."""
    noted(table, event)
    table.caption, at = table.words.event(event) or "", table.seat_at(event.seat)
    moved = table.rearrange(start_spot=Placement(*at, 60))
    return moved if event.seat == table.home else moved | hold_up(table, event.seat, event.card, at)


def earned(table: StallCards, event: Earned) -> Action:
    """Coins come from beside the row, or go there."""
    noted(table, event)
    return table.panels[event.seat].change(table.flights, 0, event.amount, OFFERED.midright)


def scored(table: StallCards, event: Scored) -> Action:
    """Points rise from the board."""
    noted(table, event)
    return run_detached(table, floating_number(table, f"+{event.amount}", table.seat_at(event.seat), "gold"))


ACTS: Final = Acts[StallCards](
    {
        **dict.fromkeys((Stacked, Laid, Uncovered, Asked, Answered, EffectQueued, EffectTaken), noted),
        Drawn: drawn, Shown: shown, Earned: earned, Scored: scored,
    },
    Beats({Earned: "trade", Scored: "trade"}),
)  # fmt: skip


class StallTable(TabletopView):
    """As one seat sees it and plays on it."""

    def __init__(self, context: Context, game: Game, seating: Seating, controller: Controller) -> None:
        super().__init__()
        self._sounds, home = TableSounds(context.sounds, game.name, context.look.pace), seating.viewer
        self._told = StallNarrator(game, context.settings.language, seating.names)
        blank = game.blank(seating.match.history.options, home)
        assert isinstance(blank, Stall)
        cards = StallCards(context.look, self._told, self._sounds, home, blank)
        words = Words(texts(game.name, context.settings.language))
        asker = PlainAsker(context, words, controller, self, cards, LAYOUT, self._told, _subject, (Draw,))
        pointer = Pointer(context, asker, self, {}, MIDDLE, cards.rearrange)
        self.put_together(context, Conductor(cards, ACTS), asker, pointer)
        boards = {panel.seat: [panel] for panel in cards.panels}
        self._turn = TurnMarks(context.look, boards, home, lambda seat: cards.panels[seat].box.bottomleft)
        self.add(self._turn)

    def status(self, view: State) -> str:
        assert isinstance(view, Stall)
        return self._told.text("stall.status", turns=view.turns)

    def mark(self) -> None:
        super().mark()
        state = self.table.state
        assert isinstance(state, Stall)
        self._turn.mark(next(iter(state.waiting()), None))

    def live(self, ms: int) -> None:
        self._sounds.next_frame()
        self._turn.update(ms)


def _subject(command: Command) -> int | None:
    """What an answer is about on the table."""
    return DECK if isinstance(command, Draw) else command.card if isinstance(command, Show) else None


class StallUi(PlainUi):
    """The market stall's part of the window."""

    def __init__(self, game: Game, opponents: Sequence[str]) -> None:
        super().__init__(game, SETUPS, opponents, DUSK)

    def catalog(self, language: str) -> Catalog:
        return texts(self.game.name, language)

    def table(self, context: Context, seating: Seating, controller: Controller) -> TableView:
        return StallTable(context, self.game, seating, controller)

    def log_narrator(self, language: str, seating: Seating) -> LogNarrator:
        return StallNarrator(self.game, language, seating.names)

"""Everything on one table, and how it moves to where it belongs. It has a view of its own, folded from the events
whose animations have begun."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from resarcana_gui.games.seasons.cards.energies import NAMES
from resarcana_gui.games.seasons.cards.tables import FACES
from resarcana_gui.games.seasons.rules.codes import (
    ACTING,
    BONUSES,
    DRAFTING,
    END,
    LIBRARIES,
    NO_CARD,
    NO_DIE,
    NOBODY,
    SETTING_UP,
)
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.view.faces.face import in_play
from resarcana_gui.games.seasons.view.faces.tokens import FLYING
from resarcana_gui.games.seasons.view.geometry.arrangement import arrange, own_row, rival_row, summoning_spot
from resarcana_gui.games.seasons.view.table.clock import YearClock, shown_season
from resarcana_gui.games.seasons.view.table.cogwheel import Badge, Cogwheel
from resarcana_gui.games.seasons.view.table.coins import BonusBeads, BonusCoin, Hollows
from resarcana_gui.games.seasons.view.table.dice_table import DiceTable
from resarcana_gui.games.seasons.view.table.die_tags import DieTags
from resarcana_gui.games.seasons.view.table.ground import SeasonGround
from resarcana_gui.games.seasons.view.table.heads import RivalHead, SeatHead, own_boards, rival_board
from resarcana_gui.games.seasons.view.table.motes import SeasonMotes
from resarcana_gui.games.seasons.view.table.prelude import PreludeDisplay
from resarcana_gui.games.seasons.view.table.prices import PriceBoard
from resarcana_gui.games.seasons.view.table_resources import TableResources
from resarcana_gui.kernel.state import State as KernelState
from resarcana_gui.scene.action import Action
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Point
from resarcana_gui.scene.viewport import CANVAS
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.tabletop.cards.card import CardNode, ExplainedPile
from resarcana_gui.tabletop.cards.face_layout import HELD_UP
from resarcana_gui.tabletop.geometry.placements import SHAPE, Placement, Spots
from resarcana_gui.tabletop.table.seats import SeatBoard, SeatMarker
from resarcana_gui.tabletop.table.speech import Remarks
from resarcana_gui.tabletop.tell.story import Sentence
from resarcana_gui.tabletop.tokens.flights import Flights, OnToken, Place

APART: Final = 8.0
"""Between the names of the two piles."""
PILE, DISCARDS, PERMISSION = "pile", "discards", "permission"
"""The keys of the draw pile and the discards."""
PROMPT: Final = 592.0
CAPTION: Final = TextStyle(20, colour="ink", align="centre", halo="night")
PILE_NAME: Final = TextStyle(18, colour="ink_soft", align="centre", halo="night")
HELD_BY_RIVAL: Final = 44.0
MANY: Final = "token_pool"
ENERGIES: Final = len(NAMES)


class Scenery(DiceTable):
    """Everything on the table."""

    state: State
    leader: int | None = None
    """The seat that was last said to lead."""
    in_past = False
    """Whether the past is shown, where nothing is asked."""
    alive = False
    """Whether changes are animated, rather than shown as they are."""
    circle: Node | None = None
    """The circle of light in which a card is being summoned."""

    def __init__(self, resources: TableResources, state: State, ground: SeasonGround) -> None:
        super().__init__(resources, state)
        areas = self.areas
        self.light: Final = ground
        self.motes: Final = SeasonMotes(resources.look, areas)
        self.room, self.centre_box = areas.canvas, areas.slate
        self.prompt = areas.top_bar.inflate(PROMPT - areas.top_bar.w, 0)
        self.remarks: Final = Remarks(resources.look, self.effect_layer)
        self.flights: Final = Flights(resources.look, self.token_layer, FLYING, self._token_heard)
        self.boards: Final[dict[int, list[SeatBoard]]] = {}
        self.heads: Final[dict[int, SeatHead]] = {}
        self.hollows: Final = {seat: Hollows() for seat in range(state.seats)}
        self.clock: Final = YearClock(resources)
        self.prices: Final = PriceBoard(resources, state)
        self.piles: Final = tuple(
            self.pile("", Placement(circle.x, circle.y, 2 * circle.radius), name, name, ExplainedPile)
            for name, circle in zip((PILE, DISCARDS), areas.piles, strict=True)
        )
        self._lay_middle()
        self._lay_seats()
        self._lay_corner()
        self.light_layer = Node(size=CANVAS, name="light", z=9.0)
        """For light that falls on the table, below its cards."""
        self.add(self.light_layer)
        self.prelude: Final = PreludeDisplay(resources)
        self.static_layer.add(self.prelude)

    def _lay_middle(self) -> None:
        resources, areas = self.resources, self.areas
        names = [resources.text(f"pile.{name}") for name in (PILE, DISCARDS)]
        labels = []
        wide = areas.piles[1].x - areas.piles[0].x - APART
        for circle, name in zip(areas.piles, names, strict=True):
            top = circle.y + circle.radius * SHAPE + 4
            labels.append(
                Label(
                    resources.look, name, PILE_NAME, at=(circle.x - wide / 2, top), width=wide,
                    height=areas.slate.bottom - top - 2,
                )
            )  # fmt: skip
            labels[-1].visible = resources.wordy
        self.felt_label = Label(
            resources.look,
            "",
            CAPTION,
            at=(areas.felt.x + 30, areas.felt.bottom - 42),
            width=areas.felt.w - 60,
            height=32,
        )
        self.die_tags = DieTags(resources)
        self.middle = Node(size=CANVAS, name="middle")
        self.middle.add(self.clock.gears, *self.piles, *labels, self.felt_label, self.die_tags)
        self.static_layer.add(self.middle)
        self.lay(self.clock, self.prices, on=self.middle)

    def _lay_seats(self) -> None:
        for board in self.areas.boards:
            panel, head = rival_board(self.resources, board)
            self.boards[board.seat], self.heads[board.seat] = [panel], head
            self.static_layer.add(panel)
        for hollows in self.hollows.values():
            self.static_layer.add(hollows)

    def _lay_corner(self) -> None:
        resources, areas = self.resources, self.areas
        board, head = own_boards(resources)
        self.own = head
        self.boards[resources.home], self.heads[resources.home] = [board], head
        self.corner = Node(size=CANVAS, name="corner")
        self.corner.add(board, Cogwheel(resources, areas.cog))
        self.permission = Badge(resources, (areas.cog.x, areas.cog.y + areas.cog.radius + 26))
        self.coins = [BonusCoin(resources, at, circle) for at, circle in enumerate(areas.corner.coins)]
        self.beads = BonusBeads(resources, areas.corner.beads)
        self.libraries = tuple(
            self.pile(
                f"library_{2 + at}", Placement(*box.center, box.w), f"library {2 + at}", ("library", 2 + at),
                ExplainedPile,
            )
            for at, box in enumerate(areas.corner.libraries)
        )  # fmt: skip
        for coin in self.coins:
            coin.note = lambda bonus=coin.bonus: resources.voice.text(f"window.bonus.{BONUSES[bonus]}")
            coin.description = coin.note
        self.library_labels = [
            Label(
                resources.look, "", PILE_NAME, at=(box.x - 16, box.bottom + 1), width=box.w + 32,
                height=max(20.0, areas.canvas.bottom - box.bottom - 4),
            )
            for box in areas.corner.libraries
        ]  # fmt: skip
        self.corner.add(self.beads, self.permission, *self.libraries, *self.library_labels)
        self.static_layer.add(self.corner)
        self.lay(*self.coins, on=self.corner)
        at = head.tray.bounds().topleft
        self.add(head.tray)
        head.tray.at, head.tray.z = at, 6.0
        self.lay(*head.tray.sockets, on=head.tray)

    # ------------------------------------------------------------------------------------------------- places

    def placements(self) -> Spots:
        return arrange(self.state, self.areas, sorting=not self.in_past)

    def back_of(self, card: int) -> str:
        return "power"

    def tokens_on(self, card: int) -> int:
        return self.state.on[card] if in_play(card) else 0

    def exit_spot(self, card: int) -> Placement:
        return self.discards_spot() if in_play(card) else self.pile_spot()

    def pile_spot(self) -> Placement:
        """Return the place of the draw pile."""
        circle = self.areas.piles[0]
        return Placement(circle.x, circle.y, 2 * circle.radius, 0.0, 5.0)

    def discards_spot(self) -> Placement:
        """Return the place of the discards."""
        circle = self.areas.piles[1]
        return Placement(circle.x, circle.y, 2 * circle.radius, 0.0, 5.0)

    def hand_spot(self, seat: int) -> Placement:
        """Return the place of a seat's hand: for a rival, the number of its cards."""
        if seat == self.resources.home:
            return Placement(*self.areas.hand.center, 90.0, 0.0, 60.0)
        head = self.heads[seat]
        assert isinstance(head, RivalHead)
        return Placement(*head.counts.bounds().center, HELD_BY_RIVAL, 0.0, 60.0)

    def summoning_spot(self) -> Placement:
        """Return where the card lies that is being paid for."""
        return summoning_spot(self.state, self.areas)

    def throw_from(self, seat: int) -> Point:
        """Return where a seat throws dice from."""
        return self.heads[seat].middle if seat in self.heads else self.areas.felt.midbottom

    def point(self, seat: int, kind: int) -> Point:
        """Return where a seat's tokens of a kind are."""
        return self.heads[seat].point(kind)

    def stock(self, kind: int) -> Point:
        """Return where tokens come from and go to without a card: the middle of the table."""
        x, y = self.areas.top_bar.center
        return x + (kind - 2) * 40, y

    def card_point(self, card: int) -> Point:
        """Return where a card is: held up, or in its place; otherwise the middle of the table."""
        return self.shown_at(card) or self.areas.top_bar.center

    def held_at(self, seat: int) -> Point:
        rival = 0 <= seat < self.state.seats and seat != self.resources.home
        x = self.boards[seat][0].bounds().centerx if rival else self.room.centerx
        return x, self.room.y + 150 + HELD_UP * SHAPE / 2

    def marked(self) -> Mapping[int, Sequence[SeatMarker]]:
        """Return what shows whose turn it is, by seat."""
        return {seat: [*boards, self.heads[seat].medallion] for seat, boards in self.boards.items()}

    # ------------------------------------------------------------------------------------------------ showing

    def told(self, deeds: Mapping[int, Sentence]) -> None:
        super().told(deeds)
        for seat, head in self.heads.items():
            if isinstance(head, RivalHead) and seat in self.deeds:
                head.show_deed(self.deeds[seat])

    def settle(self, state: KernelState) -> None:
        assert isinstance(state, State)
        self.alive = False
        self.remarks.clear()
        super().settle(state)
        for head in self.heads.values():
            head.hold(state)
            head.medallion.older = None
            if isinstance(head, RivalHead):
                head.deed.write("")
        self.light.shine(shown_season(state.p), prelude=state.phase in (DRAFTING, LIBRARIES))
        self.clock.show(state.p)
        self.prices.p = min(state.p, END - 1)
        self.alive = True

    def settle_items(self) -> None:
        super().settle_items()
        self.light_layer.clear()
        self.circle = None
        self.settle_dice()

    def refresh(self) -> None:
        state, home = self.state, self.resources.home
        for head in self.heads.values():
            head.show(state)
        for board in self.areas.boards:
            self.hollows[board.seat].show(rival_row(state, board)[1])
        prelude = state.phase in (SETTING_UP, DRAFTING, LIBRARIES)
        self.hollows[home].show([] if prelude else own_row(state, self.areas)[1])
        self._show_piles()
        self._show_felt()
        self.beads.used = state.bonuses[home]
        self.permission.visible = state.may_crystallise and state.active == home and state.phase == ACTING
        for node in (self.middle, self.corner, self.own.tray):
            node.visible = not prelude or state.phase == SETTING_UP
        for board_list in self.boards.values():
            for board_node in board_list:
                board_node.visible = not prelude or state.phase == SETTING_UP
        self.light_felt()
        self.prelude.show(state)

    def light_felt(self) -> None:
        """Show where the left-over die leads, once all others are taken."""
        state = self.state
        over = state.rolled[0] if len(state.rolled) == 1 and NO_DIE not in state.taken else NO_DIE
        self.clock.target = state.p + state.cards.faces[over].pips if over != NO_DIE else 0

    def show_gains(self, view: State | None) -> None:
        """Show what each die on the felt brings while the viewer chooses one, as a view says; None: not any more."""
        dice = [self.die(face // FACES) for face in view.rolled] if view is not None else []
        self.die_tags.show(view, [die.at for die in dice])

    def _show_felt(self) -> None:
        state = self.state
        over = len(state.rolled) == 1 and NO_DIE not in state.taken
        text = self.resources.text("left_over", number=state.cards.faces[state.rolled[0]].pips) if over else ""
        if self.felt_label.text != text:
            self.felt_label.write(text)

    def _show_piles(self) -> None:
        state, home = self.state, self.resources.home
        for pile, cards in zip(self.piles, (state.pile, state.discards), strict=True):
            pile.count, pile.alpha = len(cards), 1.0 if cards else 0.35
        for at, cards in enumerate((state.second[home], state.third[home])):
            pile, label = self.libraries[at], self.library_labels[at]
            pile.visible = bool(cards)
            pile.count = len(cards) or None
            words = self._library_words(2 + at, bool(cards))
            if label.text != words:
                label.write(words)

    def _library_words(self, year: int, waits: bool) -> str:
        if not (self.resources.wordy and waits):
            return ""
        spaces = 12 * (year - 1) + 1 - self.state.p
        return self.resources.text("library.in", number=max(spaces, 0))

    # ------------------------------------------------------------------------------------------------- tokens

    def fly(
        self, numbers: Sequence[int], start: Place, end: Place, *, left: OnToken | None = None,
        arrived: OnToken | None = None,
    ) -> Action:  # fmt: skip
        """Let energies (and, as the fifth kind, crystals) fly."""
        return self.flights.fly(numbers, start, end, left=left, arrived=arrived)

    def _token_heard(self, kind: int | None, at: Point) -> None:
        names = (*NAMES, "crystal")
        self.resources.sound(MANY if kind is None else f"token_{names[kind]}", at)

    # ------------------------------------------------------------------------------------------------ helpers

    def all_cards(self) -> Sequence[CardNode]:
        return [*super().all_cards(), *self.piles, *self.libraries]

    def active_summoning(self) -> bool:
        """Return whether a card is being paid for."""
        return self.state.summoning != NO_CARD

    def acting_seat(self) -> int | None:
        """Return the seat that is asked, or whose turn it is."""
        state = self.state
        if state.stack:
            return state.stack[-1].seat
        return state.active if state.active != NOBODY else None

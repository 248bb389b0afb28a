"""The scenery: every card, counter and pile of one table, and how they move to where they belong.

It has a view of its own, folded from the events whose animations have begun, and never asks for the truth.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from resarcana_gui.games.resarcana.cards.essences import ESSENCES, NAMES, counts
from resarcana_gui.games.resarcana.cards.tables import KINDS
from resarcana_gui.games.resarcana.rules.codes import ACTING, COLLECTING, NOBODY, OWN_DECK
from resarcana_gui.games.resarcana.rules.power_questions import AttackQuestion
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.faces.essence_token import ESSENCE_TOKENS
from resarcana_gui.games.resarcana.view.faces.icons import GAME
from resarcana_gui.games.resarcana.view.geometry.areas import PILE_LABEL, PILE_WIDTH
from resarcana_gui.games.resarcana.view.geometry.arrangement import arrange, pile_spot
from resarcana_gui.games.resarcana.view.geometry.rival_boards import RivalBoard
from resarcana_gui.games.resarcana.view.geometry.setup_areas import SETUP_PHASES
from resarcana_gui.games.resarcana.view.table.boards import RivalHead, SeatHead, own_boards, rival_board
from resarcana_gui.games.resarcana.view.table.centre import Centre
from resarcana_gui.games.resarcana.view.table.setup_display import KeptBacks, SetupDisplay
from resarcana_gui.games.resarcana.view.table_resources import TableResources
from resarcana_gui.games.resarcana.view.tell.match_text import match_standing
from resarcana_gui.games.resarcana.view.view_facts import deciding
from resarcana_gui.kernel.state import State as KernelState
from resarcana_gui.scene.action import Action
from resarcana_gui.scene.markup import escaped
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.viewport import CANVAS
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.screens.table_view import prompt_width
from resarcana_gui.tabletop.acts.assault import Assault
from resarcana_gui.tabletop.cards.card import CardNode
from resarcana_gui.tabletop.cards.face_layout import HELD_UP
from resarcana_gui.tabletop.cards.pictures import particle_pictures
from resarcana_gui.tabletop.geometry.placements import SHAPE, Placement, Spots
from resarcana_gui.tabletop.table.card_table import CardTable
from resarcana_gui.tabletop.table.empty_slot import ICON, PALE, EmptySlot
from resarcana_gui.tabletop.table.medallion import stamp_seal
from resarcana_gui.tabletop.table.seats import SeatBoard, SeatMarker
from resarcana_gui.tabletop.table.speech import Remarks
from resarcana_gui.tabletop.tell.story import Sentence
from resarcana_gui.tabletop.tokens.flights import Flights, OnToken, Place

HELD_TOP: Final = 150.0
"""The upper edge of a card that is held up, from that of the canvas: it covers nothing that its viewer owns."""
MANY: Final = "token_pool"
"""The sound of many essences that come to rest."""
HELD_BY_RIVAL: Final = 44.0
"""The width of a card on its way to or from a rival."""
APART: Final = 40.0
"""The distance between two kinds of essences in the supply."""
WORDY: Final = 1.5
"""The largest text scale with captions below the piles."""
CLAUSE: Final = "; "
"""Between the clauses of a deed."""
BRINGS: Final = ": "
"""Between a deed and what it brings."""
NOTHING: Final = Sentence("", NOBODY, "")
DEED: Final = TextStyle(19, halo="night")
PILE_NAME: Final = TextStyle(18, colour="ink_soft", align="centre", halo="night")


class Scenery(CardTable):
    """Everything on the table."""

    state: State
    assault: Assault | None = None
    """The current attack."""
    attacker: int | None = None
    """The component whose attack was under way when the table was shown anew."""
    leader: int | None = None
    """The seat last shown to lead."""
    turn = NOBODY
    """The seat whose turn it is, as far as that has been shown."""
    roomy: int | None = None
    """The rival that has more room, as it acts; None while none does."""
    alive = False
    """Whether changes are animated, rather than shown as they are."""
    kept_clear: Box | None = None
    """The area that is kept for a panel beside the game."""
    _picker_area: Box | None = None
    """Where cards are laid out to choose from: the viewer's lie beside them."""
    _piles_aside = False
    """Whether a button needs the place of the viewer's piles."""
    decided: frozenset[int] = frozenset()
    """The seats already announced to have enough points to win."""

    def __init__(self, resources: TableResources, state: State) -> None:
        super().__init__(resources.look, resources.faces, particle_pictures(GAME))
        self.resources: Final = resources
        self.state = state
        self.areas = resources.areas
        self.room, self.centre_box = resources.areas.canvas, resources.areas.slate.whole
        bar = resources.areas.top_bar
        match = bool(match_standing(resources.voice, state))
        self.prompt = bar.inflate(prompt_width(resources.look.text.scale, beside=match) - bar.w, 0)
        self._flights: Final = Flights(
            resources.look, self.token_layer, dict(zip(NAMES, ESSENCE_TOKENS, strict=True)), self._token_heard
        )
        self.remarks: Final = Remarks(resources.look, self.effect_layer)
        self.boards: dict[int, list[SeatBoard]] = {}
        self.heads: dict[int, SeatHead] = {}
        self.centre = Centre(resources)
        self.pool_layer = Node(size=CANVAS, name="pools", z=5.0)
        self.static_layer.add(self.centre)
        for board in resources.areas.boards:
            panel, rival = rival_board(resources, board)
            self.boards[board.seat], self.heads[board.seat] = [panel], rival
            self.static_layer.add(panel)
        self._kept_backs: Final = [KeptBacks(resources, board) for board in resources.areas.boards]
        self.static_layer.add(*self._kept_backs)
        tableau, own, head = own_boards(resources)
        self.boards[resources.home], self.heads[resources.home] = [tableau, own], head
        self._tableau: Final = tableau
        self.own_income: Final = head.income
        """The line with what the viewer collects next."""
        corner = resources.areas.corner
        self.deck = self.pile("artifact", pile_spot(corner.deck), "own deck", OWN_DECK)
        self.empty_slots = {
            name: EmptySlot(resources.look, box, f"{{{name}}}", f"no {name}", style=ICON)
            for name, box in (("deck", corner.deck), ("discards", corner.discards))
        }
        """The slots of the viewer's piles, visible while these are empty."""
        for slot in self.empty_slots.values():
            slot.words.alpha = PALE
        self._pile_names: Final = self._named("deck", corner.deck), self._named("discards", corner.discards)
        self.setup_display: Final = SetupDisplay(resources)
        self.deed_lines: Final = {board.seat: _deed_line(resources, board) for board in resources.areas.boards}
        """The line with what each rival did last, under its name."""
        self._stands: Final[dict[int, Sentence]] = {}
        """The sentence shown in each of these lines."""
        self.static_layer.add(
            *self.deed_lines.values(), tableau, own, *self._pile_names, *self.empty_slots.values(), self.deck,
            self.setup_display,
        )  # fmt: skip
        self._raise_pools()

    def _raise_pools(self) -> None:
        """Move pools above everything static: essences are animated there."""
        for each in self.heads.values():
            at = each.pool.bounds().topleft
            self.pool_layer.add(each.pool)
            each.pool.at = at
        self.add(self.pool_layer)

    # ------------------------------------------------------------------------------------------------- places

    def placements(self) -> Spots:
        return self.spots_beside(self._picker_area)

    def spots_beside(self, box: Box | None) -> Spots:
        """Return where cards lie if others are laid out in a box to choose from."""
        areas = self.areas.giving_room(self.roomy)
        return arrange(self.state, areas if box is None else areas.keeping_clear(box))

    def make_way(self, box: Box | None) -> bool:
        before, self._picker_area = self._picker_area, box
        return box != before

    def back_of(self, card: int) -> str:
        return KINDS[self.resources.cards.components[card].kind]

    def marked(self) -> Mapping[int, Sequence[SeatMarker]]:
        """Return what shows whose turn it is, by seat."""
        return {seat: [*boards, self.heads[seat].medallion] for seat, boards in self.boards.items()}

    def tokens_on(self, card: int) -> int:
        return self.state.on[card]

    def exit_spot(self, card: int) -> Placement:
        """Return the way to its owner's pile or hand, or off the table."""
        owner = self.state.owner[card]
        return self.discards_spot(owner) if owner != NOBODY else self.away()

    def hand_spot(self, seat: int) -> Placement:
        """Return the place of a seat's hand: for a rival, the number of its cards."""
        if seat == self.resources.home:
            return Placement(*self.areas.hand.center, PILE_WIDTH, 0.0, 60.0)
        head = self.heads[seat]
        assert isinstance(head, RivalHead)
        return Placement(*head.piles.bounds().center, HELD_BY_RIVAL, 0.0, 60.0)

    def deck_spot(self, seat: int) -> Placement:
        """Return the place of a seat's deck."""
        return pile_spot(self.areas.corner.deck) if seat == self.resources.home else self.hand_spot(seat)

    def discards_spot(self, seat: int) -> Placement:
        """Return the place of a seat's discard pile."""
        return pile_spot(self.areas.corner.discards) if seat == self.resources.home else self.hand_spot(seat)

    def monument_deck_spot(self) -> Placement:
        """Return the place of the monument deck."""
        deck = self.centre.deck
        return Placement(deck.x, deck.y, deck.width, 0.0, 5.0)

    @property
    def under_attack(self) -> bool:
        """Whether an attack has been announced and not ended: no light moves until then."""
        return self.assault is not None and self.assault.active

    def portrait(self, seat: int) -> Box:
        """Return the square of a seat's medallion on the canvas."""
        return self.heads[seat].medallion.bounds()

    def pool_point(self, seat: int, essence: int) -> Point:
        """Return where a seat's essences of a type are counted."""
        return self.heads[seat].pool.point(essence)

    def supply_point(self, essence: int) -> Point:
        """Return where an essence comes from and goes to without a card: over the circle in the middle of the table."""
        x, y = self.areas.top_bar.center
        return x + (essence - (ESSENCES - 1) / 2) * APART, y

    def on_point(self, component: int, essence: int) -> Point:
        """Return the place of the essences on a component."""
        node = self.cards.get(component)
        return node.bounds().center if node is not None else self.supply_point(essence)

    def from_point(self, component: int, essence: int) -> Point:
        """Return where a component's gains come from: the card that is held up, if it is this one."""
        held = self.held
        return held.at if held is not None and held.card == component else self.on_point(component, essence)

    def towards_point(self, component: int, essence: int) -> Point:
        """Return where the price for a component goes: to the card that is held up, or to where the component will
        lie."""
        if self.held is not None and self.held.card == component:
            return self.held_at(self.state.owner[component])
        placement = self.placements().get(component)
        return placement.at if placement is not None else self.on_point(component, essence)

    def held_at(self, seat: int) -> Point:
        """Return the place of a card that a seat holds up: below its board, to show whose it is."""
        rival = 0 <= seat < self.state.seats and seat != self.resources.home
        x = self.boards[seat][0].bounds().centerx if rival else self.room.centerx
        return x, self.room.y + HELD_TOP + HELD_UP * SHAPE / 2

    def holder(self) -> int:
        """Return the seat whose card is held up; NOBODY for none."""
        cards = [node.card for node in self.held_layer.children if isinstance(node, CardNode) and node.card is not None]
        return self.state.owner[cards[-1]] if cards else NOBODY

    def middle_of(self, component: int) -> Point:
        """Return where a component is visible: held up, or in its place; otherwise the middle of the table."""
        return self.shown_at(component) or self.room.center

    # ------------------------------------------------------------------------------------------------ showing

    def told(self, deeds: Mapping[int, Sentence]) -> None:
        if self.state.phase in (ACTING, COLLECTING):  # what is dealt is nobody's deed
            super().told(deeds)  # they stand there once they have been seen: see refresh

    def _tell_deeds(self) -> None:
        for seat, line in self.deed_lines.items():
            deed, name = self.deeds.get(seat, NOTHING), self.resources.voice.players[seat]
            if self._stands.get(seat) is deed:
                continue
            self._stands[seat] = deed
            words = _fitting(line, without_name(deed.text, name), without_name(deed.brief, name))
            if line.text != words:
                line.write(words)

    def settle(self, state: KernelState) -> None:
        assert isinstance(state, State)
        self.decided = deciding(state)
        if self.assault is not None:
            self.assault.clear()
            self.assault = None
        asked = state.stack[-1] if state.stack else None
        self.attacker = asked.component if isinstance(asked, AttackQuestion) else None
        self.alive, self._picker_area = False, None
        super().settle(state)
        self.alive = True
        self.remarks.clear()
        self._tell_deeds()
        self.turn = state.active if state.phase == ACTING else NOBODY
        for seat in range(self.state.seats):
            self.heads[seat].pool.show(counts(self.state.pool[seat]))
            self.heads[seat].medallion.older = None

    def refresh(self) -> None:
        """Update names, points and piles; essences are counted as they move."""
        state = self.state
        self._tell_deeds()
        before = {seat: head.medallion.points for seat, head in self.heads.items()}
        for head in self.heads.values():
            head.show(state)
        for seat, head in self.heads.items():
            if self.alive and head.medallion.points > before[seat]:
                heard = partial(self.resources.sound, "points_tick", head.middle)
                stamp_seal(self, head.medallion, before[seat], heard)
        self.centre.show(state)
        self.setup_display.show(state)
        for kept in self._kept_backs:
            kept.show(state)
        self._show_piles(state)
        self._tableau.edged = state.phase not in SETUP_PHASES and not self.look.theme.worn

    def give_way(self, question_areas: Sequence[Box], buttons: Sequence[Box]) -> None:
        """Hide words and signs in the viewer's corner that a question's controls would cover in part, and the piles
        beside its buttons."""
        corner = self.areas.corner
        self._piles_aside = any(_covered(place, buttons) for place in (corner.deck, corner.discards))
        self._show_piles(self.state)
        self.own_income.visible = not _covered(self.own_income.bounds(), question_areas)
        for node in (*self._pile_names, *(each.words for each in self.empty_slots.values())):
            written = node.bounds()  # what stands in the middle is narrower
            node.alpha = 0.0 if _covered(written.inflate(-0.4 * written.w, 0.0), question_areas) else 1.0

    def _show_piles(self, state: State) -> None:
        """Show the viewer's piles; before the first round the kept cards lie there instead."""
        deck, away = state.deck[self.resources.home], state.phase in SETUP_PHASES or self._piles_aside
        self.deck.count, self.deck.tip = len(deck), self._told_of_deck(len(deck))
        self.deck.visible = bool(deck) and not away
        self.empty_slots["deck"].visible = not deck and not away
        self.empty_slots["discards"].visible = not state.discards[self.resources.home] and not away
        for card in state.discards[self.resources.home]:
            if (node := self.cards.get(card)) is not None:
                node.visible = not away
        for name in self._pile_names:
            name.visible = not away and self.resources.look.text.scale <= WORDY

    # ------------------------------------------------------------------------------------------------- tokens

    def tokens(
        self, amount: int, start: Place, end: Place, *, left: OnToken | None = None, arrived: OnToken | None = None
    ) -> Action:
        """Let essences fly; `left` and `arrived` are called with essence and number as each token sets off and comes
        to rest."""
        return self._flights.fly(counts(amount), start, end, left=left, arrived=arrived)

    def _token_heard(self, essence: int | None, at: Point) -> None:
        self.resources.sound(MANY if essence is None else f"token_{NAMES[essence]}", at)

    # ------------------------------------------------------------------------------------------------ helpers

    def all_cards(self) -> Sequence[CardNode]:
        """Return every card that can be looked at or clicked, including piles."""
        return [*self.cards.values(), self.deck, self.centre.deck]

    def _told_of_deck(self, count: int) -> str:
        """Return the tip of the viewer's deck; empty for spectators."""
        resources = self.resources
        return resources.voice.plural("table.tip.deck", count) if resources.voice.you == resources.home else ""

    def _named(self, key: str, box: Box) -> Label:
        """Return the caption below one of the viewer's piles; at very large texts it is the first to be hidden."""
        at = (box.x - 4, box.bottom + 4)
        return Label(
            self.resources.look, self.resources.text(key), PILE_NAME, at=at, width=box.w + 8, height=PILE_LABEL
        )


def _covered(place: Box, boxes: Sequence[Box]) -> bool:
    return any(box.colliderect(place) for box in boxes)


def _deed_line(resources: TableResources, board: RivalBoard) -> Label:
    box = board.deed
    return Label(resources.look, "", DEED, at=box.topleft, width=box.w, height=box.h, name=f"deed {board.seat}")


def without_name(sentence: str, name: str) -> str:
    """Return what a sentence says about a player without the player's name and the full stop, as it stands under
    that name."""
    rest = sentence.removeprefix(name).removeprefix(escaped(name)).strip()
    return rest if rest.endswith("...") else rest.removesuffix(".")


def _fitting(line: Label, words: str, brief: str) -> str:
    """Return as much of what a seat did as the line has room for: all of it, or the brief form, or its first
    clauses, at last without what it brings. Nothing is cut within a clause; rather, nothing is shown."""
    shorter = brief or words
    clauses = shorter.split(CLAUSE)
    fewer = [CLAUSE.join(clauses[:number]) for number in range(len(clauses), 0, -1)]
    every = (words, *fewer, shorter.partition(BRINGS)[0])
    return next((told for told in every if _fits(line, told)), "")


def _fits(line: Label, words: str) -> bool:
    """Return whether words have room on one line, in letters as high as the line."""
    return line.look.text.block(words, line.style, None, line.height).width <= line.width

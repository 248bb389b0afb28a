"""The table before the first round: captions above the parts of the viewer's half, slots for what is picked and
kept, and the backs of what rivals have kept.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from resarcana_gui.games.resarcana.rules.codes import (
    DECK_SIZE,
    DRAFTING,
    MATCH,
    NOBODY,
    PACKET_SIZE,
    TO_THE_LEFT,
    TO_THE_RIGHT,
)
from resarcana_gui.games.resarcana.rules.setup_questions import AskPick
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.geometry.rival_boards import RivalBoard
from resarcana_gui.games.resarcana.view.geometry.setup_areas import (
    SETUP_PHASES,
    kept_boxes,
    kept_cards,
    open_boxes,
    setup_areas,
)
from resarcana_gui.games.resarcana.view.table.portraits import faces
from resarcana_gui.games.resarcana.view.table_resources import TableResources
from resarcana_gui.games.resarcana.view.tell.match_text import match_standing
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.layout import CARD_CORNER
from resarcana_gui.scene.node import Node, Watched
from resarcana_gui.scene.painter import Drawing, Painter
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.tabletop.geometry.placements import in_play
from resarcana_gui.tabletop.table.empty_slot import ClaimableSlot, EmptySlot, draw_slot

WORDS: Final = TextStyle(24, Face.DISPLAY, "ink", halo="night")
CENTRED: Final = replace(WORDS, align="centre")


class SetupDisplay(Node):
    """The captions above the parts of the viewer's half, each shown only while cards lie there."""

    def __init__(self, resources: TableResources) -> None:
        super().__init__(name="heads of parts")
        self.resources: Final = resources
        parts = setup_areas(resources.areas)
        self._choice_box: Final = parts.choice
        self._aside, self._choice, self._kept = (
            Label(resources.look, "", style, at=box.topleft, width=box.w, height=box.h)
            for style, box in zip(
                (WORDS, CENTRED, WORDS), map(parts.head, (parts.aside, parts.choice, parts.kept)), strict=True
            )
        )
        self._taken: Final[dict[int, ClaimableSlot]] = {}
        """The slots of the open artifacts, by artifact."""
        places = [EmptySlot(resources.look, box, name="place to keep") for box in kept_boxes(parts.kept)]
        self.add(self._aside, self._choice, self._kept, *places)

    def show(self, view: State) -> None:
        """Show a view's captions and slots."""
        self.visible = view.phase in SETUP_PHASES
        if self.visible:
            self._aside.write(self._about_mages(view))
            self._choice.write(self._about_choice(view))
            self._kept.write(self._about_kept(view))
            self._show_taken(view)

    def _show_taken(self, view: State) -> None:
        """Show a slot below each open artifact, with the medallion of whoever has picked it."""
        boxes, resources = open_boxes(view, self._choice_box), self.resources
        for card in [card for card in self._taken if card not in boxes]:
            self.remove(self._taken.pop(card))
        for card, box in boxes.items():
            if card not in self._taken:
                self._taken[card] = ClaimableSlot(resources.look, box, f"picked {card}")
                self.add(self._taken[card])
            seat, slot = view.drafted[card], self._taken[card]
            if seat == NOBODY:
                slot.show_unclaimed()
            else:
                tip = resources.text(
                    "offering.taken", card=resources.voice.card(card), who=resources.voice.players[seat]
                )
                slot.show(faces(resources, seat, view)["rest"], resources.style(seat), tip)

    def _about_mages(self, view: State) -> str:
        """Return the mages' caption; in a later game of a match, where the mage is settled, the standing of the
        match."""
        settled = view.options.setup == MATCH
        return match_standing(self.resources.voice, view) if settled else self.resources.text("offering.mages")

    def _about_choice(self, view: State) -> str:
        voice, home = self.resources.voice, self.resources.home
        if view.packet[home]:
            who = voice.players[(home + _direction(view)) % view.seats]
            return self.resources.text("offering.packet", number=_packet(view), who=who)
        picking = next((asked for asked in reversed(view.stack) if isinstance(asked, AskPick)), None)
        if picking is None:
            return self.resources.text("offering.open") if view.face_up else ""
        number = 1 if len(view.face_up) % 2 == 0 else 2
        return voice.about("table.offering.pick", picking.seat, number=number)

    def _about_kept(self, view: State) -> str:
        key = "offering.kept" if view.phase == DRAFTING else "offering.picked"
        return self.resources.text(key, number=len(kept_cards(view, self.resources.home)), of=DECK_SIZE)


def _packet(view: State) -> int:
    """Return which packet of the draft it is, 1 or 2."""
    return 1 if max(map(len, view.deck)) < PACKET_SIZE or min(map(len, view.deck)) < PACKET_SIZE else 2


def _direction(view: State) -> int:
    """Return where packets are passed: the first to the left, the second to the right."""
    return TO_THE_LEFT if _packet(view) == 1 else TO_THE_RIGHT


SHADE: Final = 6.0


class KeptBacks(Node):
    """The kept cards of one rival, while everybody drafts."""

    kept: Watched[int] = Watched(inner=True)

    def __init__(self, resources: TableResources, board: RivalBoard) -> None:
        room = board.cards
        super().__init__(at=room.topleft, size=room.size, name=f"kept by {board.seat}")
        self._resources: Final = resources
        self._seat: Final = board.seat
        placements = in_play(range(DECK_SIZE), (), Box(0, 0, *room.size), board.widest, whole_from=0.0)
        self.places: Final = [placement.box() for placement in placements.values()]
        self._back: Final[Drawing] = resources.faces.back("artifact")
        self.kept, self.visible = 0, False

    def show(self, view: State) -> None:
        """Show how many there are in a view."""
        self.visible, self.kept = view.phase == DRAFTING, len(view.deck[self._seat])

    def draw(self, painter: Painter) -> None:
        look = self._resources.look
        for at, place in enumerate(self.places):
            if at < self.kept:
                painter.put(look.shadow(place.w * CARD_CORNER, SHADE), place.inflate(2 * SHADE, 2 * SHADE).move(0, 3))
                painter.put(self._back, place)
            else:
                draw_slot(painter, look, place)

"""The slate in the middle of the table: the captions of its rows, the monument deck, and the Places of Power's
slots."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from resarcana_gui.games.resarcana.cards.tables import PLACE
from resarcana_gui.games.resarcana.rules.codes import MONUMENT_DECK_TOP
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.geometry.arrangement import place_boxes, places_in_game
from resarcana_gui.games.resarcana.view.table.portraits import faces
from resarcana_gui.games.resarcana.view.table_resources import TableResources
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.tabletop.cards.card import CardNode
from resarcana_gui.tabletop.table.empty_slot import ClaimableSlot

SIGNS: Final = {"places": "place", "monuments": "monument", "items": "item"}
"""The icon of each row."""
APART: Final = "\u00a0\u00a0 "
"""Between the icon and the words: a space of small capitals is narrow."""
WORDS: Final = TextStyle(20, Face.DISPLAY, "ink_soft", halo="night")


class Centre(Node):
    """Everything on the slate but the cards that change places."""

    def __init__(self, resources: TableResources) -> None:
        super().__init__(name="centre")
        self.resources = resources
        slate = resources.areas.slate
        self.captions: Final[list[Label]] = []
        if slate.captioned:
            self._head("places", slate.places)
            self._head("monuments", slate.monuments.union(slate.deck))
            self._head("items", slate.items)
        self.deck = CardNode(resources.look, resources.faces, None, slate.deck.w, back="monument", name="monument deck")
        self.deck.at = slate.deck.center
        self.deck.key = MONUMENT_DECK_TOP
        self.claimed = [
            ClaimableSlot(resources.look, box, f"claimed {at}") for at, box in enumerate(place_boxes(resources.areas))
        ]
        """The slots in which the Places of Power lie."""
        self.add(*self.claimed, self.deck)

    def _head(self, key: str, box: Box) -> None:
        """Add the caption of a row."""
        text = f"{{{SIGNS[key]}}}{APART}{self.resources.text(key)}"
        at = (box.x, self.resources.areas.slate.whole.y + 3)
        self.captions.append(Label(self.resources.look, text, WORDS, at=at, width=box.w, height=box.y - at[1]))
        self.add(self.captions[-1])

    def caption_boxes(self) -> list[Box]:
        """Return where the words of the captions stand."""
        return [shown.box.move(label.at) for label in self.captions for shown in label.texts()]

    def show(self, view: State) -> None:
        """Show the number of monuments left, and the owners of claimed Places of Power."""
        self.deck.count = len(view.monument_deck)
        self.deck.visible = bool(view.monument_deck)
        self.deck.tip = self.resources.voice.plural("table.tip.monument_deck", len(view.monument_deck))
        owners = dict(self._owners(view))
        in_game = places_in_game(view)
        for at, slot in enumerate(self.claimed):
            seat = owners.get(in_game[at]) if at < len(in_game) else None
            slot.visible = at < len(in_game)
            if seat is None:
                slot.show_unclaimed()
            else:
                voice = self.resources.voice
                told = voice.about("table.tip.claimed", seat, place=voice.card(in_game[at]))
                slot.show(faces(self.resources, seat, view)["rest"], self.resources.style(seat), told)

    def _owners(self, view: State) -> Iterator[tuple[int, int]]:
        """Yield every claimed Place of Power, and its owner."""
        for seat in range(view.seats):
            for number in view.play[seat]:
                if view.cards.components[number].kind == PLACE:
                    yield number, seat

"""The middle of the table: what its rows are called, the monument deck, and the supply of essences."""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.resarcana.cards.essences import ESSENCES
from resarcana_gui.games.resarcana.rules.codes import MONUMENT_DECK_TOP
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.faces.card import CardNode
from resarcana_gui.games.resarcana.view.faces.token import TokenNode
from resarcana_gui.games.resarcana.view.table.areas import CENTRE, DECK_WIDTH, LABEL, SHAPE
from resarcana_gui.games.resarcana.view.table.kit import Kit
from resarcana_gui.scene.look import SMALL
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.surface import Surface

TOKEN: Final = 30.0


class Centre(Node):
    """The panel of the middle and what stands on it but the cards that change places."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(name="centre")
        self.kit = kit
        areas = kit.areas
        panel = Surface(kit.look, CENTRE.size, at=CENTRE.topleft, shadow=False, solid=0.5)
        self.add(panel)
        for key, box in (("places", areas.places), ("monuments", areas.monuments)):
            label = Label(kit.look, kit.text(key), SMALL, at=(box.x, box.y - LABEL), width=box.w, height=LABEL - 4)
            self.add(label)
        self.deck = CardNode(kit.look, kit.faces, None, DECK_WIDTH, back="monument", name="monument deck")
        box = areas.monument_deck
        self.deck.at = (box.x + box.w / 2, box.y + DECK_WIDTH * SHAPE / 2)
        self.deck.subject = MONUMENT_DECK_TOP
        self.tokens = [TokenNode(kit.look, essence, TOKEN) for essence in range(ESSENCES)]
        self._lay_supply(areas.supply)
        self.add(self.deck, *self.tokens)

    def show(self, view: State) -> None:
        """Show how many monuments are left."""
        self.deck.count = len(view.monument_deck)
        self.deck.visible = bool(view.monument_deck)

    def supply_point(self, essence: int) -> Point:
        """Where an essence comes from, and goes to."""
        return self.tokens[essence].bounds().center

    def _lay_supply(self, box: Box) -> None:
        step = box.w / 5
        for essence, token in enumerate(self.tokens):
            token.at = (box.x + step * (essence + 0.5) - TOKEN / 2, box.y + (box.h - TOKEN) / 2)

"""The middle of the table: the labels of its rows, the monument deck, and the supply of essences."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from resarcana_gui.games.resarcana.cards.essences import ESSENCES
from resarcana_gui.games.resarcana.cards.tables import PLACE
from resarcana_gui.games.resarcana.rules.codes import MONUMENT_DECK_TOP
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.faces.token import essence_token
from resarcana_gui.games.resarcana.view.geometry.areas import DECK_WIDTH, LABEL
from resarcana_gui.games.resarcana.view.geometry.arrangement import place_boxes, places_in_game
from resarcana_gui.games.resarcana.view.kit import Kit
from resarcana_gui.scene.look import SMALL
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.screens.log_style import seat_colour
from resarcana_gui.tabletop.cards.card import CardNode
from resarcana_gui.tabletop.geometry.spots import SHAPE
from resarcana_gui.tabletop.pages.tips import TipSpot
from resarcana_gui.tabletop.table.vacancy import Vacancy

TOKEN: Final = 30.0
SIGNS: Final = {"places": "place", "monuments": "monument"}
"""The icon of each row."""
LEFT: Final = replace(SMALL, halo="night")
RIGHT: Final = replace(LEFT, align="right")
MIDDLE: Final = replace(LEFT, align="centre")


class Centre(Node):
    """Everything there but the cards that change places."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(name="centre")
        self.kit = kit
        areas = kit.areas
        self._head("places", areas.places, LEFT)
        self._head("monuments", areas.monuments, LEFT)
        self._head("items", areas.items.union(areas.monument_deck), RIGHT)
        self._head("supply", areas.supply, MIDDLE)
        self.deck = CardNode(kit.look, kit.faces, None, DECK_WIDTH, back="monument", name="monument deck")
        box = areas.monument_deck
        self.deck.at = (box.x + box.w / 2, box.y + DECK_WIDTH * SHAPE / 2)
        self.deck.subject = MONUMENT_DECK_TOP
        self.tokens = [essence_token(kit.look, essence, TOKEN) for essence in range(ESSENCES)]
        self._lay_supply(areas.supply)
        self.claimed = [Vacancy(kit.look, box, name=f"claimed {at}") for at, box in enumerate(place_boxes(areas))]
        """The places of claimed Places of Power."""
        tip = TipSpot(kit.look, areas.supply, "about the supply", lambda: kit.text("tip.supply"))
        self.add(*self.claimed, self.deck, *self.tokens, tip)

    def _head(self, key: str, box: Box, style: TextStyle) -> None:
        """A label above a box."""
        kit, sign = self.kit, f"{{{SIGNS[key]}}} " if key in SIGNS else ""
        at = (box.x, box.y - LABEL)
        self.add(Label(kit.look, sign + kit.text(key), style, at=at, width=box.w, height=LABEL - 4))

    def show(self, view: State) -> None:
        """Show the number of monuments left, and the owners of claimed Places of Power."""
        self.deck.count = len(view.monument_deck)
        self.deck.visible = bool(view.monument_deck)
        self.deck.tip = self.kit.voice.plural("desk.tip.monument_deck", len(view.monument_deck))
        owners = dict(self._owners(view))
        words = [owners.get(number, "") for number in places_in_game(view)]
        for at, vacancy in enumerate(self.claimed):
            vacancy.visible = at < len(words) and bool(words[at])
            vacancy.write(words[at] if vacancy.visible else "")

    def supply_point(self, essence: int) -> Point:
        """Where an essence comes from and goes to."""
        return self.tokens[essence].bounds().center

    def _owners(self, view: State) -> Iterator[tuple[int, str]]:
        """Every claimed Place of Power, and its owner."""
        for seat in range(view.seats):
            for number in view.play[seat]:
                if view.cards.components[number].kind == PLACE:
                    name = self.kit.voice.players[seat]
                    yield number, f"{self.kit.voice.card(number)}\n[{seat_colour(seat)}|**{name}**]"

    def _lay_supply(self, box: Box) -> None:
        """Three above two."""
        step, line = box.w / 3, TOKEN - 2
        top = box.y + (box.h - line - TOKEN) / 2
        for essence, token in enumerate(self.tokens):
            row, column = divmod(essence, 3)
            token.at = (box.x + step * (column + 0.5 + row * 0.5) - TOKEN / 2, top + row * line)

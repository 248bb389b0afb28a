"""Names and amounts in sentences: essences, components, and players from the viewer's point of view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from resarcana_gui.games.resarcana.cards.tables import CardSet
from resarcana_gui.games.resarcana.rules.codes import MONUMENT_DECK_TOP
from resarcana_gui.games.resarcana.view.tell.words import Words
from resarcana_gui.i18n import Catalog
from resarcana_gui.tabletop.tell import voice


class Voice(Words, voice.Voice):
    """Words about one table, for one viewer."""

    def __init__(
        self, catalog: Catalog, cards: CardSet, names: Mapping[str, str], players: Sequence[str], viewer: int
    ) -> None:
        """The names of components by id, and of players by seat."""
        super().__init__(catalog, players, viewer)
        self.cards: Final = cards
        self._names: Final = names

    def card(self, number: int) -> str:
        """Return the name of a component."""
        return self._names[self.cards.components[number].slug]

    def card_list(self, numbers: Sequence[int]) -> str:
        """Return the names of several components."""
        return self.listed([self.card(number) for number in numbers])

    def deck(self, deck: int, seat: int, key: str = "deck") -> str:
        """Return a deck that a seat looks at; with the key deck_of the cards "of your deck"."""
        if deck == MONUMENT_DECK_TOP:
            return self.text(f"{key}.monuments")
        return self.text(f"{key}.own" if seat == self.you else f"{key}.other")

"""Who and what, in words: players from the viewer's point of view, and components by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from resarcana_gui.games.resarcana.cards.tables import CardSet
from resarcana_gui.games.resarcana.rules.codes import MONUMENT_DECK_TOP
from resarcana_gui.games.resarcana.view.tell.words import Words
from resarcana_gui.i18n import Catalog
from resarcana_gui.kernel.state import EVERYONE

YOU: Final = "you"
OTHER: Final = "other"


class Voice(Words):
    """Words about one table, for one viewer."""

    def __init__(
        self, catalog: Catalog, cards: CardSet, names: Mapping[str, str], players: Sequence[str], viewer: int
    ) -> None:
        """The names of the components by slug, and of the players by seat."""
        super().__init__(catalog)
        self.cards: Final = cards
        self.players: Final = tuple(players)
        self._names: Final = names
        second_person = self.text("player.second_person").split()
        called_you = [seat for seat, name in enumerate(players) if name in second_person]
        self.you: Final = called_you[0] if viewer == EVERYONE and len(called_you) == 1 else viewer
        """The seat that is spoken to: the viewer, or whoever is simply called "You"."""

    def person(self, seat: int) -> str:
        """Which form of a text tells about a seat."""
        return YOU if seat == self.you else OTHER

    def who(self, seat: int) -> str:
        """A seat's player as a subject."""
        return self.text("player.you") if seat == self.you else self.players[seat]

    def about(self, key: str, seat: int, **values: object) -> str:
        """The form of a text that tells about a seat."""
        return self.text(f"{key}.{self.person(seat)}", **{"who": self.who(seat), **values}).strip()

    def owned(self, seat: int, what: str) -> str:
        """Something of a seat's."""
        return self.about("player.owned", seat, what=what)

    def card(self, number: int) -> str:
        """The name of a component."""
        return self._names[self.cards.components[number].slug]

    def card_list(self, numbers: Sequence[int]) -> str:
        """The names of several."""
        return self.listed([self.card(number) for number in numbers])

    def deck(self, deck: int, seat: int, key: str = "deck") -> str:
        """A deck that a seat looks at; with the key deck_of the cards "of your deck"."""
        if deck == MONUMENT_DECK_TOP:
            return self.text(f"{key}.monuments")
        return self.text(f"{key}.own" if seat == self.you else f"{key}.other")

"""Names and amounts in sentences: players from the viewer's point of view, hexes, factions, what is paid and gained."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from resarcana_gui.games.terra_mystica.components.amounts import Amount
from resarcana_gui.games.terra_mystica.components.tables import Components
from resarcana_gui.games.terra_mystica.components.words import CULTS, STRUCTURES, TERRAINS
from resarcana_gui.i18n import Catalog
from resarcana_gui.tabletop.tell import voice


class Voice(voice.Voice):
    """Words about one table, for one viewer."""

    def __init__(self, catalog: Catalog, parts: Components, players: Sequence[str], viewer: int) -> None:
        super().__init__(catalog, players, viewer)
        self.parts: Final = parts

    def amount(self, amount: Amount) -> str:
        """What is paid or gained: "2 coins and 1 worker"."""
        units = ("coins", "workers", "priests", "power", "points")
        told = [self.number(unit, number) for unit, number in zip(units, amount.each(), strict=True) if number]
        return self.listed(told) or self.text("nothing")

    def number(self, unit: str, number: int) -> str:
        """A number of something."""
        return self.text(unit, number=number) if unit == "power" else self.plural(unit, number)

    def pictured(self, icon: str, words: str) -> str:
        """Words with the picture of what they name before them, where there are pictures."""
        return words

    def hexes(self, hexes: Sequence[int]) -> str:
        """Hexes by their names."""
        return self.listed([self.parts.board.names[at] for at in hexes])

    def terrain(self, terrain: int) -> str:
        """A terrain."""
        return self.text(f"terrain.{TERRAINS[terrain]}")

    def structure(self, structure: int, key: str = "structure") -> str:
        """A structure; with the key a_structure with its article."""
        return self.text(f"{key}.{STRUCTURES[structure]}")

    def cult(self, cult: int) -> str:
        """A cult."""
        return self.text(f"cult.{CULTS[cult]}")

    def faction(self, faction: int) -> str:
        """A faction."""
        return self.text(f"faction.{self.parts.factions[faction].slug}")


def capital(text: str) -> str:
    """Return a text with a capital letter at its beginning; the rest stays as it is."""
    return text[:1].upper() + text[1:]

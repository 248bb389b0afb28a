"""Words for the window: essences are icons, and players' names are escaped."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from resarcana_gui.games.resarcana.cards.essences import NAMES
from resarcana_gui.games.resarcana.cards.tables import CardSet
from resarcana_gui.games.resarcana.view.tell.voice import Voice
from resarcana_gui.i18n import Catalog
from resarcana_gui.kernel.state import EVERYONE
from resarcana_gui.scene.markup import escaped


class PicturedVoice(Voice):
    """Writes in the markup of scene/markup.py: essences are icons, and players' names are escaped."""

    def __init__(
        self, catalog: Catalog, cards: CardSet, names: Mapping[str, str], players: Sequence[str], viewer: int
    ) -> None:
        super().__init__(catalog, cards, names, [escaped(name) for name in players], viewer)

    def essence(self, essence: int) -> str:
        """Return the icon, with the name for those who do not know the icon yet."""
        return f"{{{NAMES[essence]}}}\u00a0{super().essence(essence)}"

    def several(self, count: int, essence: int) -> str:
        """Return a number and the icon."""
        return f"{count}{{{NAMES[essence]}}}"


class OnlookerVoice(PicturedVoice):
    """Addresses nobody at the table, and names everybody."""

    def __init__(
        self, catalog: Catalog, cards: CardSet, names: Mapping[str, str], players: Sequence[str], viewer: int
    ) -> None:
        super().__init__(catalog, cards, names, players, EVERYONE)

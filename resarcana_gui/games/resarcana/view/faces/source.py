"""What the drawings of cards are made of."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from resarcana_gui.games.resarcana.cards.tables import CardSet, Component
from resarcana_gui.games.resarcana.view.faces.contents import Contents
from resarcana_gui.games.resarcana.view.faces.pictures import Pictures
from resarcana_gui.games.resarcana.view.faces.studio import Studio
from resarcana_gui.games.resarcana.view.tell.card_text import kind_text
from resarcana_gui.games.resarcana.view.tell.catalogs import catalog
from resarcana_gui.games.resarcana.view.tell.names import component_names
from resarcana_gui.games.resarcana.view.tell.words import Words
from resarcana_gui.scene.cache import MIB, SurfaceCache
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.text import IconSource

PARTS: Final = 20 * MIB
REMEMBERED: Final = 400
"""So many faces' texts are kept laid out."""


class FaceSource:
    """Texts, pictures and parts for faces. They follow the look: its theme, and its text scale as far as cards have
    room."""

    def __init__(
        self,
        look: Look,
        cards: CardSet,
        language: str,
        icons: IconSource | None = None,
        pictures: Pictures | None = None,
    ) -> None:
        """`icons` stand on dark ground, on plates; those on parchment have an ink of their own. `pictures` may be
        shared with other faces."""
        self.look: Final = look
        self.cards: Final = cards
        self.language: Final = language
        self.names: Final = component_names(language)
        self.pictures: Final = Pictures() if pictures is None else pictures
        self.parts: Final = SurfaceCache(PARTS)
        """Pictures of what many faces have: tokens, plates, paper."""
        self._contents: Final[dict[Hashable, Contents]] = {}
        self._words: Final = Words(catalog(language))
        self._icons: Final = icons
        self._studio = Studio(look, icons)

    @property
    def studio(self) -> Studio:
        """Texts and colours for cards in the look as it is now."""
        if self._studio.version != self.look.version:
            self._studio = Studio(self.look, self._icons)
        return self._studio

    @property
    def key(self) -> Hashable:
        """What all faces depend on."""
        return (self.language, self.studio.key)

    def contents(self, component: Component, width: float) -> Contents:
        """What stands on a face; that of the faces shown last is remembered."""
        key = (component.number, width, self.key)
        if key not in self._contents:
            if len(self._contents) >= REMEMBERED:
                self._contents.pop(next(iter(self._contents)))
            self._contents[key] = Contents(
                self.studio, component, self.name(component), self.type_line(component), width
            )
        return self._contents[key]

    def name(self, component: Component) -> str:
        """What a component is called."""
        return self.names[component.slug]

    def type_line(self, component: Component) -> str:
        """What it is: 'Artifact, Dragon'."""
        return kind_text(component, self._words)

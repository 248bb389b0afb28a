"""The material for drawing a game's cards."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from resarcana_gui.scene.drawing.surface_cache import MIB, SurfaceCache
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.text import IconSource
from resarcana_gui.tabletop.cards.contents import Contents, PrintedTexts
from resarcana_gui.tabletop.cards.inks import Inks
from resarcana_gui.tabletop.cards.pictures import Pictures
from resarcana_gui.tabletop.cards.style import Style
from resarcana_gui.tabletop.geometry.spots import SHAPE

PARTS: Final = 20 * MIB
REMEMBERED: Final = 400
"""The number of faces whose text layout is cached."""


class FaceSource:
    """Texts, pictures and parts for faces. They follow the look: its theme, and its text scale as far as cards have
    room."""

    def __init__(self, look: Look, style: Style, pictures: Pictures, language: str, icons: IconSource | None) -> None:
        """`icons` are for dark grounds, on plates; those on parchment have their own ink. `pictures` may be shared with
        other faces."""
        self.look: Final = look
        self.style: Final = style
        self.pictures: Final = pictures
        self.language: Final = language
        self.parts: Final = SurfaceCache(PARTS)
        """Pictures shared by many faces: tokens, plates, paper."""
        self._contents: Final[dict[Hashable, Contents]] = {}
        self._icons: Final = icons
        self._inks = Inks(look, style, icons)

    def printed(self, card: int) -> PrintedTexts:
        """What is printed on a card; the game says it."""
        raise NotImplementedError

    @property
    def inks(self) -> Inks:
        """Texts and colours for cards in the current look."""
        if self._inks.version != self.look.version:
            self._inks = Inks(self.look, self.style, self._icons)
        return self._inks

    @property
    def key(self) -> Hashable:
        """What all faces depend on."""
        return (self.style.folder, self.language, self.inks.key)

    def is_laid_out(self, card: int, width: float, shape: float) -> bool:
        """Whether the content of a face is cached."""
        return (card, width, shape, self.key) in self._contents

    def contents(self, card: int, width: float, shape: float = SHAPE) -> Contents:
        """The content of a face, cached for recently shown ones."""
        key = (card, width, shape, self.key)
        if key not in self._contents:
            if len(self._contents) >= REMEMBERED:
                self._contents.pop(next(iter(self._contents)))
            self._contents[key] = Contents(self.inks, self.printed(card), width, shape)
        return self._contents[key]

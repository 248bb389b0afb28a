"""What the faces of a game's cards are drawn from."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from resarcana_gui.scene.drawing.surface_cache import MIB, SurfaceCache
from resarcana_gui.scene.text import IconSource
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.tabletop.cards.contents import FaceContents, PrintedTexts
from resarcana_gui.tabletop.cards.inks import Inks
from resarcana_gui.tabletop.cards.pictures import Pictures
from resarcana_gui.tabletop.cards.style import Style
from resarcana_gui.tabletop.geometry.placements import SHAPE

PARTS: Final = 20 * MIB
"""The bytes of cached parts."""
REMEMBERED: Final = 400
"""The number of faces whose text layout is cached."""


class FaceSource:
    """Texts, pictures and parts of faces. They follow the theme and, as far as cards have room, the text scale."""

    def __init__(
        self, look: UiStyle, style: Style, pictures: Pictures, language: str, icons: IconSource | None
    ) -> None:
        """`icons` are for plates, which are dark; icons on parchment have an ink of their own. `pictures` may be
        shared with other faces."""
        self.look: Final = look
        self.style: Final = style
        self.pictures: Final = pictures
        self.language: Final = language
        self.parts: Final = SurfaceCache(PARTS)
        """Pictures shared by many faces: tokens, plates, paper."""
        self._contents: Final[dict[Hashable, FaceContents]] = {}
        self._icons: Final = icons
        self._inks = Inks(look, style, icons)

    def printed(self, card: int) -> PrintedTexts:
        """Return what is printed on a card; to be overridden."""
        raise NotImplementedError

    @property
    def inks(self) -> Inks:
        """Texts and colours for cards in the current style."""
        if self._inks.version != self.look.version:
            self._inks = Inks(self.look, self.style, self._icons)
        return self._inks

    @property
    def key(self) -> Hashable:
        """What all faces depend on."""
        return (self.style.folder, self.language, self.inks.key)

    def is_laid_out(self, card: int, width: float, shape: float) -> bool:
        """Return whether the contents of a face are cached."""
        return (card, width, shape, self.key) in self._contents

    def contents(self, card: int, width: float, shape: float = SHAPE) -> FaceContents:
        """Return the contents of a face, cached for recently shown ones."""
        key = (card, width, shape, self.key)
        if key not in self._contents:
            if len(self._contents) >= REMEMBERED:
                self._contents.pop(next(iter(self._contents)))
            self._contents[key] = FaceContents(self.inks, self.printed(card), width, shape)
        return self._contents[key]

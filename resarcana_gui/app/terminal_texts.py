"""The terminal's own texts; the game's narrator says everything about the game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from resarcana_gui.i18n import Catalog
from resarcana_gui.paths import assets
from resarcana_gui.screens.seat_names import listed


class Texts:
    """Sentences in one language."""

    def __init__(self, language: str, own: Catalog | None = None) -> None:
        """`own`: texts of a game that replace the usual ones (see Plugin.screen_texts)."""
        self.language: Final = language
        self._own: Final = own

    @cached_property
    def catalog(self) -> Catalog:
        """All texts, for what the window says in the same words."""
        usual = Catalog.load(assets("lang"), language=self.language)
        return usual if self._own is None else usual.merged(self._own)

    def __call__(self, key: str, **details: object) -> str:
        """Return the sentence for this key, with its details filled in."""
        return self.catalog.text(f"terminal.{key}", **details)

    def plural(self, key: str, number: int, **details: object) -> str:
        """Return the sentence for this key in the form for a number."""
        return self.catalog.plural(f"terminal.{key}", number, **details)

    def listed(self, names: Sequence[str]) -> str:
        """Return names as a list in a sentence."""
        return listed(self.catalog, names)

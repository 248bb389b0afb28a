"""What the icons on the cards mean, in a sentence each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from resarcana_gui.games.resarcana.view.tell.catalogs import catalog

NOTIONS: Final = (
    *("elan", "life", "calm", "death", "gold", "any", "not_gold"),
    *("then", "turn", "turned", "straighten", "take", "destroy", "discard"),
    *("place_on", "on_this", "spent", "any_component", "this", "other", "rival", "cost"),
    *("draw", "look", "attack", "react", "ignore"),
    *("play", "discards", "all_discards", "dragon", "creature", "artifact"),
    *("points", "victory", "claim", "collect", "more"),
)
"""Every icon of the notation, in the order in which to learn them."""


@cache
def glossary(language: str) -> Mapping[str, str]:
    """A sentence for every icon, by its name. Raises I18nError for a language that there is not."""
    return MappingProxyType(dict(_sentences(language)))


def _sentences(language: str) -> Iterator[tuple[str, str]]:
    text = catalog(language).text
    for name in NOTIONS:
        yield name, text(f"faces.icon.{name}")

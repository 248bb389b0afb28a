"""The meaning of the icons on the cards, in a sentence each."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from resarcana_gui.games.resarcana.cards.essences import NAMES
from resarcana_gui.games.resarcana.cards.tables import Component
from resarcana_gui.games.resarcana.view.faces.icon_lines import collect, lines
from resarcana_gui.games.resarcana.view.tell.catalogs import catalog

ICON: Final = re.compile(r"\{(\w+)\}")
ICON_ORDER: Final = (
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
    """Return a sentence for every icon, by its name. Raises I18nError for an unknown language."""
    return MappingProxyType(dict(_sentences(language)))


def _sentences(language: str) -> Iterator[tuple[str, str]]:
    text = catalog(language).text
    for name in ICON_ORDER:
        yield name, text(f"faces.icon.{name}")


def signs_of(component: Component) -> list[str]:
    """Return the icons on a component's face, in the order in which to learn them, without single essences."""
    shown = [collect(component.collect), *lines(component)]
    met = dict.fromkeys(name for line in shown for name in ICON.findall(line))
    return [name for name in ICON_ORDER if name in met and name not in NAMES]


def explained(component: Component, language: str) -> list[str]:
    """Return every icon on a component's face, with its sentence. Raises I18nError for an unknown language."""
    sentences = glossary(language)
    return [f"{{{name}}} {sentences[name]}" for name in signs_of(component)]

"""The meaning of the icons on the cards, in a few words each."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from resarcana_gui.games.seasons.cards.energies import NAMES
from resarcana_gui.games.seasons.cards.tables import Card
from resarcana_gui.games.seasons.view.faces.icon_lines import ability_lines
from resarcana_gui.games.seasons.view.tell.catalogs import catalog

ICON: Final = re.compile(r"\{(\w+)\}")
ICON_ORDER: Final = (
    *(*NAMES, "any", "crystal", "star", "ring"),
    *("enter", "permanent", "turn", "summoned", "season", "round_end", "end"),
    *("draw", "hand", "discard", "play", "sacrifice", "take_back", "rival", "item", "familiar"),
    *("swap", "die", "left"),
)
"""Every icon in the lines of cards, in the order in which to learn them."""


@cache
def glossary(language: str) -> Mapping[str, str]:
    """Return what every icon means, by its name. Raises I18nError for an unknown language."""
    text = catalog(language).text
    return MappingProxyType({name: text(f"signs.{name}") for name in ICON_ORDER})


def signs_of(card: Card) -> list[str]:
    """Return the icons on a card's face, in the order in which to learn them, without single energies."""
    met = {name for line in ability_lines(card) for name in ICON.findall(line)}
    return [name for name in ICON_ORDER if name in met and name not in NAMES]


def explained(card: Card, language: str) -> list[str]:
    """Return every icon on a card's face, with its meaning. Raises I18nError for an unknown language."""
    meanings = glossary(language)
    return [f"{{{name}}} {meanings[name]}" for name in signs_of(card)]

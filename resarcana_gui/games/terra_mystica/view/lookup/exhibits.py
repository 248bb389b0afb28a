"""Everything that has a page of its own: factions, bonus cards, scoring tiles, favour tiles, town tiles. What is only
found in records of games with expansions is left out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from resarcana_gui.games.terra_mystica.components.tables import Components

FACTION: Final = "faction"
BONUS: Final = "bonus"
SCORING: Final = "scoring"
FAVOUR: Final = "favour"
TOWN: Final = "town"
KINDS: Final = (FACTION, BONUS, SCORING, FAVOUR, TOWN)


class Thing(NamedTuple):
    """A faction or a tile."""

    kind: str
    number: int
    """Among those of its kind."""
    name: str
    """The same in every language, and unlike all others."""


def things(parts: Components) -> list[Thing]:
    """Return all of them; the place of one in this list is what the gallery calls its card."""
    return list(_things(parts))


def _things(parts: Components) -> Iterator[Thing]:
    for faction in parts.factions:
        yield Thing(FACTION, faction.number, faction.slug)
    for card in parts.bonus_cards:
        if not card.expansion:
            yield Thing(BONUS, card.number, card.slug.lower())
    for scoring in parts.scoring_tiles:
        if not scoring.expansion:
            yield Thing(SCORING, scoring.number, scoring.slug.lower())
    for favour in parts.favour_tiles:
        yield Thing(FAVOUR, favour.number, favour.slug.lower())
    for town in parts.town_tiles:
        if not town.expansion:
            yield Thing(TOWN, town.number, town.slug.lower())

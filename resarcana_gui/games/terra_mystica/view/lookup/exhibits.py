"""Everything that has a page of its own: factions, bonus cards, scoring tiles, favour tiles, town tiles; and which
articles are about items on the table. What is only found in records of games with expansions is left out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from resarcana_gui.games.terra_mystica.components.tables import Components
from resarcana_gui.games.terra_mystica.components.words import STRUCTURES
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.reference.articles import CARD_PREFIX

FACTION: Final = "faction"
BONUS: Final = "bonus"
SCORING: Final = "scoring"
FAVOUR: Final = "favour"
TOWN: Final = "town"
SHOWN: Final = {
    "faction": FACTION, "card": BONUS, "favour": FAVOUR, "own favour": FAVOUR, "town": TOWN, "own town": TOWN,
}  # fmt: skip
"""What items show, by what their keys begin with."""
RULES_OF: Final = {
    "cult": "cult_tracks", "exchange": "conversions", "bowl": "bowls", "terrain": "terrain_wheel", "site": "bridges",
    "river": "shipping", "ship": "shipping", "dig": "exchange_track", "keys": "keys", "burn": "burning",
    "offers": "neighbours",
}  # fmt: skip
"""The rules about other items, by what their keys are or begin with."""
OF_STRUCTURES: Final = "structure."
"""The prefix of the names of articles about structures."""
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


def article_about(view: State, home: int, key: object) -> str:
    """Return the article of the reference about an item on a viewer's table, by its key; empty if there is none."""
    if key == "own card":
        return _page(view, BONUS, view.card[home])
    if isinstance(key, str):
        return RULES_OF.get(key, "")
    if not isinstance(key, tuple):
        return ""
    kind, number, *_ = key
    if kind == "round":
        return _page(view, SCORING, view.scoring[number - 1])
    if kind == "slot":
        return OF_STRUCTURES + STRUCTURES[number]
    if kind == "action":
        return "power_actions" if view.parts.actions[number].power else "special_actions"
    return _page(view, SHOWN[kind], number) if kind in SHOWN else RULES_OF.get(str(kind), "")


def _page(view: State, kind: str, number: int) -> str:
    names = (each.name for each in things(view.parts) if each[:2] == (kind, number))
    return next((CARD_PREFIX + name for name in names), "")

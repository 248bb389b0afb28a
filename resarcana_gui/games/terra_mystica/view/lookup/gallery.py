"""The gallery of Terra Mystica: factions and tiles, and what to filter them by."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Final

from resarcana_gui.games.terra_mystica.components.amounts import Amount
from resarcana_gui.games.terra_mystica.components.tables import (
    CULT_STEPS,
    NO_ACTION,
    PER_SPADE,
    PER_TOWN,
    SPADES,
    Components,
    Faction,
)
from resarcana_gui.games.terra_mystica.components.words import CULTS, SANCTUARY, STRUCTURES, TERRAINS
from resarcana_gui.games.terra_mystica.view.lookup.exhibits import (
    BONUS,
    FACTION,
    FAVOUR,
    KINDS,
    SCORING,
    Thing,
    things,
)
from resarcana_gui.games.terra_mystica.view.lookup.rules import reference, signs, voice_for_reading
from resarcana_gui.i18n import Catalog
from resarcana_gui.reference.articles import CARD_PREFIX
from resarcana_gui.reference.gallery import Exhibit, Facet, FacetValue, Gallery, RelatedExhibits

WHEN: Final = ("once", "income", "action", "building", "passing", "round_end", "always")
GIVES: Final = ("coin", "worker", "priest", "power", "point", "spade", "cult", "ship")
REWARDS: Final = (*STRUCTURES[1:], "spade", "town")
UNITS: Final = ("coin", "worker", "priest", "power", "point")
FACETS: Final = ("kind", "terrain", "cult", "when", "gives", "rewards")
Traits = Mapping[str, frozenset[str]]


@cache
def gallery(parts: Components, language: str) -> Gallery:
    """Return the gallery in a language. Raises UnreadableError, DocumentError and I18nError."""
    texts = voice_for_reading(parts, language).catalog
    titles = {chapter.name: chapter.title for chapter in reference(parts, language).chapters}
    traits = {thing.name: traits_of(parts, thing) for thing in things(parts)}
    found = [_exhibit(parts, language, at, thing, traits) for at, thing in enumerate(things(parts))]
    return Gallery([(kind, titles[kind]) for kind in KINDS], list(_facets(texts, found, titles)), found)


def _exhibit(parts: Components, language: str, at: int, thing: Thing, traits: Mapping[str, Traits]) -> Exhibit:
    article = reference(parts, language).article(f"{CARD_PREFIX}{thing.name}")
    related = tuple(_related(voice_for_reading(parts, language).catalog, thing, traits))
    return Exhibit(thing.name, article.title, at, thing.kind, article.lines, traits[thing.name], related)


def _related(texts: Catalog, thing: Thing, traits: Mapping[str, Traits]) -> Iterator[RelatedExhibits]:
    """Yield the faction of the same terrain, and other tiles that reward the same."""
    heading = texts.text("gallery.shares" if thing.kind == FACTION else "gallery.alike")
    facet = "terrain" if thing.kind == FACTION else "rewards"
    own = traits[thing.name][facet]
    names = [name for name, has in traits.items() if name != thing.name and has[facet] & own]
    yield RelatedExhibits(heading, tuple(names))


# ----------------------------------------------------------------------------------------------------------- traits


def traits_of(parts: Components, thing: Thing) -> Traits:
    """Return what a faction or a tile can be found by, by facet."""
    found: dict[str, set[str]] = {name: set() for name in FACETS}
    found["kind"].add(thing.kind)
    add = {FACTION: _of_faction, BONUS: _of_bonus_card, SCORING: _of_scoring_tile, FAVOUR: _of_favour_tile}
    add.get(thing.kind, _of_town_tile)(parts, thing.number, found)
    return {name: frozenset(values) for name, values in found.items()}


def _of_faction(parts: Components, number: int, found: dict[str, set[str]]) -> None:
    faction: Faction = parts.factions[number]
    found["terrain"].add(TERRAINS[faction.home])
    found["cult"] |= {cult for cult, steps in zip(CULTS, faction.cults, strict=True) if steps}


def _of_bonus_card(parts: Components, number: int, found: dict[str, set[str]]) -> None:
    card = parts.bonus_cards[number]
    _income(found, card.income)
    _action(parts, card.action, found)
    if card.shipping:
        found["when"].add("always")
        found["gives"].add("ship")
    _structures(found, "passing", card.passing)


def _of_scoring_tile(parts: Components, number: int, found: dict[str, set[str]]) -> None:
    tile = parts.scoring_tiles[number]
    found["when"] |= {"building" if max(tile.per) <= SANCTUARY else "always", "round_end"}
    found["gives"] |= {"point", *_units(tile.gain), *(["spade"] if tile.spades else [])}
    named = {PER_SPADE: "spade", PER_TOWN: "town"}
    found["rewards"] |= {named.get(kind) or STRUCTURES[kind] for kind in tile.per}
    found["cult"].add(CULTS[tile.cult])


def _of_favour_tile(parts: Components, number: int, found: dict[str, set[str]]) -> None:
    tile = parts.favour_tiles[number]
    found["cult"].add(CULTS[tile.cult])
    found["when"].add("once")
    found["gives"].add("cult")
    _income(found, tile.income)
    _action(parts, tile.action, found)
    _structures(found, "building", tile.building)
    if tile.passing:
        _structures(found, "passing", [0, 0, 1])
    if tile.town_value:
        found["when"].add("always")
        found["rewards"].add("town")


def _of_town_tile(parts: Components, number: int, found: dict[str, set[str]]) -> None:
    tile = parts.town_tiles[number]
    found["when"].add("once")
    found["gives"] |= {*_units(tile.gain), *(["cult"] if tile.steps else [])}


def _income(found: dict[str, set[str]], income: Amount) -> None:
    if income:
        found["when"].add("income")
        found["gives"] |= set(_units(income))


def _action(parts: Components, action: int, found: dict[str, set[str]]) -> None:
    if action != NO_ACTION:
        found["when"].add("action")
        given = {SPADES: "spade", CULT_STEPS: "cult"}.get(parts.actions[action].deed)
        found["gives"] |= {given} if given else set()


def _structures(found: dict[str, set[str]], when: str, points: Iterable[int]) -> None:
    """Add points for structures, by their kind."""
    rewarded = {STRUCTURES[kind] for kind, number in enumerate(points) if number}
    if rewarded:
        found["when"].add(when)
        found["gives"].add("point")
        found["rewards"] |= rewarded


def _units(amount: Amount) -> list[str]:
    return [unit for unit, number in zip(UNITS, amount.each(), strict=True) if number]


# ----------------------------------------------------------------------------------------------------------- facets


def _facets(texts: Catalog, exhibits: Iterable[Exhibit], titles: Mapping[str, str]) -> Iterator[Facet]:
    """Yield the filters, with only those values that something has."""
    meanings = signs(texts.language)
    shown = {
        "kind": [(name, titles[name]) for name in KINDS],
        "terrain": _as_signs(TERRAINS),
        "cult": _as_signs(CULTS),
        "when": [(name, texts.text(f"gallery.when.{name}")) for name in WHEN],
        "gives": _as_signs(GIVES),
        "rewards": _as_signs(REWARDS),
    }
    for name, values in shown.items():
        had = {value for exhibit in exhibits for value in exhibit.traits[name]}
        there = tuple(
            FacetValue(value, label, meanings.get(label.strip("{}"), "")) for value, label in values if value in had
        )
        yield Facet(name, texts.text(f"gallery.by.{name}"), there)


def _as_signs(names: Iterable[str]) -> list[tuple[str, str]]:
    return [(name, f"{{{name}}}") for name in names]

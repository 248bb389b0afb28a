"""Reading one component from cards.yaml."""

from __future__ import annotations

import re
from typing import Final

from resarcana_gui.component_files import refuse, shown
from resarcana_gui.games.resarcana.cards import tables
from resarcana_gui.games.resarcana.cards.effect_readers import ARTIFACT_TYPES, read_less
from resarcana_gui.games.resarcana.cards.entry import Entry
from resarcana_gui.games.resarcana.cards.essences import GOLD, of
from resarcana_gui.games.resarcana.cards.power_readers import read_collect, read_power, read_react
from resarcana_gui.games.resarcana.cards.tables import Component, Cost, Discount, Mix

SECTIONS: Final = ("artifacts", "mages", "items", "monuments", "places")
"""The lists of a card file, in the order of KINDS."""

RESERVED: Final = frozenset({"none", "monument_deck", "artifact_deck"})
"""Ids that no component may have, because commands and saves use them for decks."""
COMMON: Final = ("id", "collect", "discount", "powers", "reacts")
KEYS: Final = (
    (*COMMON, "type", "cost", "points", "points_for", "hand"),
    (*COMMON, "hand"),
    COMMON,
    (*COMMON, "points", "points_for", "claim"),
    (*COMMON, "tile", "side", "cost", "points", "points_for", "claim"),
)
"""The keys of a component, by kind."""

SIDES: Final = ("first", "back")
HANDS: Final = 4
MOST_TILES: Final = 99
MONUMENT_COST: Final = of(GOLD, 4)
"""The cost of claiming any monument, even one not yet seen: a rule, not printed on the card."""

_SLUG = re.compile(r"[a-z][a-z0-9_]*")


def read_component(where: str, number: int, kind: int, data: object) -> Component:
    """Return the component with this number. Raises ComponentFileError."""
    entry = Entry(_place(where, data), data, KEYS[kind])
    per_essence, per_dragon, per_creature = _points_for(entry)
    return Component(
        number=number,
        slug=_slug(entry),
        kind=kind,
        types=_types(entry),
        cost=_cost(entry, kind),
        points=entry.number("points", least=0),
        collect=read_collect(entry, "collect"),
        powers=[read_power(f"{entry.where}, powers {at}", item) for at, item in enumerate(entry.items("powers"))],
        reacts=[read_react(f"{entry.where}, reacts {at}", item) for at, item in enumerate(entry.items("reacts"))],
        discount=_discount(entry),
        per_essence=per_essence,
        per_dragon=per_dragon,
        per_creature=per_creature,
        claim=Mix(*entry.mix("claim")) if "claim" in entry else Mix(),
        hand=entry.number("hand", most=HANDS),
        tile=_tile(entry, kind),
        first_side=kind == tables.PLACE and entry.word("side", SIDES) == 0,
    )


def _place(where: str, data: object) -> str:
    """Return the place of a component for messages: the file, and its id if it has one."""
    slug = data.get("id") if isinstance(data, dict) else None
    return f"{where.split(', ', maxsplit=1)[0]}, {slug}" if isinstance(slug, str) else where


def _slug(entry: Entry) -> str:
    slug = entry.text("id")
    if not _SLUG.fullmatch(slug):
        refuse(entry.at("id"), f"expected lower-case letters, digits and _, found {shown(slug)}")
    if slug in RESERVED:
        refuse(entry.at("id"), f"expected an id that means nothing else in commands and saves, found {shown(slug)}")
    return slug


def _types(entry: Entry) -> int:
    return sum(1 << ARTIFACT_TYPES.index(word) for word in entry.words("type", ARTIFACT_TYPES))


def _cost(entry: Entry, kind: int) -> Cost:
    if kind in (tables.MAGE, tables.ITEM):
        return Cost(0, 0)
    if kind == tables.MONUMENT:
        return Cost(MONUMENT_COST, 0)
    entry.need("cost")
    amount = entry.amount("cost")
    if amount.x or amount.number != amount.any_type or (kind == tables.PLACE and amount.number):
        expected = "plain essences" if kind == tables.PLACE else "plain essences, perhaps with some of any type"
        refuse(entry.at("cost"), f"expected {expected}, found {shown(entry.need('cost'))}")
    return Cost(amount.fixed, amount.any_type)


def _discount(entry: Entry) -> Discount:
    if "discount" not in entry:
        return Discount()
    discount = Entry(entry.at("discount"), entry.need("discount"), ("less", "type", "gold"))
    discount.need("less")
    return Discount(*read_less(discount))


def _points_for(entry: Entry) -> tuple[int, int, int]:
    if "points_for" not in entry:
        return 0, 0, 0
    points = Entry(entry.at("points_for"), entry.need("points_for"), ("essences", *ARTIFACT_TYPES))
    essences = points.types("essences") if "essences" in points else 0
    return essences, points.number("dragon"), points.number("creature")


def _tile(entry: Entry, kind: int) -> int:
    if kind == tables.PLACE:
        entry.need("tile")
    return entry.number("tile", most=MOST_TILES)

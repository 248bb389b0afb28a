"""One card from cards.yaml: its cost, its effects, its powers."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from resarcana_gui.component_files import listed, refuse, shown
from resarcana_gui.games.seasons.cards import tables
from resarcana_gui.games.seasons.cards.effect_readers import read_effects
from resarcana_gui.games.seasons.cards.energies import LETTERS, parsed
from resarcana_gui.games.seasons.cards.entry import Entry
from resarcana_gui.games.seasons.cards.tables import Card, CardEffect, Power

KEYS: Final = (
    *("id", "type", "advanced", "cost", "prestige", "enter", "elements", "summoning", "season", "round_end", "powers"),
    *("end", "limit", "discount", "worth", "summoning_tax", "activation_tax", "clears_reserve"),
)
POWER_KEYS: Final = ("pay", "crystals", "sacrifice", "give_up", "reserve", "before_die", "do")
ELEMENTS: Final = "elements"
NONE: Final = "none"
PLAYERS: Final = (2, 3, 4)
_SLUG = re.compile(r"[a-z][a-z0-9_]*")
_SECOND = re.compile(r".*_[0-9]")
_CRYSTALS = re.compile(r"([0-9]{1,2})c")
_ANY = re.compile(r"([1-9])([*=])")
OF_PAYMENT: Final = (tables.CRYSTALLISE_PAID, tables.FILL)
"""The effects that need energies to have been paid."""
OF_POWER: Final = (
    *OF_PAYMENT, tables.EXCHANGE, tables.PLAY_TOP, tables.DISCARD_TOP, tables.PLAY_FROM_HAND, tables.REROLL,
)  # fmt: skip
"""The effects of which it is made sure beforehand that they are possible."""


def read_card(where: str, number: int, data: object) -> Card:
    """Return the card with this number. Raises ComponentFileError."""
    entry = Entry(_place(where, data), data, KEYS)
    energies, crystals = _costs(entry)
    end, end_number = _end(entry)
    return Card(
        number=number,
        slug=_slug(entry),
        type_=entry.word("type", tables.TYPES),
        advanced=entry.flag("advanced"),
        energies=energies,
        crystals=crystals,
        prestige=entry.number("prestige", least=-Entry.largest),
        enter=_unpaid(entry, "enter"),
        elements=_elements(entry),
        summoning=_unpaid(entry, "summoning"),
        season=_unpaid(entry, "season"),
        round_end=_unpaid(entry, "round_end"),
        powers=[_power(f"{entry.where}, powers {at}", each) for at, each in enumerate(entry.items("powers"))],
        end=end,
        end_number=end_number,
        limit=entry.number("limit"),
        discount=entry.number("discount"),
        worth=entry.number("worth"),
        summoning_tax=entry.number("summoning_tax"),
        activation_tax=entry.number("activation_tax"),
        clears_reserve=entry.flag("clears_reserve"),
    )


def _place(where: str, data: object) -> str:
    """Return where a card is, for messages: the file and its id if it has one."""
    slug = data.get("id") if isinstance(data, dict) else None
    return f"{where.split(', ', maxsplit=1)[0]}, {slug}" if isinstance(slug, str) else where


def _slug(entry: Entry) -> str:
    slug = entry.text("id")
    if not _SLUG.fullmatch(slug) or _SECOND.fullmatch(slug) or slug == NONE:
        refuse(entry.at("id"), f"expected lower-case letters, digits and _, without a digit after _, found {slug!r}")
    return slug


def _costs(entry: Entry) -> tuple[list[int], list[int]]:
    """Return energies and crystals with 2, 3 and 4 players."""
    value = entry.need("cost")
    if (value == ELEMENTS) != (ELEMENTS in entry):
        refuse(entry.at("cost"), f"the cost {ELEMENTS!r} and effects under that key belong together")
    if value == ELEMENTS:
        return [0] * len(PLAYERS), [0] * len(PLAYERS)
    each = value if isinstance(value, list) else [value] * len(PLAYERS)
    if len(each) != len(PLAYERS):
        refuse(entry.at("cost"), f"expected a cost for 2, 3 and 4 players, found {shown(value)}")
    found = [_cost(entry, one) for one in each]
    return [energies for energies, _ in found], [crystals for _, crystals in found]


def _cost(entry: Entry, value: object) -> tuple[int, int]:
    if not isinstance(value, str) and value != 0:
        refuse(entry.at("cost"), f"expected energies and crystals like 'A F 3c', found {shown(value)}")
    words = str(value).split()
    crystals = [int(match[1]) for word in words if (match := _CRYSTALS.fullmatch(word))]
    try:
        energies = parsed(" ".join(word for word in words if not _CRYSTALS.fullmatch(word)))
    except ValueError as error:
        refuse(entry.at("cost"), str(error))
    return energies, sum(crystals)


def _unpaid(entry: Entry, key: str) -> list[CardEffect]:
    """Effects that do not belong to an activation."""
    effects = read_effects(entry, key)
    for effect in effects:
        if effect.kind in OF_POWER:
            refuse(entry.at(key), f"{tables.EFFECTS[effect.kind]!r} is for a power")
        if effect.kind == tables.STORE and key != "enter":
            refuse(entry.at(key), "'store' is for effects of a card that enters play")
    return effects


def _elements(entry: Entry) -> list[Sequence[CardEffect]]:
    if ELEMENTS not in entry:
        return []
    elements = Entry(entry.at(ELEMENTS), entry.need(ELEMENTS), LETTERS)
    for letter in LETTERS:
        elements.need(letter)
    return [_unpaid(elements, letter) for letter in LETTERS]


def _power(where: str, data: object) -> Power:
    entry = Entry(where, data, POWER_KEYS)
    fixed, any_type, same_type = _payment(entry)
    exchanges = "crystals" in entry and entry.need("crystals") == "X"
    sacrifices_this = "sacrifice" in entry and entry.need("sacrifice") == "this"
    entry.need("do")
    power = Power(
        fixed=fixed,
        any_type=any_type,
        same_type=same_type,
        crystals=0 if exchanges else entry.number("crystals"),
        exchanges=exchanges,
        sacrifices_this=sacrifices_this,
        sacrifices=0 if sacrifices_this else entry.number("sacrifice"),
        familiar="give_up" in entry and entry.word("give_up", ("familiar",)) == 0,
        reserve="reserve" in entry and entry.word("reserve", ("all",)) == 0,
        before_die=entry.flag("before_die"),
        effects=read_effects(entry, "do"),
    )
    _check_power(entry, power)
    return power


def _payment(entry: Entry) -> tuple[int, int, int]:
    """Fixed energies, a number of any types, a number of one type."""
    if "pay" not in entry:
        return 0, 0, 0
    value = entry.need("pay")
    match = _ANY.fullmatch(value) if isinstance(value, str) else None
    if match is None:
        return entry.energies("pay"), 0, 0
    number = int(match[1])
    return (0, number, 0) if match[2] == "*" else (0, 0, number)


def _check_power(entry: Entry, power: Power) -> None:
    """Refuse combinations that the rules do not support."""
    kinds = [effect.kind for effect in power.effects]
    chosen = [power.any_type, power.same_type, power.exchanges, power.sacrifices, power.familiar]
    if sum(map(bool, chosen)) > 1:
        refuse(entry.where, "a power leaves at most one part of its cost to be chosen")
    others = [power.fixed, power.sacrifices_this, power.reserve]
    if (any(others) and any(chosen)) or (power.fixed and power.reserve):
        refuse(entry.where, "what is chosen for a cost, and energies with 'reserve: all', allow no more than crystals")
    if not any(chosen[:2]) and (bad := [kind for kind in kinds if kind in OF_PAYMENT]):
        refuse(entry.at("do"), f"{tables.EFFECTS[bad[0]]!r} needs energies to pay, like '1*' or '3='")
    if tables.FILL in kinds and power.any_type != 1:
        refuse(entry.at("do"), "'fill' needs one energy to pay: '1*'")
    if (tables.EXCHANGE in kinds) != power.exchanges:
        refuse(entry.at("do"), "'exchange' and 'crystals: X' belong together")
    if tables.STORE in kinds:
        refuse(entry.at("do"), "'store' is for effects of a card that enters play")
    if (tables.REROLL in kinds) != power.before_die:
        refuse(entry.at("do"), "'reroll' and 'before_die' belong together")
    if power.plays_free and not power.sacrifices_this:
        refuse(entry.at("do"), "'play_from_hand' needs 'sacrifice: this'")


def _end(entry: Entry) -> tuple[int, int]:
    if "end" not in entry:
        return tables.NO_POINTS, 0
    end = Entry(entry.at("end"), entry.need("end"), tables.ENDS[1:])
    found = list(end)
    if len(found) != 1:
        refuse(end.where, f"expected one of {listed(tables.ENDS[1:])}")
    return tables.ENDS.index(found[0]), end.number(found[0])

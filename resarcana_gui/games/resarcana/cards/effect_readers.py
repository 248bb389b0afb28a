"""Reading the effects in cards.yaml, with one reader for each. They are documented at the top of that file."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from resarcana_gui.component_files import refuse, shown
from resarcana_gui.games.resarcana.cards import tables
from resarcana_gui.games.resarcana.cards.entry import Entry
from resarcana_gui.games.resarcana.cards.tables import Effect

ALL: Final = "all"
ARTIFACT_TYPES: Final = ("dragon", "creature")
ESCAPES: Final = {tables.ESCAPES[escape]: escape for escape in (tables.ESCAPE_DISCARD, tables.ESCAPE_DESTROY)}
"""Ways to ignore an attack that are written as words. Otherwise essences are written, or there is no way."""
SPENT: Final = {"this": tables.PUT_SPENT, "any": tables.PUT_SPENT_ANYWHERE}
STRAIGHTENED: Final = {
    "any": tables.STRAIGHTEN,
    "creature": tables.STRAIGHTEN_CREATURE,
    "this": tables.STRAIGHTEN_THIS,
}


def read_effects(where: str, data: object) -> list[Effect]:
    """Return the effects under `do`, in order. Raises ComponentFileError."""
    entry = Entry(where, data, READERS)
    effects = [effect for key in entry for effect in READERS[key](entry, key)]
    if not effects:
        refuse(where, "a power has at least one effect")
    return effects


def read_less(entry: Entry) -> tuple[int, int, bool]:
    """Return a discount: the number of essences (FREE for all), the type of artifacts (0 for any), and whether it
    can take off Gold."""
    free = "less" in entry and entry.need("less") == ALL
    less = tables.FREE if free else entry.number("less", most=tables.FREE - 1)
    types = 1 << entry.word("type", ARTIFACT_TYPES) if "type" in entry else 0
    return less, types, entry.flag("gold", default=True)


def _gain(entry: Entry, key: str) -> list[Effect]:
    return _essences(entry, key, tables.GAIN, tables.GAIN_MIX)


def _put(entry: Entry, key: str) -> list[Effect]:
    return _essences(entry, key, tables.PUT, tables.PUT_MIX)


def _essences(entry: Entry, key: str, fixed_kind: int, mix_kind: int) -> list[Effect]:
    amount = entry.amount(key)
    fixed = [Effect(fixed_kind, essences=amount.fixed)] if amount.fixed else []
    mix = [Effect(mix_kind, number=amount.number, types=amount.types)] if amount.number else []
    if amount.x or not fixed + mix:
        refuse(entry.at(key), f"expected essences like '2E G' or '3~', found {shown(entry.need(key))}")
    return fixed + mix


def _rivals_gain(entry: Entry, key: str) -> list[Effect]:
    return [Effect(tables.RIVALS_GAIN, essences=required_essences(entry, key))]


def _gain_cost(entry: Entry, key: str) -> list[Effect]:
    number, types = entry.mix(key, least=0)
    return [Effect(tables.GAIN_COST, number=number, types=types)]


def _gain_x(entry: Entry, key: str) -> list[Effect]:
    return [Effect(tables.GAIN_X, types=entry.types(key))]


def _put_spent(entry: Entry, key: str) -> list[Effect]:
    return [Effect(SPENT[list(SPENT)[entry.word(key, list(SPENT))]])]


def _straighten(entry: Entry, key: str) -> list[Effect]:
    return [Effect(STRAIGHTENED[list(STRAIGHTENED)[entry.word(key, list(STRAIGHTENED))]])]


def _draw(entry: Entry, key: str) -> list[Effect]:
    return [Effect(tables.DRAW, number=entry.number(key))]


def _discard_drawn(entry: Entry, key: str) -> list[Effect]:
    return [Effect(tables.DISCARD_DRAWN)] if entry.flag(key) else []


def _look(entry: Entry, key: str) -> list[Effect]:
    return [Effect(tables.LOOK, number=entry.number(key))]


def _attack(entry: Entry, key: str) -> list[Effect]:
    attack = Entry(entry.at(key), entry.need(key), ("life", "unless"))
    attack.need("life")
    life = attack.number("life")
    if "unless" not in attack:
        return [Effect(tables.ATTACK, number=life, choice=tables.NO_WAY_OUT)]
    escape = attack.need("unless")
    if isinstance(escape, str) and escape in ESCAPES:
        return [Effect(tables.ATTACK, number=life, choice=ESCAPES[escape])]
    return [Effect(tables.ATTACK, number=life, choice=tables.ESCAPE_PAY, essences=required_essences(attack, "unless"))]


def _match_rival(entry: Entry, key: str) -> list[Effect]:
    match = Entry(entry.at(key), entry.need(key), ("gain", "per"))
    gained, counted = match.types("gain"), match.types("per")
    for field, types in (("gain", gained), ("per", counted)):
        if types.bit_count() != 1:
            refuse(match.at(field), f"expected one essence, found {shown(match.need(field))}")
    return [Effect(tables.MATCH_RIVAL, essences=required_essences(match, "per"), types=gained)]


def _place(entry: Entry, key: str) -> list[Effect]:
    place = Entry(entry.at(key), entry.need(key), ("from", "type", "less", "gold"))
    source = place.word("from", tables.SOURCES)
    less, types, gold = read_less(place)
    return [Effect(tables.PLACE_ARTIFACT, number=less, types=types, choice=source, gold=gold)]


def _check_victory(entry: Entry, key: str) -> list[Effect]:
    return [Effect(tables.CHECK_VICTORY)] if entry.flag(key) else []


def required_essences(entry: Entry, key: str) -> int:
    """Return the plain essences under a key, at least one. Raises ComponentFileError."""
    essences = entry.plain(key)
    if not essences:
        refuse(entry.at(key), f"expected plain essences like '2E G', found {shown(entry.need(key))}")
    return essences


READERS: Final[dict[str, Callable[[Entry, str], list[Effect]]]] = {
    "gain": _gain,
    "put": _put,
    "gain_cost": _gain_cost,
    "rivals_gain": _rivals_gain,
    "gain_x": _gain_x,
    "put_spent": _put_spent,
    "straighten": _straighten,
    "draw": _draw,
    "discard_drawn": _discard_drawn,
    "look": _look,
    "attack": _attack,
    "match_rival": _match_rival,
    "place": _place,
    "check_victory": _check_victory,
}

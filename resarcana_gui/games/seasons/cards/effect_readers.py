"""The effects in cards.yaml, one reader each. The vocabulary is documented at the top of that file."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from resarcana_gui.component_files import refuse
from resarcana_gui.games.seasons.cards import tables
from resarcana_gui.games.seasons.cards.energies import LETTERS
from resarcana_gui.games.seasons.cards.entry import Entry
from resarcana_gui.games.seasons.cards.tables import CardEffect

Reader = Callable[[Entry, str], CardEffect | None]


def read_effects(entry: Entry, key: str) -> list[CardEffect]:
    """Return the effects under a key, in order; none when it is missing. Raises ComponentFileError."""
    if key not in entry:
        return []
    effects = Entry(entry.at(key), entry.need(key), READERS)
    found = [effect for each in effects if (effect := READERS[each](effects, each)) is not None]
    if not found:
        refuse(entry.at(key), "expected at least one effect")
    return found


def _of_number(kind: int) -> Reader:
    return lambda entry, key: CardEffect(kind, entry.number(key))


def _of_flag(kind: int) -> Reader:
    return lambda entry, key: CardEffect(kind) if entry.flag(key) else None


def _gain(entry: Entry, key: str) -> CardEffect:
    return CardEffect(tables.GAIN, energies=entry.energies(key))


def _turn_into(entry: Entry, key: str) -> CardEffect:
    return CardEffect(tables.OPPONENTS_TURN_INTO, entry.word(key, LETTERS))


def _if_reserve(entry: Entry, key: str) -> CardEffect:
    condition = Entry(entry.at(key), entry.need(key), ("at_least", "at_most", "crystals", "energies"))
    if list(condition) == ["at_least", "crystals"]:
        return CardEffect(tables.CRYSTALS_IF_FULL, condition.number("crystals"), bound=condition.number("at_least"))
    if list(condition) != ["at_most", "energies"]:
        refuse(condition.where, "expected 'at_least' and 'crystals', or 'at_most' and 'energies'")
    number = condition.number("energies")
    return CardEffect(tables.ENERGIES_IF_POOR, number, bound=condition.number("at_most", least=0))


def _per(kinds: Mapping[str, int]) -> Reader:
    def read(entry: Entry, key: str) -> CardEffect:
        per = Entry(entry.at(key), entry.need(key), kinds)
        found = list(per)
        if len(found) != 1:
            refuse(per.where, f"expected one of {', '.join(map(repr, kinds))}")
        return CardEffect(kinds[found[0]], per.number(found[0]))

    return read


def _fill(entry: Entry, key: str) -> CardEffect:
    fill = Entry(entry.at(key), entry.need(key), ("to", "crystals"))
    for each in ("to", "crystals"):
        fill.need(each)
    return CardEffect(tables.FILL, fill.number("crystals"), bound=fill.number("to"))


READERS: Final[dict[str, Reader]] = {
    "gauge": _of_number(tables.GAUGE),
    "crystals": _of_number(tables.CRYSTALS),
    "gain": _gain,
    "energies": _of_number(tables.ENERGIES),
    "store": _of_number(tables.STORE),
    "draw": _of_number(tables.DRAW),
    "keep_one": _of_number(tables.KEEP_ONE),
    "play_one": _of_number(tables.PLAY_ONE),
    "deal": _of_flag(tables.DEAL),
    "opponents_sacrifice": _of_flag(tables.OPPONENTS_SACRIFICE),
    "opponents_give": _of_number(tables.OPPONENTS_GIVE),
    "opponents_give_or_sacrifice": _of_number(tables.OPPONENTS_GIVE_OR_SACRIFICE),
    "opponents_lose": _of_number(tables.OPPONENTS_LOSE),
    "opponents_gauge": _of_number(tables.OPPONENTS_GAUGE),
    "opponents_draw": _of_number(tables.OPPONENTS_DRAW),
    "opponents_turn_into": _turn_into,
    "if_reserve": _if_reserve,
    "take_back": _of_flag(tables.TAKE_BACK),
    "copy_reserve": _of_flag(tables.COPY_RESERVE),
    "move_season": _of_number(tables.MOVE_SEASON),
    "per_item": _per({"crystals": tables.CRYSTALS_PER_ITEM, "energies": tables.ENERGIES_PER_ITEM}),
    "per_familiar": _per({"crystals": tables.CRYSTALS_PER_FAMILIAR}),
    "play_from_hand": _of_flag(tables.PLAY_FROM_HAND),
    "crystallise_paid": _of_number(tables.CRYSTALLISE_PAID),
    "crystallise_reserve": _of_number(tables.CRYSTALLISE_RESERVE),
    "permit": _of_flag(tables.PERMIT),
    "play_top": _of_number(tables.PLAY_TOP),
    "discard_top": _of_flag(tables.DISCARD_TOP),
    "fill": _fill,
    "draw_or_discard": _of_flag(tables.DRAW_OR_DISCARD),
    "take_if_richest": _of_number(tables.TAKE_IF_RICHEST),
    "exchange": _of_flag(tables.EXCHANGE),
    "lose": _of_number(tables.LOSE),
    "pass_left": _of_flag(tables.PASS_LEFT),
    "reroll": _of_flag(tables.REROLL),
}

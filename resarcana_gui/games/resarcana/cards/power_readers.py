"""Reading powers, React powers and Collect abilities from cards.yaml."""

from __future__ import annotations

from typing import Final

from resarcana_gui.component_files import listed, refuse, shown
from resarcana_gui.games.resarcana.cards import tables
from resarcana_gui.games.resarcana.cards.effect_readers import read_effects, required_essences
from resarcana_gui.games.resarcana.cards.entry import Entry
from resarcana_gui.games.resarcana.cards.tables import Collect, Effect, Power, React

POWER_KEYS: Final = ("turn", "pay", "take", "destroy", "discard", "while_turned", "do")
REACT_KEYS: Final = ("to", "turn", "pay", "put", "points")
COLLECT_KEYS: Final = ("gain", "interest", "growth", "curse")
THIS: Final = "this"
CHOICES: Final = {
    "turn": {"creature": tables.TURN_CREATURE, "dragon": tables.TURN_DRAGON},
    "destroy": {
        "artifact": tables.DESTROY_ARTIFACT,
        "other artifact": tables.DESTROY_OTHER_ARTIFACT,
        "dragon or creature": tables.DESTROY_DRAGON_OR_CREATURE,
    },
    "discard": {"card": tables.DISCARD_CARD},
}
CHOSEN_CARDS: Final = (
    tables.DESTROY_ARTIFACT,
    tables.DESTROY_OTHER_ARTIFACT,
    tables.DESTROY_DRAGON_OR_CREATURE,
    tables.DISCARD_CARD,
)
"""The choices of a card, whose cost `gain_cost` counts."""


def read_power(where: str, data: object) -> Power:
    """Return one power. Raises ComponentFileError."""
    entry = Entry(where, data, POWER_KEYS)
    this, choice = _choices(entry)
    pay = entry.amount("pay")
    one_of = 0 if pay.any_type else pay.types
    if one_of and pay.number > 1:
        refuse(
            entry.at("pay"),
            f"expected a mix like '2*' or one of some types like 'C/L', found {shown(entry.need('pay'))}",
        )
    power = Power(
        turns="turn" in this,
        while_turned=entry.flag("while_turned"),
        destroys_this="destroy" in this,
        fixed=pay.fixed,
        any_type=pay.any_type,
        one_of=one_of,
        same_type=pay.x,
        from_this=entry.plain("take"),
        choice=choice,
        effects=read_effects(entry.at("do"), entry.need("do")),
    )
    _check_power(entry, power)
    return power


def _choices(entry: Entry) -> tuple[set[str], int]:
    """Return the keys that refer to the component itself, and the other choice of the cost."""
    this: set[str] = set()
    chosen: list[int] = []
    for key, kinds in CHOICES.items():
        words = entry.words(key, [*kinds] if key == "discard" else [THIS, *kinds])
        this |= {key} if THIS in words else set()
        chosen += [kinds[word] for word in words if word != THIS]
    if len(chosen) > 1:
        refuse(entry.where, "a power chooses at most one other card to turn, destroy or discard")
    return this, chosen[0] if chosen else tables.NO_CHOICE


def _check_power(entry: Entry, power: Power) -> None:
    """Refuse combinations that the rules do not support."""
    kinds = {effect.kind for effect in power.effects}
    if power.turns and power.while_turned:
        refuse(entry.where, "what is turned already cannot turn itself")
    if tables.GAIN_COST in kinds and power.choice not in CHOSEN_CARDS:
        refuse(entry.at("do"), "gain_cost needs a card that is destroyed or discarded")
    if (tables.GAIN_X in kinds) != power.same_type:
        refuse(entry.at("do"), "gain_x and an X to pay belong together")
    if kinds & {tables.PUT_SPENT, tables.PUT_SPENT_ANYWHERE} and not _pays(power):
        refuse(entry.at("do"), "put_spent needs essences to pay")
    if tables.DISCARD_DRAWN in kinds and not _draws_first(power.effects):
        refuse(entry.at("do"), "discard_drawn comes after draw")


def _pays(power: Power) -> bool:
    return bool(power.fixed or power.any_type or power.one_of)


def _draws_first(effects: tuple[Effect, ...]) -> bool:
    kinds = [effect.kind for effect in effects]
    return tables.DRAW in kinds[: kinds.index(tables.DISCARD_DRAWN)]


def read_react(where: str, data: object) -> React:
    """Return one React power. Raises ComponentFileError."""
    entry = Entry(where, data, REACT_KEYS)
    trigger = entry.word("to", tables.TRIGGERS)
    if (trigger == tables.TO_CHECK) != ("points" in entry):
        refuse(where, "points, and nothing else, are what a React to a victory check gives")
    return React(
        trigger=trigger,
        turns=bool(entry.words("turn", (THIS,))),
        fixed=entry.plain("pay"),
        put=entry.plain("put"),
        points=entry.number("points"),
    )


def read_collect(entry: Entry, key: str) -> Collect:
    """Return the Collect ability under a key; an empty one if the key is missing. Raises ComponentFileError."""
    if key not in entry:
        return Collect(0)
    if isinstance(entry.need(key), dict):
        return _special_collect(Entry(entry.at(key), entry.need(key), COLLECT_KEYS))
    amount = entry.amount(key)
    if amount.x or not (amount.fixed or amount.number):
        refuse(entry.at(key), f"expected essences like '2E', 'C/L' or '3~', found {shown(entry.need(key))}")
    if not amount.number:
        return Collect(amount.fixed)
    return Collect(amount.fixed, tables.COLLECT_MIX, amount.number, amount.types)


def _special_collect(entry: Entry) -> Collect:
    special = [key for key in entry if key != "gain"]
    if len(special) != 1:
        refuse(entry.where, f"expected exactly one of {listed(COLLECT_KEYS[1:])}")
    fixed = entry.plain("gain")
    if special == ["interest"]:
        number, types = entry.mix("interest")
        return Collect(fixed, tables.COLLECT_INTEREST, number, types)
    if special == ["growth"]:
        return Collect(fixed, tables.COLLECT_GROWTH, entry.number("growth"))
    return Collect(fixed, tables.COLLECT_CURSE, curse=required_essences(entry, "curse"))

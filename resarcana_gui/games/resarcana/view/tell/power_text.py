"""Powers and reactions as sentences, made from their data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from resarcana_gui.games.resarcana.cards import tables
from resarcana_gui.games.resarcana.cards.essences import ALL_TYPES, ESSENCES, count_of
from resarcana_gui.games.resarcana.cards.tables import Effect, Power, React
from resarcana_gui.games.resarcana.view.tell.voice import Words
from resarcana_gui.kernel.exhaustive_table import by_number
from resarcana_gui.tabletop.tell.voice import sentence


def key_of(name: str) -> str:
    """Return the catalog's key for a word of the vocabulary."""
    return name.replace(" ", "_")


def power_text(words: Words, power: Power) -> str:
    """Return its costs and effects, as one sentence."""
    key = "power.while_turned" if power.while_turned else "power.sentence"
    return sentence(words.text(key, cost=power_cost(words, power), effect=power_effects(words, power)))


def power_cost(words: Words, power: Power) -> str:
    """Return everything paid for it: 'turn and pay 2 Elan'."""
    parts = _turning(words, power)
    paid = pay_terms(words, power)
    if power.from_this:
        parts.append(words.text("cost.take", what=words.amount(power.from_this)))
    if paid:
        parts.append(words.text("cost.pay", what=words.listed(paid)))
    if power.destroys_this:
        parts.append(words.text("cost.destroy_this"))
    if power.choice and power.choice not in TURNED:
        parts.append(words.text(f"cost.{key_of(tables.CHOICES[power.choice])}"))
    return words.listed(parts)


def _turning(words: Words, power: Power) -> list[str]:
    """Return what is turned: the component itself and a chosen one in one term."""
    with_this = "turn_this_and" if power.turns else "turn"
    if power.choice in TURNED:
        return [words.text(f"cost.{with_this}_{TURNED[power.choice]}")]
    return [words.text("cost.turn")] if power.turns else []


TURNED: Final = {tables.TURN_CREATURE: "creature", tables.TURN_DRAGON: "dragon"}
"""What is chosen to be turned."""


def pay_terms(words: Words, power: Power) -> list[str]:
    """Return the essences to pay from the pool, one term each."""
    terms = words.terms(power.fixed)
    if power.any_type:
        terms.append(words.plural("mix.any", power.any_type))
    if power.one_of:
        terms.append(words.mix(1, power.one_of))
    if power.same_type:
        terms.append(words.text("cost.x_more" if terms else "cost.x"))
    return terms


def power_effects(words: Words, power: Power) -> str:
    """Return its effects."""
    return words.text("power.then").join(effect_text(words, effect) for effect in power.effects)


def effect_text(words: Words, effect: Effect) -> str:
    """Return one effect, as a clause in the imperative."""
    return EFFECTS[effect.kind](words, f"effect.{key_of(tables.EFFECTS[effect.kind])}", effect)


def _always_the_same(words: Words, key: str, effect: Effect) -> str:
    return words.text(key)


def _amount(words: Words, key: str, effect: Effect) -> str:
    return words.text(key, what=words.amount(effect.essences))


def _mix(words: Words, key: str, effect: Effect) -> str:
    return words.text(key, what=words.mix(effect.number, effect.types))


def _number(words: Words, key: str, effect: Effect) -> str:
    return words.plural(key, effect.number)


def _gain_cost(words: Words, key: str, effect: Effect) -> str:
    more = "more" if effect.number else "same"
    return words.text(f"{key}.{more}", kind=words.kind(effect.types), number=effect.number)


def _gain_x(words: Words, key: str, effect: Effect) -> str:
    if effect.types.bit_count() == 1:
        return words.text(f"{key}.one_type", what=words.types(effect.types))
    if effect.types == ALL_TYPES:
        return words.text(f"{key}.any_type")
    return words.text(f"{key}.but", types=words.types(ALL_TYPES & ~effect.types, "nor"))


def _attack(words: Words, key: str, effect: Effect) -> str:
    loses = words.text(f"{key}.loses", number=effect.number)
    if effect.choice == tables.NO_WAY_OUT:
        return loses
    way_out = key_of(tables.ESCAPES[effect.choice])
    return loses + words.text(f"{key}.unless.{way_out}", what=words.amount(effect.essences))


def _match_rival(words: Words, key: str, effect: Effect) -> str:
    counted = next(essence for essence in range(ESSENCES) if count_of(effect.essences, essence))
    return words.text(key, what=words.types(effect.types), counted=words.essence(counted))


def _place(words: Words, key: str, effect: Effect) -> str:
    what = words.text(f"{key}.{'dragon' if effect.types else 'artifact'}")
    source = words.text(f"{key}.from.{key_of(tables.SOURCES[effect.choice])}")
    return words.text(f"{key}.sentence", what=what, source=source, price=_price(words, f"{key}.price", effect))


def _price(words: Words, key: str, effect: Effect) -> str:
    if effect.number == tables.FREE:
        return words.text(f"{key}.free")
    if not effect.number:
        return words.text(f"{key}.full")
    return words.plural(f"{key}.less" if effect.gold else f"{key}.less_not_gold", effect.number)


EFFECTS: Final[tuple[Callable[[Words, str, Effect], str], ...]] = by_number(
    f"{__name__}.EFFECTS",
    tables.EFFECTS,
    {
        tables.GAIN: _amount,
        tables.PUT: _amount,
        tables.GAIN_MIX: _mix,
        tables.PUT_MIX: _mix,
        tables.GAIN_COST: _gain_cost,
        tables.RIVALS_GAIN: _amount,
        tables.GAIN_X: _gain_x,
        tables.PUT_SPENT_ANYWHERE: _always_the_same,
        tables.PUT_SPENT: _always_the_same,
        tables.STRAIGHTEN: _always_the_same,
        tables.STRAIGHTEN_CREATURE: _always_the_same,
        tables.STRAIGHTEN_THIS: _always_the_same,
        tables.DRAW: _number,
        tables.DISCARD_DRAWN: _always_the_same,
        tables.LOOK: _number,
        tables.ATTACK: _attack,
        tables.MATCH_RIVAL: _match_rival,
        tables.PLACE_ARTIFACT: _place,
        tables.CHECK_VICTORY: _always_the_same,
    },
)
"""The sentence of every kind of effect, given its key in the catalog."""


def react_text(words: Words, react: React) -> str:
    """Return what it responds to, its costs and its effects, as one sentence."""
    trigger = words.text(f"react.to.{key_of(tables.TRIGGERS[react.trigger])}")
    parts = [words.text("react.sentence", trigger=trigger, cost=react_cost(words, react), result=_result(words, react))]
    if react.put:
        parts.append(words.text("react.put", what=words.amount(react.put)))
    if not react.turns:
        parts.append(words.text("react.also_turned"))
    return sentence("".join(parts))


def _result(words: Words, react: React) -> str:
    return words.plural("react.points", react.points) if react.points else words.text("react.ignore")


def react_cost(words: Words, react: React, key: str = "cost") -> str:
    """Return what is paid for it; `key` is where its words are in the catalog."""
    parts = [words.text(f"{key}.turn_this")] if react.turns else []
    if react.fixed:
        parts.append(words.text(f"{key}.pay", what=words.amount(react.fixed)))
    return words.listed(parts) or words.text(f"{key}.nothing")

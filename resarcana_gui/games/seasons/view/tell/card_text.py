"""What a card does, in sentences made from its effects."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from resarcana_gui.games.seasons.cards import tables
from resarcana_gui.games.seasons.cards.energies import ENERGIES, NAMES
from resarcana_gui.games.seasons.cards.tables import Card, CardEffect, Power
from resarcana_gui.games.seasons.view.tell.voice import SeasonsVoice
from resarcana_gui.reference.chapters import numbered
from resarcana_gui.tabletop.tell.voice import sentence

STATICS = ("limit", "discount", "worth", "summoning_tax", "activation_tax")


def card_text(voice: SeasonsVoice, number: int) -> list[str]:
    """Everything printed on a card: one line on what it is and costs, then one for each thing that it does."""
    card = voice.cards.cards[number]
    kind = voice.text(f"type.{tables.TYPES[card.familiar]}")
    cost = cost_text(voice, card)
    head = voice.text("card_line", name=voice.card(number), type=kind, cost=cost, prestige=card.prestige)
    return [head, *effect_lines(voice, card)]


def effect_lines(voice: SeasonsVoice, card: Card) -> list[str]:
    """Return what a card does, a sentence each."""
    return [sentence(line) for line in _lines(voice, card)]


def element_lines(voice: SeasonsVoice, card: Card, energies: Iterable[int]) -> Iterator[str]:
    """Yield what a card does for each of some types of energy with which it was paid."""
    for energy in energies:
        name = voice.energy(energy).capitalize()
        yield voice.text("trigger.element", energy=name, what=effects_text(voice, card.elements[energy]))


def rulings(voice: SeasonsVoice, card: Card) -> list[str]:
    """Return what the rules say about a card beyond its text, a line each."""
    return list(numbered(f"rulings.{card.slug}", voice.catalog))


def _lines(voice: SeasonsVoice, card: Card) -> Iterator[str]:
    for trigger in ("enter", "summoning", "season", "round_end"):
        effects: Sequence[CardEffect] = getattr(card, trigger)
        if effects:
            yield voice.text(f"trigger.{trigger}", what=effects_text(voice, effects))
    yield from element_lines(voice, card, range(len(card.elements)))
    for static in STATICS:
        number: int = getattr(card, static)
        if number:
            yield _numbered(voice, f"static.{static}", number)
    if card.clears_reserve:
        yield voice.text("static.clears_reserve")
    for power in card.powers:
        yield power_text(voice, power)
    if card.end:
        yield _numbered(voice, f"end.{tables.ENDS[card.end]}", card.end_number)


def cost_text(voice: SeasonsVoice, card: Card) -> str:
    """Return what a card costs, also where that depends on the number of players."""
    if card.elements:
        return voice.text("cost.elements")
    costs = [_amounts(voice, *cost) or "0" for cost in zip(card.energies, card.crystals, strict=True)]
    if len(set(costs)) == 1:
        return costs[0]
    return voice.text("cost.players", two=costs[0], three=costs[1], four=costs[2])


def _amounts(voice: SeasonsVoice, energies: int, crystals: int) -> str:
    parts = [voice.energies(energies)] * bool(energies) + [voice.crystals(crystals)] * bool(crystals)
    return ", ".join(parts)


def effects_text(voice: SeasonsVoice, effects: Sequence[CardEffect]) -> str:
    """Effects in the order in which they happen."""
    return "; ".join(effect_text(voice, effect) for effect in effects)


def effect_text(voice: SeasonsVoice, effect: CardEffect) -> str:
    """Return what one effect does."""
    values = {"energies": voice.energies(effect.energies), "bound": effect.bound}
    if effect.number < ENERGIES:
        values["energy"] = voice.text(f"energy.{NAMES[effect.number]}")
    return _numbered(voice, f"effect.{tables.EFFECTS[effect.kind]}", effect.number, **values)


def power_text(voice: SeasonsVoice, power: Power) -> str:
    """Return an activation: its cost and its effects."""
    what = effects_text(voice, power.effects)
    if power.before_die:
        return voice.text("trigger.power_before_die", what=what)
    cost = voice.listed(list(_power_cost(voice, power)))
    return voice.text("trigger.power", cost=cost, what=what) if cost else voice.text("trigger.power_free", what=what)


def _power_cost(voice: SeasonsVoice, power: Power) -> Iterator[str]:
    paid = _amounts(voice, power.fixed, power.crystals)
    if paid:
        yield voice.text("power_cost.pay", what=paid)
    if power.any_type:
        yield voice.plural("any_energies", power.any_type)
    if power.same_type:
        yield voice.text("power_cost.same", number=power.same_type)
    if power.sacrifices:
        yield voice.plural("power_cost.sacrifice", power.sacrifices)
    flags = {"exchange": power.exchanges, "this": power.sacrifices_this, "familiar": power.familiar}
    for name, holds in {**flags, "reserve": power.reserve}.items():
        if holds:
            yield voice.text(f"power_cost.{name}")


def _numbered(voice: SeasonsVoice, key: str, number: int, **values: object) -> str:
    """Return a text about a number, in the plural form for that number where there are several."""
    if voice.catalog.has(f"{key}.other"):
        return voice.plural(key, number, **values)
    return voice.text(key, number=number, **values)

"""What tiles, cards, actions and factions do, as phrases made of their effects."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from resarcana_gui.games.terra_mystica.components.tables import (
    BRIDGE,
    CULT_STEPS,
    DEEDS,
    GAIN,
    NO_ACTION,
    PRIESTS_SENT,
    SCORED,
    SPADES,
    Abilities,
    Action,
    Faction,
    ScoringTile,
    Stronghold,
)
from resarcana_gui.games.terra_mystica.components.words import SANCTUARY
from resarcana_gui.games.terra_mystica.rules.codes import ROUNDS
from resarcana_gui.games.terra_mystica.view.tell.voice import Voice

USUAL_DIGGING: Final = 5
"""The coins that a step on the exchange track costs most factions."""


def action_text(voice: Voice, number: int) -> str:
    """A power action with its cost, or a special action."""
    action = voice.parts.actions[number]
    what = deed_text(voice, action)
    if action.power:
        return voice.text("effect.costs_power", number=action.power, what=what)
    if any(card.action == number for card in voice.parts.bonus_cards):
        return voice.text("effect.by_card", what=what)
    if any(tile.action == number for tile in voice.parts.favour_tiles):
        return voice.text("effect.by_favour", what=what)
    return what


def deed_text(voice: Voice, action: Action) -> str:
    """What an action does, without its cost."""
    if action.deed == GAIN:
        return voice.amount(action.gain)
    key = f"effect.{DEEDS[action.deed]}"
    if action.deed in (SPADES, CULT_STEPS):
        return voice.plural(key, action.amount)
    if action.deed == BRIDGE and action.price:
        return voice.text("ability.bridge_price", what=voice.amount(action.price))
    return voice.text(key, number=action.amount)


def _special(voice: Voice, action: int) -> list[str]:
    return (
        [] if action == NO_ACTION else [voice.text("effect.action", what=deed_text(voice, voice.parts.actions[action]))]
    )


def card_text(voice: Voice, number: int) -> str:
    """A bonus card."""
    card = voice.parts.bonus_cards[number]
    told = [voice.text("effect.income", what=voice.amount(card.income))] if card.income else []
    told += _special(voice, card.action)
    if card.shipping:
        told.append(voice.plural("effect.shipping", card.shipping))
    told += _per_structure(voice, "effect.passing", card.passing)
    if card.passing_shipping:
        told.append(voice.text("effect.passing_shipping", number=card.passing_shipping))
    return "; ".join(told)


def _per_structure(voice: Voice, key: str, points: Sequence[int]) -> list[str]:
    """Points for each structure of a kind."""
    return [
        voice.plural(key, number, structure=voice.structure(structure))
        for structure, number in enumerate(points)
        if number
    ]


def scoring_text(voice: Voice, number: int, *, bonus: bool = True) -> str:
    """A scoring tile: points, and the cult bonus, which there is in every round but the last."""
    tile = voice.parts.scoring_tiles[number]
    whats = [_scored(voice, kind) for kind in tile.per]
    points = voice.number("points", tile.points)
    told = [voice.text("effect.scoring", points=points, what=voice.listed(whats, "or"))]
    return "; ".join([*told, _cult_bonus(voice, tile)] if bonus else told)


def _cult_bonus(voice: Voice, tile: ScoringTile) -> str:
    gain = voice.number("spades", tile.spades) if tile.spades else voice.amount(tile.gain)
    if tile.cult == PRIESTS_SENT:
        return voice.text("effect.bonus_priests", what=gain)
    return voice.plural("effect.bonus", tile.every, cult=voice.cult(tile.cult), what=gain)


def round_scoring(voice: Voice, tiles: Sequence[int], number: int) -> str:
    """The scoring tile of a round, from 1; `tiles`: those of all rounds."""
    return scoring_text(voice, tiles[number - 1], bonus=number < ROUNDS)


def _scored(voice: Voice, kind: int) -> str:
    return voice.structure(kind) if kind <= SANCTUARY else voice.text(f"effect.per.{SCORED[kind]}")


def favour_text(voice: Voice, number: int) -> str:
    """A favour tile."""
    tile = voice.parts.favour_tiles[number]
    told = [voice.plural("effect.cult_at_once", tile.steps, cult=voice.cult(tile.cult))]
    if tile.income:
        told.append(voice.text("effect.income", what=voice.amount(tile.income)))
    told += _special(voice, tile.action)
    if tile.town_value:
        told.append(voice.text("effect.town_value", number=tile.town_value))
    told += _per_structure(voice, "effect.building", tile.building)
    if tile.passing:
        told.append(voice.text("effect.passing_houses", numbers=", ".join(map(str, tile.passing[1:]))))
    return "; ".join(told)


def town_text(voice: Voice, number: int) -> str:
    """A town tile."""
    tile = voice.parts.town_tiles[number]
    told = [voice.amount(tile.gain)]
    if tile.steps:
        told.append(voice.plural("effect.every_cult", tile.steps))
    if tile.shipping:
        told.append(voice.plural("effect.track", tile.shipping))
    return "; ".join([*told, voice.number("keys", tile.keys)])


def faction_text(voice: Voice, number: int) -> str:
    """Return what is special about a faction, from the start and from its stronghold on."""
    told = [voice.terrain(voice.parts.factions[number].home), *faction_abilities(voice, number)]
    stronghold = stronghold_effects(voice, number)
    if stronghold:
        told.append(voice.text("stronghold.title", what="; ".join(stronghold)))
    return "; ".join(told)


def faction_abilities(voice: Voice, number: int) -> list[str]:
    """Return what a faction can from the start, one phrase each."""
    faction = voice.parts.factions[number]
    return _abilities(voice, faction, faction.abilities)


def stronghold_effects(voice: Voice, number: int) -> list[str]:
    """Return what a faction's stronghold brings, one phrase each."""
    faction = voice.parts.factions[number]
    return _stronghold(voice, faction, faction.stronghold)


def _abilities(voice: Voice, faction: Faction, can: Abilities) -> list[str]:
    told: list[str] = []
    usual = 2
    if faction.dwellings != usual:
        told.append(voice.plural("ability.dwellings", faction.dwellings))
    if can.trade:
        told.append(voice.text("ability.trade", number=can.trade))
        told.append(voice.text("ability.coins_per_point", number=can.coins_per_point))
    if can.spade_priests:
        told.append(voice.text("ability.spade_price", what=voice.number("priests", can.spade_priests)))
        told.append(voice.plural("ability.spade_points", can.spade_points))
    if faction.dig_price.coins and faction.dig_price.coins < USUAL_DIGGING:
        told.append(voice.text("ability.digging", what=voice.amount(faction.dig_price)))
    if can.points_per_spade:
        told.append(voice.plural("ability.points_per_spade", can.points_per_spade))
    if can.spades_always:
        told.append(voice.text("ability.spades_always", number=can.spades_always))
    if can.favours > 1:
        told.append(voice.text("ability.favours", number=can.favours))
    if can.town_gain:
        told.append(voice.text("ability.town_gain", what=voice.amount(can.town_gain)))
    return [*told, *_ways(voice, faction, can)]


def _ways(voice: Voice, faction: Faction, can: Abilities) -> list[str]:
    """Abilities on the way, and those without numbers."""
    told = [voice.text(f"ability.{key}") for key in ("devotion", "river_link") if getattr(can, key)]
    if can.skip:
        price, points = voice.amount(can.skip_price), voice.number("points", can.skip_points)
        told.append(voice.plural("ability.skip", can.skip, price=price, points=points))
    if not faction.ships:
        told.append(voice.text("ability.no_ships"))
    if can.bridge_action != NO_ACTION:
        told.append(action_text(voice, can.bridge_action))
    return told


def _stronghold(voice: Voice, faction: Faction, gets: Stronghold) -> list[str]:
    told = [voice.text("stronghold.gain", what=voice.amount(gets.gain))] if gets.gain else []
    counted = {key: getattr(gets, key) for key in ("shipping", "favour", "spades")}
    told += [voice.plural(f"stronghold.{key}", number) for key, number in counted.items() if number]
    other = {key: getattr(gets, key) for key in ("ordination", "power_per_spade", "points_per_bridge")}
    told += [voice.text(f"stronghold.{key}", number=number) for key, number in other.items() if number]
    can = faction.abilities
    if can.skip and (gets.skip, gets.skip_price.each()) != (can.skip, can.skip_price.each()):
        told.append(voice.plural("stronghold.skip", gets.skip, price=voice.amount(gets.skip_price)))
    return [*told, *_special(voice, gets.action)]


def stronghold_text(voice: Voice, number: int) -> str:
    """What a faction gets with its stronghold, once or from then on."""
    faction = voice.parts.factions[number]
    return voice.text("stronghold.title", what="; ".join(_stronghold(voice, faction, faction.stronghold)))

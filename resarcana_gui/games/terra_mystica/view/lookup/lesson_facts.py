"""Where the figures in lessons come from: a table with what its seats have and pay, and what is printed on tiles."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Final, cast

from resarcana_gui.games.terra_mystica.components.amounts import Amount
from resarcana_gui.games.terra_mystica.components.loader import load_components
from resarcana_gui.games.terra_mystica.components.tables import Components, Faction, ScoringTile
from resarcana_gui.games.terra_mystica.components.words import (
    CULT_COUNT,
    CULTS,
    PRIESTS,
    SPACES,
    STRUCTURES,
    TOP,
    VALUES,
)
from resarcana_gui.games.terra_mystica.rules.codes import AREA_POINTS, CULT_POINTS, CULT_POWER, ROUNDS
from resarcana_gui.games.terra_mystica.rules.towns import TOWN_SIZE, TOWN_VALUE
from resarcana_gui.kernel.codec import Json, JsonObject

UNITS: Final = ("coins", "workers", "priests", "power", "points")


@cache
def _parts() -> Components:
    return load_components()


def lesson_table(table: JsonObject) -> JsonObject:
    """Return a table with its seats' cults and bowls by name (`seats.0.cults.fire`, `seats.0.bowls.III`), how many
    structures of each kind they have (`seats.0.built.temple`, `seats.0.built.all`), what these cost
    (`seats.0.costs.dwelling.coins`, `seats.0.costs.spade`), and their next income (`seats.0.next.workers`).

    `taken.ACT4` is whether a power action was used, `offer` the first power offered, with its seat and price. Beside it
    lie what is printed on tiles (`printed.ACT4.coins`) and on this round's tile (`tile.points`), and numbers of the
    rules."""
    seats = [_seat(seat) if seat["faction"] is not None else seat for seat in cast("list[JsonObject]", table["seats"])]
    used = cast("list[str]", table["used"])
    taken: JsonObject = {action.slug: action.slug in used for action in _parts().power_actions}
    return {
        **table, "seats": seats, "taken": taken, "offer": _offer(table, seats), "tile": _tile(table), **_printed(),
    }  # fmt: skip


def _seat(seat: JsonObject) -> JsonObject:
    parts = _parts()
    faction = next(each for each in parts.factions if each.slug == seat["faction"])
    bowls, cults = cast("list[int]", seat["bowls"]), cast("list[int]", seat["cults"])
    built = Counter(cast("dict[str, str]", seat["structures"]).values())
    return {
        **seat,
        "bowls": {**dict(zip(("I", "II", "III"), bowls, strict=True)), "all": sum(bowls)},
        "cults": dict(zip(CULTS, cults, strict=True)),
        "built": {**{kind: built[kind] for kind in STRUCTURES[1:]}, "all": built.total()},
        "costs": _costs(faction, cast("int", seat["shipping"]), cast("int", seat["digging"])),
        "next": _amount(_income(faction, built, seat)),
    }


def _costs(faction: Faction, shipping: int, digging: int) -> JsonObject:
    """Return what a faction pays now; after the last step of a track its next one brings no points."""
    costs = {kind: _amount(price) for kind, price in zip(STRUCTURES[1:], faction.costs[1:], strict=True)}
    step = faction.ship_points[shipping + 1] if faction.ships and shipping + 1 < len(faction.ship_points) else 0
    spade = faction.spade[digging] if faction.spade else 0
    return {
        **costs, "alone": _amount(faction.alone), "spade": spade, "two_spades": 2 * spade,
        "ship": {**_amount(faction.ship_price), "points": step},
        "dig": {**_amount(faction.dig_price), "points": faction.dig_points},
    }  # fmt: skip


def _income(faction: Faction, built: Counter[str], seat: JsonObject) -> Amount:
    """Return what a seat's board, bonus card and favour tiles bring each round."""
    parts = _parts()
    sources = [faction.income[number][built[kind]] for number, kind in enumerate(STRUCTURES) if number]
    sources += [card.income for card in parts.bonus_cards if card.slug == seat["card"]]
    favours = cast("list[str]", seat["favours"])
    sources += [tile.income for tile in parts.favour_tiles if tile.slug in favours]
    return Amount(*(sum(unit) for unit in zip(*(each.each() for each in sources), strict=True)))


def _offer(table: JsonObject, seats: list[JsonObject]) -> JsonObject:
    """Return the first open offer: how much power the seat can gain, and for how many points."""
    offers = cast("list[list[int]]", table["offers"])
    if not offers:
        return {"seat": None, "power": 0, "cost": 0}
    _, at, amount = offers[0]
    bowls = cast("dict[str, int]", seats[at]["bowls"])
    power = min(amount, 2 * bowls["I"] + bowls["II"], cast("int", seats[at]["points"]) + 1)
    return {"seat": at, "power": power, "cost": power - 1}


def _tile(table: JsonObject) -> JsonObject:
    """Return what this round's scoring tile says."""
    scoring, at = cast("list[str]", table["scoring"]), max(cast("int", table["round"]) - 1, 0)
    tile = next(each for each in _parts().scoring_tiles if each.slug == scoring[at])
    return _scored(tile)


def _scored(tile: ScoringTile) -> JsonObject:
    """Return what a scoring tile says."""
    return {**_amount(tile.gain), "points": tile.points, "every": tile.every, "spades": tile.spades}


def _amount(amount: Amount) -> JsonObject:
    return dict(zip(UNITS, cast("tuple[Json, ...]", amount.each()), strict=True))


@cache
def _printed() -> JsonObject:
    """Return what is printed on actions and tiles, by their ids, and the numbers of the rules."""
    parts = _parts()
    actions = {each.slug: {**_amount(each.gain), "cost": each.power, "amount": each.amount} for each in parts.actions}
    cards = {each.slug: {**_amount(each.income), "each": max(each.passing)} for each in parts.bonus_cards}
    favours = {
        each.slug: {**_amount(each.income), "steps": each.steps, "value": each.town_value, "each": max(each.building)}
        for each in parts.favour_tiles
    }
    towns = {each.slug: {**_amount(each.gain), "steps": each.steps, "keys": each.keys} for each in parts.town_tiles}
    town_gain = {each.slug: each.abilities.town_gain.points for each in parts.factions}
    scoring = {each.slug: _scored(each) for each in parts.scoring_tiles}
    rules: JsonObject = {
        "rounds": ROUNDS, "town_size": TOWN_SIZE, "town_value": TOWN_VALUE, "priests": PRIESTS, "top": TOP,
        "cults": CULT_COUNT, "space": list(dict.fromkeys(SPACES)), "cult_points": list(CULT_POINTS),
        "cult_power": list(CULT_POWER), "cult_steps": [step for step, power in enumerate(CULT_POWER) if power],
        "area_points": list(AREA_POINTS), "values": dict(zip(STRUCTURES, VALUES, strict=True)),
        "tokens": sum(parts.factions[0].bowls), "coins_per_point": parts.factions[1].abilities.coins_per_point,
        "town_gain": cast("JsonObject", town_gain),
    }  # fmt: skip
    return {"printed": cast("JsonObject", {**actions, **cards, **favours, **towns, **scoring}), "rules": rules}

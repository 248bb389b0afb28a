"""Tiles, actions and tracks in a few signs, for what has no room for a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from resarcana_gui.games.terra_mystica.components.tables import (
    BRIDGE,
    CULT_STEPS,
    DOUBLE_TURN,
    FLIGHT,
    FREE_TRADING_HOUSE,
    GAIN,
    NO_ACTION,
    PER_SPADE,
    PER_TOWN,
    PRIESTS_SENT,
    SANDSTORM,
    SPADES,
    Action,
)
from resarcana_gui.games.terra_mystica.components.words import CULTS, STRUCTURES, TERRAINS
from resarcana_gui.games.terra_mystica.rules.basics import faction_of, spade_price
from resarcana_gui.games.terra_mystica.rules.income import card_income, lasting_income
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.view.tell.markup_voice import GAP, MarkupVoice

TIMES: Final = "\N{MULTIPLICATION SIGN}"
EXCHANGE_SIGNS: Final = (
    "5{power}{then}{priest}", "3{power}{then}{worker}", "1{power}{then}{coin}", "1{priest}{then}{worker}",
    "1{worker}{then}{coin}", "1{point}{then}{coin}", "{coins}{coin}{then}{point}",
)  # fmt: skip


def _counted(number: int, icon: str) -> str:
    return f"{number if number != 1 else ''}{{{icon}}}"


def deed_signs(voice: MarkupVoice, action: Action, home: int = -1) -> str:
    """Return what an action does; `home` is the home terrain of who takes it."""
    land = f"{{{TERRAINS[home]}}}" if home >= 0 else "{spade}"
    made: dict[int, Callable[[], str]] = {
        BRIDGE: lambda: "{bridge}",
        GAIN: lambda: voice.amount(action.gain),
        SPADES: lambda: _counted(action.amount, "spade"),
        CULT_STEPS: lambda: f"+{action.amount}{{cult}}",
        DOUBLE_TURN: lambda: f"{action.amount}{{action}}",
        SANDSTORM: lambda: f"{{spade}}{land}",
        FLIGHT: lambda: f"{{dwelling}}{land}",
        FREE_TRADING_HOUSE: lambda: "{dwelling}{then}{trading_house}",
    }
    return made[action.deed]()


def action_signs(voice: MarkupVoice, action: Action, home: int = -1) -> str:
    """Return a power action with its price, or a special action."""
    what = deed_signs(voice, action, home)
    if action.power:
        return f"{action.power}{{power}} {{then}} {what}"
    price = f"{voice.amount(action.price)}{{then}}" if action.price else "{action} "
    return price + what


def card_signs(voice: MarkupVoice, number: int) -> tuple[str, str]:
    """Return the two lines of a bonus card: its income, and what else it does."""
    card = voice.parts.bonus_cards[number]
    more = []
    if card.action != NO_ACTION:
        more.append("{action}" + deed_signs(voice, voice.parts.actions[card.action]))
    if card.shipping:
        more.append(f"+{card.shipping}{{ship}}")
    scored: dict[int, str] = {}
    for structure, points in enumerate(card.passing):
        if points:
            scored[points] = scored.get(points, "") + f"{{{STRUCTURES[structure]}}}"
    more += [f"{icons}{points}{{point}}" for points, icons in scored.items()]
    if card.passing_shipping:
        more.append(f"{{ship}}{card.passing_shipping}{{point}}")
    return (voice.amount(card.income) if card.income else ""), " ".join(more)


def scoring_signs(voice: MarkupVoice, number: int) -> tuple[str, str, str]:
    """Return the three parts of a scoring tile: points, condition of the cult bonus, and the bonus."""
    tile = voice.parts.scoring_tiles[number]
    names = {PER_SPADE: "{spade}", PER_TOWN: "{town}"}
    whats = "".join(names.get(kind) or f"{{{STRUCTURES[kind]}}}" for kind in tile.per)
    bonus = f"{tile.spades}{{spade}}" if tile.spades else voice.amount(tile.gain)
    where = "{order}" if tile.cult == PRIESTS_SENT else f"{{{CULTS[tile.cult]}}}"
    return f"{whats} {tile.points}{{point}}", f"{tile.every}{where}", bonus


def favour_signs(voice: MarkupVoice, number: int) -> tuple[str, str]:
    """Return the two parts of a favour tile: its steps, and what else it does."""
    tile = voice.parts.favour_tiles[number]
    more = [voice.amount(tile.income)] if tile.income else []
    if tile.action != NO_ACTION:
        more.append("{action}" + deed_signs(voice, voice.parts.actions[tile.action]))
    if tile.town_value:
        more.append(f"{{town}}{tile.town_value}")
    more += [f"{{{STRUCTURES[kind]}}}{points}{{point}}" for kind, points in enumerate(tile.building) if points]
    if tile.passing:
        more.append("{passed}{trading_house}")
    return f"+{tile.steps}", GAP.join(more)


def town_signs(voice: MarkupVoice, number: int) -> str:
    """Return a town tile."""
    tile = voice.parts.town_tiles[number]
    told = [voice.amount(tile.gain)]
    if tile.steps:
        told.append(_counted(tile.steps, "cult"))
    if tile.shipping:
        told.append(_counted(tile.shipping, "ship"))
    if tile.keys > 1:
        told.append(f"{tile.keys}{{key}}")
    return GAP.join(told)


def exchange_signs(view: State, seat: int, exchange: int) -> str:
    """Return what an exchange does."""
    return EXCHANGE_SIGNS[exchange].replace("{coins}", str(faction_of(view, seat).abilities.trade), 1)


def stock_signs(view: State, seat: int) -> str:
    """Return what a seat has in its store."""
    return f"{view.coins[seat]}{{coin}}  {view.workers[seat]}{{worker}}  {view.priests[seat]}{{priest}}"


def bowl_signs(view: State, seat: int) -> str:
    """Return the power in a seat's bowls, from I to III."""
    return f"{{power}}{view.bowl1[seat]}{{then}}{view.bowl2[seat]}{{then}}{view.bowl3[seat]}"


def track_signs(voice: MarkupVoice, view: State, seat: int) -> str:
    """Return a seat's shipping, the price of its spades, and its keys."""
    price = voice.amount(spade_price(view, seat))
    ship = f"{{ship}}{view.ship[seat]}  " if faction_of(view, seat).ships else ""
    return f"{ship}{{spade}}{price}  {{key}}{view.keys[seat]}"


def income_signs(voice: MarkupVoice, view: State, seat: int) -> str:
    """Return what the next income will be; in gold the part of the bonus card, which is given back on passing."""
    lasting, card = lasting_income(view, seat), card_income(view, seat)
    if not card:
        return voice.amount(lasting)
    told = f"[gold|+{voice.amount(card)}]"
    return f"{voice.amount(lasting)}  {told}" if lasting else told


def held_signs(voice: MarkupVoice, view: State, seat: int) -> list[str]:
    """Return a seat's bonus card, its favour tiles and its town tiles, a line each; those that it has none of are left
    out."""
    count = len(view.parts.town_tiles)
    card = "  ".join(each for each in card_signs(voice, view.card[seat]) if each) if view.card[seat] >= 0 else ""
    favours = []
    for tile in view.parts.favour_tiles:
        if view.favours[seat] >> tile.number & 1:
            steps, more = favour_signs(voice, tile.number)
            favours.append(f"{{{CULTS[tile.cult]}}}{more or steps}")
    held = [(tile, view.towns[seat * count + tile]) for tile in range(count)]
    towns = [f"{{town}}{town_signs(voice, tile)}" for tile, number in held for _ in range(number)]
    return [each for each in (f"[gold|{card}]" if card else "", "  ".join(favours), "  ".join(towns)) if each]

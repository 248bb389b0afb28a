"""What the notes beside items say."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from resarcana_gui.games.terra_mystica.components.words import CULT_COUNT, CULTS, PIECES, STRONGHOLD, TERRAINS
from resarcana_gui.games.terra_mystica.rules.basics import faction_of
from resarcana_gui.games.terra_mystica.rules.codes import CULT_POINTS, CULT_POWER, NOBODY, NONE, ROUNDS
from resarcana_gui.games.terra_mystica.rules.final_scoring import shares
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.rules.state_fields import KINDS, SPACES_OF_CULT
from resarcana_gui.games.terra_mystica.view.pages.hex_note import hex_parts
from resarcana_gui.games.terra_mystica.view.table.piece_rows import gain_of
from resarcana_gui.games.terra_mystica.view.table_resources import TableResources
from resarcana_gui.games.terra_mystica.view.tell.component_text import (
    action_text,
    card_text,
    faction_text,
    favour_text,
    round_scoring,
    stronghold_effects,
    town_text,
)
from resarcana_gui.games.terra_mystica.view.tell.voice import capital
from resarcana_gui.tabletop.items.table_item import Key
from resarcana_gui.tabletop.pages.note import NotePart, lines
from resarcana_gui.tabletop.tell.voice import sentence

Telling = Callable[[TableResources, State, int], list[NotePart]]


def note_parts(resources: TableResources, view: State, key: Key) -> list[NotePart]:
    """Return the parts of an item's note; empty for an item without one."""
    home = resources.home
    if key in ("ship", "dig") and view.faction[home] != NONE:
        return _track(resources, view, str(key))
    if key == "own card":
        return _card(resources, view, view.card[home]) if view.card[home] != NONE else []
    if key == "offers":
        told = [standing_text(resources), resources.text("offers.change")]
        return [_told(*told, heading=resources.text("offers.title"))]
    if not isinstance(key, tuple):
        return [_told(resources.text(f"note.{key}"))] if isinstance(key, str) else []
    kind, number, *_ = key
    return TELLINGS[kind](resources, view, int(number)) if kind in TELLINGS else []


def standing_text(resources: TableResources) -> str:
    """Return which offers of power are accepted without asking."""
    limit = resources.standing.limit
    key = "some" if limit > 1 else "free" if limit else "none"
    return resources.text(f"offers.{key}", power=limit, points=limit - 1)


def _told(*sentences: str, heading: str = "") -> NotePart:
    return NotePart(lines(*(sentence(each) for each in sentences if each)), heading)


def _parts(text: str) -> list[str]:
    return text.split("; ")


def _card(resources: TableResources, view: State, card: int) -> list[NotePart]:
    told = [_told(*_parts(card_text(resources.voice, card)), heading=resources.text("note.card"))]
    coins = view.on_card[card]
    if coins > 0 and card not in view.card:
        told.append(_told(resources.text("note.coins_on", number=coins)))
    return told


def _favour(resources: TableResources, view: State, tile: int) -> list[NotePart]:
    head = resources.text("note.favour", cult=resources.voice.cult(tile % CULT_COUNT))
    left = resources.voice.plural("window.note.left", view.favour_stock[tile])
    return [_told(*_parts(favour_text(resources.voice, tile)), heading=head), _told(left)]


def _town(resources: TableResources, view: State, tile: int) -> list[NotePart]:
    left = resources.voice.plural("window.note.left", view.town_stock[tile])
    return [_told(*_parts(town_text(resources.voice, tile)), heading=resources.text("note.town")), _told(left)]


def _action(resources: TableResources, view: State, number: int) -> list[NotePart]:
    action = view.parts.actions[number]
    head = resources.text("note.power_action" if action.power else "note.special_action")
    used = view.used_power if action.power else view.used[resources.home]
    once = resources.text("note.used") if used >> number & 1 else ""
    return [_told(action_text(resources.voice, number), once, heading=head)]


def _round(resources: TableResources, view: State, number: int) -> list[NotePart]:
    if view.scoring[number - 1] == NONE:
        return []
    return [
        _told(
            *_parts(round_scoring(resources.voice, view.scoring, number)),
            heading=resources.text("note.round", number=number),
        )
    ]


def _cult(resources: TableResources, view: State, cult: int) -> list[NotePart]:
    voice = resources.voice
    steps = [view.cults[seat * CULT_COUNT + cult] for seat in range(view.seats)]
    points = shares(steps, CULT_POINTS)
    ranked = sorted(range(view.seats), key=lambda seat: -steps[seat])
    rows = [
        resources.text("note.cult_seat", who=resources.named(seat), step=steps[seat], points=points[seat])
        for seat in ranked
        if view.faction[seat] != NONE
    ]
    power = [step for step, number in enumerate(CULT_POWER) if number]
    head = f"{{{CULTS[cult]}}} {voice.cult(cult).capitalize()}"
    free = view.spaces[cult * SPACES_OF_CULT : (cult + 1) * SPACES_OF_CULT].count(NOBODY)
    return [
        NotePart(lines(resources.text("note.cult_now"), *rows), head),
        _told(resources.text("note.cult_power", steps=", ".join(map(str, power))), resources.text("note.cult_key"),
              resources.text("note.cult_spaces", number=free)),
    ]  # fmt: skip


def _track(resources: TableResources, view: State, key: str) -> list[NotePart]:
    faction, voice, seat = faction_of(view, resources.home), resources.voice, resources.home
    if key == "ship":
        price, step, last = faction.ship_price, view.ship[seat], len(faction.ship_points) - 1
        points = faction.ship_points[step + 1] if step < last else 0
    else:
        price, step, last = faction.dig_price, view.dig[seat], len(faction.spade) - 1
        points = faction.dig_points
    told = [resources.text(f"note.{key}", number=step)]
    if step < last:
        told.append(resources.text("note.next_step", price=voice.amount(price), points=voice.number("points", points)))
    return [_told(*told, heading=resources.text(f"note.{key}_title"))]


def _slot(resources: TableResources, view: State, kind: int) -> list[NotePart]:
    seat, voice = resources.home, resources.voice
    if view.faction[seat] == NONE:
        return []
    faction = faction_of(view, seat)
    left = PIECES[kind] - view.built[seat * KINDS + kind]
    price = resources.text("note.piece_price", price=voice.amount(faction.costs[kind]))
    if kind == 2:
        price = resources.text(
            "note.trading_price", price=voice.amount(faction.costs[kind]), alone=voice.amount(faction.alone)
        )
    told = _told(price, resources.voice.plural("window.note.left", left), heading=voice.structure(kind).capitalize())
    return [told, *([_told(*_next_gains(resources, view, kind))] if left else [])]


def _next_gains(resources: TableResources, view: State, kind: int) -> Iterator[str]:
    """Yield what the next piece of a kind brings the viewer once it is built: income, but not in the last round, and
    the stronghold's effects."""
    seat = resources.home
    if view.round < ROUNDS:
        gain = gain_of(view, seat, kind, view.built[seat * KINDS + kind])
        yield resources.text("note.uncovers", what=resources.voice.amount(gain))
    if kind == STRONGHOLD:
        yield from stronghold_effects(resources.voice, view.faction[seat])


def _faction(resources: TableResources, view: State, number: int) -> list[NotePart]:
    voice, faction = resources.voice, view.parts.factions[number]
    bowls = "/".join(map(str, faction.bowls))
    start = sentence(resources.text("note.start", what=voice.amount(faction.start), bowls=bowls))
    cults = "  ".join(f"{{{CULTS[at]}}}{steps}" for at, steps in enumerate(faction.cults) if steps)
    _, *told = _parts(faction_text(voice, number))
    head = f"{capital(voice.faction(number))} {{{TERRAINS[faction.home]}}}"
    return [NotePart(lines(start, *([cults] if cults else [])), head), _told(*told)]


def _exchange(resources: TableResources, view: State, number: int) -> list[NotePart]:
    return [_told(resources.text("note.exchange"))]


def _bowl(resources: TableResources, view: State, number: int) -> list[NotePart]:
    return [_told(resources.text(f"note.bowl.{number}"), heading=resources.text("note.bowls"))]


def _terrain(resources: TableResources, view: State, number: int) -> list[NotePart]:
    return [_told(resources.voice.terrain(number))]


def _river(resources: TableResources, view: State, number: int) -> list[NotePart]:
    """Return who counts a river hexagon as part of a town; nothing where nobody does."""
    owner = view.link[number]
    return [_told(resources.text("note.river", who=resources.named(owner)))] if owner != NOBODY else []


TELLINGS: Final[Mapping[object, Telling]] = {
    "hex": hex_parts,
    "card": _card,
    "favour": _favour,
    "town": _town,
    "action": _action,
    "round": _round,
    "cult": _cult,
    "faction": _faction,
    "exchange": _exchange,
    "bowl": _bowl,
    "slot": _slot,
    "own favour": lambda resources, view, tile: _favour(resources, view, tile)[:1],
    "own town": lambda resources, view, tile: _town(resources, view, tile)[:1],
    "terrain": _terrain,
    "river": _river,
}
"""What tells of an item, by the kind of its key."""

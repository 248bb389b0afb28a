"""What the note beside a hexagon says: what it would take, what it would score now, who may gain power, and how far the
town is."""

from __future__ import annotations

from resarcana_gui.games.terra_mystica.components.amounts import Amount
from resarcana_gui.games.terra_mystica.components.board import bits
from resarcana_gui.games.terra_mystica.components.tables import SCORED
from resarcana_gui.games.terra_mystica.components.words import DWELLING, SANCTUARY, TERRAINS, VALUES, WHEEL
from resarcana_gui.games.terra_mystica.rules.basics import capacity, faction_of
from resarcana_gui.games.terra_mystica.rules.building import power_offers
from resarcana_gui.games.terra_mystica.rules.codes import ACTING, NONE
from resarcana_gui.games.terra_mystica.rules.reaching import reached, skipped
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.rules.towns import group, town_value
from resarcana_gui.games.terra_mystica.view.asking.land_choices import spades_price, total, with_way
from resarcana_gui.games.terra_mystica.view.table_resources import TableResources
from resarcana_gui.tabletop.pages.note import NotePart, lines


def hex_parts(resources: TableResources, view: State, at: int) -> list[NotePart]:
    """Return the parts of a hexagon's note."""
    voice, home = resources.voice, resources.home
    land = view.terrain[at]
    head = f"{view.parts.board.names[at]}, {{{TERRAINS[land]}}} {voice.terrain(land)}"
    if view.structure[at]:
        return [NotePart(lines(*_built(resources, view, at)), head)]
    if view.faction[home] == NONE:
        return [NotePart((), head)]
    if not (reached(view, home) | skipped(view, home)) >> at & 1:
        told = resources.text("note.far") if view.own[home] else ""
        return [NotePart(lines(*filter(None, [told])), head)]
    parts = [NotePart(lines(*_price_lines(resources, view, at)), head)]
    more = _if_built(resources, view, at)
    return [*parts, NotePart(lines(*more), resources.text("note.if_built"))] if more else parts


def _built(resources: TableResources, view: State, at: int) -> list[str]:
    owner, kind = view.owner[at], view.structure[at]
    told = [
        resources.text(
            "note.stands", what=resources.voice.structure(kind).capitalize(), who=resources.player(view, owner)
        )
    ]
    if view.town[at]:
        return [*told, resources.text("note.in_town")]
    return [*told, _town_line(resources, view, owner, group(view, owner, 1 << at))]


def _town_line(resources: TableResources, view: State, seat: int, hexes: int) -> str:
    """Return how far a group of structures is from being a town."""
    members = bits(hexes & view.own[seat])
    size = sum(2 if view.structure[each] == SANCTUARY else 1 for each in members)
    value = sum(VALUES[view.structure[each]] for each in members)
    return resources.text("note.group", size=size, value=value, needed=town_value(view, seat))


def _spades_to(view: State, seat: int, at: int) -> int:
    """Return how many spades make a hexagon home terrain."""
    faction = faction_of(view, seat)
    away = (view.terrain[at] - faction.home) % WHEEL
    needed = min(away, WHEEL - away)
    return max(needed, faction.abilities.spades_always) if needed else 0


def _price_lines(resources: TableResources, view: State, at: int) -> list[str]:
    seat, voice = resources.home, resources.voice
    faction, spades = faction_of(view, seat), _spades_to(view, seat, at)
    dwelling = faction.costs[DWELLING]
    price = spades_price(view, seat, at, spades) if spades else with_way(view, seat, at, Amount())
    told = []
    if spades:
        told.append(
            resources.text(
                "note.spades", spades=voice.number("spades", spades), home=f"{{{TERRAINS[faction.home]}}}",
                price=voice.amount(price),
            )
        )  # fmt: skip
    elif price:
        told.append(resources.text("note.way", price=voice.amount(price)))
    told.append(resources.text("note.dwelling", price=voice.amount(dwelling)))
    have = voice.amount(Amount(view.coins[seat], view.workers[seat], view.priests[seat]))
    return [*told, resources.text("note.total", price=voice.amount(total(price, dwelling)), have=have)]


def _if_built(resources: TableResources, view: State, at: int) -> list[str]:
    """Return what a dwelling there would bring now, and to whom else."""
    seat, voice = resources.home, resources.voice
    points = sum(tile.building[DWELLING] for tile in view.parts.favour_tiles if view.favours[seat] >> tile.number & 1)
    if view.phase == ACTING and view.round:
        points += view.parts.scoring_tiles[view.scoring[view.round - 1]].scores[SCORED.index("dwelling")]
    told = [resources.text("note.scores", points=voice.number("points", points))] if points else []
    beside = view.near[at] & view.own[seat]
    told.append(_town_line_with(resources, view, seat, beside))
    for neighbour, value in power_offers(view, seat, at):
        real = min(value, capacity(view, neighbour))
        if real:
            told.append(
                resources.text("note.gains", who=resources.player(view, neighbour), power=real, points=real - 1)
            )
    return told


def _town_line_with(resources: TableResources, view: State, seat: int, beside: int) -> str:
    """Return how far the town would be with a dwelling beside these own structures."""
    members = bits(group(view, seat, beside)) if beside else []
    if any(view.town[each] for each in members):
        return resources.text("note.joins")
    size = 1 + sum(2 if view.structure[each] == SANCTUARY else 1 for each in members)
    value = 1 + sum(VALUES[view.structure[each]] for each in members)
    return resources.text("note.group", size=size, value=value, needed=town_value(view, seat))

"""What the note beside a hexagon says: what it would take, what it would bring now, who may gain power, and how far the
town is."""

from __future__ import annotations

from collections.abc import Iterator

from resarcana_gui.games.terra_mystica.components.amounts import Amount
from resarcana_gui.games.terra_mystica.components.board import FARTHEST_SHIP, bits
from resarcana_gui.games.terra_mystica.components.words import (
    DWELLING,
    SANCTUARY,
    STRONGHOLD,
    STRUCTURES,
    TEMPLE,
    TERRAINS,
)
from resarcana_gui.games.terra_mystica.rules.basics import faction_of, has_piece
from resarcana_gui.games.terra_mystica.rules.building import AFTER, price_of
from resarcana_gui.games.terra_mystica.rules.codes import BY_BONUS, GAME_OVER, NONE, REASONS, ROUNDS
from resarcana_gui.games.terra_mystica.rules.questions import AskSpade, AskTerrain
from resarcana_gui.games.terra_mystica.rules.reaching import reached, skipped
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.rules.state_fields import KINDS
from resarcana_gui.games.terra_mystica.rules.ways_to_pay import conversions_for
from resarcana_gui.games.terra_mystica.view.asking.land_choices import (
    free_spades,
    spades_home,
    spades_price,
    told_conversions,
    total,
    with_way,
)
from resarcana_gui.games.terra_mystica.view.asking.prospects import Offer, Prospect, prospect, town_progress
from resarcana_gui.games.terra_mystica.view.table.piece_rows import gain_of
from resarcana_gui.games.terra_mystica.view.table.power_ring import faces
from resarcana_gui.games.terra_mystica.view.table_resources import TableResources
from resarcana_gui.games.terra_mystica.view.tell.component_text import stronghold_effects
from resarcana_gui.games.terra_mystica.view.tell.markup_voice import GAP, ICONS
from resarcana_gui.scene.seats.rings import RoundPicture
from resarcana_gui.tabletop.pages.note import NoteLine, NotePart, lines
from resarcana_gui.tabletop.tell.voice import sentence


def hex_parts(resources: TableResources, view: State, at: int) -> list[NotePart]:
    """Return the parts of a hexagon's note."""
    voice, home, land = resources.voice, resources.home, view.terrain[at]
    head = f"{view.parts.board.names[at]}, {{{TERRAINS[land]}}} {voice.terrain(land)}"
    if view.structure[at]:
        return list(_built(resources, view, at, head))
    if view.phase == GAME_OVER:
        return [NotePart((), head)]
    if not view.round:
        return [NotePart(tuple(_beside(resources, view, at)), head)]
    if not (reached(view, home) | skipped(view, home)) >> at & 1:
        return [NotePart(lines(_how_far(resources, view, at)), head)]
    if _round_ends(view):
        return [NotePart(lines(*_bonus_lines(resources, view, at)), head)]
    told = prospect(view, home, at, spades=spades_home(view, home, at), free=free_spades(view, home))
    brings = NotePart(tuple(_brings(resources, view, told)), resources.text("note.if_built"))
    prices = NotePart(lines(*_price_lines(resources, view, at)), head)
    return [prices, brings] if has_piece(view, home, DWELLING) else [prices]


def _built(resources: TableResources, view: State, at: int, head: str) -> Iterator[NotePart]:
    """Yield what stands on a hexagon, how far its town is, and what it can become if it is the viewer's."""
    owner, kind = view.owner[at], view.structure[at]
    whose = "yours" if owner == resources.home else "stands"
    stands = resources.text(f"note.{whose}", what=resources.voice.structure(kind), who=resources.named(owner))
    town = resources.text("note.in_town") if view.town[at] else _town(resources, view, town_progress(view, owner, at))
    yield NotePart(lines(sentence(stands), town), head)
    if owner != resources.home or view.phase == GAME_OVER:
        return
    for after in AFTER[kind]:
        if has_piece(view, owner, after):
            price = resources.voice.amount(price_of(view, owner, at, after))
            heading = f"{{{STRUCTURES[after]}}} {resources.voice.structure(after).capitalize()}  {price}"
            gives = lines(*_gives(resources, view, kind, after))
            yield NotePart((*gives, *_brings(resources, view, prospect(view, owner, at, after))), heading)


def _gives(resources: TableResources, view: State, kind: int, after: int) -> Iterator[str]:
    """Yield what an upgrade gives the viewer beside points: the change of the income, favour tiles, and the effects of
    the stronghold."""
    voice, seat = resources.voice, resources.home
    if view.round < ROUNDS and (change := _income_change(view, seat, kind, after)):
        yield resources.text("note.income", change=change)
    if after in (TEMPLE, SANCTUARY):
        yield voice.plural("window.note.favour_tiles", faction_of(view, seat).abilities.favours)
    if after == STRONGHOLD:
        yield from (sentence(each) for each in stronghold_effects(voice, view.faction[seat]))


def _income_change(view: State, seat: int, kind: int, after: int) -> str:
    """Return by how much the income changes when the next piece of one kind replaces the last one of another; empty if
    it does not."""
    built = view.built[seat * KINDS : (seat + 1) * KINDS]
    more, less = gain_of(view, seat, after, built[after]), gain_of(view, seat, kind, built[kind] - 1)
    changes = zip(more.each(), less.each(), ICONS.values(), strict=False)
    told = [f"{gain - loss:+}{icon}" for gain, loss, icon in changes if gain != loss]
    return GAP.join(told).replace("-", "\N{MINUS SIGN}")


def _beside(resources: TableResources, view: State, at: int) -> Iterator[NoteLine]:
    """Yield what a first dwelling would have beside it: the land that is free, by the spades to home terrain."""
    home = resources.home
    if view.faction[home] == NONE or view.terrain[at] != faction_of(view, home).home:
        return
    found: dict[int, list[str]] = {}
    for each in bits(view.near[at]):
        if not view.structure[each]:
            found.setdefault(spades_home(view, home, each), []).append(f"{{{TERRAINS[view.terrain[each]]}}}")
    for spades, lands in sorted(found.items()):
        needs = resources.voice.number("spades", spades) if spades else resources.voice.terrain(view.terrain[at])
        yield NoteLine(f"{' '.join(sorted(lands))}  {needs}")


def _how_far(resources: TableResources, view: State, at: int) -> str:
    """Return why a hexagon is out of reach."""
    seat = resources.home
    needed, have = ships_to(view, seat, at), view.ship[seat]
    if needed > FARTHEST_SHIP or not faction_of(view, seat).ships:
        return resources.text("note.far")
    return resources.text("note.too_far", number=needed, have=have)


def ships_to(view: State, seat: int, at: int) -> int:
    """Return the shipping that reaches a hexagon: 0 for one that borders on an own structure, more than `FARTHEST_SHIP`
    for one that no ship reaches."""
    own = bits(view.own[seat])
    if any(view.near[each] >> at & 1 for each in own):
        return 0
    by_ship = view.parts.board.by_ship
    ways = (ship for ship in range(1, FARTHEST_SHIP + 1) if any(by_ship[ship][each] >> at & 1 for each in own))
    return next(ways, FARTHEST_SHIP + 1)


def _price_lines(resources: TableResources, view: State, at: int) -> Iterator[str]:
    """Yield the steps to a dwelling with their prices: way, spades, dwelling, and all of it."""
    seat, voice = resources.home, resources.voice
    faction, spades = faction_of(view, seat), spades_home(view, seat, at)
    way, dwelling = with_way(view, seat, at, Amount()), faction.costs[DWELLING]
    digging = spades_price(view, seat, at, max(0, spades - free_spades(view, seat)))
    whole = total(digging, dwelling)
    if way:
        yield resources.text("note.way", price=voice.amount(way))
    elif ships := ships_to(view, seat, at):
        yield resources.text("note.by_ship", number=ships)
    if spades:
        bare = Amount(digging.coins - way.coins, digging.workers - way.workers, digging.priests - way.priests)
        told = voice.number("spades", spades)
        yield resources.text(
            "note.spades",
            spades=told,
            home=f"{{{TERRAINS[faction.home]}}}",
            price=voice.amount(bare) if bare else resources.text("note.free"),
        )
    yield resources.text("note.dwelling", price=voice.amount(dwelling))
    have = Amount(view.coins[seat], view.workers[seat], view.priests[seat])
    key = "note.total" if have else "note.total_of_nothing"
    yield resources.text(key, price=voice.amount(whole), have=voice.amount(have))
    if ways := conversions_for(view, seat, whole):
        yield told_conversions(voice, view, seat, ways)


def _round_ends(view: State) -> bool:
    """Return whether the spades of the cult bonus are used: nothing is bought or built with them."""
    question = view.stack[-1] if view.stack else None
    return isinstance(question, AskSpade | AskTerrain) and question.source == BY_BONUS


def _bonus_lines(resources: TableResources, view: State, at: int) -> Iterator[str]:
    """Yield how far a hexagon is from home terrain, and that no dwelling follows."""
    home = faction_of(view, resources.home).home
    if spades := spades_home(view, resources.home, at):
        told = resources.voice.number("spades", spades)
        yield resources.text("note.away", spades=told, home=f"{{{TERRAINS[home]}}}")
    yield resources.text("note.round_ends")


def _brings(resources: TableResources, view: State, told: Prospect) -> Iterator[NoteLine]:
    """Yield what a structure would bring: points by their reason, its town, power for neighbours."""
    for reason, number in told.points.items():
        name = f"reason.{REASONS[reason]}"
        why = resources.voice.text(name) if resources.voice.catalog.has(name) else ""
        yield NoteLine(f"{number:+}{{point}}{why}")
    if not view.town[told.at]:
        yield NoteLine(_town(resources, view, told))
    for offer in told.offers:
        yield NoteLine(_gains(resources, view, offer), RoundPicture(faces(resources, view, offer.seat)["rest"]))


def _gains(resources: TableResources, view: State, offer: Offer) -> str:
    power = f"{offer.real}/{offer.value}" if offer.real < offer.value else offer.real
    key = "note.gains" if offer.real > 1 else "note.gains_free"
    return resources.text(key, who=resources.named(offer.seat), power=power, points=offer.real - 1)


def _town(resources: TableResources, view: State, told: Prospect) -> str:
    """Return how far a group is from being a town: which structures count, and what is missing."""
    if told.joins:
        return resources.text("note.joins")
    hexes = " ".join(view.parts.board.names[each] for each in told.members)
    if told.founds:
        return resources.text("note.founds", hexes=hexes)
    return resources.text("note.group", hexes=hexes, size=told.size, value=told.value, needed=told.needed)

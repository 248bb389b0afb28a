"""The whole table as text, for a terminal; and a seat in sentences, for those who do not see its board."""

from __future__ import annotations

from collections.abc import Iterator

from resarcana_gui.games.terra_mystica.components.amounts import Amount
from resarcana_gui.games.terra_mystica.components.board import bits
from resarcana_gui.games.terra_mystica.components.words import (
    CULT_COUNT,
    LETTERS,
    PIECES,
    SPACES,
    STRUCTURES,
    TERRAINS,
)
from resarcana_gui.games.terra_mystica.rules.basics import faction_of, spade_price
from resarcana_gui.games.terra_mystica.rules.codes import NOBODY, NONE, ROUNDS
from resarcana_gui.games.terra_mystica.rules.income import income_of
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.rules.state_fields import KINDS, SPACES_OF_CULT
from resarcana_gui.games.terra_mystica.rules.towns import group
from resarcana_gui.games.terra_mystica.rules.turns import free_cards
from resarcana_gui.games.terra_mystica.view.tell.component_text import (
    action_text,
    card_text,
    favour_text,
    round_scoring,
    town_text,
)
from resarcana_gui.games.terra_mystica.view.tell.voice import Voice
from resarcana_gui.tabletop.tell.voice import sentence

SIGNS = " .:+#*"
"""How the structures stand on the map: none, dwelling, trading house, temple, stronghold, sanctuary."""


def table_text(voice: Voice, view: State) -> str:
    """Return map, round, tiles, and every seat, the viewer last."""
    lines = [*_map(view), *_legend(voice, view), *_centre(voice, view)]
    last = view.viewer if view.viewer >= 0 else view.seats - 1
    for step in range(1, view.seats + 1):
        lines += ["", *seat_text(voice, view, (last + step) % view.seats, numbered=True)]
    return "\n".join(lines)


# ------------------------------------------------------------------------------------------------------------ the map


def _map(view: State) -> Iterator[str]:
    """Yield the rows: for each hex its terrain, and the seat and sign of what stands there; a dash for river."""
    board, at = view.parts.board, 0
    for row, text in enumerate(board.rows):
        shown = []
        for letter in text:
            if letter == "~":
                shown.append("  -  ")
                continue
            shown.append(_hex(view, at))
            at += 1
        yield "   " * (row % 2) + " ".join(f"{each:<6}" for each in shown).rstrip()


def _hex(view: State, at: int) -> str:
    """Return a land hex: its name, the letter of its terrain, who has built what there."""
    built = f"{view.owner[at] + 1}{SIGNS[view.structure[at]]}" if view.structure[at] else " "
    return f"{view.parts.board.names[at]:>3}{LETTERS[view.terrain[at]].lower()}{built}"


def _legend(voice: Voice, view: State) -> Iterator[str]:
    """Yield what the letters and signs of the map mean, and the bridges on it."""
    lands = [f"{LETTERS[land].lower()} {voice.terrain(land)}" for land in range(len(TERRAINS))]
    pieces = [f"{SIGNS[kind]} {voice.structure(kind)}" for kind in range(1, len(STRUCTURES))]
    yield sentence(voice.text("table.legend.terrain", terrains=", ".join(lands)))
    yield sentence(voice.text("table.legend.pieces", pieces=", ".join(pieces)))
    built = [_bridge(voice, view, site) for site, owner in enumerate(view.bridge) if owner != NOBODY]
    if built:
        yield sentence(voice.text("table.bridges", bridges=", ".join(built)))


def _bridge(voice: Voice, view: State, site: int) -> str:
    one, other = (voice.parts.board.names[at] for at in voice.parts.board.sites[site])
    return f"{one}-{other} ({voice.players[view.bridge[site]]})"


# --------------------------------------------------------------------------------------------------------- the middle


def _centre(voice: Voice, view: State) -> Iterator[str]:
    yield ""
    yield sentence(voice.text("table.title", number=view.round) if view.round else voice.text("table.setup"))
    if view.scoring[0] == NONE:
        return
    yield from _scoring(voice, view)
    if view.round:
        yield sentence(voice.text("table.order", who=", ".join(voice.players[seat] for seat in view.order)))
    free = [each.number for each in view.parts.power_actions if not view.used_power >> each.number & 1]
    actions = [action_text(voice, action) for action in free]
    yield sentence(voice.text("table.actions", actions=" | ".join(actions) or voice.text("nothing")))
    if view.round < ROUNDS:
        cards = [_card(voice, view, card) for card in free_cards(view)]
        yield sentence(voice.text("table.cards", cards=" | ".join(cards)))
    orders = [f"{voice.cult(cult)} {_free_spaces(voice, view, cult)}" for cult in range(CULT_COUNT)]
    yield sentence(voice.text("table.orders", spaces=" | ".join(orders)))


def _scoring(voice: Voice, view: State) -> Iterator[str]:
    """Yield what scores in this round, in the next one, and after that."""
    now = max(1, view.round)
    tiles = {number: round_scoring(voice, view.scoring, number) for number in range(now, ROUNDS + 1)}
    yield sentence(voice.text("table.scoring", tile=tiles[now]))
    if now + 1 in tiles:
        yield sentence(voice.text("table.next_scoring", tile=tiles[now + 1]))
    later = [f"{number}: {tile}" for number, tile in tiles.items() if number > now + 1]
    if later:
        yield sentence(voice.text("table.later_scoring", tiles=" | ".join(later)))


def _free_spaces(voice: Voice, view: State, cult: int) -> str:
    """Return the steps that the free order spaces of a cult bring."""
    there = view.spaces[cult * SPACES_OF_CULT : (cult + 1) * SPACES_OF_CULT]
    free = [str(steps) for steps, seat in zip(SPACES, there, strict=True) if seat == NOBODY]
    return ", ".join(free) or voice.text("nothing")


def _card(voice: Voice, view: State, card: int) -> str:
    coins = view.on_card[card]
    told = card_text(voice, card)
    return voice.text("table.coins_on", card=told, coins=voice.number("coins", coins)) if coins else told


# ------------------------------------------------------------------------------------------------------------- a seat


def seat_text(voice: Voice, view: State, seat: int, *, numbered: bool = False) -> Iterator[str]:
    """Yield what a seat has, one sentence each; `numbered`: with its number on the map before its name."""
    if view.faction[seat] == NONE:
        yield sentence(voice.about("table.no_faction", seat))
        return
    who = f"{seat + 1} {voice.players[seat]}" if numbered else voice.players[seat]
    faction, points = voice.faction(view.faction[seat]), voice.number("points", view.points[seat])
    passed = f" ({voice.text('table.passed')})" if view.passed[seat] else ""
    yield sentence(voice.text("table.seat", who=who, faction=faction, points=points) + passed)
    yield from (sentence(each) for each in (_stock(voice, view, seat), _tracks(voice, view, seat)))
    cults = [f"{voice.cult(cult)} {view.cults[seat * CULT_COUNT + cult]}" for cult in range(CULT_COUNT)]
    yield sentence(voice.text("table.cults", cults=", ".join(cults)))
    yield from _built(voice, view, seat)
    yield sentence(voice.text("table.tiles", what=" | ".join(_tiles(voice, view, seat)) or voice.text("nothing")))


def _stock(voice: Voice, view: State, seat: int) -> str:
    stock = voice.amount(Amount(view.coins[seat], view.workers[seat], view.priests[seat]))
    bowls = f"{view.bowl1[seat]}, {view.bowl2[seat]}, {view.bowl3[seat]}"
    return voice.text("table.stock", what=stock, bowls=bowls, keys=voice.number("keys", view.keys[seat]))


def _tracks(voice: Voice, view: State, seat: int) -> str:
    """Return shipping, the price of a spade, and the next income: there is none after the last round."""
    told = [voice.text("table.spade", spade=voice.amount(spade_price(view, seat)))]
    if faction_of(view, seat).ships:
        told.insert(0, voice.text("table.shipping", shipping=view.ship[seat]))
    if view.round < ROUNDS:
        told.append(voice.text("table.income", income=voice.amount(income_of(view, seat))))
    return "; ".join(told)


def _built(voice: Voice, view: State, seat: int) -> Iterator[str]:
    """Yield what a seat has on the map, its towns, and what it can still build."""
    names = view.parts.board.names
    built = [f"{voice.structure(view.structure[at])} {names[at]}" for at in bits(view.own[seat])]
    yield sentence(voice.text("table.structures", what=", ".join(built) or voice.text("nothing")))
    towns = [", ".join(names[at] for at in bits(town)) for town in _towns(view, seat)]
    if towns:
        yield sentence(voice.text("table.towns", towns=" | ".join(towns)))
    left = [f"{voice.structure(kind)} {PIECES[kind] - view.built[seat * KINDS + kind]}" for kind in range(1, KINDS)]
    left.append(voice.plural("table.bridges_left", view.bridges_left[seat]))
    yield sentence(voice.text("table.left", what=", ".join(left)))


def _towns(view: State, seat: int) -> Iterator[int]:
    """Yield the hexes of each town, as sets; towns that have grown together are one."""
    left = sum(1 << at for at in bits(view.own[seat]) if view.town[at])
    while left:
        town = group(view, seat, left & -left)
        yield town
        left &= ~town


def _tiles(voice: Voice, view: State, seat: int) -> Iterator[str]:
    if view.card[seat] != NONE:
        yield card_text(voice, view.card[seat])
    for tile in view.parts.favour_tiles:
        if view.favours[seat] >> tile.number & 1:
            yield favour_text(voice, tile.number)
    count = len(view.parts.town_tiles)
    for number in range(count):
        for _ in range(view.towns[seat * count + number]):
            yield town_text(voice, number)

"""The whole table as text, for a terminal."""

from __future__ import annotations

from collections.abc import Iterator

from resarcana_gui.games.terra_mystica.components.amounts import Amount
from resarcana_gui.games.terra_mystica.components.board import bits
from resarcana_gui.games.terra_mystica.components.words import CULT_COUNT, LETTERS
from resarcana_gui.games.terra_mystica.rules.basics import spade_price
from resarcana_gui.games.terra_mystica.rules.codes import NONE, ROUNDS
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.rules.turns import free_cards
from resarcana_gui.games.terra_mystica.view.tell.component_text import (
    action_text,
    card_text,
    favour_text,
    scoring_text,
    town_text,
)
from resarcana_gui.games.terra_mystica.view.tell.voice import Voice
from resarcana_gui.tabletop.tell.voice import sentence

SIGNS = " .:+#*"
"""How the structures stand on the map: none, dwelling, trading house, temple, stronghold, sanctuary."""


def table_text(voice: Voice, view: State) -> str:
    """Map, round, tiles, and every seat, the viewer last."""
    lines = [*_map(view), *_centre(voice, view)]
    last = view.viewer if view.viewer >= 0 else view.seats - 1
    for step in range(1, view.seats + 1):
        lines += ["", *_seat(voice, view, (last + step) % view.seats)]
    return "\n".join(lines)


def _map(view: State) -> Iterator[str]:
    """The rows: for each hex its terrain, and the seat and sign of what stands there; a dash for river."""
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
    """A land hex: its name, the letter of its terrain, who has built what there."""
    built = f"{view.owner[at] + 1}{SIGNS[view.structure[at]]}" if view.structure[at] else " "
    return f"{view.parts.board.names[at]:>3}{LETTERS[view.terrain[at]].lower()}{built}"


def _centre(voice: Voice, view: State) -> Iterator[str]:
    yield ""
    yield sentence(voice.text("table.title", number=view.round) if view.round else voice.text("table.setup"))
    if view.scoring[0] == NONE:
        return
    now = max(0, view.round - 1)
    yield sentence(voice.text("table.scoring", tile=scoring_text(voice, view.scoring[now])))
    if now + 1 < ROUNDS:
        yield sentence(voice.text("table.next_scoring", tile=scoring_text(voice, view.scoring[now + 1])))
    free = [each.number for each in view.parts.power_actions if not view.used_power >> each.number & 1]
    yield sentence(voice.text("table.actions", actions=" | ".join(action_text(voice, action) for action in free)))
    yield sentence(voice.text("table.cards", cards=" | ".join(_card(voice, view, card) for card in free_cards(view))))


def _card(voice: Voice, view: State, card: int) -> str:
    coins = view.on_card[card]
    told = card_text(voice, card)
    return voice.text("table.coins_on", card=told, coins=voice.number("coins", coins)) if coins else told


def _seat(voice: Voice, view: State, seat: int) -> Iterator[str]:
    if view.faction[seat] == NONE:
        yield sentence(voice.text("table.no_faction", who=voice.players[seat]))
        return
    faction, points = voice.faction(view.faction[seat]), voice.number("points", view.points[seat])
    passed = f" ({voice.text('table.passed')})" if view.passed[seat] else ""
    yield sentence(
        voice.text("table.seat", who=f"{seat + 1} {voice.players[seat]}", faction=faction, points=points) + passed
    )
    stock = voice.amount(Amount(view.coins[seat], view.workers[seat], view.priests[seat]))
    bowls = f"{view.bowl1[seat]}/{view.bowl2[seat]}/{view.bowl3[seat]}"
    cults = "/".join(map(str, view.cults[seat * CULT_COUNT : seat * CULT_COUNT + CULT_COUNT]))
    spade = voice.amount(spade_price(view, seat))
    yield sentence(
        voice.text("table.stock", what=stock, bowls=bowls, cults=cults, shipping=view.ship[seat], spade=spade)
    )
    names = view.parts.board.names
    built = [f"{voice.structure(view.structure[at])} {names[at]}" for at in bits(view.own[seat])]
    yield sentence(voice.text("table.structures", what=", ".join(built) or voice.text("nothing")))
    yield sentence(voice.text("table.tiles", what=" | ".join(_tiles(voice, view, seat)) or voice.text("nothing")))


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

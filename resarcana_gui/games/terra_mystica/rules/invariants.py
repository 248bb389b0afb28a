"""What holds for every table of Terra Mystica: checked by fuzzing, and when saves are loaded."""

from __future__ import annotations

from resarcana_gui.games.terra_mystica.components.board import bits
from resarcana_gui.games.terra_mystica.components.words import BRIDGES, CULT_COUNT, NOTHING, PIECES, PRIESTS, TOP
from resarcana_gui.games.terra_mystica.rules.basics import faction_of, number_built
from resarcana_gui.games.terra_mystica.rules.codes import GAME_OVER, NOBODY, NONE
from resarcana_gui.games.terra_mystica.rules.questions import AskTurn
from resarcana_gui.games.terra_mystica.rules.reaching import occupied
from resarcana_gui.games.terra_mystica.rules.state import State

TOKENS = 12


def faults(state: State) -> list[str]:
    """What is wrong with a table, one sentence each; none when all is well."""
    found = [*_flow_faults(state), *_map_faults(state), *_tile_faults(state)]
    for seat in range(state.seats):
        if state.faction[seat] != NONE:
            found += _stock_faults(state, seat)
            found += _structure_faults(state, seat)
    return found


def _flow_faults(state: State) -> list[str]:
    found: list[str] = []
    if state.stack and state.phase == GAME_OVER:
        found.append("Something is asked after the end.")
    if len(state.stack) > 1:
        found.append("Two questions are open at once.")
    if state.stack and isinstance(state.stack[-1], AskTurn):
        seat = state.stack[-1].seat
        if state.passed[seat] or state.active != seat or state.offers or state.towns_due:
            found.append(f"Seat {seat} is asked for an action and cannot act.")
    return found


def _stock_faults(state: State, seat: int) -> list[str]:
    amounts = (
        state.coins,
        state.workers,
        state.priests,
        state.bowl1,
        state.bowl2,
        state.bowl3,
        state.points,
        state.keys,
    )
    found = [f"Seat {seat} has less than nothing of something." for each in amounts if each[seat] < 0]
    if state.bowl1[seat] + state.bowl2[seat] + state.bowl3[seat] > TOKENS:
        found.append(f"Seat {seat} has more than {TOKENS} power tokens.")
    if state.sent[seat] != state.spaces.count(seat) or state.priests[seat] + state.sent[seat] > PRIESTS:
        found.append(f"The priests of seat {seat} do not come to {PRIESTS}.")
    for cult in range(CULT_COUNT):
        step = state.cults[seat * CULT_COUNT + cult]
        if not 0 <= step <= TOP or (step == TOP) != (state.top[cult] == seat):
            found.append(
                f"Seat {seat} stands on step {step} of cult {cult}, whose last step is with {state.top[cult]}."
            )
    return found


def _structure_faults(state: State, seat: int) -> list[str]:
    own = [at for at, owner in enumerate(state.owner) if owner == seat]
    found = _number_faults(state, seat, own)
    if own != bits(state.own[seat]):
        found.append(f"What seat {seat} has on the map is noted wrongly.")
    if any(state.terrain[at] != faction_of(state, seat).home for at in own):
        found.append(f"Seat {seat} stands on foreign terrain.")
    if state.bridges_left[seat] + state.bridge.count(seat) != BRIDGES:
        found.append(f"The bridges of seat {seat} do not come to {BRIDGES}.")
    return found


def _number_faults(state: State, seat: int, own: list[int]) -> list[str]:
    found: list[str] = []
    for structure in range(1, len(PIECES)):
        standing = sum(state.structure[at] == structure for at in own)
        if standing != number_built(state, seat, structure) or standing > PIECES[structure]:
            found.append(f"Seat {seat} has {standing} structures of kind {structure} on the map.")
    return found


def _map_faults(state: State) -> list[str]:
    found = [
        f"A structure on {state.parts.board.names[at]} belongs to nobody, or nothing to somebody."
        for at, structure in enumerate(state.structure)
        if (structure == NOTHING) != (state.owner[at] == NOBODY)
    ]
    found += _town_faults(state)
    if occupied(state) >> len(state.town) or sum(land.bit_count() for land in state.lands) != len(state.terrain):
        found.append("The map is noted wrongly.")
    return found


def _town_faults(state: State) -> list[str]:
    return [
        f"A town lies on {state.parts.board.names[at]}, where nothing stands."
        for at in range(len(state.town))
        if state.town[at] and state.structure[at] == NOTHING
    ]


def _tile_faults(state: State) -> list[str]:
    parts, found = state.parts, []
    for tile in parts.favour_tiles:
        held = sum(mask >> tile.number & 1 for mask in state.favours)
        if held + state.favour_stock[tile.number] != tile.copies:
            found.append(f"There are not {tile.copies} of {tile.slug}.")
    cards = [card for card in state.card if card != NONE]
    if len(set(cards)) != len(cards) or any(state.on_card[card] == NONE for card in cards):
        found.append("A bonus card is with two seats, or was not in play.")
    return found

"""What must hold at any table that the rules have produced."""

from __future__ import annotations

from collections.abc import Sequence

from resarcana_gui.games.seasons.cards.energies import total, valid
from resarcana_gui.games.seasons.cards.tables import COPIES
from resarcana_gui.games.seasons.rules.basic_moves import limit_of
from resarcana_gui.games.seasons.rules.codes import (
    CHOOSING_DICE,
    GAME_OVER,
    MOST_BONUSES,
    MOST_GAUGE,
    NO_CARD,
    NO_DIE,
    NOBODY,
)
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.rules.turn_questions import AskDie, AskExcess, AskTurn


def faults(state: State) -> list[str]:
    """Return every broken invariant of a truth, one sentence each."""
    found = [*_flow_faults(state), *_copy_faults(state), *_card_faults(state), *_knowledge_faults(state)]
    for seat in range(state.seats):
        found += _seat_faults(state, seat)
    return found


def _flow_faults(state: State) -> list[str]:
    found: list[str] = []
    if bool(state.stack) == (state.phase == GAME_OVER):
        found.append("Something is asked after the end, or nothing before it.")
    if state.phase == GAME_OVER and (state.effects or state.steps):
        found.append("Something still waits after the end.")
    if len({question.seat for question in state.stack}) < len(state.stack):
        found.append("A seat is asked two questions at once.")
    if state.drawn and state.drawer == NOBODY:
        found.append("Cards are drawn by nobody.")
    if state.drawn and any(isinstance(question, AskDie | AskTurn) for question in state.stack):
        found.append("Cards that were drawn are still to be chosen from.")
    without = state.taken.count(NO_DIE)
    playing = CHOOSING_DICE <= state.phase < GAME_OVER
    if playing and (len(state.rolled) != without + 1 or (without > 0 and state.phase > CHOOSING_DICE)):
        found.append(f"{len(state.rolled)} dice lie there, and {without} seats have none.")
    return found


def _seat_faults(state: State, seat: int) -> list[str]:
    found: list[str] = []
    if state.crystals[seat] < 0:
        found.append(f"Seat {seat} has {state.crystals[seat]} crystals.")
    if not 0 <= state.gauge[seat] <= MOST_GAUGE:
        found.append(f"The gauge of seat {seat} is at {state.gauge[seat]}.")
    if not 0 <= state.bonuses[seat] <= MOST_BONUSES:
        found.append(f"Seat {seat} has used {state.bonuses[seat]} bonuses.")
    if not valid(state.reserve[seat]):
        found.append(f"The reserve of seat {seat} holds fewer than no energies.")
    asked = any(isinstance(question, AskExcess) and question.seat == seat for question in state.stack)
    if total(state.reserve[seat]) > limit_of(state, seat) and not asked:
        found.append(f"The reserve of seat {seat} holds more than it can.")
    return found


def _copy_faults(state: State) -> list[str]:
    """Check that every card in play has the owner before whom it lies, and that a card that is not in play is
    straight and empty."""
    found: list[str] = []
    lying = [copy for play in state.play for copy in play]
    if len(set(lying)) < len(lying):
        found.append("A card lies in play twice.")
    for copy, owner in enumerate(state.owner):
        slug = state.cards.copies[copy].slug
        if (owner != NOBODY) != (copy in lying) or (owner != NOBODY and copy not in state.play[owner]):
            found.append(f"{slug} is said to belong to {owner}, and lies elsewhere.")
        if owner == NOBODY and (state.turned[copy] or state.on[copy]):
            found.append(f"{slug} is not in play, and is turned or has energies.")
        if not valid(state.on[copy]):
            found.append(f"{slug} has fewer than no energies.")
    return found


def _card_faults(state: State) -> list[str]:
    """No card is there more than twice, and none is hidden from the truth."""
    counts = [0] * state.cards.count
    found: list[str] = []
    for pile in _piles(state):
        for number in pile:
            if number < 0:
                found.append("A card is hidden from the truth.")
            else:
                counts[number] += 1
    if state.summoning != NO_CARD:
        counts[state.summoning] += 1
    found += [f"{state.cards.cards[at].slug} is there {count} times." for at, count in enumerate(counts) if count > 2]
    return found


def _piles(state: State) -> list[list[int]]:
    found = [state.pile, state.discards, state.drawn]
    for seat in range(state.seats):
        found += [state.hand[seat], state.second[seat], state.third[seat], state.kept[seat], state.pack[seat]]
        found.append([copy // COPIES for copy in state.play[seat]])
    return found


def _knowledge_faults(state: State) -> list[str]:
    """Check that what a seat knows of hidden cards is true."""
    found: list[str] = []
    for viewer in range(state.seats):
        found += [
            f"Seat {viewer} knows of a card in the hand of {seat} that is not there."
            for seat in range(state.seats)
            if not _contains(state.hand[seat], state.seen_hand[viewer * state.seats + seat])
        ]
        if not _contains(state.discards, state.seen_discards[viewer]):
            found.append(f"Seat {viewer} knows of a discarded card that is not there.")
    return found


def _contains(cards: Sequence[int], some: Sequence[int]) -> bool:
    return all(cards.count(card) >= some.count(card) for card in set(some))

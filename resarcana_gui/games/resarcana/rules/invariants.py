"""The invariants of every table of Res Arcana, checked by fuzzing and when saves are loaded."""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.resarcana.cards.essences import GUARDS, covers
from resarcana_gui.games.resarcana.rules import codes
from resarcana_gui.games.resarcana.rules.questions import Question
from resarcana_gui.games.resarcana.rules.round_questions import (
    AskCheck,
    AskCollect,
    AskCurse,
    AskInterest,
    AskTake,
    AskTurn,
)
from resarcana_gui.games.resarcana.rules.setup_questions import AskFirst, AskItem, AskKeep, AskMage, AskPick
from resarcana_gui.games.resarcana.rules.state import State

PLAYING: Final = (codes.COLLECTING, codes.ACTING, codes.CHECKING, codes.CHECKING_NOW)
"""Phases in which questions without a phase of their own are asked."""
ASKED_IN: Final[dict[type[Question], tuple[int, ...]]] = {
    AskFirst: (codes.CHOOSING_FIRST,),
    AskKeep: (codes.DRAFTING,),
    AskPick: (codes.PICKING,),
    AskMage: (codes.CHOOSING_MAGES,),
    AskItem: (codes.CHOOSING_ITEMS,),
    AskTake: (codes.COLLECTING,),
    AskCollect: (codes.COLLECTING,),
    AskInterest: (codes.COLLECTING,),
    AskCurse: (codes.COLLECTING,),
    AskTurn: (codes.ACTING,),
    AskCheck: (codes.CHECKING, codes.CHECKING_NOW),
}


def faults(state: State) -> list[str]:
    """Return what is wrong with a truth, one sentence each; empty when all is well."""
    return [*_essence_faults(state), *_place_faults(state), *_count_faults(state), *_turn_faults(state)]


def _essence_faults(state: State) -> list[str]:
    amounts = [*state.pool, *state.on]
    found = [f"An amount of essences is out of bounds: {amount:#x}." for amount in amounts if not _sound(amount)]
    lying = [number for number in range(state.cards.count) if state.on[number]]
    found += [
        f"Essences lie on {state.cards.components[number].slug}, which is not in play."
        for number in lying
        if state.zone[number] != codes.IN_PLAY
    ]
    return found


def _sound(amount: int) -> bool:
    return 0 <= amount < GUARDS << 1 and amount & GUARDS == 0 and covers(amount, 0)


def _piles(state: State) -> list[tuple[list[int], int, int]]:
    """Return every pile with the zone and owner that its cards must have."""
    nobody = codes.NOBODY
    piles = [
        (state.places, codes.IN_CENTRE, nobody),
        (state.items, codes.IN_SUPPLY, nobody),
        (state.display, codes.ON_DISPLAY, nobody),
        (state.monument_deck, codes.IN_MONUMENT_DECK, nobody),
        (state.face_up, codes.FACE_UP, nobody),
    ]
    for seat in range(state.seats):
        piles += [
            (state.hand[seat], codes.IN_HAND, seat),
            (state.deck[seat], codes.IN_DECK, seat),
            (state.discards[seat], codes.IN_DISCARDS, seat),
            (state.play[seat], codes.IN_PLAY, seat),
            (state.offer[seat], codes.OFFERED, seat),
            (state.packet[seat], codes.OFFERED, seat),
        ]
    return piles


def _place_faults(state: State) -> list[str]:
    """Check that every component is in exactly one place, and that its zone and owner say so."""
    found: list[str] = []
    seen: set[int] = set()
    for pile, zone, owner in _piles(state):
        for number in pile:
            slug = state.cards.components[number].slug
            if number in seen:
                found.append(f"{slug} is in two places.")
            seen.add(number)
            if state.zone[number] != zone or state.owner[number] != owner:
                found.append(f"{slug} lies in {codes.ZONES[zone]} of {owner} and is said to be elsewhere.")
    found += [
        f"{state.cards.components[number].slug} is said to be in {codes.ZONES[state.zone[number]]} and lies nowhere."
        for number in range(state.cards.count)
        if number not in seen and state.zone[number] != codes.AWAY
    ]
    return found


def _count_faults(state: State) -> list[str]:
    """Check that, once the game is under way, nothing comes from the box or returns to it."""
    if state.phase not in (codes.COLLECTING, codes.ACTING, codes.CHECKING, codes.CHECKING_NOW, codes.GAME_OVER):
        return []
    cards = state.cards
    found: list[str] = []
    if sum(state.zone[item] != codes.AWAY for item in cards.items) != len(cards.items):
        found.append("A magic item is missing.")
    for seat in range(state.seats):
        mages = sum(number in cards.mages for number in state.play[seat])
        items = sum(number in cards.items for number in state.play[seat])
        if (mages, items) != (1, 1):
            found.append(f"Seat {seat} has {mages} mages and {items} magic items.")
    return found


def _turn_faults(state: State) -> list[str]:
    found = [
        f"{state.cards.components[number].slug} is turned and not in play."
        for number in range(state.cards.count)
        if state.turned[number] and state.zone[number] != codes.IN_PLAY
    ]
    if bool(state.stack) == (state.phase == codes.GAME_OVER):
        found.append("Something is asked after the end, or nothing before it.")
    if len(state.stack) > 1:
        found.append("Two questions are open at once.")
    found += [
        f"The question {question.KIND} is not asked in the phase {codes.PHASES[state.phase]}."
        for question in state.stack
        if state.phase not in ASKED_IN.get(type(question), PLAYING)
    ]
    if state.phase == codes.ACTING and state.stack and isinstance(state.stack[-1], AskTurn):
        seat = state.stack[-1].seat
        if state.passed[seat] or state.active != seat:
            found.append(f"Seat {seat} is asked for an action and cannot act.")
    return found

"""The engine from outside: start a table, look at it as plain data. docs/engine.md shows how to use it.

Everything here speaks in names and JSON-like data; nothing hidden is shown to a seat that does not see it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from resarcana_gui.games.seasons.cards.loader import load_cards
from resarcana_gui.games.seasons.rules.codes import DIE_NAMES, FACE_NAMES, LEVELS
from resarcana_gui.games.seasons.rules.game import Seasons
from resarcana_gui.games.seasons.rules.scoring import score_sheet
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.rules.state_data import copy_name, names, seat_data, table
from resarcana_gui.games.seasons.rules.turn_questions import AskTurn
from resarcana_gui.kernel.chance import Chance
from resarcana_gui.kernel.session import Session
from resarcana_gui.kernel.state import EVERYONE
from resarcana_gui.kernel.state import State as KernelState

__all__ = ["as_scenario", "points", "seasons", "start", "table"]


@cache
def seasons(cards: Path | None = None) -> Seasons:
    """Return the game, with its own cards or those of another card file. Raises ComponentFileError, OSError."""
    return Seasons(load_cards(cards))


def start(seed: Chance | int | str = 0, *, scenario: Mapping[str, object] | None = None, **options: object) -> Session:
    """Return a new table: dealt as the options say, or as a scenario describes it. Raises OptionsError."""
    told = options if scenario is None else {**options, "scenario": scenario}
    return Session.start(seasons(), told, seed)


def points(state: KernelState, seat: int) -> list[tuple[str, int]]:
    """Return the parts of a seat's points if the game ended now: "crystals", "hand" and "bonuses", and each card in
    play with its prestige and its points for the end of the game. A seat sees only its own hand, but everybody sees
    how many cards the others hold."""
    assert isinstance(state, State)
    crystals, cards, hand, bonuses = score_sheet(state, seat)
    listed = [(copy_name(state, copy), number) for copy, number in cards]
    return [("crystals", crystals), *listed, ("hand", hand), ("bonuses", bonuses)]


def as_scenario(state: KernelState) -> dict[str, object]:
    """Return the scenario of a truth in which it is somebody's turn, so that it can be begun from again. What seats
    remember of cards they have seen before is not part of it. Raises ValueError for views and other questions."""
    assert isinstance(state, State)
    if state.viewer != EVERYONE or not state.stack or not isinstance(state.stack[-1], AskTurn):
        raise ValueError("Only a truth in which it is somebody's turn can be described as a scenario.")
    return {
        "level": LEVELS[state.options.level],
        "phase": "turn",
        "p": state.p,
        "reached": state.reached,
        "round": state.round,
        "first": state.first,
        "active": state.active,
        "may_crystallise": state.may_crystallise,
        "bonus_worth": state.bonus_worth,
        "dice": [DIE_NAMES[die] for die in state.dice],
        "rolled": [FACE_NAMES[face] for face in state.rolled],
        "pile": names(state, state.pile),
        "discards": names(state, state.discards),
        "seats": [_seat_scenario(state, seat) for seat in range(state.seats)],
    }


def _seat_scenario(state: State, seat: int) -> dict[str, object]:
    data = seat_data(state, seat)
    kept = ("hand", "library_2", "library_3", "play", "reserve", "crystals", "gauge", "bonuses", "die")
    return {key: data[key] for key in kept}

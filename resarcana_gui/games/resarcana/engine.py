"""The engine from outside: start a table, look at it as plain data. docs/engine.md shows how to use it.

Everything here speaks in names and JSON-like data; nothing hidden is shown to a seat that does not see it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from resarcana_gui.games.resarcana.cards.loader import load_cards
from resarcana_gui.games.resarcana.rules.codes import ZONES
from resarcana_gui.games.resarcana.rules.game import ResArcana
from resarcana_gui.games.resarcana.rules.round_questions import AskTurn
from resarcana_gui.games.resarcana.rules.scoring import score_sheet
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.rules.state_data import in_play, name, names, seat_data, seat_or_none, table
from resarcana_gui.kernel.chance import Chance
from resarcana_gui.kernel.session import Session
from resarcana_gui.kernel.state import EVERYONE
from resarcana_gui.kernel.state import State as KernelState

__all__ = ["as_scenario", "component", "points", "resarcana", "start", "table"]


@cache
def resarcana(cards: Path | None = None) -> ResArcana:
    """Return the game, with its own components or those of another card file. Raises ComponentFileError, OSError."""
    return ResArcana(load_cards(cards))


def start(seed: Chance | int | str = 0, *, scenario: Mapping[str, object] | None = None, **options: object) -> Session:
    """Return a new table, dealt as the options say, or as a scenario describes it. Raises OptionsError."""
    told = options if scenario is None else {**options, "scenario": scenario}
    return Session.start(resarcana(), told, seed)


def component(state: KernelState, slug: str) -> dict[str, object]:
    """Return where one component is, and what lies on it. Raises KeyError for an unknown slug."""
    assert isinstance(state, State)
    number = state.cards.numbers[slug]
    zone, owner = ZONES[state.zone[number]], seat_or_none(state.owner[number])
    return {**in_play(state, number), "zone": zone, "owner": owner}


def points(state: KernelState, seat: int) -> list[tuple[str, int]]:
    """Return what a seat's points are made of; "token" stands for the First Player token."""
    assert isinstance(state, State)
    sheet = score_sheet(state, seat)
    return [(name(state, number) or "token", number_of_points) for number, number_of_points in sheet]


def as_scenario(state: KernelState) -> dict[str, object]:
    """Return the scenario of a truth in which it is somebody's turn, from which it can be started again. What seats
    remember of cards they have seen before is not part of it. Raises ValueError for views and other questions."""
    assert isinstance(state, State)
    if state.viewer != EVERYONE or not state.stack or not isinstance(state.stack[-1], AskTurn):
        raise ValueError("Only a truth in which it is somebody's turn can be described as a scenario.")
    told = {
        "seats": [_seat_scenario(state, seat) for seat in range(state.seats)],
        "places": names(state, state.places),
        "monuments": {"display": names(state, state.display), "deck": names(state, state.monument_deck)},
        "first": state.token,
        "round": state.round,
        "phase": "actions",
        "active": state.active,
    }
    return {**told, "token": state.token} if state.token_taken else told


def _seat_scenario(state: State, seat: int) -> dict[str, object]:
    data = seat_data(state, seat)
    kept = ("mage", "item", "pool", "passed", "hand", "deck", "discards", "play")
    return {key: data[key] for key in kept}

"""The engine from outside: start a table, look at it as plain data. docs/engine.md shows how to use it.

Everything here speaks in names and JSON-like data; nothing hidden is shown to a seat that does not see it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from resarcana_gui.games.resarcana.cards import essences
from resarcana_gui.games.resarcana.cards.loader import load_cards
from resarcana_gui.games.resarcana.rules.codes import NOBODY, PHASES, ZONES
from resarcana_gui.games.resarcana.rules.game import ResArcana
from resarcana_gui.games.resarcana.rules.round_questions import AskTurn
from resarcana_gui.games.resarcana.rules.scoring import points_of, score_sheet
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.rules.turns import item_of
from resarcana_gui.kernel.chance import Chance
from resarcana_gui.kernel.session import Session
from resarcana_gui.kernel.state import EVERYONE
from resarcana_gui.kernel.state import State as KernelState


@cache
def resarcana(cards: Path | None = None) -> ResArcana:
    """The game, with its own components or those of another card file. Raises CardsError, OSError."""
    return ResArcana(load_cards(cards))


def start(seed: Chance | int | str = 0, *, scenario: Mapping[str, object] | None = None, **options: object) -> Session:
    """A new table: dealt as the options say, or as a scenario describes it. Raises OptionsError."""
    told = options if scenario is None else {**options, "scenario": scenario}
    return Session.start(resarcana(), told, seed)


def table(state: KernelState) -> dict[str, object]:
    """What a state shows, as plain data: the truth, or what a seat sees. None stands for a card one cannot see.
    Points are what a victory check would count now, the First Player token included."""
    assert isinstance(state, State)
    return {
        "game": state.game_number,
        "wins": list(state.wins),
        "round": state.round,
        "phase": PHASES[state.phase],
        "active": _seat(state.active),
        "token": _seat(state.token),
        "token_taken": state.token_taken,
        "places": _names(state, state.places),
        "monuments": {"display": _names(state, state.display), "deck": _names(state, state.monument_deck)},
        "items": _names(state, state.items),
        "face_up": _names(state, state.face_up),
        "seats": [_seat_data(state, seat) for seat in range(state.seats)],
        "winners": [seat for seat in range(state.seats) if state.winners >> seat & 1],
    }


def component(state: KernelState, slug: str) -> dict[str, object]:
    """Where one component is, and what lies on it. Raises KeyError for a slug that there is not."""
    assert isinstance(state, State)
    number = state.cards.numbers[slug]
    zone, owner = ZONES[state.zone[number]], _seat(state.owner[number])
    return {**_in_play(state, number), "zone": zone, "owner": owner}


def points(state: KernelState, seat: int) -> list[tuple[str, int]]:
    """What a seat's points are made of; "token" stands for the First Player token."""
    assert isinstance(state, State)
    sheet = score_sheet(state, seat)
    return [(_name(state, number) or "token", number_of_points) for number, number_of_points in sheet]


def as_scenario(state: KernelState) -> dict[str, object]:
    """The scenario of a truth in which it is somebody's turn, so that it can be begun from again. What seats remember
    of cards they have seen before is not part of it. Raises ValueError for views and other questions."""
    assert isinstance(state, State)
    if state.viewer != EVERYONE or not state.stack or not isinstance(state.stack[-1], AskTurn):
        raise ValueError("Only a truth in which it is somebody's turn can be described as a scenario.")
    told = {
        "seats": [_seat_scenario(state, seat) for seat in range(state.seats)],
        "places": _names(state, state.places),
        "monuments": {"display": _names(state, state.display), "deck": _names(state, state.monument_deck)},
        "first": state.token,
        "round": state.round,
        "phase": "actions",
        "active": state.active,
    }
    return {**told, "token": state.token} if state.token_taken else told


def _seat_scenario(state: State, seat: int) -> dict[str, object]:
    data = _seat_data(state, seat)
    kept = ("mage", "item", "pool", "passed", "hand", "deck", "discards", "play")
    return {key: data[key] for key in kept}


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _names(state: State, numbers: list[int]) -> list[str | None]:
    return [_name(state, number) for number in numbers]


def _name(state: State, number: int) -> str | None:
    return state.cards.components[number].slug if number >= 0 else None


def _seat_data(state: State, seat: int) -> dict[str, object]:
    return {
        "mage": _name(state, state.chosen[seat]),
        "mages": _names(state, state.offer[seat]),
        "packet": _names(state, state.packet[seat]),
        "item": _name(state, item_of(state, seat)),
        "pool": essences.text(state.pool[seat]),
        "points": points_of(state, seat),
        "passed": state.passed[seat],
        "hand": _names(state, state.hand[seat]),
        "deck": _names(state, state.deck[seat]),
        "discards": _names(state, state.discards[seat]),
        "play": [_in_play(state, number) for number in state.play[seat]],
    }


def _in_play(state: State, number: int) -> dict[str, object]:
    return {
        "component": _name(state, number),
        "essences": essences.text(state.on[number]),
        "turned": state.turned[number],
    }

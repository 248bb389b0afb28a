"""What a state shows, as plain data with the components' own names, for readers outside the program."""

from __future__ import annotations

from resarcana_gui.games.resarcana.cards import essences
from resarcana_gui.games.resarcana.rules.codes import NOBODY, PHASES
from resarcana_gui.games.resarcana.rules.scoring import points_of
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.rules.turns import item_of
from resarcana_gui.kernel.state import State as KernelState


def table(state: KernelState) -> dict[str, object]:
    """Return what a state shows, as plain data: the truth, or what a seat sees. None stands for a card that is
    hidden. Points are those that a victory check would count now, including the First Player token."""
    assert isinstance(state, State)
    return {
        "game": state.game_number,
        "wins": list(state.wins),
        "round": state.round,
        "phase": PHASES[state.phase],
        "active": seat_or_none(state.active),
        "token": seat_or_none(state.token),
        "token_taken": state.token_taken,
        "places": names(state, state.places),
        "monuments": {"display": names(state, state.display), "deck": names(state, state.monument_deck)},
        "items": names(state, state.items),
        "face_up": names(state, state.face_up),
        "seats": [seat_data(state, seat) for seat in range(state.seats)],
        "winners": [seat for seat in range(state.seats) if state.winners >> seat & 1],
    }


def seat_or_none(seat: int) -> int | None:
    """Return a seat; None for nobody."""
    return None if seat == NOBODY else seat


def names(state: State, numbers: list[int]) -> list[str | None]:
    """Return the names of these components, None for each that is hidden."""
    return [name(state, number) for number in numbers]


def name(state: State, number: int) -> str | None:
    """Return a component's name in cards.yaml; None for no component, and for a hidden one."""
    return state.cards.components[number].slug if number >= 0 else None


def seat_data(state: State, seat: int) -> dict[str, object]:
    """Return what lies before a seat, and what it holds."""
    return {
        "mage": name(state, state.chosen[seat]),
        "mages": names(state, state.offer[seat]),
        "packet": names(state, state.packet[seat]),
        "item": name(state, item_of(state, seat)),
        "pool": essences.text(state.pool[seat]),
        "points": points_of(state, seat),
        "passed": state.passed[seat],
        "hand": names(state, state.hand[seat]),
        "deck": names(state, state.deck[seat]),
        "discards": names(state, state.discards[seat]),
        "play": [in_play(state, number) for number in state.play[seat]],
    }


def in_play(state: State, number: int) -> dict[str, object]:
    """Return a component on the table, and what lies on it."""
    return {
        "component": name(state, number),
        "essences": essences.text(state.on[number]),
        "turned": state.turned[number],
    }

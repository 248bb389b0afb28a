"""A table as plain data, for scripts and for readers outside the program."""

from __future__ import annotations

from resarcana_gui.games.seasons.cards.energies import text
from resarcana_gui.games.seasons.cards.tables import COPIES, SEASONS
from resarcana_gui.games.seasons.rules.codes import (
    DIE_NAMES,
    FACE_NAMES,
    LEVELS,
    NO_CARD,
    NOBODY,
    PHASES,
    season_of,
    space_of,
    year_of,
)
from resarcana_gui.games.seasons.rules.scoring import points_of
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.kernel.state import State as KernelState


def table(state: KernelState) -> dict[str, object]:
    """Return what a state shows, as plain data: the truth, or what a seat sees. None stands for a card one cannot
    see."""
    assert isinstance(state, State)
    return {
        "level": LEVELS[state.options.level],
        "phase": PHASES[state.phase],
        "round": state.round,
        "p": state.p,
        "year": year_of(state.p),
        "space": space_of(state.p),
        "season": SEASONS[season_of(state.p)],
        "first": seat_or_none(state.first),
        "active": seat_or_none(state.active),
        "may_crystallise": state.may_crystallise,
        "dice": [DIE_NAMES[die] for die in state.dice],
        "rolled": [FACE_NAMES[face] for face in state.rolled],
        "pile": names(state, state.pile),
        "discards": names(state, state.discards),
        "drawn": names(state, state.drawn),
        "drawer": seat_or_none(state.drawer),
        "summoning": name(state, state.summoning),
        "seats": [seat_data(state, seat) for seat in range(state.seats)],
        "winners": [seat for seat in range(state.seats) if state.winners >> seat & 1],
    }


def seat_or_none(seat: int) -> int | None:
    """Return a seat; None for nobody."""
    return None if seat == NOBODY else seat


def name(state: State, number: int) -> str | None:
    """Return a card's id; None for none, or one that one cannot see."""
    return state.cards.cards[number].slug if number >= 0 else None


def names(state: State, numbers: list[int]) -> list[str | None]:
    """Return the ids of cards, None for each that one cannot see."""
    return [name(state, number) for number in numbers]


def copy_name(state: State, copy: int) -> str:
    """Return the name of a card in play: its id, for the second copy with _2."""
    slug = state.cards.copies[copy].slug
    return slug if copy % COPIES == 0 else f"{slug}_{COPIES}"


def in_play(state: State, copy: int) -> dict[str, object]:
    """Return a card in play, whether it is turned, and what lies on it."""
    return {"card": copy_name(state, copy), "turned": state.turned[copy], "energies": text(state.on[copy])}


def seat_data(state: State, seat: int) -> dict[str, object]:
    """Return everything that belongs to a seat, as plain data."""
    return {
        "crystals": state.crystals[seat],
        "gauge": state.gauge[seat],
        "bonuses": state.bonuses[seat],
        "reserve": text(state.reserve[seat]),
        "die": None if state.taken[seat] < 0 else FACE_NAMES[state.taken[seat]],
        "play": [in_play(state, copy) for copy in state.play[seat]],
        "hand": names(state, state.hand[seat]),
        "library_2": names(state, state.second[seat]),
        "library_3": names(state, state.third[seat]),
        "kept": names(state, state.kept[seat]),
        "pack": names(state, state.pack[seat]),
        "points": points_of(state, seat),
    }


def copy_names(slugs: list[str]) -> dict[int, str]:
    """Return the names of all cards in play that there can be, by copy; none for NO_CARD."""
    found = {NO_CARD: "none"}
    for number, slug in enumerate(slugs):
        found[number * COPIES] = slug
        found[number * COPIES + 1] = f"{slug}_{COPIES}"
    return found

"""Laws that hold in every game, whatever is answered."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from resarcana_gui.games.terra_mystica.components.words import PIECES, PRIESTS
from resarcana_gui.games.terra_mystica.engine import start, terra_mystica
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.rules.stock_events import PowerBurned
from resarcana_gui.kernel.session import Session

ANSWERS = st.lists(st.integers(0, 10**6), min_size=40, max_size=120)
SETUPS = st.sampled_from(["standard", "first", "colours"])
FEW = settings(max_examples=12)


def played(session: Session, numbers: list[int]) -> State:
    """A game with answers by number, actions before free things so that it gets far."""
    for number in numbers:
        answers: Any = [each for each in session.legal() if each.KIND not in ("convert", "burn")] or session.legal()
        if not answers:
            break
        session.submit(answers[number % len(answers)])
    assert isinstance(session.state, State)
    return session.state


@FEW
@given(st.integers(0, 10**6), st.integers(2, 5), SETUPS, ANSWERS)
def test_invariants_hold_and_power_is_only_lost_by_burning(
    seed: int, seats: int, setup: str, numbers: list[int]
) -> None:
    session = start(seed, seats=seats, setup=setup)
    state = played(session, numbers)
    assert not terra_mystica().faults(state)
    for seat in (seat for seat in range(seats) if state.faction[seat] >= 0):
        burned = sum(each.number for each in session.events if isinstance(each, PowerBurned) and each.seat == seat)
        assert state.bowl1[seat] + state.bowl2[seat] + state.bowl3[seat] + burned == 12


@FEW
@given(st.integers(0, 10**6), st.integers(2, 5), ANSWERS)
def test_pieces_on_the_map_and_in_the_supply_stay_the_same_and_nobody_stands_on_foreign_terrain(
    seed: int, seats: int, numbers: list[int]
) -> None:
    state = played(start(seed, seats=seats), numbers)
    for seat in (seat for seat in range(seats) if state.faction[seat] >= 0):
        own = [at for at, owner in enumerate(state.owner) if owner == seat]
        home = state.parts.factions[state.faction[seat]].home
        assert all(state.terrain[at] == home for at in own)
        for kind in range(1, 6):
            standing = sum(state.structure[at] == kind for at in own)
            assert standing == state.built[seat * 6 + kind] <= PIECES[kind]
        assert state.priests[seat] + state.spaces.count(seat) <= PRIESTS
        assert state.bridges_left[seat] == 3 - state.bridge.count(seat)


@FEW
@given(st.integers(0, 10**6), st.integers(2, 5), ANSWERS)
def test_what_is_reached_is_noted_as_it_would_be_found_anew(seed: int, seats: int, numbers: list[int]) -> None:
    state = played(start(seed, seats=seats), numbers)
    board = state.parts.board
    for seat in (seat for seat in range(seats) if state.faction[seat] >= 0):
        ships, reached = state.parts.factions[state.faction[seat]].ships, 0
        for at in (at for at, owner in enumerate(state.owner) if owner == seat):
            reached |= state.near[at] | (board.by_ship[state.ship[seat]][at] if ships else 0)
        assert state.reach[seat] == reached

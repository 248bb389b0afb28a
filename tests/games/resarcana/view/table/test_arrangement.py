"""Where every card lies."""

from __future__ import annotations

from itertools import pairwise

import pytest

from resarcana_gui.games.resarcana.engine import start
from resarcana_gui.games.resarcana.rules.codes import ACTING, COLLECTING
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.geometry.areas import areas
from resarcana_gui.games.resarcana.view.geometry.arrangement import arrange
from resarcana_gui.games.resarcana.view.geometry.table_lines import Canvas
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.viewport import CANVAS
from resarcana_gui.tabletop.geometry.placements import Placement
from tests.for_each import for_each

NAMED = 0.5
"""As much of a card is always seen: while everybody collects, the hand sinks below the edge."""


def box_of(placement: Placement) -> Box:
    """The upright box around a card at a spot; a hand's tilt is small and left out."""
    width, height = placement.width, placement.width * placement.shape
    if placement.angle == 90.0:
        width, height = height, width
    return Box(placement.x - width / 2, placement.y - height / 2, width, height)


def a_game(seats: int, seed: int, moves: int, setup: str = "standard") -> State:
    """A table after some random moves."""
    session, dice = start(seed, seats=seats, setup=setup), Dice(seed)
    for _ in range(moves):
        if session.pending is None:
            break
        legal = session.legal()
        session.submit(legal[dice.below(len(legal))])
    assert isinstance(session.state, State)
    return session.state


@for_each("seats", [2, 3, 4])
@for_each("moves", [0, 3, 40, 120, 300])
def test_every_card_lies_on_the_canvas(seats: int, moves: int) -> None:
    state = a_game(seats, seats + moves, moves)
    for home in range(seats):
        for placement in arrange(state, areas(seats, home)).values():
            box = box_of(placement)
            assert box.left >= 0 and box.right <= CANVAS[0]
            assert box.top >= 0 and box.top + NAMED * box.h <= CANVAS[1] + 1


@pytest.mark.parametrize("setup", ["standard", "draft", "first", "match"])
def test_what_lies_open_has_a_spot(setup: str) -> None:
    state = a_game(2, 5, 60, setup)
    placements = arrange(state, areas(2, 0))
    open_cards = [*state.places, *state.display, *state.items, *state.play[0], *state.play[1], *state.hand[0]]
    assert set(open_cards) <= set(placements)


def test_the_hand_sinks_while_everybody_collects_and_comes_back() -> None:
    state = a_game(2, 3, 30)
    state.phase = ACTING
    before = arrange(state, areas(2, 0))
    assert all(box_of(before[card]).bottom <= CANVAS[1] + 1 for card in state.hand[0])
    state.phase = COLLECTING
    sunk = arrange(state, areas(2, 0))
    assert state.hand[0] and all(sunk[card].y > before[card].y for card in state.hand[0])


@for_each("count", [5, 6, 8, 11])
@for_each("small", [False, True])
def test_no_card_of_a_full_hand_covers_the_name_of_another(count: int, small: bool) -> None:
    state, table = a_game(2, 3, 30), areas(2, 0, canvas=Canvas(small=small))
    elsewhere = arrange(state, table)
    state.phase = ACTING
    state.hand[0] = [card for card in state.cards.artifacts if card not in elsewhere][:count]
    placements = arrange(state, table)
    held = [placements[card].box() for card in state.hand[0]]
    assert len(held) == count and all(after.left >= before.right - 0.01 for before, after in pairwise(held))
    assert held[0].left >= table.hand.left - 1 and held[-1].right <= table.hand.right + 1


def test_a_rival_s_hand_has_none() -> None:
    state = a_game(2, 3, 30)
    view = state.clone()
    assert not set(view.hand[1]) & set(arrange(view, areas(2, 0)))


def test_turning_a_card_moves_no_other() -> None:
    state = a_game(2, 8, 80)
    straight = state.clone()
    for card in state.play[0]:
        state.turned[card], straight.turned[card] = True, False
    lying, standing = arrange(state, areas(2, 0)), arrange(straight, areas(2, 0))
    for card in state.play[0]:
        assert lying[card].at == standing[card].at
        assert (lying[card].angle, standing[card].angle) == (90.0, 0.0)


def test_the_discard_pile_shows_its_last_card_on_top() -> None:
    state = a_game(2, 11, 200)
    state.discards[0] = [1, 2, 3]
    placements = arrange(state, areas(2, 0))
    assert placements[3].z > placements[2].z > placements[1].z
    assert placements[1].at == areas(2, 0).corner.discards.center

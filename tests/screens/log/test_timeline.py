from __future__ import annotations

import pytest

from resarcana_gui.screens.log.match_log import Timeline, Turn

LINE = Timeline([Turn(1, 1, "Ada"), Turn(3, 1, "Circe"), Turn(4, 2, "Ada"), Turn(8, 3, "Circe")], 9)


@pytest.mark.parametrize(("at", "name"), [(0, None), (1, "Ada"), (2, "Ada"), (3, "Circe"), (7, "Ada"), (9, "Circe")])
def test_a_position_belongs_to_the_turn_that_began_before_it(at: int, name: str | None) -> None:
    turn = LINE.turn(at)
    assert (turn.name if turn is not None else None) == name


@pytest.mark.parametrize(("at", "earlier"), [(None, 8), (9, 8), (8, 4), (5, 4), (4, 3), (1, 0), (0, 0)])
def test_earlier_is_the_beginning_of_a_turn(at: int | None, earlier: int) -> None:
    assert LINE.earlier(at) == earlier


@pytest.mark.parametrize(("at", "later"), [(0, 1), (1, 3), (5, 8), (8, None), (None, None)])
def test_later_is_the_beginning_of_a_turn_or_now(at: int | None, later: int | None) -> None:
    assert LINE.later(at) == later


def test_the_last_position_is_now() -> None:
    assert LINE.clamped(9) is None and LINE.clamped(8) == 8 and LINE.clamped(-1) == 0
    assert Timeline([Turn(0, 1, "Ada")], 0).later(None) is None


def test_rounds_begin_with_their_first_turn() -> None:
    assert list(LINE.rounds()) == [(1, 1), (2, 4), (3, 8)]


def test_a_game_without_turns_has_a_start_only() -> None:
    empty = Timeline()
    assert empty.earlier(None) == 0 and empty.later(None) is None and empty.turn(0) is None

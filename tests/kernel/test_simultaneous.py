from __future__ import annotations

from resarcana_gui.kernel.simultaneous import open_questions, open_to
from tests.toy.records import Bid, Stake, Turn, Which


def test_of_a_stack_only_the_top_is_open_unless_it_is_asked_together() -> None:
    assert open_questions([Turn(0), Which(0)]) == [Which(0)]
    assert open_questions([Turn(0), Turn(1)]) == [Turn(1)]
    assert open_questions([]) == []


def test_what_is_asked_together_is_open_together_and_nothing_below_it() -> None:
    stack = [Stake(3), Turn(0), Stake(2), Stake(1), Stake(0)]
    assert open_questions(stack) == [Stake(0), Stake(1), Stake(2)]


def test_a_seat_finds_its_own_question() -> None:
    stack = [Bid(3, 4), Stake(2), Stake(1)]
    assert open_to(stack, 2) == Stake(2)
    assert open_to(stack, 3) is None

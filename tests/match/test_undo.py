from __future__ import annotations

import pytest

from resarcana_gui.match.errors import UndoError
from resarcana_gui.match.match import Match
from resarcana_gui.match.seat import Seat
from resarcana_gui.match.undo import OTHER_SEAT, OVER, REVEALED, START
from tests.match.stall import finished, machines, say, stall
from tests.toy.records import DRAW, PAY, SELL, SHOW


def ready_to_sell() -> Match:
    """Both have drawn a card."""
    match = stall(cards=4)
    say(match, DRAW)
    say(match, DRAW)
    return match


def facts(match: Match) -> dict[str, object]:
    return dict(match.history.state().facts())


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    state = stall().undo_state()
    assert (state.possible, state.stop) == (False, START)


def test_a_drawn_card_cannot_be_put_back() -> None:
    match = stall()
    say(match, DRAW)
    assert match.undo_state().points == ()
    assert match.undo_state().stop == REVEALED
    with pytest.raises(UndoError, match=REVEALED):
        match.undo()


def test_cancelling_in_the_middle_of_an_action_restores_its_start() -> None:
    match = ready_to_sell()
    before = facts(match)
    say(match, SELL)
    say(match, SHOW)
    assert match.in_action()
    assert match.undo() == 2
    assert not match.in_action()
    assert facts(match) == before == dict(match._session.state.facts())


def test_another_seat_s_answer_cannot_be_taken_back() -> None:
    match = ready_to_sell()
    for kind in (SELL, SHOW, PAY):
        say(match, kind)
    state = match.undo_state()
    assert (state.points, state.stop) == ((4,), OTHER_SEAT), "the buyer may think again, the seller may not"


def test_several_actions_of_one_seat_can_be_taken_back_one_by_one_or_at_once() -> None:
    match = ready_to_sell()
    for kind in (SELL, SHOW, PAY):
        say(match, kind)
    assert match.undo_state().points == (4,)
    say(match, SELL)
    assert match.undo_state().points == (4, 5)
    assert match.undo() == 5
    assert match.undo(4) == 4
    assert match.undo_state().stop == OTHER_SEAT


def test_undo_goes_only_where_it_may() -> None:
    match = ready_to_sell()
    say(match, SELL)
    for nowhere in (0, 1, 3, -1):
        with pytest.raises(UndoError):
            match.undo(nowhere)
    assert len(match.history.steps) == 3


def test_a_finished_game_stays_finished() -> None:
    match = finished()
    assert (match.undo_state().points, match.undo_state().stop) == ((), OVER)
    with pytest.raises(UndoError, match=OVER):
        match.undo()


def test_the_game_goes_on_after_an_undo_with_the_same_chance() -> None:
    match = ready_to_sell()
    mark = match._session.chance.mark()
    say(match, SELL)
    match.undo()
    assert match._session.chance.mark() == mark
    for kind in (SELL, SHOW, PAY):
        say(match, kind)
    assert [step.opens for step in match.history.steps] == [True, True, True, False, False]
    assert dict(match._session.state.facts()) == facts(match)


def test_what_a_machine_did_stands() -> None:
    match = stall([Seat("Ana"), *machines(1)], cards=2)
    for _ in range(2):
        match.submit(match.legal()[0])
    while match.history.steps[-1].seat == 0 or match.history.steps[-1].reveals():
        match.submit(match.legal()[0])
    assert (match.undo_state().points, match.undo_state().stop) == ((), OTHER_SEAT)

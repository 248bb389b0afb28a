from __future__ import annotations

import pytest

from resarcana_gui.agents.agent import Agent, Budget
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.game import OptionsError
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.refusal import Refused
from resarcana_gui.kernel.state import State
from resarcana_gui.match.errors import AgentError, MatchTooLongError
from resarcana_gui.match.match import Match
from resarcana_gui.match.play import play_out
from resarcana_gui.match.seat import Seat
from resarcana_gui.match.statistics import statistics
from tests.match.stall import BUDGET, TOY, finished, machines, people, say, stall
from tests.toy.records import DRAW, PAY, SELL, SHOW, Say


class Confused(Agent):
    def choose(self, view: State, pending: Pending, budget: Budget) -> Command:
        return Say(PAY, pending.seat, 0, 77)


def test_a_match_has_a_seat_for_every_player() -> None:
    assert [seat.name for seat in stall(people(3)).seats] == ["Ana", "Ben", "Cleo"]
    with pytest.raises(OptionsError, match="The table has 4 seats, but there are 3 players"):
        Match.start(TOY, {"seats": 4}, people(3), 1)


def test_the_asked_seat_is_the_one_the_question_names() -> None:
    match = stall()
    assert match.pending is not None
    assert match.asked is match.seats[match.pending.seat]


def test_a_refused_command_changes_nothing_and_is_not_in_the_history() -> None:
    match = stall()
    command = Say(PAY, 0, 0, 9)
    refusal = match.refusal(command)
    assert refusal is not None and refusal.code in {"not_now", "not_asked"}
    with pytest.raises(Refused):
        match.submit(command)
    assert match.history.steps == []


def test_all_answers_from_one_turn_to_the_next_are_one_action() -> None:
    match = stall(cards=4)
    for _ in range(2):
        say(match, DRAW)
    say(match, SELL)
    assert match.in_action()
    say(match, SHOW)
    say(match, PAY)
    assert not match.in_action()
    seller, draws = match.actions()[2], match.actions()[:2]
    assert [len(action.steps) for action in draws] == [1, 1]
    assert (seller.seat, seller.start, len(seller.steps)) == (draws[0].seat, 2, 3)
    assert seller.events == [event for step in match.history.steps[2:] for event in step.events]


def test_machines_play_to_the_end() -> None:
    match = finished(seats=4)
    assert match.outcome is not None and match.asked is None and match.pending is None
    assert sum(match.outcome.points) == sum(range(10))


def test_machines_stop_where_a_person_is_asked() -> None:
    match = stall([Seat("Ana"), *machines(1)], seed=3)
    play_out(match, BUDGET)
    assert match.asked is not None and match.asked.is_human
    assert play_out(match, BUDGET) == 0


def test_a_game_that_does_not_end_is_stopped() -> None:
    with pytest.raises(MatchTooLongError, match="within 5 commands"):
        play_out(stall(machines()), BUDGET, max_commands=5)


def test_a_machine_that_answers_nonsense_is_named() -> None:
    match = stall([Seat("Hal", "confused", Confused())] * 2)
    with pytest.raises(AgentError, match="Hal answered Say"):
        match.ask_agent(BUDGET)
    assert match.history.steps == []


def test_only_machines_can_be_asked_to_answer_by_themselves() -> None:
    with pytest.raises(ValueError, match="no machine"):
        stall().ask_agent(BUDGET)
    with pytest.raises(ValueError, match="no machine"):
        finished().ask_agent(BUDGET)


def test_statistics_count_by_seat() -> None:
    match = finished(seats=3)
    numbers = statistics(match)
    assert match.outcome is not None
    assert sum(numbers.commands) == len(match.history.steps) == 36
    assert sum(numbers.actions) == len(match.actions()) == 18
    assert sum(numbers.seconds) == 36 * 1.5
    assert numbers.winners == list(match.outcome.winners) and numbers.points == list(match.outcome.points)
    assert numbers.progress == {"rounds": 6}


def test_statistics_of_an_open_game_name_no_winner() -> None:
    numbers = statistics(stall())
    assert (numbers.winners, numbers.points, numbers.commands) == ([], [], [0, 0])


def test_every_answer_s_time_is_kept() -> None:
    match = stall()
    say(match, DRAW)
    assert match.history.steps[0].seconds == 1.5


def test_a_view_is_the_seat_s_own() -> None:
    match = stall(people(3))
    assert [match.view(seat).viewer for seat in range(3)] == [0, 1, 2]

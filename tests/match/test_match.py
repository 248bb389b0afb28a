from __future__ import annotations

from pathlib import Path

import pytest

from resarcana_gui.agents.agent import Agent, Budget
from resarcana_gui.kernel.codec import CodecError
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.game import OptionsError
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.refusal import Refused
from resarcana_gui.kernel.state import State
from resarcana_gui.match.errors import AgentError, MatchTooLongError
from resarcana_gui.match.history import LONGEST_ANSWER
from resarcana_gui.match.match import Match
from resarcana_gui.match.play import ask_agent, play_out
from resarcana_gui.match.seat import Seat
from resarcana_gui.match.statistics import statistics
from resarcana_gui.records.game_statistics import PlainStatistics, record_of
from tests.match.stall import BUDGET, TOY, agents, finished, loaded, machines, people, say, stall
from tests.toy.game import Toy
from tests.toy.records import DRAW, PAY, SELL, SHOW, Pay


class Confused(Agent):
    def choose(self, view: State, pending: Pending, budget: Budget) -> Command:
        return Pay(pending.seat, 77)


def test_a_match_has_a_seat_for_every_player() -> None:
    assert [seat.name for seat in stall(people(3)).seats] == ["Ana", "Ben", "Cleo"]
    with pytest.raises(OptionsError, match="The table has 4 seats, but there are 3 players"):
        Match.start(TOY, {"seats": 4}, people(3), 1)


def test_the_asked_seat_is_the_one_the_question_names() -> None:
    match = stall()
    assert match.pending is not None
    assert match.waiting[0] == match.pending.seat


def test_a_refused_command_changes_nothing_and_is_not_in_the_history() -> None:
    match = stall()
    command = Pay(0, 9)
    refusal = match.refusal(command)
    assert refusal is not None and refusal.code in {"not_now", "not_asked"}
    with pytest.raises(Refused):
        match.submit(command)
    assert match.history.steps == []


def test_plain_data_is_a_command_too(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    match = stall(path=path)
    answer = TOY.codec.write(match.legal()[0])
    assert match.refusal(answer) is None
    events = match.submit(answer)
    assert [step.command for step in match.history.steps] == [TOY.codec.read_command(answer)]
    assert match.history.steps[0].events == tuple(events)
    assert loaded(path).history == match.history


@pytest.mark.parametrize(
    "nonsense", [{}, {"kind": "draw"}, {"kind": "draw", "seat": 0, "what": 1}, {"kind": 0, "seat": 0}]
)
def test_plain_data_that_is_no_command_changes_nothing(nonsense: dict[str, object]) -> None:
    match = stall()
    before = dict(match._session.state.facts())
    for method in (match.refusal, match.submit):
        with pytest.raises(CodecError):
            method(nonsense)
    with pytest.raises(Refused):
        match.submit({"kind": PAY, "seat": 0, "coins": 0})
    assert dict(match._session.state.facts()) == before and match.history.steps == []


WRONG_SEEDS = [None, 1.5, True, b"x", [1], "x" * 201, "\ud800", 10**200, -(10**5000)]


@pytest.mark.parametrize("seed", WRONG_SEEDS, ids=range(len(WRONG_SEEDS)))
def test_what_is_no_seed_is_refused_before_anything_is_written(tmp_path: Path, seed: object) -> None:
    with pytest.raises(OptionsError, match="A seed is a whole number or a text"):
        Match.start(TOY, {}, people(), seed, path=tmp_path / "game.jsonl")  # type: ignore[arg-type]
    if seed is not None:
        with pytest.raises(OptionsError, match="A seed is a whole number or a text"):
            stall().branch(0, people(), seed=seed, path=tmp_path / "game.jsonl")  # type: ignore[arg-type]
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("seed", [0, -5, 10**199, "", "Ñandú ⚗\n", "x" * 200])
def test_every_seed_that_starts_a_match_can_be_loaded(tmp_path: Path, seed: int | str) -> None:
    path = tmp_path / "game.jsonl"
    match = stall(machines(), seed, path)
    again = Match.resume(loaded(path), agents(), journaled=False)
    assert again._origin.seed == match._origin.seed == seed


def test_all_answers_from_one_turn_to_the_next_are_one_action() -> None:
    match = stall(cards=4)
    for _ in range(2):
        say(match, DRAW)
    say(match, SELL)
    assert match.in_action()
    say(match, SHOW)
    say(match, PAY)
    assert not match.in_action()
    seller, draws = match.history.actions()[2], match.history.actions()[:2]
    assert [len(action.steps) for action in draws] == [1, 1]
    assert (seller.seat, seller.start, len(seller.steps)) == (draws[0].seat, 2, 3)
    assert seller.events == [event for step in match.history.steps[2:] for event in step.events]


def test_machines_play_to_the_end() -> None:
    match = finished(seats=4)
    assert match.outcome is not None and not match.waiting and match.pending is None
    assert sum(match.outcome.points) == sum(range(10))


def test_machines_stop_where_a_person_is_asked() -> None:
    match = stall([Seat("Ana"), *machines(1)], seed=3)
    play_out(match, BUDGET)
    assert [match.seats[seat].is_human for seat in match.waiting] == [True]
    assert play_out(match, BUDGET) == 0


def test_a_game_that_does_not_end_is_stopped() -> None:
    with pytest.raises(MatchTooLongError, match="within 5 commands"):
        play_out(stall(machines()), BUDGET, max_commands=5)


def test_a_machine_that_answers_nonsense_is_named() -> None:
    match = stall([Seat("Hal", "confused", Confused())] * 2)
    with pytest.raises(AgentError, match="Hal answered Pay"):
        ask_agent(match, BUDGET)
    assert match.history.steps == []


def test_only_machines_can_be_asked_to_answer_by_themselves() -> None:
    with pytest.raises(ValueError, match="no machine"):
        ask_agent(stall(), BUDGET)
    with pytest.raises(ValueError, match="no machine"):
        ask_agent(finished(), BUDGET)


def test_statistics_count_by_seat() -> None:
    match = finished(seats=3)
    numbers = statistics(match)
    assert match.outcome is not None
    assert sum(numbers.commands) == len(match.history.steps) == 36
    assert sum(numbers.actions) == len(match.history.actions()) == 18
    assert sum(numbers.seconds) == 36 * 1.5
    assert numbers.winners == list(match.outcome.winners) and numbers.points == list(match.outcome.points)
    assert numbers.progress == {"rounds": 6}


def test_statistics_count_on_through_what_begins_anew() -> None:
    class Weeks(Toy):
        def progress(self, state: State) -> dict[str, int]:
            turns = super().progress(state)["rounds"]
            return {"day": turns % 3, "week": turns // 3}

    match = Match.start(Weeks(), {"cards": 9}, machines(), 1)
    play_out(match, BUDGET)
    days = match.progress()
    assert days["day"] + 3 * days["week"] == 9
    assert statistics(match).progress == {"day": 6, "week": 3}


def test_statistics_of_an_open_game_name_no_winner() -> None:
    numbers = statistics(stall())
    assert (numbers.winners, numbers.points, numbers.commands) == ([], [], [0, 0])


def test_every_answer_s_time_is_kept() -> None:
    match = stall()
    say(match, DRAW)
    assert match.history.steps[0].seconds == 1.5


def test_time_away_is_kept_and_is_not_time_played() -> None:
    now = iter([0.0, 0.0, 10.0, 10.0 + 3 * 86_400, *(10.0 + 3 * 86_400 + tick for tick in range(1, 100))])
    match = Match.start(TOY, {"cards": 3}, people(), 1, clock=lambda: next(now))
    while match.pending is not None:
        match.submit(match.legal()[0])
    away = [step for step in match.history.steps if step.seconds > LONGEST_ANSWER]
    assert [step.seconds for step in away] == [3 * 86_400] and away[0].played == LONGEST_ANSWER
    rest = sum(step.seconds for step in match.history.steps) - away[0].seconds
    assert sum(statistics(match).seconds) == LONGEST_ANSWER + rest
    record = record_of("", 0.0, match.history, match.seats, PlainStatistics())
    assert record is not None and record.seconds == LONGEST_ANSWER + rest


def test_a_view_is_the_seat_s_own() -> None:
    match = stall(people(3))
    assert [match.view(seat).viewer for seat in range(3)] == [0, 1, 2]
    for nobody in (-1, 3):
        with pytest.raises(ValueError, match=f"There is no seat {nobody}"):
            match.view(nobody)

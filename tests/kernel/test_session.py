from __future__ import annotations

import json

import pytest

from resarcana_gui.kernel.chance import Dice, FixedOrders
from resarcana_gui.kernel.codec import CodecError
from resarcana_gui.kernel.game import OptionsError
from resarcana_gui.kernel.refusal import Refused
from resarcana_gui.kernel.session import Session, replay
from resarcana_gui.kernel.state import EVERYONE
from tests.toy.game import Toy
from tests.toy.records import Draw, Drawn

TOY = Toy()


def session(seed: int = 1, **options: object) -> Session:
    return Session.start(TOY, options, seed)


def finished() -> Session:
    table = session(cards=3)
    while table.pending is not None:
        table.submit(table.legal()[0])
    return table


def test_a_session_starts_with_complete_options_and_an_open_question() -> None:
    table = session()
    assert table.options == {"seats": 2, "cards": 9, "stakes": False, "dues": False}
    assert table.pending is not None and table.outcome is None


def test_options_that_make_no_sense_start_nothing() -> None:
    with pytest.raises(OptionsError, match="seats from 2 to 4"):
        session(seats=7)


def test_chance_may_be_given_as_a_seed_or_as_a_source() -> None:
    source = FixedOrders([[1, 2, 3]], Dice(1))
    table = Session.start(TOY, {"cards": 3}, source)
    assert table.chance is source
    command = table.legal()[0]
    assert Drawn(command.seat, 3) in table.submit(command)
    assert session(5).events == Session.start(TOY, {}, 5).events


def test_a_command_brings_about_events_which_are_the_session_s_last() -> None:
    table = session()
    before = len(table.events)
    events = table.submit(table.legal()[0])
    assert events and table.events[before:] == events


def test_a_refused_command_says_why_and_changes_nothing() -> None:
    table = session()
    facts, events = table.state.facts(), list(table.events)
    wrong = Draw(3)
    assert table.refusal(wrong) is not None
    with pytest.raises(Refused):
        table.submit(wrong)
    assert (table.state.facts(), table.events) == (facts, events)


def test_commands_may_come_as_plain_data() -> None:
    table = session()
    data = table.legal_data()[0]
    assert table.refusal(data) is None
    assert table.submit(data)
    with pytest.raises(CodecError):
        table.submit({"what": 1})


def test_the_open_question_may_be_had_as_plain_data() -> None:
    table = session()
    assert table.pending is not None
    assert table.question_data() == {"kind": "turn", "seat": table.pending.seat}
    assert finished().question_data() is None


def test_a_finished_game_has_an_outcome_and_nothing_to_answer() -> None:
    table = finished()
    assert table.outcome is not None
    assert (list(table.legal()), table.legal_data()) == ([], [])
    assert sum(table.outcome.points) == 6


def test_events_fold_to_a_session_that_goes_on() -> None:
    table = session()
    table.submit(table.legal()[0])
    folded = replay(TOY, table.options, table.events, EVERYONE)
    other = Session(TOY, table.options, folded, Dice(1, table.chance.mark()), list(table.events))
    assert other.state.facts() == table.state.facts()
    assert other.submit(other.legal()[0]) == table.submit(table.legal()[0])
    assert other.events == table.events and other.events is not table.events


def test_a_seat_s_replay_is_what_it_sees() -> None:
    table = finished()
    for seat in range(2):
        assert replay(TOY, table.options, table.events, seat).facts() == table.observe(seat).facts()
    assert replay(TOY, table.options, table.events, EVERYONE).facts() == table.state.facts()


def test_a_possible_truth_is_sampled_with_the_asker_s_own_chance() -> None:
    table = session()
    mark = table.chance.mark()
    assert table.sample(0, 7).facts() == table.sample(0, Dice(7)).facts()
    assert table.chance.mark() == mark


def test_a_game_that_tells_nothing_easier_to_read_shows_all_its_facts() -> None:
    table = session()
    table.submit(table.legal()[0])
    told = TOY.table(table.state)
    assert told == {name: TOY.codec.plain(value) for name, value in table.state.facts().items()}
    assert json.loads(json.dumps(told)) == told


def test_a_game_that_looks_for_no_faults_has_none() -> None:
    assert list(TOY.faults(finished().state)) == []


def test_a_state_that_is_watched_tells_its_events_once() -> None:
    state = session().state.clone()
    assert state.recorded() == []
    state.watch()
    TOY.apply(state, TOY.legal(state)[0], Dice(1))
    assert state.recorded() and state.recorded() == []


def test_a_game_that_does_not_say_what_can_happen_takes_everything_for_possible() -> None:
    table = session()
    pending, command = table.pending, table.legal()[0]
    assert pending is not None
    events = table.submit(command)
    assert TOY.ensues(pending, command, events) and all(TOY.possible(table.state, event) for event in events)


def test_only_whoever_is_asked_has_a_question_and_answers() -> None:
    table = session()
    asked = table.waiting[0]
    assert table.pending_for(asked) == table.pending and list(table.legal_for(asked)) == list(table.legal())
    assert table.pending_for(1 - asked) is None and list(table.legal_for(1 - asked)) == []
    assert table.offered() == list(table.legal())

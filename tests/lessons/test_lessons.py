# mypy: no-warn-unreachable
# What a property says changes between two asserts, which mypy does not know.

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from resarcana_gui.agents.agent import Budget
from resarcana_gui.kernel.codec import JsonObject
from resarcana_gui.lessons.lesson import Condition, Facts, Reaction, Step, value_at
from resarcana_gui.lessons.lesson_file import LessonError, read_lessons
from resarcana_gui.lessons.lesson_progress import LessonProgress, LessonState
from resarcana_gui.lessons.lesson_run import LessonRun
from resarcana_gui.lessons.scripted_agent import ScriptedAgent
from tests.lessons.stall_lesson import LESSON
from tests.match.stall import TOY, people, stall

DRAWN: JsonObject = {"event": "Drawn", "seat": 0, "card": 3}
SHOWN: JsonObject = {"event": "Shown", "seat": 0, "card": 3}
SOLD = Reaction("sold", Condition("Shown", {"seat": 0}))
NOTHING: JsonObject = {"points": [0, 0]}


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        (Condition("Drawn"), True),
        (Condition("Shown"), False),
        (Condition("Drawn", {"seat": 0}), True),
        (Condition("Drawn", {"seat": 1}), False),
        (Condition("Drawn", {"card": [2, 3]}), True),
        (Condition("Drawn", {"colour": "red"}), False),
        (Condition("Drawn", table={"points.0": 0}), True),
        (Condition(table={"points": {"has": 0}}), True),
        (Condition(table={"points": {"has": 1}}), False),
        (Condition(table={"points.0": {"has": 0}}), False),
        (Condition("Drawn", table={"points.0": {"least": 1}}), False),
        (Condition(table={"points.1": {"most": 0}}), True),
        (Condition(table={"points.9": {"most": 0}}), False),
    ],
)
def test_a_condition_holds_when_all_that_it_names_is_so(condition: Condition, holds: bool) -> None:
    assert condition.holds(DRAWN, NOTHING) is holds


def test_a_condition_on_an_event_does_not_hold_without_one_and_one_on_the_table_does() -> None:
    assert not Condition("Drawn").holds(None, NOTHING)
    assert Condition(table={"points.0": 0}).holds(None, NOTHING)


def test_a_condition_on_answers_holds_while_the_learner_may_act_and_can_give_none_of_them() -> None:
    condition = Condition(impossible=({"kind": "buy", "card": 3}, {"kind": "sell"}))
    assert condition.holds(None, NOTHING, [{"kind": "draw", "seat": 0}, {"kind": "buy", "card": 4}])
    assert not condition.holds(None, NOTHING, [{"kind": "draw"}, {"kind": "sell", "card": 1}])
    assert not condition.holds(None, NOTHING, None) and not condition.holds(DRAWN, NOTHING)


def test_what_lies_at_a_path_is_found_or_is_nothing() -> None:
    table: JsonObject = {"seats": [{"pool": "2E"}, {"pool": "1G"}]}
    assert value_at(table, "seats.1.pool") == "1G" and value_at(table, "seats.-1.pool") == "1G"
    for path in ("seats.2.pool", "seats.x", "seats.0.hand", "seats.0.pool.0", "round"):
        assert value_at(table, path) is None


def test_a_lesson_goes_on_by_hand_where_nothing_is_waited_for_and_not_elsewhere() -> None:
    run = LessonRun(LESSON)
    assert run.waits_for_learner
    run.go_on()
    assert run.step == LESSON.steps[1] and not run.waits_for_learner
    run.go_on()
    assert run.step == LESSON.steps[1]


def test_it_goes_on_when_what_it_waits_for_happens_one_step_at_a_time() -> None:
    run = LessonRun(LESSON, 1)
    assert not run.observe([{"event": "Earned", "seat": 0}], NOTHING)
    assert run.observe([DRAWN], NOTHING) and run.step == LESSON.steps[2]
    run.go_on()
    assert run.step == LESSON.steps[3]
    assert run.observe([], {"points": [5, 0]}) and run.step == LESSON.steps[4] and not run.is_over
    run.go_on()
    assert run.is_over and run.step is None and not run.observe([DRAWN], NOTHING)


def with_facts(**facts: Facts) -> LessonRun:
    return LessonRun(replace(LESSON, facts=facts), 1)


def test_a_step_is_said_once_the_table_shows_what_it_speaks_of() -> None:
    run = with_facts(rival=Facts(after={"points.1": 2}))
    run.observe([DRAWN], {"points": [0, 1]})
    assert run.step == LESSON.steps[2] and run.text_name is None and not run.waits_for_learner
    assert not run.observe([], {"points": [0, 1]})
    assert run.text_during_action([], {"points": [0, 2]}) == "rival" and run.text_name is None
    assert run.observe([], {"points": [0, 2]}) and run.text_name == "rival" and run.waits_for_learner


def test_what_is_not_so_is_passed_over_where_it_is_only_read_and_not_said_elsewhere() -> None:
    run = with_facts(rival=Facts(holds={"points.1": 2}), points=Facts(holds={"points.0": {"most": 0}}))
    run.observe([DRAWN], NOTHING)
    assert run.step == LESSON.steps[3] and run.text_name == "points"
    assert run.true_text({"points": [1, 0]}) is None


def test_a_reaction_is_said_while_it_is_so() -> None:
    late = Reaction("late", Condition(table={"points.1": {"least": 1}}, impossible=({"kind": "sell"},)))
    step = replace(LESSON.steps[1], reactions=(late, SOLD))
    run = LessonRun(replace(LESSON, steps=(step,), facts={"sold": Facts(holds={"points.0": 0})}))
    run.observe([], {"points": [0, 1]}, [{"kind": "draw"}])
    assert run.text_name == "late"
    run.observe([], {"points": [0, 1]}, [{"kind": "sell"}])
    assert run.text_name == "draw"
    assert not run.observe([SHOWN], {"points": [1, 1]}) and run.observe([SHOWN], {"points": [0, 1]})
    assert run.text_name == "sold" and run.true_text({"points": [1, 1]}) == "draw"


def test_figures_are_those_of_a_table() -> None:
    assert Facts(figures={"mine": "points.0"}).values({"points": [3, 0]}) == {"mine": 3}


def test_it_speaks_to_what_was_done_instead_once_in_a_step() -> None:
    run = LessonRun(LESSON, 1)
    assert run.observe([SHOWN], NOTHING) and run.reaction == "sold"
    assert not run.observe([SHOWN], NOTHING)
    run.observe([DRAWN], NOTHING)
    assert run.reaction is None


def test_a_step_that_waits_for_nothing_speaks_to_what_led_there() -> None:
    sold = Reaction("well sold", Condition("Drawn", {"card": 3}))
    first, other = (LESSON.steps[1], replace(LESSON.steps[2], reactions=(sold,)))
    for card, words in ((3, "well sold"), (4, "rival")):
        run = LessonRun(replace(LESSON, steps=(first, other, *LESSON.steps[3:])))
        assert run.observe([{**DRAWN, "card": card}], NOTHING) and run.waits_for_learner and run.text_name == words
        run.go_on()
        assert run.text_name == "points"


def test_of_several_things_to_say_it_says_the_one_that_is_written_first() -> None:
    out_of_reach = Reaction("late", Condition(impossible=({"kind": "sell"},)))
    for reactions, says in (((out_of_reach, SOLD), "late"), ((SOLD, out_of_reach), "sold")):
        run = LessonRun(replace(LESSON, steps=(Step("draw", (), (Condition("Drawn"),), reactions),)))
        assert run.observe([SHOWN], NOTHING, [{"kind": "draw"}]) and run.reaction == says


def test_it_does_not_wait_for_what_the_table_shows_already() -> None:
    run = LessonRun(LESSON, 1)
    run.observe([DRAWN], {"points": [1, 0]})
    run.go_on()
    assert run.step == LESSON.steps[4]
    run.rewind(0, NOTHING)
    run.observe([DRAWN], NOTHING)
    run.go_on()
    assert run.step == LESSON.steps[3]


def test_what_is_taken_back_takes_the_lesson_back_with_it() -> None:
    run = LessonRun(LESSON)
    run.go_on()
    run.observe([SHOWN], NOTHING)
    run.observe([DRAWN], NOTHING)
    assert run.at == 2
    run.rewind(1, NOTHING)
    assert run.at == 1 and run.reaction is None
    run.rewind(0, NOTHING)
    assert run.at == 1
    assert run.observe([SHOWN], NOTHING)


def test_rivals_do_the_first_they_prefer_that_they_can() -> None:
    match = stall(people())
    while match.pending is not None and match.pending.seat != 1:
        match.submit(match.legal()[0])
    assert match.pending is not None

    def chosen(*preferred: JsonObject) -> JsonObject:
        assert match.pending is not None
        return TOY.codec.write(ScriptedAgent(TOY, preferred).choose(match.view(1), match.pending, Budget()))

    legal = [TOY.codec.write(answer) for answer in match.legal()]
    assert chosen(legal[-1]) == legal[-1]
    assert chosen({"kind": "fly"}, legal[-1]) == legal[-1]
    assert chosen() == legal[0]


# ------------------------------------------------------------------------------------------------------- files


def test_lessons_are_read_from_a_file_in_its_order(tmp_path: Path) -> None:
    path = tmp_path / "lessons.yaml"
    path.write_text(
        "- name: one\n  options: {cards: 6}\n  rivals: [{kind: draw}]\n  steps:\n"
        "    - {name: hello, light: [deck]}\n"
        "    - {name: go, until: [{event: Drawn, seat: 0}, {table: {points.0: {least: 2}}}],"
        " reactions: {sold: {event: Shown}, late: {impossible: [{kind: sell}]}}}\n"
        "  facts: {go: {after: {x: 1}, holds: {hand: {has: a}}, figures: {mine: points.0}, light: [deck]}}\n"
        "  picture: deck\n"
        "  solution: [{kind: draw}]\n"
        "- {name: two, options: {}, steps: []}\n"
    )
    one, two = read_lessons(path)
    assert (one.name, one.options, one.rivals, one.solution) == (
        "one",
        {"cards": 6},
        ({"kind": "draw"},),
        ({"kind": "draw"},),
    )
    assert one.steps[0].light == ("deck",) and one.steps[0].until == ()
    assert one.steps[1].until == (Condition("Drawn", {"seat": 0}), Condition(table={"points.0": {"least": 2}}))
    assert one.steps[1].reactions[1].when == Condition(impossible=({"kind": "sell"},))
    assert one.facts_of("go") == Facts({"x": 1}, {"hand": {"has": "a"}}, {"mine": "points.0"}, ("deck",))
    assert one.facts_of("late") == two.facts_of("late") == Facts() and one.picture == "deck"
    assert one.texts() == ["hello", "go", "sold", "late"] and two.steps == ()


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{}", "no list of lessons"),
        ("- 7", "7 has no fields"),
        ("- {options: {}, steps: []}", "the name is missing"),
        ("- {name: a, options: {}, steps: [], colour: red}", "no field 'colour'"),
        ("- {name: a, options: {}, steps: 3}", "3 is not a list"),
        ("- {name: a, options: {}, steps: [{name: b, until: {seat: 0}}]}", "not a condition"),
        ("- {name: a, options: {}, steps: [{name: b, until: {seat: 0, table: {x: 1}}}]}", "fields of no event"),
        ("- {name: a, options: {}, steps: [{name: b, until: {table: {x: {about: 1}}}}]}", "not a range"),
        ("- {name: a, options: {}, steps: [{name: b, until: {table: {x: {least: few}}}}]}", "not a range"),
        ("- {name: a, options: {}, steps: [], facts: {b: {}}}", "facts of 'b', which is not said"),
        ("- {name: a, options: {}, steps: [{name: b}], facts: {b: {colour: red}}}", "no field 'colour'"),
        ("- {name: a, options: {}, steps: [{name: b}], facts: {b: {holds: {x: {about: 1}}}}}", "not a range"),
        ("- {name: a, options: {}, steps: [{name: b}], facts: {b: {holds: {x: 1}}}}", "said in any case"),
        (
            "- {name: a, options: {}, steps: [{name: b, reactions: {c: {event: D}}}], facts: {c: {after: {x: 1}}}}",
            "'c' cannot wait",
        ),
    ],
)
def test_what_is_no_lesson_is_refused_in_one_sentence(tmp_path: Path, text: str, says: str) -> None:
    path = tmp_path / "lessons.yaml"
    path.write_text(text)
    with pytest.raises(LessonError, match=says):
        read_lessons(path)


def test_how_far_lessons_are_is_kept_for_the_next_time(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "lessons.json"
    progress = LessonProgress(path, "toy")
    assert progress["one"] == LessonState() and not progress["one"].begun
    progress.mark_left("one", 2, [{"kind": "draw", "seat": 0}])
    progress.mark_finished("two")
    again = LessonProgress(path, "toy")
    assert again["one"] == LessonState(step=2, answers=({"kind": "draw", "seat": 0},)) and again["one"].begun
    assert again["two"].done and not again["two"].begun
    assert LessonProgress(path, "chess")["one"] == LessonState()


def test_a_lesson_that_is_taken_again_stays_taken(tmp_path: Path) -> None:
    progress = LessonProgress(tmp_path / "lessons.json", "toy")
    progress.mark_finished("one")
    progress.mark_left("one", 1, [])
    assert progress["one"].done and progress["one"].begun


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"[]",
        b"\xff",
        b'{"toy": 3}',
        b'{"toy": {"one": {}}}',
        b'{"toy": {"one": {"done": 1, "step": -1, "answers": []}}}',
        b'{"toy": {"one": {"done": false, "step": 1, "answers": [7]}}}',
        b'{"toy": {"one": {"step": true, "answers": []}}}',
        b'{"toy": {"one": 7}}',
    ],
)
def test_whatever_is_wrong_with_the_file_the_lessons_begin_anew(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "lessons.json"
    path.write_bytes(content)
    assert LessonProgress(path, "toy")["one"] == LessonState()


def test_a_bad_entry_costs_only_itself_and_what_was_done_stays_done(tmp_path: Path) -> None:
    path = tmp_path / "lessons.json"
    good = {name: {"done": True, "step": 0, "answers": []} for name in ("one", "two", "four", "five", "six")}
    bad = {"three": {"done": True, "step": -1, "answers": []}, "seven": 7}
    path.write_text(json.dumps({"toy": good | bad}))
    progress = LessonProgress(path, "toy")
    assert all(progress[name] == LessonState(done=True) for name in ("one", "two", "three", "four", "five", "six"))
    assert progress["seven"] == LessonState() and progress.damage is not None
    progress.mark_left("seven", 1, [])
    again = LessonProgress(path, "toy")
    assert again["three"].done and again["seven"].begun and again.damage is None


def test_what_two_windows_have_learned_is_all_there(tmp_path: Path) -> None:
    one, other = LessonProgress(tmp_path / "lessons.json", "toy"), LessonProgress(tmp_path / "lessons.json", "toy")
    one.mark_finished("first")
    one.mark_finished("second")
    other.mark_left("second", 2, [{"kind": "draw", "seat": 0}])
    other.mark_finished("third")
    one.mark_left("third", 1, [])
    one.restart("third")
    again = LessonProgress(tmp_path / "lessons.json", "toy")
    assert all(again[name].done for name in ("first", "second", "third"))
    assert again["second"].step == 2 and again["second"].begun and not again["third"].begun


def test_where_nothing_can_be_written_it_lasts_while_the_program_runs(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for path in (None, tmp_path / "file" / "lessons.json"):
        progress = LessonProgress(path, "toy")
        progress.mark_finished("one")
        assert progress["one"].done


def test_whoever_takes_up_a_lesson_where_its_aim_was_out_of_reach_hears_it() -> None:
    reaction = Reaction("late", Condition(impossible=({"kind": "sell"},)))
    for answer, says in (("draw", "late"), ("sell", None)):
        run = LessonRun(replace(LESSON, steps=(Step("draw", (), (Condition("Drawn"),), (reaction,)),)))
        run.start(NOTHING, [{"kind": answer}])
        assert run.reaction == says


def test_a_lesson_can_begin_where_it_was_left() -> None:
    run = LessonRun(replace(LESSON), 3, 12)
    assert run.step == LESSON.steps[3]
    run.rewind(5, NOTHING)
    assert run.step == LESSON.steps[2]


def test_an_action_that_the_learner_is_still_at_is_spoken_to_unless_that_depends_on_how_it_ends() -> None:
    run = LessonRun(LESSON, 1)
    assert run.text_during_action([DRAWN], NOTHING) == "draw", "what it waits for comes when the action is over"
    assert run.text_during_action([DRAWN, SHOWN], NOTHING) == "sold" and run.reaction is None
    poor = Reaction("poor", Condition(impossible=({"kind": "sell"},)))
    doubtful = replace(LESSON, steps=(LESSON.steps[0], replace(LESSON.steps[1], reactions=(poor, SOLD))))
    assert LessonRun(doubtful, 1).text_during_action([SHOWN], NOTHING) is None
    assert LessonRun(doubtful, 1).text_during_action([], NOTHING) == "draw"

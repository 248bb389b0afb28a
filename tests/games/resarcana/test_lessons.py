"""Every lesson of Res Arcana: it can be taken, says something in every language, and speaks of what there is."""

from __future__ import annotations

import pytest

from resarcana_gui.agents.agent import Budget
from resarcana_gui.games.resarcana.resarcana_plugin import ResArcanaPlugin
from resarcana_gui.games.resarcana.view.playing.subjects import PARTS, PLAYED
from resarcana_gui.i18n import languages
from resarcana_gui.kernel.codec import JsonObject
from resarcana_gui.kernel.session import Session
from resarcana_gui.lessons.lesson import Lesson
from resarcana_gui.lessons.lesson_run import LessonRun
from resarcana_gui.lessons.scripted_agent import ScriptedAgent, matching_answers

PLUGIN = ResArcanaPlugin()
GAME = PLUGIN.game()
UI = PLUGIN.ui()
LESSONS = PLUGIN.lessons()


def read(run: LessonRun) -> None:
    while run.waits_for_learner:
        run.go_on()


def test_there_are_six() -> None:
    assert [lesson.name for lesson in LESSONS] == ["goal", "essences", "engine", "monuments", "attacks", "plan"]


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_it_waits_for_components_and_lights_things_that_there_are(lesson: Lesson) -> None:
    for step in lesson.steps:
        assert {name.removeprefix(PLAYED) for name in step.light} <= PARTS.keys() | GAME.cards.numbers.keys()
        for condition in (*step.until, *(reaction.when for reaction in step.reactions)):
            component = condition.fields.get("card") or condition.fields.get("component")
            assert component is None or component in GAME.cards.numbers


def test_the_languages_say_the_same_things() -> None:
    from resarcana_gui.games.resarcana.view.tell.catalogs import catalog  # noqa: PLC0415

    said = {f"lessons.{lesson.name}.{name}" for lesson in LESSONS for name in ("title", "about", *lesson.texts())}
    for language in languages():
        assert {key for key in catalog(language).keys() if key.startswith("lessons.")} == said  # noqa: SIM118 - no mapping


def taken(lesson: Lesson, *wanted: JsonObject, heard: list[str | None] | None = None) -> LessonRun:
    """The lesson after the learner's answers, one after the other, where they are the learner's to give; what is said
    goes to `heard`."""
    session = Session.start(GAME, dict(lesson.options), lesson.name)
    rival, run, answers = ScriptedAgent(GAME, lesson.rivals), LessonRun(lesson), list(wanted)
    said = heard if heard is not None else []
    while (pending := session.pending) is not None and (pending.seat or answers):
        read(run)
        mine = pending.seat == 0
        legal = GAME.legal_for(session.observe(0), 0) if mine else []
        answer = (
            matching_answers(GAME, legal, answers.pop(0))[0]
            if mine
            else rival.choose(session.observe(1), pending, Budget())
        )
        events = [GAME.codec.write(event.seen_by(0)) for event in session.submit(answer)]
        acts = session.pending is not None and session.pending.seat == 0 and GAME.opens_action(session.pending)
        run.observe(events, UI.lesson_table(GAME.table(session.observe(0))), session.legal_data() if acts else None)
        said.append(run.text_name)
    return run


def claim(component: str) -> JsonObject:
    return {"kind": "claim", "component": component}


def use(component: str) -> JsonObject:
    return {"kind": "use", "component": component}


@pytest.mark.parametrize(
    ("lesson", "answers", "step", "said"),
    [
        (0, [{"kind": "place"}], "castle", "short"),
        (0, [use("research"), {"kind": "pay", "essences": "1L"}], "castle", "short"),
        (0, [use("research"), {"kind": "pay", "essences": "1D"}], "castle", "power"),
        (0, [claim("coral_castle"), claim("library")], "pyramid", "monument_less"),
        (0, [claim("coral_castle"), use("mausoleum"), {"kind": "pay", "essences": "1G"}], "pyramid", "poor"),
        (0, [claim("great_pyramid"), claim("coral_castle")], "count", None),
        (2, [use("necromancer")], "gather", "stored"),
        (2, [{"kind": "place", "component": "cursed_skull"}], "gather", "placed"),
        (3, [use("research"), {"kind": "pay"}], "gold", "drew"),
    ],
)
def test_whoever_does_something_else_hears_what_follows(
    lesson: int, answers: list[JsonObject], step: str, said: str | None
) -> None:
    run = taken(LESSONS[lesson], *answers)
    assert run.step is not None and (run.step.name, run.reaction) == (step, said)


PROTECT: JsonObject = {"kind": "react", "component": "protection"}
PAY: JsonObject = {"kind": "escape"}
SUFFER: JsonObject = {"kind": "suffer"}


@pytest.mark.parametrize(
    ("lesson", "answers", "said"),
    [
        (1, [{"kind": "gain"}, {"kind": "place", "component": "dwarven_pickaxe"}], "placed_pickaxe"),
        (
            1,
            [{"kind": "gain"}, {"kind": "place", "component": "tree_of_life"}, {"kind": "pay"}],
            "placed_tree",
        ),
        (3, [use("alchemist"), {"kind": "pay"}, claim("hanging_gardens")], "gardens"),
        (3, [use("alchemist"), {"kind": "pay"}, claim("monument_deck")], "unseen"),
        (4, [PROTECT], "shielded"),
        (4, [PAY], "paid"),
        (4, [SUFFER], "suffered"),
        (4, [PROTECT, use("water_dragon")], "second"),
        (4, [PAY, use("water_dragon"), PROTECT], "kept"),
        (4, [PAY, use("water_dragon"), SUFFER], "second"),
    ],
)
def test_whoever_does_it_in_one_of_several_ways_hears_what_that_was_worth(
    lesson: int, answers: list[JsonObject], said: str
) -> None:
    heard: list[str | None] = []
    taken(LESSONS[lesson], *answers, heard=heard)
    assert said in heard


def test_an_arrow_that_flew_before_the_dragon_struck_is_not_waited_for() -> None:
    run = taken(LESSONS[4], PROTECT, {"kind": "discard"}, {"kind": "gain"}, use("water_dragon"))
    read(run)
    assert run.step is not None and run.step.name == "pass"


def test_what_was_done_in_another_order_is_not_asked_for_again() -> None:
    run = taken(LESSONS[0], claim("great_pyramid"), claim("coral_castle"))
    read(run)
    assert run.step is not None and run.step.name == "pass"

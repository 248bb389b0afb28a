"""Every lesson of Res Arcana: it can be taken, says something in every language, and speaks of what there is."""

from __future__ import annotations

import pytest

from resarcana_gui.agents.agent import Budget
from resarcana_gui.games.resarcana.folder import ResArcanaPlugin
from resarcana_gui.games.resarcana.view.playing.subjects import PARTS, PLAYED
from resarcana_gui.i18n import languages
from resarcana_gui.kernel.codec import JsonObject
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.session import Session
from resarcana_gui.lessons.lesson import Lesson
from resarcana_gui.lessons.lesson_run import LessonRun
from resarcana_gui.lessons.preferring import PreferringAgent, fitting

PLUGIN = ResArcanaPlugin()
GAME = PLUGIN.game()
LESSONS = PLUGIN.lessons()


def known_events(kind: type[Event] = Event) -> set[str]:
    return {each.__name__ for child in kind.__subclasses__() for each in (child,)} | {
        name for child in kind.__subclasses__() for name in known_events(child)
    }


def read(run: LessonRun) -> None:
    while run.by_hand:
        run.go_on()


def test_there_are_six() -> None:
    assert [lesson.name for lesson in LESSONS] == ["goal", "essences", "engine", "monuments", "attacks", "plan"]


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_its_solution_leads_to_its_end_by_legal_answers_and_is_used_up(lesson: Lesson) -> None:
    session = Session.start(GAME, dict(lesson.options), lesson.name)
    rival, run, answers = PreferringAgent(GAME, lesson.rivals), LessonRun(lesson), list(lesson.solution)
    read(run)
    while not run.over:
        pending = session.pending
        assert pending is not None, run.step
        view = session.observe(pending.seat)
        if pending.seat:
            answer = rival.choose(view, pending, Budget())
        else:
            answer = fitting(GAME, GAME.legal_for(view, 0), answers.pop(0))[0]
        events = [GAME.codec.write(event.seen_by(0)) for event in session.submit(answer)]
        run.happened(events, GAME.table(session.observe(0)))
        read(run)
    assert answers == []


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_it_waits_for_events_and_lights_things_that_there_are(lesson: Lesson) -> None:
    events = known_events()
    for step in lesson.steps:
        assert {name.removeprefix(PLAYED) for name in step.light} <= PARTS.keys() | GAME.cards.numbers.keys()
        for condition in (*step.until, *(reaction.when for reaction in step.reactions)):
            assert not condition.event or condition.event in events
            component = condition.fields.get("card") or condition.fields.get("component")
            assert component is None or component in GAME.cards.numbers


@pytest.mark.parametrize("language", list(languages()))
def test_everything_is_said_in_every_language(language: str) -> None:
    ui = PLUGIN.ui()
    for lesson in LESSONS:
        for name in ("title", "about", *lesson.texts()):
            assert ui.lesson_text(f"{lesson.name}.{name}", language)
    assert ui.teacher(language) is not None


def test_the_languages_say_the_same_things() -> None:
    from resarcana_gui.games.resarcana.view.tell.catalogs import catalog  # noqa: PLC0415

    said = {f"lessons.{lesson.name}.{name}" for lesson in LESSONS for name in ("title", "about", *lesson.texts())}
    for language in languages():
        assert {key for key in catalog(language).keys() if key.startswith("lessons.")} == said  # noqa: SIM118 - no mapping


def test_a_lesser_monument_is_not_taken_for_the_one_that_wins() -> None:
    lesson = LESSONS[0]
    session = Session.start(GAME, dict(lesson.options), lesson.name)
    rival, run = PreferringAgent(GAME, lesson.rivals), LessonRun(lesson)
    wanted: list[JsonObject] = [{"kind": "claim", "component": name} for name in ("coral_castle", "library")]
    while wanted:
        read(run)
        assert session.pending is not None
        view, mine = session.observe(session.pending.seat), session.pending.seat == 0
        legal = GAME.legal_for(view, 0) if mine else []
        answer = fitting(GAME, legal, wanted.pop(0))[0] if mine else rival.choose(view, session.pending, Budget())
        events = [GAME.codec.write(event.seen_by(0)) for event in session.submit(answer)]
        run.happened(events, GAME.table(session.observe(0)))
    assert run.step is not None and (run.step.name, run.said) == ("pyramid", "monument_less")

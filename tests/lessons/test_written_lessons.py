"""Every lesson of every game: it can be taken, says something in every language, and waits for what there is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

from resarcana_gui.agents.agent import Budget
from resarcana_gui.games.plugin import Plugin, discover
from resarcana_gui.i18n import languages
from resarcana_gui.kernel.session import Session
from resarcana_gui.lessons.lesson import Condition, Lesson
from resarcana_gui.lessons.lesson_run import LessonRun
from resarcana_gui.lessons.scripted_agent import ScriptedAgent, matching_answers
from tests.lessons.written import named, written_lessons

LESSONS: Final = written_lessons()


def words(plugin: Plugin, lesson: Lesson, name: str, language: str) -> str:
    figures = dict.fromkeys(lesson.facts_of(name).figures, 7)
    return plugin.ui().lesson_text(f"{lesson.name}.{name}", language, **figures)


def read(run: LessonRun) -> None:
    while run.waits_for_learner:
        run.go_on()


def conditions(lesson: Lesson) -> Iterator[Condition]:
    for step in lesson.steps:
        yield from step.until
        yield from (reaction.when for reaction in step.reactions)


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=named)
def test_its_solution_leads_to_its_end_by_legal_answers_and_is_used_up(game: str, lesson: Lesson) -> None:
    plugin = discover()[game]
    rules, session = plugin.game(), Session.start(plugin.game(), dict(lesson.options), lesson.name)
    rival, run, answers = ScriptedAgent(rules, lesson.rivals), LessonRun(lesson), list(lesson.solution)
    run.start(plugin.ui().lesson_table(rules.table(session.observe(0))))
    read(run)
    while not run.is_over:
        pending = session.pending
        assert pending is not None, run.step
        view = session.observe(pending.seat)
        if pending.seat:
            answer = rival.choose(view, pending, Budget())
        else:
            answer = matching_answers(rules, rules.legal_for(view, 0), answers.pop(0))[0]
        events = [rules.codec.write(event.seen_by(0)) for event in session.submit(answer)]
        run.observe(events, plugin.ui().lesson_table(rules.table(session.observe(0))))
        read(run)
    assert answers == []


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=named)
def test_it_waits_for_events_of_its_game_and_the_fields_that_they_have(game: str, lesson: Lesson) -> None:
    known = {name: {field.name for field in kind.FIELDS} for name, kind in discover()[game].game().codec.events.items()}
    for condition in conditions(lesson):
        assert not condition.event or set(condition.fields) <= known[condition.event]


@pytest.mark.parametrize("language", list(languages()))
def test_everything_is_said_in_every_language_by_a_teacher(language: str) -> None:
    for game, lesson in LESSONS:
        plugin = discover()[game]
        assert plugin.ui().teacher(language) is not None
        assert all(words(plugin, lesson, name, language) for name in ("title", "about", *lesson.texts()))


@pytest.mark.parametrize("language", list(languages()))
def test_a_lesson_takes_two_minutes_to_read_and_do_without_a_look_around(language: str) -> None:
    for game, lesson in LESSONS:
        said = (words(discover()[game], lesson, step.name, language) for step in lesson.steps)
        count = sum(len(each.split()) for each in said)
        assert 110 <= count * 60 / 200 + 4 * len(lesson.solution) <= 300, lesson.name


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=named)
def test_it_has_a_picture_of_its_games_world(game: str, lesson: Lesson) -> None:
    assert discover()[game].ui().art(lesson.picture) is not None

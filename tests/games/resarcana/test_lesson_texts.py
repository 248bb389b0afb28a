"""Every text of every lesson is said on some way that a learner may go, and its numbers are those of the rules."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

import pytest

from resarcana_gui.agents.agent import Budget
from resarcana_gui.games.plugin import discover
from resarcana_gui.games.resarcana.cards.components import MONUMENT_COST
from resarcana_gui.games.resarcana.cards.essences import ESSENCES, GOLD, count_of
from resarcana_gui.games.resarcana.rules.codes import DECK_SIZE, WINNING_POINTS
from resarcana_gui.i18n import languages
from resarcana_gui.kernel.codec import JsonObject
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.session import Session
from resarcana_gui.lessons.lesson import Lesson
from resarcana_gui.lessons.lesson_run import LessonRun
from resarcana_gui.lessons.scripted_agent import ScriptedAgent, matching_answers

PLUGIN: Final = discover()["resarcana"]
GAME, UI, LESSONS = PLUGIN.game(), PLUGIN.ui(), PLUGIN.lessons()
LONGEST: Final = 60
"""The answers after which a way has gone far enough."""
WAYS: Final = 60
"""The ways at random that are gone at most."""
NOT_READ: Final = 0.2
"""How often somebody acts instead of reading."""
WITHOUT_ELAN: Final[tuple[JsonObject, ...]] = (
    {"kind": "gain", "essences": "1C"}, {"kind": "pass"}, {"kind": "choose", "component": "alchemy"},
    {"kind": "use", "component": "duelist"}, {"kind": "use", "component": "alchemy"},
    {"kind": "pay", "essences": "2E 1L 1C"}, {"kind": "place", "component": "dwarven_pickaxe"},
)  # fmt: skip
"""A way on which nothing placed can be used."""
NOTHING_LEFT: Final[tuple[JsonObject, ...]] = (
    {"kind": "gain", "essences": "1C"}, {"kind": "pass"}, {"kind": "choose", "component": "alchemy"},
    {"kind": "discard", "component": "hypnotic_basin"}, {"kind": "gain", "essences": "1G"},
    {"kind": "discard", "component": "tree_of_life"}, {"kind": "gain", "essences": "1G"},
    {"kind": "discard", "component": "prism"}, {"kind": "gain", "essences": "1G"},
    {"kind": "use", "component": "alchemy"}, {"kind": "pay", "essences": "3E 1D"},
)  # fmt: skip
"""A way on which nothing in hand can be paid for."""


class Learner:
    """Takes a lesson at a table without a window: by given answers, then as chance has it."""

    def __init__(self, lesson: Lesson, seed: int, given: Sequence[JsonObject] = ()) -> None:
        self.lesson, self.dice, self.given = lesson, Random(seed), list(given)
        self.session = Session.start(GAME, dict(lesson.options), lesson.name)
        self.run, self.rival = LessonRun(lesson), ScriptedAgent(GAME, lesson.rivals)
        self.said = set[str]()

    def take(self) -> set[str]:
        """Go one way; return the names of the texts that were said."""
        self.run.start(self.table(), self.answers())
        for _ in range(LONGEST):
            self.read()
            if self.run.is_over or self.session.pending is None:
                break
            events = [GAME.codec.write(event.seen_by(0)) for event in self.session.submit(self.answer())]
            self.run.observe(events, self.table(), self.answers())
        self.note()
        return self.said

    def read(self) -> None:
        """Read what is said, and what would be said to somebody who left the lesson and takes it up again there."""
        self.note()
        while self.run.waits_for_learner and not self.acts_instead():
            self.run.go_on(self.answers())
            self.note()

    def note(self) -> None:
        again = LessonRun(self.lesson, self.run.at)
        again.start(self.table(), self.answers())
        self.said |= {name for name in (self.run.text_name, again.text_name) if name is not None}

    def acts_instead(self) -> bool:
        pending = self.session.pending
        return pending is not None and pending.seat == 0 and self.dice.random() < NOT_READ

    def answer(self) -> Command:
        pending, legal = self.session.pending, self.session.legal()
        assert pending is not None
        if pending.seat:
            return self.rival.choose(self.session.observe(pending.seat), pending, Budget())
        return matching_answers(GAME, legal, self.given.pop(0))[0] if self.given else self.dice.choice(legal)

    def table(self) -> JsonObject:
        return UI.lesson_table(GAME.table(self.session.observe(0)))

    def answers(self) -> list[JsonObject] | None:
        pending = self.session.pending
        if pending is None or pending.seat or not GAME.opens_action(pending):
            return None
        return [GAME.codec.write(answer) for answer in self.session.legal()]


@pytest.mark.slow
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_every_text_is_said_on_some_way(lesson: Lesson) -> None:
    given = (WITHOUT_ELAN, NOTHING_LEFT) if lesson.name == "essences" else ()
    unsaid = set(lesson.texts())
    for way in (lesson.solution, *given):
        unsaid -= Learner(lesson, 0, way).take()
    for seed in range(WAYS):
        if unsaid:
            unsaid -= Learner(lesson, seed).take()
    assert unsaid == set()


NUMBERS: Final = {
    "en": ("four", "five", "six", "seven", "eight", "nine", "ten"),
    "es": ("cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez"),
}
"""The words for the numbers from FIRST_NUMBER on."""
FIRST_NUMBER: Final = 4
GENERAL: Final[Mapping[str, set[int]]] = {
    "goal.title": {WINNING_POINTS},
    "goal.points": {WINNING_POINTS},
    "goal.count": {WINNING_POINTS},
    "goal.passed": {WINNING_POINTS},
    "goal.passed_early": {WINNING_POINTS},
    "plan.title": {WINNING_POINTS},
    "essences.welcome": {ESSENCES},
    "essences.deck": {DECK_SIZE},
    "essences.end": {4, 6},  # rounds of most games: it is no rule
    "monuments.about": {count_of(MONUMENT_COST, GOLD)},
    "plan.play": {WINNING_POINTS, 4},  # rounds that are enough there
    "plan.start": {DECK_SIZE, DECK_SIZE + 2},  # and two mages
}
"""The numbers of the rules that texts say in words, by lesson and text."""


@pytest.mark.parametrize("language", languages())
def test_numbers_in_words_are_those_of_the_rules(language: str) -> None:
    said = dict[str, set[int]]()
    for lesson in LESSONS:
        for name in ("title", "about", *lesson.texts()):
            figures = dict.fromkeys(lesson.facts_of(name).figures, 0)
            words = re.findall(r"\w+", UI.lesson_text(f"{lesson.name}.{name}", language, **figures).lower())
            numbers = {at for at, word in enumerate(NUMBERS[language], FIRST_NUMBER) if word in words}
            if numbers:
                said[f"{lesson.name}.{name}"] = numbers
    assert said == GENERAL

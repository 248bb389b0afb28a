"""A robot takes every lesson as a hand does it: by mouse, by keys and by game controller. It leaves one in the middle,
comes back, and takes wrong answers back."""

from __future__ import annotations

from random import Random

import pytest

from resarcana_gui.games.plugin import discover
from resarcana_gui.games.seasons.rules.commands import Answer
from resarcana_gui.games.seasons.view.playing.seasons_table import SeasonsTable
from resarcana_gui.kernel.codec import JsonObject
from resarcana_gui.kernel.command import Command
from resarcana_gui.lessons.lesson import Lesson
from resarcana_gui.tabletop.playing.tabletop_view import TabletopView
from tests.games.seasons.robot.performer import Performer
from tests.lessons.guided import Guided, by_every_hand, leave_and_come_back, take_back, take_from_title
from tests.screens.hands import Hand, Keyboard, Mouse


def guided(hand: type[Hand], language: str) -> Guided:
    return Guided("seasons", hand, language, perform)


def perform(hand: Hand, view: TabletopView, answer: Command, following: JsonObject | None) -> None:
    assert isinstance(view, SeasonsTable) and isinstance(answer, Answer)
    Performer(hand, Random(1)).perform(view, answer)


@pytest.mark.slow
@pytest.mark.parametrize(("lesson", "hand", "language"), by_every_hand(discover()["seasons"].lessons()))
def test_a_lesson_is_taken_by_hand_from_the_title_to_its_end(lesson: Lesson, hand: type[Hand], language: str) -> None:
    take_from_title(guided(hand, language), lesson.name)


def test_whoever_leaves_in_the_middle_comes_back_to_the_same_step() -> None:
    leave_and_come_back(guided(Keyboard, "en"), "summoning", "activate")


@pytest.mark.parametrize(
    ("name", "step", "wrong", "said"),
    [
        ("summoning", "first", {"kind": "summon", "card": "purse_of_io"}, "purse_first"),
        ("crystals", "earth", {"kind": "crystallise", "energies": "1F"}, "fire"),
        ("ending", "crystallise", {"kind": "use_bonus", "bonus": "gauge"}, "raised"),
    ],
)
def test_a_wrong_answer_is_told_and_taken_back_with_z(name: str, step: str, wrong: JsonObject, said: str) -> None:
    take_back(guided(Mouse, "es"), name, step, wrong, said)

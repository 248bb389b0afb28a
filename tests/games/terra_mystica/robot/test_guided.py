"""A robot takes every lesson as a hand does it: by mouse, by keys and by game controller. It leaves one in the middle,
comes back, and takes wrong answers back."""

from __future__ import annotations

import pytest

from resarcana_gui.games.plugin import discover
from resarcana_gui.games.terra_mystica.rules.commands import Pass
from resarcana_gui.games.terra_mystica.view.asking.land_choices import PlannedChoice
from resarcana_gui.games.terra_mystica.view.playing.mystica_table import MysticaTable
from resarcana_gui.kernel.codec import JsonObject
from resarcana_gui.kernel.command import Command
from resarcana_gui.lessons.lesson import Lesson
from resarcana_gui.screens.actions import PASS
from resarcana_gui.tabletop.asking.choice import Choice
from resarcana_gui.tabletop.playing.tabletop_view import TabletopView
from tests.lessons.guided import Guided, by_every_hand, control, leave_and_come_back, take_back, take_from_title
from tests.screens.hands import Hand, Keyboard, Mouse


def guided(hand: type[Hand], language: str) -> Guided:
    return Guided("terra_mystica", hand, language, perform)


def perform(hand: Hand, view: TabletopView, answer: Command, following: JsonObject | None) -> None:
    """Give an answer: land is transformed and built on by one choice; passing offers the bonus cards."""
    assert isinstance(view, MysticaTable)
    asking = view.asker.asking
    assert asking is not None
    if isinstance(answer, Pass) and asking.passes:
        hand.use(control(view, PASS))
        from_menu(hand, view, asking.passes, answer)
        return
    key = next((key for key, choices in asking.choices.items() if answer in [each.command for each in choices]), None)
    if key is None:
        button = next(each for each in asking.buttons if each.command == answer)
        hand.use(control(view, button.key))
        return
    item = view.scenery.item(key)
    assert item is not None
    hand.use(item)
    if view.pointer.menu is not None:
        from_menu(hand, view, asking.choices[key], answer)


def from_menu(hand: Hand, view: MysticaTable, choices: tuple[Choice, ...], answer: Command) -> None:
    """Choose an answer from the open menu; of several ways to go on, the one that does most."""
    menu = view.pointer.menu
    assert menu is not None
    able = [at for at, choice in enumerate(choices) if choice.command == answer]
    hand.use(control(menu, f"choice {max(able, key=lambda at: _most(choices[at]))}"))


def _most(choice: Choice) -> tuple[int, int]:
    plan = choice.plan if isinstance(choice, PlannedChoice) else ()
    return len(plan), int(any(each.KIND == "build" for each in plan))


@pytest.mark.slow
@pytest.mark.parametrize(("lesson", "hand", "language"), by_every_hand(discover()["terra_mystica"].lessons()))
def test_a_lesson_is_taken_by_hand_from_the_title_to_its_end(lesson: Lesson, hand: type[Hand], language: str) -> None:
    take_from_title(guided(hand, language), lesson.name)


def test_whoever_leaves_in_the_middle_comes_back_to_the_same_step() -> None:
    leave_and_come_back(guided(Keyboard, "en"), "power", "priest")


@pytest.mark.parametrize(
    ("name", "step", "wrong", "said"),
    [
        ("land", "improve", {"kind": "send", "cult": "air", "steps": 3}, "not_improved"),
        ("buildings", "trade", {"kind": "upgrade", "at": "D1", "structure": "trading_house"}, "dear"),
        ("power", "coins", {"kind": "action", "action": "ACT2"}, "other"),
        ("cults", "send", {"kind": "send", "cult": "fire", "steps": 3}, "elsewhere"),
    ],
)
def test_a_wrong_answer_is_told_and_taken_back_with_z(name: str, step: str, wrong: JsonObject, said: str) -> None:
    take_back(guided(Mouse, "es"), name, step, wrong, said)

"""A robot goes through every page and every list by keys, by game controller and by mouse, each in every language by
turns: it comes to every control there is, and sees the last of the longest list."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from itertools import islice

import pytest

from resarcana_gui.games.plugin import first_game
from resarcana_gui.i18n import languages
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.events import KeyDown, PointerMoved, Wheeled
from resarcana_gui.scene.focus import focusable
from resarcana_gui.scene.viewport import WHOLE
from resarcana_gui.scene.widgets.slider import Slider
from resarcana_gui.screens.parts.selector import Selector
from resarcana_gui.screens.records.statistics_page import ChartFrame
from resarcana_gui.screens.title import Title
from resarcana_gui.settings import Settings
from tests.for_each import for_each
from tests.screens.hands import Gamepad, Hand, Keyboard, Mouse
from tools.headless_client import HeadlessClient, headless
from tools.tour.sample_games import SampleArchive, samples

WAYS = [
    ["how to play"],
    ["how to play", "guide"],
    ["reference"],
    ["gallery", "kind place"],
    ["puzzles"],
    ["records"],
    ["records", "record 0"],
    ["records", "statistics"],
    ["records", "achievements"],
    ["settings", "keys"],
    ["credits"],
    ["new game"],
]
"""From the title on, the name of what is used on each page."""
OTHERS = {
    "seasons": [
        ["reference"],
        ["gallery", "kind familiar"],
        ["records", "statistics"],
        ["records", "achievements"],
    ],
    "terra_mystica": [
        ["reference"],
        ["gallery", "kind faction"],
        ["records", "statistics"],
        ["records", "achievements"],
    ],
}
"""The same of other games, where they say something of their own."""
EVERY = [(first_game(), way) for way in WAYS] + [(game, way) for game, ways in OTHERS.items() for way in ways]
HANDS = (Keyboard, Gamepad, Mouse)
SCREENS = 60
"""So many times an arrow may scroll a text until it leads on."""


def reached(stage: HeadlessClient, there: Sequence[Control]) -> set[Control]:
    """What of all that is there arrows lead to from the focus; what is read or lies in a list scrolls first."""
    focus = stage.shell.stage.dispatcher.focus
    found = dict.fromkeys(control for control in [focus.current] if control is not None)  # in order: runs are alike
    for directions in (("down", "right"), ("down", "right", "up", "left")):  # most lie below, and beside
        waiting = deque(found)
        while waiting and not found.keys() >= {*there}:
            at = waiting.popleft()
            for direction in directions:
                come_to = led_to(stage, at, direction)
                if come_to is not None and come_to not in found:
                    found[come_to] = None
                    waiting.append(come_to)
    return {*found}


def led_to(stage: HeadlessClient, at: Control, direction: str) -> Control | None:
    """Where one comes from a control who presses an arrow until it leads on, or nothing scrolls any more."""
    focus = stage.shell.stage.dispatcher.focus
    focus.give(at)
    for _ in range(SCREENS):
        before = at.bounds()
        stage.shell.stage.send(KeyDown(direction))
        if focus.current is not at or (at.bounds() == before and at.name != "pane"):
            break
    return focus.current


def pointed_at(stage: HeadlessClient, there: Sequence[Control]) -> set[Control]:
    """What of all that is there the pointer comes to, where the wheel is turned as far as needed."""
    send, found = stage.shell.stage.send, set[Control]()
    for turn in range(SCREENS):
        for control in (each for each in there if each not in found):
            send(PointerMoved(*control.bounds().center))
            if control.hovered:
                found.add(control)
        if found.issuperset(there):
            break
        send(Wheeled(WHOLE.w * (0.25, 0.75)[turn % 2], WHOLE.h / 2, -1))
        stage.tick()
    return found


def named(stage: HeadlessClient, name: str) -> Control:
    return next(control for control in stage.shell.stage.dispatcher.focus.order() if control.name == name)


def passed(stage: HeadlessClient, hand: Hand, there: Sequence[Control]) -> set[Control]:
    """What of all that is there a hand comes to on a page."""
    if isinstance(hand, Gamepad):
        return reached(stage, there)
    if isinstance(hand, Mouse):
        return pointed_at(stage, there)
    focus, found = stage.shell.stage.dispatcher.focus, set()
    for _ in range(len(focusable(focus.whole())) + 1):
        stage.shell.stage.send(KeyDown("tab"))
        assert focus.current is not None and focus.current.focused
        found.add(focus.current)
    return found


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize(("game", "way"), EVERY, ids=lambda part: part if isinstance(part, str) else "/".join(part))
def test_every_page_and_list_is_gone_through(game: str, way: list[str], hand: type[Hand]) -> None:
    headless()
    told = [*languages()]
    language = told[(EVERY.index((game, way)) + HANDS.index(hand)) % len(told)]
    stage = HeadlessClient((640, 360), Settings(game=game, language=language, speed="instant"))
    stage.matches.kept = SampleArchive([*islice(samples(stage.game), 2)])
    used, focus = hand(stage.shell, stage.tick), stage.shell.stage.dispatcher.focus
    stage.shell.show(Title(stage.shell))
    for name in way:
        if hand is Mouse:
            pointed_at(stage, [named(stage, name)])
        used.use(named(stage, name))
        stage.rest()
    assert not isinstance(stage.shell.screen, Title)
    there = [control for control in focusable(focus.whole()) if len(focusable(control)) == 1]
    come_to = passed(stage, used, there)
    assert not [control.name for control in there if control not in come_to]
    focus.give(there[-1])
    stage.rest()
    assert WHOLE.contains(there[-1].bounds()), "a list moves on with the focus"
    while stage.shell.visiting:
        used.press("escape")
        stage.rest()
    assert focus.current is not None, "Enter would do nothing"


def led_to_by_arrows(stage: HeadlessClient) -> set[Control]:
    """What arrows lead to from the focus, without turning anything: on a slider an arrow to the side would."""
    focus = stage.shell.stage.dispatcher.focus
    found = {control for control in [focus.current] if control is not None}
    waiting = deque(found)
    while waiting:
        at = waiting.popleft()
        for direction in ("down", "up") if isinstance(at, Selector | Slider) else ("down", "up", "right", "left"):
            focus.give(at)
            stage.shell.stage.send(KeyDown(direction))
            come_to = focus.current
            if come_to is not None and come_to not in found:
                found.add(come_to)
                waiting.append(come_to)
    return found


@for_each("language", [*languages()])
def test_arrows_lead_to_every_setting_and_change_none(language: str) -> None:
    headless()
    stage = HeadlessClient((640, 360), Settings(language=language, speed="instant"))
    stage.shell.routes.settings()
    stage.rest()
    before, focus = stage.shell.settings, stage.shell.stage.dispatcher.focus
    there = [control for control in focusable(focus.whole()) if len(focusable(control)) == 1]
    led_to = led_to_by_arrows(stage)
    assert not [control.name for control in there if control not in led_to]
    assert stage.shell.settings == before


def test_when_a_chart_turns_to_its_table_the_others_stay_in_their_columns() -> None:
    headless()
    stage = HeadlessClient((640, 360), Settings(speed="instant"))
    stage.matches.kept = SampleArchive([*islice(samples(stage.game), 1)])
    stage.shell.routes.records()
    Keyboard(stage.shell, stage.tick).use(named(stage, "statistics"))

    def sides() -> dict[str, float]:
        return {node.name: node.bounds().x for node in stage.shell.root.walk() if isinstance(node, ChartFrame)}

    before = sides()
    assert len(before) > 5 and len({*before.values()}) == 2
    for name in before:
        stage.shell.stage.dispatcher.focus.give(named(stage, name))
        stage.rest()
        Keyboard(stage.shell, stage.tick).press("return")
        assert sides() == before, name

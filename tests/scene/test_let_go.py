# mypy: no-warn-unreachable
# What a property says changes between two asserts, which mypy does not know.

"""A release that never comes: whatever is held when the window loses the keyboard, or is found to be let go, ends
without effect."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
import pytest

from resarcana_gui.scene.clock import FakeClock
from resarcana_gui.scene.events import (
    Attended,
    Dragged,
    DragStarted,
    Dropped,
    Event,
    KeyDown,
    LetGo,
    LongPressed,
    PointerDown,
    PointerLeft,
    PointerMoved,
    PointerUp,
)
from resarcana_gui.scene.input import Reader
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.pads.pads import Pads
from resarcana_gui.scene.timing import PAD_DELAY
from resarcana_gui.scene.viewport import CANVAS, Viewport
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.scroll import ScrollArea
from resarcana_gui.scene.widgets.slider import Slider
from tests.scene.acting import Actor
from tests.scene.test_stage import Probe

Losing = Callable[[Actor], object]


def point(at: tuple[int, int], *, button: bool) -> pygame.Event:
    return pygame.Event(pygame.MOUSEMOTION, pos=at, buttons=(int(button), 0, 0))


def click(kind: int, at: tuple[int, int]) -> pygame.Event:
    return pygame.Event(kind, pos=at, button=1)


def lost(kind: int) -> Losing:
    return lambda actor: actor.stage.feed([pygame.Event(kind)])


LOSING: Sequence[Losing] = (
    lost(pygame.WINDOWFOCUSLOST),
    lost(pygame.WINDOWMINIMIZED),
    lost(pygame.WINDOWHIDDEN),
    lambda actor: actor.stage.feed([point((900, 500), button=False)]),
)
"""Another window, or a dialog of the system, is used; the window is minimised or hidden; the pointer comes back without
its button."""


@pytest.fixture(params=range(len(LOSING)), ids=("focus lost", "minimised", "hidden", "no button"))
def lose(request: pytest.FixtureRequest) -> Losing:
    losing: Losing = LOSING[request.param]
    return losing


def press(actor: Actor, node: Node) -> tuple[int, int]:
    x, y = map(int, node.bounds().center)
    actor.stage.feed([point((x, y), button=False), click(pygame.MOUSEBUTTONDOWN, (x, y))])
    return x, y


def test_a_pressed_button_is_let_go_and_a_late_release_is_no_click(actor: Actor, lose: Losing) -> None:
    done: list[int] = []
    button = Button(actor.look, "Pass", lambda: done.append(1), at=(100, 100))
    actor.root.add(button)
    at = press(actor, button)
    assert button.pressed
    lose(actor)
    assert not button.pressed
    actor.stage.feed([click(pygame.MOUSEBUTTONUP, at)])
    assert not done
    actor.click(button)
    assert done == [1]


def test_a_drag_ends_without_a_drop_and_the_next_click_is_only_a_click(actor: Actor, lose: Losing) -> None:
    probe, other = Probe(actor.look, 100, 100, DragStarted), Probe(actor.look, 900, 500)
    actor.root.add(probe, other)
    press(actor, probe)
    actor.stage.feed([point((500, 500), button=True)])
    lose(actor)
    assert isinstance(probe.given[-1], LetGo) and actor.stage.dispatcher.captured is None
    before = len(probe.given)
    actor.stage.feed([point((905, 510), button=False)])
    actor.click(other)
    assert len(probe.given) == before and not any(isinstance(event, Dropped) for event in probe.given)
    assert other.activated == 1


def test_a_press_that_was_let_go_never_becomes_a_long_one(actor: Actor, lose: Losing) -> None:
    probe = Probe(actor.look, 100, 100, LongPressed)
    actor.root.add(probe)
    press(actor, probe)
    lose(actor)
    actor.pass_time(2000)
    assert not any(isinstance(event, LongPressed) for event in probe.given)


def test_a_slider_no_longer_follows_the_pointer(actor: Actor, lose: Losing) -> None:
    slider = Slider(actor.look, "Volume", value=0, at=(100, 100))
    actor.root.add(slider)
    press(actor, slider)
    actor.stage.feed([point((300, 130), button=True)])
    lose(actor)
    value = slider.value
    actor.stage.feed([point((420, 130), button=False)])
    assert slider.value == value and not slider.pressed


def area(actor: Actor) -> ScrollArea:
    made = ScrollArea(actor.look, (300, 200), at=(50, 50))
    made.content.add(Label(actor.look, "Content"))
    made.fit(1000)
    actor.root.add(made)
    return made


def test_a_scroll_bar_no_longer_follows_the_pointer(actor: Actor, lose: Losing) -> None:
    scrolled = area(actor)
    actor.stage.feed([click(pygame.MOUSEBUTTONDOWN, (343, 70)), point((343, 120), button=True)])
    lose(actor)
    offset = scrolled.offset
    actor.stage.feed([point((343, 200), button=False)])
    assert scrolled.offset == offset > 0
    actor.drag((100, 200), (100, 150))
    assert scrolled.offset == offset + 50, "its content is dragged, and not the bar"


def test_a_press_on_a_scroll_bar_is_over_once_it_is_let_go(actor: Actor) -> None:
    scrolled = area(actor)
    actor.press((343, 150))
    actor.release((343, 150))
    offset = scrolled.offset
    actor.drag((100, 200), (100, 150))
    assert scrolled.offset == offset + 50


@pytest.mark.parametrize("lose", LOSING[:3], ids=("focus lost", "minimised", "hidden"))
def test_keys_are_let_go_and_the_next_press_of_each_counts(actor: Actor, lose: Losing) -> None:
    fast = pygame.Event(pygame.KEYDOWN, key=pygame.K_f, scancode=pygame.KSCAN_F, mod=0)
    undo = pygame.Event(pygame.KEYDOWN, key=pygame.K_z, scancode=pygame.KSCAN_Z, mod=pygame.KMOD_LCTRL)
    actor.stage.dispatcher.repeating = lambda action: False
    actor.stage.feed([fast, undo, undo])
    assert actor.look.pace.held and actor.actions == ["undo"]
    lose(actor)
    assert not actor.look.pace.held
    actor.stage.feed([undo])
    assert actor.actions == ["undo", "undo"]


@pytest.mark.parametrize("lose", LOSING[:3], ids=("focus lost", "minimised", "hidden"))
def test_buttons_of_controllers_are_let_go(actor: Actor, lose: Losing) -> None:
    def feed(kind: int, **values: int) -> None:
        actor.stage.feed([pygame.Event(kind, {"instance_id": 1, **values})])

    probes = [Probe(actor.look, 100, top) for top in (100, 300, 500, 700)]
    actor.root.add(*probes)
    down = {"button": pygame.CONTROLLER_BUTTON_DPAD_DOWN}
    feed(pygame.CONTROLLERBUTTONDOWN, **down)
    feed(pygame.CONTROLLERAXISMOTION, axis=pygame.CONTROLLER_AXIS_TRIGGERRIGHT, value=32767)
    feed(pygame.CONTROLLERAXISMOTION, axis=pygame.CONTROLLER_AXIS_RIGHTY, value=32767)
    assert actor.focused is probes[0] and actor.look.pace.held
    lose(actor)
    assert not actor.look.pace.held
    actor.pass_time(2 * PAD_DELAY)
    assert actor.focused is probes[0] and not list(actor.stage.pads.wait())
    feed(pygame.CONTROLLERBUTTONUP, **down)
    feed(pygame.CONTROLLERBUTTONDOWN, **down)
    assert actor.focused is probes[1]


def test_a_stick_that_still_leans_counts_again_once_it_has_been_straight(actor: Actor) -> None:
    def lean(value: int) -> list[Event]:
        axis = pygame.CONTROLLER_AXIS_LEFTX
        event = pygame.Event(pygame.CONTROLLERAXISMOTION, instance_id=1, axis=axis, value=value)
        return list(actor.stage.pads.read(event))

    assert lean(32767) == [KeyDown("right", stick=True)]
    actor.stage.pads.let_go()
    assert lean(32000) == [] and lean(0) == [] and lean(32767) == [KeyDown("right", stick=True)]


def test_a_robots_own_events_let_go_too(actor: Actor) -> None:
    probe = Probe(actor.look, 100, 100)
    actor.root.add(probe)
    actor.press((120, 120))
    actor.stage.send(KeyDown("f"))
    actor.stage.send(Attended(here=False))
    assert not probe.pressed and not actor.look.pace.held


def test_a_press_while_another_was_never_released_ends_that_one_without_effect(actor: Actor) -> None:
    probe, other = Probe(actor.look, 100, 100, DragStarted, Dragged), Probe(actor.look, 900, 500)
    actor.root.add(probe, other)
    actor.press((120, 120))
    actor.point((500, 500))
    actor.click(other)
    kinds = [type(event) for event in probe.given]
    assert LetGo in kinds and Dropped not in kinds and other.activated == 1 and probe.activated == 0


def read(reader: Reader, *events: pygame.Event) -> list[Event]:
    return list(reader.read(events))


@pytest.fixture
def reader() -> Reader:
    return Reader(Viewport(CANVAS), Pads(FakeClock()))


def buttons(monkeypatch: pytest.MonkeyPatch, *, down: bool) -> None:
    monkeypatch.setattr(pygame.mouse, "get_pressed", lambda: (down, False, False))


def test_a_pointer_that_leaves_with_its_button_down_goes_on(reader: Reader, monkeypatch: pytest.MonkeyPatch) -> None:
    buttons(monkeypatch, down=True)
    leave = pygame.Event(pygame.WINDOWLEAVE)
    assert read(reader, click(pygame.MOUSEBUTTONDOWN, (5, 5)), leave) == [PointerDown(5, 5), PointerLeft()]
    assert read(reader, point((9, 9), button=True)) == [PointerMoved(9, 9)]
    assert read(reader, click(pygame.MOUSEBUTTONUP, (9, 9)), leave) == [PointerUp(9, 9), PointerLeft()]
    assert read(reader) == []


def test_a_button_that_is_let_go_beyond_the_screens_edge_is_let_go(
    reader: Reader, monkeypatch: pytest.MonkeyPatch
) -> None:
    buttons(monkeypatch, down=True)
    read(reader, click(pygame.MOUSEBUTTONDOWN, (5, 5)), pygame.Event(pygame.WINDOWLEAVE))
    buttons(monkeypatch, down=False)
    assert read(reader) == [LetGo()] and read(reader) == []


def test_where_the_system_cannot_be_asked_a_pointer_that_leaves_lets_go(
    reader: Reader, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail() -> None:
        raise pygame.error("video system not initialized")

    monkeypatch.setattr(pygame.mouse, "get_pressed", fail)
    read(reader, click(pygame.MOUSEBUTTONDOWN, (5, 5)))
    assert read(reader, pygame.Event(pygame.WINDOWLEAVE)) == [PointerLeft(), LetGo()]


def test_the_other_buttons_hold_nothing(reader: Reader) -> None:
    right = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=3)
    assert read(reader, right, point((9, 9), button=False)) == [PointerDown(5, 5, 3), PointerMoved(9, 9)]

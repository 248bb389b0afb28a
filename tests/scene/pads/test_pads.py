from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame
import pytest

from resarcana_gui.scene.clock import FakeClock
from resarcana_gui.scene.events import Event, KeyDown, KeyUp, Scrolled
from resarcana_gui.scene.pads.pad_buttons import FAMILIES, NINTENDO, PLAYSTATION, XBOX, button_sign, family_of
from resarcana_gui.scene.pads.pad_signs import PadIcons, PadSign
from resarcana_gui.scene.pads.pads import Device, Pads
from resarcana_gui.scene.text import NoIcons
from resarcana_gui.scene.timing import PAD_DELAY, PAD_INTERVAL


@dataclass
class Named:
    """A controller that is only a name."""

    name: str
    id: int


class Desk:
    """Controllers on a desk, and what has come of them."""

    def __init__(self, *names: str) -> None:
        self.clock = FakeClock()
        self.told: list[tuple[str, bool]] = []
        self.pads = Pads(self.clock, lambda index: self._opened(names, index))
        self.pads.on_change = lambda name, connected: self.told.append((name, connected))
        for index in range(len(names)):
            self.feed(pygame.CONTROLLERDEVICEADDED, device_index=index)

    def _opened(self, names: tuple[str, ...], index: int) -> Device:
        return Named(names[index], 10 + index)

    def feed(self, kind: int, **values: object) -> list[Event]:
        return list(self.pads.read(pygame.event.Event(kind, values)))

    def press(self, button: int, pad: int = 10) -> list[Event]:
        return self.feed(pygame.CONTROLLERBUTTONDOWN, instance_id=pad, button=button)

    def release(self, button: int, pad: int = 10) -> list[Event]:
        return self.feed(pygame.CONTROLLERBUTTONUP, instance_id=pad, button=button)

    def push(self, axis: int, share: float, pad: int = 10) -> list[Event]:
        return self.feed(pygame.CONTROLLERAXISMOTION, instance_id=pad, axis=axis, value=round(share * 32767))

    def after(self, ms: int) -> Iterator[Event]:
        self.clock.step(ms)
        return self.pads.wait()


LEFT_X, LEFT_Y = pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY
XBOX_PAD = "Xbox Series X Controller"


def test_four_buttons_are_the_keys_that_everything_knows_and_others_are_keys_of_their_own() -> None:
    desk = Desk(XBOX_PAD)
    assert desk.press(pygame.CONTROLLER_BUTTON_A) == [KeyDown("return")]
    assert desk.release(pygame.CONTROLLER_BUTTON_A) == [KeyUp("return")]
    assert desk.press(pygame.CONTROLLER_BUTTON_B) == [KeyDown("escape")]
    assert desk.press(pygame.CONTROLLER_BUTTON_DPAD_LEFT) == [KeyDown("left")]
    assert desk.press(pygame.CONTROLLER_BUTTON_X) == [KeyDown("pad x")]
    assert desk.press(pygame.CONTROLLER_BUTTON_GUIDE) == [], "that one is the system's"


def test_a_direction_that_is_held_counts_again_until_it_is_let_go() -> None:
    desk = Desk(XBOX_PAD)
    desk.press(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    assert list(desk.after(PAD_DELAY - 1)) == []
    again = [KeyDown("down", repeat=True)]
    assert list(desk.after(1)) == again and list(desk.after(PAD_INTERVAL)) == again
    desk.release(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    assert list(desk.after(PAD_INTERVAL)) == []
    desk.press(pygame.CONTROLLER_BUTTON_A)
    assert list(desk.after(PAD_DELAY)) == [], "a held button does not answer the next question too"


def test_a_stick_leans_once_and_does_not_tremble_at_the_limit() -> None:
    desk = Desk(XBOX_PAD)
    assert desk.push(LEFT_X, 0.5) == []
    assert desk.push(LEFT_X, 0.7) == [KeyDown("right", stick=True)]
    assert desk.push(LEFT_X, 0.55) == [] and desk.push(LEFT_Y, 0.3) == []
    assert desk.push(LEFT_Y, -0.9) == [KeyUp("right"), KeyDown("up", stick=True)]
    assert list(desk.after(PAD_DELAY)) == [KeyDown("up", repeat=True, stick=True)]
    assert desk.push(LEFT_X, 0.0) == [] and desk.push(LEFT_Y, 0.1) == [KeyUp("up")]


def test_a_trigger_is_held_like_a_key() -> None:
    desk, trigger = Desk(XBOX_PAD), pygame.CONTROLLER_AXIS_TRIGGERRIGHT
    assert desk.push(trigger, 0.3) == [] and desk.push(trigger, 0.8) == [KeyDown("pad r2")]
    assert desk.push(trigger, 0.5) == [] and desk.push(trigger, 0.2) == [KeyUp("pad r2")]


def test_the_right_stick_scrolls_as_far_as_it_is_pushed_and_nothing_while_it_rests() -> None:
    desk = Desk(XBOX_PAD)
    desk.push(pygame.CONTROLLER_AXIS_RIGHTY, 0.2)
    assert list(desk.after(100)) == []
    desk.push(pygame.CONTROLLER_AXIS_RIGHTY, 1.0)
    (far,) = desk.after(100)
    desk.push(pygame.CONTROLLER_AXIS_RIGHTY, -0.6)
    (back,) = desk.after(100)
    assert isinstance(far, Scrolled) and isinstance(back, Scrolled)
    assert far.up < 0 < back.up < -far.up


def test_a_controller_that_is_unplugged_lets_go_of_everything() -> None:
    desk = Desk(XBOX_PAD)
    desk.push(pygame.CONTROLLER_AXIS_TRIGGERRIGHT, 1.0)
    desk.press(pygame.CONTROLLER_BUTTON_DPAD_UP)
    gone = desk.feed(pygame.CONTROLLERDEVICEREMOVED, instance_id=10)
    assert gone == [KeyUp("pad r2"), KeyUp("up")] and list(desk.after(PAD_DELAY)) == []
    assert desk.told == [(XBOX_PAD, True), (XBOX_PAD, False)] and not desk.pads.connected


def test_several_controllers_play_and_the_signs_are_those_of_the_last_one_used() -> None:
    desk = Desk(XBOX_PAD, "PS5 Controller")
    desk.press(pygame.CONTROLLER_BUTTON_A, 11)
    assert desk.pads.family == PLAYSTATION
    assert desk.press(pygame.CONTROLLER_BUTTON_A, 10) == [KeyDown("return")] and desk.pads.family == XBOX


@pytest.mark.parametrize(
    ("name", "family"),
    [
        (XBOX_PAD, XBOX), ("DualSense Wireless Controller", PLAYSTATION), ("Sony PLAYSTATION(R)3", PLAYSTATION),
        ("Nintendo Switch Pro Controller", NINTENDO), ("Joy-Con (L/R)", NINTENDO), ("8BitDo", XBOX),
    ],
)  # fmt: skip
def test_a_controllers_name_tells_what_is_written_on_it(name: str, family: str) -> None:
    assert family_of(name) == family


def test_every_button_of_every_family_has_a_picture_of_its_own() -> None:
    buttons = ("a", "b", "x", "y", "l1", "r1", "l2", "r2", "l3", "r3", "start", "back")
    for family in FAMILIES:
        pictures = {pygame.image.tobytes(PadSign(family, each).render((24, 24), 1.0), "RGBA") for each in buttons}
        assert len(pictures) == len(buttons), family


def test_texts_name_a_button_by_its_sign_and_know_all_other_icons_as_before() -> None:
    icons = PadIcons(NoIcons())
    assert button_sign(XBOX, "pad x") == "{pad.xbox.x}" and button_sign(XBOX, "z") == ""
    assert icons.icon("pad.xbox.x") == PadSign(XBOX, "x") and icons.icon("elan") is None
    assert icons.icon("pad.unknown.x") is None

"""Sounds by name: which file, how loud, where, how often."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from resarcana_gui.audio.playback import EFFECT_CHANNELS
from resarcana_gui.audio.sounds import Sounds
from tests.audio.fake_device import FakeDevice, FakeTime, InlineExecutor


def play_apart(sounds: Sounds, clock: FakeTime, *names: str) -> None:
    for name in names:
        sounds.play(name)
        clock.time += 1


def test_nothing_is_opened_or_read_before_something_is_to_be_heard(folder: Path, device: FakeDevice) -> None:
    sounds = Sounds([("", folder)], device=device, new_executor=InlineExecutor)
    sounds.set_volumes(0.5, 0.5)
    assert device.opened == 0 and not device.loaded
    sounds.play("button")
    assert device.opened == 1 and device.loaded == ["button"]


def test_variants_are_heard_in_turn(sounds: Sounds, device: FakeDevice, clock: FakeTime) -> None:
    play_apart(sounds, clock, *["slide"] * 4)
    assert device.names == ["slide_1", "slide_2", "slide_3", "slide_1"]


def test_a_file_is_decoded_once(sounds: Sounds, device: FakeDevice, clock: FakeTime) -> None:
    play_apart(sounds, clock, "button", "button", "button")
    assert device.loaded == ["button"] and len(device.played) == 3


def test_a_long_sound_is_decoded_anew_each_time(made: Callable[[FakeDevice], Sounds], clock: FakeTime) -> None:
    device = FakeDevice(long=["bell"])
    play_apart(made(device), clock, "bell", "button", "bell", "button")
    assert device.loaded == ["bell", "button", "bell"] and len(device.played) == 4


def test_the_same_sound_is_left_out_if_it_comes_within_sixty_milliseconds(
    sounds: Sounds, device: FakeDevice, clock: FakeTime
) -> None:
    sounds.play("button")
    clock.time += 0.059
    sounds.play("button")
    sounds.play("bell")
    clock.time += 0.002
    sounds.play("button")
    assert device.names == ["button", "bell", "button"]


def test_a_ninth_sound_ends_the_oldest(sounds: Sounds, device: FakeDevice, clock: FakeTime) -> None:
    play_apart(sounds, clock, *["slide"] * (EFFECT_CHANNELS + 1))
    channels = [line for *_, line in device.played]
    assert EFFECT_CHANNELS == 8 and len(set(channels[:8])) == 8
    assert channels[8] == channels[0]


def test_a_voice_that_is_free_again_is_taken_first(sounds: Sounds, device: FakeDevice, clock: FakeTime) -> None:
    play_apart(sounds, clock, *["slide"] * EFFECT_CHANNELS)
    free = device.channels[5]
    free.sample = None
    sounds.play("bell")
    assert device.played[-1][3] == 5


@pytest.mark.parametrize(
    ("pan", "left", "right"), [(0.0, 1.0, 1.0), (-1.0, 1.0, 0.0), (1.0, 0.0, 1.0), (0.5, 0.5, 1.0), (-9.0, 1.0, 0.0)]
)
def test_a_sound_stands_where_it_happens(
    sounds: Sounds, device: FakeDevice, pan: float, left: float, right: float
) -> None:
    sounds.play("button", pan=pan)
    assert device.played == [("button", left, right, 2)]


def test_a_sound_can_begin_in_its_middle(sounds: Sounds, device: FakeDevice) -> None:
    sounds.play("button", skip_ms=120)
    assert device.names == ["button from 120"]


def test_half_as_loud_takes_a_quarter_of_the_strength(sounds: Sounds, device: FakeDevice) -> None:
    sounds.set_volumes(1.0, 0.5)
    sounds.play("button", gain=0.5)
    assert device.played[0][1:3] == (0.125, 0.125)


def test_what_would_not_be_heard_is_not_even_looked_for(sounds: Sounds, device: FakeDevice) -> None:
    sounds.set_volumes(1.0, 0.0)
    sounds.play("button")
    sounds.set_volumes(1.0, 1.0)
    sounds.muted = True
    sounds.play("button")
    assert sounds.muted and device.opened == 0
    sounds.muted = False
    sounds.play("button")
    assert device.names == ["button"]


def test_a_later_folder_replaces_a_sound_of_an_earlier_one(
    folder: Path, tmp_path_factory: pytest.TempPathFactory, device: FakeDevice, clock: FakeTime
) -> None:
    later = tmp_path_factory.mktemp("later")
    (later / "slide.ogg").touch()
    sounds = Sounds([("", folder), ("", later)], device=device, now=clock, new_executor=InlineExecutor)
    play_apart(sounds, clock, "slide", "slide", "bell")
    assert device.names == ["slide", "slide", "bell"]

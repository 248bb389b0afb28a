"""Sound devices come and go while the program runs."""

from __future__ import annotations

import logging
from collections.abc import Callable

import pytest

from resarcana_gui.audio.playback import RETRY
from resarcana_gui.audio.sounds import Sounds
from tests.audio.fake_device import FakeDevice, FakeTime


@pytest.fixture
def device() -> FakeDevice:
    return FakeDevice(absent=True)


def test_a_device_that_appears_is_used_at_once_and_the_music_begins(sounds: Sounds, device: FakeDevice) -> None:
    sounds.music("title")
    device.absent = False
    sounds.device_changed(appeared=True)
    sounds.play("button")
    assert [name for name, *_ in device.looped] == ["title"] and device.names == ["button"]


def test_the_music_is_that_which_is_wanted_by_then(sounds: Sounds, device: FakeDevice) -> None:
    sounds.music("title")
    sounds.music("table")
    sounds.set_volumes(0.5, 1.0)
    device.absent = False
    sounds.device_changed(appeared=True)
    assert [name for name, *_ in device.looped] == ["table"]


def test_where_the_system_does_not_say_that_a_device_appeared_it_is_found_by_and_by(
    sounds: Sounds, device: FakeDevice, clock: FakeTime
) -> None:
    sounds.music("title")
    device.absent = False
    clock.time += RETRY / 2
    sounds.play("button")
    assert device.opened == 1 and not device.played
    clock.time += RETRY
    sounds.play("bell")
    assert device.names == ["bell"] and [name for name, *_ in device.looped] == ["title"]


def test_it_is_looked_for_seldom_and_missed_in_the_log_once(
    sounds: Sounds, device: FakeDevice, clock: FakeTime, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    for _ in range(100):
        sounds.play("button")
        clock.time += RETRY / 10
    assert device.opened == 10 and [record.getMessage() for record in caplog.records] == ["no sound: no such device"]


def test_nothing_is_opened_for_a_device_that_appears_before_any_sound_is_due(
    sounds: Sounds, device: FakeDevice
) -> None:
    sounds.device_changed(appeared=True)
    assert device.opened == 0


def test_when_the_device_in_use_goes_another_is_used_and_the_music_goes_on(
    made: Callable[[FakeDevice], Sounds], clock: FakeTime
) -> None:
    device = FakeDevice()
    sounds = made(device)
    sounds.music("title")
    sounds.play("button")
    sounds.device_changed(appeared=False)
    clock.time += 1
    sounds.play("button")
    assert (device.opened, device.closed) == (2, 1)
    assert [name for name, *_ in device.looped] == ["title", "title"] and device.names == ["button", "button"]
    assert device.loaded.count("button") == 2, "what was decoded for the other is not used on this one"


def test_when_the_only_device_goes_it_is_silent_until_one_appears(
    made: Callable[[FakeDevice], Sounds], clock: FakeTime
) -> None:
    device = FakeDevice()
    sounds = made(device)
    sounds.music("title")
    device.absent = True
    sounds.device_changed(appeared=False)
    sounds.play("button")
    assert not device.played
    device.absent = False
    sounds.device_changed(appeared=True)
    clock.time += 1
    sounds.play("button")
    assert device.names == ["button"] and len(device.looped) == 2


def test_another_device_beside_the_one_in_use_changes_nothing(made: Callable[[FakeDevice], Sounds]) -> None:
    device = FakeDevice()
    sounds = made(device)
    sounds.music("title")
    sounds.device_changed(appeared=True)
    assert (device.opened, device.closed, len(device.looped)) == (1, 0, 1)


def test_after_closing_a_device_that_comes_or_goes_changes_nothing(made: Callable[[FakeDevice], Sounds]) -> None:
    device = FakeDevice()
    sounds = made(device)
    sounds.play("button")
    sounds.close()
    for appeared in (True, False):
        sounds.device_changed(appeared=appeared)
    assert (device.opened, device.closed) == (1, 1)

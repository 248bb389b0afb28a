"""When something is missing nothing is heard, the log says so once, and the program goes on."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path

import pytest

from resarcana_gui.audio.sounds import Silence, Sounds
from tests.audio.fake_device import FakeDevice, FakeTime, InlineExecutor


@pytest.fixture
def told(caplog: pytest.LogCaptureFixture) -> Callable[[], list[str]]:
    caplog.set_level(logging.WARNING)
    return lambda: [record.getMessage() for record in caplog.records]


def use(sounds: Sounds, clock: FakeTime, name: str = "button") -> None:
    for _ in range(3):
        sounds.play(name)
        clock.time += 1
    sounds.music("title")
    sounds.music("")
    sounds.close()


def test_without_a_sound_card_one_line_says_so(
    made: Callable[[FakeDevice], Sounds], clock: FakeTime, told: Callable[[], list[str]]
) -> None:
    device = FakeDevice(absent=True)
    use(made(device), clock)
    assert told() == ["no sound: no such device"]
    assert device.opened == 1 and device.closed == 0


def test_an_unknown_name_is_told_once(sounds: Sounds, clock: FakeTime, told: Callable[[], list[str]]) -> None:
    use(sounds, clock, "trumpet")
    assert told() == ["no sound is called 'trumpet'"]


def test_a_damaged_file_is_told_once_and_the_other_variants_are_heard(
    made: Callable[[FakeDevice], Sounds], clock: FakeTime, told: Callable[[], list[str]]
) -> None:
    device = FakeDevice(damaged=["slide_2"])
    sounds = made(device)
    for _ in range(6):
        sounds.play("slide")
        clock.time += 1
    assert device.names == ["slide_1", "slide_3", "slide_1", "slide_3"]
    assert len(told()) == 1 and "slide_2.ogg cannot be played: not a sound" in told()[0]


def test_a_loop_that_cannot_be_read_leaves_silence_behind(made: Callable[[FakeDevice], Sounds]) -> None:
    device = FakeDevice(damaged=["table"])
    sounds = made(device)
    sounds.music("title")
    sounds.music("table")
    sounds.set_volumes(0.5, 0.5)
    assert not any(line.busy() for line in device.channels)


def test_a_card_that_was_unplugged_stops_nothing(
    sounds: Sounds, device: FakeDevice, clock: FakeTime, told: Callable[[], list[str]]
) -> None:
    sounds.play("button")
    device.unplugged = True
    use(sounds, clock, "bell")
    assert told()[0] == "bell is not heard: unplugged"


def test_a_folder_that_is_not_there_holds_no_sounds(tmp_path: Path, device: FakeDevice) -> None:
    sounds = Sounds([("", tmp_path / "nowhere")], device=device, new_executor=InlineExecutor)
    sounds.play("button")
    assert not device.played


def test_after_closing_nothing_is_heard_any_more(sounds: Sounds, device: FakeDevice) -> None:
    sounds.play("button")
    sounds.close()
    sounds.close()
    sounds.play("bell")
    sounds.music("title")
    sounds.muted = True
    assert device.closed == 1 and device.names == ["button"] and not device.looped


def test_silence_takes_everything_and_does_nothing() -> None:
    silence = Silence()
    silence.play("button", pan=0.5, gain=0.5)
    silence.music("title", 300)
    silence.set_volumes(1.0, 1.0)
    silence.close()
    assert silence.muted

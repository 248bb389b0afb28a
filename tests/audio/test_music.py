"""Loops cross-fade, at the volume the player chose."""

from __future__ import annotations

from resarcana_gui.audio.sounds import FADE_MS, MUTE_MS, Sounds
from tests.audio.fake_device import FakeDevice


def gain_of(device: FakeDevice, name: str) -> float:
    """The gain of a loop that is playing."""
    return next(line.sample.gain for line in device.channels if line.sample is not None and line.sample.name == name)


def test_a_loop_goes_over_into_the_next_on_a_voice_of_its_own(sounds: Sounds, device: FakeDevice) -> None:
    sounds.music("title")
    sounds.music("table", fade_ms=700)
    (first, fade, one), (second, other_fade, two) = device.looped
    assert (first, fade, second, other_fade) == ("title", FADE_MS, "table", 700)
    assert one != two and device.faded == [("title", 700, one)]


def test_what_is_heard_already_simply_goes_on(sounds: Sounds, device: FakeDevice) -> None:
    sounds.music("title")
    sounds.music("title")
    assert len(device.looped) == 1 and not device.faded


def test_music_falls_silent_when_none_is_wanted(sounds: Sounds, device: FakeDevice) -> None:
    sounds.music("title")
    sounds.music("")
    assert [name for name, *_ in device.faded] == ["title"]
    assert not any(line.busy() for line in device.channels)


def test_its_volume_is_apart_from_that_of_the_effects_and_changes_while_it_plays(
    sounds: Sounds, device: FakeDevice
) -> None:
    sounds.set_volumes(0.5, 1.0)
    sounds.music("title")
    assert gain_of(device, "title") == 0.25
    sounds.set_volumes(0.8, 1.0)
    assert round(gain_of(device, "title"), 6) == 0.64
    assert len(device.looped) == 1


def test_at_no_volume_nothing_is_read_and_the_loop_comes_when_it_is_turned_up(
    sounds: Sounds, device: FakeDevice
) -> None:
    sounds.set_volumes(0.0, 1.0)
    sounds.music("title")
    assert device.opened == 0
    sounds.set_volumes(0.6, 1.0)
    assert [name for name, *_ in device.looped] == ["title"]


def test_muting_silences_music_and_unmuting_brings_back_what_is_wanted_by_then(
    sounds: Sounds, device: FakeDevice
) -> None:
    sounds.music("title")
    sounds.muted = True
    assert device.faded[-1][:2] == ("title", MUTE_MS)
    sounds.music("table")
    assert len(device.looped) == 1
    sounds.muted = False
    assert device.looped[-1][:2] == ("table", MUTE_MS)


def test_effects_never_take_the_voices_of_music(sounds: Sounds, device: FakeDevice) -> None:
    sounds.music("title")
    for _ in range(20):
        sounds._playback.play("slide", 1.0, 1.0)
    assert gain_of(device, "title") == 1.0


def test_a_loop_is_not_kept_after_it_was_heard(sounds: Sounds, device: FakeDevice) -> None:
    for name in ("title", "table", "title"):
        sounds.music(name)
    assert device.loaded == ["title", "table", "title"]

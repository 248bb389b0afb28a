"""Loops: one goes over into the other, as loud as the player wants it."""

from __future__ import annotations

from resarcana_gui.audio.sounds import FADE_MS, HUSH_MS, Sounds
from tests.audio.notebook import Notebook


def gain_of(notebook: Notebook, name: str) -> float:
    """How loud a loop is that is being heard."""
    return next(line.sample.gain for line in notebook.lines if line.sample is not None and line.sample.name == name)


def test_a_loop_goes_over_into_the_next_on_a_voice_of_its_own(sounds: Sounds, notebook: Notebook) -> None:
    sounds.music("title")
    sounds.music("table", fade_ms=700)
    (first, fade, one), (second, other_fade, two) = notebook.looped
    assert (first, fade, second, other_fade) == ("title", FADE_MS, "table", 700)
    assert one != two and notebook.faded == [("title", 700, one)]


def test_what_is_heard_already_simply_goes_on(sounds: Sounds, notebook: Notebook) -> None:
    sounds.music("title")
    sounds.music("title")
    assert len(notebook.looped) == 1 and not notebook.faded


def test_music_falls_silent_when_none_is_wanted(sounds: Sounds, notebook: Notebook) -> None:
    sounds.music("title")
    sounds.music("")
    assert [name for name, *_ in notebook.faded] == ["title"]
    assert not any(line.busy() for line in notebook.lines)


def test_its_volume_is_apart_from_that_of_the_effects_and_changes_while_it_plays(
    sounds: Sounds, notebook: Notebook
) -> None:
    sounds.set_volumes(0.5, 1.0)
    sounds.music("title")
    assert gain_of(notebook, "title") == 0.25
    sounds.set_volumes(0.8, 1.0)
    assert round(gain_of(notebook, "title"), 6) == 0.64
    assert len(notebook.looped) == 1


def test_at_no_volume_nothing_is_read_and_the_loop_comes_when_it_is_turned_up(
    sounds: Sounds, notebook: Notebook
) -> None:
    sounds.set_volumes(0.0, 1.0)
    sounds.music("title")
    assert notebook.opened == 0
    sounds.set_volumes(0.6, 1.0)
    assert [name for name, *_ in notebook.looped] == ["title"]


def test_muting_silences_music_and_unmuting_brings_back_what_is_wanted_by_then(
    sounds: Sounds, notebook: Notebook
) -> None:
    sounds.music("title")
    sounds.muted = True
    assert notebook.faded[-1][:2] == ("title", HUSH_MS)
    sounds.music("table")
    assert len(notebook.looped) == 1
    sounds.muted = False
    assert notebook.looped[-1][:2] == ("table", HUSH_MS)


def test_effects_never_take_the_voices_of_music(sounds: Sounds, notebook: Notebook) -> None:
    sounds.music("title")
    for _ in range(20):
        sounds._desk.play("slide", 1.0, 1.0)
    assert gain_of(notebook, "title") == 1.0


def test_a_loop_is_not_kept_after_it_was_heard(sounds: Sounds, notebook: Notebook) -> None:
    for name in ("title", "table", "title"):
        sounds.music(name)
    assert notebook.loaded == ["title", "table", "title"]

"""The real mixer, on SDL's dummy sound card, with the real threads."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from threading import Event
from time import perf_counter

import pygame
import pytest

from resarcana_gui import paths
from resarcana_gui.audio import executor
from resarcana_gui.audio.device import DeviceError, Sample
from resarcana_gui.audio.executor import ThreadExecutor, any_running
from resarcana_gui.audio.mixer import HEADROOM, Mixer, Streamed
from resarcana_gui.audio.sounds import Sounds
from resarcana_gui.games.plugin import first_game


@pytest.fixture(autouse=True)
def dummy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


LONG = 60.0
"""Seconds that are never waited, however busy the machine is."""


def idle(executor: object) -> None:
    """Wait until an executor has run all its jobs."""
    assert isinstance(executor, ThreadExecutor)
    done = Event()
    executor.submit(done.set)
    assert done.wait(20)


def test_a_later_part_of_a_sound_begins_silent_and_is_as_much_shorter() -> None:
    mixer = Mixer()
    mixer.open(2)
    whole = mixer.load(paths.assets("sounds") / "win.ogg")
    later, end = mixer.without_start(whole, 500), mixer.without_start(whole, 60_000)
    assert isinstance(whole, pygame.mixer.Sound) and isinstance(later, pygame.mixer.Sound)
    assert abs(whole.get_length() - later.get_length() - 0.5) < 0.001
    assert later.get_raw()[:4] == bytes(4) and later.get_raw()[4000:] == whole.get_raw()[-len(later.get_raw()) :][4000:]
    assert isinstance(end, pygame.mixer.Sound) and 0 < end.get_length() < 0.001
    mixer.close()


def test_a_sound_and_a_loop_are_heard_on_the_mixer_and_asking_takes_no_time() -> None:
    folders = [("", paths.assets("sounds")), ("game", paths.assets(first_game(), "music"))]
    began = perf_counter()
    sounds = Sounds(folders)
    sounds.play("button", pan=-0.5)
    sounds.music("game/title")
    assert perf_counter() - began < 0.5
    idle(sounds._owner)
    idle(sounds._playback._reader)  # has read the loop
    idle(sounds._owner)  # has taken it over
    assert pygame.mixer.get_init() == (44_100, -16, 2)
    assert pygame.mixer.Channel(0).get_busy() or pygame.mixer.Channel(1).get_busy()
    assert sounds.close() and sounds.close()
    assert pygame.mixer.get_init() is None
    assert not any_running()


def test_long_music_is_decoded_as_it_plays_and_shorter_music_fades_over_into_it() -> None:
    mixer = Mixer()
    first, second = mixer.open(2)
    short, long = (mixer.loop(paths.assets(first_game(), "music", name)) for name in ("title.ogg", "table.ogg"))
    assert isinstance(short, pygame.mixer.Sound) and isinstance(long, Streamed)
    first.repeat(short, 9)
    first.fade_out(60_000)
    long.set_volume(0.5)
    second.repeat(long, 9)
    assert first.busy() and pygame.mixer.music.get_busy()
    assert abs(pygame.mixer.music.get_volume() - 0.5 * HEADROOM) < 0.01
    second.fade_out(0)
    assert not pygame.mixer.music.get_busy()
    mixer.close()


def test_there_is_one_stream_and_what_plays_meanwhile_is_decoded() -> None:
    mixer = Mixer()
    first, _ = mixer.open(2)
    table = paths.assets(first_game(), "music", "table.ogg")
    first.repeat(mixer.loop(table), 9)
    assert isinstance(mixer.loop(table), pygame.mixer.Sound)
    mixer.close()


def test_the_mixer_is_not_closed_while_a_loop_is_being_read_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    reading, go, closed = Event(), Event(), list[bool]()

    class Slow(Mixer):
        def load(self, path: Path) -> Sample:
            reading.set()
            assert go.wait(20)
            assert not closed
            return super().load(path)

        def close(self) -> None:
            closed.append(True)
            super().close()

    monkeypatch.setattr(executor, "CLOSE_TIMEOUT", 0.0)
    sounds = Sounds([("", paths.assets("sounds"))], device=Slow())
    sounds.music("button")
    assert reading.wait(20)
    assert not sounds.close() and any_running()
    go.set()
    thread = sounds._owner._thread  # type: ignore[attr-defined]
    thread.join(20)
    assert closed == [True] and not any_running()


def test_only_the_thread_that_opened_the_mixer_may_use_it() -> None:
    mixer = Mixer()
    channel = mixer.open(10)[2]
    sample = mixer.load(paths.assets("sounds", "button_1.ogg"))
    with ThreadPoolExecutor(1) as other:
        other.submit(mixer.load, paths.assets("sounds", "button_2.ogg")).result()
        for job in (
            mixer.close,
            partial(channel.play, sample, 1, 1),
            partial(channel.repeat, sample, 9),
            partial(channel.fade_out, 9),
        ):
            with pytest.raises(RuntimeError, match="only the thread"):
                other.submit(job).result()
    channel.play(sample, 0.5, 0.5)
    assert channel.busy()
    mixer.close()


def test_the_mixer_says_what_it_cannot_play(tmp_path: Path) -> None:
    mixer = Mixer()
    mixer.open(10)
    whole = paths.assets("sounds", "button_1.ogg").read_bytes()
    (tmp_path / "broken.ogg").write_bytes(b"OggS and nothing of the kind")
    (tmp_path / "silent.ogg").write_bytes(whole[:58] + whole[-1:])
    (tmp_path / "cut.ogg").write_bytes(whole[: len(whole) // 2])
    (tmp_path / "folder.ogg").mkdir()
    for name in ("broken.ogg", "silent.ogg", "cut.ogg", "folder.ogg", "missing.ogg"):
        with pytest.raises(DeviceError):
            mixer.load(tmp_path / name)
    mixer.close()


def test_a_machine_without_a_sound_card_is_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "none such")
    with pytest.raises(DeviceError, match="none such"):
        Mixer().open(10)


def wait(begun: Event, event: Event) -> None:
    begun.set()
    assert event.wait(LONG)


def test_a_worker_does_jobs_in_order_and_leaves_undone_what_it_has_not_begun() -> None:
    executor, done, begun, go = ThreadExecutor(), list[int](), Event(), Event()
    executor.submit(lambda: done.append(1))
    executor.submit(lambda: done.append(2))
    idle(executor)
    executor.submit(partial(wait, begun, go))
    executor.submit(lambda: done.append(3))
    assert begun.wait(LONG)
    assert not executor.close(lambda: done.append(4), 0.0)
    go.set()
    assert executor.close(lambda: done.append(4), LONG)
    assert done == [1, 2, 4]


def test_a_worker_that_was_given_nothing_has_no_thread_to_end() -> None:
    executor, done = ThreadExecutor(), list[int]()
    assert executor.close(lambda: done.append(1), 0.0)
    assert executor._thread is None and not done


def test_a_mixer_that_somebody_else_has_quit_is_closed_without_a_word() -> None:
    mixer = Mixer()
    mixer.open(2)
    pygame.mixer.quit()
    mixer.close()
    assert pygame.mixer.get_init() is None


def test_the_real_mixer_is_opened_anew_when_its_device_goes_and_plays_on() -> None:
    sounds = Sounds([("", paths.assets("sounds")), ("game", paths.assets(first_game(), "music"))])
    sounds.music("game/table")
    for _ in range(3):
        sounds.play("button")
        sounds.device_changed(appeared=False)
    idle(sounds._owner)
    idle(sounds._playback._reader)
    idle(sounds._owner)
    assert pygame.mixer.get_init() is not None
    assert sounds.close() and not any_running() and pygame.mixer.get_init() is None


def test_closing_does_not_wait_for_a_device_that_is_being_changed() -> None:
    sounds = Sounds([("", paths.assets("sounds"))])
    sounds.play("button")
    idle(sounds._owner)
    for _ in range(20):
        sounds.device_changed(appeared=False)
    assert sounds.close() and not any_running()

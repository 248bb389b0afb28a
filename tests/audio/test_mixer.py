"""The real mixer, on SDL's dummy sound card, with the real threads."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from threading import Event
from time import perf_counter

import pygame
import pytest

from resarcana_gui import paths
from resarcana_gui.audio.device import DeviceError
from resarcana_gui.audio.mixer import Mixer
from resarcana_gui.audio.sounds import Sounds
from resarcana_gui.audio.worker import PATIENCE, Worker


@pytest.fixture(autouse=True)
def dummy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


def idle(worker: object) -> None:
    """Wait until a worker has done what it was given."""
    assert isinstance(worker, Worker)
    done = Event()
    worker.do(done.set)
    assert done.wait(20)


def test_a_sound_and_a_loop_are_heard_on_the_mixer_and_asking_takes_no_time() -> None:
    began = perf_counter()
    sounds = Sounds([paths.assets("sounds"), paths.assets("resarcana", "music")])
    sounds.play("button", pan=-0.5)
    sounds.music("title")
    assert perf_counter() - began < 0.5
    idle(sounds._player)
    idle(sounds._musician)
    assert pygame.mixer.get_init() == (44_100, -16, 2)
    assert pygame.mixer.Channel(0).get_busy() or pygame.mixer.Channel(1).get_busy()
    sounds.close()
    assert pygame.mixer.get_init() is None


def test_the_mixer_says_what_it_cannot_play(tmp_path: Path) -> None:
    mixer = Mixer()
    mixer.open(10)
    (tmp_path / "broken.ogg").write_bytes(b"OggS and nothing of the kind")
    for name in ("broken.ogg", "missing.ogg"):
        with pytest.raises(DeviceError):
            mixer.load(tmp_path / name)


def test_a_machine_without_a_sound_card_is_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "none such")
    with pytest.raises(DeviceError, match="none such"):
        Mixer().open(10)


def test_a_mixer_that_others_closed_is_told_too() -> None:
    mixer = Mixer()
    voice = mixer.open(10)[2]
    sample = mixer.load(paths.assets("sounds", "button_1.ogg"))
    voice.play(sample, 0.5, 0.5)
    assert voice.busy()
    voice.fade_out(10)
    pygame.mixer.quit()
    for call in (
        voice.busy,
        lambda: voice.play(sample, 1, 1),
        lambda: voice.repeat(sample, 9),
        lambda: voice.fade_out(9),
    ):
        with pytest.raises(DeviceError):
            call()


def wait(event: Event) -> None:
    assert event.wait(PATIENCE)


def test_a_worker_does_jobs_in_order_and_leaves_undone_what_it_has_not_begun() -> None:
    worker, done, go = Worker(), list[int](), Event()
    worker.do(lambda: done.append(1))
    worker.do(lambda: done.append(2))
    idle(worker)
    worker.do(partial(wait, go))
    worker.do(lambda: done.append(3))
    worker._open = False
    go.set()
    worker.close()
    assert done == [1, 2]


def test_a_worker_that_was_given_nothing_has_no_thread_to_end() -> None:
    worker = Worker()
    worker.close()
    assert worker._thread is None

"""What machines do at Fast, four of them, with both volumes all the way up: mixed as the sound card mixes it."""

from __future__ import annotations

import os
from array import array
from collections.abc import Iterator
from itertools import repeat
from operator import add, mul

import pygame
import pytest

from resarcana_gui.audio.mixer import HEADROOM
from resarcana_gui.audio.playback import EFFECT_CHANNELS, MIN_INTERVAL
from resarcana_gui.audio.sounds import Sounds
from resarcana_gui.paths import assets
from resarcana_gui.settings import Settings
from tests.games.resarcana.art.recorder import RATE, PlayedSound, Recorder
from tools.headless_client import HeadlessClient

SECONDS = 10
FRAME = 16
FULL = 32_768


@pytest.fixture(scope="module")
def heard() -> Iterator[list[PlayedSound]]:
    """Everything that is to be heard of a game's first part."""
    before = os.environ.get("SDL_AUDIODRIVER")
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    pygame.mixer.quit()
    pygame.mixer.init(RATE, -16, 2, allowedchanges=0)
    yield _played()
    pygame.mixer.quit()
    os.environ.pop("SDL_AUDIODRIVER")
    if before is not None:
        os.environ["SDL_AUDIODRIVER"] = before


def _played() -> list[PlayedSound]:
    recorder = Recorder()
    folders = [("", assets("sounds")), ("resarcana", assets("resarcana", "sounds"))]
    sounds = Sounds(folders, device=recorder, now=recorder.seconds, new_executor=recorder.inline_executor)
    stage = HeadlessClient(settings=Settings(speed="fast", music=100, effects=100), sounds=sounds)
    stage.table("standard", 4, people=0, seed=5)
    for _ in range(SECONDS * 1000 // FRAME):
        recorder.ms += FRAME
        stage.tick(FRAME)
    return recorder.heard


@pytest.mark.slow
def test_the_sum_of_all_that_is_heard_is_not_cut_off(heard: list[PlayedSound]) -> None:
    mixed = _music()
    for sound in heard:
        for side, strength in enumerate((sound.left, sound.right)):
            wave = sound.wave[side::2][: sound.end - sound.start]
            at = slice(sound.start, min(sound.start + len(wave), len(mixed[side])))
            mixed[side][at] = array("d", map(add, mixed[side][at], map(mul, wave, repeat(strength * HEADROOM))))
    assert max(max(map(abs, side)) for side in mixed) < FULL


def test_no_more_is_heard_at_once_than_there_are_voices(heard: list[PlayedSound]) -> None:
    assert len(heard) > 40
    for sound in heard:
        assert sum(other.start <= sound.start < other.end for other in heard) <= EFFECT_CHANNELS


def test_the_same_sound_twice_in_a_moment_is_heard_once(heard: list[PlayedSound]) -> None:
    last: dict[str, int] = {}
    for sound in heard:
        assert sound.start - last.get(sound.name, -RATE) >= MIN_INTERVAL * RATE
        last[sound.name] = sound.start


def _music() -> list[array[float]]:
    """The table's loop, both sides of it, from its beginning."""
    wave = array("h", pygame.mixer.Sound(assets("resarcana", "music", "table.ogg")).get_raw())
    return [array("d", map(mul, wave[side : SECONDS * RATE * 2 : 2], repeat(HEADROOM))) for side in (0, 1)]

"""The finished sounds are those the scripts name, and fit to be heard."""

from __future__ import annotations

import importlib
import math
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TypeAlias

import numpy as np
import pygame
import pytest
from numpy.typing import NDArray
from scipy.signal import lfilter

from tests.for_each import for_each

ROOT = Path(__file__).resolve().parents[2]
names = importlib.import_module("art.sounds.names")
FILES: dict[Path, tuple[str, int, float, float]] = names.files()
LOOPS = sorted(path for name, sound in names.LOOPS.items() for path in sound.files(name))
EFFECTS = sorted(set(FILES) - set(LOOPS))
FIRST = [path for path in EFFECTS if not re.search(r"_[2-9]$", path.stem)]
"""One of each effect that has variants."""
AT_ONCE = ("button", "hover", "slider", "tick", "refused", "token_", "points_tick", "your_turn", "shield")
FULL, RATE = 32_768, 44_100
Samples: TypeAlias = NDArray[np.int16]
Wave: TypeAlias = NDArray[np.float64]


@pytest.fixture(scope="module", autouse=True)
def dummy() -> Iterator[None]:
    before = os.environ.get("SDL_AUDIODRIVER")
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    yield
    pygame.mixer.quit()
    os.environ.pop("SDL_AUDIODRIVER")
    if before is not None:
        os.environ["SDL_AUDIODRIVER"] = before


@cache
def samples(path: Path, channels: int = 2) -> Samples:
    """A file, decoded as the game decodes it."""
    if pygame.mixer.get_init() != (RATE, -16, channels):
        pygame.mixer.quit()
        pygame.mixer.init(RATE, -16, channels, allowedchanges=0)
    return np.frombuffer(pygame.mixer.Sound(path).get_raw(), np.int16)


def highest(wave: Samples) -> int:
    return max(int(wave.max()), -int(wave.min()))


def filtered(wave: Wave, b: tuple[float, float, float], a: tuple[float, float]) -> Wave:
    """A filter of second order."""
    return np.asarray(lfilter(b, (1.0, *a), wave), np.float64)


def weighted(wave: Wave, rate: int) -> Wave:
    """As the ear weighs it: ITU-R BS.1770."""
    gain, quality, k = 10 ** (3.999843854 / 20), 0.7071752370, math.tan(math.pi * 1681.974451 / rate)
    half, below = gain**0.4996667742, 1 + k / quality + k * k
    top = (
        (gain + half * k / quality + k * k) / below,
        2 * (k * k - gain) / below,
        (gain - half * k / quality + k * k) / below,
    )
    shelved = filtered(wave, top, (2 * (k * k - 1) / below, (1 - k / quality + k * k) / below))
    quality, k = 0.5003270373, math.tan(math.pi * 38.13547088 / rate)
    below = 1 + k / quality + k * k
    return filtered(shelved, (1.0, -2.0, 1.0), (2 * (k * k - 1) / below, (1 - k / quality + k * k) / below))


def loudest(path: Path) -> float:
    """The loudness of the loudest tenth of a second, in decibels against full scale; half the samples are enough."""
    wave, rate = samples(path, channels=1) / FULL, 22_050
    pairs = len(wave) // 2 * 2
    energy = weighted((wave[0:pairs:2] + wave[1:pairs:2]) / 2, rate) ** 2
    tenth = rate // 10
    summed = np.concatenate([np.zeros(tenth), np.cumsum(energy), np.full(tenth, energy.sum())])
    return 10 * math.log10(float((summed[tenth:] - summed[:-tenth]).max()) / tenth)


def shrill(path: Path) -> float:
    """The share of a sound's strength above 5 kHz: what a filter of fourth order lets through."""
    wave = samples(path, channels=1) / FULL
    k = math.tan(math.pi * 5_000 / RATE)
    below = 1 + math.sqrt(2) * k + k * k
    b, a = (1 / below, -2 / below, 1 / below), (2 * (k * k - 1) / below, (1 - math.sqrt(2) * k + k * k) / below)
    passed = filtered(filtered(wave, b, a), b, a)
    return float((passed**2).sum() / (wave**2).sum())


def test_there_are_the_sounds_that_the_scripts_name_and_no_others() -> None:
    assert set((ROOT / "assets").rglob("*.ogg")) == set(FILES)


def test_every_sound_has_its_recipe() -> None:
    scripts = "".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "art").glob("**/sounds/*.py")))
    recipes = set(re.findall(r'@sound\("([\w/]+)"\)', scripts))
    for path in sorted((ROOT / "art").glob("**/sounds/tokens.py")):
        text = path.read_text(encoding="utf-8")
        (prefix,) = re.findall(r'@sound\(f"([\w/]+)\{kind\}"\)', text)
        recipes |= {prefix + kind for kind in re.findall(r'"(\w+)": \1', text)}
    assert recipes == {*names.EFFECTS, *names.LOOPS}


def test_every_sound_is_described() -> None:
    text = (ROOT / "docs" / "sound.md").read_text(encoding="utf-8")
    assert not [name for name in (*names.EFFECTS, *names.LOOPS) if f"`{name.rpartition('/')[2]}`" not in text]


@for_each("path", FILES)
def test_nothing_clips_and_nothing_is_silent(path: Path) -> None:
    assert 0.08 < highest(samples(path)) / FULL < 10 ** (-1 / 20)


@for_each("path", EFFECTS)
def test_an_effect_begins_and_ends_without_a_click(path: Path) -> None:
    wave = samples(path)
    assert highest(wave[:4]) < FULL * 0.02 and highest(wave[-4:]) < FULL * 0.012


@for_each("path", [p for p in EFFECTS if p.stem.startswith(AT_ONCE)])
def test_what_answers_a_hand_is_heard_at_once(path: Path) -> None:
    wave = samples(path)
    assert highest(wave[: 2 * RATE * 30 // 1000]) > highest(wave) / 2


@pytest.mark.slow
def test_nothing_is_shrill() -> None:
    shares = {path.stem: shrill(path) for path in FIRST}
    assert max(shares.values()) < 0.1, sorted(shares.items(), key=lambda item: -item[1])[:5]


@pytest.mark.parametrize("path", LOOPS, ids=lambda path: path.stem)
def test_a_loop_joins_its_beginning(path: Path) -> None:
    wave = samples(path)
    for side in (wave[0::2], wave[1::2]):
        near = side[-RATE:], side[:RATE]
        usual = max(int(np.abs(np.diff(part.astype(int))).max()) for part in near)
        assert abs(int(side[0]) - int(side[-1])) <= usual


@pytest.mark.slow
def test_effects_are_within_six_decibels_of_each_other() -> None:
    levels = {path.stem: loudest(path) for path in FIRST}
    assert max(levels.values()) - min(levels.values()) < 6, sorted(levels.items(), key=lambda item: item[1])


def test_sounds_take_little_room() -> None:
    assert all(path.stat().st_size < 1_800_000 for path in LOOPS)
    assert sum(path.stat().st_size for path in EFFECTS) < 2_400_000


def test_without_numpy_one_sentence_says_what_is_missing() -> None:
    hidden = (
        "import sys; sys.modules['numpy'] = None; sys.argv = ['sounds'];"
        "from art.sounds.__main__ import main; sys.exit(main())"
    )
    done = subprocess.run([sys.executable, "-c", hidden], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "pip install numpy" in done.stderr and "Traceback" not in done.stderr

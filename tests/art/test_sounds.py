"""The finished sounds are those the scripts name, and fit to be heard; none of this needs NumPy."""

from __future__ import annotations

import importlib
import math
import os
import re
import subprocess
import sys
from array import array
from collections.abc import Iterator
from functools import cache
from itertools import accumulate, pairwise
from operator import sub
from pathlib import Path

import pygame
import pytest

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
def samples(path: Path, channels: int = 2) -> array[int]:
    """A file, decoded as the game decodes it."""
    if pygame.mixer.get_init() != (RATE, -16, channels):
        pygame.mixer.quit()
        pygame.mixer.init(RATE, -16, channels, allowedchanges=0)
    return array("h", pygame.mixer.Sound(path).get_raw())


def highest(wave: array[int]) -> int:
    above, below = max(wave), min(wave)
    return max(above, -below)


def filtered(wave: list[float], b: tuple[float, float, float], a: tuple[float, float]) -> list[float]:
    """A filter of second order."""
    first = second = 0.0
    out = []
    for value in wave:
        now = b[0] * value + first
        first, second = b[1] * value - a[0] * now + second, b[2] * value - a[1] * now
        out.append(now)
    return out


def weighted(wave: array[int], rate: int) -> list[float]:
    """As the ear weighs it: ITU-R BS.1770."""
    gain, quality, k = 10 ** (3.999843854 / 20), 0.7071752370, math.tan(math.pi * 1681.974451 / rate)
    half, below = gain**0.4996667742, 1 + k / quality + k * k
    top = (
        (gain + half * k / quality + k * k) / below,
        2 * (k * k - gain) / below,
        (gain - half * k / quality + k * k) / below,
    )
    shelved = filtered(
        [value / FULL for value in wave], top, (2 * (k * k - 1) / below, (1 - k / quality + k * k) / below)
    )
    quality, k = 0.5003270373, math.tan(math.pi * 38.13547088 / rate)
    below = 1 + k / quality + k * k
    return filtered(shelved, (1.0, -2.0, 1.0), (2 * (k * k - 1) / below, (1 - k / quality + k * k) / below))


def loudest(path: Path) -> float:
    """The loudness of the loudest tenth of a second, in decibels against full scale; half the samples are enough."""
    wave, rate = samples(path, channels=1), 22_050
    halved = array("h", ((a + b) // 2 for a, b in zip(wave[0::2], wave[1::2], strict=False)))
    energy = [value * value for value in weighted(halved, rate)]
    summed = [0.0] * (rate // 10) + list(accumulate(energy))
    summed += summed[-1:] * (rate // 10)
    return 10 * math.log10(max(map(sub, summed[rate // 10 :], summed)) / (rate // 10))


def shrill(path: Path) -> float:
    """The share of a sound's strength above 5 kHz: what a filter of fourth order lets through."""
    wave = [value / FULL for value in samples(path, channels=1)]
    k = math.tan(math.pi * 5_000 / RATE)
    below = 1 + math.sqrt(2) * k + k * k
    b, a = (1 / below, -2 / below, 1 / below), (2 * (k * k - 1) / below, (1 - math.sqrt(2) * k + k * k) / below)
    passed = filtered(filtered(wave, b, a), b, a)
    return sum(value * value for value in passed) / sum(value * value for value in wave)


def test_there_are_the_sounds_that_the_scripts_name_and_no_others() -> None:
    assert set((ROOT / "assets").rglob("*.ogg")) == set(FILES)


def test_every_sound_has_its_recipe() -> None:
    scripts = "".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "art").glob("**/sounds/*.py")))
    recipes = set(re.findall(r'@sound\("(\w+)"\)', scripts)) | {
        f"token_{e}" for e in re.findall(r'"(\w+)": \1', scripts)
    }
    assert recipes == {*names.EFFECTS, *names.LOOPS}


def test_every_sound_is_described() -> None:
    text = (ROOT / "docs" / "sound.md").read_text(encoding="utf-8")
    assert not [name for name in (*names.EFFECTS, *names.LOOPS) if f"`{name}`" not in text]


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
        usual = max(abs(b - a) for part in near for a, b in pairwise(part))
        assert abs(side[0] - side[-1]) <= usual


@pytest.mark.slow
def test_effects_are_within_six_decibels_of_each_other() -> None:
    levels = {path.stem: loudest(path) for path in FIRST}
    assert max(levels.values()) - min(levels.values()) < 6, sorted(levels.items(), key=lambda item: item[1])


def test_sounds_take_little_room() -> None:
    assert all(path.stat().st_size < 1_800_000 for path in LOOPS)
    assert sum(path.stat().st_size for path in EFFECTS) < 2_000_000


def test_without_numpy_one_sentence_says_what_is_missing() -> None:
    hidden = (
        "import sys; sys.modules['numpy'] = None; sys.argv = ['sounds'];"
        "from art.sounds.__main__ import main; sys.exit(main())"
    )
    done = subprocess.run([sys.executable, "-c", hidden], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "pip install numpy" in done.stderr and "Traceback" not in done.stderr

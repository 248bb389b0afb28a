"""Every attack is heard, and its sound falls together with its blow."""

from __future__ import annotations

import importlib
from array import array
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

ROOT = Path(__file__).resolve().parents[4]
names = importlib.import_module("art.resarcana.sounds.names")
STRIKES: list[Path] = [
    path for name, sound in names.EFFECTS.items() if name.startswith("strike_") for path in sound.files(name)
]
RATE = 44_100


@pytest.fixture(scope="module", autouse=True)
def mixer() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SDL_AUDIODRIVER", "dummy")
        pygame.mixer.quit()
        pygame.mixer.init(RATE, -16, 1, allowedchanges=0)
        yield
        pygame.mixer.quit()


def test_every_attacker_has_its_strike() -> None:
    cards = (ROOT / "cards.yaml").read_text(encoding="utf-8").partition("\nartifacts:\n")[2]
    attackers = [entry.split("\n")[0] for entry in cards.split("  - id: ")[1:] if "attack:" in entry]
    strikes = {name.removeprefix("strike_") for name in names.EFFECTS if name.startswith("strike_")}
    words = [set(attacker.split("_")) & strikes for attacker in attackers]
    assert all(len(found) == 1 for found in words) and set().union(*words) == strikes


@pytest.mark.parametrize("path", STRIKES, ids=lambda path: path.stem)
def test_a_strike_is_loudest_when_it_lands(path: Path) -> None:
    wave, piece = array("h", pygame.mixer.Sound(path).get_raw()), RATE // 20
    strength = [sum(value * value for value in wave[at : at + piece]) for at in range(0, len(wave), piece)]
    assert 0.45 <= strength.index(max(strength)) / 20 <= 0.8

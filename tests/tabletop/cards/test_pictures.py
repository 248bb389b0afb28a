"""Pictures of cards: read ahead or when they are first shown, cut to their window, and kept under a bound."""

from __future__ import annotations

from pathlib import Path
from threading import Event

import pygame
import pytest

from resarcana_gui.scene.images import decoded
from resarcana_gui.tabletop.cards import pictures
from resarcana_gui.tabletop.cards.pictures import CUT, READ, Pictures, covering

NAMES = [f"card {number}" for number in range(80)]
BLUE = (20, 40, 200)


def stand_in(name: str, size: tuple[int, int]) -> pygame.Surface:
    surface = pygame.Surface(size, 0, 32)
    surface.fill((*BLUE[:2], int(name.split()[1])))
    return surface


def made(folder: str = "nowhere") -> Pictures:
    return Pictures(folder, stand_in)


def test_what_has_no_picture_has_a_stand_in() -> None:
    assert made().of("card 7", (30, 20)).get_at((15, 10))[:3] == pytest.approx((20, 40, 7), abs=4)


def test_a_damaged_picture_has_a_stand_in_too(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    broken = tmp_path / "broken.webp"
    broken.write_bytes(b"RIFF, but not really")
    monkeypatch.setattr(pictures, "asset_path", lambda *parts: broken)
    assert made().of("card 7", (30, 20)).get_at((15, 10))[:3] == pytest.approx((20, 40, 7), abs=4)


def test_pictures_that_were_read_ahead_look_the_same() -> None:
    ahead, plain = made(), made()
    ahead.read_ahead(NAMES[:3])
    ahead.read_ahead(NAMES[:3])
    ahead.wait()
    for name in NAMES[:3]:
        one, two = ahead.of(name, (120, 90)), plain.of(name, (120, 90))
        assert pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(two, "RGB")


def test_what_is_kept_of_the_pictures_stays_within_its_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    large = pygame.Surface((640, 480), 0, 32)
    monkeypatch.setattr(pictures, "decoded", lambda path: large)
    kept = made()
    for name in NAMES:
        for size in ((138, 110), (150, 130), (264, 198)):
            kept.of(name, size)
    assert 0 < kept.bytes <= READ + CUT


def test_a_picture_is_cut_in_the_middle_to_fill_its_window() -> None:
    picture = pygame.Surface((60, 20), 0, 32)
    picture.fill((255, 0, 0), (20, 0, 20, 20))
    assert covering(picture, (10, 10)).get_at((5, 5))[:3] == (255, 0, 0)
    assert covering(picture, (10, 10)).get_at((1, 5))[0] > 200


@pytest.mark.parametrize("size", [(0, 0), (0, 9), (9, 0), (1, 900), (900, 1)])
def test_the_picture_for_a_window_of_hardly_any_size_has_at_least_a_pixel(size: tuple[int, int]) -> None:
    assert covering(pygame.Surface((320, 240), 0, 32), size).get_size() == (max(size[0], 1), max(size[1], 1))


def test_a_small_picture_is_made_from_half_of_the_one_on_disk(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "mage.png"
    pygame.image.save(pygame.Surface((60, 84), pygame.SRCALPHA, 32), path)
    monkeypatch.setattr(pictures, "asset_path", lambda *parts: path if parts == ("a", "mage") else None)
    monkeypatch.setattr(pictures, "decoded", lambda found: None if found is None else pygame.image.load(found))
    whole, half = pictures.picture("a", "mage"), pictures.half_size_picture("a", "mage")
    assert whole is not None and half is not None
    assert half.get_width() * 2 == whole.get_width()
    assert pictures.picture_for(30, "a", "mage") is half
    assert pictures.picture_for(31, "a", "mage") is whole
    assert pictures.half_size_picture("a", "none") is pictures.picture_for(9, "a", "none") is None
    pictures.picture.cache_clear()
    pictures.half_size_picture.cache_clear()


def test_a_missing_or_damaged_file_is_none(tmp_path: Path) -> None:
    assert decoded(None) is None
    assert decoded(tmp_path / "nothing.webp") is None


def read(kept: Pictures) -> None:
    """Wait until what was asked for has been read."""
    after = Event()
    kept.jobs.done("after", after.set)
    assert after.wait(10)


def test_a_large_picture_is_read_in_the_background() -> None:
    kept, plain, size = made(), made(), (600, 400)
    assert kept.ready("card 7", (300, 200)) and not kept.ready("card 7", size)
    read(kept)
    assert kept.ready("card 7", size)
    assert pygame.image.tobytes(kept.of("card 7", size), "RGB") == pygame.image.tobytes(plain.of("card 7", size), "RGB")


def test_a_small_picture_that_nothing_waits_for_is_read_in_the_background_too() -> None:
    kept, plain, size = made(), made(), (90, 60)
    assert not kept.ready_apart("card 7", size)
    read(kept)
    assert kept.ready_apart("card 7", size)
    assert pygame.image.tobytes(kept.of("card 7", size), "RGB") == pygame.image.tobytes(plain.of("card 7", size), "RGB")


def test_a_large_picture_that_cannot_be_read_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = made()
    monkeypatch.setattr(kept, "_original", lambda name: 1 / 0)
    assert not kept.ready("card 7", (600, 400))
    read(kept)
    assert kept.ready("card 7", (600, 400))

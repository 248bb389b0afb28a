"""What the window is drawn with: every file is there, has its size, and tiles have no seams."""

import importlib
from pathlib import Path

import pygame
import pytest
import yaml

from tests.for_each import for_each

build = importlib.import_module("art.interface.build")
ASSETS: Path = importlib.import_module("art.places").ASSETS
MEBIBYTE = 1 << 20
SIZES = {
    "materials/leather.webp": (512, 512),
    "materials/slate.webp": (1024, 512),
    "materials/velvet.webp": (1024, 256),
    "materials/wood.webp": (1280, 640),
    "materials/brass.webp": (512, 64),
    "materials/parchment.webp": (320, 320),
    **{f"breath/{name}.webp": (512, 128) for name in ("flame", "water", "wisps", "smoke")},
    "window/icon.png": (256, 256),
    "window/cursor.webp": (48, 48),
}
MATERIALS = {name for name in SIZES if name.startswith("materials/")}
OTHER = {"window/icon.ico", "window/icon.icns", "window/cursor.yaml"}


def load(name: str) -> pygame.Surface:
    return pygame.image.load(ASSETS / name)


@for_each("name", SIZES)
def test_a_picture_has_its_size(name: str) -> None:
    picture = load(name)
    assert picture.get_size() == SIZES[name]
    if name not in MATERIALS:
        assert pygame.mask.from_surface(picture, 60).count() > 20


def test_the_icon_is_cut_out() -> None:
    assert load("window/icon.png").get_at((0, 0)).a < 30


def test_nothing_lies_in_these_folders_that_nobody_knows() -> None:
    folders = (ASSETS / "window", ASSETS / "materials", ASSETS / "breath")
    assert {path.relative_to(ASSETS).as_posix() for folder in folders for path in folder.iterdir()} == {*SIZES, *OTHER}


def test_the_builder_knows_every_file_that_it_makes() -> None:
    made = {path.relative_to(ASSETS).as_posix() for part in build.PARTS if part.name != "icons" for path in part.made}
    assert made == {*SIZES, *OTHER}


@pytest.mark.parametrize("name", sorted(MATERIALS))
def test_a_tile_repeats_without_a_seam_and_leaves_colours_as_they_are_on_the_whole(name: str) -> None:
    tile = load(name)
    width, height = tile.get_size()
    levels = [
        [tile.get_at((x, y)).r for x in range(0, width, 3)] for y in (0, height - 1, height // 2, height // 2 + 1)
    ]
    across = sum(abs(a - b) for a, b in zip(levels[0], levels[1], strict=True)) / len(levels[0])
    inside = sum(abs(a - b) for a, b in zip(levels[2], levels[3], strict=True)) / len(levels[2])
    assert across <= 3 * inside + 6
    assert 105 <= pygame.transform.average_color(tile)[0] <= 150


@pytest.mark.parametrize("name", sorted(name for name in SIZES if name.startswith("breath/")))
def test_a_strip_of_breath_repeats_along_and_is_clear_at_its_edges(name: str) -> None:
    strip = load(name)
    width, height = strip.get_size()
    seam = [abs(strip.get_at((0, y)).a - strip.get_at((width - 1, y)).a) for y in range(height)]
    assert sum(seam) / height < 8
    assert max(strip.get_at((x, y)).a for x in range(width) for y in (0, height - 1)) < 12


def test_all_tiles_together_are_small() -> None:
    assert sum((ASSETS / name).stat().st_size for name in MATERIALS) < 400_000


def test_the_pointer_points_inside_its_picture() -> None:
    spot = yaml.safe_load((ASSETS / "window" / "cursor.yaml").read_text(encoding="utf-8"))["hotspot"]
    assert load("window/cursor.webp").get_at((spot["x"] + 2, spot["y"] + 4)).a > 100


def test_everything_under_assets_together_is_small() -> None:
    assert sum(path.stat().st_size for path in ASSETS.rglob("*") if path.is_file()) < 40 * MEBIBYTE

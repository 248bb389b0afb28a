"""What is drawn beside the cards' pictures: every file is there, has its size, and is used for something."""

import importlib
from pathlib import Path

import pygame
import pytest
import yaml

from resarcana_gui.scene.colour import Colour, contrast

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "assets"
GAME = ASSETS / "resarcana"
build = importlib.import_module("art.interface.build")
DARK_INK, PALE_INK = (46, 30, 16), (250, 242, 226)
DARK_TITLES = {"dragon", "mage", "place", "item"}
MEBIBYTE = 1 << 20
SIZES = {
    **{f"resarcana/tokens/{name}.webp": (256, 256) for name in build.ESSENCES},
    **{f"resarcana/frames/{name}.webp": (720, 1008) for name in build.FRAMES},
    **{f"resarcana/backs/{name}.webp": (720, 1008) for name in build.BACKS},
    **{f"resarcana/seals/{name}.webp": (192, 192) for name in ("points", "first_player", "passed")},
    **{f"resarcana/particles/{name}.webp": (64, 64) for name in ("spark", "ember", "smoke", "glint")},
    "resarcana/scenes/title.webp": (2560, 1440),
    "resarcana/scenes/title_circle.webp": (1024, 1024),
    "materials/leather.webp": (512, 512),
    "materials/slate.webp": (1024, 512),
    "materials/velvet.webp": (1024, 256),
    "materials/wood.webp": (1280, 640),
    "materials/brass.webp": (512, 64),
    "materials/parchment.webp": (320, 320),
    "window/icon.png": (256, 256),
    "window/cursor.webp": (48, 48),
}
MATERIALS = {name for name in SIZES if name.startswith("materials/")}
OPAQUE = {"resarcana/scenes/title.webp", *MATERIALS}
OTHER = {"resarcana/scenes/title.yaml", "window/icon.ico", "window/icon.icns", "window/cursor.yaml"}


def load(name: str) -> pygame.Surface:
    return pygame.image.load(ASSETS / name)


def colour_at(surface: pygame.Surface, x: int, y: int) -> Colour:
    red, green, blue, _ = surface.get_at((x, y))
    return red, green, blue


@pytest.mark.parametrize("name", SIZES)
def test_a_picture_has_its_size_and_is_cut_out_where_it_should_be(name: str) -> None:
    picture = load(name)
    assert picture.get_size() == SIZES[name]
    if name not in OPAQUE:
        assert picture.get_at((0, 0)).a < 30 or name == "window/cursor.webp"
        assert pygame.mask.from_surface(picture, 60).count() > 20


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


def test_all_tiles_together_are_small() -> None:
    assert sum((ASSETS / name).stat().st_size for name in MATERIALS) < 400_000


def test_nothing_lies_in_these_folders_that_nobody_knows() -> None:
    folders = [GAME / name for name in ("tokens", "frames", "backs", "seals", "particles", "scenes")]
    there = {
        path.relative_to(ASSETS).as_posix()
        for folder in [*folders, ASSETS / "window", ASSETS / "materials"]
        for path in folder.iterdir()
    }
    assert there == {*SIZES, *OTHER}


def test_the_builder_knows_every_file_that_it_makes() -> None:
    made = {
        path.relative_to(ASSETS).as_posix() for part, paths in build.PARTS.items() if part != "icons" for path in paths
    }
    assert made == {*SIZES, *OTHER}
    assert all(script.exists() for part in build.PARTS for script in build.scripts(part))


@pytest.mark.parametrize("name", build.FRAMES)
def test_a_frame_has_an_open_window(name: str) -> None:
    frame = load(f"resarcana/frames/{name}.webp")
    assert all(frame.get_at((x, y)).a < 60 for x in range(75, 650, 25) for y in range(170, 560, 25))
    assert all(frame.get_at((x, 30)).a == 255 for x in range(60, 660, 25))


@pytest.mark.parametrize("name", build.FRAMES)
def test_what_is_written_on_a_frame_can_be_read(name: str) -> None:
    frame = load(f"resarcana/frames/{name}.webp")
    field = [colour_at(frame, x, y) for x in range(60, 660, 12) for y in range(645, 950, 12)]
    title = [colour_at(frame, x, y) for x in range(60, 660, 12) for y in range(34, 90, 8)]
    assert min(contrast(DARK_INK, ground) for ground in field) >= 7
    ink = PALE_INK if name in DARK_TITLES else DARK_INK
    assert min(contrast(ink, ground) for ground in title) >= 7


@pytest.mark.parametrize("name", build.ESSENCES)
def test_a_token_fills_its_square(name: str) -> None:
    token = load(f"resarcana/tokens/{name}.webp")
    box = token.get_bounding_rect(60)
    assert max(box.width, box.height) > 230
    assert token.get_at((128, 140)).a == 255


def test_the_title_scene_says_where_it_moves() -> None:
    scene = yaml.safe_load((GAME / "scenes" / "title.yaml").read_text(encoding="utf-8"))
    assert (GAME / "scenes" / scene["circle"]["picture"]).exists()
    assert len(scene["flames"]) >= 5
    places = [scene["circle"], *scene["flames"], scene["dust"]]
    assert all(0 < place[key] < 1 for place in places for key in ("x", "y"))


def test_the_pointer_points_inside_its_picture() -> None:
    spot = yaml.safe_load((ASSETS / "window" / "cursor.yaml").read_text(encoding="utf-8"))["hotspot"]
    assert load("window/cursor.webp").get_at((spot["x"] + 2, spot["y"] + 4)).a > 100


def test_everything_under_assets_together_is_small() -> None:
    assert sum(path.stat().st_size for path in ASSETS.rglob("*") if path.is_file()) < 40 * MEBIBYTE

"""What is drawn beside the cards' pictures: every file is there, has its size, and is used for something."""

import importlib
from pathlib import Path

import pygame
import pytest
import yaml

from resarcana_gui.scene.colour import Colour, contrast
from tests.for_each import for_each

parts = importlib.import_module("art.resarcana.parts")
GAME: Path = parts.GAME
DARK_INK, PALE_INK = (46, 30, 16), (250, 242, 226)
DARK_TITLES = {"dragon", "mage", "place", "item"}
SIZES = {
    **{f"tokens/{name}.webp": (256, 256) for name in parts.ESSENCES},
    **{f"frames/{name}.webp": (720, 1008) for name in parts.FRAMES},
    **{f"backs/{name}.webp": (720, 1008) for name in parts.BACKS},
    **{f"seals/{name}.webp": (192, 192) for name in ("points", "first_player", "passed")},
    **{f"particles/{name}.webp": (64, 64) for name in ("spark", "ember", "smoke", "glint")},
    "scenes/title.jpg": (2560, 1440),
    "scenes/title_circle.webp": (1024, 1024),
}
OPAQUE = {"scenes/title.jpg"}
OTHER = {"scenes/title.yaml"}


def load(name: str) -> pygame.Surface:
    return pygame.image.load(GAME / name)


def colour_at(surface: pygame.Surface, x: int, y: int) -> Colour:
    red, green, blue, _ = surface.get_at((x, y))
    return red, green, blue


@for_each("name", SIZES)
def test_a_picture_has_its_size_and_is_cut_out_where_it_should_be(name: str) -> None:
    picture = load(name)
    assert picture.get_size() == SIZES[name]
    if name not in OPAQUE:
        assert picture.get_at((0, 0)).a < 30
        assert pygame.mask.from_surface(picture, 60).count() > 20


def test_nothing_lies_in_these_folders_that_nobody_knows() -> None:
    folders = [GAME / name for name in ("tokens", "frames", "backs", "seals", "particles", "scenes")]
    assert {path.relative_to(GAME).as_posix() for folder in folders for path in folder.iterdir()} == {*SIZES, *OTHER}


def test_the_builder_knows_every_file_that_it_makes() -> None:
    made = {path.relative_to(GAME).as_posix() for part in parts.PARTS if part.name != "icons" for path in part.made}
    assert made == {*SIZES, *OTHER}


@pytest.mark.parametrize("name", parts.FRAMES)
def test_a_frame_has_an_open_window(name: str) -> None:
    frame = load(f"frames/{name}.webp")
    assert all(frame.get_at((x, y)).a < 60 for x in range(75, 650, 25) for y in range(170, 560, 25))
    assert all(frame.get_at((x, 30)).a == 255 for x in range(60, 660, 25))


@pytest.mark.parametrize("name", parts.FRAMES)
def test_what_is_written_on_a_frame_can_be_read(name: str) -> None:
    frame = load(f"frames/{name}.webp")
    field = [colour_at(frame, x, y) for x in range(60, 660, 12) for y in range(645, 950, 12)]
    title = [colour_at(frame, x, y) for x in range(60, 660, 12) for y in range(34, 90, 8)]
    assert min(contrast(DARK_INK, ground) for ground in field) >= 7
    ink = PALE_INK if name in DARK_TITLES else DARK_INK
    assert min(contrast(ink, ground) for ground in title) >= 7


@pytest.mark.parametrize("name", parts.ESSENCES)
def test_a_token_fills_its_square(name: str) -> None:
    token = load(f"tokens/{name}.webp")
    box = token.get_bounding_rect(60)
    assert max(box.width, box.height) > 230
    assert token.get_at((128, 140)).a == 255


def test_the_title_scene_says_where_it_moves() -> None:
    scene = yaml.safe_load((GAME / "scenes" / "title.yaml").read_text(encoding="utf-8"))
    assert (GAME / "scenes" / scene["circle"]["picture"]).exists()
    assert len(scene["flames"]) >= 5
    places = [scene["circle"], *scene["flames"], scene["dust"]]
    assert all(0 < place[key] < 1 for place in places for key in ("x", "y"))

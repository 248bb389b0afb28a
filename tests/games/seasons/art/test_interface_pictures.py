"""What is drawn beside the pictures of Seasons' cards: every file is there, has its size, and can be read on."""

import importlib
from pathlib import Path

import pygame
import pytest

from resarcana_gui.scene.colour import Colour, contrast
from tests.for_each import for_each

parts = importlib.import_module("art.seasons.parts")
GAME: Path = parts.GAME
INKS = {"item": (44, 24, 66), "familiar": (66, 26, 10)}
SIZES = {
    **{f"tokens/{name}.webp": (256, 256) for name in parts.TOKENS},
    **{f"frames/{name}.webp": (720, 1008) for name in parts.FRAMES},
    **{f"backs/{name}.webp": (720, 1008) for name in parts.BACKS},
    "seals/crystal.webp": (192, 192),
    "scenes/title.jpg": (2560, 1440),
    "scenes/title_circle.webp": (1024, 1024),
}
OPAQUE = {"scenes/title.jpg"}
OTHER = {"scenes/title.yaml"}


@for_each("name", SIZES)
def test_a_picture_has_its_size_and_is_cut_out(name: str) -> None:
    picture = pygame.image.load(GAME / name)
    assert picture.get_size() == SIZES[name]
    if name not in OPAQUE:
        assert picture.get_at((0, 0)).a < 30
        assert pygame.mask.from_surface(picture, 60).count() > 20


def test_nothing_lies_in_these_folders_that_no_script_makes() -> None:
    made = {path.relative_to(GAME).as_posix() for part in parts.PARTS if part.name != "icons" for path in part.made}
    folders = [GAME / name for name in ("tokens", "frames", "backs", "seals", "scenes")]
    assert (
        {path.relative_to(GAME).as_posix() for folder in folders for path in folder.iterdir()}
        == made
        == {*SIZES, *OTHER}
    )


@pytest.mark.parametrize("name", parts.FRAMES)
def test_a_frame_has_an_open_window_and_grounds_on_which_its_ink_is_legible(name: str) -> None:
    frame = pygame.image.load(GAME / f"frames/{name}.webp")
    assert frame.get_at((360, 355)).a < 30
    for y in (60, 700, 900):
        for x in range(120, 640, 40):
            red, green, blue, alpha = frame.get_at((x, y))
            ground: Colour = (red, green, blue)
            assert alpha == 255
            assert contrast(INKS[name], ground) >= 7


@pytest.mark.parametrize("name", parts.TOKENS)
def test_a_token_has_an_icon_of_its_own(name: str) -> None:
    icon = pygame.image.load_sized_svg(GAME / "icons" / f"{name}.svg", (64, 64))
    assert pygame.mask.from_surface(icon, 60).count() > 600

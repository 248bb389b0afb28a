"""Terrains and pieces can be told apart by colour alone with the palette that is meant for it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations

import pygame
import pytest

from resarcana_gui.games.terra_mystica.components.words import TERRAINS
from resarcana_gui.games.terra_mystica.view.faces.icons import ICONS
from resarcana_gui.games.terra_mystica.view.faces.land import Land
from resarcana_gui.games.terra_mystica.view.faces.palette import INKS, LACQUERS, LANDS, PaletteColours
from resarcana_gui.games.terra_mystica.view.faces.pieces import Piece
from resarcana_gui.scene.colour import Colour, contrast
from resarcana_gui.scene.seats.seat_styles import SEEN_BY_ALL, WORN
from resarcana_gui.settings import PALETTES
from tests.scene.sight import DEUTERANOPIA, PROTANOPIA, TRITANOPIA, USUAL, Matrix, apart

MEANT_FOR = [("red_green", PROTANOPIA), ("red_green", DEUTERANOPIA), ("blue_yellow", TRITANOPIA)]
IDS = ["protanopia", "deuteranopia", "tritanopia"]
NIGHT = (15, 10, 8)


@contextmanager
def wearing(palette: str) -> Iterator[None]:
    """The program wears a palette."""
    WORN.name = palette
    try:
        yield
    finally:
        WORN.name = SEEN_BY_ALL


def nearest(colours: PaletteColours | list[Colour], sight: Matrix) -> float:
    """How far the two most similar colours are apart."""
    return min(apart(one, other, sight) for one, other in combinations(colours, 2))


def test_every_palette_of_the_settings_is_there() -> None:
    for colours in (LANDS, LACQUERS, INKS):
        assert {SEEN_BY_ALL, *colours.others} == {*PALETTES}
        assert {len(each) for each in colours.others.values()} == {len(colours)} == {len(TERRAINS)}


@pytest.mark.parametrize(("palette", "sight"), MEANT_FOR, ids=IDS)
@pytest.mark.parametrize("colours", [LANDS, LACQUERS], ids=["lands", "pieces"])
def test_the_palette_tells_colours_apart_that_were_alike(colours: PaletteColours, palette: str, sight: Matrix) -> None:
    painted = nearest(colours, sight)
    with wearing(palette):
        assert nearest(colours, sight) > 24 > painted


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("colours", [LANDS, LACQUERS], ids=["lands", "pieces"])
def test_for_everybody_else_they_stay_different(colours: PaletteColours, palette: str) -> None:
    with wearing(palette):
        assert nearest(colours, USUAL) > 24


@pytest.mark.parametrize("palette", PALETTES)
def test_the_names_of_seats_can_be_read(palette: str) -> None:
    with wearing(palette):
        assert min(contrast(ink, NIGHT) for ink in INKS) > 4.5


@pytest.mark.parametrize(("palette", "sight"), MEANT_FOR, ids=IDS)
def test_what_is_drawn_of_land_and_pieces_wears_the_palette(palette: str, sight: Matrix) -> None:
    with wearing(palette):
        lands = [mean(Land(land, 0, signed=False).render((52, 60), 1.0)) for land in range(len(TERRAINS))]
        pieces = [mean(Piece("trading_house", lacquer).render((38, 60), 1.0)) for lacquer in LACQUERS]
    assert nearest(lands, sight) > 12 and nearest(pieces, sight) > 8


def mean(picture: pygame.Surface) -> Colour:
    red, green, blue, alpha = pygame.transform.average_color(picture)
    return (min(255, red * 255 // alpha), min(255, green * 255 // alpha), min(255, blue * 255 // alpha))


def test_drawings_of_another_palette_are_not_shown_again() -> None:
    keys = set()
    for palette in PALETTES:
        with wearing(palette):
            keys.add((Land(1, 0).key, ICONS.icon("plains").key, Piece("temple", LACQUERS[1]).key))
    assert len(keys) == len(PALETTES)
    assert all(len({key[at] for key in keys}) == len(PALETTES) for at in range(3))

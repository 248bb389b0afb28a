"""Energies can be told apart by whoever tells fewer colours apart, with the palette that is meant for it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations

import pygame
import pytest

from resarcana_gui.games.seasons.view.faces.die_faces import DieFace
from resarcana_gui.games.seasons.view.faces.icons import ICONS
from resarcana_gui.games.seasons.view.faces.palette import ENERGIES, ENERGY_COLOURS, PAINTED, PALETTES
from resarcana_gui.games.seasons.view.faces.tokens import ENERGY_TOKENS
from resarcana_gui.scene.theme import CANDLELIGHT
from resarcana_gui.settings import PALETTES as KNOWN
from tests.scene.sight import DEUTERANOPIA, PROTANOPIA, TRITANOPIA, USUAL, Matrix, apart

GROUNDS = (CANDLELIGHT["panel"], CANDLELIGHT["parchment"])
ALL = {"painted": ENERGIES, **PALETTES}


@contextmanager
def wearing(palette: str) -> Iterator[None]:
    """Energies wear a palette."""
    ENERGY_COLOURS.palette = palette
    try:
        yield
    finally:
        ENERGY_COLOURS.palette = PAINTED


def nearest(palette: str, sight: Matrix) -> tuple[float, float]:
    """How far the two most similar energies are apart, and an energy from a ground."""
    bodies = [hue.body for hue in ALL[palette].values()]
    between = min(apart(one, other, sight) for one, other in combinations(bodies, 2))
    return between, min(apart(body, ground, sight) for body in bodies for ground in GROUNDS)


def test_every_palette_of_the_settings_is_there() -> None:
    assert set(ALL) == set(KNOWN) and all(set(hues) == set(ENERGIES) for hues in ALL.values())


@pytest.mark.parametrize(
    ("palette", "sight"),
    [("red_green", PROTANOPIA), ("red_green", DEUTERANOPIA), ("blue_yellow", TRITANOPIA)],
    ids=["protanopia", "deuteranopia", "tritanopia"],
)
def test_energies_can_be_told_apart_by_colour_alone(palette: str, sight: Matrix) -> None:
    between, from_ground = nearest(palette, sight)
    assert between > 40 and from_ground > 30
    with wearing(palette):
        tokens = [token.render((40, 40), 1.0) for token in ENERGY_TOKENS]
    drawn = [pygame.transform.average_color(token, consider_alpha=True)[:3] for token in tokens]
    assert min(apart(one, other, sight) for one, other in combinations(drawn, 2)) > 25
    painted, _ = nearest("painted", sight)
    assert painted < 25, "otherwise nobody would need another palette"


@pytest.mark.parametrize("palette", ALL)
def test_for_everybody_else_they_stay_as_different_as_they_were_painted(palette: str) -> None:
    between, from_ground = nearest(palette, USUAL)
    assert between > 30 and from_ground > 30


def test_tokens_icons_and_dice_wear_the_palette_and_keep_their_shape() -> None:
    die = DieFace(("fire", "earth"), crystals=0, ring=False, pips=1)

    def drawn() -> list[pygame.Surface]:
        return [ENERGY_TOKENS[2].render((32, 32), 1.0), ICONS.picture("fire", 32), die.render((40, 40), 1.0)]

    before, keys = drawn(), (ENERGY_TOKENS[2].key, die.key)
    with wearing("red_green"):
        after = drawn()
        assert ENERGY_TOKENS[2].key != keys[0] and die.key != keys[1]
    for one, other in zip(before, after, strict=True):
        assert pygame.image.tobytes(one, "RGBA") != pygame.image.tobytes(other, "RGBA")
        assert pygame.mask.from_surface(one).count() == pygame.mask.from_surface(other).count()

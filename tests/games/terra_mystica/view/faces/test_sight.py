"""Terrains and factions are told apart without their colours: by signs, by relief, and by the lightness of both."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import numpy.typing as npt
import pygame
import pytest

from resarcana_gui.games.terra_mystica.components.words import CULTS, TERRAINS
from resarcana_gui.games.terra_mystica.view.faces.icons import ICONS
from resarcana_gui.games.terra_mystica.view.faces.land import Land
from resarcana_gui.games.terra_mystica.view.faces.shapes import Sign, mask
from resarcana_gui.games.terra_mystica.view.faces.signs import FACTION_SIGNS, TERRAIN_SIGNS
from tests.scene.sight import DEUTERANOPIA, PROTANOPIA, TRITANOPIA, USUAL, Matrix

SIDE = 24
"""The side of a sign on the smallest map, in pixels."""
HEX = (52, 60)
"""A hexagon on the smallest map."""
ENOUGH = 0.04
"""The share of a hexagon or icon that must differ: a sign covers about a tenth."""
SIGHTS = {"usual": USUAL, "protanopia": PROTANOPIA, "deuteranopia": DEUTERANOPIA, "tritanopia": TRITANOPIA}
Shades = npt.NDArray[np.float64]


def drawn(sign: Sign) -> Shades:
    return pygame.surfarray.array_alpha(mask(sign, (SIDE, SIDE))).astype(float) / 255


def shared(one: Shades, other: Shades) -> float:
    """The share of two signs in which they cover each other, of all that either covers."""
    return float(np.minimum(one, other).sum() / np.maximum(one, other).sum())


def seen(picture: pygame.Surface, sight: Matrix) -> Shades:
    """A picture as somebody with this sight sees it."""
    light = (pygame.surfarray.array3d(picture) / 255.0) ** 2.2
    return np.asarray(np.clip(light @ np.array(sight).T, 0, 1) ** (1 / 2.2) * 255, dtype=np.float64)


def differ(one: Shades, other: Shades) -> float:
    """The share of pixels that look clearly different."""
    return float((np.abs(one - other).max(axis=2) > 48).mean())


def test_no_two_terrains_and_no_two_factions_have_similar_signs() -> None:
    for signs in (list(TERRAIN_SIGNS), list(FACTION_SIGNS.values())):
        shapes = [drawn(sign) for sign in signs]
        assert max(shared(one, other) for one, other in combinations(shapes, 2)) < 0.7
        assert all(0.04 < shape.mean() < 0.7 for shape in shapes)


@pytest.mark.parametrize("plain", [False, True], ids=["carved", "high contrast"])
@pytest.mark.parametrize("sight", SIGHTS)
def test_no_two_terrains_look_alike_on_the_map_whatever_colours_are_seen(sight: str, plain: bool) -> None:
    lands = [seen(Land(terrain, 0, plain).render(HEX, 1.0), SIGHTS[sight]) for terrain in range(len(TERRAINS))]
    found = {(TERRAINS[a], TERRAINS[b]): differ(lands[a], lands[b]) for a, b in combinations(range(len(TERRAINS)), 2)}
    assert min(found.values()) > ENOUGH, min(found, key=lambda pair: found[pair])


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("names", [TERRAINS, CULTS], ids=["terrains", "cults"])
def test_no_two_icons_of_terrains_or_cults_look_alike_whatever_colours_are_seen(
    names: tuple[str, ...], sight: str
) -> None:
    icons = [seen(ICONS.picture(name, SIDE), SIGHTS[sight]) for name in names]
    assert min(differ(one, other) for one, other in combinations(icons, 2)) > ENOUGH


@pytest.mark.parametrize("plain", [False, True], ids=["carved", "high contrast"])
def test_the_sign_of_a_terrain_stands_out_from_its_ground(plain: bool) -> None:
    for terrain in range(len(TERRAINS)):
        signed = seen(Land(terrain, 0, plain).render(HEX, 1.0), USUAL)
        bare = seen(Land(terrain, 0, plain, signed=False).render(HEX, 1.0), USUAL)
        assert differ(signed, bare) > 0.03, TERRAINS[terrain]

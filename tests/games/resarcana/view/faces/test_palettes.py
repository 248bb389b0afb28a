from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations

import pygame
import pytest

from resarcana_gui.games.resarcana.view.faces.essence_token import EssenceToken
from resarcana_gui.games.resarcana.view.faces.icons import ICONS
from resarcana_gui.games.resarcana.view.faces.palette import ESSENCE_COLOURS, ESSENCES, PAINTED, PALETTES
from resarcana_gui.scene.theme import CANDLELIGHT
from resarcana_gui.settings import PALETTES as KNOWN
from tests.scene.sight import DEUTERANOPIA, PROTANOPIA, TRITANOPIA, USUAL, Matrix, apart

GROUNDS = (CANDLELIGHT["panel"], CANDLELIGHT["parchment"])
ALL = {"painted": ESSENCES, **PALETTES}


@contextmanager
def wearing(palette: str) -> Iterator[None]:
    """Essences wear a palette."""
    ESSENCE_COLOURS.palette = palette
    try:
        yield
    finally:
        ESSENCE_COLOURS.palette = PAINTED


def nearest(palette: str, sight: Matrix) -> tuple[float, float]:
    """How far the two most similar essences are apart, and an essence from a ground."""
    bodies = [hue.body for hue in ALL[palette].values()]
    between = min(apart(one, other, sight) for one, other in combinations(bodies, 2))
    return between, min(apart(body, ground, sight) for body in bodies for ground in GROUNDS)


def test_every_palette_of_the_settings_is_there() -> None:
    assert set(ALL) == set(KNOWN) and all(set(hues) == set(ESSENCES) for hues in ALL.values())


@pytest.mark.parametrize(
    ("palette", "sight"),
    [("red_green", PROTANOPIA), ("red_green", DEUTERANOPIA), ("blue_yellow", TRITANOPIA)],
    ids=["protanopia", "deuteranopia", "tritanopia"],
)
def test_essences_can_be_told_apart_by_colour_alone_with_the_palette_that_is_meant_for_it(
    palette: str, sight: Matrix
) -> None:
    between, from_ground = nearest(palette, sight)
    assert between > 40 and from_ground > 30
    with wearing(palette):
        tokens = [EssenceToken(essence).render((40, 40), 1.0) for essence in range(len(ESSENCES))]
    drawn = [pygame.transform.average_color(token, consider_alpha=True)[:3] for token in tokens]
    assert min(apart(one, other, sight) for one, other in combinations(drawn, 2)) > 30
    painted, _ = nearest("painted", sight)
    assert painted < 20, "otherwise nobody would need another palette"


@pytest.mark.parametrize("palette", ALL)
def test_for_everybody_else_they_stay_as_different_as_they_were_painted(palette: str) -> None:
    between, from_ground = nearest(palette, USUAL)
    assert between > 30 and from_ground > 30


def test_tokens_and_icons_wear_the_palette_and_keep_their_shape() -> None:
    def drawn() -> list[pygame.Surface]:
        return [EssenceToken(0).render((32, 32), 1.0), ICONS.picture("elan", 32), ICONS.picture("any", 32)]

    before, key = drawn(), EssenceToken(0).key
    with wearing("red_green"):
        after = drawn()
        assert EssenceToken(0).key != key
    for one, other in zip(before[:2], after[:2], strict=True):
        assert pygame.image.tobytes(one, "RGBA") != pygame.image.tobytes(other, "RGBA")
        assert pygame.mask.from_surface(one).count() == pygame.mask.from_surface(other).count()
    assert pygame.image.tobytes(before[2], "RGBA") != pygame.image.tobytes(after[2], "RGBA")

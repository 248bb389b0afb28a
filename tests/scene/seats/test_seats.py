from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from resarcana_gui.scene.colour import HIGH_CONTRAST, TEXT_CONTRAST, contrast
from resarcana_gui.scene.seats.face_mark import FaceMark
from resarcana_gui.scene.seats.initial import Initial
from resarcana_gui.scene.seats.rings import BrassRing, Disc, RoundPicture
from resarcana_gui.scene.seats.seat_styles import SEEN_BY_ALL, STYLES, WORN, SeatStyle
from resarcana_gui.scene.shapes import PlainBox
from resarcana_gui.scene.theme import THEMES, Theme
from resarcana_gui.scene.ui_style import UiStyle
from tests.scene.sight import DEUTERANOPIA, PROTANOPIA, TRITANOPIA, USUAL, apart


def opaque(surface: pygame.Surface) -> int:
    return pygame.mask.from_surface(surface, 120).count()


def test_no_two_seats_have_the_same_sign_even_without_colour() -> None:
    shapes = []
    for style in STYLES:
        mask = pygame.mask.from_surface(style.sign.render((40, 40), 1.0), 120)
        shapes.append(mask)
    for at, one in enumerate(shapes):
        for other in shapes[at + 1 :]:
            both = one.overlap_mask(other, (0, 0)).count()
            assert both < 0.85 * min(one.count(), other.count()) or abs(one.count() - other.count()) > 40


SIGHTS = {"painted": (USUAL,), "red_green": (PROTANOPIA, DEUTERANOPIA), "blue_yellow": (TRITANOPIA,)}


@pytest.mark.parametrize("palette", SIGHTS)
@pytest.mark.parametrize(("seats", "least"), [(5, 34.0), (8, 26.0)])
def test_five_seats_and_eight_can_be_told_apart_by_every_kind_of_colour_sight_with_its_palette(
    palette: str, seats: int, least: float
) -> None:
    WORN.name = palette
    try:
        colours = [style.colour for style in STYLES[:seats]]
    finally:
        WORN.name = SEEN_BY_ALL
    for sight in SIGHTS[palette]:
        assert min(apart(one, other, sight) for one, other in combinations(colours, 2)) > least


@pytest.mark.parametrize("palette", SIGHTS)
@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_names_of_seats_can_be_read_in_their_colours(palette: str, theme: Theme) -> None:
    WORN.name = palette
    try:
        worn = WORN.on(theme)
    finally:
        WORN.name = SEEN_BY_ALL
    needed = TEXT_CONTRAST if theme.worn else HIGH_CONTRAST
    assert all(contrast(worn[style.name], worn["panel"]) >= needed for style in STYLES)
    assert (worn == theme) == (palette == "painted")


def test_a_game_may_give_its_seats_colours_and_signs_of_its_own() -> None:
    style = SeatStyle("water", (10, 20, 30), PlainBox((200, 100, 60)))
    assert style.colour == (10, 20, 30) and style.sign.key == PlainBox((200, 100, 60)).key
    assert SeatStyle("water").sign.key != SeatStyle("fire").sign.key


def test_a_ring_of_brass_is_open_in_the_middle_and_shines_unevenly() -> None:
    ring = BrassRing(0.8).render((120, 120), 1.0)
    assert ring.get_at((60, 60)).a == 0 and ring.get_at((60, 6)).a > 200 and ring.get_at((2, 2)).a == 0
    levels = {ring.get_at((60, 6)).r, ring.get_at((6, 60)).r, ring.get_at((60, 113)).r, ring.get_at((113, 60)).r}
    assert max(levels) - min(levels) > 20


def test_a_round_picture_is_cut_and_darker_at_its_edge() -> None:
    picture = RoundPicture(PlainBox((200, 100, 60))).render((100, 100), 1.0)
    assert picture.get_at((1, 1)).a == 0
    assert picture.get_at((50, 50)).r > picture.get_at((95, 50)).r > 0


def test_a_grey_picture_has_lost_its_colour() -> None:
    red, green, blue, _ = RoundPicture(PlainBox((200, 100, 60)), grey=True).render((100, 100), 1.0).get_at((50, 50))
    assert red == green == blue > 0


def test_a_disc_is_dark_with_a_bright_rim() -> None:
    disc = Disc().render((80, 80), 1.0)
    assert sum(disc.get_at((40, 40))[:3]) < sum(disc.get_at((40, 4))[:3])


@pytest.mark.parametrize("letter", ["C", "Ñ", "j"])
def test_an_initial_stands_on_a_ground_that_fills_the_box(letter: str) -> None:
    face = Initial(UiStyle(), letter, (90, 140, 200)).render((96, 96), 1.0)
    assert opaque(face) == 96 * 96
    assert max(face.get_at((x, 48)).r for x in range(96)) > 200


def test_a_mark_waits_until_its_face_can_be_drawn() -> None:
    asked: list[tuple[int, int]] = []

    class Reading(PlainBox):
        def ready(self, size: tuple[int, int]) -> bool:
            asked.append(size)
            return len(asked) > 1

    mark = FaceMark(Reading((200, 100, 60)), STYLES[0].sign)
    assert [mark.ready((100, 100)) for _ in range(2)] == [False, True] and set(asked) == {(86, 86)}
    assert FaceMark(PlainBox((200, 100, 60)), STYLES[0].sign).ready((100, 100))

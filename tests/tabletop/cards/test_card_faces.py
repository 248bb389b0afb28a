"""Faces of a game that has no pictures at all: what is printed on its cards can be seen."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pygame
import pytest

from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.theme import CANDLELIGHT, HIGH_CONTRAST, Theme
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.tabletop.cards.card_faces import CardFaces
from resarcana_gui.tabletop.cards.contents import PrintedTexts
from resarcana_gui.tabletop.cards.face_layout import half, on_table
from resarcana_gui.tabletop.cards.pictures import Pictures
from resarcana_gui.tabletop.cards.style import Hue, Material, Style
from resarcana_gui.tabletop.geometry.placements import SHAPE
from resarcana_gui.tabletop.tokens.icon_shapes import NAMELESS, drawn
from resarcana_gui.tabletop.tokens.icons import IconSet

FOLDER: Final = "no such game"
WOOD: Final = Material(
    Hue((236, 198, 122), (164, 120, 62), (74, 48, 22)), (238, 222, 186), (210, 186, 138), (46, 30, 16), (150, 116, 66)
)


def lozenge(name: str, side: int, ink: Colour) -> pygame.Surface:
    return drawn(NAMELESS, side, ink)


STYLE: Final = Style(IconSet(FOLDER, (), ("coin",), lozenge), {"wood": WOOD})
CARD: Final = PrintedTexts(
    "The Long Name of a Card", "Card, Wooden", "wood", "first", ("{coin} → 2{coin}", "{coin}"), plate="3{coin}",
    seal="4", costs=((STYLE.icons.icon("coin"), "2"),),
)  # fmt: skip


class WoodenFaces(CardFaces):
    usual_back = "wood"
    shown = CARD

    def printed(self, card: int) -> PrintedTexts:
        return replace(self.shown, name=f"{self.shown.name} {card}", picture=f"card {card}")


def blue(name: str, size: tuple[int, int]) -> pygame.Surface:
    surface = pygame.Surface(size, 0, 32)
    surface.fill((20, 40, 200))
    return surface


def made(theme: Theme = CANDLELIGHT, scale: float = 1.0) -> WoodenFaces:
    return WoodenFaces(UiStyle(theme, scale), STYLE, Pictures(FOLDER, blue), range(3), "en")


def face(faces: WoodenFaces, width: int, card: int = 0) -> bytes:
    picture = faces.front(card, width).render((width, round(width * SHAPE)), 1.0)
    return pygame.image.tobytes(picture, "RGBA")


@pytest.mark.parametrize("theme", [CANDLELIGHT, HIGH_CONTRAST], ids=lambda theme: theme.name)
@pytest.mark.parametrize("width", [60, 120, 160, 300])
def test_every_card_has_a_face_of_its_own_at_every_width(theme: Theme, width: int) -> None:
    faces = made(theme)
    assert len(face(faces, width)) == width * round(width * SHAPE) * 4
    assert width == 60 or face(faces, width) != face(faces, width, 1)


@pytest.mark.parametrize(
    "less", [{"lines": ()}, {"plate": ""}, {"seal": ""}, {"costs": ()}, {"name": "Another"}, {"formula": "1{coin}"}]
)
def test_everything_that_is_printed_can_be_seen(less: dict[str, object]) -> None:
    faces, other = made(), made()
    other.shown = replace(CARD, **less)  # type: ignore[arg-type]  # one field at a time
    assert face(faces, 300) != face(other, 300)


def test_what_is_printed_in_words_is_whole_on_a_large_card_in_large_texts() -> None:
    contents = made(scale=2.0).contents(0, 300)
    assert contents.name is not None and contents.name.whole and contents.kind is not None and contents.kind.whole
    assert len(contents.lines) == 2 and all(line.whole for line in contents.lines)


def test_a_formula_is_left_to_the_seal_when_there_is_no_room_for_it() -> None:
    faces = made()
    faces.shown = replace(CARD, formula="1{coin}", lines=("{coin}",) * 3)
    assert len(faces.contents(0, 300).lines) == 4
    faces.shown = replace(faces.shown, on_seal=STYLE.icons.icon("coin"))
    assert len(faces.contents(1, 300).lines) == 3


def test_the_usual_back_is_drawn_and_no_face_shows_through() -> None:
    back = made().back("").render((100, 140), 1.0)
    assert back.get_at((50, 70))[3] > 240


def test_faces_follow_the_look_and_keep_what_they_were_asked_last() -> None:
    faces = made()
    before = faces.contents(0, 150)
    assert faces.contents(0, 150) is before
    faces.look.change(theme=HIGH_CONTRAST)
    assert faces.contents(0, 150) is not before


def test_stand_ins_are_made_for_every_card() -> None:
    faces = made()
    while faces.stand_ins.make_some():
        pass
    assert all(faces.stand_in(card) is not None for card in range(3))


@pytest.mark.parametrize("shape", [0.6, 1.1])
def test_of_half_a_card_only_the_picture_turns(shape: float) -> None:
    def striped(name: str, size: tuple[int, int]) -> pygame.Surface:
        surface = blue(name, size)
        surface.fill((200, 40, 20), (0, 0, size[0], size[1] // 2))
        return surface

    faces = WoodenFaces(UiStyle(CANDLELIGHT), STYLE, Pictures(FOLDER, striped), range(3), "en")
    wide, high = 200, round(200 * shape)
    straight = faces.front(0, wide, shape=shape).render((wide, high), 1.0)
    lying = faces.front(0, high, 1, 1.0 / shape).render((high, wide), 1.0)
    seen = pygame.transform.rotate(lying, -90)
    window = faces.contents(0, wide, shape).plan.window
    title = pygame.Rect(0, 0, wide, int(window.y))
    assert pygame.image.tobytes(seen.subsurface(title), "RGBA") == pygame.image.tobytes(
        straight.subsurface(title), "RGBA"
    )
    left, right = ((round(window.x + window.w * share), round(window.y + 6)) for share in (0.2, 0.8))
    assert seen.get_at(left)[2] > 150 and seen.get_at(right)[0] > 150, "what was above is at the right"


def test_costs_and_points_grow_with_the_letters() -> None:
    table, half_card = (on_table(150.0, 24.0, 48.0, 1.3), half(100.0, 1.1, 24.0, 1.3))
    usual, usual_half = (on_table(150.0, 24.0, 48.0), half(100.0, 1.1, 24.0))
    assert table.cost_side > usual.cost_side and table.seal_side > usual.seal_side
    assert half_card.seal_side > usual_half.seal_side


@pytest.mark.parametrize("scale", [1.0, 1.35])
@pytest.mark.parametrize(("width", "height", "title"), [(132.0, 61.0, 27.4), (132.0, 55.0, 27.4), (148.0, 55.0, 27.4)])
def test_on_low_cards_a_seal_does_not_lie_on_the_end_of_the_name(
    width: float, height: float, title: float, scale: float
) -> None:
    low = half(width, height / width, title, scale)
    assert low.title.bottom - (low.window.bottom - low.seal_side) < 0.3 * title  # no higher than tails of letters

"""Icons, from files or drawn."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from resarcana_gui.games.resarcana.cards.essences import NAMES
from resarcana_gui.games.resarcana.view.faces.glossary import ICON_ORDER
from resarcana_gui.games.resarcana.view.faces.icons import COLOURED, ICONS
from resarcana_gui.games.resarcana.view.faces.signs import SIGNS, sign
from resarcana_gui.scene.colour import TEXT_CONTRAST, Colour, contrast
from resarcana_gui.scene.pads.pad_signs import PadIcons
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.theme import CANDLELIGHT
from resarcana_gui.scene.wrapping import TextEngine
from resarcana_gui.tabletop.tokens import icons
from tests.for_each import for_each

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#ffffff"/></svg>'


def drawn(name: str, side: int, ink: tuple[int, int, int] = (10, 20, 30)) -> pygame.Surface:
    icon = ICONS.in_ink(CANDLELIGHT, ink).icon(name)
    assert icon is not None
    return icon.render((side, side), 1.0)


@pytest.fixture
def no_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(icons, "icon_file", lambda folder, name: None)


@for_each("name", sorted({*ICON_ORDER, *COLOURED, *SIGNS}))
@for_each("side", [18, 64])
def test_every_icon_is_drawn_in_the_size_that_is_asked(name: str, side: int) -> None:
    picture = drawn(name, side)
    assert picture.get_size() == (side, side)
    assert pygame.mask.from_surface(picture, 100).count() > side * side // 12


@pytest.mark.usefixtures("no_files")
@for_each("name", sorted({*ICON_ORDER, *COLOURED}))
def test_an_icon_without_a_file_is_drawn_all_the_same(name: str) -> None:
    assert pygame.mask.from_surface(drawn(name, 32), 100).count() > 60


def test_a_sign_has_the_ink_of_its_text_and_an_essence_its_own_colours() -> None:
    dark, pale = drawn("dragon", 24, (0, 0, 0)), drawn("dragon", 24, (255, 255, 255))
    assert pygame.image.tobytes(dark, "RGBA") != pygame.image.tobytes(pale, "RGBA")
    assert pygame.transform.average_color(dark)[:3] == (0, 0, 0)
    same = [pygame.image.tobytes(drawn("elan", 24, ink), "RGBA") for ink in ((0, 0, 0), (255, 255, 255))]
    assert same[0] == same[1]


TOUCHED = ("turn", "straighten", "place_on", "take", "attack", "react", "discard")


@pytest.mark.parametrize("name", TOUCHED)
@pytest.mark.parametrize(("ink", "ground"), [((46, 30, 16), (226, 214, 190)), ((246, 236, 216), (28, 20, 16))])
def test_a_touch_of_colour_in_a_sign_can_be_seen_on_any_ground(name: str, ink: Colour, ground: Colour) -> None:
    picture = drawn(name, 64, ink)
    solid = [picture.get_at((x, y)) for x in range(64) for y in range(64)]
    colours = Counter((pixel.r, pixel.g, pixel.b) for pixel in solid if pixel.a == 255)
    touch = max((colour for colour in colours if colour != ink), key=colours.__getitem__)
    assert contrast(touch, ground) >= TEXT_CONTRAST


def test_signs_that_were_taken_for_each_other_differ_by_shape_at_sixteen_pixels() -> None:
    shapes = [pygame.mask.from_surface(drawn(name, 16), 100) for name in ("turn", "straighten", "place_on", "take")]
    for one, other in combinations(shapes, 2):
        assert one.count() + other.count() - 2 * one.overlap_area(other, (0, 0)) > 40


def test_a_sign_without_its_file_has_the_shape_of_its_file_rather_than_of_another() -> None:
    names = ("turn", "straighten", "passed", "laurel")
    files = {name: pygame.mask.from_surface(drawn(name, 48), 100) for name in names}
    for name in names:
        shape = pygame.mask.from_surface(sign(name, 48, (0, 0, 0)), 100)
        alike = {other: shape.overlap_area(mask, (0, 0)) / mask.count() for other, mask in files.items()}
        assert max(alike, key=alike.__getitem__) == name and alike[name] > 0.5


def test_the_essences_differ_in_shape_and_not_only_in_colour() -> None:
    shapes = [pygame.mask.from_surface(drawn(name, 32), 100) for name in NAMES]
    for at, one in enumerate(shapes):
        for other in shapes[at + 1 :]:
            shared = one.overlap_area(other, (0, 0))
            assert one.count() + other.count() - 2 * shared > 60


def test_the_interface_has_its_own_signs() -> None:
    assert ICONS.in_ink(CANDLELIGHT).icon("check") is not None


def test_an_unknown_icon_is_none() -> None:
    assert ICONS.in_ink(CANDLELIGHT).icon("nobody-knows-it") is None


def test_a_file_takes_the_place_of_what_is_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "turn.svg"
    path.write_text(SVG)
    monkeypatch.setattr(icons, "icon_file", lambda folder, name: path)
    assert tuple(drawn("turn", 20, (10, 20, 30)).get_at((0, 0))) == (10, 20, 30, 255)


def test_a_damaged_file_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "turn.svg"
    path.write_text("no picture")
    monkeypatch.setattr(icons, "icon_file", lambda folder, name: path)
    assert pygame.mask.from_surface(drawn("turn", 32), 100).count() > 60


def test_an_icon_is_drawn_once_for_each_size() -> None:
    icon = ICONS.in_ink(CANDLELIGHT).icon("elan")
    assert icon is not None
    assert icon.render((20, 20), 1.0) is icon.render((20, 20), 1.0)


def test_texts_share_signs_of_the_same_ink_and_no_others() -> None:
    style = TextStyle(24)
    first, again, red = (
        TextEngine(CANDLELIGHT, icons=PadIcons(ICONS.in_ink(CANDLELIGHT, ink))).block("{turn}", style)
        for ink in (None, None, (200, 0, 0))
    )
    assert first is again
    assert [isinstance(icon := block.runs[0].icon, icons.Icon) and icon.ink for block in (first, red)] == [
        CANDLELIGHT["ink"], (200, 0, 0),
    ]  # fmt: skip

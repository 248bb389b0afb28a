"""The faces of cards: everything can be read, at every width, in both languages, whatever pictures there are."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from resarcana_gui.games.resarcana.cards.loader import load_cards
from resarcana_gui.games.resarcana.cards.tables import KINDS, CardSet, Component
from resarcana_gui.games.resarcana.view.faces.face import STYLE, Faces
from resarcana_gui.games.resarcana.view.faces.icons import ICONS
from resarcana_gui.games.resarcana.view.faces.palette import MATERIALS
from resarcana_gui.games.resarcana.view.geometry.areas import areas
from resarcana_gui.games.resarcana.view.geometry.arrangement import arrange
from resarcana_gui.games.resarcana.view.geometry.table_lines import Canvas
from resarcana_gui.scene.colour import contrast
from resarcana_gui.scene.drawing.surface_cache import SurfaceCache
from resarcana_gui.scene.text import MINIMUM
from resarcana_gui.scene.theme import CANDLELIGHT, HIGH_CONTRAST, Theme
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.screens.context import LARGER, SMALLEST
from resarcana_gui.tabletop.cards import inks, pictures
from resarcana_gui.tabletop.cards.contents import LAST_SIGN, LEAST_SIGN, FaceContents
from resarcana_gui.tabletop.cards.face_layout import HELD_UP, ROOMY
from resarcana_gui.tabletop.geometry.placements import HALF, SHAPE, TALL, in_play
from resarcana_gui.tabletop.tokens import icons
from tests.for_each import for_each
from tests.games.resarcana.described_table import Table, seat

EVERY = load_cards().components
WIDTHS = (90.0, 110.0, 138.0, 150.0, 170.0, 288.0, 480.0)


def every_content(faces: Faces, width: float) -> list[FaceContents]:
    return [faces.contents(card, width) for card in range(len(faces.cards.components))]


def rendered(faces: Faces, component: Component, width: int) -> pygame.Surface:
    return faces.front(component.number, float(width)).render((width, round(width * 1.4)), 1.0)


@for_each("language", ["en", "es"])
@for_each("width, scale", [*((width, 1.0) for width in WIDTHS), (138, 2.0), (150, 2.0), (288, 2.0)])
def test_every_name_can_be_read_whole(cards: CardSet, language: str, width: float, scale: float) -> None:
    faces = Faces(UiStyle(CANDLELIGHT, scale), cards, language)
    cut = [one.printed.picture for one in every_content(faces, width) if one.name is None or not one.name.whole]
    assert not cut


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_narrow_card_of_a_full_hand_tells_its_name(cards: CardSet, language: str) -> None:
    faces = Faces(UiStyle(CANDLELIGHT, 2.0), cards, language)
    tall = [faces.contents(card, 84.0, TALL) for card in cards.artifacts]
    assert all(one.plan.tall and one.name is not None and one.name.whole for one in tall)


@for_each("language", ["en", "es"])
@for_each("scale, canvas", [(1.0, Canvas()), (2.0, Canvas()), (1.0, Canvas(small=True))])
def test_rivals_cards_tell_their_names_whatever_lies_there(
    cards: CardSet, language: str, scale: float, canvas: Canvas
) -> None:
    faces = Faces(UiStyle(CANDLELIGHT, scale * (LARGER if canvas.small else 1.0)), cards, language)
    (board, *_), cut = areas(4, 0, scale, canvas).boards, list[tuple[int, str]]()
    for count in (6, 12):
        placement, turned = (
            in_play(range(count), lying, board.cards, board.widest, board.least)[0] for lying in ((), (0,))
        )
        shown = {(placement.width, placement.shape), (turned.width * turned.shape, 1.0 / turned.shape)}
        every = [faces.contents(card, *size) for card in range(len(EVERY)) for size in shown]
        cut += [(count, one.printed.name) for one in every if one.name is None or not one.name.whole]
    assert not cut


def test_a_narrow_card_tells_its_price_and_half_a_card_does_not(
    cards: CardSet, monkeypatch: pytest.MonkeyPatch
) -> None:
    printed, dear = Faces.printed, cards.numbers["philosophers_stone"]

    def drawn(shape: float) -> bytes:
        front = Faces(UiStyle(CANDLELIGHT), cards, "en").front(dear, 84.0, shape=shape)
        return pygame.image.tobytes(front.render((84, round(84 * shape)), 1.0), "RGBA")

    priced = [drawn(shape) for shape in (TALL, HALF)]
    monkeypatch.setattr(Faces, "printed", lambda faces, card: replace(printed(faces, card), costs=()))
    assert [drawn(shape) == before for shape, before in zip((TALL, HALF), priced, strict=True)] == [False, True]


def on_canvas(cards: CardSet, canvas: Canvas, language: str = "en") -> Faces:
    """The faces of a window of 1920 x 1080 pixels, or of one of 1280 x 720."""
    look = UiStyle(CANDLELIGHT, LARGER if canvas.small else 1.0)
    look.pixel = SMALLEST if canvas.small else 1.0
    return Faces(look, cards, language)


def widths_on(canvas: Canvas) -> set[float]:
    """The widths of straight and turned cards on the slate, in play and in the hand, of cards held up and grown."""
    found = {HELD_UP, 200.0 * (SMALLEST if canvas.small else 1.0)}
    for seats in (2, 3, 4):
        table = areas(seats, 0, 1.0, canvas)
        rows = [in_play(range(count), {0}, table.row, table.own_width) for count in range(4, 13)]
        found |= {table.slate.card, table.hand_width, *(placement.width for row in rows for placement in row.values())}
    return found


@for_each("canvas", [Canvas(), Canvas(taller=120.0), Canvas(small=True), Canvas(taller=120.0, small=True)])
def test_no_sign_in_a_strip_is_smaller_than_sixteen_pixels_or_thirteen_on_narrow_cards_and_in_a_small_window(
    cards: CardSet, canvas: Canvas
) -> None:
    faces, small = on_canvas(cards, canvas), set[tuple[str, float]]()
    for width in widths_on(canvas):
        narrow = LAST_SIGN if width < ROOMY else LEAST_SIGN
        least = LAST_SIGN * SMALLEST if canvas.small else narrow
        for card in cards.components:
            sides = [min(box.w, box.h) for _, box in faces.signs(card.number, width)]
            small |= {(card.slug, width) for side in sides if side < least - 0.01}
    assert not small


@for_each("language", ["en", "es"])
@for_each("seats, width, shape", [(2, 144.0, SHAPE), (4, 144.0, SHAPE), (4, 102.0, HALF), (3, 112.0, HALF)])
def test_names_have_letters_of_sixteen_pixels_in_small_windows(
    cards: CardSet, language: str, seats: int, width: float, shape: float
) -> None:
    table = areas(seats, 0, 1.0, Canvas(small=True))
    assert width == (table.slate.card if shape == SHAPE else table.boards[0].widest)
    faces = on_canvas(cards, Canvas(small=True), language)
    names = [found.name for card in range(len(EVERY)) if (found := faces.contents(card, width, shape)).name is not None]
    assert len(names) == len(EVERY) and all(name.whole for name in names)
    assert not {name.block.text for name in names if name.block.font_size < 16 * SMALLEST}


@for_each("language", ["en", "es"])
@for_each("seats, count, least", [(2, 12, 16.0), (3, 10, 16.0), (4, 6, 16.0), (4, 8, 14.0)])
def test_rivals_cards_keep_the_size_of_their_letters_in_small_windows(
    cards: CardSet, language: str, seats: int, count: int, least: float
) -> None:
    faces, board = on_canvas(cards, Canvas(small=True), language), areas(seats, 0, 1.0, Canvas(small=True)).boards[0]
    placement = in_play(range(count), (), board.cards, board.widest, board.least)[0]
    names = [faces.contents(card, placement.width, placement.shape).name for card in range(len(EVERY))]
    assert all(name is not None and name.whole for name in names)
    assert min(name.block.font_size for name in names if name is not None) >= least * SMALLEST


@pytest.mark.parametrize("small", [False, True])
def test_ten_components_in_play_tell_what_they_do(cards: CardSet, small: bool) -> None:
    for seats in (2, 3, 4):
        table = areas(seats, 0, 1.0, Canvas(small=small))
        width = in_play(range(10), (), table.row, table.own_width)[0].width
        assert on_canvas(cards, Canvas(small=small)).signs(cards.numbers["athanor"], width)


@for_each("seats, canvas", [(seats, Canvas(small=small)) for seats in (2, 3, 4) for small in (False, True)])
def test_up_to_eight_components_tell_everything_that_they_do(cards: CardSet, seats: int, canvas: Canvas) -> None:
    faces, table = on_canvas(cards, canvas), areas(seats, 0, 1.0, canvas)
    width = in_play(range(8), (), table.row, table.own_width)[0].width
    signs = {card.slug: {name for name, _ in faces.signs(card.number, width)} for card in cards.components}
    assert all(signs[slug] for slug in ("athanor", "dragons_lair", "sea_serpent", "golden_statue"))
    assert not {slug for slug, shown in signs.items() if "more" in shown}


@pytest.mark.parametrize("small", [False, True])
def test_up_to_four_cards_in_hand_tell_what_they_do(cards: CardSet, small: bool) -> None:
    table = Table(seat(hand=["athanor", "dancing_sword", "horn_of_plenty", "wind_dragon"]), seat())
    faces, view = on_canvas(cards, Canvas(small=small)), table.view(0)
    placements = arrange(view, areas(2, 0, 1.0, Canvas(small=small)))
    assert all(faces.signs(card, placements[card].width) for card in view.hand[0])


def test_a_line_too_long_for_its_signs_is_broken_where_its_effect_or_its_way_out_begins(cards: CardSet) -> None:
    faces = on_canvas(cards, Canvas())
    first, second = (
        [run.text or run.name for run in faces.contents(cards.numbers[slug], 126.0).lines[-1].block.runs if run.y > 25]
        for slug in ("athanor", "fire_dragon")
    )
    assert first[0].startswith("→") and "gold" in first and second[0] == "(" and "ignore" in second


@pytest.mark.parametrize("width", [132.0, 138.0, 150.0, 170.0, 288.0, 480.0])
def test_every_line_is_shown_whole(shared: Faces, width: float) -> None:
    for contents in every_content(shared, width):
        assert all(line.whole for line in contents.lines), contents.printed.picture


@pytest.mark.parametrize("width", [132.0, 150.0, 170.0, 288.0])
def test_from_the_width_of_the_centre_on_nothing_is_left_out(shared: Faces, width: float) -> None:
    for contents in every_content(shared, width):
        done, scoring = len(contents.printed.lines), bool(contents.printed.formula)
        on_seal = contents.printed.on_seal is not None and (width < 200 or done > 2)
        assert len(contents.lines) == done + (scoring and not on_seal), contents.printed.picture


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("scale", [1.5, 2.0])
@pytest.mark.parametrize("width", [116.0, 134.0, 158.0, 288.0])
def test_larger_texts_leave_nothing_out_that_is_told_otherwise(
    cards: CardSet, width: float, scale: float, language: str
) -> None:
    usual, larger = (Faces(UiStyle(CANDLELIGHT, size), cards, language) for size in (1.0, scale))
    for before, after in zip(every_content(usual, width), every_content(larger, width), strict=True):
        assert len(after.lines) == len(before.lines), after.printed.picture
        assert after.name is not None and before.name is not None and after.name.whole is before.name.whole


def test_larger_texts_leave_a_picture(cards: CardSet) -> None:
    for contents in every_content(Faces(UiStyle(CANDLELIGHT, 2.0), cards, "es"), 134.0):
        assert contents.plan.window.h >= 0.4 * 134.0, contents.printed.picture


@pytest.mark.parametrize("width", [90.0, 110.0, 138.0, 150.0, 288.0])
def test_what_is_collected_is_always_shown(shared: Faces, width: float) -> None:
    for contents in every_content(shared, width):
        assert (contents.plate is not None) is bool(contents.printed.plate), contents.printed.picture


@pytest.mark.parametrize("width", WIDTHS)
def test_letters_are_never_too_small(shared: Faces, width: float) -> None:
    for contents in every_content(shared, width):
        blocks = [contents.name, contents.plate, contents.kind, *contents.lines]
        assert all(block.block.font_size >= MINIMUM for block in blocks if block is not None)


@pytest.mark.parametrize("width", [138.0, 150.0, 288.0])
def test_the_picture_is_the_largest_part(shared: Faces, width: float) -> None:
    for contents in every_content(shared, width):
        plan = contents.plan
        assert plan.window.h >= plan.width * 0.5, contents.printed.picture
        assert plan.window.h >= plan.field.h, contents.printed.picture


@pytest.mark.parametrize("width", [58.0, *WIDTHS])
def test_title_picture_and_field_lie_below_each_other_on_the_card(shared: Faces, width: float) -> None:
    for contents in every_content(shared, width):
        plan = contents.plan
        assert plan.title.bottom <= plan.window.top <= plan.window.bottom <= plan.field.top + 0.01
        assert plan.card.contains(plan.window) and plan.card.contains(plan.field.inflate(-0.01, -0.01))


@pytest.mark.parametrize("width", [58, 150])
@for_each("component", EVERY)
def test_every_face_is_drawn_for_its_pixels(shared: Faces, component: Component, width: int) -> None:
    picture = rendered(shared, component, width)
    assert picture.get_size() == (width, round(width * 1.4))
    assert picture.get_at((width // 2, width // 2))[3] == 255
    assert picture.get_at((0, 0))[3] < 128


@pytest.mark.parametrize("theme", [CANDLELIGHT, HIGH_CONTRAST], ids=lambda theme: theme.name)
def test_a_large_face_is_drawn_in_every_theme(cards: CardSet, theme: Theme) -> None:
    faces = Faces(UiStyle(theme), cards, "es")
    assert rendered(faces, cards.components[cards.numbers["alchemists_tower"]], 300).get_size() == (300, 420)


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_has_a_back(shared: Faces, kind: str) -> None:
    picture = shared.back(kind).render((100, 140), 1.0)
    assert picture.get_at((50, 70))[3] > 240


def test_the_key_tells_width_language_and_look(cards: CardSet, look: UiStyle) -> None:
    english, spanish = Faces(look, cards, "en"), Faces(look, cards, "es")
    keys = {english.front(0, 150).key, english.front(0, 288).key, spanish.front(0, 150).key, english.front(1, 150).key}
    look.change(theme=HIGH_CONTRAST)
    assert len({*keys, english.front(0, 150).key}) == 5


@pytest.mark.parametrize("material", MATERIALS)
def test_ink_can_be_read_on_its_field(material: str) -> None:
    made = MATERIALS[material]
    assert contrast(made.ink, made.field_low) >= 7
    assert contrast(made.ink, made.field_top) >= 7


def test_a_component_without_a_picture_has_a_stand_in(cards: CardSet, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "asset_path", lambda *parts: None)
    faces = Faces(UiStyle(), cards, "en")
    for slug in ("athanor", "scholar", "fire_dragon", "hawk", "great_pyramid"):
        picture = rendered(faces, cards.components[cards.numbers[slug]], 150)
        assert len({tuple(picture.get_at((75, y))) for y in range(30, 110, 4)}) > 5


def test_a_damaged_picture_has_a_stand_in(cards: CardSet, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    broken = tmp_path / "broken.webp"
    broken.write_bytes(b"RIFF, but not really")
    monkeypatch.setattr(pictures, "asset_path", lambda *parts: broken)
    assert rendered(Faces(UiStyle(), cards, "en"), cards.components[0], 150).get_width() == 150


@pytest.mark.parametrize(("shade", "pale"), [((20, 10, 8), True), ((230, 215, 180), False)])
def test_the_ink_suits_the_frame_that_an_artist_made(
    monkeypatch: pytest.MonkeyPatch, shade: tuple[int, int, int], pale: bool
) -> None:
    frame = pygame.Surface((720, 1008), pygame.SRCALPHA, 32)
    frame.fill((*shade, 255))
    frame.fill((0, 0, 0, 0), (30, 108, 660, 495))
    monkeypatch.setattr(inks, "picture_for", lambda width, *parts: frame)
    monkeypatch.setattr(inks, "half_size_picture", lambda *parts: frame)
    inks._ground.cache_clear()
    made = inks.Inks(UiStyle(), STYLE)
    assert (made.on_field("artifact").theme["parchment_ink"] == inks.PALE) is pale
    inks._ground.cache_clear()


def test_a_frame_that_an_artist_made_is_used_at_every_height(cards: CardSet, monkeypatch: pytest.MonkeyPatch) -> None:
    frame = pygame.Surface((720, 1008), pygame.SRCALPHA, 32)
    frame.fill((200, 40, 160, 255))
    frame.fill((0, 0, 0, 0), (30, 108, 660, 495))
    monkeypatch.setattr(inks, "picture_for", lambda width, *parts: frame)
    monkeypatch.setattr(inks, "half_size_picture", lambda *parts: frame)
    inks._ground.cache_clear()
    for slug in ("nightingale", "athanor"):
        face = rendered(Faces(UiStyle(), cards, "en"), cards.components[cards.numbers[slug]], 150)
        assert pygame.Vector3(*face.get_at((75, 206))[:3]).distance_to((200, 40, 160)) < 8
        assert face.get_at((75, 80))[:3] != (200, 40, 160)
    inks._ground.cache_clear()


def test_icons_of_all_sizes_together_are_kept_within_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = SurfaceCache(100_000)
    monkeypatch.setattr(icons, "_drawn", kept)
    drawing = ICONS.in_ink(HIGH_CONTRAST).icon("elan")
    assert drawing is not None
    for side in range(20, 120):
        assert drawing.render((side, side), 1.0).get_width() == side
    assert kept.bytes <= 100_000 and drawing.render((119, 119), 1.0) is drawing.render((119, 119), 1.0)


def test_stand_ins_are_made_part_by_part_and_look_like_the_faces(cards: CardSet) -> None:
    faces = Faces(UiStyle(), cards, "en")
    assert faces.stand_ins.of(3) is None
    steps = 0
    while faces.stand_ins.make_some():
        steps += 1
    assert steps > 2 * len(cards.components) and not faces.stand_ins.make_some()
    assert all(faces.stand_ins.of(number) is not None for number in range(len(cards.components)))
    shown = faces.stand_ins.of(3)
    assert shown is not None
    face = rendered(faces, cards.components[3], shown.get_width())
    assert pygame.image.tobytes(shown, "RGBA") == pygame.image.tobytes(face, "RGBA")


def test_stand_ins_are_of_no_use_when_everything_looks_different(cards: CardSet) -> None:
    look = UiStyle()
    faces = Faces(look, cards, "en")
    for theme in (HIGH_CONTRAST, CANDLELIGHT):
        while faces.stand_ins.of(0) is None:
            assert faces.stand_ins.make_some()
        look.change(theme=theme)
        assert faces.stand_ins.of(0) is None


def test_points_stand_upright_on_a_card_that_lies_turned(faces: Faces) -> None:
    number, size = faces.cards.numbers["colossus"], (150, 210)
    straight, turned = faces.front(number, 150.0), faces.front(number, 150.0, 1)
    one, other = straight.render(size, 1.0), turned.render(size, 1.0)
    assert straight.key != turned.key
    seal = pygame.Rect(75, 110, 75, 80)
    assert pygame.image.tobytes(one.subsurface(seal), "RGBA") != pygame.image.tobytes(other.subsurface(seal), "RGBA")
    left = pygame.Rect(0, 0, 75, 210)
    assert pygame.image.tobytes(one.subsurface(left), "RGBA") == pygame.image.tobytes(other.subsurface(left), "RGBA")

"""A card on the table: how it is used, and what it shows."""

from __future__ import annotations

import pygame
import pytest

from resarcana_gui.scene.check import check
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.drawing.surface_cache import SurfaceCache
from resarcana_gui.scene.events import RIGHT, Event, LetGo, LongPressed
from resarcana_gui.scene.glyphs import Glyph
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Drawing, Painter
from resarcana_gui.scene.shapes import PlainBox
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.scene.viewport import CANVAS
from resarcana_gui.tabletop.cards import card_overlays
from resarcana_gui.tabletop.cards.card import CardNode
from resarcana_gui.tabletop.cards.face_layout import on_table
from resarcana_gui.tabletop.geometry.placements import HALF, SHAPE
from resarcana_gui.tabletop.items import marks
from resarcana_gui.tabletop.items.marks import BADGES, MARKS
from tests.for_each import for_each
from tests.scene.acting import Actor
from tests.tabletop.plain_faces import PlainFaces


@pytest.fixture
def card(actor: Actor, faces: PlainFaces) -> CardNode:
    node = CardNode(faces.look, faces, 3, 150, at=(400, 400))
    actor.root.add(node)
    return node


class RecordingPainter(Painter):
    """Notes what is put where, in the coordinates of whoever puts it."""

    def __init__(self) -> None:
        super().__init__(pygame.Surface((400, 400), 0, 32), SurfaceCache())
        self.put_at: list[tuple[Drawing, Box]] = []

    @property
    def drawings(self) -> list[Drawing]:
        return [drawing for drawing, _ in self.put_at]

    def put(self, drawing: Drawing, box: Box, *given: object, **more: object) -> None:
        self.put_at.append((drawing, box))


def pixels(card: CardNode, cache: SurfaceCache | None = None) -> bytes:
    surface = pygame.Surface(CANVAS, 0, 32)
    surface.fill((30, 20, 15))
    painter = Painter(surface, cache if cache is not None else SurfaceCache())
    card.paint(painter)
    painter.flush()
    return pygame.image.tobytes(surface.subsurface((250, 250, 300, 300)), "RGB")


def test_a_card_has_the_shape_of_a_card_and_turns_about_its_middle(card: CardNode) -> None:
    shapes = []
    for width in (150, 100):
        card.resize(width)
        shapes.append((card.size, card.bounds().center))
    assert shapes == [((150, 210), (400, 400)), ((100, 140), (400, 400))]


def test_a_click_and_enter_mean_the_same(actor: Actor, card: CardNode) -> None:
    clicked = []
    card.on_click = lambda: clicked.append(card.key)
    actor.click(card)
    actor.key("tab")
    actor.key("return")
    assert clicked == [3, 3]


def test_a_right_click_or_a_long_press_asks_for_more(actor: Actor, card: CardNode) -> None:
    asked = []
    card.on_menu = lambda: asked.append("menu")
    actor.click(card, RIGHT)
    actor.press(card.bounds().center)
    actor.stage.send(LongPressed(*card.bounds().center))
    actor.release(card.bounds().center)
    assert asked == ["menu", "menu"]


def test_a_drag_tells_where_it_starts_goes_and_ends(actor: Actor, card: CardNode) -> None:
    told: list[tuple[str, float]] = []
    card.on_click = lambda: told.append(("click", 0))
    card.on_drag_start = lambda at: told.append(("start", at[0]))
    card.on_drag = lambda at: told.append(("drag", at[0]))
    card.on_drop = lambda at: told.append(("drop", at[0]))
    actor.drag((400, 400), (700, 400))
    names = [name for name, _ in told]
    assert names[0] == "start" and names[-1] == "drop" and "click" not in names
    assert told[-1][1] == 700


def test_a_drag_that_is_let_go_is_told(actor: Actor, card: CardNode) -> None:
    told: list[str] = []
    card.on_drag_start = lambda at: told.append("start")
    card.on_drop = lambda at: told.append("drop")
    card.on_let_go = lambda: told.append("let go")
    actor.press((400, 400))
    actor.point((700, 400))
    actor.stage.send(LetGo())
    actor.release((700, 400))
    assert told == ["start", "let go"]


def test_a_card_that_nobody_listens_to_leaves_drags_and_questions_to_what_it_lies_on(actor: Actor) -> None:
    left: list[str] = []

    class Board(Control):
        def handle(self, event: Event) -> bool:
            left.append(type(event).__name__)
            return True

    board = Board(actor.look, size=CANVAS)
    card = CardNode(actor.look, PlainFaces(actor.look), 3, 150, at=(400, 400))
    actor.root.add(board)
    board.add(card)
    actor.drag((400, 400), (700, 400))
    assert [kind for kind in left if not kind.startswith("Pointer")] == ["DragStarted", "Dragged", "Dropped"]
    left.clear()
    actor.press(card.bounds().center)
    actor.stage.send(LongPressed(*card.bounds().center))
    assert left[-2:] == ["PointerDown", "LongPressed"]
    assert card.bounds().center == (400, 400)


def test_a_card_tells_when_it_is_pointed_at_and_no_longer(actor: Actor, card: CardNode) -> None:
    told: list[bool] = []
    card.on_hover = told.append
    actor.point((400, 400))
    actor.point((401, 400))
    actor.point((10, 10))
    assert told == [True, False]


def test_a_card_that_is_forbidden_says_why_and_is_not_clicked(actor: Actor, card: CardNode) -> None:
    clicked = []
    card.on_click = lambda: clicked.append(1)
    card.forbid("Needs 1 more Death.")
    actor.click(card)
    assert not clicked
    assert card.hint == "Needs 1 more Death."


def test_everything_that_it_can_be_looks_different(card: CardNode) -> None:
    seen = [pixels(card)]
    for mark in list(MARKS)[1:]:
        card.mark = mark
        seen.append(pixels(card))
    card.mark = "none"
    for name, value, back in (
        ("dimmed", True, False), ("hovered", True, False), ("focused", True, False), ("face_down", True, False),
        ("on", 31, 0), ("count", 5, None), ("card", 4, 3), ("card", None, 3),
    ):  # fmt: skip
        setattr(card, name, value)
        seen.append(pixels(card))
        setattr(card, name, back)
    # A known card that lies face down looks like one that nobody knows.
    assert len(set(seen)) == len(seen) - 1
    assert pixels(card) == seen[0]


def test_a_mark_is_told_by_more_than_its_colour() -> None:
    signs = [BADGES.get(mark, "") for mark in MARKS if mark != "none"]
    assert len(set(signs)) == len(signs)


@pytest.mark.parametrize("mark", BADGES)
def test_the_sign_of_a_mark_stays_above_the_name(look: UiStyle, mark: str) -> None:
    card, painter = Box(0, 0, 174, 174 * SHAPE), RecordingPainter()
    marks.draw_mark(painter, look, mark, card, 8)
    signs = [(drawing, box) for drawing, box in painter.put_at if isinstance(drawing, Glyph)]
    grounds = [box for drawing, box in painter.put_at if not isinstance(drawing, Glyph) and box.w < card.w]
    assert [drawing.name for drawing, _ in signs] == [BADGES[mark]]
    assert max(box.bottom for box in grounds) < on_table(card.w, 24.0, 0.0).title.top + 2
    assert all(ground.contains(Box(*signs[0][1].center, 0, 0)) for ground in grounds)


def test_a_hidden_card_shows_only_its_back(look: UiStyle, faces: PlainFaces) -> None:
    one, other = (CardNode(look, faces, number, 100, at=(400, 400)) for number in (3, 9))
    one.hide()
    other.hide()
    assert pixels(one) == pixels(other)
    one.reveal()
    assert pixels(one) != pixels(other)


def test_turning_over_shows_the_other_side_halfway(actor: Actor, look: UiStyle, faces: PlainFaces) -> None:
    card = CardNode(look, faces, None, 100, at=(400, 400))
    actor.root.add(card)
    look.queue.add(card.flip(7))
    actor.pass_time(64)
    assert card.card is None
    assert card.scale_x < 1.0
    actor.pass_time(320)
    assert pixels(card) == pixels(CardNode(look, faces, 7, 100, at=(400, 400)))


def test_a_card_that_grows_or_turns_over_is_not_drawn_anew(card: CardNode, monkeypatch: pytest.MonkeyPatch) -> None:
    cache, drawn = SurfaceCache(), []
    before = CardNode.draw_face

    def counted(node: CardNode, painter: Painter) -> None:
        drawn.append(1)
        before(node, painter)

    monkeypatch.setattr(CardNode, "draw_face", counted)
    pixels(card, cache)
    for scale in (0.5, 0.75, 1.0):
        card.scale_x = scale
        pixels(card, cache)
    card.scale_x = 1.0
    for scale in (1.5, 1.3, 1.1):
        card.scale = scale
        pixels(card, cache)
    assert len(drawn) <= 3


def test_a_card_that_turns_while_it_grows_is_drawn_once_for_each_way_up(
    card: CardNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    cache, drawn = SurfaceCache(), []
    monkeypatch.setattr(card, "draw_face", lambda painter: drawn.append(card.quarter))
    for step in range(20):
        card.rotation, card.scale = 90.0 - 4.7 * step, 0.74 + 0.0137 * step
        pixels(card, cache)
    assert drawn == [1, 0]


def test_half_turned_over_it_is_half_as_wide_and_as_tall_as_before(card: CardNode) -> None:
    surface = pygame.Surface(CANVAS, pygame.SRCALPHA, 32)
    card.scale_x = 0.5
    painter = Painter(surface, SurfaceCache())
    card.paint(painter)
    painter.flush()
    solid = pygame.mask.from_surface(surface, 250).get_bounding_rects()
    largest = max(solid, key=lambda box: box.w * box.h)
    assert largest.w == pytest.approx(75, abs=4)
    assert largest.h == pytest.approx(210, abs=6)


def test_tokens_stay_upright_on_a_turned_card(card: CardNode) -> None:
    card.on = 6
    straight = card.face_key
    card.rotation = 90
    assert card.quarter == 1
    assert card.face_key != straight
    card.rotation = 359.6
    assert card.quarter == 0


def test_a_low_card_says_that_it_is_turned_and_half_a_card_need_not(card: CardNode) -> None:
    def signs(width: float, shape: float, rotation: float) -> list[str]:
        card.resize(width, shape)
        card.rotation = rotation
        put = RecordingPainter()
        card.draw_face(put)
        return [drawing.name for drawing in put.drawings if isinstance(drawing, Glyph)]

    assert signs(130, 0.45, 0) == signs(80, HALF, 90) == signs(150, SHAPE, 90) == []
    assert signs(58, 1 / 0.45, 90) == ["turned"]


@for_each("turned", [False, True])
def test_tokens_on_half_a_card_lie_below_its_name_in_the_corner(card: CardNode, turned: bool) -> None:
    card.resize(*((58.0, 1 / 0.45) if turned else (130.0, 0.45)))
    card.rotation, card.on = 90.0 * turned, 34
    painter = RecordingPainter()
    card.draw_face(painter)
    tokens = [box for drawing, box in painter.put_at if isinstance(drawing, PlainBox) and drawing.colour[0] == 250]
    seen = Box(0, 0, *((card.height, card.width) if turned else card.size))
    seen.center = (0, 0)
    assert len(tokens) == 2 and all(seen.contains(box) and box.top > -2 for box in tokens)


@for_each("width", [88.0, 105.0, 132.0])
def test_what_lies_on_a_low_turned_card_leaves_its_points_free(card: CardNode, width: float) -> None:
    card.resize(64.0, width / 64)
    card.rotation, card.on = 90.0, 3
    painter = RecordingPainter()
    card.draw_face(painter)
    (token,) = (box for drawing, box in painter.put_at if isinstance(drawing, PlainBox) and drawing.colour[0] == 250)
    middle_of_seal = width / 2 - 20
    assert token.right < middle_of_seal - 8 and token.w > 18


@for_each("width", [58.0, 72.0, 100.0, 150.0])
@for_each("number", range(1, 6))
def test_tokens_on_a_card_do_not_hang_over_its_sides(width: float, number: int) -> None:
    assert all(
        -width / 2 <= placement.left and placement.right <= width / 2
        for placement in card_overlays._spots(number, width)
    )


def test_cards_of_a_hand_may_overlap(look: UiStyle, faces: PlainFaces) -> None:
    root = Node(size=CANVAS)
    root.add(*(CardNode(look, faces, number, 150, at=(300 + number * 60, 400)) for number in range(4)))
    assert not check(root, look.theme, Box(0, 0, *CANVAS))


def test_a_card_at_rest_is_kept_once(card: CardNode) -> None:
    cache = SurfaceCache()
    pixels(card, cache)
    whole = card.latest
    assert whole is not None and whole.get_size() in {each.get_size() for each in cache._kept.values()}
    assert sum(each is whole for each in cache._kept.values()) == 1

"""Whatever lies on a table is pointed at, marked and used in the same way, along its own outline."""

from __future__ import annotations

import pygame
import pytest

from resarcana_gui.scene.check import check
from resarcana_gui.scene.drawing.surface_cache import SurfaceCache
from resarcana_gui.scene.events import RIGHT, Dragged, DragStarted, Dropped, LongPressed, PointerDown
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.polygon import regular
from resarcana_gui.scene.theme import CANDLELIGHT, HIGH_CONTRAST, Theme
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.scene.viewport import CANVAS
from resarcana_gui.tabletop.items.marks import MARKS
from resarcana_gui.tabletop.items.table_item import TableItem

SIDE = 120.0


class Field(TableItem):
    """A field with six corners, or a square one."""

    touched = True

    def __init__(self, look: UiStyle, key: object = ("field", 1), at: Point = (100.0, 100.0), corners: int = 6) -> None:
        super().__init__(look, key, size=(SIDE, SIDE), at=at, name="field")
        if corners:
            self.outline = regular((SIDE / 2, SIDE / 2), SIDE / 2, corners)

    def draw(self, painter: Painter) -> None:
        self.draw_ground(painter)
        self.draw_marks(painter)


def drawn(item: TableItem) -> pygame.Surface:
    surface = pygame.Surface((400, 400), pygame.SRCALPHA, 32)
    painter = Painter(surface, SurfaceCache())
    root = Node()
    root.add(item)
    root.paint(painter)
    painter.flush()
    return surface


def lit(surface: pygame.Surface) -> Box:
    return Box(surface.get_bounding_rect())


def test_a_point_in_the_corner_of_its_box_is_not_on_it(look: UiStyle) -> None:
    field = Field(look)
    assert field.contains((60.0, 60.0)) and not field.contains((6.0, 6.0))
    assert Field(look, corners=0).contains((6.0, 6.0))


@pytest.mark.parametrize("mark", [mark for mark in MARKS if MARKS[mark]])
@pytest.mark.parametrize("theme", [CANDLELIGHT, HIGH_CONTRAST], ids=["candlelight", "contrast"])
def test_marks_of_a_field_stay_within_its_outline_so_that_no_neighbour_hides_them(mark: str, theme: Theme) -> None:
    look = UiStyle(theme)
    field = Field(look)
    field.mark = mark
    box = Box(100, 100, SIDE, SIDE).inflate(2, 2)
    assert lit(drawn(field)).w > 80 and box.contains(lit(drawn(field)))
    field.focused = True
    assert box.contains(lit(drawn(field)))


def test_the_focus_is_seen_on_every_mark(look: UiStyle) -> None:
    for corners in (0, 6):
        pictures = set()
        for mark in MARKS:
            for focused in (False, True):
                field = Field(look, corners=corners)
                field.mark, field.focused = mark, focused
                pictures.add(pygame.image.tobytes(drawn(field), "RGBA"))
        assert len(pictures) == 2 * len(MARKS)


def test_it_is_used_by_click_menu_and_drag(look: UiStyle) -> None:
    field, done = Field(look), list[object]()
    assert not field.handle(LongPressed(1, 2)) and not field.handle(Dragged(1, 2))
    field.on_click = lambda: done.append("click")
    field.on_menu = lambda: done.append("menu")
    field.on_drag_start = field.on_drag = field.on_drop = done.append
    field.activate()
    for event in (
        LongPressed(1, 2), PointerDown(1, 2, RIGHT), DragStarted(1, 2, 1, 2), Dragged(3, 4), Dropped(5, 6),
    ):  # fmt: skip
        assert field.handle(event)
    assert done == ["click", "menu", "menu", (1, 2), (3, 4), (5, 6)]


def test_who_wants_to_know_is_told_that_it_is_pointed_at_by_pointer_or_keys(look: UiStyle) -> None:
    field, told = Field(look), list[bool]()
    field.on_hover = told.append
    field.hovered = True
    field.hovered = False
    field.focused = True
    field.focus_changed(True)  # noqa: FBT003 - it has it
    assert told == [True, False, True]


def test_neighbours_that_touch_are_no_fault_and_those_that_overlap_are(look: UiStyle) -> None:
    root, wide = Node(size=CANVAS), SIDE * 3**0.5 / 2
    root.add(
        Field(look), Field(look, 2, (100.0 + wide, 100.0)), Field(look, 3, (100.0 + wide / 2, 100.0 + SIDE * 0.75))
    )
    assert not check(root, CANDLELIGHT, Box(0, 0, *CANVAS))
    root.add(Field(look, 4, (100.0 - wide + 8, 100.0)))
    assert [fault.rule for fault in check(root, CANDLELIGHT, Box(0, 0, *CANVAS))] == ["overlap"]

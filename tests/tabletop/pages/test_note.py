"""Notes: everything stands on them, and can be read there."""

from __future__ import annotations

import pygame
import pytest

from resarcana_gui.scene.check import check, report
from resarcana_gui.scene.colour import HIGH_CONTRAST, TEXT_CONTRAST, Colour, contrast
from resarcana_gui.scene.drawing.surface_cache import SurfaceCache
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.pads.pad_signs import PadIcons
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.shapes import Panel
from resarcana_gui.scene.surfaces import clear
from resarcana_gui.scene.theme import THEMES, Theme
from resarcana_gui.scene.transform import IDENTITY, Box
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.tabletop.pages.note import WIDTH, Note, NoteContents, NoteLine, NotePart, lines
from resarcana_gui.tabletop.pages.paper import Paper
from resarcana_gui.tabletop.tokens.icons import Icon, IconSet

SIGNS = IconSet("no such game", (), ("leaf",), lambda _name, side, _ink: clear((side, side)))
RED = Panel((200, 0, 0), (200, 0, 0))
WRITTEN = NoteContents(
    (
        NotePart(lines("Turn this: each rival loses 2 Life.", "[gold|A rival] may pay [bad|1 Calm] to ignore it.")),
        NotePart(
            (NoteLine("**Glaux** loses 2 Life.", RED), NoteLine("**Kaolin** has passed.", RED)), "If you attack now"
        ),
        NotePart(lines("[ink_soft|Needs 3 more.]"), soft=True),
        NotePart(lines("It is turned."), loud=True),
    ),
    ("Click: attack", "Right click: keep open"),
)


def made(look: UiStyle, written: NoteContents = WRITTEN, highest: float = 1000.0) -> Note:
    return Note(Paper(look), written, highest)


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_everything_stands_on_it_and_can_be_read(theme: Theme, scale: float) -> None:
    note = made(UiStyle(theme, scale))
    root = Node(size=(1920, 1080))
    root.add(note)
    assert not report(check(root, theme, Box(0, 0, 1920, 1080)))
    assert len(list(note.texts())) == 9


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_ink_stands_out_from_the_darkest_spot_of_what_is_painted(theme: Theme) -> None:
    note = made(UiStyle(theme))
    surface = pygame.Surface((round(note.width), round(note.height)), 0, 32)
    painter = Painter(surface, SurfaceCache(10**7), IDENTITY)
    bare = made(note._paper.look, NoteContents((), ()))
    bare.size = note.size
    bare.paint(painter)
    painter.flush()
    needed = TEXT_CONTRAST if theme.worn else HIGH_CONTRAST
    for shown in note.texts():
        ground = darkest(surface, shown.box)
        for run in shown.block.runs:
            assert contrast(run.colour, ground) >= needed, (run.text, ground)


def darkest(surface: pygame.Surface, box: Box) -> Colour:
    """The darkest of the little patches below a text: as large as a stroke of a letter."""
    part = surface.subsurface(pygame.Rect(box).clip(surface.get_rect()))
    patches = pygame.transform.smoothscale(part, (max(1, part.get_width() // 3), max(1, part.get_height() // 3)))
    pixels = (patches.get_at((x, y)) for x in range(patches.get_width()) for y in range(patches.get_height()))
    red, green, blue, _ = min(pixels, key=lambda colour: sum(colour[:3]))
    return red, green, blue


def test_what_is_too_high_gets_wider() -> None:
    long = NoteContents((NotePart(lines(*["Turn this: each rival loses 2 Life, and you gain as many."] * 12)),))
    usual, low = made(UiStyle(), long), made(UiStyle(), long, 500.0)
    assert usual.width == WIDTH < low.width and low.height <= 500.0 < usual.height


def test_parts_without_lines_leave_no_trace() -> None:
    parts = (NotePart(()), *WRITTEN.parts[:1], NotePart((), "If you attack now"))
    assert made(UiStyle(), NoteContents(parts)).height == made(UiStyle(), NoteContents(WRITTEN.parts[:1])).height
    assert NoteContents(()).is_empty and NoteContents((NotePart(()),)).is_empty and not WRITTEN.is_empty


def test_who_is_spoken_of_stands_before_the_line() -> None:
    note = made(UiStyle())
    beside = {shown.x for shown in note.texts() if "loses 2 Life." in shown.block.text and "Glaux" in shown.block.text}
    plain = min(shown.x for shown in note.texts())
    assert len(note._signs) == 2 and min(beside) > plain + note._signs[0][1].w


def test_icons_in_ink_are_dark_on_it_whatever_wraps_them() -> None:
    look = UiStyle(THEMES[0], 1.0, PadIcons(SIGNS.in_ink(THEMES[0])))
    inked = Paper(look).text.icons.icon("leaf")
    assert isinstance(inked, Icon) and inked.ink == THEMES[0]["parchment_ink"]

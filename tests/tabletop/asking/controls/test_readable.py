"""What lies on cards and pool can be read there, measured on the painted picture."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from resarcana_gui.scene.colour import HIGH_CONTRAST, LARGE, LARGE_CONTRAST, TEXT_CONTRAST, Colour, contrast
from resarcana_gui.scene.control import ShownText, Texts
from resarcana_gui.scene.drawing.surface_cache import SurfaceCache
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.shapes import Panel
from resarcana_gui.scene.theme import THEMES, Theme
from resarcana_gui.scene.transform import IDENTITY, Box
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.tabletop.asking.controls.asking_controls import Details
from resarcana_gui.tabletop.asking.controls.chip import Chip, FixedChip, Tag
from resarcana_gui.tabletop.asking.controls.tile import CountChange, Tile
from tests.for_each import for_each

GROUNDS: list[Colour] = [(250, 250, 250), (10, 10, 10), (196, 40, 30), (40, 140, 60)]
"""What cards and leather may look like below."""
TOKEN = Panel((200, 60, 20), (120, 20, 10))


def chip(look: UiStyle, *, chosen: bool = False, danger: bool = False, enabled: bool = True) -> Chip:
    made = Chip(look, "Turn it", lambda: None, danger=danger, key="Enter")
    made.chosen, made.enabled = chosen, enabled
    return made


def tile(look: UiStyle, *, chosen: bool, change: str) -> Tile:
    made = Tile(look, TOKEN, (70, 130), lambda: None, key="3")
    made.tell("10", change, chosen=chosen)
    return made


def change(look: UiStyle, number: int) -> CountChange:
    made = CountChange(look, Box(0, 0, 70, 100))
    made.show(number)
    return made


MADE: dict[str, Callable[[UiStyle], Texts]] = {
    "chip": chip,
    "chosen chip": lambda look: chip(look, chosen=True),
    "chip with a loss": lambda look: chip(look, danger=True),
    "chip that is off": lambda look: chip(look, enabled=False),
    "what comes anyway": lambda look: FixedChip(look, "+2 Elan"),
    "tag": lambda look: Tag(look, "Choose 2"),
    "details": lambda look: Details(look, ["You will have: 3", "[gold|You can still claim it.]"], (300, 66)),
    "tile": lambda look: tile(look, chosen=False, change="+1"),
    "chosen tile that pays": lambda look: tile(look, chosen=True, change="\N{MINUS SIGN}2"),
    "more in the pool": lambda look: change(look, 3),
    "less in the pool": lambda look: change(look, -3),
}


def painted(node: Texts, ground: Colour) -> pygame.Surface:
    node.at = (30.0, 30.0)
    surface = pygame.Surface((round(node.width) + 60, round(node.height) + 60), 0, 32)
    surface.fill(ground)
    painter = Painter(surface, SurfaceCache(10**7), IDENTITY)
    node.paint(painter)
    painter.flush()
    return surface


def around(surface: pygame.Surface, node: Texts, shown: ShownText) -> list[Colour]:
    """The colours before and behind each line of a text, as high as its letters."""
    found: list[Colour] = []
    lines = {run.y for run in shown.block.runs}
    for base in lines:
        runs = [run for run in shown.block.runs if run.y == base]
        left, right = min(run.x for run in runs) - 4, max(run.x + run.width for run in runs) + 3
        for y in range(round(base - shown.block.font_size * 0.6), round(base)):
            for x in (left, right):
                red, green, blue, _ = surface.get_at((round(node.x + shown.x + x), round(node.y + shown.y + y)))
                found.append((red, green, blue))
    return found


@for_each("name", list(MADE))
@for_each("theme", THEMES)
def test_every_word_stands_out_from_what_is_painted_below_it(theme: Theme, name: str) -> None:
    look = UiStyle(theme)
    usual, large = (TEXT_CONTRAST, LARGE_CONTRAST) if theme.worn else (HIGH_CONTRAST, TEXT_CONTRAST)
    for ground in GROUNDS:
        node = MADE[name](look)
        surface = painted(node, ground)
        texts = [shown for shown in node.texts() if shown.block.text]
        assert texts
        for shown in texts:
            needed = large if shown.block.font_size >= LARGE else usual
            for run in shown.block.runs:
                ratios = sorted(contrast(run.colour, below) for below in around(surface, node, shown))
                assert ratios[0] >= needed, (run.text, run.colour, ratios[0])


@for_each("scale", [1.0, 1.5, 2.0])
def test_no_text_of_a_tile_lies_on_its_token(scale: float) -> None:
    made = tile(UiStyle(text_scale=scale), chosen=False, change="\N{MINUS SIGN}12")
    boxes = [shown.box for shown in made.texts()]
    assert len(boxes) == 3 and all(box.top >= made.token_box.bottom - 1 for box in boxes)
    assert all(box.right <= made.width + 1 and box.bottom <= made.height + 1 for box in boxes)

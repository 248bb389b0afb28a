"""The icons: each can be read by the window, in the sizes that it is shown in."""

import importlib
import re
from pathlib import Path

import pygame

from resarcana_gui.games.resarcana.cards.loader import load_cards
from resarcana_gui.games.resarcana.view.faces import icon_lines
from resarcana_gui.games.resarcana.view.faces.icons import COLOURED
from resarcana_gui.scene.glyphs import LINES
from tests.for_each import for_each
from tests.games.resarcana.art import named_signs

ROOT = Path(__file__).resolve().parents[4]
GAME, WINDOW = ROOT / "assets" / "resarcana" / "icons", ROOT / "assets" / "icons"
ICONS = sorted([*GAME.glob("*"), *WINDOW.glob("*")])
notions, essences = (
    importlib.import_module(f"art.resarcana.interface.icons.{name}") for name in ("notions", "essences")
)
controls = importlib.import_module("art.interface.icons.controls")
svg = importlib.import_module("art.interface.icons.svg")
TOUCHES = {svg.AMBER, svg.BLUE, svg.GREEN, svg.RED, svg.RUST}


def share(surface: pygame.Surface) -> float:
    """How much of a picture is painted, from 0 to 1."""
    return float(pygame.mask.from_surface(surface, 127).count()) / (surface.get_width() * surface.get_height())


@for_each("path", ICONS)
def test_an_icon_is_drawn_in_every_size_and_is_neither_empty_nor_a_block(path: Path) -> None:
    for side in (18, 128):
        drawn = pygame.image.load_sized_svg(path, (side, side))
        assert drawn.get_size() == (side, side)
        assert 0.04 < share(drawn) < 0.95


@for_each("path", ICONS)
def test_an_icon_is_made_of_what_the_window_can_read(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert path.suffix == ".svg"
    assert 'viewBox="0 0 64 64"' in text
    assert set(re.findall(r"<([a-zA-Z]+)", text)) <= {"svg", "path", "defs", "radialGradient", "stop"}


@for_each("path", ICONS)
def test_only_essences_have_colours_and_all_else_takes_those_of_its_text_but_for_a_touch(path: Path) -> None:
    colours = set(re.findall(r"#[0-9a-f]{6}", path.read_text(encoding="utf-8")))
    touches = set() if path.parent == WINDOW else TOUCHES
    assert (colours <= {"#ffffff", *touches}) == (path.stem not in COLOURED or path.parent == WINDOW)


def test_the_files_are_what_the_scripts_write(tmp_path: Path) -> None:
    for folder, made in ((GAME, {**essences.icons(), **notions.icons()}), (WINDOW, controls.icons())):
        svg.write(tmp_path / folder.parent.name, made)
        written = {path.name: path.read_text(encoding="utf-8") for path in (tmp_path / folder.parent.name).iterdir()}
        assert written == {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()}


def test_no_icon_of_the_game_hides_one_of_the_window() -> None:
    assert not {path.name for path in GAME.iterdir()} & {path.name for path in WINDOW.iterdir()}


def test_every_icon_in_a_card_s_lines_has_a_file() -> None:
    shown = " ".join(
        text
        for component in load_cards().components
        for text in [*icon_lines.lines(component), icon_lines.collect(component.collect)]
    )
    assert set(re.findall(r"{(\w+)}", shown)) <= {path.stem for path in GAME.iterdir()}


def test_every_sign_of_the_window_is_shown_somewhere() -> None:
    shown = named_signs.perhaps_beside_words() | named_signs.by_tables()
    assert {path.stem for path in WINDOW.iterdir()} <= shown


def test_every_icon_of_the_game_is_shown_somewhere() -> None:
    assert {path.stem for path in GAME.iterdir()} <= named_signs.of_the_game()


def test_every_sign_that_is_named_has_a_file_but_the_arrow_which_is_drawn() -> None:
    window, game = ({path.stem for path in folder.iterdir()} for folder in (WINDOW, GAME))
    assert named_signs.beside_words() <= window | set(LINES)
    assert (named_signs.by_tables() | named_signs.in_texts()) - window - game == {"then"}

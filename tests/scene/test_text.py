from __future__ import annotations

import os
import re

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from resarcana_gui import paths, shipped
from resarcana_gui.scene import fonts as opening
from resarcana_gui.scene.fonts import FALLBACK, Face, Fonts
from resarcana_gui.scene.glyphs import LINES, Glyph
from resarcana_gui.scene.markup import Kind, Piece, escaped, parse, plain
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.text import MINIMUM, NoIcons, TextStyle
from resarcana_gui.scene.theme import CANDLELIGHT, HIGH_CONTRAST
from resarcana_gui.scene.ui_style import HEADING, UiStyle
from resarcana_gui.scene.wrapping import KEPT, TextEngine

STYLE = TextStyle(24)
LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789áéíóúüñçàèëïÁÉÍÓÚÜÑ¿¡«»“”‘’…—–·×ºª€&%+/"  # noqa: RUF001 - as they are written


class Icons(NoIcons):
    def icon(self, name: str) -> Drawing | None:
        return Glyph("check", (255, 0, 0)) if name == "elan" else None


@pytest.fixture(scope="module")
def engine() -> TextEngine:
    return TextEngine(CANDLELIGHT, icons=Icons())


def words(text: str) -> list[tuple[Kind, str]]:
    return [(piece.kind, piece.text) for piece in parse(text)]


def test_markup_has_icons_bold_colours_and_breaks() -> None:
    assert parse("Pay {elan} **now [bad|or]** x\ny") == (
        Piece(Kind.WORD, "Pay"),
        Piece(Kind.SPACE, " "),
        Piece(Kind.ICON, "elan"),
        Piece(Kind.SPACE, " "),
        Piece(Kind.WORD, "now", bold=True),
        Piece(Kind.SPACE, " ", bold=True),
        Piece(Kind.WORD, "or", bold=True, colour="bad"),
        Piece(Kind.SPACE, " "),
        Piece(Kind.WORD, "x"),
        Piece(Kind.BREAK),
        Piece(Kind.WORD, "y"),
    )


def test_what_is_no_markup_is_shown_as_it_stands() -> None:
    assert plain("a { b } [x] * 5] {A}") == "a { b } [x] * 5] {A}"
    assert plain("{elan}: a\nb") == "[elan]: a\nb"


def test_what_is_no_text_in_the_name_of_a_file_can_be_drawn() -> None:
    name = os.fsdecode(b"a\xff[b].jsonl")
    assert plain(escaped(name)) == "a\ufffd[b].jsonl"


def test_an_escaped_text_has_no_markup() -> None:
    for text in ("{elan}", "**bold**", "[bad|red]", "\\{"):
        assert words(escaped(text)) == [(Kind.WORD, text)]


@given(st.text())
def test_an_escaped_text_shows_as_it_stands(text: str) -> None:
    shown = plain(escaped(text))
    assert shown == "\n".join(" ".join(_split(line)) for line in text.split("\n"))


def _split(line: str) -> list[str]:
    return re.split(r"[ \t\r]+", line)


@given(st.text())
def test_no_text_fails(text: str) -> None:
    parse(text)


@pytest.mark.parametrize("face", Face)
def test_every_font_is_there_with_its_licence(face: Face) -> None:
    family = face.value.split("-")[0]
    assert "SIL OPEN FONT LICENSE" in paths.assets("fonts", f"{family}-OFL.txt").read_text(encoding="utf-8")
    assert paths.assets("fonts", face.value).stat().st_size < 600_000


@pytest.mark.parametrize("face", Face)
def test_every_font_has_english_and_spanish(face: Face) -> None:
    assert Fonts().face_for(face, LETTERS) is face


def test_a_letter_that_a_font_lacks_is_taken_from_another() -> None:
    fonts = Fonts()
    assert fonts.face_for(Face.DISPLAY, "→ ←") is Face.TEXT
    assert fonts.face_for(Face.TEXT, "→ ← ↑ ↓") is Face.TEXT
    assert fonts.face_for(Face.BOLD, "\ue123") is Face.BOLD
    assert FALLBACK[Face.DISPLAY] is Face.TEXT


def test_a_font_is_read_once_for_all_sizes(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[tuple[str, ...]] = []
    real = shipped.asset

    def counted(*parts: str) -> bytes | None:
        read.append(parts)
        return real(*parts)

    monkeypatch.setattr(shipped, "asset", counted)
    opening._content.cache_clear()
    fonts = Fonts()
    assert {fonts.get(Face.TEXT, size).get_height() for size in range(10, 40)} > {20, 30}
    assert read == [("fonts", Face.TEXT.value)]


def test_only_the_fonts_used_last_stay_open() -> None:
    fonts = Fonts(most=3)
    first = fonts.get(Face.TEXT, 10)
    for size in (11, 10, 12, 10, 13):
        fonts.get(Face.TEXT, size)
    assert len(fonts) == 3 and fonts.get(Face.TEXT, 10) is first


def test_an_outline_leaves_the_font_without_one_as_it_is() -> None:
    fonts = Fonts()
    plain_one, outlined = (fonts.letters(Face.TEXT, 20, "A", (0, 0, 0), reach) for reach in (0, 3))
    assert plain_one is not None and outlined is not None and outlined.get_width() == plain_one.get_width() + 6
    again = fonts.letters(Face.TEXT, 20, "A", (0, 0, 0))
    assert again is not None and again.get_size() == plain_one.get_size()


def test_a_text_that_takes_no_room_is_no_picture(engine: TextEngine) -> None:
    thin = "\N{THIN SPACE}"
    assert Fonts().letters(Face.DISPLAY, 1, thin, (0, 0, 0)) is None
    block = engine.block(f"3{thin}4", TextStyle(24, Face.DISPLAY, halo="night"))
    for density in (0.04, 0.1, 0.2):
        assert block.render((4, 4), density).get_size() == (4, 4)


def test_another_font_stands_in_for_a_missing_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shipped, "asset", lambda *parts: None)
    opening._content.cache_clear()
    written = Fonts().letters(Face.DISPLAY, 30, "Abc", (0, 0, 0))
    opening._content.cache_clear()
    assert written is not None and written.get_bounding_rect().w > 20


def test_text_below_the_minimum_is_refused() -> None:
    with pytest.raises(ValueError, match="18"):
        TextStyle(17)


def test_a_text_is_broken_into_lines_that_fit(engine: TextEngine) -> None:
    block = engine.block("one two three four five six seven", STYLE, 120)
    assert block.lines > 1 and not block.overflow
    assert all(run.x + run.width <= 120.5 for run in block.runs)
    assert block.text == "one two three four five six seven"


def test_lines_break_where_they_are_told_to(engine: TextEngine) -> None:
    assert engine.block("a\nb\n\nc", STYLE).lines == 4


def test_words_that_touch_are_not_torn_apart(engine: TextEngine) -> None:
    block = engine.block("wwwwwwwwww **2**{elan}{elan}", STYLE, 190)
    lines = {run.y for run in block.runs if run.text == "2" or run.icon is not None}
    assert block.lines == 2 and len(lines) == 1


def test_a_text_shrinks_to_fit_and_not_below_the_minimum(engine: TextEngine) -> None:
    roomy, tight = engine.block("Chalice of Fire", STYLE, 400, 40), engine.block("Chalice of Fire", STYLE, 140, 30)
    assert roomy.font_size == 24 and MINIMUM <= tight.font_size < 24
    assert not tight.overflow


def test_a_text_is_as_large_as_fits_and_few_sizes_are_tried(
    engine: TextEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: set[int] = set()
    width = Fonts.width

    def noted(fonts: Fonts, face: Face, size: int, text: str) -> float:
        tried.add(size)
        return width(fonts, face, size, text)

    monkeypatch.setattr(Fonts, "width", noted)
    for text, wide, high in (("Res Arcana", 400.0, None), ("Res Arcana", 900.0, 70.0), ("Res\nArcana", 150.0, 300.0)):
        tried.clear()
        size = engine.block(text, TextStyle(200, Face.DISPLAY), wide, high).font_size
        assert len(tried) <= 6
        assert engine.block(text, TextStyle(size + 1, Face.DISPLAY), wide, high).font_size == size


def test_what_does_not_fit_even_small_ends_in_an_ellipsis_and_is_reported(engine: TextEngine) -> None:
    block = engine.block("A name that is much too long for its box, and then some", STYLE, 120, 30)
    assert block.overflow and block.font_size == MINIMUM and block.runs[-1].text == "…"
    assert block.width <= 120.5 and block.lines == 1
    word = engine.block("Incomprehensibilities", STYLE, 60)
    assert word.overflow and word.runs[-1].text == "…"
    assert engine.block("a\nb", STYLE, None, 20).overflow


def test_alignment_places_lines(engine: TextEngine) -> None:
    starts = [engine.block("abc", TextStyle(24, align=align), 200).runs[0].x for align in ("left", "centre", "right")]
    assert starts[0] == 0 and 70 < starts[1] < 90 and 140 < starts[2] < 170


def test_icons_and_colours_are_taken_from_their_sources(engine: TextEngine) -> None:
    block = engine.block("{elan} {none} [bad|x] [nonsense|y]", STYLE)
    assert block.runs[0].icon is not None
    assert [run.text for run in block.runs[1:]] == ["{none}", "x", "y"]
    assert block.runs[2].colour == CANDLELIGHT["bad"] and block.runs[3].colour == CANDLELIGHT["ink"]


def test_the_text_scale_makes_text_larger() -> None:
    small, large = TextEngine(CANDLELIGHT), TextEngine(CANDLELIGHT, 2.0)
    assert large.measure("abc", STYLE)[0] == pytest.approx(2 * small.measure("abc", STYLE)[0], rel=0.1)
    assert large.size(STYLE) == 48


def test_texts_are_laid_out_once_and_the_oldest_forgotten(engine: TextEngine) -> None:
    first = engine.block("once", STYLE)
    assert engine.block("once", STYLE) is first
    for number in range(KEPT):
        engine.block(str(number), STYLE)
    assert engine.block("once", STYLE) is not first


def test_engines_share_what_looks_the_same_but_neither_colours_nor_icons() -> None:
    one, other = (TextEngine(CANDLELIGHT).block("shared", STYLE) for _ in "12")
    assert one is other
    bright = TextEngine(HIGH_CONTRAST).block("shared", STYLE)
    assert (one.runs[0].colour, bright.runs[0].colour) == (CANDLELIGHT["ink"], HIGH_CONTRAST["ink"])
    drawn, named = (TextEngine(CANDLELIGHT, icons=icons).block("{elan}", STYLE) for icons in (Icons(), None))
    assert drawn.runs[0].icon is not None and named.runs[0].icon is None


@pytest.mark.parametrize("density", [0.667, 1.0, 2.0])
@pytest.mark.parametrize("style", [STYLE, TextStyle(40, Face.DISPLAY, align="centre", halo="night"), HEADING])
def test_text_is_drawn_inside_its_block_at_every_size(engine: TextEngine, density: float, style: TextStyle) -> None:
    block = engine.block("Turn {elan} this **and** pay → 3", style, 300)
    size = (round(block.width * density), round(block.height * density))
    picture = block.render(size, density)
    drawn = picture.get_bounding_rect()
    assert drawn.w > size[0] / 2 and drawn.left >= 0
    assert picture.get_size() == size


def test_lines_that_stand_close_lose_nothing_below_and_above(engine: TextEngine) -> None:
    close, wide = (engine.block("Ágil", TextStyle(40, Face.BOLD, leading=leading)) for leading in (1.0, 1.5))
    whole = wide.render((round(wide.width), round(wide.height)), 1.0).get_bounding_rect()
    high = round(close.height + 2 * close.spill)
    assert close.spill > 0 and wide.spill == 0
    drawn = close.render((round(close.width), high), 1.0).get_bounding_rect()
    assert drawn.h == whole.h and drawn.bottom <= high


def test_at_no_size_do_words_run_together(engine: TextEngine) -> None:
    block = engine.block("New game and a new one", TextStyle(24, Face.BOLD))
    for density in (0.55, 0.6, 0.667, 0.7, 0.75, 0.8, 0.9):
        picture = block.render((round(block.width * density), round(block.height * density)), density)
        assert _gaps(picture) >= 5, density


def _gaps(picture: pygame.Surface) -> int:
    """How often at least three empty columns lie between letters."""
    mask = pygame.mask.from_surface(picture, 40)
    width, height = picture.get_size()
    empty = [not any(mask.get_at((x, y)) for y in range(height)) for x in range(width)]
    return "".join("." if column else "x" for column in empty).strip(".").replace("x", " ").split().count("...") + sum(
        len(gap) > 3 for gap in "".join("." if column else " " for column in empty).split()
    )


def test_the_look_changes_at_once_and_refuses_what_is_out_of_bounds(look: UiStyle) -> None:
    look.change(text_scale=1.5, icons=Icons())
    assert look.text.scale == 1.5 and look.version == 1
    with pytest.raises(ValueError, match="1 to 2"):
        look.change(text_scale=3)


def test_every_glyph_can_be_drawn_and_an_unknown_one_not() -> None:
    for name in LINES:
        assert Glyph(name, (255, 255, 255)).render((32, 32), 1).get_bounding_rect().w > 4
    with pytest.raises(KeyError):
        Glyph("nonsense", (0, 0, 0)).render((8, 8), 1)

"""Every word on the table stands out from what is painted around it, wherever the light is: measured on the picture."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from resarcana_gui.games.resarcana.view.playing.resarcana_table import ResArcanaTable
from resarcana_gui.scene.colour import HIGH_CONTRAST, LARGE, LARGE_CONTRAST, TEXT_CONTRAST, Colour, contrast
from resarcana_gui.scene.control import ShownText, Texts
from resarcana_gui.scene.dim_overlay import DimOverlay
from resarcana_gui.scene.text import Run
from resarcana_gui.scene.transform import Box
from resarcana_gui.screens.table.table_screen import TableScreen
from resarcana_gui.settings import Settings
from resarcana_gui.tabletop.pages.note import Note
from tools.headless_client import HeadlessClient
from tools.tour.run import stops
from tools.tour.stop import visit

SIZE = (1280, 720)
ALIKE = (36, 36, 36, 255)
"""Pixels that differ less than this from a word's colour are its letters."""
SMALLEST = 16.0
"""The least height of letters, in pixels of the window."""
LETTERS = 12
"""With fewer of them, the word is hidden by something."""


def words(stage: HeadlessClient) -> Iterator[tuple[Texts, ShownText, Run]]:
    nodes = [node for node in stage.shell.root.walk() if isinstance(node, Texts) and node.shown]
    notes = [node.bounds() for node in nodes if isinstance(node, Note)]
    for node in nodes:
        covered = not isinstance(node, Note) and any(note.colliderect(node.bounds()) for note in notes)
        if not covered and all(above.alpha > 0.9 for above in node.lineage()):
            for shown in node.texts():
                yield from ((node, shown, run) for run in shown.block.runs if run.text.strip(" .,:;?!¿¡()"))


def around(
    light: pygame.Surface, picture: pygame.Surface, node: Texts, shown: ShownText, run: Run
) -> tuple[Colour, Colour] | None:
    """The colour of a word's letters, which are found in the light, and of what lies two and three pixels around them;
    None for a hidden word."""
    high, scale = shown.block.font_size, SIZE[0] / 1920
    box = node.world().bounds(Box(shown.x + run.x, shown.y + run.y - 0.8 * high, run.width, 1.05 * high))
    area = pygame.Rect(*(round(part * scale) for part in box)).inflate(8, 8).clip(light.get_rect())
    part = pygame.Surface(area.size, pygame.SRCALPHA, 32)
    part.blit(light, (0, 0), area)
    letters = pygame.mask.from_threshold(part, run.colour, ALIKE)
    if letters.count() < LETTERS:
        return None
    part.blit(picture, (0, 0), area)
    ring = pygame.mask.Mask(area.size)
    ring.draw(letters.convolve(pygame.mask.Mask((7, 7), fill=True)), (-3, -3))
    ring.erase(letters.convolve(pygame.mask.Mask((3, 3), fill=True)), (-1, -1))
    return mean(part, letters), mean(part, ring)


def mean(part: pygame.Surface, mask: pygame.mask.Mask) -> Colour:
    only = mask.to_surface(setsurface=part, unsetcolor=(0, 0, 0, 0))
    red, green, blue, *_ = pygame.transform.average_color(only, consider_alpha=True)
    return red, green, blue


def faint(stage: HeadlessClient) -> tuple[int, list[str]]:
    """How many words could be measured, and those that do not stand out."""
    plain = stage.shell.settings.high_contrast
    light, picture, measured, found = in_full_light(stage), stage.draw(), 0, list[str]()
    for node, shown, run in words(stage):
        pair = around(light, picture, node, shown, run)
        large = shown.block.font_size >= LARGE
        needed = (TEXT_CONTRAST if large else HIGH_CONTRAST) if plain else (LARGE_CONTRAST if large else TEXT_CONTRAST)
        measured += pair is not None
        if pair is not None and contrast(*pair) < needed:
            found.append(f"{run.text!r} of {node!r}: {contrast(*pair):.2f} of {needed}")
    return measured, found


def small(stage: HeadlessClient) -> list[str]:
    """The words in letters that are too small for this window."""
    least = (SMALLEST - 0.1) * 1920 / SIZE[0]
    return [f"{run.text!r} of {node!r}" for node, shown, run in words(stage) if shown.block.font_size < least]


def in_full_light(stage: HeadlessClient) -> pygame.Surface:
    """The picture without any dim."""
    darkened = [(node, node.level) for node in stage.shell.root.walk() if isinstance(node, DimOverlay)]
    for dim, _ in darkened:
        dim.level = 0.0
    picture = stage.draw().copy()
    for dim, level in darkened:
        dim.level = level
    return picture


def lit(stage: HeadlessClient, lamp: int) -> HeadlessClient:
    screen = stage.shell.screen
    assert isinstance(screen, TableScreen) and isinstance(screen.view, ResArcanaTable)
    screen.view.ground.shine(lamp)
    return stage


@pytest.fixture(scope="module")
def collecting() -> HeadlessClient:
    """Chips on cards, tags, the pool with what it will be, and the prompt."""
    return visit(stops()["ask-collect-essences"], Settings(language="es", speed="instant"), SIZE)


def test_every_word_at_the_table_stands_out_in_either_light(collecting: HeadlessClient) -> None:
    pointing = visit(stops()["table-evening"], Settings(language="es", speed="instant"), SIZE)
    for stage, words_there in ((collecting, 35), (pointing, 80)):
        assert any(isinstance(node, DimOverlay) for node in stage.shell.root.walk()) == (stage is collecting)
        for lamp in (0, 1):
            measured, found = faint(lit(stage, lamp))
            assert measured > words_there and not found


def test_at_a_crowded_table_of_four_in_large_texts_every_word_stands_out_and_is_large_enough() -> None:
    stage = visit(stops()["table-crowded-4"], Settings(language="es", speed="instant", text_scale=200), SIZE)
    measured, found = faint(lit(stage, 1))  # in which there is more to be read, on brighter velvet
    assert measured > 45 and not found and not small(stage)


@pytest.mark.parametrize("name", ["table-2", "table-over", "ask-order-cards", "ask-choose-item"])
def test_in_a_small_window_no_word_beside_the_cards_is_smaller(name: str) -> None:
    assert not small(visit(stops()[name], Settings(language="es", speed="instant"), SIZE))


def test_in_high_contrast_every_word_stands_out_more() -> None:
    stage = visit(stops()["ask-collect-essences"], Settings(language="es", speed="instant", high_contrast=True), SIZE)
    measured, found = faint(stage)
    assert measured > 35 and not found


def test_a_word_on_a_ground_of_nearly_its_own_colour_is_found(
    collecting: HeadlessClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    pale = collecting.draw().copy()
    pale.fill((150, 140, 120), special_flags=pygame.BLEND_RGB_MAX)
    monkeypatch.setattr(collecting, "draw", lambda: pale)
    assert len(faint(collecting)[1]) > 10

from __future__ import annotations

import pytest

from resarcana_gui.scene.colour import HIGH_CONTRAST as SEVEN
from resarcana_gui.scene.colour import LARGE_CONTRAST, TEXT_CONTRAST, contrast, mixed
from resarcana_gui.scene.theme import CANDLELIGHT, CONTROL_PAIRS, HIGH_CONTRAST, TEXT_PAIRS, THEMES, Theme
from tests.for_each import for_each


def test_contrast_is_that_of_the_standard() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)
    assert mixed((0, 0, 0), (100, 50, 10), 0.5) == (50, 25, 5)


@for_each("pair", TEXT_PAIRS)
def test_every_text_can_be_read(pair: tuple[str, str]) -> None:
    assert contrast(CANDLELIGHT[pair[0]], CANDLELIGHT[pair[1]]) >= TEXT_CONTRAST
    assert contrast(HIGH_CONTRAST[pair[0]], HIGH_CONTRAST[pair[1]]) >= SEVEN


@for_each("theme", THEMES)
@for_each("pair", CONTROL_PAIRS)
def test_every_control_can_be_told_from_what_it_lies_on(theme: Theme, pair: tuple[str, str]) -> None:
    assert contrast(theme[pair[0]], theme[pair[1]]) >= LARGE_CONTRAST


def test_all_themes_have_the_same_colours() -> None:
    assert len({frozenset(theme.colours) for theme in THEMES}) == 1
    assert len(set(THEMES)) == len(THEMES)

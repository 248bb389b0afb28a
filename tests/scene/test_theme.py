from __future__ import annotations

import pytest

from resarcana_gui.scene.colour import HIGH_CONTRAST as SEVEN
from resarcana_gui.scene.colour import LARGE_CONTRAST, TEXT_CONTRAST, contrast, mixed
from resarcana_gui.scene.theme import CANDLELIGHT, CONTROL_PAIRS, HIGH_CONTRAST, TEXT_PAIRS, THEMES, Theme


def test_contrast_is_that_of_the_standard() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)
    assert mixed((0, 0, 0), (100, 50, 10), 0.5) == (50, 25, 5)


@pytest.mark.parametrize("pair", TEXT_PAIRS, ids="-on-".join)
def test_every_text_can_be_read(pair: tuple[str, str]) -> None:
    assert contrast(CANDLELIGHT[pair[0]], CANDLELIGHT[pair[1]]) >= TEXT_CONTRAST
    assert contrast(HIGH_CONTRAST[pair[0]], HIGH_CONTRAST[pair[1]]) >= SEVEN


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("pair", CONTROL_PAIRS, ids="-on-".join)
def test_every_control_can_be_told_from_what_it_lies_on(theme: Theme, pair: tuple[str, str]) -> None:
    assert contrast(theme[pair[0]], theme[pair[1]]) >= LARGE_CONTRAST


def test_all_themes_have_the_same_colours() -> None:
    assert len({frozenset(theme.colours) for theme in THEMES}) == 1
    assert len(set(THEMES)) == len(THEMES)

"""The credits name who made the game."""

from __future__ import annotations

import pytest

from resarcana_gui.i18n import languages
from resarcana_gui.screens.credits import sections


@pytest.mark.parametrize("language", languages())
def test_the_credits_begin_with_the_author_and_the_publisher(language: str) -> None:
    whose = sections(language, "resarcana")[0].text
    assert "Tom Lehmann" in whose and "Sand Castle Games" in whose

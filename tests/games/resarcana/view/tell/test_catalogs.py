"""What sentences of every language have in common."""

from __future__ import annotations

import re

import pytest

from resarcana_gui.games.resarcana.view.tell.catalogs import catalog
from resarcana_gui.i18n import languages
from resarcana_gui.paths import assets


def templates(language: str) -> dict[str, str]:
    return catalog(language)._texts


@pytest.mark.parametrize("language", languages())
def test_what_is_told_of_a_player_begins_with_the_player(language: str) -> None:
    for key, text in templates(language).items():
        if key.startswith("event.") and key.endswith((".you", ".other")):
            assert text.startswith("{who}"), key


@pytest.mark.parametrize("language", languages())
def test_no_text_is_there_twice_under_one_key(language: str) -> None:
    """YAML would take the last one without a word."""
    seen: set[tuple[str, ...]] = set()
    path: list[tuple[int, str]] = []
    for line in assets("resarcana", "lang", f"{language}.yaml").read_text(encoding="utf-8").splitlines():
        match = re.match(r"( *)([a-z_]+):", line)
        if match:
            path = [(depth, key) for depth, key in path if depth < len(match[1])] + [(len(match[1]), match[2])]
            name = tuple(key for _, key in path)
            assert name not in seen
            seen.add(name)

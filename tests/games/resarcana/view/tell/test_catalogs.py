"""Both languages say everything, with the same gaps to fill."""

from __future__ import annotations

import re

import pytest

from resarcana_gui.games.resarcana.view.tell.catalogs import catalog
from resarcana_gui.i18n.catalog import placeholders
from resarcana_gui.paths import assets

LEFT_OUT = {"who"}
"""Spanish verbs tell who by themselves."""


def templates(language: str) -> dict[str, str]:
    return catalog(language)._texts


def test_english_and_spanish_have_the_same_texts() -> None:
    assert set(templates("en")) == set(templates("es"))


def test_a_text_has_the_same_gaps_in_both_languages() -> None:
    english, spanish = templates("en"), templates("es")
    gaps = {key: (placeholders(english[key]) - LEFT_OUT, placeholders(spanish[key]) - LEFT_OUT) for key in english}
    assert not [key for key, (one, other) in gaps.items() if one != other]


@pytest.mark.parametrize("language", ["en", "es"])
def test_what_is_told_of_a_player_begins_with_the_player(language: str) -> None:
    for key, text in templates(language).items():
        if key.startswith("event.") and key.endswith((".you", ".other")):
            assert text.startswith("{who}"), key


@pytest.mark.parametrize("language", ["en", "es"])
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

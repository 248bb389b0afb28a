"""Writes components.<language>.txt beside this file: `python -m tests.games.resarcana.golden.components`, after an
intended change."""

from __future__ import annotations

from pathlib import Path

from resarcana_gui.games.resarcana.cards.loader import load_cards
from resarcana_gui.games.resarcana.view.tell.card_text import describe
from resarcana_gui.games.resarcana.view.tell.catalogs import catalog, component_names

LANGUAGES = ("en", "es")


def golden_file(language: str) -> Path:
    return Path(__file__).with_name(f"components.{language}.txt")


def written(language: str) -> str:
    """All components, as their text is now."""
    names = component_names(language)
    told = [
        "\n".join([names[component.slug], *(f"    {line}" for line in describe(component, catalog(language)))])
        for component in load_cards().components
    ]
    return "\n\n".join(told) + "\n"


if __name__ == "__main__":
    for each in LANGUAGES:
        golden_file(each).write_text(written(each), encoding="utf-8")

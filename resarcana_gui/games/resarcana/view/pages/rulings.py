"""Rulings: what the rules say about a component beyond what is printed on it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

from resarcana_gui.games.resarcana.cards.tables import Component
from resarcana_gui.games.resarcana.view.tell.words import Words


def rulings(component: Component, words: Words) -> list[str]:
    """The rulings about a component, a sentence or two each; none where its text says everything."""
    return list(_found(component.slug, words))


def _found(slug: str, words: Words) -> Iterator[str]:
    for number in count(1):
        key = f"pages.rulings.{slug}.{number}"
        if not words.catalog.has(key):
            return
        yield words.text(key)

"""The names of cards that a language lacks."""

from __future__ import annotations

from collections.abc import Iterator

from resarcana_gui.games.seasons.cards.tables import CardSet
from resarcana_gui.games.seasons.view.tell.catalogs import catalog
from resarcana_gui.i18n import languages


def name_problems(cards: CardSet) -> Iterator[str]:
    """Return a sentence for each card that has no name in a language."""
    for language in languages():
        keys = catalog(language).keys()
        for card in cards.cards:
            if f"card.{card.slug}" not in keys:
                yield f"assets/seasons/lang/cards/{language}.yaml, card.{card.slug}: expected a name."

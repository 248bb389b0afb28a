"""Problems with names, sentences and signs of components, one sentence each, for whoever adds a card or an effect."""

from __future__ import annotations

from collections.abc import Iterator

from resarcana_gui.games.resarcana.cards.loader import FILE
from resarcana_gui.games.resarcana.cards.tables import CardSet, Component
from resarcana_gui.games.resarcana.view.faces.glossary import ICON, ICON_ORDER
from resarcana_gui.games.resarcana.view.faces.icon_lines import collect, lines
from resarcana_gui.games.resarcana.view.tell.card_text import describe
from resarcana_gui.games.resarcana.view.tell.catalogs import catalog, names_in
from resarcana_gui.i18n import I18nError, languages


def problems(cards: CardSet) -> Iterator[str]:
    """Yield missing or duplicate names, sentences that cannot be made, signs without an explanation."""
    yield from name_problems(cards)
    for component in cards.components:
        yield from _sentence_problems(component)
        yield from _sign_problems(component)


def name_problems(cards: CardSet) -> Iterator[str]:
    """Yield components without a name, or with the same one."""
    for language in languages():
        file, names, taken = f"lang/cards/{language}.yaml, card", names_in(language), dict[str, str]()
        for slug in (component.slug for component in cards.components):
            if slug not in names:
                yield f"{file}: {slug!r} has no name."
            elif taken.setdefault(names[slug], slug) != slug:
                yield f"{file}, {slug}: {names[slug]!r} is the name of {taken[names[slug]]} too."


def _sentence_problems(component: Component) -> Iterator[str]:
    for language in languages():
        try:
            describe(component, catalog(language).strictly())
        except I18nError as error:
            yield f"{FILE}, {component.slug}: {error}"


def _sign_problems(component: Component) -> Iterator[str]:
    shown = [collect(component.collect), *lines(component)]
    for sign in dict.fromkeys(name for line in shown for name in ICON.findall(line)):
        if sign not in ICON_ORDER:
            yield f"{FILE}, {component.slug}: the sign {sign!r} is not in the glossary."

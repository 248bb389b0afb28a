"""The rules of Res Arcana as a reference: rules, glossary, signs, and every component with its rulings."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from resarcana_gui.documents import read_document
from resarcana_gui.games.resarcana.cards.tables import ARTIFACT, ITEM, KINDS, MAGE, MONUMENT, PLACE, CardSet, Component
from resarcana_gui.games.resarcana.view.faces.glossary import glossary, signs_of
from resarcana_gui.games.resarcana.view.tell.card_text import described, rulings
from resarcana_gui.games.resarcana.view.tell.catalogs import catalog, component_names, rules_catalog
from resarcana_gui.games.resarcana.view.tell.voice import Words
from resarcana_gui.i18n.catalog import FALLBACK
from resarcana_gui.i18n.normalize import normalized
from resarcana_gui.paths import assets
from resarcana_gui.reference.articles import CARD_PREFIX, Article, Reference
from resarcana_gui.reference.chapters import chapter, glossary_articles, rule, sign_articles

FILE: Final = "reference.yaml"
SHELVES: Final = (PLACE, MONUMENT, ARTIFACT, MAGE, ITEM)
"""The kinds of components, in the order in which they are listed."""


@cache
def reference(cards: CardSet, language: str) -> Reference:
    """Return the whole reference in a language. Raises UnreadableError, DocumentError and I18nError."""
    order, texts = _order(), rules_catalog(language)
    chapters = [
        chapter(name, [rule(each, texts) for each in names], texts) for name, names in order["chapters"].items()
    ]
    chapters.append(chapter("terms", glossary_articles(texts, rules_catalog(FALLBACK).keys()), texts))
    chapters.append(chapter("signs", sign_articles(glossary(language), order["signs"]), texts))
    return Reference([*chapters, *(chapter(KINDS[kind], _cards(cards, kind, language), texts) for kind in SHELVES)])


def refusal_article(code: str) -> str:
    """Return the article that explains a refusal; empty for an unknown code."""
    return str(_order()["refusals"].get(code, ""))


@cache
def _order() -> Mapping[str, Mapping[str, Any]]:
    found = read_document(assets("resarcana", FILE))
    assert isinstance(found, dict)
    return found


def _cards(cards: CardSet, kind: int, language: str) -> list[Article]:
    """Return the components of a kind, in the alphabetical order of the language; Places of Power by their tiles."""
    words, names = Words(catalog(language)), component_names(language)
    found = [component for component in cards.components if component.kind == kind]
    if kind != PLACE:
        found.sort(key=lambda component: normalized(names[component.slug]))
    return [_card(component, words, names[component.slug]) for component in found]


def _card(component: Component, words: Words, name: str) -> Article:
    told = described(component, words)
    if ruled := rulings(component, words):
        told += [f"[gold|{words.text('pages.large.rulings')}]", *ruled]
    if signs := signs_of(component):
        told += [f"[gold|{words.text('pages.large.signs')}]", "    ".join(f"{{{sign}}}" for sign in signs)]
    return Article(f"{CARD_PREFIX}{component.slug}", name, tuple(told), component.number)

"""The rules of Terra Mystica as a reference: rules with their rulings, structures, terrains, glossary, signs, and every
faction and tile."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any, Final

from resarcana_gui.documents import read_document
from resarcana_gui.games.terra_mystica.components.tables import Components
from resarcana_gui.games.terra_mystica.components.words import STRUCTURES, TERRAINS
from resarcana_gui.games.terra_mystica.view.lookup.exhibits import KINDS, OF_STRUCTURES, Thing, things
from resarcana_gui.games.terra_mystica.view.lookup.facts import Facts
from resarcana_gui.games.terra_mystica.view.tell.catalogs import catalog, rules_catalog
from resarcana_gui.games.terra_mystica.view.tell.markup_voice import MarkupVoice
from resarcana_gui.games.terra_mystica.view.tell.voice import capital
from resarcana_gui.i18n import Catalog
from resarcana_gui.i18n.catalog import FALLBACK
from resarcana_gui.kernel.state import EVERYONE
from resarcana_gui.paths import assets
from resarcana_gui.reference.articles import CARD_PREFIX, Article, Reference
from resarcana_gui.reference.chapters import chapter, glossary_articles, numbered, rule, sign_articles

FILE: Final = "reference.yaml"
OF_TERRAINS: Final = "terrain."
POWER_ACTIONS: Final = "power_actions"
"""The article that lists the power actions."""


@cache
def reference(parts: Components, language: str) -> Reference:
    """Return the whole reference in a language. Raises UnreadableError, DocumentError and I18nError."""
    order, texts, voice = _order(), rules_catalog(language), voice_for_reading(parts, language)
    facts = Facts(voice, texts)
    chapters = [
        chapter(name, [_rule(texts, each, facts) for each in names], texts) for name, names in order["chapters"].items()
    ]
    chapters.append(
        chapter("structures", [_structure(facts, voice, kind) for kind in range(1, len(STRUCTURES))], texts)
    )
    chapters.append(chapter("terrains", [_terrain(facts, voice, land) for land in range(len(TERRAINS))], texts))
    chapters.append(chapter("terms", glossary_articles(texts, rules_catalog(FALLBACK).keys()), texts))
    chapters.append(chapter("signs", sign_articles(signs(language), order["signs"]), texts))
    chapters += [chapter(kind, _of_kind(parts, texts, facts, kind), texts) for kind in KINDS]
    return Reference(chapters)


def voice_for_reading(parts: Components, language: str) -> MarkupVoice:
    """Return the words of a language outside any table."""
    return MarkupVoice(catalog(language), parts, (), EVERYONE)


def signs(language: str) -> Mapping[str, str]:
    """Return what every sign means, by its name, in the order in which to learn them."""
    return {name: catalog(language).text(f"signs.{name}") for name in _order()["signs"]}


def rulings(texts: Catalog, name: str) -> list[str]:
    """Return the rulings of a rule, a faction or a tile."""
    return list(numbered(f"ruled.{name}", texts))


def refusal_article(code: str) -> str:
    """Return the article that explains a refusal; empty for an unknown code."""
    return str(_order()["refusals"].get(code, ""))


@cache
def _order() -> Mapping[str, Mapping[str, Any]]:
    found = read_document(assets("terra_mystica", FILE))
    assert isinstance(found, dict)
    return found


def _rule(texts: Catalog, name: str, facts: Facts) -> Article:
    article = rule(name, texts)
    more = facts.power_actions() if name == POWER_ACTIONS else ()
    return replace(article, lines=(*article.lines, *more, *_ruled(texts, name)))


def _ruled(texts: Catalog, name: str) -> list[str]:
    """Return the rulings under their heading; nothing without any."""
    found = rulings(texts, name)
    return [f"[gold|{texts.text('about.rulings')}]", *found] if found else []


def _structure(facts: Facts, voice: MarkupVoice, kind: int) -> Article:
    title = f"{{{STRUCTURES[kind]}}} {capital(voice.structure(kind))}"
    return Article(OF_STRUCTURES + STRUCTURES[kind], title, tuple(facts.structure(kind)))


def _terrain(facts: Facts, voice: MarkupVoice, land: int) -> Article:
    title = f"{{{TERRAINS[land]}}} {capital(voice.terrain(land))}"
    return Article(OF_TERRAINS + TERRAINS[land], title, tuple(facts.terrain(land)))


def _of_kind(parts: Components, texts: Catalog, facts: Facts, kind: str) -> list[Article]:
    return [_article(texts, facts, at, thing) for at, thing in enumerate(things(parts)) if thing.kind == kind]


def _article(texts: Catalog, facts: Facts, at: int, thing: Thing) -> Article:
    lines = (*facts.of_thing(thing), *_ruled(texts, thing.name))
    return Article(f"{CARD_PREFIX}{thing.name}", facts.title(thing), lines, at)

"""The rules of Seasons as a reference: rules, dice, glossary, signs, and every card with its rulings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import Any, Final

from resarcana_gui.documents import read_document
from resarcana_gui.games.seasons.cards.energies import ENERGIES
from resarcana_gui.games.seasons.cards.tables import DICE_PER_SEASON, FACES, SEASONS, TYPES, Card, CardSet
from resarcana_gui.games.seasons.view.faces.glossary import glossary, signs_of
from resarcana_gui.games.seasons.view.tell.card_text import card_text, rulings
from resarcana_gui.games.seasons.view.tell.catalogs import catalog, rules_catalog
from resarcana_gui.games.seasons.view.tell.markup_voice import MarkupVoice
from resarcana_gui.i18n import Catalog
from resarcana_gui.i18n.catalog import FALLBACK
from resarcana_gui.i18n.normalize import normalized
from resarcana_gui.kernel.state import EVERYONE
from resarcana_gui.paths import assets
from resarcana_gui.reference.articles import CARD_PREFIX, Article, Reference
from resarcana_gui.reference.chapters import chapter, glossary_articles, rule, sign_articles
from resarcana_gui.tabletop.tell.voice import sentence

FILE: Final = "reference.yaml"
OF_DICE: Final = "die."
PRICES: Final = "prices"
"""The article whose lines are the prices of each season."""
BETWEEN: Final = "\N{EM SPACE} "
"""Between the parts of a line: wider than a space, and a line may break there."""


@cache
def reference(cards: CardSet, language: str) -> Reference:
    """Return the whole reference in a language. Raises UnreadableError, DocumentError and I18nError."""
    order, texts, voice = _order(), rules_catalog(language), voice_for_reading(cards, language)
    chapters = [
        chapter(name, [_rule(texts, each, voice) for each in names], texts) for name, names in order["chapters"].items()
    ]
    chapters.append(chapter("dice", [_dice(texts, season, voice) for season in range(len(SEASONS))], texts))
    chapters.append(chapter("terms", glossary_articles(texts, rules_catalog(FALLBACK).keys()), texts))
    chapters.append(chapter("signs", sign_articles(glossary(language), order["signs"]), texts))
    chapters += [chapter(name, _cards(voice, familiar), texts) for familiar, name in enumerate(TYPES)]
    return Reference(chapters)


def voice_for_reading(cards: CardSet, language: str) -> MarkupVoice:
    """Return the words of a language outside any table."""
    return MarkupVoice(catalog(language), cards, (), EVERYONE)


def refusal_article(code: str) -> str:
    """Return the article that explains a refusal; empty for an unknown code."""
    return str(_order()["refusals"].get(code, ""))


@cache
def _order() -> Mapping[str, Mapping[str, Any]]:
    found = read_document(assets("seasons", FILE))
    assert isinstance(found, dict)
    return found


def _rule(texts: Catalog, name: str, voice: MarkupVoice) -> Article:
    article = rule(name, texts)
    return replace(article, lines=tuple(_prices(texts, voice))) if name == PRICES else article


def _prices(texts: Catalog, voice: MarkupVoice) -> Iterator[str]:
    """Yield what the energies are worth in each season, the dearest last."""
    for season, worth in zip(SEASONS, voice.cards.worth, strict=True):
        ranked = sorted(range(ENERGIES), key=lambda energy, worth=worth: (worth[energy], energy))  # type: ignore[misc]
        prices = [texts.text("prices.one", energy=voice.energy(each), number=worth[each]) for each in ranked]
        name = sentence(voice.text(f"season.{season}")).rstrip(".")
        yield texts.text("prices.line", season=name, prices=BETWEEN.join(prices))


def _dice(texts: Catalog, season: int, voice: MarkupVoice) -> Article:
    """Return the article about the dice of a season; the first one says how to read them all."""
    lines = [texts.text("dice.about")] if season == 0 else []
    for die in range(DICE_PER_SEASON):
        first = (season * DICE_PER_SEASON + die) * FACES
        faces = [
            texts.text("dice.face", shows=voice.face(face), pips=voice.cards.faces[face].pips)
            for face in range(first, first + FACES)
        ]
        lines.append(texts.text("dice.line", number=die + 1, faces=BETWEEN.join(faces)))
    return Article(OF_DICE + SEASONS[season], texts.text(f"dice.title.{SEASONS[season]}"), tuple(lines))


def _cards(voice: MarkupVoice, familiar: int) -> list[Article]:
    """Return the cards of a type, in the alphabetical order of the language."""
    found = [card for card in voice.cards.cards if card.familiar == bool(familiar)]
    return [_card(voice, card) for card in sorted(found, key=lambda card: normalized(voice.card(card.number)))]


def _card(voice: MarkupVoice, card: Card) -> Article:
    head, *does = card_text(voice, card.number)
    told = [sentence(head.partition(": ")[2]), *does]
    if ruled := rulings(voice, card):
        told += [f"[gold|{voice.text('about.rulings')}]", *ruled]
    if signs := signs_of(card):
        told += [f"[gold|{voice.text('about.signs')}]", BETWEEN.join(f"{{{sign}}}" for sign in signs)]
    return Article(f"{CARD_PREFIX}{card.slug}", voice.card(card.number), tuple(told), card.number)

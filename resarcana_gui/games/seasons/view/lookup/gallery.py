"""The gallery of Seasons: every card, which others it goes well with, and what to filter by."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Final

from resarcana_gui.games.seasons.cards.energies import NAMES, count_of
from resarcana_gui.games.seasons.cards.tables import NO_POINTS, TYPES, Card, CardSet
from resarcana_gui.games.seasons.view.faces.glossary import ICON_ORDER, glossary, signs_of
from resarcana_gui.games.seasons.view.lookup.rules import reference, voice_for_reading
from resarcana_gui.games.seasons.view.lookup.synergies import go_well, hinders
from resarcana_gui.games.seasons.view.tell.markup_voice import MarkupVoice
from resarcana_gui.i18n import Catalog
from resarcana_gui.reference.articles import CARD_PREFIX
from resarcana_gui.reference.gallery import Exhibit, Facet, FacetValue, Gallery, RelatedExhibits

LEVELS: Final = ("basic", "advanced")
PRESTIGE: Final = {"none": 0, "few": 7, "some": 11}
"""The most prestige of each range but the last, by its name."""
MANY: Final = "many"
"""The last range."""
CRYSTAL: Final = "crystal"
WHEN: Final[dict[str, Callable[[Card], bool]]] = {
    "enter": lambda card: bool(card.enter or card.elements),
    "permanent": lambda card: any(
        (card.limit, card.discount, card.worth, card.summoning_tax, card.activation_tax, card.clears_reserve)
    ),
    "turn": lambda card: bool(card.powers),
    "summoned": lambda card: bool(card.summoning),
    "season": lambda card: bool(card.season),
    "round_end": lambda card: bool(card.round_end),
    "end": lambda card: card.end != NO_POINTS,
}
"""The occasions on which cards do something, by their signs."""


@cache
def gallery(cards: CardSet, language: str) -> Gallery:
    """Return the gallery in a language. Raises UnreadableError, DocumentError and I18nError."""
    voice = voice_for_reading(cards, language)
    titles = {chapter.name: chapter.title for chapter in reference(cards, language).chapters}
    found = [_exhibit(cards.cards[number], voice) for number in _in_order(cards, language)]
    return Gallery([(name, titles[name]) for name in TYPES], list(_facets(voice.catalog, found, titles)), found)


def _in_order(cards: CardSet, language: str) -> Iterator[int]:
    """Yield the cards in the order in which the reference lists them."""
    return (article.card for article in reference(cards, language).articles() if article.card is not None)


def _exhibit(card: Card, voice: MarkupVoice) -> Exhibit:
    article = reference(voice.cards, voice.catalog.language).article(f"{CARD_PREFIX}{card.slug}")
    kind = TYPES[card.familiar]
    traits = {
        "kind": [kind],
        "level": [LEVELS[card.advanced]],
        "cost": _cost(card),
        "prestige": [_range(card.prestige)],
        "when": [name for name, holds in WHEN.items() if holds(card)],
        "sign": [sign for sign in signs_of(card) if sign not in WHEN],
    }
    return Exhibit(
        card.slug, article.title, card.number, kind, article.lines,
        {name: frozenset(values) for name, values in traits.items()}, tuple(_related(card, voice)),
    )  # fmt: skip


def _cost(card: Card) -> Iterator[str]:
    """Yield what a card costs with any number of players: types of energy, crystals."""
    for energy, name in enumerate(NAMES):
        if card.elements or any(count_of(amount, energy) for amount in card.energies):
            yield name
    if any(card.crystals):
        yield CRYSTAL


def _range(prestige: int) -> str:
    return next((name for name, most in PRESTIGE.items() if prestige <= most), MANY)


def _related(card: Card, voice: MarkupVoice) -> Iterator[RelatedExhibits]:
    """Yield the cards that it goes well with, and those that work against it."""
    others = [other for other in voice.cards.cards if other is not card]
    yield RelatedExhibits(voice.text("gallery.feeds"), _slugs(other for other in others if go_well(card, other)))
    yield RelatedExhibits(voice.text("gallery.hinders"), _slugs(other for other in others if hinders(other, card)))


def _facets(texts: Catalog, exhibits: Iterable[Exhibit], titles: dict[str, str]) -> Iterator[Facet]:
    """Yield the filters, with only those values that something has."""
    had = {
        name: {value for exhibit in exhibits for value in exhibit.traits[name]} for name in next(iter(exhibits)).traits
    }
    shown = {
        "kind": [(name, titles[name]) for name in TYPES],
        "level": [(name, texts.text(f"gallery.level.{name}")) for name in LEVELS],
        "cost": _as_signs((*NAMES, CRYSTAL)),
        "prestige": [(name, texts.text(f"gallery.prestige.{name}")) for name in (*PRESTIGE, MANY)],
        "when": _as_signs(WHEN),
        "sign": _as_signs(ICON_ORDER),
    }
    for name, values in shown.items():
        there = tuple(
            FacetValue(value, label, glossary(texts.language).get(label.strip("{}"), ""))
            for value, label in values
            if value in had[name]
        )
        yield Facet(name, texts.text(f"gallery.by.{name}"), there)


def _as_signs(names: Iterable[str]) -> list[tuple[str, str]]:
    return [(name, f"{{{name}}}") for name in names]


def _slugs(cards: Iterable[Card]) -> tuple[str, ...]:
    return tuple(card.slug for card in cards)

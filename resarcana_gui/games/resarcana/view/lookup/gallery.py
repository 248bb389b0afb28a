"""The gallery of Res Arcana: every component, how it relates to others, and what to filter by."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final

from resarcana_gui.games.resarcana.cards.essences import NAMES, type_mask
from resarcana_gui.games.resarcana.cards.tables import CREATURE, DRAGON, KINDS, CardSet, Component
from resarcana_gui.games.resarcana.view.faces.glossary import ICON_ORDER, glossary, signs_of
from resarcana_gui.games.resarcana.view.lookup.goals import feeds, pays, scores, types_named
from resarcana_gui.games.resarcana.view.lookup.rules import SHELVES, reference
from resarcana_gui.games.resarcana.view.tell.catalogs import rules_catalog
from resarcana_gui.i18n import Catalog
from resarcana_gui.reference.articles import CARD_PREFIX
from resarcana_gui.reference.gallery import Exhibit, Facet, FacetValue, Gallery, RelatedExhibits

TYPES: Final = {"dragon": DRAGON, "creature": CREATURE}
POINTS: Final = ("0", "1", "2", "3")
GROWING: Final = "+"


@cache
def gallery(cards: CardSet, language: str) -> Gallery:
    """Return the gallery in a language. Raises UnreadableError, DocumentError and I18nError."""
    texts = rules_catalog(language)
    shelves = [(KINDS[kind], texts.text(f"rules.chapter.{KINDS[kind]}")) for kind in SHELVES]
    found = [_exhibit(component, cards, language, texts) for component in _in_order(cards, language)]
    return Gallery(shelves, list(_facets(texts, found, language)), found)


def _in_order(cards: CardSet, language: str) -> Iterator[Component]:
    """Yield the components in the order in which the reference lists them."""
    for article in reference(cards, language).articles():
        if article.card is not None:
            yield cards.components[article.card]


def _exhibit(component: Component, cards: CardSet, language: str, texts: Catalog) -> Exhibit:
    article = reference(cards, language).article(f"{CARD_PREFIX}{component.slug}")
    return Exhibit(
        component.slug, article.title, component.number, KINDS[component.kind], article.lines,
        {
            "kind": frozenset(_kinds(component)),
            "cost": frozenset(_named(type_mask(component.cost.fixed))),
            "power": frozenset(_named(types_named(component))),
            "points": frozenset(_points(component)),
            "sign": frozenset(signs_of(component)),
        },
        tuple(_related(component, cards, texts)),
    )  # fmt: skip


def _kinds(component: Component) -> Iterator[str]:
    yield KINDS[component.kind]
    yield from (name for name, each in TYPES.items() if component.types & each)


def _related(component: Component, cards: CardSet, texts: Catalog) -> Iterator[RelatedExhibits]:
    """Yield the goals that it serves; of a goal, what feeds it and what pays for it."""
    others = cards.components
    yield RelatedExhibits(texts.text("gallery.feeds"), _slugs(goal for goal in others if feeds(component, goal)))
    yield RelatedExhibits(texts.text("gallery.pays"), _slugs(goal for goal in others if pays(component, goal)))
    if scores(component):
        yield RelatedExhibits(
            texts.text("gallery.fed_by"), _slugs(other for other in others if feeds(other, component))
        )


def _facets(texts: Catalog, exhibits: Iterable[Exhibit], language: str) -> Iterator[Facet]:
    """Yield the filters, with only those values that something has."""
    had = {
        name: {value for exhibit in exhibits for value in exhibit.traits[name]}
        for name in ("kind", "cost", "power", "points", "sign")
    }
    kinds = [(KINDS[kind], texts.text(f"rules.chapter.{KINDS[kind]}")) for kind in SHELVES]
    shown = {
        "kind": [*kinds, *((name, f"{{{name}}}") for name in TYPES)],
        "cost": [(name, f"{{{name}}}") for name in NAMES],
        "power": [(name, f"{{{name}}}") for name in NAMES],
        "points": [(points, points) for points in (*POINTS, GROWING)],
        "sign": [(name, f"{{{name}}}") for name in ICON_ORDER],
    }
    for name, values in shown.items():
        there = tuple(FacetValue(value, label, _tip(label, language)) for value, label in values if value in had[name])
        yield Facet(name, texts.text(f"gallery.by.{name}"), there)


def _tip(label: str, language: str) -> str:
    """Return what a sign means."""
    return glossary(language).get(label.strip("{}"), "")


def _points(component: Component) -> Iterator[str]:
    yield str(component.points)
    if component.scores:
        yield GROWING


def _named(mask: int) -> Iterator[str]:
    return (name for essence, name in enumerate(NAMES) if mask >> essence & 1)


def _slugs(components: Iterable[Component]) -> tuple[str, ...]:
    return tuple(component.slug for component in components)

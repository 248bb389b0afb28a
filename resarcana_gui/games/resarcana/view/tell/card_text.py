"""Everything printed on a component, as sentences made from its data."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from resarcana_gui.games.resarcana.cards import tables
from resarcana_gui.games.resarcana.cards.tables import Collect, Component
from resarcana_gui.games.resarcana.view.tell.power_text import power_text, react_text
from resarcana_gui.games.resarcana.view.tell.voice import Words
from resarcana_gui.i18n import Catalog
from resarcana_gui.kernel.exhaustive_table import by_number
from resarcana_gui.reference.chapters import numbered
from resarcana_gui.tabletop.tell.voice import sentence


def describe(component: Component, catalog: Catalog) -> list[str]:
    """Return its type, cost, points, Collect, abilities, powers and reactions: one sentence each."""
    return described(component, Words(catalog))


def described(component: Component, words: Words, *, first_game: bool = True) -> list[str]:
    """Return the same with given Words. What only matters in a first game can be left out: the hand a card belongs
    to, and which side of a tile this is."""
    told = [*_heads(component, words, first_game=first_game), *_clauses(component, words)]
    if component.hand and first_game:
        told.append(words.text("component.hand", number=component.hand))
    return [sentence(clause) for clause in told]


def note_text(component: Component, words: Words) -> list[str]:
    """Return what cannot be read at once from its face, one sentence each: what it does, and its points where they
    count something; of a component that does nothing, its points."""
    told = [*_counted(component, words), *_abilities(component, words), *_powers(component, words)]
    return [sentence(clause) for clause in told or _points(component, words)]


def rulings(component: Component, words: Words) -> list[str]:
    """Return what the rules say about a component beyond its printed text, a sentence or two each; often nothing."""
    return list(numbered(f"pages.rulings.{component.slug}", words.catalog))


def kind_text(component: Component, words: Words) -> str:
    """Return its type: 'Artifact, Dragon'."""
    kinds = [words.text(f"component.{tables.KINDS[component.kind]}")]
    kinds += [words.text("component.dragon")] if component.types & tables.DRAGON else []
    kinds += [words.text("component.creature")] if component.types & tables.CREATURE else []
    return words.text("list.comma").join(kinds)


def cost_text(component: Component, words: Words) -> str:
    """Return its printed cost, in short."""
    return words.with_any(component.cost.fixed, component.cost.any_type) if component.cost_size else words.text("free")


def _heads(component: Component, words: Words, *, first_game: bool) -> Iterator[str]:
    yield kind_text(component, words)
    if component.tile and first_game:
        yield words.text("component.side.first" if component.first_side else "component.side.back", tile=component.tile)


def _clauses(component: Component, words: Words) -> Iterator[str]:
    if component.cost_size:
        yield words.text("component.cost", cost=cost_text(component, words))
    elif component.kind not in (tables.MAGE, tables.ITEM):
        yield words.text("component.no_cost")
    yield from _points(component, words)
    yield from _abilities(component, words)
    yield from _powers(component, words)


def _powers(component: Component, words: Words) -> Iterator[str]:
    for power in component.powers:
        yield power_text(words, power)
    for react in component.reacts:
        yield react_text(words, react)


def describe_powers(component: Component, words: Words) -> str:
    """Return its Collect, abilities, powers and reactions, in one line."""
    return " ".join(sentence(clause) for clause in (*_abilities(component, words), *_powers(component, words)))


def _points(component: Component, words: Words) -> Iterator[str]:
    if component.points:
        yield words.plural("points.printed", component.points)
    yield from _counted(component, words)


def _counted(component: Component, words: Words) -> Iterator[str]:
    """Yield the points for what is counted."""
    if component.per_essence:
        yield words.text("points.per_essence", types=words.types(component.per_essence))
    if component.per_dragon:
        yield words.plural("points.per_dragon", component.per_dragon)
    if component.per_creature:
        yield words.plural("points.per_creature", component.per_creature)


def _abilities(component: Component, words: Words) -> Iterator[str]:
    collected = collect_text(component.collect, words)
    if collected:
        yield words.text("collect.sentence", what=collected)
    if component.discount.less:
        whose = "dragons" if component.discount.types else "artifacts"
        gold = "" if component.discount.gold else "_not_gold"
        yield words.plural(f"discount.{whose}{gold}", component.discount.less)
    if component.claim.number:
        yield words.text("claim", what=words.mix(component.claim.number, component.claim.types))


def collect_text(collect: Collect, words: Words) -> str:
    """Return what a Collect ability gives or asks; empty if there is none."""
    return words.text("power.then").join(COLLECTS[collect.kind](collect, words))


def _plain(collect: Collect, words: Words, mixed: Sequence[str] = ()) -> list[str]:
    parts = [*words.terms(collect.fixed), *mixed]
    return [words.text("collect.gain", what=words.listed(parts))] if parts else []


def _mix(collect: Collect, words: Words) -> list[str]:
    return _plain(collect, words, [words.mix(collect.number, collect.types)])


def _interest(collect: Collect, words: Words) -> list[str]:
    return [*_plain(collect, words), words.text("collect.interest", what=words.mix(collect.number, collect.types))]


def _growth(collect: Collect, words: Words) -> list[str]:
    return [*_plain(collect, words), words.text("collect.growth", number=collect.number)]


def _curse(collect: Collect, words: Words) -> list[str]:
    return [*_plain(collect, words), words.text("collect.curse", what=words.amount(collect.curse))]


COLLECTS: Final[tuple[Callable[[Collect, Words], list[str]], ...]] = by_number(
    f"{__name__}.COLLECTS",
    tables.COLLECTS,
    {
        tables.COLLECT_NOTHING: _plain,
        tables.COLLECT_MIX: _mix,
        tables.COLLECT_INTEREST: _interest,
        tables.COLLECT_GROWTH: _growth,
        tables.COLLECT_CURSE: _curse,
    },
)
"""The clauses of every kind of Collect ability, its fixed gain first."""

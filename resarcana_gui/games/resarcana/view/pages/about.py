"""Everything about a component: its text, its current state, rulings, signs."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

from resarcana_gui.games.resarcana.cards.tables import Component
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.faces.glossary import explained
from resarcana_gui.games.resarcana.view.tell.inspect_text import now_text, printed_text
from resarcana_gui.games.resarcana.view.tell.voice import Voice
from resarcana_gui.games.resarcana.view.tell.words import Words
from resarcana_gui.scene.look import SMALL
from resarcana_gui.tabletop.pages.large import About, Section


def about(voice: Voice, component: int, view: State) -> About:
    """Its text, its current state (and why it cannot be used), the rulings, and the meaning of its signs."""
    card = view.cards.components[component]
    headed = {
        "now": now_text(voice, component, view),
        "rulings": rulings(card, voice),
        "signs": explained(card, voice.catalog.language),
    }
    sections = [Section(tuple(lines), voice.text(f"pages.large.{name}")) for name, lines in headed.items()]
    return About(voice.card(component), (Section(tuple(printed_text(voice, component, view)), first=SMALL), *sections))


def rulings(component: Component, words: Words) -> list[str]:
    """What the rules say about a component beyond its printed text, a sentence or two each; often nothing."""
    return list(_found(component.slug, words))


def _found(slug: str, words: Words) -> Iterator[str]:
    for number in count(1):
        key = f"pages.rulings.{slug}.{number}"
        if not words.catalog.has(key):
            return
        yield words.text(key)

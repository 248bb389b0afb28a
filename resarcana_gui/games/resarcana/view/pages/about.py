"""Everything about a component: its text, its current state, rulings, signs, and where to look up more."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.faces.glossary import explained
from resarcana_gui.games.resarcana.view.lookup.rules import refused_at
from resarcana_gui.games.resarcana.view.tell.card_text import rulings
from resarcana_gui.games.resarcana.view.tell.inspect_text import place_text, printed_text, refusals_now
from resarcana_gui.games.resarcana.view.tell.voice import Voice
from resarcana_gui.reference.articles import CARD_PREFIX, link_signs
from resarcana_gui.reference.gallery import EXHIBIT_PREFIX
from resarcana_gui.scene.look import SMALL
from resarcana_gui.tabletop.items.table_item import Key
from resarcana_gui.tabletop.pages.large_view import LargeViewTexts, Section


def about(voice: Voice, component: Key, view: State) -> LargeViewTexts:
    """Return its text, its current state (and why it cannot be used), its rulings, and the meaning of its signs."""
    assert isinstance(component, int)
    card = view.cards.components[component]
    headed: dict[str, Iterable[str]] = {
        "now": _now(voice, component, view),
        "rulings": rulings(card, voice),
        "signs": map(link_signs, explained(card, voice.catalog.language)),
        "more": [
            f"[>{CARD_PREFIX}{card.slug}|{voice.text('pages.large.look_up')}]",
            f"[>{EXHIBIT_PREFIX}{card.slug}|{voice.text('pages.large.gallery')}]",
        ],
    }
    sections = [Section(tuple(lines), voice.text(f"pages.large.{name}")) for name, lines in headed.items()]
    return LargeViewTexts(
        voice.card(component), (Section(tuple(printed_text(voice, component, view)), first=SMALL), *sections)
    )


def _now(voice: Voice, component: int, view: State) -> Iterator[str]:
    """Yield how it lies, and every reason why it cannot be used with a link to the rule behind it."""
    yield from place_text(voice, component, view)
    for reason, code in refusals_now(voice, component, view).items():
        yield f"{reason} [>{refused_at(code)}|{voice.text('pages.large.rule')}]"

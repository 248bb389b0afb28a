"""What the large view says about a component: what is printed, how it stands, rulings, signs."""

from __future__ import annotations

from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.faces.glossary import explained
from resarcana_gui.games.resarcana.view.pages.rulings import rulings
from resarcana_gui.games.resarcana.view.tell.inspect_text import now_text, printed_text
from resarcana_gui.games.resarcana.view.tell.voice import Voice
from resarcana_gui.scene.look import SMALL
from resarcana_gui.tabletop.pages.large import About, Section


def about(voice: Voice, component: int, view: State) -> About:
    """What is printed on it, how it stands now (with why not), the rulings, and what its signs mean."""
    card = view.cards.components[component]
    headed = {
        "now": now_text(voice, component, view),
        "rulings": rulings(card, voice),
        "signs": explained(card, voice.catalog.language),
    }
    sections = [Section(tuple(lines), voice.text(f"pages.large.{name}")) for name, lines in headed.items()]
    return About(voice.card(component), (Section(tuple(printed_text(voice, component, view)), first=SMALL), *sections))

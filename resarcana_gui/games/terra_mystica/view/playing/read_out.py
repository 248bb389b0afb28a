"""What lies on the table in words, for those who do not see it: what the notes say, without pictures."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Final

from resarcana_gui.games.terra_mystica.components.amounts import Amount
from resarcana_gui.games.terra_mystica.rules.codes import EXCHANGES, NOBODY
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.view.pages.note_text import note_parts
from resarcana_gui.games.terra_mystica.view.table.power_ring import PowerMedallion
from resarcana_gui.games.terra_mystica.view.table.scenery import Scenery
from resarcana_gui.games.terra_mystica.view.table.wings import NUMERALS
from resarcana_gui.games.terra_mystica.view.table_resources import TableResources
from resarcana_gui.games.terra_mystica.view.tell.markup_voice import MarkupVoice
from resarcana_gui.games.terra_mystica.view.tell.table_text import seat_text
from resarcana_gui.games.terra_mystica.view.tell.voice import Voice
from resarcana_gui.i18n import Catalog
from resarcana_gui.scene.control import Control
from resarcana_gui.screens.announcer import spoken
from resarcana_gui.tabletop.items.table_item import Key, TableItem
from resarcana_gui.tabletop.table.seats import SeatBoard
from resarcana_gui.tabletop.tell.voice import sentence

ICON: Final = re.compile(r"\{(\w+)\} ")
LEADING_ICON: Final = re.compile(r"^\{\w+\} ?")
NBSP: Final = "\N{NO-BREAK SPACE}"


class SpokenVoice(MarkupVoice):
    """Words without icons."""

    def amount(self, amount: Amount) -> str:
        return Voice.amount(self, amount)

    def number(self, unit: str, number: int) -> str:
        return Voice.number(self, unit, number)


def icon_words(texts: Catalog, name: str) -> str:
    """Return what an icon is called in the middle of a sentence."""
    keys = (f"terrain.{name}", f"structure.{name}", f"cult.{name}", f"spoken.{name}", f"signs.{name}")
    words = next((texts.text(key).rstrip(".") for key in keys if texts.has(key)), name.replace("_", " "))
    return words[:1].lower() + words[1:]


def words_of(control: Control, scenery: Scenery) -> str:
    """Return an item or a seat in sentences, without pictures; empty for anything else."""
    state, voice = scenery.state, scenery.resources.voice
    plain = SpokenVoice(voice.catalog, voice.parts, voice.players, voice.you)
    told: Iterator[str] = iter(())
    if isinstance(control, SeatBoard | PowerMedallion):
        told = seat_text(plain, state, control.seat)
    elif isinstance(control, TableItem) and control.known is not None:
        told = _of_item(replace(scenery.resources, voice=plain), state, control.known)
    return _spoken("\n".join(told), plain.catalog)


def _of_item(resources: TableResources, state: State, key: Key) -> Iterator[str]:
    """Yield what an item is, and then what its note says."""
    name = _name(resources, state, key)
    if name:
        yield sentence(name)
    for part in note_parts(resources, state, key):
        if part.heading:
            yield sentence(LEADING_ICON.sub("", part.heading))
        yield from (line.text for line in part.lines)


def _name(resources: TableResources, state: State, key: Key) -> str:
    """Return what a note leaves to the picture: numbers, and what is at the ends of a bridge."""
    voice, home = resources.voice, resources.home
    if key == "keys":
        bridges = voice.plural("table.bridges_left", state.bridges_left[home])
        return voice.listed([voice.number("keys", state.keys[home]), bridges])
    if key == "burn":
        return voice.text("command.burn")
    if not isinstance(key, tuple):
        return ""
    kind, number = str(key[0]), int(key[1])
    made: dict[str, Callable[[], str]] = {
        "site": lambda: _bridge(voice, state, number),
        "river": lambda: voice.text("table.river", number=number),
        "exchange": lambda: voice.text(f"exchange.{EXCHANGES[number]}"),
        "bowl": lambda: _bowl(voice, state, home, number),
    }
    return made[kind]() if kind in made else ""


def _bowl(voice: Voice, state: State, seat: int, number: int) -> str:
    bowls = (state.bowl1, state.bowl2, state.bowl3)
    return voice.text("table.bowl", bowl=NUMERALS[number + 1], number=bowls[number][seat])


def _bridge(voice: Voice, state: State, site: int) -> str:
    one, other = (voice.parts.board.names[at] for at in voice.parts.board.sites[site])
    told = voice.text("table.bridge", one=one, other=other)
    owner = state.bridge[site]
    return told if owner == NOBODY else voice.text("table.of", what=told, who=voice.players[owner])


def _spoken(markup: str, texts: Catalog) -> str:
    """Return a text without its markup. An icon before its own name is left out."""

    def joined(match: re.Match[str]) -> str:
        name = icon_words(texts, match[1])
        follows = markup[match.end() : match.end() + len(name)]
        return f"{{{match[1]}}}{NBSP}" if follows.casefold() == name.casefold() else match[0]

    return spoken(ICON.sub(joined, markup), partial(icon_words, texts)).replace(" :", ":")

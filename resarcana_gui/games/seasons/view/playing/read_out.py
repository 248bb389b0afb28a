"""What lies on the table in words, for those who do not see it: what the notes say, without pictures."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from resarcana_gui.games.seasons.cards.energies import ENERGIES
from resarcana_gui.games.seasons.cards.tables import SEASONS
from resarcana_gui.games.seasons.rules.codes import PER_SEASON, season_of
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.view.faces.face import in_play, number_of
from resarcana_gui.games.seasons.view.pages.note_text import die_lines, faces_line, item_lines, price_lines
from resarcana_gui.games.seasons.view.table.scenery import Scenery
from resarcana_gui.games.seasons.view.tell.card_text import card_text
from resarcana_gui.games.seasons.view.tell.score_text import score_now
from resarcana_gui.games.seasons.view.tell.voice import SeasonsVoice
from resarcana_gui.i18n import Catalog
from resarcana_gui.scene.control import Control
from resarcana_gui.screens.announcer import spoken
from resarcana_gui.tabletop.items.table_item import TableItem
from resarcana_gui.tabletop.table.seats import SeatBoard


def icon_words(texts: Catalog, name: str) -> str:
    """Return what an icon is called in the middle of a sentence."""
    keys = (f"energy.{name}", f"season.{name}", f"signs.{name}")
    words = next((texts.text(key).rstrip(".") for key in keys if texts.has(key)), name.replace("_", " "))
    return words[:1].lower() + words[1:]


def words_of(control: Control, scenery: Scenery) -> str:
    """Return a card, a die, prices, a pile, energies or a seat in sentences, without pictures; empty for anything
    else."""
    voice, state = scenery.resources.voice, scenery.state
    plain = SeasonsVoice(voice.catalog, voice.cards, voice.players, voice.you)
    told: Iterator[str] = iter(())
    if isinstance(control, SeatBoard):
        told = _of_seat(plain, state, control.seat)
    elif isinstance(control, TableItem):
        known = control.known if isinstance(control.key, int) else control.key
        told = _of_item(plain, state, scenery.resources.home, known)
    return spoken("\n".join(told), partial(icon_words, plain.catalog))


def _of_item(voice: SeasonsVoice, state: State, home: int, key: object) -> Iterator[str]:
    if isinstance(key, int):
        yield from card_text(voice, number_of(key))
        if in_play(key) and state.on[key]:
            yield voice.text("window.reader.on_card", what=voice.energies(state.on[key]))
        if in_play(key) and state.turned[key]:
            yield voice.text("window.reader.turned")
        if not in_play(key):
            yield from price_lines(voice, state, home, state.cards.cards[number_of(key)])
    elif isinstance(key, tuple) and key[0] == "die":
        yield from die_lines(voice, state, home, int(key[1]))
        yield faces_line(voice, int(key[1]))
    elif key == "prices":
        yield from _of_prices(voice, state)
    else:
        yield from item_lines(voice, state, home, key)


def _of_prices(voice: SeasonsVoice, state: State) -> Iterator[str]:
    season, left = season_of(state.p), PER_SEASON - (state.p - 1) % PER_SEASON
    whens = (voice.text("window.prices.now"), voice.text("window.prices.in", number=left))
    for at, when in enumerate(whens):
        number = (season + at) % len(SEASONS)
        worth = (f"{voice.energy(energy)} {state.cards.worth[number][energy]}" for energy in range(ENERGIES))
        name = voice.text(f"season.{SEASONS[number]}").capitalize()
        yield voice.text("window.reader.prices", season=name, when=when, what=voice.listed(list(worth)))


def _of_seat(voice: SeasonsVoice, state: State, seat: int) -> Iterator[str]:
    yield voice.players[seat]
    yield voice.crystals(state.crystals[seat])
    yield voice.energies(state.reserve[seat])
    yield voice.text("window.reader.in_play", cards=voice.copies(state.play[seat]) or voice.text("none"))
    yield score_now(voice, state, seat)

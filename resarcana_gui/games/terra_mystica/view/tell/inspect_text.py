"""What can be asked about in a terminal: hexes, factions and structures, by their names or by answers about them."""

from __future__ import annotations

from collections.abc import Iterator

from resarcana_gui.games.terra_mystica.components.board import bits
from resarcana_gui.games.terra_mystica.components.words import PIECES, STRONGHOLD, STRUCTURES, TRADING_HOUSE
from resarcana_gui.games.terra_mystica.rules.basics import faction_of
from resarcana_gui.games.terra_mystica.rules.codes import NONE
from resarcana_gui.games.terra_mystica.rules.commands import Answer, TakeFaction
from resarcana_gui.games.terra_mystica.rules.reaching import reached, skipped
from resarcana_gui.games.terra_mystica.rules.spades import spades_to_home
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.rules.state_fields import KINDS
from resarcana_gui.games.terra_mystica.view.tell.asked_text import command_text
from resarcana_gui.games.terra_mystica.view.tell.component_text import faction_text, stronghold_effects
from resarcana_gui.games.terra_mystica.view.tell.voice import Voice, capital
from resarcana_gui.i18n.normalize import normalized
from resarcana_gui.tabletop.tell.voice import sentence


def inspect_words(voice: Voice, words: str, view: State) -> list[str]:
    """Return everything about what is named, also by part of its name; nothing if that is unknown or not clear."""
    wanted, board = normalized(words), voice.parts.board
    if wanted.upper() in board.numbers:
        return list(_hex(voice, view, board.numbers[wanted.upper()]))
    factions = {normalized(voice.faction(each.number)): _faction(voice, each.number) for each in voice.parts.factions}
    structures = {normalized(voice.structure(kind)): _structure(voice, view, kind) for kind in range(1, KINDS)}
    known = {**factions, **structures}
    found = [told for name, told in known.items() if wanted and wanted in name]
    return known.get(wanted) or (found[0] if len(found) == 1 else [])


def inspect_answer(voice: Voice, answer: Answer, view: State) -> list[str]:
    """Return everything about the faction or the hex of an answer, or else what the answer does."""
    if isinstance(answer, TakeFaction):
        return _faction(voice, answer.faction)
    at = getattr(answer, "at", None)
    return list(_hex(voice, view, at)) if isinstance(at, int) else [sentence(command_text(voice, answer, view))]


def _faction(voice: Voice, faction: int) -> list[str]:
    """Return what a faction can, what it begins with, and what its structures cost."""
    each = voice.parts.factions[faction]
    cults = [f"{voice.cult(at)} {steps}" for at, steps in enumerate(each.cults) if steps]
    prices = [f"{voice.structure(kind)} {voice.amount(each.costs[kind])}" for kind in range(1, len(STRUCTURES))]
    prices[TRADING_HOUSE - 1] += f" ({voice.text('inspect.alone', price=voice.amount(each.alone))})"
    told = [
        *faction_text(voice, faction).split("; "),
        voice.text("inspect.begins", what=voice.amount(each.start), bowls=", ".join(map(str, each.bowls))),
        voice.text("table.cults", cults=", ".join(cults) or voice.text("nothing")),
        voice.text("inspect.prices", prices="; ".join(prices)),
    ]
    return [capital(voice.faction(faction)), *(f"  {sentence(line)}" for line in told)]


def _structure(voice: Voice, view: State, kind: int) -> list[str]:
    """Return a structure's name, and what it costs the viewer, who may have no faction yet."""
    name, seat = capital(voice.structure(kind)), view.viewer
    if seat < 0 or view.faction[seat] == NONE:
        return [name]
    faction, left = faction_of(view, seat), PIECES[kind] - view.built[seat * KINDS + kind]
    told = [
        voice.text("inspect.price", price=voice.amount(faction.costs[kind])),
        voice.text("inspect.left", number=left),
    ]
    if kind == TRADING_HOUSE:
        told.insert(1, voice.text("inspect.alone", price=voice.amount(faction.alone)))
    if kind == STRONGHOLD:
        told += stronghold_effects(voice, faction.number)
    return [name, *(f"  {sentence(each)}" for each in told)]


def _hex(voice: Voice, view: State, at: int) -> Iterator[str]:
    """Yield what a hex is, how far it is from home, and what lies beside it."""
    seat = view.viewer
    yield _on(voice, view, at)
    if seat >= 0 and view.faction[seat] != NONE and not view.structure[at]:
        spades = spades_to_home(faction_of(view, seat), view.terrain[at])
        yield f"  {sentence(voice.plural('inspect.spades', spades) if spades else voice.text('inspect.home'))}"
        if view.own[seat]:
            reach = (reached(view, seat) | skipped(view, seat)) >> at & 1
            yield f"  {sentence(voice.text('inspect.reached' if reach else 'inspect.far'))}"
    beside = ", ".join(_on(voice, view, each) for each in bits(view.near[at]))
    yield f"  {sentence(voice.text('inspect.beside', hexes=beside))}"
    across = ", ".join(_on(voice, view, each) for each in bits(voice.parts.board.by_ship[1][at] & ~view.near[at]))
    if across:
        yield f"  {sentence(voice.text('inspect.across', hexes=across))}"


def _on(voice: Voice, view: State, at: int) -> str:
    """Return a hex with its terrain, or with what stands there."""
    land = f"{voice.parts.board.names[at]} {voice.terrain(view.terrain[at])}"
    if not view.structure[at]:
        return land
    return f"{land} ({voice.structure(view.structure[at])}, {voice.players[view.owner[at]]})"

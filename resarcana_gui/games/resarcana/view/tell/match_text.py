"""How far a game has got; and of a match of three: which game it is, the score, and who won a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from resarcana_gui.games.resarcana.rules.codes import MATCH, PHASES
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.rules.victory import GAMES_IN_A_MATCH
from resarcana_gui.games.resarcana.view.tell.voice import Voice
from resarcana_gui.i18n import Catalog

SEPARATOR = " · "
WON = 2
"""What a game won counts in a match; a shared one counts half of it."""


def round_text(voice: Voice, view: State) -> str:
    """Return the round; before the first one the phase."""
    return voice.text("table.round", number=view.round) if view.round else _phase(voice, view)


def phase_text(voice: Voice, view: State) -> str:
    """Return the phase of a round; empty before the first one."""
    return _phase(voice, view) if view.round else ""


def _phase(voice: Voice, view: State) -> str:
    phase = voice.text(f"table.phase.{PHASES[view.phase]}")
    return f"{phase[:1].upper()}{phase[1:]}"


def match_standing(voice: Voice, view: State) -> str:
    """Return which game it is, and how many games each has won; empty outside a match."""
    if view.options.setup != MATCH:
        return ""
    won = [f"{voice.players[seat]}\u00a0{view.wins[seat] / WON:g}" for seat in range(view.seats)]
    return SEPARATOR.join([voice.text("match.game", **_number(view)), *won])


def match_so_far(catalog: Catalog, names: Sequence[str], progress: Mapping[str, int]) -> str:
    """Return which game of a match it is, and who leads, from the game's public numbers; empty outside a match, or
    if the save does not say."""
    wins = [progress.get(f"wins_{seat}", 0) / WON for seat in range(len(names))]
    if "games" not in progress:
        return ""
    game = catalog.text("match.game", number=progress["game"], of=progress["games"])
    if not any(wins):
        return game
    most, least = max(wins), min(wins)
    if most == least:
        return catalog.text("match.level", game=game, number=f"{most:g}")
    who = names[wins.index(most)]
    person = "you" if who in catalog.text("player.second_person").split() else "other"
    return catalog.text(f"match.leads.{person}", game=game, who=who, most=f"{most:g}", least=f"{least:g}")


def game_won(voice: Voice, view: State) -> str:
    """Return who won the game of a match that has just ended."""
    winners = [seat for seat in range(view.seats) if view.winners >> seat & 1]
    if len(winners) > 1:
        return voice.text("match.shared", **_number(view))
    return voice.about("match.won", winners[0], **_number(view))


def _number(view: State) -> dict[str, int]:
    return {"number": view.game_number, "of": GAMES_IN_A_MATCH}

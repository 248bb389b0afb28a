"""A match of three games: which game it is, how it stands, and who has won one of them."""

from __future__ import annotations

from resarcana_gui.games.resarcana.rules.codes import MATCH
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.rules.victory import GAMES_IN_A_MATCH
from resarcana_gui.games.resarcana.view.tell.voice import Voice

SEPARATOR = " · "


def match_standing(voice: Voice, view: State) -> str:
    """Which game it is, and how many each has won; nothing when it is no match."""
    if view.options.setup != MATCH:
        return ""
    won = [f"{voice.players[seat]}\u00a0{view.wins[seat] / 2:g}" for seat in range(view.seats)]
    return SEPARATOR.join([voice.text("desk.match.game", **_number(view)), *won])


def game_won(voice: Voice, view: State) -> str:
    """Who has won the game of a match that has just ended."""
    winners = [seat for seat in range(view.seats) if view.winners >> seat & 1]
    if len(winners) > 1:
        return voice.text("desk.match.shared", **_number(view))
    return voice.about("desk.match.won", winners[0], **_number(view))


def _number(view: State) -> dict[str, int]:
    return {"number": view.game_number, "of": GAMES_IN_A_MATCH}

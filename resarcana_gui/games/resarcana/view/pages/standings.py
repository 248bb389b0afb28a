"""The final standings, with every part of the points, and what decided a tie or a match."""

from __future__ import annotations

from typing import NamedTuple

from resarcana_gui.games.resarcana.rules.codes import GAME_OVER, MATCH
from resarcana_gui.games.resarcana.rules.scoring import tie_break
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.pages.scores import Part, points_shown, score_parts
from resarcana_gui.games.resarcana.view.tell.voice import Voice


class Standing(NamedTuple):
    """One seat's result."""

    seat: int
    points: int
    pool: int
    """The worth of its pool in a tie."""
    won: bool
    """Whether it has won (the match, if it was one), perhaps with others."""
    parts: tuple[Part, ...]


def standings(view: State) -> list[Standing]:
    """Return all seats, from first to last."""
    found = [
        Standing(
            seat,
            points_shown(view, seat),
            tie_break(view, seat),
            bool(view.winners >> seat & 1),
            tuple(score_parts(view, seat)),
        )
        for seat in range(view.seats)
    ]
    return sorted(found, key=lambda one: (-one.points, -one.pool, one.seat))


def notes(voice: Voice, view: State) -> list[str]:
    """Return further remarks: what broke a tie, the games of a match, how long it took."""
    ranked = standings(view)
    level = [one for one in ranked if one.points == ranked[0].points]
    told = [_tie(voice, level)] if len(level) > 1 else []
    if view.options.setup == MATCH:
        told.append(_match(voice, view))
    return [*told, voice.plural("pages.podium.rounds", view.round)]


def _match(voice: Voice, view: State) -> str:
    """Return the score or result of the match; a shared game counts half for both."""
    most, least = (f"{half / 2:g}" for half in (max(view.wins), min(view.wins)))
    if most == least:
        return voice.text("pages.podium.level", number=most)
    key = "pages.podium.won" if view.phase == GAME_OVER else "pages.podium.leads"
    return voice.about(key, view.wins.index(max(view.wins)), most=most, least=least)


def _tie(voice: Voice, level: list[Standing]) -> str:
    """Return those with the most points, and the worth of their pools."""
    pools = voice.text("list.comma").join(_named(voice, one.seat, str(one.pool)) for one in level)
    shared = level[0].pool == level[1].pool
    return voice.text("pages.podium.equal" if shared else "pages.podium.tie", pools=pools)


def _named(voice: Voice, seat: int, number: str) -> str:
    return voice.text("pages.podium.pool", who=voice.players[seat], number=number)

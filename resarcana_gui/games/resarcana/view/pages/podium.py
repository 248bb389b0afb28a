"""The end of a game: the final standings with every part of the points, what decided a tie or a match, and the
podium that shows them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple, TypeAlias

from resarcana_gui.games.resarcana.rules.codes import GAME_OVER, MATCH
from resarcana_gui.games.resarcana.rules.scoring import tie_break
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.faces.component_pictures import frame_of
from resarcana_gui.games.resarcana.view.faces.palette import MATERIALS
from resarcana_gui.games.resarcana.view.pages import scores
from resarcana_gui.games.resarcana.view.table_resources import TableResources
from resarcana_gui.games.resarcana.view.tell.voice import Voice
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.transform import Point
from resarcana_gui.tabletop.pages.podium import GameEnding, Podium, Rank
from resarcana_gui.tabletop.pages.score_block import ScorePart


class Standing(NamedTuple):
    """One seat's result."""

    seat: int
    points: int
    pool: int
    """The worth of its pool in a tie."""
    won: bool
    """Whether it has won (the match, if it was one), perhaps with others."""
    parts: tuple[scores.Part, ...]


def standings(view: State) -> list[Standing]:
    """Return all seats, from first to last."""
    found = [
        Standing(
            seat,
            scores.points_shown(view, seat),
            tie_break(view, seat),
            bool(view.winners >> seat & 1),
            tuple(scores.score_parts(view, seat)),
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


TICK: Final = "resarcana/points_tick"
"""The sound of a block."""
LAUREL: Final = "{laurel}"
"""Before a winner's name."""


Face: TypeAlias = Callable[[int, bool], Drawing]
"""Returns the face of a seat, given whether it has won."""


def podium(
    resources: TableResources, view: State, size: Point, play: Callable[[str], object], face: Face | None = None
) -> Podium:  # fmt: skip
    """Return the podium in a box of this size; `play` is called with the names of sounds."""
    ended = ending(resources, view, face)
    return Podium(resources.look, resources.faces.pictures, ended, size, partial(play, TICK))


def ending(resources: TableResources, view: State, face: Face | None = None) -> GameEnding:
    """Return the ranks, and the sources of their points."""
    ranks = tuple(_rank(resources, standing, face) for standing in standings(view))
    return GameEnding(ranks, "  ·  ".join(notes(resources.voice, view)))


def _rank(resources: TableResources, standing: Standing, face: Face | None) -> Rank:
    parts = tuple(_part(resources, part) for part in standing.parts)
    name = resources.voice.players[standing.seat]
    shown = face(standing.seat, standing.won) if face is not None else None
    return Rank(standing.seat, name, standing.won, parts, LAUREL if standing.won else "", shown)


def _part(resources: TableResources, part: scores.Part) -> ScorePart:
    """Return a part of the points, in the colours of its kind of card."""
    name = scores.part_name(resources.voice, part)
    if part.source < 0:
        return ScorePart(part.points, name)
    component = resources.cards.components[part.source]
    return ScorePart(part.points, name, component.slug, MATERIALS[frame_of(component)].rim)

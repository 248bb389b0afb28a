"""The end of a game: the final standings with every part of the points, what decided a tie or a match, and the
podium that shows them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias

from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.faces.component_pictures import frame_of
from resarcana_gui.games.resarcana.view.faces.palette import MATERIALS
from resarcana_gui.games.resarcana.view.pages import scores
from resarcana_gui.games.resarcana.view.pages.standings import Standing, notes, standings
from resarcana_gui.games.resarcana.view.table_resources import TableResources
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.transform import Point
from resarcana_gui.tabletop.pages.podium import GameEnding, Podium, Rank
from resarcana_gui.tabletop.pages.score_block import Part

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


def _part(resources: TableResources, part: scores.Part) -> Part:
    """Return a part of the points, in the colours of its kind of card."""
    name = scores.part_name(resources.voice, part)
    if part.source < 0:
        return Part(part.points, name)
    component = resources.cards.components[part.source]
    return Part(part.points, name, component.slug, MATERIALS[frame_of(component)].rim)

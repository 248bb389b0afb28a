"""The score sheet: every part of a seat's points, with its source."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from resarcana_gui.games.resarcana.cards.essences import ESSENCES, count_of
from resarcana_gui.games.resarcana.cards.tables import CREATURE, DRAGON
from resarcana_gui.games.resarcana.rules.codes import WINNING_POINTS
from resarcana_gui.games.resarcana.rules.scoring import count_type, points_of, score_sheet
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.tell.voice import Voice
from resarcana_gui.games.resarcana.view.view_facts import raising_components

TOKEN: Final = -1
"""The First Player token, in place of a component."""
RAISED: Final = -2
"""Points raised for the current victory check, in place of a component."""


class Part(NamedTuple):
    """One source of points."""

    source: int
    """A component, TOKEN or RAISED."""
    points: int
    by: tuple[int, ...] = ()
    """The components that raised them."""


def points_shown(view: State, seat: int) -> int:
    """Return a seat's points; after the game, as they were counted, including points raised for that check alone."""
    points = points_of(view, seat)
    return max(points, view.counted[seat]) if view.winners else points


def score_parts(view: State, seat: int) -> list[Part]:
    """Return the sources of a seat's points, the largest first."""
    parts = [Part(number, points) for number, points in score_sheet(view, seat)]
    raised = points_shown(view, seat) - sum(part.points for part in parts)
    if raised > 0:
        parts.append(Part(RAISED, raised, raising_components(view, seat, raised)))
    return sorted(parts, key=lambda part: -part.points)


def part_name(voice: Voice, part: Part) -> str:
    """Return the name of a source."""
    if part.source == TOKEN:
        return voice.text("pages.scores.token")
    if part.source != RAISED:
        return voice.card(part.source)
    return voice.text("pages.scores.raised_by", cards=voice.card_list(part.by)) if part.by else voice.text(
        "pages.scores.raised"
    )  # fmt: skip


def part_line(voice: Voice, part: Part, view: State, seat: int) -> str:
    """Return one part of the points: how many, for what, and how they are counted unless that is obvious."""
    counted = _counted(voice, part.source, view, seat)
    name = part_name(voice, part)
    what = voice.text("pages.scores.counted", name=name, how=counted) if counted else name
    return voice.text("pages.scores.part", number=part.points, what=what)


def score_lines(voice: Voice, view: State, seat: int) -> list[str]:
    """Return a seat's total, and a line for every part."""
    lines = [part_line(voice, part, view, seat) for part in score_parts(view, seat)]
    total = voice.text(
        "pages.scores.total", number=points_shown(view, seat), goal=WINNING_POINTS, who=voice.players[seat]
    )
    return [total, *(lines or [voice.text("pages.scores.none")])]


def _counted(voice: Voice, source: int, view: State, seat: int) -> str:
    """Return how a victory formula arrives at its points."""
    if source == TOKEN:
        return voice.text("pages.scores.token_goes")
    if source < 0 or not view.cards.components[source].scores:
        return ""
    return voice.text("pages.scores.plus").join(_terms(voice, source, view, seat))


def _terms(voice: Voice, source: int, view: State, seat: int) -> Iterator[str]:
    component = view.cards.components[source]
    if component.points:
        yield str(component.points)
    for essence in range(ESSENCES):
        if component.per_essence >> essence & 1:
            yield voice.several(count_of(view.on[source], essence), essence)
    for icon, each, kind in (("dragon", component.per_dragon, DRAGON), ("creature", component.per_creature, CREATURE)):
        if each:
            yield voice.text("pages.scores.times", number=count_type(view, seat, kind), each=each, icon=f"{{{icon}}}")

"""Victory checks: unobtrusive while nobody can win; otherwise everybody's points are counted up."""

from __future__ import annotations

from collections.abc import Sequence

from resarcana_gui.games.resarcana.rules import flow_events as events
from resarcana_gui.games.resarcana.rules.codes import ACTING, CHECKING_NOW, COLLECTING, WINNING_POINTS
from resarcana_gui.games.resarcana.rules.scoring import points_of
from resarcana_gui.games.resarcana.view.table.scenery import Scenery
from resarcana_gui.games.resarcana.view.view_facts import deciding
from resarcana_gui.scene.action import Action, Call, Later, Together, in_turn
from resarcana_gui.scene.transform import Point
from resarcana_gui.tabletop.acts.banner import banner
from resarcana_gui.tabletop.acts.spotlight import put_back
from resarcana_gui.tabletop.acts.visual_effects import BANNERS, Plate, floating_number, pulse, remove_node, run_detached

GLINTS = 10
LARGE = 1.4
"""The size of the counted figures, relative to rising ones."""


def began(scenery: Scenery, event: events.CheckBegan) -> Action:
    """Show a banner if somebody may win: at a check in the middle of a round, or with enough points."""
    event.fold(scenery.state)
    state = scenery.state
    most = max(points_of(state, seat) for seat in range(state.seats))
    if state.phase != CHECKING_NOW and most < WINNING_POINTS:
        return put_back(scenery)
    scenery.resources.sound("victory_check", (scenery.width / 2, 0.0))
    return put_back(scenery) | banner(scenery, scenery.resources.text("banner.check"))


def raised(scenery: Scenery, event: events.PointsRaised) -> Action:
    """Let the reacting component shine and its points rise from it; then they count."""
    event.fold(scenery.state)
    at = scenery.middle_of(event.component)
    scenery.resources.sound("golden_statue", at)
    scenery.particles.emit("glint", at, scenery.resources.look.colour("gold"), GLINTS)
    rises = floating_number(scenery, f"+{event.points}{{points}}", at, "gold")
    return in_turn(pulse(scenery, event.component) | rises, Call(scenery.refresh))


def announce_deciding(scenery: Scenery) -> None:
    """Announce once that somebody has reached enough points to win, and that this round decides."""
    state = scenery.state
    now = deciding(state) if state.phase in (ACTING, COLLECTING) else scenery.decided & deciding(state)
    fresh, scenery.decided = sorted(now - scenery.decided), now
    if not fresh:
        return
    scenery.refresh()
    voice = scenery.resources.voice
    told = [voice.about("table.decides", seat, number=points_of(state, seat)) for seat in fresh]
    for seat in fresh:
        scenery.particles.emit("glint", _at(scenery, seat), scenery.resources.look.colour("gold"), GLINTS)
    for words in told:
        run_detached(scenery, banner(scenery, words), BANNERS)


def counted(scenery: Scenery, event: events.PointsCounted) -> Action:
    """Show every seat's points: counted up one by one if somebody may win, otherwise rising from its board. Points
    raised for this check alone are gone afterwards."""
    close = scenery.state.phase == CHECKING_NOW or max(event.points) >= WINNING_POINTS
    raised = any(scenery.state.bonus)
    event.fold(scenery.state)
    if close:
        counting = Together(*(_counted_up(scenery, seat, event.points) for seat in range(len(event.points))))
        return in_turn(counting, Call(scenery.refresh))
    rising = [
        floating_number(scenery, f"{points}{{points}}", _at(scenery, seat), "gold")
        for seat, points in enumerate(event.points)
    ]
    pause = scenery.resources.look.animator.wait("breath") if raised else Together()
    return in_turn(run_detached(scenery, Together(*rising)), pause, Call(scenery.refresh))


def _counted_up(scenery: Scenery, seat: int, points: Sequence[int]) -> Action:
    """Count up a seat's points in large figures over its board, which stay until all seats are counted."""
    look, at = scenery.resources.look, scenery.boards[seat][0].bounds().center

    def begin() -> Action:
        plate = Plate(look, _figure(0), at, "gold")
        plate.scale = LARGE
        scenery.effect_layer.add(plate)
        steps = [_step(scenery, plate, point) for point in range(1, points[seat] + 1)]
        others = [look.animator.wait("point") for _ in range(max(points) - points[seat])]
        fade = look.animator.fade(plate, 0.0, "breath")
        return in_turn(*steps, *others, look.animator.wait("read"), fade, Call(lambda: remove_node(plate)))

    return Later(begin)


def _step(scenery: Scenery, plate: Plate, point: int) -> Action:
    def count() -> None:
        plate.write(_figure(point))
        scenery.resources.sound("points_tick", plate.at)
        if point == WINNING_POINTS:
            scenery.particles.emit("glint", plate.at, scenery.resources.look.colour("gold"), GLINTS)

    return in_turn(Call(count), scenery.resources.look.animator.wait("point"))


def _figure(points: int) -> str:
    return f"{points}{{points}}"


def _at(scenery: Scenery, seat: int) -> Point:
    return scenery.heads[seat].middle

"""What seats gain and pay: it flies between them and the supply, and power hops from bowl to bowl."""

from __future__ import annotations

from functools import partial
from itertools import cycle
from typing import Final

from resarcana_gui.games.terra_mystica.rules import stock_events as events
from resarcana_gui.games.terra_mystica.rules.codes import BY_CULT_BONUS, BY_FIRE, BY_INCOME, BY_RESOURCES, SETTING_UP
from resarcana_gui.games.terra_mystica.view.acts.flow_acts import noted
from resarcana_gui.games.terra_mystica.view.table.scenery import Scenery
from resarcana_gui.scene.action import Action, Call, Later, Together, in_turn
from resarcana_gui.tabletop.acts.visual_effects import floating_number, run_detached
from resarcana_gui.tabletop.table.medallion import stamp_seal
from resarcana_gui.tabletop.tokens.flights import Place

KINDS_FLOWN: Final = 3
"""Coins, workers, priests."""


def gained(table: Scenery, event: events.ResourcesGained) -> Action:
    """Coins, workers and priests fly to who gains them."""
    return _flown(table, event, to_seat=True)


def paid(table: Scenery, event: events.ResourcesPaid) -> Action:
    """They fly to the supply."""
    return _flown(table, event, to_seat=False)


def _flown(table: Scenery, event: events.ResourcesGained | events.ResourcesPaid, *, to_seat: bool) -> Action:
    noted(table, event)
    numbers = (event.coins, event.workers, event.priests)
    if table.state.phase == SETTING_UP or not any(numbers):
        return Together()
    at = partial(_seat_at, table, event.seat)
    if not to_seat:
        return table.flights.fly(numbers, at, table.supply)
    return table.flights.fly(numbers, _source(table, event), at)


def _source(table: Scenery, event: events.ResourcesGained | events.ResourcesPaid) -> Place:
    """Return where gains come from: the viewer's income from the places of its board, a cult bonus from the plank of
    the round, everything else from the supply."""
    if event.reason == BY_CULT_BONUS:
        plank = table.left.planks[max(table.state.round, 1) - 1].bounds().center
        return lambda _: plank
    if event.reason == BY_INCOME and event.seat == table.resources.home:
        places = [cycle(table.own.open_places(kind) or [table.supply(kind)]) for kind in range(KINDS_FLOWN)]
        return lambda kind: next(places[kind])
    return table.supply


def _seat_at(table: Scenery, seat: int, _kind: int) -> tuple[float, float]:
    return table.seat_point(seat)


def power_gained(table: Scenery, event: events.PowerGained) -> Action:
    """Tokens hop from bowl I to II, and from II to III."""
    before = _bowls(table, event.seat)
    noted(table, event)
    after = _bowls(table, event.seat)
    run_detached(table, floating_number(table, f"+{event.number}{{power}}", _above(table, event.seat)))
    first = before[0] - after[0]
    second = after[2] - before[2]
    moved = Later(partial(_moved, table, event.seat, [(first, 0, 1), (second, 1, 2)]))
    return _springs(table, event) + moved


def _springs(table: Scenery, event: events.PowerGained) -> Action:
    """Power flies to its seat from the cult whose step was reached, or from what a neighbour built."""
    start = table.power_source(event.reason, event.seat)
    if start is None or table.look.pace.reduced:
        return Together()
    end = table.bowl_point(event.seat)
    return table.flights.fly((0, 0, 0, event.number), lambda _: start, lambda _: end)


def power_spent(table: Scenery, event: events.PowerSpent) -> Action:
    """Tokens hop from bowl III to I."""
    noted(table, event)
    run_detached(table, floating_number(table, f"\N{MINUS SIGN}{event.number}{{power}}", _above(table, event.seat)))
    return _moved(table, event.seat, [(event.number, 2, 0)])


def power_burned(table: Scenery, event: events.PowerBurned) -> Action:
    """One token of bowl II is lost for each that goes to III."""
    noted(table, event)
    table.resources.sound("burn", table.medallion(event.seat).bounds().center)
    if event.seat != table.resources.home:
        return Call(table.hold)
    bowls = table.own.bowls
    return (bowls.lose(event.number, 1) | bowls.move(event.number, 1, 2)) + Call(table.hold)


def _moved(table: Scenery, seat: int, moves: list[tuple[int, int, int]]) -> Action:
    table.resources.sound("token_power", table.medallion(seat).bounds().center)
    if seat != table.resources.home:
        return _ring_moves(table, seat, moves) + Call(table.hold)
    bowls = table.own.bowls
    hops = [Later(partial(bowls.move, number, start, end)) for number, start, end in moves if number]
    whole: Action = Together()
    for hop in hops:
        whole = whole + hop
    return whole + Call(table.hold)


def _ring_moves(table: Scenery, seat: int, moves: list[tuple[int, int, int]]) -> Action:
    """Return the animation in which the segments of a rival's ring change one by one."""
    steps = [(start, end) for number, start, end in moves for _ in range(number)]
    wait = table.look.animator.wait
    return in_turn(*(Call(partial(_ring_step, table, seat, start, end)) + wait("point") for start, end in steps))


def _ring_step(table: Scenery, seat: int, start: int, end: int) -> None:
    medallion = table.medallion(seat)
    bowls = list(medallion.bowls)
    bowls[start] -= 1
    bowls[end] += 1
    medallion.bowls = (bowls[0], bowls[1], bowls[2])


def _bowls(table: Scenery, seat: int) -> tuple[int, int, int]:
    state = table.state
    return state.bowl1[seat], state.bowl2[seat], state.bowl3[seat]


def _above(table: Scenery, seat: int) -> tuple[float, float]:
    box = table.seat_box(seat)
    medallion = table.medallion(seat).bounds().center
    return medallion[0] + 150, box.centery if seat != table.resources.home else box.top + 40


def points_changed(table: Scenery, event: events.PointsChanged) -> Action:
    """A new seal is stamped; not in the final scoring, whose many seals would outlast the naming of the winner."""
    medallion = table.medallion(event.seat)
    before = medallion.points
    noted(table, event)
    medallion.points = table.state.points[event.seat]
    sign = f"+{event.number}" if event.number > 0 else f"\N{MINUS SIGN}{-event.number}"
    run_detached(table, floating_number(table, f"{sign}{{point}}", medallion.bounds().center, "gold"))
    if event.number > 0 and not BY_FIRE <= event.reason <= BY_RESOURCES:
        stamp_seal(table, medallion, before)
    table.resources.sound("points", medallion.bounds().center)
    return table.look.animator.wait("breath")


def converted(table: Scenery, event: events.Converted) -> Action:
    """The numbers change at once: it is done at will, and often."""
    noted(table, event)
    table.resources.sound("token_pool", table.seat_point(event.seat))
    table.hold()
    return Together()

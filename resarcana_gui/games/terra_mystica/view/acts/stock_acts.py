"""What seats gain and pay: it flies between them and the supply, and power hops from bowl to bowl."""

from __future__ import annotations

from functools import partial

from resarcana_gui.games.terra_mystica.rules import stock_events as events
from resarcana_gui.games.terra_mystica.rules.codes import SETTING_UP
from resarcana_gui.games.terra_mystica.view.acts.flow_acts import noted
from resarcana_gui.games.terra_mystica.view.table.scenery import Scenery
from resarcana_gui.kernel.event import Event
from resarcana_gui.scene.action import Action, Call, Later, Together
from resarcana_gui.tabletop.acts.visual_effects import floating_number, run_detached
from resarcana_gui.tabletop.table.medallion import stamp_seal

POWER = 3


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
    start, end = (table.supply, at) if to_seat else (at, table.supply)
    return table.flights.fly(numbers, start, end)


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
    return _moved(table, event.seat, [(first, 0, 1), (second, 1, 2)])


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
        return Call(table.hold)
    bowls = table.own.bowls
    hops = [Later(partial(bowls.move, number, start, end)) for number, start, end in moves if number]
    whole: Action = Together()
    for hop in hops:
        whole = whole + hop
    return whole + Call(table.hold)


def _bowls(table: Scenery, seat: int) -> tuple[int, int, int]:
    state = table.state
    return state.bowl1[seat], state.bowl2[seat], state.bowl3[seat]


def _above(table: Scenery, seat: int) -> tuple[float, float]:
    box = table.seat_box(seat)
    medallion = table.medallion(seat).bounds().center
    return medallion[0] + 150, box.centery if seat != table.resources.home else box.top + 40


def points_changed(table: Scenery, event: events.PointsChanged) -> Action:
    """A new seal is stamped."""
    medallion = table.medallion(event.seat)
    before = medallion.points
    noted(table, event)
    medallion.points = table.state.points[event.seat]
    sign = f"+{event.number}" if event.number > 0 else f"\N{MINUS SIGN}{-event.number}"
    run_detached(table, floating_number(table, f"{sign}{{point}}", medallion.bounds().center, "gold"))
    if event.number > 0:
        stamp_seal(table, medallion, before)
    table.resources.sound("points", medallion.bounds().center)
    return table.look.animator.wait("breath")


def converted(table: Scenery, event: Event) -> Action:
    """The numbers change at once: it is done at will, and often."""
    noted(table, event)
    table.hold()
    return Together()

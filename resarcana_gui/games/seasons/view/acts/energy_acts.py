"""Energies and crystals: gained, paid, lost, crystallised, given."""

from __future__ import annotations

from functools import partial
from itertools import cycle
from typing import Final

from resarcana_gui.games.seasons.cards.energies import counts
from resarcana_gui.games.seasons.rules import energy_events as events
from resarcana_gui.games.seasons.rules.codes import NO_CARD, NO_DIE
from resarcana_gui.games.seasons.view.acts.cracking import cracked
from resarcana_gui.games.seasons.view.faces.tokens import CRYSTAL
from resarcana_gui.games.seasons.view.table.scenery import Scenery
from resarcana_gui.scene.action import Action, Call, Later, Together, in_turn
from resarcana_gui.scene.transform import Point
from resarcana_gui.tabletop.acts.visual_effects import floating_number, run_detached
from resarcana_gui.tabletop.tokens.flights import Place

OVER: Final = 46.0
"""How far above a reserve it is said what it brought."""


def hold(table: Scenery, *seats: int) -> None:
    """Show what seats have now."""
    for seat in seats or range(table.state.seats):
        table.heads[seat].hold(table.state)
    table.refresh()


def _held(table: Scenery, seat: int) -> Action:
    return Call(partial(hold, table, seat))


def source(table: Scenery, seat: int, by: int, kind: int) -> Point:
    """Return where gains come from: the card that brings them, else the seat's die, else the middle."""
    if by != NO_CARD:
        return table.card_point(by)
    face = table.state.taken[seat]
    die = table.dice.get(face // 6) if face != NO_DIE else None
    return die.at if die is not None and table.state.active == seat else table.stock(kind)


def gained(table: Scenery, event: events.EnergiesGained) -> Action:
    """Fly from what brings them into the reserve."""
    event.fold(table.state)
    start = [source(table, event.seat, event.by, kind) for kind in range(CRYSTAL)]
    return _into_reserve(table, event.seat, event.energies, lambda kind: start[kind])


def _into_reserve(table: Scenery, seat: int, energies: int, start: Place) -> Action:
    """Let energies fly, each into the socket in which it will lie."""
    head = table.heads[seat]
    goals = {kind: [at for energy, at in head.spots(table.state.reserve[seat], energies) if energy == kind]
             for kind in range(CRYSTAL)}  # fmt: skip
    return table.fly(counts(energies), start, lambda kind: goals[kind].pop(0), arrived=head.count) + _held(table, seat)


def paid(table: Scenery, event: events.EnergiesPaid) -> Action:
    """Fly out of the reserve, to the card that is paid for."""
    start = [table.point(event.seat, kind) for kind in range(CRYSTAL)]
    event.fold(table.state)
    hold(table, event.seat)
    goal = table.summoning_spot().at if table.active_summoning() else None
    by = table.card_point(event.by) if event.by != NO_CARD else None
    return table.fly(counts(event.energies), lambda kind: start[kind], lambda kind: goal or by or table.stock(kind))


def discarded(table: Scenery, event: events.EnergiesDiscarded) -> Action:
    """Go back to the stock."""
    return paid(table, event)  # type: ignore[arg-type]


def turned(table: Scenery, event: events.ReserveTurned) -> Action:
    """The whole reserve becomes something else at once."""
    event.fold(table.state)
    hold(table, event.seat)
    return table.look.animator.wait("breath")


def put(table: Scenery, event: events.EnergiesPut) -> Action:
    """Fly onto a card."""
    event.fold(table.state)
    goal = table.card_point(event.card)
    return table.fly(counts(event.energies), table.stock, lambda _: goal) + Call(partial(_show_on, table, event.card))


def spent(table: Scenery, event: events.EnergiesSpent) -> Action:
    """Fly from a card to what is paid for."""
    start = table.card_point(event.card)
    event.fold(table.state)
    _show_on(table, event.card)
    goal = table.summoning_spot().at if table.active_summoning() else None
    return table.fly(counts(event.energies), lambda _: start, lambda kind: goal or table.stock(kind))


def taken(table: Scenery, event: events.EnergiesTaken) -> Action:
    """Fly from a card into the reserve."""
    start = table.card_point(event.card)
    event.fold(table.state)
    _show_on(table, event.card)
    return _into_reserve(table, event.seat, event.energies, lambda _: start)


def _show_on(table: Scenery, card: int) -> None:
    node = table.cards.get(card)
    if node is not None:
        node.on = table.state.on[card]


def crystallised(table: Scenery, event: events.EnergiesCrystallised) -> Action:
    """Tokens crack in their sockets, or on a card; gems fly from there into the seal, and the number rises."""
    head, before = table.heads[event.seat], table.state.reserve[event.seat]
    spots = head.spots(before, event.energies)
    if event.card != NO_CARD:
        spots = [(energy, table.card_point(event.card)) for energy, _ in spots]
    event.fold(table.state)
    if event.card == NO_CARD:
        _hold_energies(table, event.seat)
    else:
        _show_on(table, event.card)
    x, y = spots[0][1]
    run_detached(table, floating_number(table, f"+{event.crystals}{{crystal}}", (x, y - OVER), "gold"))
    places = cycle(at for _, at in spots)
    gems = _gems(table, event.crystals, lambda _: next(places), event.seat)
    return (cracked(table, spots) | table.look.animator.wait("breath") + gems) + _held(table, event.seat)


def _hold_energies(table: Scenery, seat: int) -> None:
    """Show the reserve at once, and the crystals as they were."""
    head = table.heads[seat]
    before = head.medallion.points
    hold(table, seat)
    head.show_crystals(before)


def _gems(table: Scenery, number: int, start: Place, seat: int) -> Action:
    """Let crystals fly into a seat's seal, which counts them as they arrive."""
    head, end = table.heads[seat], table.point(seat, CRYSTAL)
    return table.fly([0] * CRYSTAL + [number], start, lambda _: end, arrived=head.count)


def crystals_gained(table: Scenery, event: events.CrystalsGained) -> Action:
    """Fly from what brings them into the seal."""
    event.fold(table.state)
    start = source(table, event.seat, event.by, CRYSTAL)
    return _gems(table, event.number, lambda _: start, event.seat) + _held(table, event.seat)


def crystals_paid(table: Scenery, event: events.CrystalsPaid) -> Action:
    """Fly from the seal to what is paid for."""
    event.fold(table.state)
    hold(table, event.seat)
    goal = table.summoning_spot().at if table.active_summoning() else table.stock(CRYSTAL)
    start = table.point(event.seat, CRYSTAL)
    return table.fly([0] * CRYSTAL + [event.number], lambda _: start, lambda _: goal)


def crystals_lost(table: Scenery, event: events.CrystalsLost) -> Action:
    """The number falls, and its owner is struck."""
    event.fold(table.state)
    hold(table, event.seat)
    if not event.number:
        return Together()
    _struck(table, event.seat, event.number)
    return table.look.animator.wait("read")


def _struck(table: Scenery, seat: int, number: int) -> None:
    table.heads[seat].medallion.react("struck")
    at = table.heads[seat].middle
    run_detached(table, floating_number(table, f"\N{MINUS SIGN}{number}{{crystal}}", at, "bad"))


def crystals_given(table: Scenery, event: events.CrystalsGiven) -> Action:
    """Fly from one seat to another."""
    event.fold(table.state)
    hold(table, event.seat)
    if not event.number:
        return Together()
    _struck(table, event.seat, event.number)
    table.heads[event.receiver].medallion.react("pleased")
    start = table.point(event.seat, CRYSTAL)
    return _gems(table, event.number, lambda _: start, event.receiver) + _held(table, event.receiver)


def gauge_moved(table: Scenery, event: events.GaugeMoved) -> Action:
    """A place is pressed into the leather, or closes."""
    event.fold(table.state)

    def begin() -> Action:
        table.refresh()
        table.resources.sound("gauge", table.heads[event.seat].middle)
        words = f"{{star}}{event.number:+d}".replace("-", "\N{MINUS SIGN}")
        run_detached(table, floating_number(table, words, table.heads[event.seat].middle, "gold"))
        return table.rearrange("turn")

    return in_turn(Later(begin))


def bonus_used(table: Scenery, event: events.BonusUsed) -> Action:
    """A coin is pressed, a bead turns red."""
    event.fold(table.state)
    hold(table, event.seat)
    table.resources.sound("bonus", table.heads[event.seat].middle)
    if event.seat == table.resources.home:
        coin = table.coins[event.bonus]
        table.particles.emit("glint", coin.at, table.look.colour("gold"), 10)
    return table.look.animator.wait("breath")


def permitted(table: Scenery, event: events.CrystallisingPermitted) -> Action:
    """The permission is shown."""
    event.fold(table.state)
    hold(table, event.seat)
    return table.look.animator.wait("breath")

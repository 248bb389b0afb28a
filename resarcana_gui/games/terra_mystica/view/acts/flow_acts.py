"""How the game goes on: rounds, passing, the end; and what changes words and numbers only."""

from __future__ import annotations

from functools import partial
from typing import Final

from resarcana_gui.games.terra_mystica.rules import board_events, setup_events
from resarcana_gui.games.terra_mystica.rules import flow_events as events
from resarcana_gui.games.terra_mystica.view.acts.map_effects import flown_to, sunset
from resarcana_gui.games.terra_mystica.view.table.scenery import Scenery
from resarcana_gui.games.terra_mystica.view.table.wings import NUMERALS
from resarcana_gui.kernel.event import Event
from resarcana_gui.scene.action import Action, Call, Later, Together
from resarcana_gui.scene.dim_overlay import LightSpot
from resarcana_gui.tabletop.acts.banner import banner
from resarcana_gui.tabletop.acts.crowning import crown_winners
from resarcana_gui.tabletop.acts.visual_effects import BANNERS, floating_number, pulse, run_detached

LIT: Final = 0.8
WON: Final = (132, 92, 28)
ROUND: Final = (104, 66, 30)


def noted(table: Scenery, event: Event) -> Action:
    """It changes words and numbers only."""
    event.fold(table.state)
    table.refresh()
    return Together()


def shown(table: Scenery, event: Event) -> Action:
    """The whole table is shown as it is: for what happens only before a game, or in records."""
    event.fold(table.state)
    table.settle_items()
    table.refresh()
    return Together()


def round_began(table: Scenery, event: events.RoundBegan) -> Action:
    """A banner names the round."""
    noted(table, event)
    if not event.number:
        return Together()
    words = table.resources.text("banner.round", number=NUMERALS[event.number])
    run_detached(table, banner(table, words, "", colour=ROUND), BANNERS)
    table.resources.sound("round", table.areas.board.center)
    return table.look.animator.wait("read")


def round_ended(table: Scenery, event: events.RoundEnded) -> Action:
    """The evening passes over the map, and the round's plaques come free."""
    return sunset(table) + Call(partial(noted, table, event))


def card_taken(table: Scenery, event: setup_events.BonusCardTaken) -> Action:
    """A bonus card goes to who takes it."""
    flight = flown_to(table, ("card", event.card), event.seat)
    noted(table, event)
    table.resources.sound("tile", table.seat_point(event.seat))
    return Later(flight)


def track_advanced(table: Scenery, event: board_events.ShippingAdvanced | board_events.DiggingAdvanced) -> Action:
    """Shipping or digging goes on by a step."""
    table.resources.sound("track", table.medallion(event.seat).bounds().center)
    return noted(table, event)


def action_taken(table: Scenery, event: events.ActionTaken) -> Action:
    """The plaque swells, and is crossed out."""
    noted(table, event)
    table.resources.sound("action", table.areas.left.actions.center)
    return pulse(table, ("action", event.action))


def passed(table: Scenery, event: events.SeatPassed) -> Action:
    """A seat passes: its medallion fades."""
    noted(table, event)
    table.resources.sound("pass", table.medallion(event.seat).bounds().center)
    return table.look.animator.wait("breath")


def offer_answered(table: Scenery, event: events.OfferAnswered) -> Action:
    """Who does without says so."""
    _, seat, _ = table.state.offers[3 * event.offer : 3 * event.offer + 3]
    noted(table, event)
    if event.answer == 0:
        table.resources.sound("pass", table.medallion(seat).bounds().center)
    if event.answer == 0 and seat != table.resources.home:
        told = floating_number(table, table.resources.text("refused"), table.medallion(seat).bounds().center)
        run_detached(table, told)
    return Together()


def game_ended(table: Scenery, event: events.GameEnded) -> Action:
    """Only the winners stay in the light, and are named."""
    noted(table, event)
    winners = [seat for seat in range(table.state.seats) if event.winners >> seat & 1]

    return Later(partial(_crowned, table, winners))


def _crowned(table: Scenery, winners: list[int]) -> Action:
    return crown_winners(
        table, [table.medallion(seat) for seat in winners], [_lit(table, seat) for seat in winners],
        banner(table, _victory(table, winners), colour=WON, stands="triumph"),
        partial(table.resources.sound, "victory"),
    )  # fmt: skip


def _lit(table: Scenery, seat: int) -> LightSpot:
    box = table.seat_box(seat)
    return LightSpot(box.center, (box.w * LIT, box.h * LIT), 1.0)


def _victory(table: Scenery, winners: list[int]) -> str:
    voice = table.resources.voice
    if len(winners) == 1:
        return voice.about("window.banner.wins", winners[0])
    return voice.text("window.banner.share", names=voice.listed([voice.players[seat] for seat in winners]))

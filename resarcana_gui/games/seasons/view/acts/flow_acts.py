"""The flow of the game: rounds, turns, the clock, the seasons, the end."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from resarcana_gui.games.seasons.cards.tables import SEASONS
from resarcana_gui.games.seasons.rules import flow_events as events
from resarcana_gui.games.seasons.rules.codes import DRAFTING, END, LIBRARIES, season_of, year_of
from resarcana_gui.games.seasons.view.acts.energy_acts import hold
from resarcana_gui.games.seasons.view.acts.remarks import say
from resarcana_gui.games.seasons.view.faces.palette import SEASON_HUES
from resarcana_gui.games.seasons.view.table.clock import YEAR, in_last_season
from resarcana_gui.games.seasons.view.table.scenery import Scenery
from resarcana_gui.games.seasons.view.tell.voice import NUMERALS
from resarcana_gui.kernel.event import Event
from resarcana_gui.scene.action import Action, Call, Later, Together, in_turn
from resarcana_gui.scene.dim_overlay import LightSpot
from resarcana_gui.scene.motion import Scale
from resarcana_gui.scene.node import CENTRE, Node
from resarcana_gui.scene.timing import Use, milliseconds
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.tabletop.acts.banner import banner
from resarcana_gui.tabletop.acts.claiming import ring_of_light
from resarcana_gui.tabletop.acts.crowning import crown_winners
from resarcana_gui.tabletop.acts.spotlight import put_back
from resarcana_gui.tabletop.acts.visual_effects import BANNERS, remove_node, run_detached

LIT: Final = 0.75
STAMPED, HIGH = 0.3, 3.0
"""The size of a new year's numeral, relative to the clock, and its scale when it begins to fall."""
WON: Final = (132, 92, 28)


def noted(table: Scenery, event: Event) -> Action:
    """It changes words and numbers only."""
    event.fold(table.state)
    table.refresh()
    return Together()


def asked(table: Scenery, event: Event) -> Action:
    """Somebody is asked: what was held up goes back."""
    event.fold(table.state)
    table.refresh()
    return put_back(table)


def phase_began(table: Scenery, event: events.PhaseBegan) -> Action:
    """Cards go where they lie in the next phase. The prelude has a ground of its own."""
    event.fold(table.state)
    table.refresh()
    if event.phase in (DRAFTING, LIBRARIES):
        table.light.shine(season_of(table.state.p), prelude=True)
    return table.rearrange()


def round_began(table: Scenery, event: events.RoundBegan) -> Action:
    """The dice of the last round leave, and all cards are straightened. After the prelude the table is laid."""
    event.fold(table.state)
    table.refresh()

    def begin() -> Action:
        fades = [table.look.animator.fade(die, 0.0, "turn") for die in table.dice.values()]
        laid = table.light.turn(season_of(table.state.p)) if table.light.prelude else Together()
        return Together(*fades, table.rearrange("turn"), laid)

    return put_back(table) + Later(begin) + Call(table.clear_dice)


def turn_began(table: Scenery, event: events.TurnBegan) -> Action:
    """Whose turn it is."""
    event.fold(table.state)
    hold(table)
    return put_back(table)


def season_moved(table: Scenery, event: events.SeasonMoved) -> Action:
    """The hand of the clock ticks on; a new season sweeps over the table with its light and its prices."""
    before = table.state.p
    event.fold(table.state)
    after = table.state.p

    def ticked() -> None:
        table.resources.sound("clock_tick", table.clock.at)

    moved = table.clock.move(before, event.spaces, ticked)
    return in_turn(put_back(table), moved, Later(partial(_arrived, table, before, after)))


def _arrived(table: Scenery, before: int, after: int) -> Action:
    table.prices.p = min(after, END - 1)
    table.refresh()
    for head in table.heads.values():
        head.hold(table.state)
    if season_of(before) == season_of(after) or after >= END:
        return Together()
    season = season_of(after)
    table.resources.sound(f"season_{SEASONS[season]}", table.clock.at)
    below = ""
    if in_last_season(after):
        table.resources.sound("last_season", table.clock.at)
        below = table.resources.text("banner.last_season")
    words = table.resources.voice.text(f"season.{SEASONS[season]}").capitalize()
    if year_of(after) > year_of(before):
        table.resources.sound("year", table.clock.at)
        run_detached(table, _year_struck(table, NUMERALS[year_of(after)]))
        below = table.resources.text("banner.year", year=NUMERALS[year_of(after)])
    told = banner(table, words, below, colour=SEASON_HUES[season].body)
    run_detached(table, told, BANNERS)
    return table.light.turn(season) | table.look.animator.wait("read")


def _year_struck(table: Scenery, numeral: str) -> Action:
    """The numeral of the new year comes down on the clock like a stamp, in a ring of light."""
    look, clock, ms = table.look, table.clock, milliseconds("stamp")
    if look.pace.reduced or look.pace.at_once:
        return Together()
    stamp = Label(look, numeral, replace(YEAR, size=round(clock.width * STAMPED)))
    stamp.anchor, stamp.at, stamp.scale, stamp.ghost = CENTRE, clock.at, HIGH, True

    def lands() -> Action:
        remove_node(stamp)
        table.particles.emit("glint", clock.at, look.colour("gold"), 14)
        return ring_of_light(table, clock.at, 2.2 * clock.width, SEASON_HUES[0].light)

    falls = Later(lambda: _added(table, stamp)) + Scale(stamp, 1.0, ms, look.pace.easing(Use.TABLE))
    return in_turn(falls, Later(lands))


def _added(table: Scenery, node: Node) -> Action:
    table.effect_layer.add(node)
    return Together()


def game_ended(table: Scenery, event: events.GameEnded) -> Action:
    """Only the winners stay in the light, and are named."""
    event.fold(table.state)
    table.refresh()
    winners = [seat for seat in range(table.state.seats) if event.winners >> seat & 1]

    def crowned() -> Action:
        for seat in winners:
            table.heads[seat].medallion.react("pleased")
        for seat in range(table.state.seats):
            say(table, seat, "wins" if seat in winners else "beaten")
        return crown_winners(
            table, [table.heads[seat].medallion for seat in winners], [_lit(table, seat) for seat in winners],
            banner(table, _victory(table, winners), colour=WON, stands="triumph"),
            lambda: table.resources.sound("victory", table.room.center),
        )  # fmt: skip

    return in_turn(put_back(table), Later(crowned))


def _lit(table: Scenery, seat: int) -> LightSpot:
    boards = [board.bounds() for board in table.boards[seat]]
    whole = boards[0].unionall(boards[1:])
    return LightSpot(whole.center, (whole.w * LIT, whole.h * LIT), 1.0)


def _victory(table: Scenery, winners: list[int]) -> str:
    voice = table.resources.voice
    if len(winners) == 1:
        return voice.about("window.banner.wins", winners[0])
    return voice.text("window.banner.share", names=voice.listed([voice.players[seat] for seat in winners]))

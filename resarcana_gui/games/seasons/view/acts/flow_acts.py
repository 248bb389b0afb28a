"""The flow of the game: rounds, dice, turns, the clock, the seasons, the end."""

from __future__ import annotations

from functools import partial
from typing import Final

from resarcana_gui.games.seasons.cards.tables import FACES, SEASONS
from resarcana_gui.games.seasons.rules import flow_events as events
from resarcana_gui.games.seasons.rules.codes import END, season_of, year_of
from resarcana_gui.games.seasons.view.acts.energy_acts import hold
from resarcana_gui.games.seasons.view.faces.palette import SEASON_HUES
from resarcana_gui.games.seasons.view.table.clock import NUMERALS
from resarcana_gui.games.seasons.view.table.scenery import Scenery
from resarcana_gui.kernel.event import Event
from resarcana_gui.scene.action import Action, Call, Later, Together, in_turn
from resarcana_gui.scene.dim_overlay import LightSpot
from resarcana_gui.scene.motion import Scale
from resarcana_gui.scene.timing import Use, milliseconds
from resarcana_gui.scene.transform import Box
from resarcana_gui.tabletop.acts.banner import banner
from resarcana_gui.tabletop.acts.crowning import crown_winners
from resarcana_gui.tabletop.acts.spotlight import put_back
from resarcana_gui.tabletop.acts.visual_effects import BANNERS, run_detached
from resarcana_gui.tabletop.dice.throwing import throw_dice

LIT: Final = 0.75
WON: Final = (132, 92, 28)
EDGE: Final = 60.0


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


def round_began(table: Scenery, event: events.RoundBegan) -> Action:
    """The dice of the last round leave, and all cards are straightened."""
    event.fold(table.state)
    table.refresh()

    def begin() -> Action:
        fades = [table.look.animator.fade(die, 0.0, "turn") for die in table.dice.values()]
        return Together(*fades, table.rearrange("turn"))

    return put_back(table) + Later(begin) + Call(table.clear_dice)


def rolled(table: Scenery, event: events.DiceRolled) -> Action:
    """The dice are thrown from the first player's side, and come to rest on the faces that have fallen."""
    event.fold(table.state)

    def begin() -> Action:
        table.clear_dice()
        table.refresh()
        dice = [table.die(face // FACES) for face in event.dice]
        room = table.areas.felt.inflate(-2 * EDGE, -2 * EDGE)
        room = Box(room.x, room.y - 16, room.w, room.h)
        start = table.throw_from(table.state.first)
        knocked = partial(table.resources.sound, "die_knock")
        return throw_dice(table.look, dice, [face % FACES for face in event.dice], room, start, knocked=knocked)

    return Later(begin)


def die_taken(table: Scenery, event: events.DieTaken) -> Action:
    """A die leaps to who takes it."""
    event.fold(table.state)
    circle, die = table.die_circle(event.seat), table.die(event.die // FACES)
    die.z = 40.0
    ms, ease = milliseconds("card"), table.look.pace.easing(Use.TABLE)
    moved = table.look.animator.fly(die, (circle.x, circle.y), "card") | Scale(
        die, table.die_scale(event.seat), ms, ease
    )

    def landed() -> None:
        die.z = 30.0
        die.rest_on(event.die % FACES)
        table.resources.sound("die_lands", die.at)
        table.refresh()

    return in_turn(moved, Call(landed), table.look.animator.wait("breath"))


def die_rerolled(table: Scenery, event: events.DieRerolled) -> Action:
    """A seat's die is thrown again where it lies."""
    event.fold(table.state)
    circle, die = table.die_circle(event.seat), table.die(event.die // FACES)
    room = Box(circle.x - 2, circle.y - 2, 4, 4)
    knocked = partial(table.resources.sound, "die_knock")
    thrown = throw_dice(table.look, [die], [event.die % FACES], room, table.areas.felt.center, knocked=knocked)

    def landed() -> None:
        die.at = (circle.x, circle.y)
        table.refresh()

    return in_turn(thrown, Call(landed))


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
    words = table.resources.voice.text(f"season.{SEASONS[season]}").capitalize()
    below = ""
    if year_of(after) > year_of(before):
        table.resources.sound("year", table.clock.at)
        below = table.resources.text("banner.year", year=NUMERALS[year_of(after)])
    told = banner(table, words, below, colour=SEASON_HUES[season].body)
    run_detached(table, told, BANNERS)
    return table.light.turn(season) | table.look.animator.wait("read")


def game_ended(table: Scenery, event: events.GameEnded) -> Action:
    """Only the winners stay in the light, and are named."""
    event.fold(table.state)
    table.refresh()
    winners = [seat for seat in range(table.state.seats) if event.winners >> seat & 1]

    def crowned() -> Action:
        for seat in winners:
            table.heads[seat].medallion.react("pleased")
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

"""The flow of the game: phases, rounds, turns, passing, the end."""

from __future__ import annotations

from collections.abc import Iterator

from resarcana_gui.games.resarcana.rules import flow_events as events
from resarcana_gui.games.resarcana.rules import setup_events as setup
from resarcana_gui.games.resarcana.rules.codes import ACTING, CHOOSING_ITEMS, CHOOSING_MAGES, DRAFTING, NOBODY, PICKING
from resarcana_gui.games.resarcana.view.acts import attack_acts
from resarcana_gui.games.resarcana.view.acts.remarks import say
from resarcana_gui.games.resarcana.view.faces.icons import GAME
from resarcana_gui.games.resarcana.view.table.scenery import Scenery
from resarcana_gui.kernel.event import Event
from resarcana_gui.scene.action import Action, Call, Later, Together, in_turn
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.dim_overlay import LightSpot
from resarcana_gui.scene.seats.face_mark import FaceMark
from resarcana_gui.tabletop.acts.banner import banner
from resarcana_gui.tabletop.acts.crowning import crown_winners, crowning_box
from resarcana_gui.tabletop.acts.first_player_token import fly_first_player_token
from resarcana_gui.tabletop.acts.spotlight import put_back
from resarcana_gui.tabletop.acts.visual_effects import BANNERS, floating_number, run_detached

ANNOUNCED = {
    DRAFTING: ("drafting", "artifact"),
    PICKING: ("picking", "hand"),
    CHOOSING_MAGES: ("mages", "mage"),
    CHOOSING_ITEMS: ("items", "item"),
}
"""The phases of the setup that have a banner, each with its text's key and its sign; rounds have a banner of their
own."""

ROOM = "room"
"""The lane of the queue in which rivals' components move to more or less room."""
WON = (150, 112, 40)
"""The colour of the banner that names the winners."""
LIT = 0.62
"""How far the light reaches around a winner's boards, relative to their size."""
GLINTS = 24
"""The number of glints over a winner's board."""


def updated(scenery: Scenery, event: Event) -> Action:
    """Update texts and numbers only."""
    event.fold(scenery.state)
    scenery.refresh()
    return Together()


def silent(scenery: Scenery, event: Event) -> Action:
    """Show nothing: questions have their own controls."""
    event.fold(scenery.state)
    return Together()


def asked(scenery: Scenery, event: events.QuestionAsked) -> Action:
    """If the viewer is asked, put down what is held up and could be in the way; an attacker stays."""
    event.fold(scenery.state)
    lowered = attack_acts.asked(scenery, event.question)
    away = event.question.seat == scenery.resources.home and scenery.assault is None
    return lowered | put_back(scenery) if away else lowered


def turn_began(scenery: Scenery, event: events.TurnBegan) -> Action:
    """Put back what the previous seat held up, and tell the viewer when it is their turn."""
    event.fold(scenery.state)
    scenery.refresh()
    before, scenery.turn = scenery.turn, event.seat if scenery.state.phase == ACTING else NOBODY
    ended = attack_acts.over(scenery) | put_back(scenery)
    if scenery.turn == scenery.resources.home and before not in (NOBODY, scenery.turn):
        return in_turn(ended, _your_turn(scenery, before))
    return ended


def give_room(scenery: Scenery, seat: int | None) -> None:
    """Let the components of the acting rival take more room, and all others go back to theirs, once nothing is
    pointed at or focused there: what a player looks at stays where it is."""
    if seat == scenery.roomy or any(node.hovered or node.focused for node in _rivals_nodes(scenery)):
        return
    scenery.roomy = seat
    scenery.look.queue.add(Later(scenery.rearrange), ROOM)


def _rivals_nodes(scenery: Scenery) -> Iterator[Control]:
    """Yield the rivals' boards and components."""
    for seat in (board.seat for board in scenery.areas.boards):
        yield from scenery.boards[seat]
        yield from (scenery.cards[card] for card in scenery.state.play[seat] if card in scenery.cards)


def _your_turn(scenery: Scenery, before: int) -> Action:
    """Announce the viewer's turn and what happened last; nothing for spectators."""
    resources = scenery.resources
    if resources.voice.you != resources.home:
        return Together()
    style, face = resources.style(resources.home), scenery.heads[resources.home].medallion.faces["rest"]
    deed, mark = scenery.deeds.get(before), FaceMark(face, style.sign)
    told = "" if deed is None else deed.text
    return banner(scenery, resources.text("banner.your_turn"), told, colour=style.colour, sign=mark)


def phase_began(scenery: Scenery, event: events.PhaseBegan) -> Action:
    """Remove the cards laid out for the previous phase."""
    event.fold(scenery.state)
    moved = put_back(scenery) | scenery.rearrange() + Call(scenery.refresh)
    if event.phase in ANNOUNCED:
        key, sign = ANNOUNCED[event.phase]
        return moved | _announced(scenery, f"{{{sign}}} {scenery.resources.text(f'banner.{key}')}")
    return moved


def round_began(scenery: Scenery, event: events.RoundBegan) -> Action:
    """Show a banner with the round's number, while everybody begins to collect."""
    event.fold(scenery.state)
    scenery.refresh()
    scenery.resources.sound("round_begins", scenery.centre_box.center)
    if event.number == 1:
        for seat in range(scenery.state.seats):
            say(scenery, seat, "greets")
    return _announced(scenery, scenery.resources.text("banner.round", number=event.number))


def _announced(scenery: Scenery, text: str) -> Action:
    """Show a banner for long enough to be read before anything goes on or anybody is asked."""
    return run_detached(scenery, banner(scenery, text), BANNERS) | scenery.resources.look.animator.wait("read")


def round_ended(scenery: Scenery, event: events.RoundEnded) -> Action:
    """Straighten everything."""
    turned = any(scenery.state.turned[component] for component in scenery.cards)
    event.fold(scenery.state)
    if turned:
        scenery.resources.sound("straighten", scenery.centre_box.center)
    return scenery.rearrange("turn") + Call(scenery.refresh)


def passed(scenery: Scenery, event: events.SeatPassed) -> Action:
    """Show that a seat is out of this round."""
    event.fold(scenery.state)
    scenery.refresh()
    at = scenery.boards[event.seat][0].bounds().center
    scenery.resources.sound("pass", at)
    return run_detached(scenery, floating_number(scenery, scenery.resources.text("has_passed"), at))


def token_taken(scenery: Scenery, event: events.TokenTaken) -> Action:
    """Move the First Player token from the seat that held it to the first seat to pass."""
    before = scenery.state.token
    event.fold(scenery.state)
    end = scenery.heads[event.seat].middle
    scenery.resources.sound("first_player", end)
    start = scenery.centre_box.center
    if before != event.seat and 0 <= before < scenery.state.seats:
        start = scenery.heads[before].middle
        scenery.heads[before].medallion.first = False
    return fly_first_player_token(scenery, GAME, start, end) + Call(scenery.refresh)


def game_ended(scenery: Scenery, event: events.GameEnded | setup.GameWon) -> Action:
    """Darken the table except for the winners, name them, and let every character react."""
    event.fold(scenery.state)
    scenery.refresh()
    winners = [seat for seat in range(scenery.state.seats) if event.winners >> seat & 1]

    def shown() -> Action:
        for seat in winners:
            scenery.heads[seat].react("pleased")
            for board in scenery.boards[seat]:
                scenery.particles.emit("glint", board.bounds().center, scenery.resources.look.colour("gold"), GLINTS)
        for seat in range(scenery.state.seats):
            say(scenery, seat, "wins" if seat in winners else "beaten", crowning_box(scenery, len(winners)))
        return crown_winners(
            scenery, [scenery.heads[seat].medallion for seat in winners], [_lit(scenery, seat) for seat in winners],
            banner(scenery, _victory(scenery, winners), colour=WON, stands="triumph"),
            lambda: scenery.resources.sound("golden_statue", scenery.room.center),
        )  # fmt: skip

    return in_turn(attack_acts.over(scenery) | put_back(scenery), Later(shown))


def _lit(scenery: Scenery, seat: int) -> LightSpot:
    """Return the light on a winner: on all of its boards."""
    boards = [board.bounds() for board in scenery.boards[seat]]
    whole = boards[0].unionall(boards[1:])
    return LightSpot(whole.center, (whole.w * LIT, whole.h * LIT), 1.0)


def _victory(scenery: Scenery, winners: list[int]) -> str:
    """Return the winners, in a few words."""
    voice = scenery.resources.voice
    if len(winners) == 1:
        return voice.about("table.banner.wins", winners[0])
    return voice.text("table.banner.share", names=voice.listed([voice.players[seat] for seat in winners]))

"""How the game goes on: phases, turns, passing, victory checks."""

from __future__ import annotations

from resarcana_gui.games.resarcana.rules import flow_events as events
from resarcana_gui.games.resarcana.rules import setup_events as setup
from resarcana_gui.games.resarcana.rules.codes import (
    CHOOSING_ITEMS,
    CHOOSING_MAGES,
    DRAFTING,
    PICKING,
)
from resarcana_gui.games.resarcana.view.acts.effects import banner, number
from resarcana_gui.games.resarcana.view.table.scenery import Scenery
from resarcana_gui.kernel.event import Event
from resarcana_gui.scene.action import Action, Call, Together

ANNOUNCED = {
    DRAFTING: "drafting", PICKING: "picking", CHOOSING_MAGES: "mages", CHOOSING_ITEMS: "items",
}  # fmt: skip
"""The phases of the setup that a banner announces; the rounds announce themselves."""


def noted(scenery: Scenery, event: Event) -> Action:
    """It changes words and numbers only."""
    event.fold(scenery.state)
    scenery.refresh()
    return Together()


def silent(scenery: Scenery, event: Event) -> Action:
    """Nothing of it is to be seen: questions have their own controls."""
    event.fold(scenery.state)
    return Together()


def phase_began(scenery: Scenery, event: events.PhaseBegan) -> Action:
    """What lies on the table for the phase before goes away."""
    event.fold(scenery.state)
    moved = scenery.rearranged() + Call(scenery.refresh)
    key = ANNOUNCED.get(event.phase)
    return moved if key is None else moved | banner(scenery, scenery.kit.text(f"banner.{key}"))


def round_began(scenery: Scenery, event: events.RoundBegan) -> Action:
    """A banner with its number."""
    event.fold(scenery.state)
    scenery.refresh()
    return banner(scenery, scenery.kit.text("banner.round", number=event.number))


def check_began(scenery: Scenery, event: events.CheckBegan) -> Action:
    """A banner: everybody's points count now."""
    event.fold(scenery.state)
    return banner(scenery, scenery.kit.text("banner.check"))


def points_raised(scenery: Scenery, event: events.PointsRaised) -> Action:
    """The component that interjects, and its points."""
    event.fold(scenery.state)
    scenery.refresh()
    node = scenery.card(event.component)
    return number(scenery, f"+{event.points}{{points}}", node.bounds().center, "gold")


def points_counted(scenery: Scenery, event: events.PointsCounted) -> Action:
    """Every seat's points rise from its board."""
    event.fold(scenery.state)
    scenery.refresh()
    return Together(
        *(
            number(scenery, f"{points}{{points}}", scenery.heads[seat].points.bounds().center, "gold")
            for seat, points in enumerate(event.points)
        )
    )


def passed(scenery: Scenery, event: events.SeatPassed) -> Action:
    """The seat is out of this round."""
    event.fold(scenery.state)
    scenery.refresh()
    return number(scenery, scenery.kit.text("has_passed"), scenery.boards[event.seat][0].bounds().center)


def token_taken(scenery: Scenery, event: events.TokenTaken) -> Action:
    """The First Player token goes to who passed first."""
    event.fold(scenery.state)
    scenery.refresh()
    return number(scenery, scenery.kit.text("first_player"), scenery.heads[event.seat].bounds().center, "gold")


def game_ended(scenery: Scenery, event: events.GameEnded | setup.GameWon) -> Action:
    """Who has won."""
    event.fold(scenery.state)
    scenery.refresh()
    names = [name for seat, name in enumerate(scenery.kit.voice.players) if event.winners >> seat & 1]
    key = "banner.wins" if len(names) == 1 else "banner.share"
    return banner(scenery, scenery.kit.text(key, names=scenery.kit.voice.listed(names)))

"""Components come into play, are used, turned, destroyed, discarded and exchanged."""

from __future__ import annotations

from resarcana_gui.games.resarcana.cards.essences import counts
from resarcana_gui.games.resarcana.rules import card_events as events
from resarcana_gui.games.resarcana.rules import flow_events as flow
from resarcana_gui.games.resarcana.rules import setup_events as setup
from resarcana_gui.games.resarcana.rules.codes import IN_HAND
from resarcana_gui.games.resarcana.view.table.scenery import Scenery
from resarcana_gui.kernel.event import Event
from resarcana_gui.scene.action import Action, Call, Later, Together, in_turn
from resarcana_gui.scene.timing import Use, milliseconds
from resarcana_gui.tabletop.acts.effects import GLIMPSES, aside, pulse
from resarcana_gui.tabletop.acts.motions import Lifted
from resarcana_gui.tabletop.acts.piles import face_up_from
from resarcana_gui.tabletop.acts.spotlight import glimpsed, handed_on, hold
from resarcana_gui.tabletop.geometry.spots import Spot

LIFT = 0.14
"""The scale of a card at the highest point of its way."""
DUST = 5


def rearranged(scenery: Scenery, event: Event) -> Action:
    """Move everything to its new place."""
    event.fold(scenery.state)
    return scenery.rearranged() + Call(scenery.refresh)


def cleared(scenery: Scenery, event: setup.TableCleared) -> Action:
    """Everything goes back for the next game, the essences too."""
    event.fold(scenery.state)
    for seat, head in scenery.heads.items():
        head.pool.show(counts(scenery.state.pool[seat]))
    for component, node in scenery.cards.items():
        node.on = scenery.state.on[component]
    return scenery.rearranged() + Call(scenery.refresh)


def turned(scenery: Scenery, event: events.ComponentTurned) -> Action:
    """A component turns in place."""
    event.fold(scenery.state)
    scenery.kit.sound("card_turn", scenery.middle_of(event.component))
    return scenery.rearranged("turn")


def straightened(scenery: Scenery, event: events.ComponentStraightened) -> Action:
    """A component straightens in place."""
    event.fold(scenery.state)
    scenery.kit.sound("straighten", scenery.middle_of(event.component))
    return scenery.rearranged("turn")


def used(scenery: Scenery, event: flow.PowerUsed) -> Action:
    """The used component swells; a rival's is held up to be read."""
    event.fold(scenery.state)
    swell = pulse(scenery, event.component)
    if event.seat == scenery.kit.home:
        return swell
    return swell | hold(scenery, event.seat, event.component, scenery.on_point(event.component, 0))


def placed(scenery: Scenery, event: events.ArtifactPlaced) -> Action:
    """From a hand or a discard pile into play; a rival's is held up to be read."""
    born = scenery.hand_spot(event.owner) if event.source == IN_HAND else scenery.discards_spot(event.owner)
    event.fold(scenery.state)
    scenery.kit.sound("card_slide", born.at)
    return _into_play(scenery, event.seat, event.card, "card", born)


def claimed(scenery: Scenery, event: events.PlaceClaimed) -> Action:
    """From the centre it grows into its new owner's components."""
    event.fold(scenery.state)
    scenery.heads[event.seat].react("pleased")
    scenery.kit.sound("claim_place", scenery.middle_of(event.card))
    return _into_play(scenery, event.seat, event.card, "claim")


def monument_claimed(scenery: Scenery, event: events.MonumentClaimed) -> Action:
    """From the display to its new owner, and the row closes up; or unseen from the deck, flipping on its way."""
    event.fold(scenery.state)
    scenery.heads[event.seat].react("pleased")
    born = scenery.monument_deck_spot()
    scenery.kit.sound("claim_monument", scenery.middle_of(event.card) if not event.from_deck else born.at)
    if event.from_deck and event.seat == scenery.kit.home:
        return face_up_from(scenery, event.card, born, "claim") + Call(scenery.refresh)
    return _into_play(scenery, event.seat, event.card, "claim", born)


def destroyed(scenery: Scenery, event: events.ArtifactDestroyed) -> Action:
    """It goes up in smoke and embers, and to the discard pile; essences on it go to the supply."""
    node, look = scenery.card(event.card), scenery.kit.look
    at = node.bounds().center
    scenery.particles.emit("smoke", at, look.colour("well_edge"), 18)
    scenery.particles.emit("ember", at, look.colour("hot"), 16)
    scenery.kit.sound("destroy", at)
    event.fold(scenery.state)
    node.on = 0
    return look.moves.wait("breath") + Later(lambda: scenery.rearranged("claim")) + Call(scenery.refresh)


def discarded(scenery: Scenery, event: events.CardDiscarded) -> Action:
    """From the hand to the discard pile; a rival's is shown to be read."""
    born, seat = scenery.hand_spot(event.seat), event.seat
    event.fold(scenery.state)
    scenery.kit.sound("discard", born.at)
    moved = scenery.rearranged("card", born) + Call(scenery.refresh)
    if seat == scenery.kit.home:
        return moved
    if scenery.held is None:
        return moved | hold(scenery, seat, event.card, born.at)
    return moved | glimpsed(scenery, seat, event.card, born.at)


def item_moved(scenery: Scenery, event: setup.ItemTaken | setup.ItemReturned) -> Action:
    """Between the supply and its owner; a rival's is shown to be read."""
    before = scenery.middle_of(event.item)
    event.fold(scenery.state)
    scenery.kit.sound("item_swap", before)
    moved = scenery.rearranged("claim") + Call(scenery.refresh)
    if event.seat == scenery.kit.home or isinstance(event, setup.ItemReturned):
        return moved
    return moved | aside(scenery, glimpsed(scenery, event.seat, event.item, before), GLIMPSES)


def _into_play(scenery: Scenery, seat: int, component: int, name: str, born: Spot | None = None) -> Action:
    """A component moves into a seat's play area. A rival's is held up first."""
    if seat == scenery.kit.home:
        return _laid_down(scenery, component, name, born)
    node = scenery.cards.get(component)
    start = node.at if node is not None else (born or scenery.away()).at
    if node is not None:
        node.alpha = 0.0
    held = hold(scenery, seat, component, start)
    return in_turn(held, scenery.kit.look.moves.wait("read"), Later(lambda: _goes_on(scenery, component, name)))


def _goes_on(scenery: Scenery, component: int, name: str) -> Action:
    """The card that was held up goes to its place."""
    spot = handed_on(scenery, scenery.state.owner[component], component)
    node = scenery.card(component, spot)
    node.resize(spot.width, spot.shape)
    node.at, node.rotation, node.scale, node.alpha = spot.at, spot.angle, 1.0, 1.0
    return _laid_down(scenery, component, name)


def _laid_down(scenery: Scenery, component: int, name: str, born: Spot | None = None) -> Action:
    """It lifts, moves over the table, and lands."""
    moved = scenery.rearranged(name, born)
    node = scenery.cards.get(component)
    if node is None:
        return moved
    lift = Lifted(node, LIFT, milliseconds(name), scenery.kit.look.pace.easing(Use.TABLE))
    return in_turn(Together(moved, lift), Call(lambda: _landed(scenery, component)))


def _landed(scenery: Scenery, component: int) -> None:
    scenery.refresh()
    at = scenery.middle_of(component)
    scenery.kit.sound("card_place", at)
    node = scenery.cards.get(component)
    if node is not None:
        below = (at[0], node.bounds().bottom - 6)
        scenery.particles.emit("smoke", below, scenery.kit.look.colour("edge_top"), DUST)

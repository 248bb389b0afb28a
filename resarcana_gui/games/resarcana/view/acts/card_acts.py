"""Components come into play, are used, turned, destroyed, discarded and exchanged."""

from __future__ import annotations

from typing import NamedTuple

from resarcana_gui.games.resarcana.cards.essences import counts
from resarcana_gui.games.resarcana.rules import card_events as events
from resarcana_gui.games.resarcana.rules import flow_events as flow
from resarcana_gui.games.resarcana.rules import setup_events as setup
from resarcana_gui.games.resarcana.rules.codes import IN_HAND
from resarcana_gui.games.resarcana.rules.scoring import score_sheet
from resarcana_gui.games.resarcana.view.acts.remarks import say
from resarcana_gui.games.resarcana.view.geometry.arrangement import places_in_game
from resarcana_gui.games.resarcana.view.table.scenery import Scenery
from resarcana_gui.kernel.event import Event
from resarcana_gui.scene.action import Action, Call, Later, Together, in_turn
from resarcana_gui.scene.timing import Use, milliseconds
from resarcana_gui.tabletop.acts.claiming import ABOVE, SMALL, heave, lands, raise_dust, ring_of_light, slam
from resarcana_gui.tabletop.acts.piles import Lift, draw_face_up
from resarcana_gui.tabletop.acts.spotlight import hand_on, hold_up, show_briefly
from resarcana_gui.tabletop.acts.visual_effects import pulse
from resarcana_gui.tabletop.geometry.placements import Placement
from resarcana_gui.tabletop.table.card_table import shrinks
from resarcana_gui.tabletop.table.medallion import STAMPS

LIFT = 0.14
"""How much a card grows at the highest point of its movement, as a share of its size."""
GREAT = 2
"""The least points for which a rival's claim has full weight."""
HOLLOW = 1.6
"""The width of the ring of light around the hollow of a claimed Place of Power, relative to the hollow."""
ASH = 4
"""The number of burning places across and down a destroyed card."""


class Arrival(NamedTuple):
    """How a component comes into play."""

    name: str
    """The name of its duration in the timing table."""
    sound: str = ""
    """The sound of the movement, besides that of the landing."""
    claims: bool = False
    """Whether it is lifted out of its place and lands with weight; then everything else waits until a seal is
    stamped."""


PLACED = Arrival("card")
PLACE = Arrival("claim", "claim_place", claims=True)
MONUMENT = Arrival("claim", "claim_monument", claims=True)


def rearrange(scenery: Scenery, event: Event) -> Action:
    """Move everything to its new place."""
    event.fold(scenery.state)
    return scenery.rearrange() + Call(scenery.refresh)


def cleared(scenery: Scenery, event: setup.TableCleared) -> Action:
    """Put everything back for the next game of a match, with the essences; nobody has done anything in it yet."""
    event.fold(scenery.state)
    scenery.deeds.clear()
    for seat, head in scenery.heads.items():
        head.pool.show(counts(scenery.state.pool[seat]))
    for component, node in scenery.cards.items():
        node.on = scenery.state.on[component]
    return scenery.rearrange() + Call(scenery.refresh)


def turned(scenery: Scenery, event: events.ComponentTurned) -> Action:
    """Turn a component in place."""
    event.fold(scenery.state)
    scenery.resources.sound("card_turn", scenery.middle_of(event.component))
    return scenery.rearrange("turn")


def straightened(scenery: Scenery, event: events.ComponentStraightened) -> Action:
    """Straighten a component in place."""
    event.fold(scenery.state)
    scenery.resources.sound("straighten", scenery.middle_of(event.component))
    return scenery.rearrange("turn")


def used(scenery: Scenery, event: flow.PowerUsed) -> Action:
    """Let the used component swell; a rival's is held up to be read."""
    event.fold(scenery.state)
    swell = pulse(scenery, event.component)
    if event.seat == scenery.resources.home:
        return swell
    return swell | hold_up(scenery, event.seat, event.component, scenery.on_point(event.component, 0))


def placed(scenery: Scenery, event: events.ArtifactPlaced) -> Action:
    """Move an artifact from a hand or discard pile into play; a rival's is held up to be read."""
    start_spot = scenery.hand_spot(event.owner) if event.source == IN_HAND else scenery.discards_spot(event.owner)
    event.fold(scenery.state)
    scenery.resources.sound("card_slide", start_spot.at)
    return _into_play(scenery, event.seat, event.card, PLACED, start_spot)


def claimed(scenery: Scenery, event: events.PlaceClaimed) -> Action:
    """Move a Place of Power from the centre to its new owner's components; the hollow that it leaves is lit in the
    owner's colour."""
    event.fold(scenery.state)
    _pleased(scenery, event.seat)
    return _into_play(scenery, event.seat, event.card, PLACE)


def monument_claimed(scenery: Scenery, event: events.MonumentClaimed) -> Action:
    """Move a monument from the display to its new owner, and close the row; one claimed unseen comes from the deck
    and flips on its arrival."""
    event.fold(scenery.state)
    _pleased(scenery, event.seat)
    start_spot = scenery.monument_deck_spot()
    if event.from_deck and event.seat == scenery.resources.home:
        scenery.resources.sound(MONUMENT.sound, start_spot.at, lands=milliseconds(MONUMENT.name))
        return _lands(scenery, event.card, MONUMENT, draw_face_up(scenery, event.card, start_spot, MONUMENT.name))
    return _into_play(scenery, event.seat, event.card, MONUMENT, start_spot)


def destroyed(scenery: Scenery, event: events.ArtifactDestroyed) -> Action:
    """Burn the card and move it to the discard pile; essences on it go to the supply."""
    node, look = scenery.card(event.card), scenery.resources.look
    box, at = node.bounds(), node.bounds().center
    for step in range(ASH * ASH):
        place = box.left + box.w * (step % ASH + 0.5) / ASH, box.top + box.h * (step // ASH + 0.5) / ASH
        scenery.particles.emit("smoke", place, look.colour("ink_soft"), 2)
        scenery.particles.emit("ember", place, look.colour("hot"), 2)
    scenery.resources.sound("destroy", at)
    event.fold(scenery.state)
    node.on = 0
    return look.animator.wait("breath") + Later(lambda: scenery.rearrange("claim")) + Call(scenery.refresh)


def discarded(scenery: Scenery, event: events.CardDiscarded) -> Action:
    """Move a card from the hand to the discard pile; a rival's is shown to be read."""
    start_spot, seat = scenery.hand_spot(event.seat), event.seat
    event.fold(scenery.state)
    scenery.resources.sound("discard", start_spot.at)
    moved = scenery.rearrange("card", start_spot) + Call(scenery.refresh)
    if seat == scenery.resources.home:
        return moved
    if scenery.held is None:
        return moved | hold_up(scenery, seat, event.card, start_spot.at)
    return moved | show_briefly(scenery, seat, event.card, start_spot.at)


def item_moved(scenery: Scenery, event: setup.ItemTaken | setup.ItemReturned) -> Action:
    """Move a magic item between the supply and its owner; a rival's is shown to be read."""
    before = scenery.middle_of(event.item)
    event.fold(scenery.state)
    scenery.resources.sound("item_swap", before)
    moved = scenery.rearrange("claim") + Call(scenery.refresh)
    if event.seat == scenery.resources.home or isinstance(event, setup.ItemReturned):
        return moved
    return moved | show_briefly(scenery, event.seat, event.item, before)


def _pleased(scenery: Scenery, seat: int) -> None:
    scenery.heads[seat].react("pleased")
    say(scenery, seat, "claims")


def _into_play(
    scenery: Scenery, seat: int, component: int, arrival: Arrival, start_spot: Placement | None = None
) -> Action:
    """Move a component into a seat's play area. A rival's is held up first, to be paid for and read."""
    if seat == scenery.resources.home:
        node = scenery.cards.get(component)
        down = Later(lambda: _laid_down(scenery, component, arrival, start_spot))
        return heave(scenery, node) + down if arrival.claims and node is not None else down
    node, animator = scenery.cards.get(component), scenery.resources.look.animator
    start = node.at if node is not None else (start_spot or scenery.away()).at
    if node is not None:
        node.alpha = 0.0
    held = hold_up(scenery, seat, component, start)
    on = Later(lambda: _goes_on(scenery, component, arrival))
    return in_turn(held, animator.wait("token"), animator.wait("read"), on)


def _goes_on(scenery: Scenery, component: int, arrival: Arrival) -> Action:
    """Move the card that was held up on to its place."""
    placement = hand_on(scenery, scenery.state.owner[component], component)
    node = scenery.card(component, placement)
    node.resize(placement.width, placement.shape)
    node.at, node.rotation, node.scale, node.alpha = placement.at, placement.angle, 1.0, 1.0
    return _laid_down(scenery, component, arrival)


def _laid_down(scenery: Scenery, component: int, arrival: Arrival, start_spot: Placement | None = None) -> Action:
    """Lift a component, move it across the table and land it, with the sound timed to the landing."""
    if arrival.sound:
        scenery.resources.sound(arrival.sound, scenery.middle_of(component), lands=milliseconds(arrival.name))
    before, placement = scenery.cards.get(component), scenery.placements().get(component)
    level = before is not None and placement is not None and shrinks(before, placement)
    wide = before.width * before.scale_x if before is not None else 0.0
    moved = scenery.rearrange(arrival.name, start_spot)
    node = scenery.cards.get(component)
    if node is None:
        return moved
    if level:
        return _lands(scenery, component, arrival, moved)
    if arrival.claims:
        node.z = ABOVE
        return _lands(scenery, component, arrival, Together(moved, slam(scenery, node, arrival.name, wide)))
    lift = Lift(node, LIFT, milliseconds(arrival.name), scenery.resources.look.pace.easing(Use.TABLE))
    return _lands(scenery, component, arrival, Together(moved, lift))


def _lands(scenery: Scenery, component: int, arrival: Arrival, moved: Action) -> Action:
    """Land a component after its movement; wait where it was claimed or brings points."""

    def seen() -> Action:
        look = scenery.look
        return look.animator.wait("stamp") if arrival.claims or look.queue.waiting(STAMPS) else Together()

    return in_turn(moved, Later(lambda: _landed(scenery, component, arrival) | Later(seen)))


def _landed(scenery: Scenery, component: int, arrival: Arrival) -> Action:
    scenery.refresh()
    scenery.resources.sound("card_place", scenery.middle_of(component))
    node, placement = scenery.cards.get(component), scenery.placements().get(component)
    if node is None or placement is None:
        return Together()
    node.z = placement.z
    if not arrival.claims:
        raise_dust(scenery, node.bounds(), 1)
        return Together()
    beside = [other for other in scenery.cards.values() if other is not node]
    return lands(scenery, node.bounds(), beside, _weight(scenery, component)) | _hollow_lit(scenery, component)


def _weight(scenery: Scenery, component: int) -> float:
    """Return the weight of a claim: less if a rival claims something that brings few points."""
    owner = scenery.state.owner[component]
    points = dict(score_sheet(scenery.state, owner)).get(component, 0)
    return 1.0 if owner == scenery.resources.home or points >= GREAT else SMALL


def _hollow_lit(scenery: Scenery, component: int) -> Action:
    """Let light spread from the hollow that a Place of Power has left, in the colour of its owner."""
    in_game, owner = places_in_game(scenery.state), scenery.state.owner[component]
    if component not in in_game:
        return Together()
    box = scenery.centre.claimed[in_game.index(component)].bounds()
    return ring_of_light(scenery, box.center, HOLLOW * box.w, scenery.resources.style(owner).colour)

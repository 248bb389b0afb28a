"""Cards move: from deck to hand, from hand to table, to the discard pile and back."""

from __future__ import annotations

from resarcana_gui.games.resarcana.rules import card_events as events
from resarcana_gui.games.resarcana.rules import flow_events as flow
from resarcana_gui.games.resarcana.rules import setup_events as setup
from resarcana_gui.games.resarcana.rules.codes import IN_HAND, NOBODY
from resarcana_gui.games.resarcana.view.acts.effects import gone, held_up, pulse
from resarcana_gui.games.resarcana.view.faces.card import CardNode
from resarcana_gui.games.resarcana.view.table.arrangement import Spot
from resarcana_gui.games.resarcana.view.table.scenery import Scenery
from resarcana_gui.kernel.event import Event
from resarcana_gui.scene.action import Action, Call, Later, Together, in_turn


def rearranged(scenery: Scenery, event: Event) -> Action:
    """What has changed its place goes there."""
    event.fold(scenery.state)
    return _to_rest(scenery)


def turned(scenery: Scenery, event: Event) -> Action:
    """A card turns where it lies."""
    event.fold(scenery.state)
    return scenery.rearranged("turn")


def used(scenery: Scenery, event: flow.PowerUsed) -> Action:
    """The component that is used swells; a rival's is held up to be read."""
    event.fold(scenery.state)
    swell = pulse(scenery, event.component)
    return swell if event.seat == scenery.kit.home else swell | _held_up(scenery, event.component)


def placed(scenery: Scenery, event: events.ArtifactPlaced) -> Action:
    """From a hand, or a discard pile, into play; a rival's is held up to be read."""
    born = scenery.hand_spot(event.owner) if event.source == IN_HAND else scenery.discards_spot(event.owner)
    known = event.card in scenery.cards
    event.fold(scenery.state)
    moved = _to_rest(scenery, "card", born)
    if event.seat == scenery.kit.home or known:
        return moved
    return in_turn(held_up(scenery, event.card, born.at), moved)


def claimed(scenery: Scenery, event: events.PlaceClaimed) -> Action:
    """From the centre to its new owner."""
    event.fold(scenery.state)
    return _to_rest(scenery, "claim")


def monument_claimed(scenery: Scenery, event: events.MonumentClaimed) -> Action:
    """From the row to its new owner, and the row closes up; or unseen from the deck, and it is held up."""
    event.fold(scenery.state)
    moved = _to_rest(scenery, "claim", scenery.monument_deck_spot())
    return in_turn(held_up(scenery, event.card, scenery.monument_deck_spot().at), moved) if event.from_deck else moved


def turned_up(scenery: Scenery, event: setup.MonumentTurnedUp) -> Action:
    """The top monument comes off its deck, and turns over."""
    event.fold(scenery.state)
    moved = _to_rest(scenery, "card", scenery.monument_deck_spot())
    return _face_down_first(scenery, event.card) + moved if event.card in scenery.cards else moved


def drawn(scenery: Scenery, event: events.CardDrawn) -> Action:
    """From the deck to the hand: the own card turns over on its way, a rival's shows its back."""
    event.fold(scenery.state)
    if event.seat != scenery.kit.home:
        head = scenery.heads[event.seat]
        spot = scenery.deck_spot(event.seat)
        return _back_flies(scenery, "artifact", spot, (head.piles.bounds().left + 20, spot.y)) + Call(scenery.refresh)
    moved = _to_rest(scenery, "card", scenery.deck_spot(event.seat))
    return moved | _face_down_first(scenery, event.card)


def discarded(scenery: Scenery, event: events.CardDiscarded) -> Action:
    """From the hand to the discard pile; a rival's is held up to be read."""
    born = scenery.hand_spot(event.seat)
    event.fold(scenery.state)
    moved = _to_rest(scenery, "card", born)
    return moved if event.seat == scenery.kit.home else moved | held_up(scenery, event.card, born.at)


def destroyed(scenery: Scenery, event: events.ArtifactDestroyed) -> Action:
    """It goes up in smoke, and to the discard pile; what lay on it goes to the supply."""
    node = scenery.card(event.card)
    look = scenery.kit.look
    scenery.particles.emit("smoke", node.bounds().center, look.colour("well_edge"), 18)
    scenery.particles.emit("ember", node.bounds().center, look.colour("hot"), 12)
    event.fold(scenery.state)
    node.essences = 0
    return _to_rest(scenery)


def reshuffled(scenery: Scenery, event: events.DiscardsReshuffled) -> Action:
    """The discard pile goes back to the deck."""
    event.fold(scenery.state)
    pile = scenery.discards_spot(event.seat)
    deck = scenery.deck_spot(event.seat)
    return _to_rest(scenery) | _back_flies(scenery, "artifact", pile, deck.at)


def dealt(scenery: Scenery, event: Event) -> Action:
    """New cards come from off the table."""
    event.fold(scenery.state)
    return _to_rest(scenery, "card", scenery.away())


def item_moved(scenery: Scenery, event: setup.ItemTaken | setup.ItemReturned) -> Action:
    """Between the supply and its holder; a rival's is held up to be read."""
    event.fold(scenery.state)
    node = scenery.cards.get(event.item)
    moved = _to_rest(scenery, "claim")
    taken = isinstance(event, setup.ItemTaken)
    if event.seat == scenery.kit.home or node is None or not taken:
        return moved
    return moved | held_up(scenery, event.item, node.at)


def _to_rest(scenery: Scenery, name: str = "card", born: Spot | None = None) -> Action:
    return scenery.rearranged(name, born) + Call(scenery.refresh)


def _held_up(scenery: Scenery, component: int) -> Action:
    node = scenery.cards.get(component)
    owner = scenery.state.owner[component]
    if node is None or owner == NOBODY:
        return Together()
    return held_up(scenery, component, node.at)


def _face_down_first(scenery: Scenery, component: int) -> Action:
    """A card that has just come off a deck turns over."""
    node = scenery.cards.get(component)
    if node is None:
        return Together()
    node.card = None
    return node.flip(component)


def _back_flies(scenery: Scenery, back: str, start: Spot, end: tuple[float, float]) -> Action:
    """A card that its viewer does not see goes from one pile to another."""
    look = scenery.kit.look

    def begin() -> Action:
        card = CardNode(look, scenery.kit.faces, None, start.width, back=back)
        card.touchable = card.focusable = False
        card.at = start.at
        scenery.effect_layer.add(card)
        return in_turn(look.moves.move(card, end, "card"), Call(lambda: gone(card)))

    return Later(begin)

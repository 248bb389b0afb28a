"""Possible truths behind a view: the hidden part is drawn at random from what the view allows."""

from __future__ import annotations

from resarcana_gui.games.resarcana.rules.codes import (
    AWAY,
    DECK_SIZE,
    FIRST_GAME,
    HELD,
    HIDDEN,
    HIDDEN_CHOICE,
    IN_DECK,
    IN_HAND,
    IN_MONUMENT_DECK,
    OFFERED,
    PACKET_SIZE,
    TO_THE_LEFT,
    TO_THE_RIGHT,
)
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.kernel.chance import Chance
from resarcana_gui.kernel.state import EVERYONE


class Slot:
    """A place in a hand, deck or packet whose card is hidden."""

    def __init__(self, seat: int, pile: list[int], at: int, zone: int) -> None:
        self.seat = seat
        self.pile = pile
        self.at = at
        self.zone = zone
        self.batch = HIDDEN - pile[at]


def sample(view: State, chance: Chance) -> State:
    """Return a truth that looks like this view to its viewer. A truth is only copied."""
    world = view.clone()
    if view.viewer == EVERYONE:
        return world
    world.viewer = EVERYONE
    _fill_monument_deck(world, view.viewer, chance)
    _fill_mages(world, chance)
    _fill_artifacts(world, view.viewer, chance)
    return world


def _fill_monument_deck(world: State, viewer: int, chance: Chance) -> None:
    deck = world.monument_deck
    first = world.cards.monuments[0]
    loose = [card for card in world.cards.monuments if world.top_loose[viewer] >> (card - first) & 1]
    window = chance.shuffled(range(world.top_window[viewer]))
    for card, at in zip(loose, window, strict=False):
        deck[at] = card
    inside = [card for card in world.cards.monuments if world.zone[card] == IN_MONUMENT_DECK and card not in deck]
    unknown = [card for card in world.cards.monuments if world.zone[card] == AWAY]
    free = chance.shuffled([at for at, card in enumerate(deck) if card == HIDDEN])
    for at, card in zip(free, inside + chance.shuffled(unknown), strict=False):
        deck[at] = card
        world.zone[card] = IN_MONUMENT_DECK


def _fill_mages(world: State, chance: Chance) -> None:
    """Draw the mages that rivals were dealt, and which of them they have chosen."""
    if all(HIDDEN not in offer for offer in world.offer):
        return
    unknown = chance.shuffled([mage for mage in world.cards.mages if world.zone[mage] == AWAY])
    for seat, offer in enumerate(world.offer):
        for at, mage in enumerate(offer):
            if mage == HIDDEN:
                offer[at] = unknown.pop()
                _settle(world, offer[at], OFFERED, seat)
        if world.chosen[seat] == HIDDEN_CHOICE:
            world.chosen[seat] = offer[chance.below(len(offer))]


def _settle(world: State, card: int, zone: int, seat: int) -> None:
    world.zone[card] = zone
    world.owner[card] = seat
    world.known[card] |= 1 << seat


def _fill_artifacts(world: State, viewer: int, chance: Chance) -> None:
    hidden = _hidden_slots(world)
    free = _place_held(world, [hidden[at] for at in chance.shuffled(range(len(hidden)))])
    if not free:
        return
    free = _place_remembered(world, viewer, free, chance)
    unknown = [card for card in world.cards.artifacts if world.zone[card] == AWAY]
    for slot, card in zip(free, chance.shuffled(unknown), strict=False):
        _fill(world, slot, card)


def _hidden_slots(world: State) -> list[Slot]:
    slots: list[Slot] = []
    for seat in range(world.seats):
        for pile, zone in ((world.hand[seat], IN_HAND), (world.deck[seat], IN_DECK), (world.packet[seat], OFFERED)):
            slots += [Slot(seat, pile, at, zone) for at, card in enumerate(pile) if card < 0]
    return slots


def _place_held(world: State, slots: list[Slot]) -> list[Slot]:
    """Give the cards that are known to be in somebody's hand or deck a slot of their batch. Return the slots left
    over."""
    waiting: dict[tuple[int, int], list[int]] = {}
    for card in world.cards.artifacts:
        seat = world.owner[card]
        if world.zone[card] == HELD or (world.zone[card] == IN_DECK and card not in world.deck[seat]):
            waiting.setdefault((seat, world.batch[card]), []).append(card)
    free: list[Slot] = []
    for slot in slots:
        cards = waiting.get((slot.seat, slot.batch))
        if cards and slot.zone != OFFERED:
            _fill(world, slot, cards.pop())
        else:
            free.append(slot)
    return free


def _fill(world: State, slot: Slot, card: int) -> None:
    slot.pile[slot.at] = card
    world.zone[card] = slot.zone
    world.owner[card] = slot.seat
    world.batch[card] = slot.batch
    if slot.zone != IN_DECK or _knows_deck(world, slot):
        world.known[card] |= 1 << slot.seat


def _knows_deck(world: State, slot: Slot) -> bool:
    """Return whether the seat has seen the card in this slot. In a first game nobody has seen the cards of the
    decks, except those looked at since."""
    unseen = world.options.setup == FIRST_GAME and slot.batch == world.blind[slot.seat]
    return not unseen or slot.at < world.deck_seen[slot.seat]


def _place_remembered(world: State, viewer: int, slots: list[Slot], chance: Chance) -> list[Slot]:
    """Place the cards that the viewer passed on in a draft: every seat that received such a packet has kept one card
    of it. Return the slots left over."""
    count = len(world.memory) // world.seats
    packets: dict[int, list[int]] = {}
    for card in range(count):
        packet = world.memory[viewer * count + card]
        if packet:
            packets.setdefault(packet, []).append(card)
    for packet, cards in packets.items():
        keepers, holder = _keepers(world, viewer, packet)
        hidden: list[int] = []
        for card in cards:
            if world.zone[card] == AWAY:
                hidden.append(card)
            elif world.owner[card] in keepers:
                keepers.remove(world.owner[card])
        for at, card in enumerate(chance.shuffled(hidden)):
            kept = at < len(keepers)
            _fill(world, _take_slot(slots, keepers[at] if kept else holder, kept), card)
    return slots


def _keepers(world: State, viewer: int, packet: int) -> tuple[list[int], int]:
    """Return the seats that have kept a card of a packet since the viewer passed it on, and the one that has it now.
    (Once it has come back, the viewer has seen it, so the seats after that do not matter.)"""
    direction = TO_THE_LEFT if packet < DECK_SIZE else TO_THE_RIGHT
    passed_on = packet % DECK_SIZE
    goes_on = (min(len(deck) for deck in world.deck) < PACKET_SIZE) == (direction == TO_THE_LEFT)
    size = max(len(other) for other in world.packet) if goes_on else 0
    keepers: list[int] = []
    for step in range(1, min(passed_on, world.seats - 1) + 1):
        seat = (viewer + direction * step) % world.seats
        if passed_on - step + 1 == size and len(world.packet[seat]) == size:
            return keepers, seat
        if passed_on - step + 1 < size:
            break
        keepers.append(seat)
    return keepers, (viewer + direction * (passed_on - size + 1)) % world.seats


def _take_slot(slots: list[Slot], seat: int, kept: bool) -> Slot:
    """Take a slot of a seat: one of what it has kept, or of the packet before it. (Any slot, if a card that the seat
    kept has changed hands since, because then nobody can tell.)"""
    for at, slot in enumerate(slots):
        if slot.seat == seat and (slot.zone != OFFERED) == kept:
            return slots.pop(at)
    return slots.pop()

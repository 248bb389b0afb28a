"""Possible truths behind a view: the hidden part drawn at random from what the view allows."""

from __future__ import annotations

from itertools import permutations

from resarcana_gui.games.seasons.rules.codes import HIDDEN, PACK
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.rules.state_fields import PASSES, Cards
from resarcana_gui.games.seasons.rules.state_knowledge import without_card
from resarcana_gui.games.seasons.rules.state_unseen import Unseen, piles_of
from resarcana_gui.kernel.chance import Chance
from resarcana_gui.kernel.state import EVERYONE


def sample(view: State, chance: Chance) -> State:
    """Return a truth that looks like this view to its viewer. A truth is only copied."""
    world = view.clone()
    if view.viewer == EVERYONE:
        return world
    world.viewer = EVERYONE
    _lay_known(world, view.viewer)
    unseen = Unseen(world)
    _fill_groups(world, view.viewer, unseen, chance)
    _fill_drafted(world, view.viewer, unseen, chance)
    _fill_recycled(world, view.viewer, unseen, chance)
    _fill_rest(world, unseen, chance)
    for seat in range(world.seats):
        for cards in (world.hand[seat], world.second[seat], world.third[seat]):
            cards.sort()
    return world


def _lay_known(world: State, viewer: int) -> None:
    """Put the cards that the viewer knows of without seeing them where they must be."""
    for seat in range(world.seats):
        if seat != viewer:
            _lay(world.hand[seat], world.seen_hand[viewer * world.seats + seat])
    _lay(world.discards, world.seen_discards[viewer])


def _lay(pile: list[int], cards: Cards) -> None:
    pile[: len(cards)] = list(cards)


def _put(pile: list[int], number: int) -> None:
    """Put a card into the first hidden place of a pile."""
    pile[pile.index(HIDDEN)] = number


def _own_piles(world: State, seat: int, chance: Chance) -> list[list[int]]:
    """Return the lists that can hold the cards that a seat got before the first round, in any order."""
    piles = [world.hand[seat], world.second[seat], world.third[seat], world.kept[seat]]
    places = [pile for pile in piles for card in pile if card == HIDDEN]
    return [places[at] for at in chance.shuffled(range(len(places)))]


def _fill_own(world: State, seat: int, number: int, unseen: Unseen, chance: Chance) -> None:
    """Put a card that a seat got before the first round where the seat may still have it."""
    piles = _own_piles(world, seat, chance)
    if piles and unseen.take(number):
        _put(piles[0], number)


# The preset groups.


def _fill_groups(world: State, viewer: int, unseen: Unseen, chance: Chance) -> None:
    """Give every opponent a different one of the groups that it may still have."""
    hidden = [seat for seat in range(world.seats) if world.group[seat] == HIDDEN]
    if not hidden:
        return
    free = [group for group in range(len(world.cards.groups)) if group not in world.group]
    ways = [way for way in permutations(free, len(hidden)) if _fits_all(world, viewer, hidden, way)]
    found = ways[chance.below(len(ways))] if ways else tuple(chance.shuffled(free)[: len(hidden)])
    for seat, group in zip(hidden, found, strict=True):
        world.group[seat] = group
        for number in _left_of(world, seat, group):
            if number not in world.seen_hand[viewer * world.seats + seat]:
                _fill_own(world, seat, number, unseen, chance)


def _left_of(world: State, seat: int, group: int) -> Cards:
    """Return the cards of a group that a seat has not shown."""
    left = world.cards.groups[group]
    for number in world.revealed[seat]:
        left = without_card(left, number)
    return left


def _fits_all(world: State, viewer: int, seats: list[int], groups: tuple[int, ...]) -> bool:
    return all(_fits(world, viewer, seat, group) for seat, group in zip(seats, groups, strict=True))


def _fits(world: State, viewer: int, seat: int, group: int) -> bool:
    """Return whether a seat may have had a group: what else it has shown it has drawn, and it has room for the rest."""
    left = _left_of(world, seat, group)
    others = len(world.revealed[seat]) - (PACK - len(left))
    known = world.seen_hand[viewer * world.seats + seat]
    hidden = sum(pile.count(HIDDEN) for pile in (world.hand[seat], world.second[seat], world.third[seat]))
    hidden += world.kept[seat].count(HIDDEN)
    room = hidden + sum(number in left for number in set(known))
    return others <= world.drew[seat] and len(left) <= room


# The draft.


def _fill_drafted(world: State, viewer: int, unseen: Unseen, chance: Chance) -> None:
    """Give the cards that the viewer passed on and did not see again to the seats that had the pack after it, one
    card each; during the draft put the rest in a pack."""
    passed = world.passed[viewer]
    shown = [list(cards) for cards in world.revealed]
    for when in range(PACK - 1):
        cards = [code % PASSES for code in passed if code // PASSES == when]
        if cards:
            _fill_pass(world, viewer, unseen, chance, when, cards, shown)


def _fill_pass(
    world: State, viewer: int, unseen: Unseen, chance: Chance, when: int, cards: list[int], shown: list[list[int]]
) -> None:
    """One pack that the viewer passed on after its pick number `when`, from 0. Cards that a seat has shown since are
    taken for those that it kept."""
    keepers = _keepers(world, viewer, when, len(cards))
    for seat in keepers[:]:
        known = [number for number in cards if number in shown[seat]]
        if known:
            cards.remove(known[0])
            shown[seat].remove(known[0])
            keepers.remove(seat)
    mixed = chance.shuffled(cards)
    for seat, number in zip(keepers, mixed, strict=False):
        _fill_own(world, seat, number, unseen, chance)
    for number in mixed[len(keepers) :]:
        unseen.take(number)
        _put(world.pack[(viewer + _pick(world) - when) % world.seats], number)


def _pick(world: State) -> int:
    """Return which pick of the draft it is, from 0."""
    return min([len(kept) for kept in world.kept])


def _keepers(world: State, viewer: int, when: int, cards: int) -> list[int]:
    """Return the seats that have kept a card of a pack since the viewer passed it on."""
    seats = [(viewer + step) % world.seats for step in range(1, world.seats)]
    if not any(world.pack):
        return seats[:cards]
    pick = _pick(world)
    holder = (viewer + pick - when) % world.seats
    return seats[: pick - when - 1 + (len(world.kept[holder]) > pick)]


# What was shuffled into the pile, and all the rest.


def _fill_recycled(world: State, viewer: int, unseen: Unseen, chance: Chance) -> None:
    """Put the cards that the viewer knew to be shuffled into the pile there, or with those who have drawn since."""
    for number in world.recycled[viewer]:
        piles = [world.pile, world.drawn, *world.hand]
        places = [pile for pile in piles for card in pile if card == HIDDEN]
        if places and unseen.take(number):
            pile = places[chance.below(len(places))]
            free = [at for at, card in enumerate(pile) if card == HIDDEN]
            pile[free[chance.below(len(free))]] = number


def _fill_rest(world: State, unseen: Unseen, chance: Chance) -> None:
    rest = chance.shuffled(unseen.all())
    for pile in piles_of(world):
        for at, number in enumerate(pile):
            if number == HIDDEN and rest:
                pile[at] = rest.pop()

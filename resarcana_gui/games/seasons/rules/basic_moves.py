"""Small moves of which the rules are made: gaining, giving, drawing, and what a seat's cards in play add up to."""

from __future__ import annotations

from resarcana_gui.games.seasons.cards.energies import parts, shared, total
from resarcana_gui.games.seasons.rules.codes import LIMIT, MOST_GAUGE, NO_CARD
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.rules.turn_questions import AskExcess
from resarcana_gui.kernel.chance import Chance

# Seats.


def clockwise(state: State, first: int) -> list[int]:
    """Return all seats, from this one on."""
    return [(first + step) % state.seats for step in range(state.seats)]


def opponents(state: State, seat: int) -> list[int]:
    """Return all other seats, from the one on the left of this one on."""
    return [(seat + step) % state.seats for step in range(1, state.seats)]


# What cards in play add up to.


def limit_of(state: State, seat: int) -> int:
    """Return the most energies that a seat's reserve can hold."""
    copies = state.cards.copies
    limit = LIMIT
    for card in state.play[seat]:
        limit = max(limit, copies[card].limit)
    return limit


def discount_of(state: State, seat: int) -> int:
    """Return how many energies less a seat's summonings cost."""
    copies = state.cards.copies
    found = 0
    for card in state.play[seat]:
        found += copies[card].discount
    return found


def summoning_tax(state: State, seat: int) -> int:
    """Return how many crystals a seat gives its opponents when it summons."""
    copies = state.cards.copies
    found = 0
    for other in range(state.seats):
        if other != seat:
            for card in state.play[other]:
                found += copies[card].summoning_tax
    return found


def extra_worth(state: State, seat: int) -> int:
    """Return what each energy brings beyond its price when a seat crystallises it now."""
    copies = state.cards.copies
    found = state.bonus_worth if seat == state.active else 0
    for card in state.play[seat]:
        found += copies[card].worth
    return found


def familiars_of(state: State, seat: int) -> int:
    """Return how many familiars a seat has in play."""
    return sum([state.cards.copies[card].familiar for card in state.play[seat]])


def items_of(state: State, seat: int, but: int = NO_CARD) -> list[int]:
    """Return a seat's magic items in play, except for one card."""
    return [card for card in state.play[seat] if card != but and not state.cards.copies[card].familiar]


def has_room(state: State, seat: int) -> bool:
    """Return whether a seat's gauge lets it put another card into play."""
    return len(state.play[seat]) < state.gauge[seat]


def stores_of(state: State, seat: int) -> list[int]:
    """Return a seat's cards in play with energies on them that are spent like those of the reserve."""
    return [card for card in state.play[seat] if state.on[card] and state.cards.copies[card].spendable]


def spendable(state: State, seat: int) -> int:
    """Return all energies that a seat can pay with: its reserve, and those on the cards of `stores_of`."""
    amount = state.reserve[seat]
    for card in state.play[seat]:
        if state.on[card] and state.cards.copies[card].spendable:
            amount += state.on[card]
    return amount


# Energies, crystals, gauge.


def check_reserve(state: State, seat: int) -> None:
    """Before anything else happens, a seat discards what its reserve does not hold."""
    reserve = state.reserve[seat]
    excess = total(reserve) - limit_of(state, seat)
    if excess > 0:
        ways = parts(reserve, excess)
        if len(ways) > 1:
            state.ask(AskExcess(seat, excess))
        else:
            state.discard_energies(seat, ways[0], NO_CARD)


def gain(state: State, seat: int, energies: int, by: int) -> None:
    """Gain energies, and discard what is too much."""
    if energies:
        state.gain(seat, energies, by)
        check_reserve(state, seat)


def give(state: State, seat: int, receiver: int, number: int, by: int) -> int:
    """Give crystals, as far as there are; returns how many."""
    given = min(number, state.crystals[seat])
    if given:
        state.give_crystals(seat, receiver, given, by)
    return given


def lose(state: State, seat: int, number: int, by: int) -> None:
    """Lose crystals, as far as there are."""
    lost = min(number, state.crystals[seat])
    if lost:
        state.lose_crystals(seat, lost, by)


def move_gauge(state: State, seat: int, number: int, by: int) -> None:
    """Raise or lower a gauge within 0 to 15; what is beyond is lost."""
    moved = max(0, min(MOST_GAUGE, state.gauge[seat] + number)) - state.gauge[seat]
    if moved:
        state.move_gauge(seat, moved, by)


def sacrifice(state: State, seat: int, cards: tuple[int, ...]) -> None:
    """Sacrifice cards in play, with all that follows at once: the reserve may be discarded, or too full now."""
    for card in cards:
        state.sacrifice(seat, card)
        if state.cards.copies[card].clears_reserve and state.reserve[seat]:
            state.discard_energies(seat, state.reserve[seat], card)
    check_reserve(state, seat)


# The pile.


def cards_left(state: State) -> int:
    """Return how many cards can be drawn: those of the pile, and the discards of which a new one is made."""
    return len(state.pile) + len(state.discards)


def refill(state: State, chance: Chance) -> bool:
    """Make a new pile of the discards when a card is needed and there is none; whether there is one now."""
    if not state.pile and state.discards:
        state.refill_pile(tuple(chance.shuffled(state.discards)))
    return bool(state.pile)


def draw(state: State, seat: int, number: int, chance: Chance) -> None:
    """Draw cards into the hand, as many as there are."""
    for _ in range(number):
        if refill(state, chance):
            state.draw(seat, state.pile[0])


def draw_to_choose(state: State, seat: int, number: int, chance: Chance) -> None:
    """Draw cards to choose from, as many as there are. Those already drawn are not shuffled into a new pile."""
    missing = number
    while missing and refill(state, chance):
        cards = tuple(state.pile[:missing])
        state.draw_to_choose(seat, cards)
        missing -= len(cards)


def discard_rest(state: State, seat: int) -> None:
    """Discard what is left of the cards that a seat has drawn."""
    if state.drawn:
        state.discard_drawn(seat, tuple(state.drawn))


def different(cards: list[int]) -> list[int]:
    """Return the cards of a list, each kind once, in ascending order."""
    return sorted(set(cards))


def missing(amount: int, cost: int) -> int:
    """Return what an amount lacks to cover a cost, energy by energy."""
    return cost - shared(amount, cost)

"""Points at the end of the game."""

from __future__ import annotations

from resarcana_gui.games.seasons.cards import tables
from resarcana_gui.games.seasons.cards.energies import total
from resarcana_gui.games.seasons.rules.basic_moves import familiars_of, opponents
from resarcana_gui.games.seasons.rules.codes import IN_HAND_COSTS, PENALTIES
from resarcana_gui.games.seasons.rules.state import State


def end_points(state: State, seat: int, card: int) -> int:
    """Return the points that the effect of a card in play gives at the end, beside its prestige."""
    printed = state.cards.copies[card]
    if printed.end == tables.MOST_CARDS:
        most = max([len(state.play[other]) for other in opponents(state, seat)])
        return printed.end_number if len(state.play[seat]) > most else 0
    if printed.end == tables.PER_ENERGY:
        return printed.end_number * total(state.reserve[seat])
    if printed.end == tables.NO_FAMILIAR:
        return 0 if familiars_of(state, seat) else printed.end_number
    return 0


def score_sheet(state: State, seat: int) -> tuple[int, list[tuple[int, int]], int, int]:
    """Return the parts of a seat's points if the game ended now: crystals; each card in play with its points; what
    the hand costs; what the bonuses cost."""
    copies = state.cards.copies
    cards = [(card, copies[card].prestige + end_points(state, seat, card)) for card in state.play[seat]]
    return state.crystals[seat], cards, -IN_HAND_COSTS * len(state.hand[seat]), -PENALTIES[state.bonuses[seat]]


def points_of(state: State, seat: int) -> int:
    """Return a seat's points if the game ended now. They may be below 0."""
    crystals, cards, hand, bonuses = score_sheet(state, seat)
    return crystals + sum([points for _, points in cards]) + hand + bonuses


def winners_of(points: tuple[int, ...], cards: tuple[int, ...]) -> int:
    """Return who wins with these points and these numbers of cards in play: bit s for seat s. Of those who are tied
    the ones with most cards in play."""
    best = max([(number, cards[seat]) for seat, number in enumerate(points)])
    return sum([1 << seat for seat, number in enumerate(points) if (number, cards[seat]) == best])


def end_game(state: State) -> None:
    """Count the points and say who has won."""
    points = tuple([points_of(state, seat) for seat in range(state.seats)])
    cards = tuple([len(play) for play in state.play])
    state.end_game(points, winners_of(points, cards))

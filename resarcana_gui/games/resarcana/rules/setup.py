"""Setting up: the centre, the deal, first game, standard, draft, and the games of a match.

The draft, twice with four cards: keep one, pass the rest, first to the left, then to the right.
"""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.resarcana.cards.essences import ONE_OF_EACH
from resarcana_gui.games.resarcana.rules.basic_moves import clockwise, open_hands
from resarcana_gui.games.resarcana.rules.codes import (
    AWAY,
    CHOOSING_FIRST,
    CHOOSING_ITEMS,
    CHOOSING_MAGES,
    DECK_SIZE,
    DISPLAY_SIZE,
    DRAFT,
    DRAFTING,
    FIRST_GAME,
    HAND_SIZE,
    MOST_SEATS,
    NO_COMPONENT,
    NOBODY,
    PACKET_SIZE,
    PICKING,
    TO_THE_LEFT,
    TO_THE_RIGHT,
)
from resarcana_gui.games.resarcana.rules.collecting import begin_round
from resarcana_gui.games.resarcana.rules.options import SIDES_FIRST, SIDES_RANDOM
from resarcana_gui.games.resarcana.rules.setup_questions import AskFirst, AskItem, AskKeep, AskMage, AskPick
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.rules.turns import item_of
from resarcana_gui.kernel.chance import Chance

TIGHT_PLACES: Final = 4
TIGHT_MONUMENTS: Final = 7


def set_up(state: State, chance: Chance) -> None:
    """Set up a blank table, up to the first question."""
    lay_out_centre(state, chance)
    first = state.options.first
    state.choose_first_player(first if first != NOBODY else chance.below(state.seats))
    if state.options.setup == FIRST_GAME:
        _deal_first_game(state, chance)
        state.begin_phase(CHOOSING_ITEMS)
        return
    _deal_mages(state, chance)
    if state.options.setup == DRAFT:
        state.begin_phase(DRAFTING)
        begin_draft(state, chance)
        return
    _deal_artifacts(state, chance)
    state.begin_phase(CHOOSING_MAGES)


def lay_out_centre(state: State, chance: Chance) -> None:
    """Carry out steps 1 to 4 of the setup: items, Places of Power, monuments, one of each essence."""
    cards = state.cards
    state.lay_out_items(cards.items)
    state.lay_out_places(_choose_places(state, chance))
    monuments = chance.shuffled(cards.monuments)
    state.shuffle_monuments(tuple(monuments[:TIGHT_MONUMENTS] if state.options.tight else monuments))
    for _ in range(DISPLAY_SIZE):
        state.turn_up_monument(state.monument_deck[0])
    for seat in range(state.seats):
        state.gain(seat, ONE_OF_EACH)


def _choose_places(state: State, chance: Chance) -> tuple[int, ...]:
    """Choose one side of every tile, or of four of them in the tight setup."""
    tiles: dict[int, list[int]] = {}
    for place in state.cards.places:
        tiles.setdefault(state.cards.components[place].tile, []).append(place)
    chosen = [_choose_side(state, sides, chance) for sides in tiles.values()]
    if state.options.tight:
        kept = chance.shuffled(chosen)[:TIGHT_PLACES]
        chosen = [place for place in chosen if place in kept]
    return tuple(chosen)


def _choose_side(state: State, sides: list[int], chance: Chance) -> int:
    components = state.cards.components
    if state.options.sides == SIDES_RANDOM:
        return sides[chance.below(len(sides))]
    if state.options.sides == SIDES_FIRST:
        return next(side for side in sides if components[side].first_side)
    return next(side for side in sides if components[side].slug in state.options.sides)


def _deal_mages(state: State, chance: Chance) -> None:
    mages = chance.shuffled(state.cards.mages)
    for seat in range(state.seats):
        state.deal_mages(seat, (mages[2 * seat], mages[2 * seat + 1]))


def _deal_artifacts(state: State, chance: Chance) -> None:
    artifacts = chance.shuffled(state.cards.artifacts)
    for seat in range(state.seats):
        state.deal_artifacts(seat, tuple(artifacts[seat * DECK_SIZE : (seat + 1) * DECK_SIZE]), 0)
    open_hands(state, chance)


def _deal_first_game(state: State, chance: Chance) -> None:
    """Deal preset hands of three cards with their mages; the five cards of each deck are seen by nobody."""
    hands = state.options.hands or tuple(chance.shuffled(range(1, MOST_SEATS + 1)))
    components = state.cards.components
    mages: list[int] = []
    for seat in range(state.seats):
        of_hand = [number for number in range(state.cards.count) if components[number].hand == hands[seat]]
        state.deal_preset(seat, tuple(number for number in of_hand if number in state.cards.artifacts))
        mages += [number for number in of_hand if number in state.cards.mages]
    state.reveal_mages(tuple(mages))
    rest = chance.shuffled([number for number in state.cards.artifacts if state.zone[number] == AWAY])
    size = DECK_SIZE - HAND_SIZE
    for seat in range(state.seats):
        state.deal_artifacts(seat, tuple(rest[seat * size : (seat + 1) * size]), 1)


def choose_mages(state: State) -> None:
    """Ask the next seat for its mage; when all have chosen, reveal the mages."""
    for seat in clockwise(state, state.token):
        if state.chosen[seat] == NOBODY:
            state.ask(AskMage(seat))
            return
    state.reveal_mages(tuple(state.chosen))
    state.begin_phase(CHOOSING_ITEMS)


def choose_items(state: State) -> None:
    """Ask the next seat for its item, counter-clockwise, the first player last; then begin the first round."""
    for seat in reversed(clockwise(state, state.token)):
        if item_of(state, seat) == NO_COMPONENT:
            state.ask(AskItem(seat))
            return
    begin_round(state, 1)


def next_game(state: State, chance: Chance) -> None:
    """Begin the next game of a match. Both seats keep their mages, and the loser says who is first player. (Nobody
    lost a shared victory: then the seat that was not first player says.)"""
    artifacts = [number for number in state.cards.artifacts if state.owner[number] != NOBODY]
    winners = [seat for seat in range(state.seats) if state.winners >> seat & 1]
    chooser = 1 - (winners[0] if len(winners) == 1 else state.began)
    state.clear_table(state.game_number + 1)
    lay_out_centre(state, chance)
    if state.game_number == 2:
        state.lay_out_artifacts(tuple(sorted(artifacts)))
    else:
        _regather_decks(state)
    state.begin_phase(CHOOSING_FIRST)
    state.ask(AskFirst(chooser))


def _regather_decks(state: State) -> None:
    for seat in range(state.seats):
        own = [number for number in state.cards.artifacts if state.drafted[number] == seat]
        state.regather_deck(seat, tuple(own))


def begin_later_game(state: State, first: int, chance: Chance) -> None:
    """Continue with a later game of a match, once the first player has been chosen."""
    state.choose_first_player(first)
    if state.face_up:
        state.begin_phase(PICKING)
    else:
        open_hands(state, chance)
        state.begin_phase(CHOOSING_ITEMS)


def pick_artifacts(state: State, chance: Chance) -> None:
    """Ask for the next pick: the first player picks 1, then both pick 2 in turn, and the last one goes to the first
    player."""
    if len(state.face_up) == 1:
        state.pick_card(state.token, state.face_up[0])
    if not state.face_up:
        open_hands(state, chance)
        state.begin_phase(CHOOSING_ITEMS)
        return
    picked = sum(len(deck) for deck in state.deck)
    state.ask(AskPick((state.token + (picked + 1) // 2) % state.seats))


def begin_draft(state: State, chance: Chance) -> None:
    """Deal four artifacts to every seat and ask the first seat which to keep."""
    artifacts = chance.shuffled([card for card in state.cards.artifacts if state.zone[card] == AWAY])
    for seat in range(state.seats):
        state.deal_packet(seat, tuple(artifacts[seat * PACKET_SIZE : (seat + 1) * PACKET_SIZE]))
    state.ask(AskKeep(state.token))


def keep(state: State, seat: int, card: int, chance: Chance) -> None:
    """Let a seat keep a card; when all have, pass the packets on. The last card of a packet is kept without asking."""
    state.keep_card(seat, card)
    left = [other for other in clockwise(state, state.token) if len(state.packet[other]) > len(state.packet[seat])]
    if left:
        state.ask(AskKeep(left[0]))
        return
    _pass_packets(state)
    if len(state.packet[seat]) == 1:
        for other in clockwise(state, state.token):
            state.keep_card(other, state.packet[other][0])
        _end_packets(state, chance)
    else:
        state.ask(AskKeep(state.token))


def _pass_packets(state: State) -> None:
    direction = TO_THE_LEFT if len(state.deck[0]) < PACKET_SIZE else TO_THE_RIGHT
    received = [card for seat in range(state.seats) for card in state.packet[(seat - direction) % state.seats]]
    state.pass_packets(direction, tuple(received), state.seats)


def _end_packets(state: State, chance: Chance) -> None:
    if len(state.deck[0]) < DECK_SIZE:
        begin_draft(state, chance)
        return
    open_hands(state, chance)
    state.begin_phase(CHOOSING_MAGES)

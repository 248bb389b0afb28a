"""The draft, twice with four cards: keep one, pass the rest, first to the left, then to the right."""

from __future__ import annotations

from resarcana_gui.games.resarcana.rules.basic_moves import clockwise, open_hands
from resarcana_gui.games.resarcana.rules.codes import (
    AWAY,
    CHOOSING_MAGES,
    DECK_SIZE,
    PACKET_SIZE,
    TO_THE_LEFT,
    TO_THE_RIGHT,
)
from resarcana_gui.games.resarcana.rules.setup_questions import AskKeep
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.kernel.chance import Chance


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

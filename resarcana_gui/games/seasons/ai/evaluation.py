"""The worth of a table of Seasons to a seat, in points, and the shares of the victory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from resarcana_gui.agents.evaluation import Evaluation
from resarcana_gui.games.seasons.ai.card_worth import (
    ENERGY,
    ROOM,
    lasting_worth,
    net_worth,
    rounds_left,
    usefulness,
)
from resarcana_gui.games.seasons.cards.energies import ENERGIES, count_of
from resarcana_gui.games.seasons.cards.tables import Card
from resarcana_gui.games.seasons.rules import codes
from resarcana_gui.games.seasons.rules.basic_moves import extra_worth, opponents, spendable
from resarcana_gui.games.seasons.rules.commands import (
    Answer,
    DiscardEnergies,
    EndTurn,
    Gain,
    LayDown,
    Pay,
)
from resarcana_gui.games.seasons.rules.questions import Question
from resarcana_gui.games.seasons.rules.scoring import points_of, winners_of
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.rules.turn_questions import AskDrawn
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State as KernelState

WANTED: Final = 0.6
"""Added to an energy's worth while a card in hand needs it."""
KEPT: Final = 0.7
"""The share of an energy's price that counts while it is kept, as it needs a turn in which one may crystallise."""
HELD: Final = 0.5
"""The share of a card's worth that counts while it is held, ..."""
MISSING: Final = 0.94
"""... reduced by this factor for each energy that is missing, ..."""
CRYSTALS_PER_ENERGY: Final = 2.0
INCOME: Final = 2.5
"""Energies and the like that a seat gains in a usual round."""
LATER: Final = 0.6
"""... and by this one while it lies in a library."""
IN_TIME: Final = 0.5
"""Cards that a seat can summon in a usual round; those beyond the number for the rounds left stay in hand."""
NEXT_ROOM: Final = 0.4
"""What room for another card is worth, compared with the one before."""
DIE_DRAWS: Final = 3.0
"""A card drawn by the die, to keep or discard."""
RING: Final = 1.0
"""Being allowed to crystallise this turn, beside what the energies at hand bring."""
UNUSED: Final = 0.7
"""The share of what crystallising would bring that counts while it can still be done."""
RIVAL: Final = 0.7
"""The weight of the leading opponent's points."""
WIN: Final = 1000.0
"""A game that is won."""


class SeasonsEvaluation(Evaluation):
    """Counts points and what will become points."""

    def value(self, state: KernelState, seat: int) -> float:
        assert isinstance(state, State)
        rivals = max([float(points_of(state, other)) for other in opponents(state, seat)])
        if state.phase == codes.GAME_OVER:
            return (WIN if state.winners >> seat & 1 else -WIN) + points_of(state, seat) - rivals
        return points_of(state, seat) + prospects(state, seat) - RIVAL * rivals

    def prior(self, state: KernelState, command: Command) -> float:
        assert isinstance(state, State)
        assert isinstance(command, Answer)
        if isinstance(command, Gain):
            return energies_worth(state, command.seat, state.reserve[command.seat] + command.energies)
        if isinstance(command, Pay | DiscardEnergies):
            return -energies_worth(state, command.seat, command.energies)
        return _first_year(state, command) if isinstance(command, LayDown) else 0.0

    def idle(self, answers: Sequence[Command]) -> Command | None:
        return answers[-1] if isinstance(answers[-1], EndTurn) else None

    def idles(self, before: float, best: float, idle: float) -> bool:
        return best <= idle

    def unsettled(self, pending: Pending) -> bool:
        return isinstance(pending, AskDrawn)


def _first_year(state: State, command: LayDown) -> float:
    """Return how much cards bring when they are summoned early rather than late."""
    question = state.stack[-1]
    assert isinstance(question, Question)
    cards = state.cards.cards
    worth = 0.0
    for number in command.cards:
        worth += lasting_worth(cards[number], 16.0) - lasting_worth(cards[number], 8.0)
    return worth


def prospects(state: State, seat: int) -> float:
    """Return the worth of what a seat has beyond its points now."""
    rounds = rounds_left(state)
    worth = energies_worth(state, seat, spendable(state, seat)) + _holdings(state, seat, rounds)
    for copy in state.play[seat]:
        worth += lasting_worth(state.cards.copies[copy], rounds)
    if not _has_used_die(state, seat):
        worth += _die_worth(state, seat)
    elif seat == state.active and state.may_crystallise:
        worth += UNUSED * _permission_worth(state, seat)
    return worth


def _permission_worth(state: State, seat: int) -> float:
    """Return what it is worth to crystallise now everything that is worth less to the seat."""
    row = state.cards.worth[codes.season_of(state.p)]
    extra = extra_worth(state, seat)
    amount, needs, worths = spendable(state, seat), needs_of(state, seat), energy_worths(state, seat)
    useful = usefulness(rounds_left(state))
    found = 0.0
    for energy in range(ENERGIES):
        count, price = count_of(amount, energy), row[energy] + extra
        wanted = min(count, needs[energy])
        found += wanted * max(0.0, price - needed_worth(worths[energy], useful))
        found += (count - wanted) * max(0.0, price - worths[energy])
    return found


def needs_of(state: State, seat: int) -> list[int]:
    """Return how many energies of each type the dearest card in hand costs."""
    needs = [0] * ENERGIES
    for number in state.hand[seat]:
        if number >= 0:
            cost = state.cards.cards[number].energies[state.seats - 2]
            for energy in range(ENERGIES):
                needs[energy] = max(needs[energy], count_of(cost, energy))
    return needs


def energy_worths(state: State, seat: int) -> list[float]:
    """Return what one energy of each type is worth to a seat beyond its needs: its price in this season or the next,
    with the cards that raise it."""
    rounds = rounds_left(state)
    season = codes.season_of(state.p)
    now, then = state.cards.worth[season], state.cards.worth[(season + 1) % len(state.cards.worth)]
    extra = 0.0
    for copy in state.play[seat]:
        extra += state.cards.copies[copy].worth
    useful = KEPT * usefulness(rounds)
    last = rounds <= codes.PER_SEASON / 2
    return [useful * (extra + (now[e] if last else max(now[e], then[e]))) for e in range(ENERGIES)]


def needed_worth(worth: float, useful: float) -> float:
    """Return what an energy is worth that a card in hand needs, by what it is worth otherwise."""
    return max(worth, useful * ENERGY) + useful * WANTED


def energies_worth(state: State, seat: int, amount: int) -> float:
    """Return what an amount of energies is worth to a seat."""
    needs, worths = needs_of(state, seat), energy_worths(state, seat)
    useful = usefulness(rounds_left(state))
    worth = 0.0
    for energy in range(ENERGIES):
        count = count_of(amount, energy)
        wanted = min(count, needs[energy])
        worth += wanted * needed_worth(worths[energy], useful)
        worth += (count - wanted) * worths[energy]
    return worth


def _holdings(state: State, seat: int, rounds: float) -> float:
    """Return the worth of the cards that a seat can summon, now or in a later year, and of room for them."""
    amount = spendable(state, seat)
    worths: list[float] = []
    for number in [*state.hand[seat], *state.kept[seat]]:
        if number >= 0:
            card = state.cards.cards[number]
            worth = HELD * net_worth(card, state.seats, rounds) + codes.IN_HAND_COSTS
            worths.append(worth * _reach(short_of(state, seat, card, amount), rounds))
    worths.sort(reverse=True)
    in_time = rounds * IN_TIME + 1.0
    worth = 0.0
    for place, each in enumerate(worths):
        worth += each * max(0.0, min(1.0, in_time - place))
    worth += _library_worth(state, seat)
    held = len(worths) + len(state.second[seat]) + len(state.third[seat])
    room = state.gauge[seat] - len(state.play[seat])
    return worth + usefulness(rounds) * room_worth(min(room, held))


def room_worth(room: int) -> float:
    """Return what room in the gauge for so many more cards is worth: the next card needs it, later ones can wait."""
    worth, more = 0.0, ROOM
    for _ in range(room):
        worth += more
        more *= NEXT_ROOM
    return worth


def short_of(state: State, seat: int, card: Card, amount: int) -> float:
    """Return how many energies a seat with this amount of them lacks for a card; crystals count as the energies that
    bring them."""
    cost = card.energies[state.seats - 2]
    short = max(0, card.crystals[state.seats - 2] - state.crystals[seat]) / CRYSTALS_PER_ENERGY
    for energy in range(ENERGIES):
        short += max(0, count_of(cost, energy) - count_of(amount, energy))
    return short


def _reach(short: float, rounds: float) -> float:
    """Return the share of a card's worth that counts while so much is missing."""
    income = INCOME * max(0.0, rounds - 0.5)
    return float(MISSING**short) * (1.0 if short <= income else (income + 0.2) / short)


def _library_worth(state: State, seat: int) -> float:
    worth = 0.0
    for library, year in ((state.second[seat], 2), (state.third[seat], 3)):
        rounds = (codes.END - codes.SPACES * (year - 1)) / 2.0
        for number in library:
            if number >= 0:
                worth += LATER * net_worth(state.cards.cards[number], state.seats, rounds)
    return worth


def _has_used_die(state: State, seat: int) -> bool:
    """Return whether a seat has had what its die gives, or has taken none."""
    if state.taken[seat] == codes.NO_DIE or state.phase > codes.ACTING:
        return True
    if state.active == codes.NOBODY:
        return False
    mine, now = (seat - state.first) % state.seats, (state.active - state.first) % state.seats
    return mine < now or (mine == now and state.phase == codes.ACTING)


def _die_worth(state: State, seat: int) -> float:
    """Return what the die that a seat has taken will give it."""
    face = state.cards.faces[state.taken[seat]]
    useful = usefulness(rounds_left(state))
    amount = spendable(state, seat)
    worth = energies_worth(state, seat, amount + face.energies) - energies_worth(state, seat, amount)
    held = len(state.hand[seat]) + len(state.second[seat]) + len(state.third[seat])
    room = state.gauge[seat] - len(state.play[seat])
    worth += useful * (room_worth(min(room + face.gauge, held)) - room_worth(min(room, held)))
    worth += face.crystals + (DIE_DRAWS * useful if face.draws else 0.0)
    if face.crystallises:
        worth += RING * useful + _permission_worth(state, seat)
    return worth


MARGIN: Final = 0.4
"""The weight of the lead in points, as opposed to victory itself: a close defeat is better than a clear one."""

LEAD: Final = 120.0
"""Half of this, in points, is the lead beyond which a larger one is no better."""


def shares_of(state: State, margin: float = MARGIN) -> list[float]:
    """Return each seat's share of the victory, from 0 to 1; unless the game is over, it is judged by points."""
    if state.phase == codes.GAME_OVER:
        points, winners = state.points, state.winners
    else:
        points = [points_of(state, seat) for seat in range(state.seats)]
        winners = winners_of(tuple(points), tuple([len(play) for play in state.play]))
    won = 1.0 / winners.bit_count()
    shares: list[float] = []
    for seat, mine in enumerate(points):
        best = -1000
        for other in range(state.seats):
            if other != seat:
                best = max(best, points[other])
        lead = min(1.0, max(0.0, 0.5 + (mine - best) / LEAD))
        shares.append((1.0 - margin) * (won if winners >> seat & 1 else 0.0) + margin * lead)
    return shares

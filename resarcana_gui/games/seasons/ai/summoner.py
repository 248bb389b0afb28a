"""A player by one rule, by whom others are measured: it always summons the card with the highest prestige that it can
pay for. Only tools seat it. It must never change.

It drafts by prestige, gains what the best card in its hand lacks, and crystallises what is left when its hand is empty
or the game is nearly over. It looks at no opponent.
"""

from __future__ import annotations

from typing import Final

from resarcana_gui.agents.agent import Agent, Budget
from resarcana_gui.games.seasons.cards.energies import count_of, total, types_in
from resarcana_gui.games.seasons.rules import codes
from resarcana_gui.games.seasons.rules.basic_moves import has_room, missing, spendable
from resarcana_gui.games.seasons.rules.commands import (
    Activate,
    Answer,
    CardAnswer,
    Crystallise,
    Discard,
    DiscardEnergies,
    Gain,
    Keep,
    LayDown,
    Pay,
    Summon,
    TakeDie,
    UseBonus,
)
from resarcana_gui.games.seasons.rules.game import Seasons
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.rules.turn_questions import AskTurn
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State as KernelState

SUMMON: Final = 100
ACTIVATE: Final = 50
CRYSTALLISE: Final = 30
ROOM: Final = 20
NEVER: Final = -1000
NEARLY_OVER: Final = 31
"""The position of the marker from which on it crystallises whatever it has."""


class Summoner(Agent):
    """Gives the answer that it wants most; of several, a random one."""

    def __init__(self, game: Seasons, seed: int | str) -> None:
        self._game: Final = game
        self._dice: Final = Dice(seed)

    def choose(self, view: KernelState, pending: Pending, budget: Budget) -> Command:
        assert isinstance(view, State)
        legal = self._game.legal(view)
        turn = isinstance(pending, AskTurn)
        wishes = [action_wish(view, answer) if turn else choice_wish(view, answer) for answer in legal]
        most = max(wishes)
        wanted = [answer for answer, wish in zip(legal, wishes, strict=True) if wish == most]
        return wanted[self._dice.below(len(wanted))]


def action_wish(view: State, answer: Answer) -> int:
    """Return how much it wants to do this in its turn; ending the turn is 0."""
    seat = answer.seat
    if isinstance(answer, Summon):
        return SUMMON + prestige(view, answer.card)
    if isinstance(answer, Activate):
        power = view.cards.copies[answer.card].powers[answer.power]
        costs = power.paid or power.crystals or power.sacrifices or power.familiar or power.plays_free
        return NEVER if costs or (power.sacrifices_this and not view.reserve[seat]) else ACTIVATE
    if isinstance(answer, Crystallise):
        over = not view.hand[seat] or view.p >= NEARLY_OVER
        return CRYSTALLISE + _price(view, answer.energies) if over else NEVER
    if isinstance(answer, UseBonus):
        full = view.hand[seat] and not has_room(view, seat) and view.bonuses[seat] == 0
        return ROOM if answer.bonus == codes.GAUGE_BONUS and full else NEVER
    return 0


def _price(view: State, energies: int) -> int:
    energy = types_in(energies)[0]
    return view.cards.worth[codes.season_of(view.p)][energy] * count_of(energies, energy)


def choice_wish(view: State, answer: Answer) -> int:
    """Return how much it wants this answer to any other question."""
    amount = spendable(view, answer.seat)
    if isinstance(answer, TakeDie):
        return _die_wish(view, answer)
    if isinstance(answer, Gain):
        return -lacking(view, answer.seat, amount + answer.energies)
    if isinstance(answer, Pay | DiscardEnergies):
        return -lacking(view, answer.seat, amount - answer.energies)
    if isinstance(answer, LayDown):
        return -sum([total(view.cards.cards[card].energies[view.seats - 2]) for card in answer.cards])
    if isinstance(answer, Keep) or (isinstance(answer, CardAnswer) and not isinstance(answer, Discard)):
        return prestige(view, answer.card)
    return 0


def _die_wish(view: State, answer: TakeDie) -> int:
    face, seat = view.cards.faces[answer.die], answer.seat
    if face.gauge and not has_room(view, seat):
        return SUMMON + total(face.energies)
    before = spendable(view, seat)
    closer = lacking(view, seat, before) - lacking(view, seat, before + face.energies)
    return 10 * closer + 2 * total(face.energies) + face.crystals + (ROOM if face.crystallises else 0)


def prestige(view: State, number: int) -> int:
    """Return the prestige of a card; 0 for one that is hidden."""
    return view.cards.cards[number].prestige if number >= 0 else 0


def lacking(view: State, seat: int, amount: int) -> int:
    """Return how many energies the card in hand with the highest prestige lacks."""
    if not view.hand[seat]:
        return 0
    best = max(view.hand[seat], key=lambda number: prestige(view, number))
    return total(missing(amount, view.cards.cards[best].energies[view.seats - 2]))

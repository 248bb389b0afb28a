"""Games of two sides that judge by different weights."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from statistics import mean

from resarcana_gui.agents.agent import Agent, Budget
from resarcana_gui.games.terra_mystica.ai.greedy import TerraMysticaGreedy
from resarcana_gui.games.terra_mystica.ai.weights import NAMES, WEIGHTS, load_weights
from resarcana_gui.games.terra_mystica.engine import start, terra_mystica
from resarcana_gui.games.terra_mystica.rules.questions import AskFaction
from resarcana_gui.games.terra_mystica.rules.state import State
from tools.terra_mystica.train.knobs import Weights


@dataclass(frozen=True)
class Result:
    """How a deal went that was played twice, with the sides in each other's seats."""

    lead: float
    """By how many points a seat of the first side was ahead of one of the other."""
    won: float
    """The share of the two games that the first side won."""
    factions: frozenset[str]


Maker = Callable[[bool, str], Agent]
"""Returns a player of the first side, or of the other one, with a seed."""


def greedy(first: bool, seed: str) -> Agent:
    """Return a player that looks nowhere ahead, the same for both sides."""
    return TerraMysticaGreedy(terra_mystica(), seed)


@contextmanager
def kept_weights() -> Iterator[None]:
    """Put the weights that Greedy uses back at the end."""
    load_weights()
    before = {name: getattr(WEIGHTS, name) for name in NAMES}
    try:
        yield
    finally:
        WEIGHTS.become(before)


def play_both(seed: str, seats: int, one: Weights, other: Weights, player: Maker = greedy) -> Result:
    """Play a deal twice: every second seat judges by the one weights, the others by the other ones."""
    results = [play(seed, seats, one, other, frozenset(range(first, seats, 2)), player) for first in (0, 1)]
    return Result(
        mean(result.lead for result in results),
        mean(result.won for result in results),
        frozenset().union(*[result.factions for result in results]),
    )


def play(seed: str, seats: int, one: Weights, other: Weights, ones: frozenset[int], player: Maker = greedy) -> Result:
    """Play a deal with dealt factions to its end; `ones` are the seats that judge by the one weights."""
    lots, session = random.Random(seed), start(seed, seats=seats)
    players = [player(seat in ones, f"{seed}/{seat}") for seat in range(seats)]
    with kept_weights():
        while (question := session.pending) is not None:
            if isinstance(question, AskFaction):
                session.submit(lots.choice(session.legal()))
                continue
            WEIGHTS.become(one if question.seat in ones else other)
            view = session.observe(question.seat)
            session.submit(players[question.seat].choose(view, question, Budget()))
    state, outcome = session.state, session.outcome
    assert isinstance(state, State)
    assert outcome is not None
    winners = outcome.winners
    factions = frozenset(state.parts.factions[number].slug for number in state.faction)
    return Result(_lead(outcome.points, ones), sum(seat in ones for seat in winners) / len(winners), factions)


def _lead(points: Sequence[int], ones: frozenset[int]) -> float:
    mine = [each for seat, each in enumerate(points) if seat in ones]
    return mean(mine) - mean(each for seat, each in enumerate(points) if seat not in ones)

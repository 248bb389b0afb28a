"""Games from which the policy learns: at some turns the best actions are played on to the end of the game, as often as
it takes to see which are better than they seem."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from resarcana_gui.agents.agent import Budget
from resarcana_gui.games.terra_mystica.ai.lines import Line, lines_at
from resarcana_gui.games.terra_mystica.ai.lookahead import Lookahead, lead
from resarcana_gui.games.terra_mystica.ai.playout import Playouts, Tried, with_one_pass
from resarcana_gui.games.terra_mystica.ai.policy_facts import columns_of, rows_of
from resarcana_gui.games.terra_mystica.ai.skill import Skill
from resarcana_gui.games.terra_mystica.engine import start, terra_mystica
from resarcana_gui.games.terra_mystica.rules.codes import ROUNDS
from resarcana_gui.games.terra_mystica.rules.questions import AskFaction, AskTurn
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.kernel.chance import Dice

PLAYER: Final = Skill(0, blur=2.0)
"""Who plays: Greedy, misjudging a little, so that games differ."""
SKILL: Final = Skill(4, width=8)
"""How actions are played on: so many of them, each so many times."""
SHARE: Final = 0.2
"""The share of the turns that are looked into."""
SEATS: Final = (2, 2, 4)
"""How many seats play, game after game."""

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Lesson:
    """A turn at which several actions were played on."""

    facts: Floats
    """For each action every column's amount in every row, flat."""
    missed: Floats
    """By how many points each turned out better than Greedy values it."""


def lessons_of(seed: str, number: int) -> Iterator[Lesson]:
    """Play a game with dealt factions, and yield what it teaches."""
    seats, lots = SEATS[number % len(SEATS)], random.Random(f"{seed}/{number}")
    session = start(f"{seed}/{number}", seats=seats)
    player = Lookahead(terra_mystica(), PLAYER, f"{seed}/{number}")
    while (question := session.pending) is not None:
        if isinstance(question, AskFaction):
            session.submit(lots.choice(session.legal()))
            continue
        view = session.observe(question.seat)
        assert isinstance(view, State)
        if isinstance(question, AskTurn) and lots.random() < SHARE:
            yield from looked_into(view, question, lots.randrange(1 << 30))
        session.submit(player.choose(view, question, Budget()))


def looked_into(view: State, question: AskTurn, seed: int) -> Iterator[Lesson]:
    """Yield what playing on the best actions of a turn teaches; nothing if there is no choice."""
    playouts = Playouts(terra_mystica(), Dice(seed), SKILL.tries, SKILL.whim)
    found = _best(playouts, view, question)
    if len(found) > 1:
        rows = rows_of(view, question.seat)
        facts = [np.outer(columns_of(view, tried.table, question.seat, line), rows).ravel() for line, tried in found]
        results = [_played_on(playouts, tried.table, question.seat) for _, tried in found]
        yield Lesson(np.array(facts), np.array(results) - np.array([tried.value for _, tried in found]))


def _best(playouts: Playouts, view: State, question: AskTurn) -> list[tuple[Line, Tried]]:
    lines = with_one_pass(view, lines_at(view, question))
    found = [(line, playouts.tried(view, question, line)) for line in lines]
    found.sort(key=lambda each: -each[1].value)
    least = found[0][1].value - SKILL.slack
    return [each for each in found[: SKILL.width] if each[1].value >= least]


def _played_on(playouts: Playouts, table: State, seat: int) -> float:
    """Return what a table comes to at the end of the game, on average."""
    ends = [playouts.play(table, ROUNDS) for _ in range(SKILL.playouts)]
    return sum([lead(end, seat, SKILL.rivalry) for end in ends]) / len(ends)

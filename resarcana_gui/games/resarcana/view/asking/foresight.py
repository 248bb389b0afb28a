"""What an answer will bring for certain: the rules themselves carry it out, on a table like the one that is seen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from resarcana_gui.games.resarcana.rules.commands import Answer
from resarcana_gui.games.resarcana.rules.follow import answer as carry_out
from resarcana_gui.games.resarcana.rules.questions import Question
from resarcana_gui.games.resarcana.rules.round_questions import AskTurn
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.rules.state_worlds import sample
from resarcana_gui.kernel.chance import Dice


@dataclass(frozen=True)
class Foreseen:
    """How a seat stands when next anybody is asked anything."""

    pool: int
    on: Mapping[int, int]
    """The essences on each of its components on which there are others than before."""
    asked: Question | None
    """What the seat is asked then, as part of the same action; None for nothing."""


def foresee(view: State, given: Answer) -> Foreseen:
    """What an answer to the question that a view asks leads to. What is hidden is made up, and what is told here does
    not depend on it: no power counts hidden cards."""
    seat, world = given.seat, sample(view, Dice(0))
    carry_out(world, given, Dice(0))
    on = {number: world.on[number] for number in view.play[seat] if world.on[number] != view.on[number]}
    pending = world.stack[-1] if world.stack else None
    asked = pending if pending is not None and pending.seat == seat and not isinstance(pending, AskTurn) else None
    return Foreseen(world.pool[seat], on, asked)

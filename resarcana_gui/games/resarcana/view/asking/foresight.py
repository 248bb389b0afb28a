"""The certain outcome of an answer: the rules carry it out on a copy of the visible table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from resarcana_gui.games.resarcana.rules.answer_handlers import answer as carry_out
from resarcana_gui.games.resarcana.rules.commands import Answer
from resarcana_gui.games.resarcana.rules.questions import Question
from resarcana_gui.games.resarcana.rules.round_questions import AskTurn
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.rules.state_worlds import sample
from resarcana_gui.kernel.chance import Dice


@dataclass(frozen=True)
class Forecast:
    """What a seat has when anybody is asked next."""

    pool: int
    on: Mapping[int, int]
    """The essences on each of its components where they have changed."""
    asked: Question | None
    """The seat's next question within the same action; None if there is none."""


def foresee(view: State, given: Answer) -> Forecast:
    """Return the outcome of an answer to a view's question. What is hidden is made up, and nothing returned depends
    on it: no power counts hidden cards."""
    seat, world = given.seat, sample(view, Dice(0))
    carry_out(world, given, Dice(0))
    on = {number: world.on[number] for number in view.play[seat] if world.on[number] != view.on[number]}
    pending = world.stack[-1] if world.stack else None
    asked = pending if pending is not None and pending.seat == seat and not isinstance(pending, AskTurn) else None
    return Forecast(world.pool[seat], on, asked)

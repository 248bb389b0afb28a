"""The state of Seasons: all its fields and all its primitives."""

from __future__ import annotations

from resarcana_gui.games.seasons.rules.codes import ACTING, BEFORE_DIE, CHOOSING_DICE, GAME_OVER, NO_DIE, NOBODY
from resarcana_gui.games.seasons.rules.flow_events import (
    DiceRolled,
    DieRerolled,
    DieTaken,
    DieUsed,
    EffectQueued,
    EffectTaken,
    GameEnded,
    NextQuestionAsked,
    PhaseBegan,
    QuestionAnswered,
    QuestionAsked,
    RoundBegan,
    SeasonMoved,
    StepAdded,
    StepTaken,
    TurnBegan,
)
from resarcana_gui.games.seasons.rules.questions import Question
from resarcana_gui.games.seasons.rules.state_energies import EnergyPrimitives
from resarcana_gui.games.seasons.rules.waiting import CardTriggered, Step


class State(EnergyPrimitives):
    """A table of Seasons: the truth, or what one seat knows of it."""

    def clone(self) -> State:
        """Return a copy that shares nothing that changes, without a log."""
        copy = State(self.cards, self.options, self.viewer, blank=False)
        self.copy_into(copy)
        return copy

    def begin_phase(self, phase: int) -> None:
        self.phase = phase
        if self.log is not None:
            self.log.append(PhaseBegan(phase))

    def begin_round(self, round_: int, first: int) -> None:
        self.round = round_
        self.first = first
        self.active = NOBODY
        self.phase = CHOOSING_DICE
        self.taken = [NO_DIE] * self.seats
        self.turned = [False] * len(self.turned)
        if self.log is not None:
            self.log.append(RoundBegan(round_, first))

    def roll_dice(self, dice: tuple[int, ...]) -> None:
        self.rolled = list(dice)
        if self.log is not None:
            self.log.append(DiceRolled(dice))

    def take_die(self, seat: int, die: int) -> None:
        self.rolled.remove(die)
        self.taken[seat] = die
        if self.log is not None:
            self.log.append(DieTaken(seat, die))

    def begin_turn(self, seat: int) -> None:
        self.active = seat
        self.phase = BEFORE_DIE
        self.may_crystallise = False
        self.bonus_worth = 0
        if self.log is not None:
            self.log.append(TurnBegan(seat))

    def reroll_die(self, seat: int, die: int) -> None:
        self.taken[seat] = die
        if self.log is not None:
            self.log.append(DieRerolled(seat, die))

    def use_die(self, seat: int) -> None:
        self.phase = ACTING
        self.may_crystallise = self.cards.faces[self.taken[seat]].crystallises
        if self.log is not None:
            self.log.append(DieUsed(seat))

    def move_season(self, spaces: int, by: int) -> None:
        self.p += spaces
        if self.log is not None:
            self.log.append(SeasonMoved(spaces, by))

    def end_game(self, points: tuple[int, ...], winners: int) -> None:
        self.phase = GAME_OVER
        self.active = NOBODY
        self.points = list(points)
        self.winners = winners
        if self.log is not None:
            self.log.append(GameEnded(points, winners))

    # What waits, and what is asked.

    def queue_effect(self, effect: CardTriggered) -> None:
        self.effects.append(effect)
        if self.log is not None:
            self.log.append(EffectQueued(effect))

    def take_effect(self, effect: CardTriggered) -> None:
        self.effects.remove(effect)
        if self.log is not None:
            self.log.append(EffectTaken(effect))

    def add_step(self, step: Step) -> None:
        self.steps.append(step)
        if self.log is not None:
            self.log.append(StepAdded(step))

    def take_step(self) -> None:
        self.steps.pop()
        if self.log is not None:
            self.log.append(StepTaken())

    def ask(self, question: Question) -> None:
        self.stack.append(question)
        if self.log is not None:
            self.log.append(QuestionAsked(question))

    def ask_next(self, question: Question) -> None:
        self.stack[self._place_of(question.seat)] = question
        if self.log is not None:
            self.log.append(NextQuestionAsked(question))

    def close_question(self, seat: int) -> None:
        del self.stack[self._place_of(seat)]
        if self.log is not None:
            self.log.append(QuestionAnswered(seat))

    def _place_of(self, seat: int) -> int:
        """Return where the open question of a seat is."""
        at = len(self.stack) - 1
        while self.stack[at].seat != seat:
            at -= 1
        return at

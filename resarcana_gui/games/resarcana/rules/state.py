"""The state of Res Arcana: all its fields and all its primitives."""

from __future__ import annotations

from resarcana_gui.games.resarcana.rules.codes import COLLECTING, GAME_OVER, ROUND_OVER
from resarcana_gui.games.resarcana.rules.flow_events import (
    AttackBegan,
    AttackIgnored,
    CheckBegan,
    GameEnded,
    PhaseBegan,
    PointsCounted,
    PointsRaised,
    PowerUsed,
    QuestionAnswered,
    QuestionAsked,
    RoundBegan,
    RoundEnded,
    SeatPassed,
    TokenTaken,
    TurnBegan,
)
from resarcana_gui.games.resarcana.rules.questions import Question
from resarcana_gui.games.resarcana.rules.state_cards import CardPrimitives


class State(CardPrimitives):
    """A table of Res Arcana: the truth, or what one seat knows of it."""

    def clone(self) -> State:
        """Return a copy that shares nothing that changes, without a log."""
        copy = State(self.cards, self.answers, self.options, self.viewer, blank=False)
        self.copy_into(copy)
        return copy

    def begin_phase(self, phase: int) -> None:
        self.phase = phase
        if self.log is not None:
            self.log.append(PhaseBegan(phase))

    def begin_round(self, number: int) -> None:
        self.round = number
        self.phase = COLLECTING
        if self.log is not None:
            self.log.append(RoundBegan(number))

    def begin_turn(self, seat: int) -> None:
        self.active = seat
        if self.log is not None:
            self.log.append(TurnBegan(seat))

    def use_power(self, seat: int, component: int, power: int) -> None:
        if self.log is not None:
            self.log.append(PowerUsed(seat, component, power))

    def begin_attack(self, seat: int, component: int, number: int) -> None:
        if self.log is not None:
            self.log.append(AttackBegan(seat, component, number))

    def ignore_attack(self, seat: int, component: int) -> None:
        if self.log is not None:
            self.log.append(AttackIgnored(seat, component))

    def pass_turn(self, seat: int) -> None:
        self.passed[seat] = True
        if self.log is not None:
            self.log.append(SeatPassed(seat))

    def take_token(self, seat: int) -> None:
        self.token = seat
        self.token_taken = True
        if self.log is not None:
            self.log.append(TokenTaken(seat))

    def begin_check(self) -> None:
        if self.log is not None:
            self.log.append(CheckBegan())

    def raise_points(self, seat: int, component: int, points: int) -> None:
        self.bonus[seat] += points
        if self.log is not None:
            self.log.append(PointsRaised(seat, component, points))

    def count_points(self, points: tuple[int, ...]) -> None:
        self.counted = list(points)
        self.bonus = [0] * self.seats
        if self.log is not None:
            self.log.append(PointsCounted(points))

    def end_round(self) -> None:
        self.phase = ROUND_OVER
        self.token_taken = False
        for seat in range(self.seats):
            self.passed[seat] = False
            for component in self.play[seat]:
                self.turned[component] = False
        if self.log is not None:
            self.log.append(RoundEnded())

    def end_game(self, winners: int) -> None:
        self.phase = GAME_OVER
        self.winners = winners
        if self.log is not None:
            self.log.append(GameEnded(winners))

    def ask(self, question: Question) -> None:
        self.stack.append(question)
        if self.log is not None:
            self.log.append(QuestionAsked(question))

    def close_question(self) -> None:
        self.stack.pop()
        if self.log is not None:
            self.log.append(QuestionAnswered())

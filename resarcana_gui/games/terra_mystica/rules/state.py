"""The state of Terra Mystica: all its fields and all its primitives."""

from __future__ import annotations

from resarcana_gui.games.terra_mystica.rules.codes import (
    ACTING,
    CULT_BONUS,
    GAME_OVER,
    NOBODY,
    NONE,
    ROUND_OVER,
    TURN_OVER,
)
from resarcana_gui.games.terra_mystica.rules.flow_events import (
    ActionBegan,
    ActionTaken,
    BonusCardReturned,
    CultBonusReached,
    DevotionSettled,
    GameEnded,
    OfferAnswered,
    OffersMade,
    PhaseBegan,
    QuestionAnswered,
    QuestionAsked,
    RoundBegan,
    RoundEnded,
    SeatPassed,
    TurnBegan,
    TurnDoubled,
    TurnEnded,
)
from resarcana_gui.games.terra_mystica.rules.questions import Question
from resarcana_gui.games.terra_mystica.rules.state_setup import SetupPrimitives


class State(SetupPrimitives):
    """A table of Terra Mystica."""

    def clone(self) -> State:
        """A copy that shares nothing that changes, without a log."""
        return self.seen_by(self.viewer)

    def seen_by(self, viewer: int) -> State:
        """A copy for another viewer: nothing is hidden."""
        copy = State(self.parts, self.menus, self.options, viewer, blank=False)
        self.copy_into(copy)
        return copy

    def begin_phase(self, phase: int) -> None:
        self.phase = phase
        if phase == CULT_BONUS:
            self.active = NOBODY
        if self.log is not None:
            self.log.append(PhaseBegan(phase))

    def begin_round(self, number: int, order: tuple[int, ...]) -> None:
        self.round = number
        self.phase = ACTING
        self.order = list(order)
        self.finished = []
        self.first = order[0]
        self.next_first = NOBODY
        self.active = NOBODY
        self.left = TURN_OVER
        if self.log is not None:
            self.log.append(RoundBegan(number, order))

    def begin_turn(self, seat: int) -> None:
        self.active = seat
        self.left = 1
        self.begun = 0
        if self.log is not None:
            self.log.append(TurnBegan(seat))

    def begin_action(self, seat: int) -> None:
        self.left -= 1
        self.begun = 1
        if self.log is not None:
            self.log.append(ActionBegan(seat))

    def use_action(self, seat: int, action: int) -> None:
        told = self.parts.actions[action]
        if told.power:
            self.used_power |= 1 << action
        elif not told.price:
            self.used[seat] |= 1 << action
        if self.log is not None:
            self.log.append(ActionTaken(seat, action))

    def double_turn(self, seat: int, number: int) -> None:
        self.left = number
        if self.log is not None:
            self.log.append(TurnDoubled(seat, number))

    def end_turn(self, seat: int) -> None:
        self.left = TURN_OVER
        self.begun = 0
        self.blocked = 0
        if self.log is not None:
            self.log.append(TurnEnded(seat))

    def make_offers(self, seat: int, seats: tuple[int, ...], amounts: tuple[int, ...]) -> None:
        for neighbour, amount in zip(seats, amounts, strict=True):
            self.offers += [seat, neighbour, amount]
        if self.parts.factions[self.faction[seat]].abilities.devotion:
            self.accepted = 1
        if self.log is not None:
            self.log.append(OffersMade(seat, seats, amounts))

    def answer_offer(self, offer: int, answer: int) -> None:
        builder = self.offers[3 * offer]
        del self.offers[3 * offer : 3 * offer + 3]
        if answer == 1 and self.parts.factions[self.faction[builder]].abilities.devotion:
            self.accepted = 2
        self.begun = 0
        if self.log is not None:
            self.log.append(OfferAnswered(offer, answer))

    def settle_devotion(self, seat: int) -> None:
        self.accepted = 0
        if self.log is not None:
            self.log.append(DevotionSettled(seat))

    def pass_turn(self, seat: int) -> None:
        self.passed[seat] = 1
        self.finished.append(seat)
        if self.next_first == NOBODY:
            self.next_first = seat
        if self.log is not None:
            self.log.append(SeatPassed(seat))

    def return_card(self, seat: int) -> None:
        self.card[seat] = NONE
        if self.log is not None:
            self.log.append(BonusCardReturned(seat))

    def reach_bonus(self, seat: int) -> None:
        self.active = seat
        if self.log is not None:
            self.log.append(CultBonusReached(seat))

    def end_round(self) -> None:
        self.phase = ROUND_OVER
        self.used_power = 0
        for seat in range(self.seats):
            self.used[seat] = 0
            self.passed[seat] = self.dropped >> seat & 1
        for card in range(len(self.on_card)):
            if self.on_card[card] != NONE and card not in self.card:
                self.on_card[card] += 1
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

"""The primitives of cards: what card events do to a table."""

from __future__ import annotations

from resarcana_gui.games.seasons.cards.tables import COPIES
from resarcana_gui.games.seasons.rules.card_events import (
    CardDiscarded,
    CardDrawn,
    CardDrawnOpenly,
    CardEntered,
    CardPassed,
    CardSacrificed,
    CardsDrawn,
    CardShown,
    CardTakenBack,
    CardTurned,
    DrawnDiscarded,
    DrawnGiven,
    DrawnKept,
    LibraryTaken,
    PileRefilled,
    TopDiscarded,
    TopSeen,
)
from resarcana_gui.games.seasons.rules.codes import FROM_DRAWN, FROM_HAND, FROM_PILE, HIDDEN, NO_CARD, NOBODY
from resarcana_gui.games.seasons.rules.state_knowledge import with_card, without_card
from resarcana_gui.games.seasons.rules.state_setup import SetupPrimitives


class CardPrimitives(SetupPrimitives):
    """One method for each card event; it writes, and records the event when a log is attached."""

    # In play.

    def show_card(self, seat: int, card: int) -> None:
        self._leave_hand(seat, card)
        self.summoning = card
        if self.log is not None:
            self.log.append(CardShown(seat, card))

    def enter(self, seat: int, card: int, source: int) -> None:
        number = card // COPIES
        if source == FROM_HAND:
            self._leave_hand(seat, number)
        elif source == FROM_DRAWN:
            self._leave_drawn(seat, number)
        elif source == FROM_PILE:
            self._leave_top()
        else:
            self.summoning = NO_CARD
        if source in (FROM_DRAWN, FROM_PILE):
            for viewer in self._informed(but=HIDDEN):
                self._found(viewer, number)
        self.play[seat].append(card)
        self.owner[card] = seat
        if self.log is not None:
            self.log.append(CardEntered(seat, card, source))

    def turn(self, seat: int, card: int) -> None:
        self.turned[card] = True
        if self.log is not None:
            self.log.append(CardTurned(seat, card))

    def sacrifice(self, seat: int, card: int) -> None:
        self._leave_play(seat, card)
        self._to_discards(card // COPIES)
        if self.log is not None:
            self.log.append(CardSacrificed(seat, card))

    def take_back(self, seat: int, card: int) -> None:
        number = card // COPIES
        self._leave_play(seat, card)
        self._to_hand(seat, number)
        for viewer in self._informed(seat):
            self._know_in_hand(viewer, seat, number)
        if number in self.revealed[seat]:
            self.revealed[seat] = without_card(self.revealed[seat], number)
        else:
            self.drew[seat] += 1
        if self.log is not None:
            self.log.append(CardTakenBack(seat, card))

    def pass_card(self, seat: int, card: int, receiver: int) -> None:
        self.play[seat].remove(card)
        self.play[receiver].append(card)
        self.owner[card] = receiver
        self.turned[card] = False
        if self.log is not None:
            self.log.append(CardPassed(seat, card, receiver))

    def _leave_play(self, seat: int, card: int) -> None:
        self.play[seat].remove(card)
        self.owner[card] = NOBODY
        self.turned[card] = False
        self.on[card] = 0

    # The pile.

    def refill_pile(self, order: tuple[int, ...]) -> None:
        self.pile = list(order)
        self.discards = []
        self.top_seen = 0
        for viewer in self._informed(but=HIDDEN):
            self.recycled[viewer] = tuple(sorted(self.recycled[viewer] + self.seen_discards[viewer]))
            self.seen_discards[viewer] = ()
        if self.log is not None:
            self.log.append(PileRefilled(order))

    def draw(self, seat: int, card: int) -> None:
        known, mask = self._leave_top()
        self._to_hand(seat, card)
        self.drew[seat] += 1
        if self.sees(seat):
            self._found(seat, card)
        for viewer in self._in_the_know(mask, seat):
            self._know_in_hand(viewer, seat, known)
            self._found(viewer, known)
        if self.log is not None:
            self.log.append(CardDrawn(seat, card))

    def draw_openly(self, seat: int, card: int) -> None:
        self._leave_top()
        self._to_hand(seat, card)
        self.drew[seat] += 1
        for viewer in self._informed(but=HIDDEN):
            self._found(viewer, card)
            if viewer != seat:
                self._know_in_hand(viewer, seat, card)
        if self.log is not None:
            self.log.append(CardDrawnOpenly(seat, card))

    def draw_to_choose(self, seat: int, cards: tuple[int, ...]) -> None:
        known, mask = self.pile[0], self.top_seen
        if self.sees(seat):
            for card in cards:
                self._found(seat, card)
        if not self.drawn:
            self.drawn_seen = mask
        shown = list(cards)
        if mask and not self.sees(seat):
            shown[0] = known
        self.drawn = self.drawn + shown
        self.pile = self.pile[len(cards) :]
        self.top_seen = 0
        self.drawer = seat
        if self.log is not None:
            self.log.append(CardsDrawn(seat, cards))

    def keep_drawn(self, seat: int, card: int) -> None:
        if len(self.drawn) == 1:
            for viewer in self._in_the_know(self.drawn_seen, seat):
                self._know_in_hand(viewer, seat, self.drawn[0])
        self._leave_drawn(seat, card)
        self._to_hand(seat, card)
        self.drew[seat] += 1
        if self.log is not None:
            self.log.append(DrawnKept(seat, card))

    def give_drawn(self, seat: int, receiver: int, card: int) -> None:
        self._leave_drawn(seat, card)
        self._to_hand(receiver, card)
        self.drew[receiver] += 1
        if self.sees(seat):
            self._know_in_hand(seat, receiver, card)
        if self.sees(receiver):
            self._found(receiver, card)
        if self.log is not None:
            self.log.append(DrawnGiven(seat, receiver, card))

    def discard_drawn(self, seat: int, cards: tuple[int, ...]) -> None:
        if len(self.drawn) == 1:
            for viewer in self._in_the_know(self.drawn_seen, seat):
                self.seen_discards[viewer] = with_card(self.seen_discards[viewer], self.drawn[0])
        for card in cards:
            self._leave_drawn(seat, card)
            self._hide_in_discards(card)
            if self.sees(seat):
                self.seen_discards[seat] = with_card(self.seen_discards[seat], card)
        if self.log is not None:
            self.log.append(DrawnDiscarded(seat, cards))

    def discard(self, seat: int, card: int) -> None:
        self._leave_hand(seat, card)
        self._to_discards(card)
        if self.log is not None:
            self.log.append(CardDiscarded(seat, card))

    def see_top(self, seat: int, card: int) -> None:
        if self.sees(seat):
            self.pile[0] = card
        self.top_seen |= 1 << seat
        if self.log is not None:
            self.log.append(TopSeen(seat, card))

    def discard_top(self, seat: int, by: int) -> None:
        known, mask = self._leave_top()
        self._hide_in_discards(known)
        for viewer in self._in_the_know(mask, NOBODY):
            self.seen_discards[viewer] = with_card(self.seen_discards[viewer], known)
        if self.log is not None:
            self.log.append(TopDiscarded(seat, by))

    def take_library(self, seat: int, year: int) -> None:
        library = self.second[seat] if year == 2 else self.third[seat]
        for card in library:
            self._to_hand(seat, card)
        if year == 2:
            self.second[seat] = []
        else:
            self.third[seat] = []
        self.reached = year
        if self.log is not None:
            self.log.append(LibraryTaken(seat, year))

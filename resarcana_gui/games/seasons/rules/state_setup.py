"""The primitives of the setup: what setup events do to a table."""

from __future__ import annotations

from resarcana_gui.games.seasons.rules.codes import HIDDEN, PACK
from resarcana_gui.games.seasons.rules.setup_events import (
    CardKept,
    DiceChosen,
    FirstPlayerChosen,
    GroupDealt,
    LibraryLaid,
    PackDealt,
    PacksPassed,
    PileShuffled,
)
from resarcana_gui.games.seasons.rules.state_fields import PASSES
from resarcana_gui.games.seasons.rules.state_knowledge import Knowledge, without_card


class SetupPrimitives(Knowledge):
    """One method for each setup event; it writes, and records the event when a log is attached."""

    def choose_dice(self, dice: tuple[int, ...]) -> None:
        self.dice = list(dice)
        if self.log is not None:
            self.log.append(DiceChosen(dice))

    def choose_first_player(self, seat: int) -> None:
        self.first = seat
        if self.log is not None:
            self.log.append(FirstPlayerChosen(seat))

    def shuffle_pile(self, order: tuple[int, ...]) -> None:
        self.pile = list(order)
        if self.log is not None:
            self.log.append(PileShuffled(order))

    def deal_pack(self, seat: int, cards: tuple[int, ...]) -> None:
        self.pack[seat] = list(cards)
        if self.log is not None:
            self.log.append(PackDealt(seat, cards))

    def deal_group(self, seat: int, group: int) -> None:
        self.group[seat] = group
        self.kept[seat] = list(self.cards.groups[group]) if group != HIDDEN else [HIDDEN] * PACK
        if self.log is not None:
            self.log.append(GroupDealt(seat, group))

    def keep_card(self, seat: int, card: int) -> None:
        self.pack[seat].remove(card)
        self.kept[seat].append(card)
        if self.log is not None:
            self.log.append(CardKept(seat, card))

    def pass_packs(self, cards: tuple[int, ...], seats: int) -> None:
        size = len(cards) // seats
        when = PACK - 1 - size
        for seat in self._informed(but=HIDDEN):
            self.passed[seat] += tuple([when * PASSES + card for card in self.pack[seat]])
        for seat in range(seats):
            self.pack[seat] = list(cards[seat * size : (seat + 1) * size])
        for seat in self._informed(but=HIDDEN):
            for card in self.pack[seat]:  # it comes back after a whole round of picks
                self.passed[seat] = without_card(self.passed[seat], (when + 1 - seats) * PASSES + card)
        if self.log is not None:
            self.log.append(PacksPassed(cards, seats))

    def lay_library(self, seat: int, year: int, cards: tuple[int, ...]) -> None:
        for card in cards:
            self.kept[seat].remove(card)
        if year == 1:
            self.hand[seat] = list(cards)
        elif year == 2:
            self.second[seat] = list(cards)
        else:
            self.third[seat] = list(cards)
        if self.log is not None:
            self.log.append(LibraryLaid(seat, year, cards))

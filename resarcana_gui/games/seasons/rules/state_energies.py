"""The primitives of energies, crystals, gauges and bonuses."""

from __future__ import annotations

from resarcana_gui.games.seasons.rules.codes import CRYSTALLISE_BONUS, NO_CARD
from resarcana_gui.games.seasons.rules.energy_events import (
    BonusUsed,
    CrystallisingPermitted,
    CrystalsGained,
    CrystalsGiven,
    CrystalsLost,
    CrystalsPaid,
    EnergiesCrystallised,
    EnergiesDiscarded,
    EnergiesGained,
    EnergiesPaid,
    EnergiesPut,
    EnergiesSpent,
    EnergiesTaken,
    GaugeMoved,
    ReserveTurned,
)
from resarcana_gui.games.seasons.rules.state_cards import CardPrimitives


class EnergyPrimitives(CardPrimitives):
    """One method for each event; it writes, and records the event when a log is attached."""

    def gain(self, seat: int, energies: int, by: int) -> None:
        self.reserve[seat] += energies
        if self.log is not None:
            self.log.append(EnergiesGained(seat, energies, by))

    def pay(self, seat: int, energies: int, by: int) -> None:
        self.reserve[seat] -= energies
        if self.log is not None:
            self.log.append(EnergiesPaid(seat, energies, by))

    def discard_energies(self, seat: int, energies: int, by: int) -> None:
        self.reserve[seat] -= energies
        if self.log is not None:
            self.log.append(EnergiesDiscarded(seat, energies, by))

    def turn_reserve(self, seat: int, energies: int, by: int) -> None:
        self.reserve[seat] = energies
        if self.log is not None:
            self.log.append(ReserveTurned(seat, energies, by))

    def put(self, seat: int, card: int, energies: int) -> None:
        self.on[card] += energies
        if self.log is not None:
            self.log.append(EnergiesPut(seat, card, energies))

    def spend(self, seat: int, card: int, energies: int) -> None:
        self.on[card] -= energies
        if self.log is not None:
            self.log.append(EnergiesSpent(seat, card, energies))

    def take(self, seat: int, card: int, energies: int) -> None:
        self.on[card] -= energies
        self.reserve[seat] += energies
        if self.log is not None:
            self.log.append(EnergiesTaken(seat, card, energies))

    def crystallise(self, seat: int, energies: int, crystals: int, card: int) -> None:
        if card == NO_CARD:
            self.reserve[seat] -= energies
        else:
            self.on[card] -= energies
        self.crystals[seat] += crystals
        if self.log is not None:
            self.log.append(EnergiesCrystallised(seat, energies, crystals, card))

    def gain_crystals(self, seat: int, number: int, by: int) -> None:
        self.crystals[seat] += number
        if self.log is not None:
            self.log.append(CrystalsGained(seat, number, by))

    def pay_crystals(self, seat: int, number: int, by: int) -> None:
        self.crystals[seat] -= number
        if self.log is not None:
            self.log.append(CrystalsPaid(seat, number, by))

    def lose_crystals(self, seat: int, number: int, by: int) -> None:
        self.crystals[seat] -= number
        if self.log is not None:
            self.log.append(CrystalsLost(seat, number, by))

    def give_crystals(self, seat: int, receiver: int, number: int, by: int) -> None:
        self.crystals[seat] -= number
        self.crystals[receiver] += number
        if self.log is not None:
            self.log.append(CrystalsGiven(seat, receiver, number, by))

    def move_gauge(self, seat: int, number: int, by: int) -> None:
        self.gauge[seat] += number
        if self.log is not None:
            self.log.append(GaugeMoved(seat, number, by))

    def use_bonus(self, seat: int, bonus: int) -> None:
        self.bonuses[seat] += 1
        if bonus == CRYSTALLISE_BONUS:
            self.may_crystallise = True
            self.bonus_worth += 1
        if self.log is not None:
            self.log.append(BonusUsed(seat, bonus))

    def permit(self, seat: int) -> None:
        self.may_crystallise = True
        if self.log is not None:
            self.log.append(CrystallisingPermitted(seat))

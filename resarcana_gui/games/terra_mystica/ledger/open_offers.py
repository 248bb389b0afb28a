"""Power that neighbours were offered and have not answered yet, in a ledger: it stays open while others act."""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.terra_mystica.ledger.dues import Dues
from resarcana_gui.games.terra_mystica.rules.basics import faction_of, gain_power
from resarcana_gui.games.terra_mystica.rules.building import power_offers, set_up
from resarcana_gui.games.terra_mystica.rules.codes import BY_DEVOTION, NOBODY
from resarcana_gui.games.terra_mystica.rules.follow import accept_power
from resarcana_gui.games.terra_mystica.rules.rounds import real_offer
from resarcana_gui.games.terra_mystica.rules.state import State


class RowError(ValueError):
    """A command cannot be carried out; the message says why, without the line."""


def demand(holds: bool, problem: str) -> None:
    """Raise RowError unless something holds."""
    if not holds:
        raise RowError(problem)


class Batch:
    """The offers made for one structure."""

    def __init__(self, number: int) -> None:
        self.left = number
        self.accepted = 0
        self.refused = 0

    def note(self, answer: int) -> None:
        """One of them is answered."""
        self.left -= 1
        self.accepted += answer == 1
        self.refused += answer == 0

    def all_refused(self) -> bool:
        """Whether nobody accepted, and somebody could have."""
        return not self.left and not self.accepted and self.refused > 0


class OpenOffers:
    """The open offers of a table. Answers raise RowError where there is no such offer."""

    def __init__(self, state: State, dues: list[Dues]) -> None:
        self._state: Final = state
        self._dues: Final = dues
        self.made: list[tuple[int, int]] = []
        """All offers ever made: to whom, and how much."""
        self._batches: Final[list[Batch]] = []
        """For each open offer those that were made together with it."""
        self._told: Final = [0, 0]
        """How many times the site has told that all refused, that one accepted, less how many times that happened: it
        mostly tells before the answer itself."""

    def put_up(self, seat: int, at: int, structure: int) -> None:
        """Put up a structure. Offers are also made to who can gain no power now: that may change before the answer;
        but not to who has dropped out."""
        state = self._state
        set_up(state, seat, at, structure)
        offers = power_offers(state, seat, at)
        self.made += offers
        offers = [each for each in offers if not state.dropped >> each[0] & 1]
        if offers:
            state.make_offers(seat, tuple([each[0] for each in offers]), tuple([each[1] for each in offers]))
        self._batches.extend([Batch(len(offers))] * len(offers))
        if state.accepted:
            state.settle_devotion(seat)

    def answer_all(self, seat: int, answer: int) -> None:
        """Answer whatever is offered to a seat: 0 refused, 2 could gain none."""
        for at in reversed(self._offers_to(seat)):
            self._answer(at, answer)

    def _offers_to(self, seat: int) -> list[int]:
        """The open offers to a seat, by their place in the list."""
        offers = self._state.offers
        return [at for at in range(len(offers) // 3) if offers[3 * at + 1] == seat]

    def _find_offer(self, seat: int, amount: int | None, builder: int) -> int:
        """The open offer that an answer means: of this amount, from this builder, as far as they are named."""
        offers, found = self._state.offers, self._offers_to(seat)
        if builder != NOBODY:
            found = [at for at in found if offers[3 * at] == builder]
        exact = [at for at in found if amount in (None, offers[3 * at + 2])]
        larger = [at for at in found if amount is not None and offers[3 * at + 2] > amount]
        demand(bool(exact or larger), "there is no such offer")
        return (exact or larger)[0]

    def leech(self, seat: int, amount: int, builder: int) -> None:
        """Accept an offer, as much of it as is named, and as far as bowls and points allow."""
        at = self._find_offer(seat, amount, builder)
        offered = self._state.offers[3 * at + 2]
        real = real_offer(self._state, seat, min(offered, amount))
        self._answer(at, 1 if real else 2)
        if real:
            accept_power(self._state, seat, real)

    def decline(self, seat: int, amount: int | None, builder: int) -> None:
        """Refuse an offer; without an amount all of them."""
        if amount is not None:
            self._answer(self._find_offer(seat, amount, builder), 0)
            return
        self.answer_all(seat, 0)

    def _answer(self, at: int, answer: int) -> None:
        """Note an answer: 1 accepted, 0 refused, 2 could gain none."""
        builder, seat, amount = self._state.offers[3 * at : 3 * at + 3]
        batch = self._batches.pop(at)
        real = answer or (0 if real_offer(self._state, seat, amount) else 2)
        self._state.answer_offer(at, real)
        batch.note(real)
        if faction_of(self._state, builder).abilities.devotion:
            self._state.settle_devotion(builder)
            if batch.all_refused() or (real == 1 and batch.accepted == 1):
                self._devote(builder, accepted=real == 1)

    def _devote(self, builder: int, *, accepted: bool) -> None:
        """What neighbours' answers bring the Cultists, unless the site has told so before the answer itself."""
        self._told[accepted] -= 1
        if self._told[accepted] < 0:
            self._reward(builder, accepted)

    def _reward(self, builder: int, accepted: bool) -> None:
        """A step for the first who accepts, power if all refuse."""
        if accepted:
            self._dues[builder].add("devotion")
        else:
            gain_power(self._state, builder, 1, BY_DEVOTION)

    def told(self, seat: int, *, accepted: bool) -> None:
        """The site tells that a neighbour of the Cultists accepts, or that all refuse. The answer itself follows, but
        for a neighbour who drops out."""
        self._told[accepted] += 1
        if self._told[accepted] > 0:
            self._reward(seat, accepted)

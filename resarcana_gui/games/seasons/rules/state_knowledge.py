"""What primitives do with what seats know: a card that somebody holds is seen, or leaves everybody's sight."""

from __future__ import annotations

from bisect import insort

from resarcana_gui.games.seasons.rules.codes import HIDDEN
from resarcana_gui.games.seasons.rules.state_fields import Cards, Fields
from resarcana_gui.kernel.state import EVERYONE


def with_card(cards: Cards, card: int) -> Cards:
    """These cards, in order, and one more."""
    return tuple(sorted((*cards, card)))


def without_card(cards: Cards, card: int) -> Cards:
    """These cards without one of this kind, if there is one."""
    if card not in cards:
        return cards
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


class Knowledge(Fields):
    """What the primitives of cards share. In the truth all seats' knowledge is kept, in a view only the viewer's."""

    def _informed(self, but: int) -> list[int]:
        """Return the seats whose knowledge this table keeps, except for one."""
        if self.viewer == EVERYONE:
            return [seat for seat in range(self.seats) if seat != but]
        return [self.viewer] if self.viewer != but else []

    def _in_the_know(self, mask: int, but: int) -> list[int]:
        """Return those seats of `_informed` that are in a mask."""
        return [seat for seat in self._informed(but) if mask >> seat & 1] if mask else []

    def _to_hand(self, seat: int, card: int) -> None:
        """Add a card to a hand, as HIDDEN where it is not seen."""
        if self.sees(seat):
            insort(self.hand[seat], card)
        else:
            self.hand[seat].append(HIDDEN)

    def _know_in_hand(self, viewer: int, seat: int, card: int) -> None:
        at = viewer * self.seats + seat
        self.seen_hand[at] = with_card(self.seen_hand[at], card)

    def _found(self, viewer: int, card: int) -> None:
        """Note that a viewer sees a card that it may have known to be shuffled into the pile."""
        if self.recycled[viewer]:
            self.recycled[viewer] = without_card(self.recycled[viewer], card)

    def _leave_hand(self, seat: int, card: int) -> None:
        """Take a card that everybody sees from a hand."""
        if self.sees(seat):
            self.hand[seat].remove(card)
        else:
            self.hand[seat].pop()
        self.revealed[seat] = with_card(self.revealed[seat], card)
        for viewer in self._informed(seat):
            at = viewer * self.seats + seat
            if card in self.seen_hand[at]:
                self.seen_hand[at] = without_card(self.seen_hand[at], card)
            else:
                self._found(viewer, card)

    def _to_discards(self, card: int) -> None:
        """Put a card that everybody sees on the discards."""
        self._hide_in_discards(card)
        for viewer in self._informed(but=HIDDEN):
            self.seen_discards[viewer] = with_card(self.seen_discards[viewer], card)

    def _hide_in_discards(self, card: int) -> None:
        self.discards.append(card if self.viewer == EVERYONE else HIDDEN)

    def _leave_top(self) -> tuple[int, int]:
        """Take the top card off the pile: what is known of it, and the seats that knew it."""
        known, mask = self.pile.pop(0), self.top_seen
        self.top_seen = 0
        return known, mask

    def _leave_drawn(self, seat: int, card: int) -> None:
        """Take a card from those that a seat has drawn. Afterwards nobody else can say which of them it was."""
        if self.sees(seat):
            self.drawn.remove(card)
        else:
            self.drawn = [HIDDEN] * (len(self.drawn) - 1)
        self.drawn_seen = 0
        if not self.drawn:
            self.drawer = -1

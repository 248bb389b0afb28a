"""The primitives of cards and essences: what card events do to a table."""

from __future__ import annotations

from resarcana_gui.games.resarcana.rules.card_events import (
    ArtifactDestroyed,
    ArtifactPlaced,
    CardDiscarded,
    CardDrawn,
    CardShown,
    CardsLooked,
    CardsReordered,
    ComponentStraightened,
    ComponentTurned,
    DiscardsReshuffled,
    EssencesGained,
    EssencesLost,
    EssencesPaid,
    EssencesPut,
    EssencesRemoved,
    EssencesTaken,
    MonumentClaimed,
    PlaceClaimed,
)
from resarcana_gui.games.resarcana.rules.codes import (
    HELD,
    HIDDEN,
    IN_DECK,
    IN_DISCARDS,
    IN_HAND,
    IN_MONUMENT_DECK,
    IN_PLAY,
    NO_COMPONENT,
    OWN_DECK,
)
from resarcana_gui.games.resarcana.rules.state_setup import SetupPrimitives
from resarcana_gui.kernel.state import EVERYONE


class CardPrimitives(SetupPrimitives):
    """One method per card event; it changes the table, and records the event when a log is attached."""

    def gain(self, seat: int, essences: int, component: int = NO_COMPONENT) -> None:
        self.pool[seat] += essences
        if self.log is not None:
            self.log.append(EssencesGained(seat, essences, component))

    def pay(self, seat: int, essences: int, component: int = NO_COMPONENT) -> None:
        self.pool[seat] -= essences
        if self.log is not None:
            self.log.append(EssencesPaid(seat, essences, component))

    def lose(self, seat: int, essences: int, component: int = NO_COMPONENT) -> None:
        self.pool[seat] -= essences
        if self.log is not None:
            self.log.append(EssencesLost(seat, essences, component))

    def put(self, component: int, essences: int) -> None:
        self.on[component] += essences
        if self.log is not None:
            self.log.append(EssencesPut(component, essences))

    def take(self, seat: int, component: int, essences: int) -> None:
        self.on[component] -= essences
        self.pool[seat] += essences
        if self.log is not None:
            self.log.append(EssencesTaken(seat, component, essences))

    def remove(self, component: int, essences: int) -> None:
        self.on[component] -= essences
        if self.log is not None:
            self.log.append(EssencesRemoved(component, essences))

    def turn(self, component: int) -> None:
        self.turned[component] = True
        if self.log is not None:
            self.log.append(ComponentTurned(component))

    def straighten(self, component: int) -> None:
        self.turned[component] = False
        if self.log is not None:
            self.log.append(ComponentStraightened(component))

    def show_card(self, seat: int, card: int) -> None:
        self.shown = card
        if not self.sees(seat):
            self._leave_hand(seat, card)
            self.hand[seat].append(card)
        self._set_public(card, IN_HAND, seat)
        if self.log is not None:
            self.log.append(CardShown(seat, card))

    def place_artifact(self, seat: int, card: int, source: int, owner: int) -> None:
        if source == IN_HAND:
            self._leave_hand(seat, card)
        else:
            self.discards[owner].remove(card)
        self.shown = NO_COMPONENT
        self.play[seat].append(card)
        self._set_public(card, IN_PLAY, seat)
        if self.log is not None:
            self.log.append(ArtifactPlaced(seat, card, source, owner))

    def claim_place(self, seat: int, card: int) -> None:
        self.places.remove(card)
        self.play[seat].append(card)
        self._set_public(card, IN_PLAY, seat)
        if self.log is not None:
            self.log.append(PlaceClaimed(seat, card))

    def claim_monument(self, seat: int, card: int, from_deck: int) -> None:
        if from_deck:
            self._leave_monument_deck(card)
        else:
            self.display.remove(card)
        self.play[seat].append(card)
        self._set_public(card, IN_PLAY, seat)
        if self.log is not None:
            self.log.append(MonumentClaimed(seat, card, from_deck))

    def draw(self, seat: int, card: int) -> None:
        code = self.deck[seat].pop(0)
        self.deck_seen[seat] = max(0, self.deck_seen[seat] - 1)
        if card == HIDDEN:
            self.hand[seat].append(code)
        else:
            self.hand[seat].append(card)
            self._know_own(seat, card, code, IN_HAND)
        if self.log is not None:
            self.log.append(CardDrawn(seat, card))

    def discard(self, seat: int, card: int) -> None:
        self._leave_hand(seat, card)
        self.discards[seat].append(card)
        self._set_public(card, IN_DISCARDS, seat)
        if self.log is not None:
            self.log.append(CardDiscarded(seat, card))

    def destroy(self, seat: int, card: int) -> None:
        self.play[seat].remove(card)
        self.discards[seat].append(card)
        self._set_public(card, IN_DISCARDS, seat)
        if self.log is not None:
            self.log.append(ArtifactDestroyed(seat, card))

    def reshuffle(self, seat: int, order: tuple[int, ...]) -> None:
        batch = self.batches[seat] + 1
        self.batches[seat] = batch
        if self.deck[seat]:
            self._merge_batches(seat, batch)
        for card in self.discards[seat]:
            self.batch[card] = batch
            self.zone[card] = IN_DECK if self.sees(seat) else HELD
        if self.viewer == EVERYONE:
            self.deck[seat].extend(order)
        else:
            self.deck[seat].extend([HIDDEN - batch] * len(order))
        self.discards[seat] = []
        if self.log is not None:
            self.log.append(DiscardsReshuffled(seat, order))

    def look(self, seat: int, deck: int, cards: tuple[int, ...]) -> None:
        if deck == OWN_DECK:
            self.deck_seen[seat] = max(self.deck_seen[seat], len(cards))
            self._see_own_deck(seat, cards)
        else:
            self.top_exact[seat] = max(self.top_exact[seat], len(cards))
            self.top_window[seat] = 0
            self.top_loose[seat] = 0
            self._see_monuments(seat, cards)
        if self.log is not None:
            self.log.append(CardsLooked(seat, deck, cards))

    def reorder(self, seat: int, deck: int, cards: tuple[int, ...]) -> None:
        if deck == OWN_DECK:
            self._see_own_deck(seat, cards)
        else:
            self._lose_track(seat, len(cards))
            self.monument_deck[: len(cards)] = list(cards)
        if self.log is not None:
            self.log.append(CardsReordered(seat, deck, cards))

    # Helpers of the primitives.

    def _leave_hand(self, seat: int, card: int) -> None:
        """Remove a card that everybody sees now from a hand; in a rival's view, remove a hidden card of its batch."""
        hand = self.hand[seat]
        if card in hand:
            hand.remove(card)
            return
        if self.zone[card] != HELD:
            self.batch[card] = self.blind[seat]
        hand.remove(HIDDEN - self.batch[card])

    def _know_own(self, seat: int, card: int, code: int, zone: int) -> None:
        """Let a seat see a card of its own."""
        if code < 0:
            self.batch[card] = HIDDEN - code
        self.zone[card] = zone
        self.owner[card] = seat
        self.known[card] |= 1 << seat

    def _see_own_deck(self, seat: int, cards: tuple[int, ...]) -> None:
        deck = self.deck[seat]
        for at, card in enumerate(cards):
            if card != HIDDEN:
                self._know_own(seat, card, deck[at], IN_DECK)
                deck[at] = card

    def _see_monuments(self, seat: int, cards: tuple[int, ...]) -> None:
        for at, card in enumerate(cards):
            if card != HIDDEN:
                self.monument_deck[at] = card
                self.zone[card] = IN_MONUMENT_DECK
                self.known[card] |= 1 << seat

    def _lose_track(self, seat: int, number: int) -> None:
        """Note that a seat reorders the top monuments: the others no longer know their order, only which were there."""
        for other in range(self.seats):
            seen = self.top_exact[other]
            if other == seat or not (seen or self.top_window[other]):
                continue
            self.top_exact[other] = 0
            self.top_window[other] = number
            for card in self.monument_deck[:seen] if self.sees(other) else []:
                self.top_loose[other] |= 1 << (card - self.cards.monuments[0])

    def _merge_batches(self, seat: int, batch: int) -> None:
        """Give the discards and the rest of the deck one batch: they are mixed, and the owner may reorder them
        together, so that from now on nobody else can tell that deck's batch from the new one. Other batches in hand
        stay what they are."""
        top = self.deck[seat][0]
        old = HIDDEN - top if top < 0 else self.batch[top]
        if self.blind[seat] == old:
            self.blind[seat] = batch
        for pile in (self.hand[seat], self.deck[seat]):
            for at, code in enumerate(pile):
                if code == HIDDEN - old:
                    pile[at] = HIDDEN - batch
        for card in self.cards.artifacts:
            known = self.owner[card] == seat and self.zone[card] in (IN_HAND, IN_DECK, HELD)
            if known and self.batch[card] == old:
                self.batch[card] = batch

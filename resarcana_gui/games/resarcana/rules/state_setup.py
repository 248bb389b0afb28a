"""The primitives of the setup: what setup events do to a table."""

from __future__ import annotations

from resarcana_gui.games.resarcana.rules.codes import (
    ALL_SEATS,
    AWAY,
    DECK_SIZE,
    FACE_UP,
    HELD,
    HIDDEN,
    HIDDEN_CHOICE,
    IN_CENTRE,
    IN_DECK,
    IN_HAND,
    IN_MONUMENT_DECK,
    IN_PLAY,
    IN_SUPPLY,
    NOBODY,
    OFFERED,
    ON_DISPLAY,
    TO_THE_LEFT,
)
from resarcana_gui.games.resarcana.rules.setup_events import (
    ArtifactsDealt,
    ArtifactsLaidOut,
    CardKept,
    CardPicked,
    DeckRegathered,
    DeckShuffled,
    FirstPlayerChosen,
    GameWon,
    ItemReturned,
    ItemsLaidOut,
    ItemTaken,
    MageChosen,
    MagesDealt,
    MagesRevealed,
    MonumentsShuffled,
    MonumentTurnedUp,
    PacketDealt,
    PacketsPassed,
    PlacesLaidOut,
    PresetDealt,
    TableCleared,
)
from resarcana_gui.games.resarcana.rules.state_fields import Fields
from resarcana_gui.kernel.state import EVERYONE


class SetupPrimitives(Fields):
    """One method per setup event; it changes the table, and records the event when a log is attached."""

    def lay_out_places(self, places: tuple[int, ...]) -> None:
        self.places = list(places)
        for place in places:
            self._set_public(place, IN_CENTRE, NOBODY)
        if self.log is not None:
            self.log.append(PlacesLaidOut(places))

    def lay_out_items(self, items: tuple[int, ...]) -> None:
        self.items = list(items)
        for item in items:
            self._set_public(item, IN_SUPPLY, NOBODY)
        if self.log is not None:
            self.log.append(ItemsLaidOut(items))

    def shuffle_monuments(self, order: tuple[int, ...]) -> None:
        self.monument_deck = list(order)
        everybody_knows = len(order) == len(self.cards.monuments)
        inside = self.cards.monuments if everybody_knows else order
        for monument in inside:
            if monument != HIDDEN:
                self.zone[monument] = IN_MONUMENT_DECK
                self.known[monument] = ALL_SEATS if everybody_knows else 0
        if self.log is not None:
            self.log.append(MonumentsShuffled(order))

    def turn_up_monument(self, card: int) -> None:
        self._leave_monument_deck(card)
        self.display.append(card)
        self._set_public(card, ON_DISPLAY, NOBODY)
        if self.log is not None:
            self.log.append(MonumentTurnedUp(card))

    def choose_first_player(self, seat: int) -> None:
        self.token = seat
        self.began = seat
        self.token_taken = False
        if self.log is not None:
            self.log.append(FirstPlayerChosen(seat))

    def deal_mages(self, seat: int, cards: tuple[int, ...]) -> None:
        self.offer[seat] = list(cards)
        self._show(seat, cards)
        if self.log is not None:
            self.log.append(MagesDealt(seat, cards))

    def choose_mage(self, seat: int, card: int) -> None:
        self.chosen[seat] = card if card != HIDDEN else HIDDEN_CHOICE
        if self.log is not None:
            self.log.append(MageChosen(seat, card))

    def reveal_mages(self, cards: tuple[int, ...]) -> None:
        for seat, mage in enumerate(cards):
            for other in self.offer[seat]:
                if other != HIDDEN:
                    self._put_away(other)
            self.offer[seat] = []
            self.chosen[seat] = mage
            self.play[seat].append(mage)
            self._set_public(mage, IN_PLAY, seat)
        if self.log is not None:
            self.log.append(MagesRevealed(cards))

    def deal_artifacts(self, seat: int, cards: tuple[int, ...], unseen: int) -> None:
        if unseen:
            self.batches[seat] = 1
            self.blind[seat] = 1
        for card in cards:
            self._deal_to_deck(seat, card, self.blind[seat], 0 if unseen else 1 << seat)
        self.deck_seen[seat] = 0 if unseen else len(self.deck[seat])
        if self.log is not None:
            self.log.append(ArtifactsDealt(seat, cards, unseen))

    def deal_preset(self, seat: int, cards: tuple[int, ...]) -> None:
        for card in cards:
            self.hand[seat].append(card if self.sees(seat) else HIDDEN)
            self._set_public(card, IN_HAND if self.sees(seat) else HELD, seat)
        if self.log is not None:
            self.log.append(PresetDealt(seat, cards))

    def regather_deck(self, seat: int, cards: tuple[int, ...]) -> None:
        for card in cards:
            self._take_known_to_deck(seat, card)
        if self.log is not None:
            self.log.append(DeckRegathered(seat, cards))

    def shuffle_deck(self, seat: int, order: tuple[int, ...]) -> None:
        if self.viewer == EVERYONE:
            self.deck[seat] = list(order)
        else:
            self.deck[seat] = [HIDDEN - self.blind[seat]] * len(order)
        self.deck_seen[seat] = 0
        if self.log is not None:
            self.log.append(DeckShuffled(seat, order))

    def deal_packet(self, seat: int, cards: tuple[int, ...]) -> None:
        self.packet[seat] = list(cards)
        self._show(seat, cards)
        if self.log is not None:
            self.log.append(PacketDealt(seat, cards))

    def keep_card(self, seat: int, card: int) -> None:
        self.packet[seat].remove(card)
        self._deal_to_deck(seat, card, 0, 1 << seat)
        self.deck_seen[seat] += 1
        if self.log is not None:
            self.log.append(CardKept(seat, card))

    def pass_packets(self, direction: int, cards: tuple[int, ...], seats: int) -> None:
        size = len(cards) // seats
        for seat in range(seats):
            for card in self.packet[seat]:
                if card != HIDDEN:
                    self._put_away(card)
                    self._remember(seat, card, size if direction == TO_THE_LEFT else size + DECK_SIZE)
        for seat in range(seats):
            self.packet[seat] = list(cards[seat * size : (seat + 1) * size])
            self._show(seat, tuple(self.packet[seat]))
        if self.log is not None:
            self.log.append(PacketsPassed(direction, cards, seats))

    def lay_out_artifacts(self, cards: tuple[int, ...]) -> None:
        self.face_up = list(cards)
        for card in cards:
            self._set_public(card, FACE_UP, NOBODY)
        if self.log is not None:
            self.log.append(ArtifactsLaidOut(cards))

    def pick_card(self, seat: int, card: int) -> None:
        self.face_up.remove(card)
        self.drafted = (*self.drafted[:card], seat, *self.drafted[card + 1 :])
        self._take_known_to_deck(seat, card)
        if self.log is not None:
            self.log.append(CardPicked(seat, card))

    def take_item(self, seat: int, item: int) -> None:
        self.items.remove(item)
        self.play[seat].append(item)
        self._set_public(item, IN_PLAY, seat)
        if self.log is not None:
            self.log.append(ItemTaken(seat, item))

    def return_item(self, seat: int, item: int) -> None:
        self.play[seat].remove(item)
        self.items.append(item)
        self._set_public(item, IN_SUPPLY, NOBODY)
        self.on[item] = 0
        if self.log is not None:
            self.log.append(ItemReturned(seat, item))

    def win_game(self, winners: int) -> None:
        victors = [seat for seat in range(self.seats) if winners >> seat & 1]
        for seat in victors:
            self.wins[seat] += 2 if len(victors) == 1 else 1
        self.winners = winners
        if self.log is not None:
            self.log.append(GameWon(winners))

    def clear_table(self, game_number: int) -> None:
        wins, drafted, mages = self.wins, self.drafted, self.chosen
        self._fill_flow(self.seats)
        self._fill_components(self.cards.count, self.seats)
        self._fill_knowledge(self.seats, 0)
        self.game_number, self.wins, self.drafted = game_number, wins, drafted
        for seat, mage in enumerate(mages):
            self.chosen[seat] = mage
            self.play[seat].append(mage)
            self._set_public(mage, IN_PLAY, seat)
        if self.log is not None:
            self.log.append(TableCleared(game_number))

    # Helpers of the primitives.

    def _set_public(self, component: int, zone: int, owner: int) -> None:
        self.zone[component] = zone
        self.owner[component] = owner
        self.turned[component] = False
        self.known[component] = ALL_SEATS

    def _put_away(self, component: int) -> None:
        self.zone[component] = AWAY
        self.owner[component] = NOBODY
        self.known[component] = 0

    def _show(self, seat: int, cards: tuple[int, ...]) -> None:
        """Put cards before a seat that only it sees: mages to choose from, a packet of which to keep one."""
        for card in cards:
            if card != HIDDEN:
                self.zone[card] = OFFERED
                self.owner[card] = seat
                self.known[card] = 1 << seat
                self._remember(seat, card, 0)

    def _deal_to_deck(self, seat: int, card: int, batch: int, known: int) -> None:
        if card == HIDDEN:
            self.deck[seat].append(HIDDEN - batch)
            return
        self.deck[seat].append(card)
        self.zone[card] = IN_DECK
        self.owner[card] = seat
        self.batch[card] = batch
        self.known[card] = known

    def _take_known_to_deck(self, seat: int, card: int) -> None:
        self.deck[seat].append(card if self.sees(seat) else HIDDEN)
        self._set_public(card, IN_DECK if self.sees(seat) else HELD, seat)
        self.deck_seen[seat] += 1

    def _remember(self, seat: int, card: int, packet: int) -> None:
        if self.memory and self.sees(seat) and card < len(self.cards.artifacts):
            self.memory[seat * len(self.cards.artifacts) + card] = packet

    def _leave_monument_deck(self, card: int) -> None:
        """Draw the top monument: everybody knows one card less of the deck's top."""
        self.monument_deck.pop(0)
        bit = 1 << (card - self.cards.monuments[0])
        for seat in range(self.seats):
            self.top_exact[seat] = max(0, self.top_exact[seat] - 1)
            self.top_window[seat] = max(0, self.top_window[seat] - 1)
            self.top_loose[seat] &= ~bit

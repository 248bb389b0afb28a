"""The market stall. On your turn you draw a card nobody else sees, or put one up for sale; the next seat says how many
coins it pays for it. It scores the card when it pays, else the seller does. The game ends when no card is left.

With the option `stakes` all seats first lay down coins at once, unseen: who lays the most begins, and loses them.
With the option `dues` every sale sets off effects of all seats, from the buyer on; each seat orders its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from resarcana_gui.kernel.chance import Chance
from resarcana_gui.kernel.codec import Codec
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.effect_queue import Effect, in_turn_order, next_effects, next_moment
from resarcana_gui.kernel.game import Game, Options, OptionsError, Outcome
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.record import Value
from resarcana_gui.kernel.refusal import Refusal
from resarcana_gui.kernel.simultaneous import open_questions, open_to
from resarcana_gui.kernel.state import EVERYONE, State
from tests.toy.records import (
    CODEC,
    COVERED,
    NO_COINS,
    UNKNOWN,
    Alms,
    Answered,
    Applause,
    Asked,
    Bid,
    Choose,
    Coins,
    Draw,
    Drawn,
    Earned,
    EffectQueued,
    EffectTaken,
    Gift,
    Laid,
    Lay,
    NextEffect,
    Pay,
    Scored,
    Sell,
    Show,
    Shown,
    Stacked,
    Stake,
    Tithe,
    Turn,
    Uncovered,
    Which,
)

HIGHEST_BID = 2
SETUPS: dict[str, Options] = {
    "standard": {},
    "short": {"cards": 3},
    "stakes": {"stakes": True},
    "dues": {"dues": True},
}


class Stall(State):
    """The table. An unknown card is a 0."""

    def __init__(self, viewer: int, seats: int, cards: int, dues: bool) -> None:
        super().__init__(viewer, seats)
        self.cards = cards
        self.dues = dues
        self.deck: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.shown: list[int] = []
        self.coins = [1] * seats
        self.points = [0] * seats
        self.turns = 0
        self.laid = [NO_COINS] * seats
        self.asked: list[Pending] = []
        self.effects: list[Effect] = []

    def clone(self) -> Stall:
        other = Stall(self.viewer, self.seats, self.cards, self.dues)
        other.deck, other.shown, other.asked = list(self.deck), list(self.shown), list(self.asked)
        other.effects = list(self.effects)
        other.hands = [list(hand) for hand in self.hands]
        other.laid = list(self.laid)
        other.coins, other.points, other.turns = list(self.coins), list(self.points), self.turns
        return other

    def facts(self) -> dict[str, Value | tuple[Value, ...]]:
        lists = {"deck": self.deck, "shown": self.shown, "coins": self.coins, "points": self.points, "laid": self.laid}
        hands: dict[str, list[int]] = {f"hand {seat}": hand for seat, hand in enumerate(self.hands)}
        facts: dict[str, Value | tuple[Value, ...]] = {name: tuple(cards) for name, cards in (lists | hands).items()}
        facts["turns"], facts["asked"] = self.turns, tuple(repr(question) for question in self.asked)
        facts["effects"] = tuple(self.effects)
        return facts

    def stack(self, cards: tuple[int, ...]) -> None:
        self.deck = list(cards)
        if self.log is not None:
            self.log.append(Stacked(cards))

    def draw(self, seat: int, card: int) -> None:
        self.deck.pop()
        self.hands[seat].append(card)
        if self.log is not None:
            self.log.append(Drawn(seat, card))

    def show(self, seat: int, card: int) -> None:
        hand = self.hands[seat]
        hand.remove(card if card in hand else UNKNOWN)
        self.shown.append(card)
        if self.log is not None:
            self.log.append(Shown(seat, card))

    def earn(self, seat: int, amount: int) -> None:
        self.coins[seat] += amount
        if self.log is not None:
            self.log.append(Earned(seat, amount))

    def score(self, seat: int, amount: int) -> None:
        self.points[seat] += amount
        if self.log is not None:
            self.log.append(Scored(seat, amount))

    def lay(self, seat: int, amount: int) -> None:
        self.laid[seat] = amount
        if self.log is not None:
            self.log.append(Laid(seat, amount))

    def uncover(self, amounts: tuple[int, ...]) -> None:
        self.laid = list(amounts)
        if self.log is not None:
            self.log.append(Uncovered(amounts))

    def ask(self, question: Pending) -> None:
        self.asked.append(question)
        self.turns += isinstance(question, Turn)
        if self.log is not None:
            self.log.append(Asked(question))

    def answer(self, seat: int) -> None:
        self.asked.remove(open_questions(self.asked)[self.waiting().index(seat)])
        if self.log is not None:
            self.log.append(Answered(seat))

    def queue_effect(self, effect: Effect) -> None:
        self.effects.append(effect)
        if self.log is not None:
            self.log.append(EffectQueued(effect))

    def take_effect(self, effect: Effect) -> None:
        self.effects.remove(effect)
        if self.log is not None:
            self.log.append(EffectTaken(effect))

    def waiting(self) -> list[int]:
        return [question.seat for question in open_questions(self.asked)]


class Toy(Game):
    """Its rules."""

    name = __name__.split(".")[-2]
    version = 4
    codec: Codec = CODEC

    def seat_range(self) -> tuple[int, int]:
        return 2, 4

    def complete(self, options: Options) -> dict[str, object]:
        full: dict[str, object] = {"seats": 2, "cards": 9, "stakes": False, "dues": False, **options}
        if set(full) != {"seats", "cards", "stakes", "dues"}:
            raise OptionsError("The market stall knows only the options 'seats', 'cards', 'stakes' and 'dues'.")
        if not (isinstance(full["stakes"], bool) and isinstance(full["dues"], bool)):
            raise OptionsError("At the market stall there are stakes and dues, or there are none.")
        for name, (low, high) in {"seats": (2, 4), "cards": (0, 18)}.items():
            number = full[name]
            if type(number) is not int or not low <= number <= high:
                raise OptionsError(f"The market stall needs {name} from {low} to {high}, not {number!r}.")
        return full

    def blank(self, options: Options, viewer: int) -> State:
        seats, cards = options["seats"], options["cards"]
        assert isinstance(seats, int) and isinstance(cards, int)
        return Stall(viewer, seats, cards, options["dues"] is True)

    def begin(self, state: State, options: Options, chance: Chance) -> None:
        assert isinstance(state, Stall)
        state.stack(tuple(chance.shuffled(range(1, state.cards + 1))))
        first = chance.below(state.seats)
        if options["stakes"]:
            for seat in self._round_from(state, first)[::-1]:
                state.ask(Stake(seat))
        else:
            self._next_turn(state, first)

    def pending(self, state: State) -> Pending | None:
        assert isinstance(state, Stall)
        if state.viewer in state.waiting():
            return open_to(state.asked, state.viewer)
        return state.asked[-1] if state.asked else None

    def waiting(self, state: State) -> Sequence[int]:
        assert isinstance(state, Stall)
        return state.waiting()

    def pending_for(self, state: State, seat: int) -> Pending | None:
        assert isinstance(state, Stall)
        return open_to(state.asked, seat)

    def opens_action(self, pending: Pending) -> bool:
        return isinstance(pending, Turn | Stake)

    def legal(self, state: State) -> Sequence[Command]:
        return self._answers(state, self.pending(state))

    def legal_for(self, state: State, seat: int) -> Sequence[Command]:
        return self._answers(state, self.pending_for(state, seat))

    def _answers(self, state: State, question: Pending | None) -> Sequence[Command]:
        assert isinstance(state, Stall)
        if question is None:
            return []
        seat = question.seat
        if isinstance(question, Turn):
            return [*[Draw(seat)] * bool(state.deck), *[Sell(seat)] * bool(state.hands[seat])]
        if isinstance(question, Which):
            return [Show(seat, card) for card in sorted(state.hands[seat])]
        if isinstance(question, NextEffect):
            return [Choose(seat, effect) for effect in next_effects(state.effects)]
        how: type[Coins] = Pay if isinstance(question, Bid) else Lay
        return [how(seat, coins) for coins in range(min(HIGHEST_BID, state.coins[seat]) + 1)]

    def refusal(self, state: State, command: Command) -> Refusal | None:
        assert isinstance(state, Stall)
        if command in self.legal_for(state, command.seat):
            return None
        if not state.asked:
            return Refusal("over")
        return Refusal("not_now" if command.seat in state.waiting() else "not_asked", {"seat": state.asked[-1].seat})

    def apply(self, state: State, command: Command, chance: Chance) -> None:
        assert isinstance(state, Stall)
        question, seat = open_to(state.asked, command.seat), command.seat
        state.answer(seat)
        if isinstance(command, Draw):
            state.draw(seat, state.deck[-1])
            self._next_turn(state, self._after(state, seat))
        elif isinstance(command, Sell):
            state.ask(Which(seat))
        elif isinstance(command, Show):
            state.show(seat, command.card)
            state.ask(Bid(self._after(state, seat), command.card))
        elif isinstance(command, Lay):
            self._lay(state, command)
        elif isinstance(command, Pay) and isinstance(question, Bid):
            self._trade(state, question, command.coins)
        elif isinstance(command, Choose) and isinstance(question, NextEffect):
            self._happen(state, command.effect)
            self._settle(state, question.then)

    def _lay(self, state: Stall, command: Lay) -> None:
        """Only when the last seat has laid down its coins does anybody see how many."""
        state.lay(command.seat, command.coins)
        if not state.asked:
            state.uncover(tuple(state.laid))
            first = state.laid.index(max(state.laid))
            if state.laid[first]:
                state.earn(first, -state.laid[first])
            self._next_turn(state, first)

    def _trade(self, state: Stall, question: Bid, coins: int) -> None:
        buyer = question.seat
        seller = (buyer - 1) % state.seats
        state.earn(buyer, -coins) if coins else state.earn(seller, 1)
        if coins:
            state.earn(seller, coins)
        state.score(buyer if coins else seller, question.card)
        if state.dues:
            dues = [each(seat) for seat in range(state.seats) for each in (Alms, Tithe, Applause)]
            for effect in in_turn_order(dues, buyer, state.seats):
                state.queue_effect(effect)
        self._settle(state, buyer)

    def _settle(self, state: Stall, then: int) -> None:
        """Let the waiting effects happen until somebody has to order their own; afterwards it is this seat's turn."""
        while state.effects:
            found = next_effects(state.effects)
            if len(found) > 1:
                state.ask(NextEffect(found[0].owner, then))
                return
            self._happen(state, found[0])
        self._next_turn(state, then)

    def _happen(self, state: Stall, effect: Effect) -> None:
        state.take_effect(effect)
        seat = effect.owner
        if isinstance(effect, Applause):
            state.score(seat, 1)
        elif isinstance(effect, Gift) or (isinstance(effect, Alms) and not state.coins[seat]):
            state.earn(seat, 1)
        elif isinstance(effect, Tithe) and state.coins[seat]:
            state.earn(seat, -1)
            state.queue_effect(Gift(self._after(state, seat), next_moment(state.effects)))

    def _after(self, state: Stall, seat: int) -> int:
        return (seat + 1) % state.seats

    def _round_from(self, state: Stall, seat: int) -> list[int]:
        return [(seat + step) % state.seats for step in range(state.seats)]

    def _next_turn(self, state: Stall, first: int) -> None:
        seat = next((seat for seat in self._round_from(state, first) if state.deck or state.hands[seat]), None)
        if seat is not None:
            state.ask(Turn(seat))

    def observe(self, state: State, viewer: int) -> State:
        assert isinstance(state, Stall)
        view = state.clone()
        view.viewer = viewer
        view.deck = [UNKNOWN] * len(state.deck)
        if NO_COINS in view.laid:
            view.laid = [
                coins if seat == viewer or coins == NO_COINS else COVERED for seat, coins in enumerate(view.laid)
            ]
        view.hands = [hand if seat == viewer else [UNKNOWN] * len(hand) for seat, hand in enumerate(view.hands)]
        return view

    def sample(self, view: State, chance: Chance) -> State:
        assert isinstance(view, Stall)
        world = view.clone()
        world.viewer = EVERYONE
        seen = {card for cards in (*world.hands, world.shown) for card in cards}
        unseen = chance.shuffled([card for card in range(1, world.cards + 1) if card not in seen])
        world.laid = [chance.below(world.coins[0] + 1) if coins == COVERED else coins for coins in world.laid]
        for cards in (world.deck, *world.hands):
            cards[:] = [unseen.pop() if card == UNKNOWN else card for card in cards]
        return world

    def outcome(self, state: State) -> Outcome | None:
        assert isinstance(state, Stall)
        if state.asked or (not state.turns and state.cards):
            return None
        return Outcome.ranked(tuple(state.points), {"coins": tuple(state.coins)})

    def progress(self, state: State) -> Mapping[str, int]:
        assert isinstance(state, Stall)
        return {"rounds": -(-state.turns // state.seats)}

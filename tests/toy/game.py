"""The market stall. On your turn you draw a card nobody else sees, or put one up for sale; the next seat says how many
coins it pays for it. It scores the card when it pays, else the seller does. The game ends when no card is left."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from resarcana_gui.kernel.chance import Chance
from resarcana_gui.kernel.codec import Codec
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.game import Game, Options, OptionsError, Outcome
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.record import Value
from resarcana_gui.kernel.refusal import Refusal
from resarcana_gui.kernel.state import EVERYONE, State
from tests.toy.records import (
    BID,
    CODEC,
    DRAW,
    NO_CARD,
    PAY,
    SELL,
    SHOW,
    TURN,
    UNKNOWN,
    WHICH,
    Answered,
    Asked,
    Drawn,
    Earned,
    Question,
    Say,
    Scored,
    Shown,
    Stacked,
)

HIGHEST_BID = 2


class Stall(State):
    """The table. An unknown card is a 0."""

    def __init__(self, viewer: int, seats: int, cards: int) -> None:
        super().__init__(viewer, seats)
        self.cards = cards
        self.deck: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.shown: list[int] = []
        self.coins = [1] * seats
        self.points = [0] * seats
        self.turns = 0
        self.asked: list[Question] = []

    def clone(self) -> Stall:
        other = Stall(self.viewer, self.seats, self.cards)
        other.deck, other.shown, other.asked = list(self.deck), list(self.shown), list(self.asked)
        other.hands = [list(hand) for hand in self.hands]
        other.coins, other.points, other.turns = list(self.coins), list(self.points), self.turns
        return other

    def facts(self) -> dict[str, Value | tuple[Value, ...]]:
        lists = {"deck": self.deck, "shown": self.shown, "coins": self.coins, "points": self.points}
        hands: dict[str, list[int]] = {f"hand {seat}": hand for seat, hand in enumerate(self.hands)}
        facts: dict[str, Value | tuple[Value, ...]] = {name: tuple(cards) for name, cards in (lists | hands).items()}
        facts["turns"], facts["asked"] = self.turns, tuple(repr(question) for question in self.asked)
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

    def ask(self, kind: int, seat: int, card: int) -> None:
        self.asked.append(Question(kind, seat, card))
        self.turns += kind == TURN
        if self.log is not None:
            self.log.append(Asked(kind, seat, card))

    def answer(self) -> None:
        self.asked.pop()
        if self.log is not None:
            self.log.append(Answered())


class Toy(Game):
    """Its rules."""

    name = __name__.split(".")[-2]
    version = 3
    codec: Codec = CODEC

    def seat_range(self) -> tuple[int, int]:
        return 2, 4

    def complete(self, options: Options) -> dict[str, object]:
        full: dict[str, object] = {"seats": 2, "cards": 9, **options}
        if set(full) != {"seats", "cards"}:
            raise OptionsError("The market stall knows only the options 'seats' and 'cards'.")
        for name, (low, high) in {"seats": (2, 4), "cards": (0, 18)}.items():
            number = full[name]
            if type(number) is not int or not low <= number <= high:
                raise OptionsError(f"The market stall needs {name} from {low} to {high}, not {number!r}.")
        return full

    def blank(self, options: Options, viewer: int) -> State:
        seats, cards = options["seats"], options["cards"]
        assert isinstance(seats, int) and isinstance(cards, int)
        return Stall(viewer, seats, cards)

    def begin(self, state: State, options: Options, chance: Chance) -> None:
        assert isinstance(state, Stall)
        state.stack(tuple(chance.shuffled(range(1, state.cards + 1))))
        self._next_turn(state, chance.below(state.seats))

    def pending(self, state: State) -> Question | None:
        assert isinstance(state, Stall)
        return state.asked[-1] if state.asked else None

    def opens_action(self, pending: Pending) -> bool:
        return pending.kind == TURN

    def legal(self, state: State) -> Sequence[Command]:
        assert isinstance(state, Stall)
        question = self.pending(state)
        if question is None:
            return []
        seat = question.seat
        if question.kind == TURN:
            return [Say(DRAW, seat)] * bool(state.deck) + [Say(SELL, seat)] * bool(state.hands[seat])
        if question.kind == WHICH:
            return [Say(SHOW, seat, card) for card in sorted(state.hands[seat])]
        return [Say(PAY, seat, NO_CARD, coins) for coins in range(min(HIGHEST_BID, state.coins[seat]) + 1)]

    def refusal(self, state: State, command: Command) -> Refusal | None:
        if command in self.legal(state):
            return None
        question = self.pending(state)
        if question is None:
            return Refusal("over")
        return Refusal("not_now") if command.seat == question.seat else Refusal("not_asked", {"seat": question.seat})

    def apply(self, state: State, command: Command, chance: Chance) -> None:
        assert isinstance(state, Stall) and isinstance(command, Say)
        question, seat = state.asked[-1], command.seat
        state.answer()
        if command.kind == DRAW:
            state.draw(seat, state.deck[-1])
            self._next_turn(state, self._after(state, seat))
        elif command.kind == SELL:
            state.ask(WHICH, seat, NO_CARD)
        elif command.kind == SHOW:
            state.show(seat, command.card)
            state.ask(BID, self._after(state, seat), command.card)
        else:
            self._trade(state, question, command.coins)

    def _trade(self, state: Stall, question: Question, coins: int) -> None:
        buyer = question.seat
        seller = (buyer - 1) % state.seats
        state.earn(buyer, -coins) if coins else state.earn(seller, 1)
        if coins:
            state.earn(seller, coins)
        state.score(buyer if coins else seller, question.card)
        self._next_turn(state, buyer)

    def _after(self, state: Stall, seat: int) -> int:
        return (seat + 1) % state.seats

    def _next_turn(self, state: Stall, seat: int) -> None:
        for _ in range(state.seats):
            if state.deck or state.hands[seat]:
                state.ask(TURN, seat, NO_CARD)
                return
            seat = self._after(state, seat)

    def observe(self, state: State, viewer: int) -> State:
        assert isinstance(state, Stall)
        view = state.clone()
        view.viewer = viewer
        view.deck = [UNKNOWN] * len(state.deck)
        view.hands = [hand if seat == viewer else [UNKNOWN] * len(hand) for seat, hand in enumerate(view.hands)]
        return view

    def sample(self, view: State, chance: Chance) -> State:
        assert isinstance(view, Stall)
        world = view.clone()
        world.viewer = EVERYONE
        seen = {card for cards in (*world.hands, world.shown) for card in cards}
        unseen = chance.shuffled([card for card in range(1, world.cards + 1) if card not in seen])
        for cards in (world.deck, *world.hands):
            cards[:] = [unseen.pop() if card == UNKNOWN else card for card in cards]
        return world

    def outcome(self, state: State) -> Outcome | None:
        assert isinstance(state, Stall)
        if state.asked or (not state.turns and state.cards):
            return None
        best = max(state.points)
        return Outcome(tuple(s for s, points in enumerate(state.points) if points == best), tuple(state.points))

    def progress(self, state: State) -> Mapping[str, int]:
        assert isinstance(state, Stall)
        return {"rounds": -(-state.turns // state.seats)}

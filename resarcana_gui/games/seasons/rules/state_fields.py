"""What a table of Seasons consists of: flat lists of ints, one class for the truth and for every view of it.

Cards of hands, packs and piles are known by their number; a view has HIDDEN for those that it does not see. What a seat
knows beyond what lies before it (ADR 5) is kept as lists of cards, without the places where they lie: the two copies of
a card cannot be told apart.
"""

from __future__ import annotations

from resarcana_gui.games.seasons.cards.tables import CardSet
from resarcana_gui.games.seasons.rules.codes import NO_CARD, NO_DIE, NOBODY, SETTING_UP
from resarcana_gui.games.seasons.rules.options import GameOptions
from resarcana_gui.games.seasons.rules.questions import Question
from resarcana_gui.games.seasons.rules.waiting import CardTriggered, Step
from resarcana_gui.kernel.record import Value
from resarcana_gui.kernel.state import EVERYONE
from resarcana_gui.kernel.state import State as KernelState

Cards = tuple[int, ...]


class Fields(KernelState):
    """All fields. Seats count from 0 clockwise; amounts of energies are packed."""

    def __init__(self, cards: CardSet, options: GameOptions, viewer: int, blank: bool = True) -> None:
        """Create a table as it is before anything has happened. `blank` is false only for `clone`, which fills in
        every field itself."""
        super().__init__(viewer, options.seats)
        self.cards = cards
        self.options = options
        if blank:
            self._fill_flow(options.seats)
            self._fill_cards(len(cards.copies), options.seats)
            self._fill_knowledge(options.seats)

    def _fill_flow(self, seats: int) -> None:
        self.phase = SETTING_UP
        self.round = 0
        self.first = NOBODY
        """The first player of the round."""
        self.active = NOBODY
        """The seat whose turn it is."""
        self.p = 1
        """The position of the season marker: 12 for each year before, and the space."""
        self.reached = 1
        """The latest year whose library was taken."""
        self.dice: list[int] = []
        """The dice of this game."""
        self.rolled: list[int] = []
        """The faces of the dice that nobody has taken; the last one stays."""
        self.taken = [NO_DIE] * seats
        """The face of each seat's die."""
        self.may_crystallise = False
        """Whether the seat whose turn it is may."""
        self.bonus_worth = 0
        """What each energy that it crystallises is worth more by the bonuses of this turn."""
        self.crystals = [0] * seats
        self.gauge = [0] * seats
        self.bonuses = [0] * seats
        self.reserve = [0] * seats
        self.points = [0] * seats
        """At the end."""
        self.winners = 0
        """The seats that have won: bit s for seat s."""
        self.stack: list[Question] = []
        self.effects: list[CardTriggered] = []
        self.steps: list[Step] = []

    def _fill_cards(self, copies: int, seats: int) -> None:
        self.hand: list[list[int]] = [[] for _ in range(seats)]
        self.second: list[list[int]] = [[] for _ in range(seats)]
        """The library of year II."""
        self.third: list[list[int]] = [[] for _ in range(seats)]
        self.kept: list[list[int]] = [[] for _ in range(seats)]
        """What is to be split into hand and libraries."""
        self.pack: list[list[int]] = [[] for _ in range(seats)]
        self.play: list[list[int]] = [[] for _ in range(seats)]
        """Copies, in the order in which they came."""
        self.owner = [NOBODY] * copies
        self.turned = [False] * copies
        self.on = [0] * copies
        """The energies on each card in play."""
        self.pile: list[int] = []
        """From the top."""
        self.discards: list[int] = []
        self.drawn: list[int] = []
        """Cards that a seat has drawn and has to choose from."""
        self.drawer = NOBODY
        self.summoning = NO_CARD
        """The card that has been shown and is being paid for."""

    def _fill_knowledge(self, seats: int) -> None:
        self.top_seen = 0
        """The seats that know the top card of the pile: bit s for seat s. (Everybody saw them look.)"""
        self.drawn_seen = 0
        """The seats that know the first of the drawn cards, because they had looked at it on the pile."""
        self.group = [NOBODY] * seats
        """The preset group of each seat, NOBODY without one."""
        self.passed: list[Cards] = [()] * seats
        """What a seat passed on in the draft and has not seen again: `when * PASSES + card`, when from 0."""
        self.seen_hand: list[Cards] = [()] * (seats * seats)
        """At viewer * seats + seat: the cards that the viewer knows to be in this seat's hand."""
        self.seen_discards: list[Cards] = [()] * seats
        """By viewer: the cards that it knows to be among the discards."""
        self.recycled: list[Cards] = [()] * seats
        """By viewer: the cards that it knew to be shuffled into the pile, and has not seen since."""
        self.revealed: list[Cards] = [()] * seats
        """The cards that left each seat's hand for everybody to see."""
        self.drew = [0] * seats
        """How many cards came into each seat's hand from the pile."""

    def copy_into(self, copy: Fields) -> None:
        """Give another table the content of this one."""
        copy.phase = self.phase
        copy.round = self.round
        copy.first = self.first
        copy.active = self.active
        copy.p = self.p
        copy.reached = self.reached
        copy.dice = self.dice[:]
        copy.rolled = self.rolled[:]
        copy.taken = self.taken[:]
        copy.may_crystallise = self.may_crystallise
        copy.bonus_worth = self.bonus_worth
        copy.crystals = self.crystals[:]
        copy.gauge = self.gauge[:]
        copy.bonuses = self.bonuses[:]
        copy.reserve = self.reserve[:]
        copy.points = self.points[:]
        copy.winners = self.winners
        copy.stack = self.stack[:]
        copy.effects = self.effects[:]
        copy.steps = self.steps[:]
        copy.hand = [cards[:] for cards in self.hand]
        copy.second = [cards[:] for cards in self.second]
        copy.third = [cards[:] for cards in self.third]
        copy.kept = [cards[:] for cards in self.kept]
        copy.pack = [cards[:] for cards in self.pack]
        copy.play = [cards[:] for cards in self.play]
        copy.owner = self.owner[:]
        copy.turned = self.turned[:]
        copy.on = self.on[:]
        copy.pile = self.pile[:]
        copy.discards = self.discards[:]
        copy.drawn = self.drawn[:]
        copy.drawer = self.drawer
        copy.summoning = self.summoning
        self._copy_knowledge(copy)

    def _copy_knowledge(self, copy: Fields) -> None:
        copy.top_seen = self.top_seen
        copy.drawn_seen = self.drawn_seen
        copy.group = self.group[:]
        copy.passed = self.passed[:]
        copy.seen_hand = self.seen_hand[:]
        copy.seen_discards = self.seen_discards[:]
        copy.recycled = self.recycled[:]
        copy.revealed = self.revealed[:]
        copy.drew = self.drew[:]

    def facts(self) -> dict[str, Value | tuple[Value, ...]]:
        """Everything this table says, field by field."""
        facts: dict[str, Value | tuple[Value, ...]] = {"viewer": self.viewer, "seats": self.seats}
        for name in NUMBERS:
            facts[name] = int(getattr(self, name))
        for name in LISTS:
            facts[name] = tuple(map(int, getattr(self, name)))
        for name in LISTS_OF_LISTS:
            for at, cards in enumerate(getattr(self, name)):
                facts[f"{name} {at}"] = tuple(cards)
        for place, question in enumerate(self.stack):
            facts[f"stack {place}"] = (question.KIND, *question.data())
        for place, step in enumerate(self.steps):
            facts[f"step {place}"] = (step.KIND, *step.data())
        facts["effects"] = tuple(self.effects)
        return facts

    def sees(self, seat: int) -> bool:
        """Return whether this table shows what that seat sees."""
        return self.viewer in (EVERYONE, seat)


PASSES = 64
"""More than there are cards: what a seat passed on is `when * PASSES + card`."""
NUMBERS = (
    "phase",
    "round",
    "first",
    "active",
    "p",
    "reached",
    "may_crystallise",
    "bonus_worth",
    "winners",
    "drawer",
    "summoning",
    "top_seen",
    "drawn_seen",
)
LISTS = (
    "dice",
    "rolled",
    "taken",
    "crystals",
    "gauge",
    "bonuses",
    "reserve",
    "points",
    "owner",
    "turned",
    "on",
    "pile",
    "discards",
    "drawn",
    "group",
    "drew",
)
LISTS_OF_LISTS = (
    "hand",
    "second",
    "third",
    "kept",
    "pack",
    "play",
    "passed",
    "seen_hand",
    "seen_discards",
    "recycled",
    "revealed",
)

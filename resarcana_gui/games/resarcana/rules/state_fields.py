"""The fields of a table of Res Arcana: flat lists of ints, one class for the truth and for every view of it.

Hidden cards stand in hands and artifact decks as -1 - batch. A batch is a set of cards that were shuffled together:
the deck at the start is one, every reshuffled discard pile another. So a view knows which cards a rival's deck can
hold without knowing their order, and forgets nothing that everybody saw.
"""

from __future__ import annotations

from resarcana_gui.games.resarcana.cards.tables import CardSet
from resarcana_gui.games.resarcana.rules.answers import SeatAnswers
from resarcana_gui.games.resarcana.rules.codes import AWAY, DRAFT, NO_COMPONENT, NOBODY, SETTING_UP
from resarcana_gui.games.resarcana.rules.options import GameOptions
from resarcana_gui.games.resarcana.rules.questions import Question
from resarcana_gui.kernel.record import Value
from resarcana_gui.kernel.state import EVERYONE
from resarcana_gui.kernel.state import State as KernelState


class Fields(KernelState):
    """All fields. Seats count from 0 clockwise, components are numbers, and amounts of essences are packed."""

    def __init__(
        self, cards: CardSet, answers: list[SeatAnswers], options: GameOptions, viewer: int, blank: bool = True
    ) -> None:
        """A table before anything has happened. Without `blank`, it has no content at all; only `clone` uses that."""
        super().__init__(viewer, options.seats)
        self.cards = cards
        self.answers = answers
        self.options = options
        if blank:
            self._fill_flow(options.seats)
            self._fill_components(cards.count, options.seats)
            self._fill_knowledge(options.seats, len(cards.artifacts) if options.setup == DRAFT else 0)

    def _fill_flow(self, seats: int) -> None:
        self.phase = SETTING_UP
        self.round = 0
        self.game_number = 1
        """The game of the match, counted from 1."""
        self.token = NOBODY
        """The seat with the First Player token."""
        self.began = NOBODY
        """The seat that was first player when the game began."""
        self.token_taken = False
        """Whether somebody has passed first this round (the token lies on its Passed side)."""
        self.active = NOBODY
        """The seat whose turn it is, also to collect."""
        self.winners = 0
        """The seats that have won: bit s for seat s."""
        self.passed = [False] * seats
        self.wins = [0] * seats
        """Half points in the match: 2 for a victory, 1 for a shared one."""
        self.bonus = [0] * seats
        """Points for the current victory check alone."""
        self.counted = [0] * seats
        """The points of the last victory check."""
        self.stack: list[Question] = []

    def _fill_components(self, count: int, seats: int) -> None:
        self.pool = [0] * seats
        self.on = [0] * count
        """The essences on each component."""
        self.zone = [AWAY] * count
        self.owner = [NOBODY] * count
        self.turned = [False] * count
        self.hand: list[list[int]] = [[] for _ in range(seats)]
        self.deck: list[list[int]] = [[] for _ in range(seats)]
        """The cards of each seat's deck, from the top."""
        self.discards: list[list[int]] = [[] for _ in range(seats)]
        self.play: list[list[int]] = [[] for _ in range(seats)]
        self.offer: list[list[int]] = [[] for _ in range(seats)]
        """The mages to choose from."""
        self.packet: list[list[int]] = [[] for _ in range(seats)]
        """The artifacts of which the seat keeps one, in a draft."""
        self.chosen = [NOBODY] * seats
        """The mage chosen, also after it was revealed."""
        self.places: list[int] = []
        self.items: list[int] = []
        self.display: list[int] = []
        self.monument_deck: list[int] = []
        self.shown = NO_COMPONENT
        """The card of a hand that its seat has shown while it is asked how to pay for it."""
        self.face_up: list[int] = []
        """The artifacts to pick from in a match."""

    def _fill_knowledge(self, seats: int, remembered: int) -> None:
        count = self.cards.count
        self.batch = [0] * count
        self.known = [0] * count
        """The seats that know where a hidden component is, except for its position within a hand or deck: bit s for
        seat s."""
        self.batches = [0] * seats
        """The newest batch of each seat."""
        self.blind = [0] * seats
        """The batch that holds those cards of a seat that the others know nothing about."""
        self.deck_seen = [0] * seats
        """How many cards from the top of its own deck a seat knows in order."""
        self.top_exact = [0] * seats
        """How many cards from the top of the monument deck a seat knows in order."""
        self.top_window = [0] * seats
        """The number of top monuments among which those of top_loose lie."""
        self.top_loose = [0] * seats
        """Monuments that a seat saw on top before a rival reordered them: bit i for the i-th monument."""
        self.memory = [0] * (seats * remembered)
        """In a draft, at index seat * artifacts + artifact: the packet in which this seat passed the card on and has
        not seen it since; 0 for none. A packet is identified by its size at that time, plus DECK_SIZE in the deal
        that goes to the right."""
        self.drafted = (NOBODY,) * count
        """In a match, who picked each artifact. It rarely changes, so clones share it."""

    def copy_into(self, copy: Fields) -> None:
        """Copy the content of this table into another one."""
        copy.phase = self.phase
        copy.round = self.round
        copy.game_number = self.game_number
        copy.token = self.token
        copy.began = self.began
        copy.token_taken = self.token_taken
        copy.active = self.active
        copy.winners = self.winners
        copy.passed = self.passed[:]
        copy.wins = self.wins[:]
        copy.bonus = self.bonus[:]
        copy.counted = self.counted[:]
        copy.stack = self.stack[:]
        copy.pool = self.pool[:]
        copy.on = self.on[:]
        copy.zone = self.zone[:]
        copy.owner = self.owner[:]
        copy.turned = self.turned[:]
        copy.hand = [cards[:] for cards in self.hand]
        copy.deck = [cards[:] for cards in self.deck]
        copy.discards = [cards[:] for cards in self.discards]
        copy.play = [cards[:] for cards in self.play]
        copy.offer = [cards[:] for cards in self.offer]
        copy.packet = [cards[:] for cards in self.packet]
        copy.chosen = self.chosen[:]
        copy.places = self.places[:]
        copy.items = self.items[:]
        copy.display = self.display[:]
        copy.monument_deck = self.monument_deck[:]
        copy.shown = self.shown
        copy.face_up = self.face_up[:]
        self._copy_knowledge(copy)

    def _copy_knowledge(self, copy: Fields) -> None:
        copy.batch = self.batch[:]
        copy.known = self.known[:]
        copy.batches = self.batches[:]
        copy.blind = self.blind[:]
        copy.deck_seen = self.deck_seen[:]
        copy.top_exact = self.top_exact[:]
        copy.top_window = self.top_window[:]
        copy.top_loose = self.top_loose[:]
        copy.memory = self.memory[:]
        copy.drafted = self.drafted

    def facts(self) -> dict[str, Value | tuple[Value, ...]]:
        """Return everything this table says, field by field."""
        facts: dict[str, Value | tuple[Value, ...]] = {"viewer": self.viewer, "seats": self.seats}
        for name in NUMBERS:
            facts[name] = int(getattr(self, name))
        for name in LISTS:
            held = getattr(self, name)
            facts[name] = tuple(map(int, held)) if name in TRUTHS else tuple(held)
        for name in LISTS_PER_SEAT:
            for seat, cards in enumerate(getattr(self, name)):
                facts[f"{name} {seat}"] = tuple(cards)
        for place, question in enumerate(self.stack):
            facts[f"stack {place}"] = (question.KIND, *question.data())
        return facts

    def sees(self, seat: int) -> bool:
        """Return whether this table shows what that seat sees."""
        return self.viewer == EVERYONE or self.viewer == seat


NUMBERS = ("phase", "round", "game_number", "token", "began", "token_taken", "active", "winners", "shown")
LISTS_PER_SEAT = ("hand", "deck", "discards", "play", "offer", "packet")
TRUTHS = ("passed", "turned")
"""The lists of booleans, which `facts` gives as 0 and 1."""
LISTS = (
    "passed",
    "wins",
    "bonus",
    "counted",
    "pool",
    "on",
    "zone",
    "owner",
    "turned",
    "chosen",
    "places",
    "items",
    "display",
    "monument_deck",
    "face_up",
    "batch",
    "known",
    "batches",
    "blind",
    "deck_seen",
    "top_exact",
    "top_window",
    "top_loose",
    "memory",
    "drafted",
)

"""What a table of Terra Mystica consists of: flat lists of ints. Nothing is hidden, so truth and views are the same.

Seats count from 0 clockwise; hexes, tiles, cards, factions by their number. Sets of land hexes are ints with bit h for
hex h; `own`, `lands`, `reach` and `reach_more` only repeat what other fields say, in the form that is asked for.
"""

from __future__ import annotations

from resarcana_gui.games.terra_mystica.components.tables import Components
from resarcana_gui.games.terra_mystica.components.words import BRIDGES, CULT_COUNT, WHEEL
from resarcana_gui.games.terra_mystica.rules.codes import NOBODY, NONE, ROUNDS, SETTING_UP, TURN_OVER
from resarcana_gui.games.terra_mystica.rules.menus import SeatMenu
from resarcana_gui.games.terra_mystica.rules.options import GameOptions
from resarcana_gui.games.terra_mystica.rules.questions import Question
from resarcana_gui.kernel.record import Value
from resarcana_gui.kernel.state import State as KernelState

KINDS: int = 6
"""How many kinds of structures there are, with none as the first."""
SPACES_OF_CULT: int = 4


class Fields(KernelState):
    """All fields of a table."""

    def __init__(
        self, parts: Components, menus: list[SeatMenu], options: GameOptions, viewer: int, blank: bool = True
    ) -> None:
        """A table before anything happened; not blank: without any content, for `clone` alone."""
        super().__init__(viewer, options.seats)
        self.parts = parts
        self.menus = menus
        self.options = options
        if blank:
            self._fill_flow(options.seats)
            self._fill_seats(options.seats)
            self._fill_board()

    def _fill_flow(self, seats: int) -> None:
        self.phase = SETTING_UP
        self.round = 0
        self.first = NOBODY
        """Who begins this round."""
        self.next_first = NOBODY
        """Who passed first this round, and so begins the next one."""
        self.order: list[int] = []
        """The turn order of the round."""
        self.finished: list[int] = []
        """Who has passed this round, in the order of passing."""
        self.active = NOBODY
        """Whose turn it is, or whose cult bonus."""
        self.left = TURN_OVER
        """How many actions the active seat is still to take in this turn; TURN_OVER when it is not to be asked."""
        self.begun = 0
        """Whether the active seat has done something in this turn, since others answered last."""
        self.towns_due = 0
        """How many town tiles the active seat is to take."""
        self.blocked = 0
        """The cults on which the active seat lost a last step for want of a key: bit c for cult c."""
        self.accepted = 0
        """Cultists: 1 when neighbours were offered power, 2 when one has accepted; 0 when that is settled."""
        self.winners = 0
        """The seats that have won: bit s for seat s."""
        self.dropped = 0
        """The seats that left the game; only in records of games."""
        self.used_power = 0
        """The power actions used this round: bit a for action a."""
        self.offers: list[int] = []
        """Power offered to neighbours and not yet answered: for each the builder, the neighbour, the amount."""
        self.stack: list[Question] = []

    def _fill_seats(self, seats: int) -> None:
        self.colour = [NONE] * seats
        """The home terrain that a seat was dealt, in the variant."""
        self.faction = [NONE] * seats
        self.coins = [0] * seats
        self.workers = [0] * seats
        self.priests = [0] * seats
        self.bowl1 = [0] * seats
        self.bowl2 = [0] * seats
        self.bowl3 = [0] * seats
        self.points = [0] * seats
        self.keys = [0] * seats
        self.ship = [0] * seats
        """Steps on the shipping track (for Fakirs in records of games: hexes by which the carpet flies farther)."""
        self.dig = [0] * seats
        """Steps on the exchange track."""
        self.sent = [0] * seats
        """Priests on order spaces."""
        self.bridges_left = [BRIDGES] * seats
        self.card = [NONE] * seats
        self.passed = [0] * seats
        self.favours = [0] * seats
        """The favour tiles of a seat: bit t for tile t."""
        self.used = [0] * seats
        """The special actions used this round: bit a for action a."""
        self.cults = [0] * (seats * CULT_COUNT)
        self.built = [0] * (seats * KINDS)
        """How many structures of a kind are on the map."""
        self.towns = [0] * (seats * len(self.parts.town_tiles))
        self.own = [0] * seats
        """The hexes with a seat's structures."""
        self.reach = [0] * seats
        """The hexes that are directly adjacent to own structures or reached by shipping."""
        self.reach_more = [0] * seats
        """The same with one more shipping."""

    def _fill_board(self) -> None:
        parts, board = self.parts, self.parts.board
        count = len(board.land)
        self.structure = [0] * count
        self.owner = [NOBODY] * count
        self.terrain = board.terrain[:]
        self.town = [0] * count
        """Whether the structure on a hex belongs to a town."""
        self.near = board.near[:]
        """The hexes directly adjacent to each, by a side or a bridge."""
        self.lands = [sum(1 << at for at in range(count) if board.terrain[at] == land) for land in range(WHEEL)]
        """The hexes of each terrain."""
        self.bridge = [NOBODY] * len(board.sites)
        """Who built the bridge on each site."""
        self.link = [NOBODY] * len(board.river)
        """Who counts each river hex as a link of a town."""
        self.spaces = [NOBODY] * (CULT_COUNT * SPACES_OF_CULT)
        """Whose priest is on each order space."""
        self.top = [NOBODY] * CULT_COUNT
        """Who is on the last step of each cult track."""
        self.scoring = [NONE] * ROUNDS
        """The scoring tile of each round."""
        self.on_card = [NONE] * len(parts.bonus_cards)
        """The coins on each bonus card; NONE for a card that is not in play."""
        self.favour_stock = [tile.copies for tile in parts.favour_tiles]
        self.town_stock = [0 if tile.expansion else tile.copies for tile in parts.town_tiles]

    def copy_into(self, copy: Fields) -> None:
        """Give another table the content of this one."""
        copy.phase = self.phase
        copy.round = self.round
        copy.first = self.first
        copy.next_first = self.next_first
        copy.order = self.order[:]
        copy.finished = self.finished[:]
        copy.active = self.active
        copy.left = self.left
        copy.begun = self.begun
        copy.towns_due = self.towns_due
        copy.blocked = self.blocked
        copy.accepted = self.accepted
        copy.winners = self.winners
        copy.dropped = self.dropped
        copy.used_power = self.used_power
        copy.offers = self.offers[:]
        copy.stack = self.stack[:]
        self._copy_seats(copy)
        self._copy_board(copy)

    def _copy_seats(self, copy: Fields) -> None:
        copy.colour = self.colour[:]
        copy.faction = self.faction[:]
        copy.coins = self.coins[:]
        copy.workers = self.workers[:]
        copy.priests = self.priests[:]
        copy.bowl1 = self.bowl1[:]
        copy.bowl2 = self.bowl2[:]
        copy.bowl3 = self.bowl3[:]
        copy.points = self.points[:]
        copy.keys = self.keys[:]
        copy.ship = self.ship[:]
        copy.dig = self.dig[:]
        copy.sent = self.sent[:]
        copy.bridges_left = self.bridges_left[:]
        copy.card = self.card[:]
        copy.passed = self.passed[:]
        copy.favours = self.favours[:]
        copy.used = self.used[:]
        copy.cults = self.cults[:]
        copy.built = self.built[:]
        copy.towns = self.towns[:]
        copy.own = self.own[:]
        copy.reach = self.reach[:]
        copy.reach_more = self.reach_more[:]

    def _copy_board(self, copy: Fields) -> None:
        copy.structure = self.structure[:]
        copy.owner = self.owner[:]
        copy.terrain = self.terrain[:]
        copy.town = self.town[:]
        copy.near = self.near[:]
        copy.lands = self.lands[:]
        copy.bridge = self.bridge[:]
        copy.link = self.link[:]
        copy.spaces = self.spaces[:]
        copy.top = self.top[:]
        copy.scoring = self.scoring[:]
        copy.on_card = self.on_card[:]
        copy.favour_stock = self.favour_stock[:]
        copy.town_stock = self.town_stock[:]

    def facts(self) -> dict[str, Value | tuple[Value, ...]]:
        """Everything this table says, field by field."""
        facts: dict[str, Value | tuple[Value, ...]] = {"viewer": self.viewer, "seats": self.seats}
        for name in NUMBERS:
            facts[name] = int(getattr(self, name))
        for name in LISTS:
            facts[name] = tuple(getattr(self, name))
        for place, question in enumerate(self.stack):
            facts[f"stack {place}"] = question
        return facts


NUMBERS = (
    "phase", "round", "first", "next_first", "active", "left", "begun", "towns_due", "blocked", "accepted", "winners",
    "dropped", "used_power",
)  # fmt: skip
LISTS = (
    "order", "finished", "offers", "colour", "faction", "coins", "workers", "priests", "bowl1", "bowl2", "bowl3",
    "points", "keys", "ship", "dig", "sent", "bridges_left", "card", "passed", "favours", "used", "cults", "built",
    "towns", "structure", "owner", "terrain", "town", "bridge", "link", "spaces", "top", "scoring", "on_card",
    "favour_stock", "town_stock", "own", "reach", "reach_more", "lands", "near",
)  # fmt: skip

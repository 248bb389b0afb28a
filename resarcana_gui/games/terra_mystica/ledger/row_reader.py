"""Carries out the commands of a row: each pattern of the notation with what it does on the table."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Final

from resarcana_gui.games.terra_mystica.components.words import (
    CULTS,
    DESERT,
    FOREST,
    LAKES,
    MOUNTAINS,
    PLAINS,
    SANCTUARY,
    STRONGHOLD,
    SWAMP,
    TEMPLE,
    TRADING_HOUSE,
    WASTELAND,
)
from resarcana_gui.games.terra_mystica.ledger.ledger_table import LedgerTable
from resarcana_gui.games.terra_mystica.ledger.notation import slug
from resarcana_gui.games.terra_mystica.ledger.open_offers import RowError, demand
from resarcana_gui.games.terra_mystica.rules.codes import (
    ACTING,
    COINS_TO_POINT,
    NOBODY,
    NONE,
    POINT_TO_COIN,
    POWER_TO_COIN,
    POWER_TO_PRIEST,
    POWER_TO_WORKER,
    PRIEST_TO_WORKER,
    WORKER_TO_COIN,
)

COLOURS: Final = {
    "yellow": DESERT,
    "brown": PLAINS,
    "black": SWAMP,
    "blue": LAKES,
    "green": FOREST,
    "gray": MOUNTAINS,
    "grey": MOUNTAINS,
    "red": WASTELAND,
}
STRUCTURES: Final = {
    "tp": TRADING_HOUSE,
    "trading post": TRADING_HOUSE,
    "trading house": TRADING_HOUSE,
    "te": TEMPLE,
    "temple": TEMPLE,
    "sh": STRONGHOLD,
    "stronghold": STRONGHOLD,
    "sa": SANCTUARY,
    "sanctuary": SANCTUARY,
}
UNITS: Final = {
    "c": "c", "coin": "c", "coins": "c", "w": "w", "worker": "w", "workers": "w", "p": "p", "priest": "p",
    "priests": "p", "pw": "pw", "power": "pw", "vp": "vp",
}  # fmt: skip
RATES: Final = {
    ("pw", "p"): (5, 1, POWER_TO_PRIEST),
    ("pw", "w"): (3, 1, POWER_TO_WORKER),
    ("pw", "c"): (1, 1, POWER_TO_COIN),
    ("p", "w"): (1, 1, PRIEST_TO_WORKER),
    ("w", "c"): (1, 1, WORKER_TO_COIN),
    ("vp", "c"): (1, 1, POINT_TO_COIN),
    ("c", "vp"): (2, 1, COINS_TO_POINT),
}
"""What is given and taken in one exchange."""
WAYS: Final = {("p", "c"): ("w",), ("pw", "vp"): ("c",), ("w", "vp"): ("c",), ("p", "vp"): ("w", "c")}
"""Exchanges in several steps, which some players write as one."""
FORFEITS: Final = {
    "spade": "spade",
    "bridge": "bridge",
    "convert_w_to_p": "ordination",
    "free_tp": "trading_house",
    "free_d": "dwelling",
    "free_tf": "sandstorm",
    "gain_favor": "favour",
    "gain_tw": "town",
    "cult": "cult",
}
ACTS: Final = ("build", "dig", "upgrade", "advance", "send", "action", "transform")
"""Commands that begin an action, unless one is under way."""
INSIDE: Final[dict[str, tuple[str, ...]]] = {
    "build": ("spade", "sandstorm", "dwelling"),
    "dig": ("spade",),
    "upgrade": ("trading_house",),
    "transform": ("spade", "sandstorm"),
}
"""Those that may also belong to the action before, with what is left of it then."""


class RowReader:
    """Carries out commands of one seat after the other. Raises RowError."""

    def __init__(self, table: LedgerTable) -> None:
        self._table: Final = table
        self._state: Final = table.state
        self._seats: Final[dict[str, int]] = {}
        parts = self._state.parts
        self._hexes: Final = {name.lower(): at for name, at in parts.board.numbers.items()}
        self._rivers: Final = {name: at for at, name in enumerate(parts.board.river_names)}
        self._sites: Final = {frozenset(ends): site for site, ends in enumerate(parts.board.sites)}
        self._actions: Final = {action.slug.lower(): action.number for action in parts.actions}
        self._cards: Final = {card.slug.lower(): card.number for card in parts.bonus_cards}
        self._favours: Final = {tile.slug.lower(): tile.number for tile in parts.favour_tiles}
        self._towns: Final = {tile.slug.lower(): tile.number for tile in parts.town_tiles}
        self._patterns: Final = [(re.compile(pattern), do) for pattern, do in self._rows()]
        self._open = False
        """Whether the action of this row is under way, so that spades and dwellings belong to it."""

    def seat_faction(self, faction: str, seat: int) -> None:
        """Note who plays a faction."""
        self._seats[faction] = seat

    def begin_row(self) -> None:
        """A new row: its first action is a new one."""
        self._open = False

    def carry_out(self, seat: int, command: str) -> None:
        """One command."""
        for pattern, do in self._patterns:
            match = pattern.fullmatch(command)
            if match is not None:
                if self._state.phase == ACTING and self._begins(seat, command.split(maxsplit=1)[0]):
                    self._table.begin_action(seat)
                    self._open = True
                do(seat, match)
                return
        raise RowError(f"{command!r} is not a command of the notation")

    def _begins(self, seat: int, word: str) -> bool:
        """Whether a command is an action of its own; after the action, spades and dwellings are part of it."""
        if word not in ACTS or (word in INSIDE and self._goes_on(seat, INSIDE[word])):
            return False
        return not self._open or (word not in INSIDE and self._state.left == 0)

    def _goes_on(self, seat: int, things: tuple[str, ...]) -> bool:
        """Whether a seat goes on with its action in another row: some things are left to it, or it has taken its last
        one and others would have had their turns before its next one."""
        state = self._state
        others = [other for other in range(state.seats) if other != seat and not state.passed[other]]
        is_same_turn = state.left == 0 and bool(others)
        return state.active == seat and (is_same_turn or self._table.dues[seat].is_left(things))

    def _rows(self) -> list[tuple[str, Callable[[int, re.Match[str]], None]]]:
        cult, place, res = f"({'|'.join(CULTS)})", r"([a-i]\d+)", f"({'|'.join(UNITS)})"
        reason = "(?: for .*)?"
        return [
            (f"build {place}", self._build),
            (f"transform {place}(?: to ({'|'.join(COLOURS)}))?", self._transform),
            (r"dig (\d)", self._dig),
            (f"upgrade {place} to ({'|'.join(STRUCTURES)})", self._upgrade),
            (r"advance (ship|shipping|dig|digging)", self._advance),
            (f"send (?:p|priest) to {cult}(?: for (\\d))?", self._send),
            (r"action (\w+)", self._action),
            (f"bridge {place}:{place}", self._bridge),
            (r"connect (r\d+)", self._connect_river),
            (f"connect {place}:{place}(?::{place})?", self._connect),
            (f"convert (\\d+)? ?{res} to (\\d+)? ?{res}", self._convert),
            (r"burn (\d+)", self._burn),
            (r"leech (\d+)(?: from ([\w ]+))?", self._leech),
            (r"decline(?: (\d+)(?: from ([\w ]+))?)?", self._decline),
            (r"pass(?: (bon\d+))?", self._pass),
            (rf"\+1?(bon\d+){reason}", self._card),
            (rf"\+(\d+)?(fav\d+|tw\d+){reason}", self._take),
            (rf"([+-])(\d+)?{cult}{reason}", self._step),
            (rf"-(\d+)?({'|'.join(FORFEITS)}){reason}", self._forfeit),
            (r"[+-].*", self._adjust),
            (r"wait", self._nothing),
            (r"done", self._done),
        ]

    def _hex(self, name: str) -> int:
        demand(name in self._hexes, f"there is no hex {name.upper()}")
        return self._hexes[name]

    def _build(self, seat: int, match: re.Match[str]) -> None:
        if self._state.phase == ACTING:
            self._table.build(seat, self._hex(match[1]))
        else:
            self._table.start(seat, self._hex(match[1]))

    def _transform(self, seat: int, match: re.Match[str]) -> None:
        self._table.transform(seat, self._hex(match[1]), COLOURS[match[2]] if match[2] else None)

    def _dig(self, seat: int, match: re.Match[str]) -> None:
        self._table.buy(seat, int(match[1]))

    def _upgrade(self, seat: int, match: re.Match[str]) -> None:
        self._table.upgrade(seat, self._hex(match[1]), STRUCTURES[match[2]])

    def _advance(self, seat: int, match: re.Match[str]) -> None:
        if match[1].startswith("ship"):
            self._table.ship(seat)
        else:
            self._table.lower(seat)

    def _send(self, seat: int, match: re.Match[str]) -> None:
        self._table.send(seat, CULTS.index(match[1]), int(match[2]) if match[2] else None)

    def _action(self, seat: int, match: re.Match[str]) -> None:
        demand(match[1] in self._actions, f"there is no action {match[1].upper()}")
        self._table.act(seat, self._actions[match[1]])

    def _bridge(self, seat: int, match: re.Match[str]) -> None:
        site = self._sites.get(frozenset((self._hex(match[1]), self._hex(match[2]))))
        demand(site is not None, "no bridge can be built there")
        self._table.bridge(seat, site or 0)

    def _connect_river(self, seat: int, match: re.Match[str]) -> None:
        demand(match[1] in self._rivers, f"there is no river hex {match[1]}")
        self._table.connect(seat, [self._rivers[match[1]]])

    def _connect(self, seat: int, match: re.Match[str]) -> None:
        hexes = [self._hex(name) for name in match.groups() if name]
        self._table.connect(seat, self._table.rivers_between(seat, hexes))

    def _convert(self, seat: int, match: re.Match[str]) -> None:
        number, source, result, target = match.groups()
        given, taken = UNITS[source], UNITS[target]
        if (given, taken) == ("w", "p"):
            demand(int(number or 1) == int(result or 1), "the exchange has another rate")
            self._table.ordain(seat, int(number or 1))
            return
        path = [given, *WAYS.get((given, taken), ()), taken]
        demand(all(step in RATES for step in pairwise(path)), f"{given} does not become {taken}")
        times = int(result or 1)
        demand(price_of(path, times) == int(number or 1), "the exchange has another rate")
        self._exchange(seat, path, times)

    def _exchange(self, seat: int, path: list[str], result: int) -> None:
        """Make exchanges along a path, so many of the last one."""
        for at, step in enumerate(pairwise(path)):
            exchange = RATES[step][2]
            for _ in range(price_of(path[at + 1 :], result)):
                self._table.convert(seat, exchange)

    def _burn(self, seat: int, match: re.Match[str]) -> None:
        number = int(match[1])
        demand(self._state.bowl2[seat] >= 2 * number, "there are too few tokens to burn")
        self._state.burn_power(seat, number)

    def _builder(self, name: str | None) -> int:
        demand(name is None or slug(name) in self._seats, f"nobody plays {name}")
        return NOBODY if name is None else self._seats[slug(name)]

    def _leech(self, seat: int, match: re.Match[str]) -> None:
        self._table.offers.leech(seat, int(match[1]), self._builder(match[2]))

    def _decline(self, seat: int, match: re.Match[str]) -> None:
        self._table.offers.decline(seat, int(match[1]) if match[1] else None, self._builder(match[2]))

    def _pass(self, seat: int, match: re.Match[str]) -> None:
        demand(match[1] is None or match[1] in self._cards, f"there is no bonus card {(match[1] or '').upper()}")
        self._table.pass_turn(seat, NONE if match[1] is None else self._cards[match[1]])

    def _card(self, seat: int, match: re.Match[str]) -> None:
        """A bonus card: the first one, or the one due to a seat that has passed without naming any."""
        demand(match[1] in self._cards, f"there is no bonus card {match[1].upper()}")
        self._table.take_card(seat, self._cards[match[1]])

    def _take(self, seat: int, match: re.Match[str]) -> None:
        slug = match[2]
        demand(slug in self._favours or slug in self._towns, f"there is no tile {slug.upper()}")
        for _ in range(int(match[1] or 1)):
            if slug in self._favours:
                self._table.favour(seat, self._favours[slug])
            else:
                self._table.town(seat, self._towns[slug])

    def _step(self, seat: int, match: re.Match[str]) -> None:
        steps = int(match[2] or 1)
        self._table.step(seat, CULTS.index(match[3]), steps if match[1] == "+" else -steps)

    def _forfeit(self, seat: int, match: re.Match[str]) -> None:
        self._table.forfeit(seat, FORFEITS[match[2]], int(match[1] or 1))

    def _adjust(self, seat: int, match: re.Match[str]) -> None:
        raise RowError(f"{match[0]!r} is not due")

    def _nothing(self, seat: int, match: re.Match[str]) -> None:
        """A word that says nothing."""

    def _done(self, seat: int, match: re.Match[str]) -> None:
        """A word that only says that this action is over."""
        self._open = False


def price_of(path: list[str], result: int) -> int:
    """What so many of the last unit of a path of exchanges cost in the first one."""
    for step in pairwise(path):
        result *= RATES[step][0]
    return result

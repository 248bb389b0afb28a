"""Scenarios: a table described field by field. What a scenario may say is written in docs/engine.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from resarcana_gui.games.terra_mystica.components.tables import NO_ACTION, BonusCard, Components
from resarcana_gui.games.terra_mystica.components.words import CULT_COUNT, CULTS, PRIESTS, STRUCTURES, TERRAINS, TOP
from resarcana_gui.games.terra_mystica.rules.codes import (
    FEWEST_SEATS,
    FREE_CARDS,
    MOST_SEATS,
    NOBODY,
    NONE,
    ROUNDS,
    START_POINTS,
)
from resarcana_gui.games.terra_mystica.rules.state_fields import SPACES_OF_CULT
from resarcana_gui.kernel.game import OptionsError
from resarcana_gui.kernel.options import check_keys, flag, mapping, name, named, numbers, sequence, whole

PHASES: Final = ("acting", "cult_bonus", "income")
KEYS: Final = frozenset(
    {"seats", "terrain", "scoring", "cards", "spaces", "used", "round", "first", "next_first", "active", "phase"}
)
SEAT_KEYS: Final = frozenset(
    {
        *("faction", "points", "coins", "workers", "priests", "bowls", "cults", "keys", "shipping", "digging"),
        *("structures", "bridges", "links", "in_town", "card", "favours", "towns", "used", "passed"),
    }
)
SCORING: Final = ("SCORE2", "SCORE4", "SCORE1", "SCORE6", "SCORE7", "SCORE8")
MOST: Final = 999
TOKENS: Final = 12


class SeatScenario:
    """What one seat has; what is not told is what its faction starts with."""

    def __init__(self, parts: Components, data: Mapping[str, object], where: str) -> None:
        check_keys(data, SEAT_KEYS, where)
        self.faction: Final = name(data.get("faction"), f"{where}.faction", [each.slug for each in parts.factions])
        start, board = parts.factions[self.faction], parts.board
        self.points: Final = whole(data.get("points", START_POINTS), f"{where}.points", MOST)
        self.coins: Final = whole(data.get("coins", start.start.coins), f"{where}.coins", MOST)
        self.workers: Final = whole(data.get("workers", start.start.workers), f"{where}.workers", MOST)
        self.priests: Final = whole(data.get("priests", start.start.priests), f"{where}.priests", PRIESTS)
        self.bowls: Final = numbers(data.get("bowls", start.bowls), f"{where}.bowls", 3, TOKENS)
        self.cults: Final = numbers(data.get("cults", start.cults), f"{where}.cults", CULT_COUNT, TOP)
        self.keys: Final = whole(data.get("keys", 0), f"{where}.keys", MOST)
        least = start.ship_start if start.ships else 0
        last = len(start.ship_points) - 1
        self.shipping: Final = whole(data.get("shipping", least), f"{where}.shipping", last, least)
        self.digging: Final = whole(data.get("digging", 0), f"{where}.digging", max(0, len(start.spade) - 1))
        structures = mapping(data.get("structures", {}), f"{where}.structures")
        self.structures: Final = {
            name(at, f"{where}.structures", board.names): 1 + name(kind, f"{where}.structures", STRUCTURES[1:])
            for at, kind in structures.items()
        }
        self.bridges: Final = named(data.get("bridges", []), f"{where}.bridges", board.site_names)
        self.links: Final = named(data.get("links", []), f"{where}.links", board.river_names)
        self.in_town: Final = named(data.get("in_town", []), f"{where}.in_town", board.names)
        cards = [card.slug for card in parts.bonus_cards]
        told = data.get("card")
        self.card: Final = NONE if told is None else name(told, f"{where}.card", cards)
        self.dealt: Final = "card" not in data
        """Whether the seat gets the plainest bonus card that is left."""
        self.favours: Final = named(
            data.get("favours", []), f"{where}.favours", [tile.slug for tile in parts.favour_tiles]
        )
        self.towns: Final = named(data.get("towns", []), f"{where}.towns", [tile.slug for tile in parts.town_tiles])
        self.used: Final = named(data.get("used", []), f"{where}.used", [action.slug for action in parts.actions])
        self.passed: Final = flag(data.get("passed", False), f"{where}.passed")


class Scenario:
    """A described table. Raises OptionsError with one sentence that names the field."""

    def __init__(self, parts: Components, described: object) -> None:
        data = mapping(described, "scenario")
        check_keys(data, KEYS, "scenario")
        self.seats: Final = [
            SeatScenario(parts, mapping(each, f"seats[{at}]"), f"seats[{at}]")
            for at, each in enumerate(sequence(data.get("seats", []), "seats"))
        ]
        count = len(self.seats)
        if not FEWEST_SEATS <= count <= MOST_SEATS:
            raise OptionsError(f"A scenario describes {FEWEST_SEATS} to {MOST_SEATS} seats, not {count}.")
        self._check_seats(parts)
        self.phase: Final = PHASES[name(data.get("phase", PHASES[0]), "phase", PHASES)]
        self.round: Final = whole(data.get("round", 1), "round", ROUNDS, 1)
        self.first: Final = whole(data.get("first", 0), "first", count - 1)
        passed = [at for at, seat in enumerate(self.seats) if seat.passed]
        told = data.get("next_first")
        self.finished: Final = passed if told is None else sorted(passed, key=lambda seat: seat != told)
        """Who has passed, in the order of passing."""
        if told is not None and told not in passed:
            raise OptionsError(f"next_first: seat {told!r} has not passed.")
        self.active: Final = whole(data.get("active", self._next()), "active", count - 1)
        if self.phase == PHASES[0] and self.seats[self.active].passed:
            raise OptionsError(f"active: seat {self.active} has passed.")
        terrain = mapping(data.get("terrain", {}), "terrain")
        self.terrain: Final = {
            name(at, "terrain", parts.board.names): name(kind, "terrain", TERRAINS) for at, kind in terrain.items()
        }
        tiles = [tile.slug for tile in parts.scoring_tiles]
        self.scoring: Final = named(data.get("scoring", list(SCORING)), "scoring", tiles)
        if len(self.scoring) != ROUNDS:
            raise OptionsError(f"scoring: expected {ROUNDS} tiles, found {len(self.scoring)}.")
        self.used: Final = named(data.get("used", []), "used", [action.slug for action in parts.power_actions])
        self.spaces: Final = self._read_spaces(data)
        self.held, self.free = self._read_cards(parts, data)

    def _check_seats(self, parts: Components) -> None:
        homes = [parts.factions[seat.faction].home for seat in self.seats]
        if len(set(homes)) != len(homes):
            raise OptionsError("seats: two factions have the same home terrain.")
        hexes = [at for seat in self.seats for at in seat.structures]
        if len(set(hexes)) != len(hexes):
            raise OptionsError("seats: two structures stand on the same hex.")
        sites = [site for seat in self.seats for site in seat.bridges]
        if len(set(sites)) != len(sites):
            raise OptionsError("seats: two bridges are on the same site.")

    def _next(self) -> int:
        """Whose turn it is by default: the first seat that has not passed."""
        return next((at for at, seat in enumerate(self.seats) if not seat.passed), 0)

    def _read_spaces(self, data: Mapping[str, object]) -> list[int]:
        """Whose priest is on each order space."""
        told = mapping(data.get("spaces", {}), "spaces")
        check_keys(told, frozenset(CULTS), "spaces")
        found: list[int] = []
        for cult in CULTS:
            seats = sequence(told.get(cult, [None] * SPACES_OF_CULT), f"spaces.{cult}")
            if len(seats) != SPACES_OF_CULT:
                raise OptionsError(f"spaces.{cult}: expected {SPACES_OF_CULT} seats or nulls, found {len(seats)}.")
            most = len(self.seats) - 1
            found += [NOBODY if seat is None else whole(seat, f"spaces.{cult}", most) for seat in seats]
        return found

    def _read_cards(self, parts: Components, data: Mapping[str, object]) -> tuple[list[int], dict[int, int]]:
        """The bonus card of each seat, and those that are free with their coins. What is not told is the plainest."""
        slugs = [card.slug for card in parts.bonus_cards]
        told = mapping(data.get("cards", {}), "cards")
        free = {name(slug, "cards", slugs): whole(coins, f"cards.{slug}", MOST) for slug, coins in told.items()}
        taken = [*free, *(seat.card for seat in self.seats if seat.card != NONE)]
        if len(set(taken)) != len(taken):
            raise OptionsError("cards: a bonus card is in two places.")
        left = [card.number for card in sorted(parts.bonus_cards, key=_plainness) if card.number not in taken]
        held = [left.pop(0) if seat.dealt else seat.card for seat in self.seats]
        if "cards" not in data:
            free = dict.fromkeys(left[:FREE_CARDS], 0)
        return held, free


def _plainness(card: BonusCard) -> tuple[bool, bool, int]:
    """Cards that bring only income come first; those of expansions last."""
    more = card.action != NO_ACTION or bool(card.shipping or any(card.passing) or card.passing_shipping)
    return card.expansion, more, card.number

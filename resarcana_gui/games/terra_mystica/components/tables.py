"""The components as the rules read them: plain classes with numbers, made once by the loader."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from resarcana_gui.games.terra_mystica.components.amounts import Amount
from resarcana_gui.games.terra_mystica.components.board import Board

BRIDGE: Final = 0
GAIN: Final = 1
SPADES: Final = 2
CULT_STEPS: Final = 3
DOUBLE_TURN: Final = 4
SANDSTORM: Final = 5
FLIGHT: Final = 6
FREE_TRADING_HOUSE: Final = 7
DEEDS: Final = (
    "bridge", "gain", "spades", "cult_steps", "turns", "sandstorm", "flight", "free_trading_house",
)  # fmt: skip
"""What an action lets do, by the key that says so in the files."""

PER_SPADE: Final = 6
PER_TOWN: Final = 7
SCORED: Final = ("nothing", "dwelling", "trading_house", "temple", "stronghold", "sanctuary", "spade", "town")
"""What a scoring tile rewards: a structure by its number, a spade, a town."""
PRIESTS_SENT: Final = 4
"""In place of a cult: the number of own priests on order spaces."""
NO_ACTION: Final = -1


class Action:
    """A power action, which is there for all, or a special action of whoever holds a tile or has built a stronghold."""

    def __init__(self, number: int, slug: str, deed: int, amount: int, power: int, price: Amount, gain: Amount) -> None:
        self.number: Final = number
        self.slug: Final = slug
        self.deed: Final = deed
        self.amount: Final = amount
        """How many spades, cult steps or turns."""
        self.power: Final = power
        """What it costs on the board; 0 for special actions."""
        self.price: Final = price
        """What it costs besides; an action with a price can be taken any number of times a round."""
        self.gain: Final = gain


class BonusCard:
    """A bonus card."""

    def __init__(
        self,
        number: int,
        slug: str,
        income: Amount,
        action: int,
        shipping: int,
        passing: Sequence[int],
        passing_shipping: int,
        expansion: bool,
    ) -> None:
        self.number: Final = number
        self.slug: Final = slug
        self.income: Final = income
        self.action: Final = action
        self.shipping: Final = shipping
        self.passing: Final = list(passing)
        """Points on passing for each structure of a kind."""
        self.passing_shipping: Final = passing_shipping
        self.expansion: Final = expansion


class ScoringTile:
    """A scoring tile: points during the actions, a bonus for the cults at the round's end."""

    def __init__(
        self,
        number: int,
        slug: str,
        points: int,
        per: Sequence[int],
        cult: int,
        every: int,
        gain: Amount,
        spades: int,
        early: bool,
        expansion: bool,
    ) -> None:
        self.number: Final = number
        self.slug: Final = slug
        self.points: Final = points
        self.per: Final = list(per)
        self.scores: Final = [points if kind in per else 0 for kind in range(len(SCORED))]
        """The points by what is rewarded (see SCORED)."""
        self.cult: Final = cult
        self.every: Final = every
        self.gain: Final = gain
        self.spades: Final = spades
        self.early: Final = early
        """Whether it is never used in the last two rounds."""
        self.expansion: Final = expansion


class FavourTile:
    """A favour tile."""

    def __init__(
        self,
        number: int,
        slug: str,
        copies: int,
        cult: int,
        steps: int,
        income: Amount,
        action: int,
        town_value: int,
        building: Sequence[int],
        passing: Sequence[int],
    ) -> None:
        self.number: Final = number
        self.slug: Final = slug
        self.copies: Final = copies
        self.cult: Final = cult
        self.steps: Final = steps
        self.income: Final = income
        self.action: Final = action
        self.town_value: Final = town_value
        self.building: Final = list(building)
        """Points for each structure built, by its kind."""
        self.passing: Final = list(passing)
        """Points on passing by the number of trading houses on the map; empty for none."""


class TownTile:
    """A town tile."""

    def __init__(
        self,
        number: int,
        slug: str,
        copies: int,
        gain: Amount,
        steps: int,
        keys: int,
        shipping: int,
        expansion: bool,
    ) -> None:
        self.number: Final = number
        self.slug: Final = slug
        self.copies: Final = copies
        self.gain: Final = gain
        self.steps: Final = steps
        self.keys: Final = keys
        self.shipping: Final = shipping
        self.expansion: Final = expansion


class Abilities:
    """What a faction can, from the start or from its stronghold on; 0 for what it cannot."""

    def __init__(self, numbers: Mapping[str, int], amounts: Mapping[str, Amount]) -> None:
        self.trade: Final = numbers.get("trade", 0)
        self.coins_per_point: Final = numbers.get("coins_per_point", 3)
        self.spade_priests: Final = amounts["spade_price"].priests
        self.spade_points: Final = numbers.get("spade_points", 0)
        self.points_per_spade: Final = numbers.get("points_per_spade", 0)
        self.spades_always: Final = numbers.get("spades_always", 0)
        self.town_gain: Final = amounts["town_gain"]
        self.favours: Final = numbers.get("favours", 1)
        self.devotion: Final = bool(numbers.get("devotion", 0))
        self.river_link: Final = bool(numbers.get("river_link", 0))
        self.skip: Final = numbers.get("skip_hexes", 0)
        self.skip_price: Final = amounts["skip_price"]
        self.skip_points: Final = numbers.get("skip_points", 0)
        self.bridge_action: Final = numbers.get("bridge_action", NO_ACTION)


class Stronghold:
    """What a faction gets when its stronghold is built, and can from then on."""

    def __init__(self, numbers: Mapping[str, int], gain: Amount, skip: int, skip_price: Amount) -> None:
        self.gain: Final = gain
        self.shipping: Final = numbers.get("shipping", 0)
        self.favour: Final = numbers.get("favour", 0)
        self.ordination: Final = numbers.get("ordination", 0)
        self.spades: Final = numbers.get("spades", 0)
        self.action: Final = numbers.get("action", NO_ACTION)
        self.power_per_spade: Final = numbers.get("power_per_spade", 0)
        self.points_per_bridge: Final = numbers.get("points_per_bridge", 0)
        self.skip: Final = skip
        self.skip_price: Final = skip_price


class Faction:
    """A faction: what it starts with, pays, earns and can."""

    def __init__(
        self,
        number: int,
        slug: str,
        home: int,
        start: Amount,
        bowls: Sequence[int],
        cults: Sequence[int],
        dwellings: int,
        last: bool,
    ) -> None:
        self.number: Final = number
        self.slug: Final = slug
        self.home: Final = home
        self.start: Final = start
        self.bowls: Final = list(bowls)
        self.cults: Final = list(cults)
        self.dwellings: Final = dwellings
        self.last: Final = last
        self.costs: list[Amount] = []
        """The price of each structure by its number; a trading house beside an opponent."""
        self.alone: Amount = Amount()
        """The price of a trading house with no opponent beside it."""
        self.income: list[list[Amount]] = []
        """By structure and the number of them on the map."""
        self.ships: bool = True
        self.ship_start: int = 0
        self.ship_points: list[int] = []
        """The points on reaching each step of the shipping track, from 0."""
        self.ship_price: Amount = Amount()
        self.spade: list[int] = []
        """Workers for a spade, by step of the exchange track; none for who pays priests."""
        self.dig_price: Amount = Amount()
        self.dig_points: int = 0
        self.abilities: Abilities = Abilities({}, {"spade_price": start, "town_gain": start, "skip_price": start})
        self.stronghold: Stronghold = Stronghold({}, start, 0, start)


class FirstGame:
    """The introductory game for one number of players."""

    def __init__(self, without: Sequence[int], dwellings: Mapping[int, Sequence[int]]) -> None:
        self.without: Final = list(without)
        """The bonus cards that stay in the box."""
        self.dwellings: Final = {faction: list(hexes) for faction, hexes in dwellings.items()}


class Components:
    """Everything the game is played with."""

    def __init__(
        self,
        board: Board,
        factions: list[Faction],
        actions: list[Action],
        bonus_cards: list[BonusCard],
        scoring_tiles: list[ScoringTile],
        favour_tiles: list[FavourTile],
        town_tiles: list[TownTile],
        first_scoring: list[int],
        first_games: dict[int, FirstGame],
    ) -> None:
        self.board: Final = board
        self.factions: Final = factions
        self.actions: Final = actions
        self.bonus_cards: Final = bonus_cards
        self.scoring_tiles: Final = scoring_tiles
        self.favour_tiles: Final = favour_tiles
        self.town_tiles: Final = town_tiles
        self.first_scoring: Final = first_scoring
        self.first_games: Final = first_games
        self.power_actions: Final = [action for action in actions if action.power]
